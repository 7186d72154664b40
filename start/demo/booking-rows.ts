/** Departures of the demo agency and who registered for them, as rows. */
import type { DemoAgency } from "@farpeak/demo/agency.ts";
import type { DemoDeparture } from "@farpeak/demo/departures.ts";
import type { DemoRegistration } from "@farpeak/demo/registrations.ts";
import type { Rows } from "@farpeak/server/database/bulk.ts";
import type { Ids } from "./rows.ts";

const ITINERARY_VERSION = 1;

export function bookingRows(agency: DemoAgency, ids: Ids): Rows {
  const names = new Map(agency.tours.map(({ code, name }) => [code, name]));
  const byNumber = new Map(agency.departures.map((departure) => [departure.groupNumber, departure]));
  const { standardContract, collectionNotices } = agency.site;
  return {
    departures: agency.departures.map((departure) => departureRow(departure, ids)),
    registrations: agency.registrations.map((registration, index) => {
      const departure = byNumber.get(registration.groupNumber);
      if (!departure) throw new Error(`Registration ${registration.number} has no departure`);
      return {
        id: index + 1,
        ...particulars(registration, ids),
        quoted_date_start: departure.dateStart,
        quoted_date_end: departure.dateEnd,
        contract_version: standardContract.version,
        notice_version: collectionNotices.register.version,
        snapshot: JSON.stringify(advertised(departure, names.get(departure.tourCode) ?? "", ids)),
      };
    }),
  };
}

function departureRow(departure: DemoDeparture, ids: Ids): NonNullable<Rows["departures"]>[number] {
  const { prices } = departure;
  return {
    id: ids.departure(departure.groupNumber),
    tour_id: ids.tour(departure.tourCode),
    tour_group_number: departure.groupNumber,
    date_start: departure.dateStart,
    date_end: departure.dateEnd,
    price: prices.adult,
    price_child_with_bed: prices.childWithBed,
    price_child_no_bed: prices.childNoBed,
    price_infant: prices.infant,
    single_supplement: prices.singleSupplement,
    deposit: prices.deposit,
    seats_total: departure.seats,
    minimum_group_size: departure.minimumGroupSize,
    registration_deadline: departure.registrationDeadline,
    decision_date: departure.decisionDate,
    closed_at: departure.closedAt,
    cancelled_at: departure.cancelledAt,
    is_joint: departure.isJoint,
    flights: JSON.stringify(departure.flights),
    leader: departure.leader,
    gathering_at: departure.gathering?.at ?? null,
    gathering_place: departure.gathering?.place ?? null,
    created_at: departure.publishedAt,
  };
}

function particulars(registration: DemoRegistration, ids: Ids) {
  const { number, groupNumber, state, headcount, name, mobile, email, suggestion, price, createdAt } =
    registration;
  return {
    number,
    departure_id: ids.departure(groupNumber),
    state,
    headcount,
    name,
    mobile,
    email,
    suggestion,
    price,
    amount: price * headcount,
    quoted_price: price,
    itinerary_version: ITINERARY_VERSION,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** As the registration form keeps it. */
function advertised(departure: DemoDeparture, tourName: string, ids: Ids): Record<string, unknown> {
  return {
    tour_id: ids.tour(departure.tourCode),
    tour_name: tourName,
    tour_group_number: departure.groupNumber,
    date_start: departure.dateStart,
    date_end: departure.dateEnd,
    price: departure.prices.adult,
    deposit: departure.prices.deposit,
    minimum_group_size: departure.minimumGroupSize,
    decision_date: departure.decisionDate,
    itinerary_version: ITINERARY_VERSION,
  };
}
