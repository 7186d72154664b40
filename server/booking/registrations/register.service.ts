/**
 * Taking a seat. One transaction: the e-mail's proof, the departure's row lock, the seat rule, the
 * record, its mails and its audit entry are kept together, or none of them.
 */
import type { Registration, RegisterForm } from "@farpeak/contract/booking.ts";
import type { SiteSettings } from "@farpeak/contract/site.ts";
import type { Transaction } from "kysely";
import { writeAudit } from "../../audit/audit.ts";
import type { Touch } from "../../cache/changes.ts";
import { acceptsRegistrations, seatsLeft } from "../../catalog/departures/departure-state.ts";
import type { ServerContext } from "../../context.ts";
import type { NewRegistration, RegistrationRow, Tables } from "../../database/tables.ts";
import { ApiError, validationFailed } from "../../http/api-error.ts";
import type { Call } from "../../http/call.ts";
import type { Limit } from "../../http/limits.ts";
import { readSiteSettings } from "../../stories/site/site.service.ts";
import { taipeiDay } from "../../time.ts";
import { hashSecret } from "../../verification/secrets.ts";
import { proveEmail, type ProvenEmail, useToken } from "../../verification/verification.service.ts";
import { registrationNumber } from "./registration-number.ts";
import { mailNewRegistration } from "./registration-mails.ts";
import { presentRegistration } from "./registrations.present.ts";
import {
  findByToken,
  insertRegistration,
  type LockedDeparture,
  lockDeparture,
  lockDepartureByNumber,
  nextRegistrationId,
  waitlistPosition,
} from "./registrations.queries.ts";
import { takesSeats } from "./seat-rule.ts";

const PER_ADDRESS: Limit = { name: "register-address", points: 60, seconds: 3600 };

/**
 * @param token the X-VerifyCode-Token of the form's e-mail.
 * @returns the registration: `pending` with seats held, or `waitlisted` with its place. The same token
 *   with the same form again answers the first one.
 * @throws ApiError verify_token_invalid, not_found, departure_closed, validation_failed, too_many_requests.
 */
export async function register(
  context: ServerContext,
  form: RegisterForm,
  token: string | null,
  call: Pick<Call, "address" | "requestId">,
): Promise<Registration> {
  await context.limits.take(PER_ADDRESS, call.address);
  const site = await readSiteSettings(context.db.kysely);
  if (!site) throw new ApiError("unavailable");
  const bodyHash = hashSecret(context.settings.secretKey, "register", JSON.stringify(form));
  return context.changes.write(async (trx, touch) => {
    const proof = { token, email: form.email, verifyType: "form-submit-register" as const };
    const proven = await proveEmail(trx, context, proof);
    if (proven.used) return firstAnswer(trx, proven, bodyHash);
    const departure = await openDeparture(trx, form);
    const row = await insert(trx, { form, departure, site, proven, bodyHash });
    await useToken(trx, proven, `registration:${row.id}`);
    const position = await waitlistPosition(trx, row);
    await mailNewRegistration(trx, context, { row, departure, site, position });
    await writeAudit(trx, {
      actor: { kind: "visitor" },
      action: "create",
      record: { kind: "registration", id: row.id },
      changes: { state: row.state, headcount: row.headcount, departure_id: departure.id },
      requestId: call.requestId,
    });
    touchSeats(touch, departure);
    return presentRegistration(row, departure, position);
  });
}

/** A double click or a retry: the record that the first one made, even if its tour is hidden by now. */
async function firstAnswer(
  trx: Transaction<Tables>,
  proven: ProvenEmail,
  bodyHash: string,
): Promise<Registration> {
  const row = await findByToken(trx, proven.tokenHash);
  if (row?.body_hash !== bodyHash) throw new ApiError("verify_token_invalid");
  const departure = await lockDeparture(trx, row.departure_id);
  if (!departure) throw new ApiError("not_found");
  return presentRegistration(row, departure, await waitlistPosition(trx, row));
}

async function openDeparture(trx: Transaction<Tables>, form: RegisterForm): Promise<LockedDeparture> {
  const departure = await lockDepartureByNumber(trx, form.tour_group_number);
  if (!departure) throw new ApiError("not_found", { message: "找不到這個團號，請回出發日期頁重新選擇" });
  if (!acceptsRegistrations(departure, taipeiDay())) throw new ApiError("departure_closed");
  if (form.headcount > departure.seats_total) {
    throw validationFailed({
      headcount: [`這一團共 ${departure.seats_total} 席，請填寫不超過此數的人數，或與我們聯絡`],
    });
  }
  return departure;
}

interface Particulars {
  form: RegisterForm;
  departure: LockedDeparture;
  site: SiteSettings;
  proven: ProvenEmail;
  bodyHash: string;
}

async function insert(trx: Transaction<Tables>, particulars: Particulars): Promise<RegistrationRow> {
  const id = await nextRegistrationId(trx);
  return insertRegistration(trx, newRow(id, particulars));
}

function newRow(id: number, { form, departure, site, proven, bodyHash }: Particulars): NewRegistration {
  const { price } = departure;
  const quoteDiffers =
    form.price !== price || form.date_start !== departure.date_start || form.date_end !== departure.date_end;
  return {
    id,
    number: registrationNumber("R", id, taipeiDay()),
    departure_id: departure.id,
    state: takesSeats(form.headcount, seatsLeft(departure)) ? "pending" : "waitlisted",
    headcount: form.headcount,
    name: form.name,
    mobile: form.mobile,
    email: form.email,
    suggestion: form.suggestion,
    price,
    amount: price * form.headcount,
    quoted_price: form.price,
    quoted_date_start: form.date_start,
    quoted_date_end: form.date_end,
    quote_differs: quoteDiffers,
    itinerary_version: departure.itinerary_version,
    contract_version: site.standard_contract.version,
    notice_version: site.collection_notices.register.version,
    snapshot: JSON.stringify(advertised(departure)),
    verify_token_hash: proven.tokenHash,
    body_hash: bodyHash,
  };
}

const ADVERTISED = [
  "tour_id",
  "tour_name",
  "tour_group_number",
  "date_start",
  "date_end",
  "price",
  "deposit",
  "minimum_group_size",
  "decision_date",
  "itinerary_version",
] as const;

/** What was advertised when the visitor registered; an advertisement is part of the contract. */
function advertised(departure: LockedDeparture): Record<string, unknown> {
  return Object.fromEntries(ADVERTISED.map((name) => [name, departure[name]]));
}

/** Whatever shows this departure's seats, or its tour's cheapest free seat. */
export function touchSeats(touch: Touch, departure: Pick<LockedDeparture, "id" | "tour_id">): void {
  touch(`departure:${departure.id}`, `tour:${departure.tour_id}`);
}
