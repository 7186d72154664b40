import type { Registration } from "@farpeak/contract/booking.ts";
import type { RegistrationRow } from "../../database/tables.ts";
import { instant } from "../../time.ts";
import type { LockedDeparture } from "./registrations.queries.ts";

export function presentRegistration(
  row: RegistrationRow,
  departure: LockedDeparture,
  position: number | null,
): Registration {
  return {
    id: row.id,
    number: row.number,
    status: row.state,
    waitlist_position: position,
    tour_group_number: departure.tour_group_number,
    tour_id: departure.tour_id,
    departure_id: departure.id,
    tour_name: departure.tour_name,
    date_start: departure.date_start,
    date_end: departure.date_end,
    headcount: row.headcount,
    price: row.price,
    amount: row.amount,
    quote_differs: row.quote_differs,
    name: row.name,
    email: row.email,
    contract_version: row.contract_version,
    notice_version: row.notice_version,
    created_at: instant(row.created_at),
  };
}
