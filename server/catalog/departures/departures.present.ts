/** Row → contract: the only way a departure leaves the server. */
import type { Departure } from "@farpeak/contract/catalog.ts";
import { daysBetween, instant } from "../../time.ts";
import { departureStatus, formation, peopleToForm, seatsLeft } from "./departure-state.ts";
import type { DepartureListRow } from "./departures.queries.ts";

/** @param today the calendar day in Taipei. */
export function presentDeparture(row: DepartureListRow, today: string): Departure {
  return {
    id: row.id,
    tour_group_number: row.tour_group_number,
    tour_id: row.tour_id,
    tour_name: row.tour_name,
    date_start: row.date_start,
    date_end: row.date_end,
    days: daysBetween(row.date_start, row.date_end) + 1,
    price: row.price,
    prices: {
      adult: row.price,
      child_with_bed: row.price_child_with_bed,
      child_no_bed: row.price_child_no_bed,
      infant: row.price_infant,
      single_supplement: row.single_supplement,
    },
    deposit: row.deposit,
    seats_total: row.seats_total,
    seats_left: seatsLeft(row),
    minimum_group_size: row.minimum_group_size,
    status: departureStatus(row, today),
    formation: formation(row),
    to_form: peopleToForm(row),
    registration_deadline: row.registration_deadline,
    decision_date: row.decision_date,
    is_joint: row.is_joint,
    flights: row.flights.map(({ date, carrier, number, from, to, departs, arrives }) => ({
      date,
      carrier,
      number,
      from,
      to,
      departs,
      arrives,
    })),
    leader: row.leader,
    gathering:
      row.gathering_at && row.gathering_place ? { time: row.gathering_at, place: row.gathering_place } : null,
    countries: row.countries,
    tags: row.tags,
    updated_at: instant(row.updated_at),
  };
}
