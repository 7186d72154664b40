/** Seats that come back, and the queue that moves up into them. */
import type { Transaction } from "kysely";
import { type Actor, writeAudit } from "../../audit/audit.ts";
import type { ServerContext } from "../../context.ts";
import type { Tables } from "../../database/tables.ts";
import { seatsLeft } from "../../catalog/departures/departure-state.ts";
import { ApiError } from "../../http/api-error.ts";
import { mailMovedUp } from "./registration-mails.ts";
import { touchSeats } from "./register.service.ts";
import { findRegistration, lockDeparture, setState, waitlist } from "./registrations.queries.ts";
import { movesUp } from "./seat-rule.ts";

/**
 * Cancels a registration, gives its seats back and moves the queue up, in one transaction. One that
 * was cancelled before stays so.
 * @throws ApiError not_found.
 */
export async function cancelRegistration(context: ServerContext, id: number, actor: Actor): Promise<void> {
  await context.changes.write(async (trx, touch) => {
    const { departure_id } = (await findRegistration(trx, id)) ?? {};
    const departure = departure_id === undefined ? undefined : await lockDeparture(trx, departure_id);
    // Read again under the lock: the queue may have moved meanwhile.
    const row = departure && (await findRegistration(trx, id));
    if (!departure || !row) throw new ApiError("not_found");
    if (row.state === "cancelled") return;
    await setState(trx, id, "cancelled");
    await writeAudit(trx, {
      actor,
      action: "cancel",
      record: { kind: "registration", id },
      changes: { state: [row.state, "cancelled"] },
    });
    await moveUp(trx, context, departure.id);
    touchSeats(touch, departure);
  });
}

/**
 * Changes how many seats a departure has; more seats move the queue up.
 * @throws ApiError not_found; in_use where more people hold seats than there would be.
 */
export async function changeSeats(
  context: ServerContext,
  departureId: number,
  seatsTotal: number,
  actor: Actor,
): Promise<void> {
  await context.changes.write(async (trx, touch) => {
    const departure = await lockDeparture(trx, departureId);
    if (!departure) throw new ApiError("not_found");
    if (seatsTotal < departure.seats_held) {
      throw new ApiError("in_use", {
        message: `已有 ${departure.seats_held} 席被保留，席次不能少於此數`,
        data: { by: { seats_held: departure.seats_held } },
      });
    }
    await trx
      .updateTable("departures")
      .set({ seats_total: seatsTotal, updated_at: new Date() })
      .where("id", "=", departureId)
      .execute();
    const changes = { seats_total: [departure.seats_total, seatsTotal] };
    await writeAudit(trx, {
      actor,
      action: "update",
      record: { kind: "departure", id: departureId },
      changes,
    });
    await moveUp(trx, context, departureId);
    touchSeats(touch, departure);
  });
}

/** Expects the departure's row lock; reads the seats as this transaction left them. */
async function moveUp(trx: Transaction<Tables>, context: ServerContext, departureId: number): Promise<void> {
  const departure = await lockDeparture(trx, departureId);
  if (!departure || departure.cancelled_at !== null) return;
  for (const party of movesUp(await waitlist(trx, departureId), seatsLeft(departure))) {
    await setState(trx, party.id, "pending");
    await writeAudit(trx, {
      actor: { kind: "system" },
      action: "move-up",
      record: { kind: "registration", id: party.id },
      changes: { state: ["waitlisted", "pending"] },
    });
    await mailMovedUp(trx, context, party, departure);
  }
}
