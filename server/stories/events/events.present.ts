import type { Event, EventCard } from "@farpeak/contract/stories.ts";
import type { TourCard } from "@farpeak/contract/catalog.ts";
import { cleanHtml } from "../../http/rich-text.ts";
import { presentOptionalImage } from "../../media/image.ts";
import { instant } from "../../time.ts";
import { cardSummary } from "../summary.ts";
import type { EventRow } from "./events.queries.ts";

/**
 * May one register now? Not before anything is known to allow it.
 * @param now local time in Taipei, `YYYY-MM-DD HH:mm:ss`.
 */
export function registrationOpen(
  row: Pick<EventRow, "starts_at" | "registration_closes_at" | "capacity" | "seats_held">,
  now: string,
): boolean {
  return (
    now < row.starts_at &&
    now < (row.registration_closes_at ?? row.starts_at) &&
    row.capacity - row.seats_held > 0
  );
}

export function presentEventCard(row: EventRow, now: string): EventCard {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    summary: cardSummary(row.summary),
    tags: row.tags,
    is_featured: row.is_featured,
    image: presentOptionalImage(row.image),
    date_start: row.starts_at,
    date_end: row.ends_at,
    place: row.place,
    address: row.address,
    fee: row.fee,
    capacity: row.capacity,
    seats_left: Math.max(0, row.capacity - row.seats_held),
    registration_open: registrationOpen(row, now),
    updated_at: instant(row.updated_at),
  };
}

export function presentEvent(row: EventRow, tours: TourCard[], now: string): Event {
  const { latitude, longitude } = row;
  return {
    ...presentEventCard(row, now),
    summary: row.summary,
    location: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    speakers: row.speakers.map(({ name, title }) => ({ name, title })),
    content_html: cleanHtml(row.content_html),
    related_tours: tours,
  };
}
