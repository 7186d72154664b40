/** All SQL of registrations. Those that change seats expect the departure's row lock to be held. */
import { type Kysely, sql } from "kysely";
import type { DepartureRow, NewRegistration, RegistrationRow, Tables } from "../../database/tables.ts";
import { visibleTour } from "../../catalog/tour-filter.ts";

export interface LockedDeparture extends DepartureRow {
  tour_name: string;
  itinerary_version: number;
}

/**
 * The departure with its row locked until the transaction ends: whoever wants its seats waits here,
 * and gets the seats as the one before left them.
 */
export async function lockDepartureByNumber(
  trx: Kysely<Tables>,
  number: string,
): Promise<LockedDeparture | undefined> {
  const { rows } = await sql<LockedDeparture>`select d.*, t.name as tour_name, t.itinerary_version
    from departures d join tours t on t.id = d.tour_id
    where d.tour_group_number = ${number} and ${visibleTour} for update of d`.execute(trx);
  return rows[0];
}

export async function lockDeparture(trx: Kysely<Tables>, id: number): Promise<LockedDeparture | undefined> {
  const { rows } = await sql<LockedDeparture>`select d.*, t.name as tour_name, t.itinerary_version
    from departures d join tours t on t.id = d.tour_id where d.id = ${id} for update of d`.execute(trx);
  return rows[0];
}

/** Ids are drawn under the departure's lock, so their order is the order of the queue. */
export async function nextRegistrationId(trx: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('registrations', 'id'))::int as id`.execute(trx);
  if (!rows[0]) throw new Error("the sequence of registrations gave no id");
  return rows[0].id;
}

export function insertRegistration(trx: Kysely<Tables>, row: NewRegistration): Promise<RegistrationRow> {
  return trx.insertInto("registrations").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findByToken(
  trx: Kysely<Tables>,
  tokenHash: string,
): Promise<RegistrationRow | undefined> {
  return trx
    .selectFrom("registrations")
    .selectAll()
    .where("verify_token_hash", "=", tokenHash)
    .executeTakeFirst();
}

export function findRegistration(trx: Kysely<Tables>, id: number): Promise<RegistrationRow | undefined> {
  return trx.selectFrom("registrations").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function setState(
  trx: Kysely<Tables>,
  id: number,
  state: RegistrationRow["state"],
): Promise<void> {
  await trx
    .updateTable("registrations")
    .set({ state, updated_at: new Date() })
    .where("id", "=", id)
    .execute();
}

/** The queue of a departure, first come first. */
export function waitlist(trx: Kysely<Tables>, departureId: number): Promise<RegistrationRow[]> {
  return trx
    .selectFrom("registrations")
    .selectAll()
    .where("departure_id", "=", departureId)
    .where("state", "=", "waitlisted")
    .orderBy("id")
    .execute();
}

/** Place in the queue, from 1; null for one who does not wait. */
export async function waitlistPosition(db: Kysely<Tables>, row: RegistrationRow): Promise<number | null> {
  if (row.state !== "waitlisted") return null;
  const { rows } = await sql<{ position: number }>`select count(*)::int as position from registrations
    where departure_id = ${row.departure_id} and state = 'waitlisted' and id <= ${row.id}`.execute(db);
  return rows[0]?.position ?? null;
}
