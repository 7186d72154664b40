/** Row → contract: the only way a tour leaves the server. */
import type { ItineraryDay, Tour, TourCard, TourName } from "@farpeak/contract/catalog.ts";
import { cleanHtml } from "../../http/rich-text.ts";
import { presentImage, presentOptionalImage } from "../../media/image.ts";
import { instant } from "../../time.ts";
import { departureStatus, seatsLeft } from "../departures/departure-state.ts";
import type { NextDepartureColumn, TourCardRow, TourDetailColumns, TourNameRow } from "./tours.queries.ts";

/** @param today the calendar day in Taipei. */
export function presentTourCard(row: TourCardRow, today: string): TourCard {
  return {
    id: row.id,
    name: row.name,
    subtitle: row.subtitle,
    code: row.code,
    countries: row.countries,
    tags: row.tags,
    days: row.days,
    nights: row.nights,
    price_from: row.price_from,
    image: presentOptionalImage(row.image),
    is_popular: row.is_popular,
    next_departures: row.next_departures.map((next) => presentNext(next, today)),
    departures_count: Number(row.departures_count),
    updated_at: instant(row.updated_at),
  };
}

/** The query leaves closed and cancelled departures out, so only the seats decide. */
function presentNext(next: NextDepartureColumn, today: string): TourCard["next_departures"][number] {
  const facts = { ...next, closed_at: null, cancelled_at: null, people_confirmed: 0, minimum_group_size: 1 };
  return {
    id: next.id,
    date_start: next.date_start,
    price: next.price,
    status: departureStatus(facts, today),
    seats_left: seatsLeft(next),
  };
}

export function presentTour(row: TourCardRow, details: TourDetailColumns, today: string): Tour {
  return {
    ...presentTourCard(row, today),
    highlights: row.highlights.map(({ title, text }) => ({ title, text })),
    gallery: details.gallery.map(presentImage),
    itinerary: details.itinerary.map(presentDay),
    price_includes: row.price_includes,
    price_excludes: row.price_excludes,
    remarks: row.remarks,
    visa: details.visa.map(({ country, text }) => ({ country, text })),
    contract: "/contract",
    is_hidden: row.is_hidden,
  };
}

function presentDay(row: TourDetailColumns["itinerary"][number]): ItineraryDay {
  const { latitude, longitude, location_name: name } = row;
  return {
    day: row.day,
    title: row.title,
    places: row.places,
    description_html: cleanHtml(row.description_html),
    meals: { breakfast: row.breakfast, lunch: row.lunch, dinner: row.dinner },
    hotel: row.hotel,
    image: presentOptionalImage(row.image),
    location: name !== null && latitude !== null && longitude !== null ? { name, latitude, longitude } : null,
  };
}

export function presentTourName(row: TourNameRow): TourName {
  return {
    id: row.id,
    is_hidden: row.is_hidden,
    name: row.name,
    countries: row.countries,
    updated_at: instant(row.updated_at),
  };
}
