/** Loads events: lists, and one with what its page needs. */
import type { Camelized } from "@farpeak/contract/camel.ts";
import { paths } from "@farpeak/contract/paths.ts";
import type { SiteSettings } from "@farpeak/contract/site.ts";
import type { Event, EventCard } from "@farpeak/contract/stories.ts";
import type { Api, Page } from "../api.ts";
import { upTo } from "../images.ts";
import { orNotFound } from "../load.ts";
import { taipeiNow } from "../now.ts";
import { eventPath } from "../paths.ts";
import { toTourCardData } from "../tours/tour-card.tsx";
import type { EventPageData, EventsPageData, EventState, EventView } from "./event-types.ts";
import { drawPlace } from "./place-map.server.ts";

type WireCard = Camelized<EventCard>;
type WireEvent = Camelized<Event>;

/** One large and three beside it. */
const MOST_FEATURED = 4;
const MOST_OTHERS = 3;

interface Filter {
  page: number;
  type?: string | undefined;
  /** Id of a tag. */
  tag?: number;
}

/** Upcoming ones first. The featured ones that are still to come lead the first page of the whole list. */
export async function loadEvents(api: Api, { page, type, tag }: Filter): Promise<EventsPageData> {
  const [featured, list] = await Promise.all([
    page === 1 && tag === undefined
      ? api.get<Page<EventCard>>(paths.events, { type, is_featured: 1, page: 1 })
      : null,
    api.get<Page<EventCard>>(paths.events, { type, tags: tag, page }),
  ]);
  const now = taipeiNow();
  return {
    featured: (featured?.data ?? [])
      .filter((event) => event.dateEnd >= now)
      .slice(0, MOST_FEATURED)
      .map((event) => toEventView(event, now, 1280)),
    events: list.data.map((event) => toEventView(event, now, 640)),
    page,
    lastPage: list.meta.lastPage,
    total: list.meta.total,
  };
}

export async function loadEvent(api: Api, url: string, id: number): Promise<EventPageData> {
  const [{ data: event }, { data: site }, upcoming] = await Promise.all([
    findEvent(api, id),
    api.get<{ data: SiteSettings }>(paths.site),
    api.get<Page<EventCard>>(paths.events),
  ]);
  const now = taipeiNow();
  return {
    event: {
      ...toEventView(event, now, 1920),
      address: event.address,
      capacity: event.capacity,
      speakers: event.speakers,
      contentHtml: event.contentHtml,
      tags: event.tags.map((tag) => tag.name),
    },
    map: event.location && drawPlace(event.location),
    mapHref: mapHref(event),
    office: nearestOffice(event, site.offices),
    others: upcoming.data
      .filter((other) => other.id !== id && other.dateEnd >= now)
      .slice(0, MOST_OTHERS)
      .map((other) => toEventView(other, now, 640)),
    related: event.relatedTours.map(toTourCardData),
    address: new URL(eventPath(id), url).href,
  };
}

export function findEvent(api: Api, id: number): Promise<{ data: WireEvent }> {
  return orNotFound(api.get<{ data: Event }>(paths.event(id)));
}

/** @param width of the widest variant a page may show, in pixels. */
function toEventView(event: WireCard, now: string, width: number): EventView {
  const { id, type, title, summary, dateStart, dateEnd, place, fee, seatsLeft, image } = event;
  const state = stateOf(event, now);
  return {
    id,
    type,
    title,
    summary,
    dateStart,
    dateEnd,
    place,
    fee,
    seatsLeft,
    state,
    image: upTo(image, width),
  };
}

function stateOf({ dateEnd, registrationOpen, seatsLeft }: WireCard, now: string): EventState {
  if (dateEnd < now) return "past";
  if (registrationOpen) return "open";
  return seatsLeft === 0 ? "full" : "closed";
}

function mapHref({ location, address, place }: WireEvent): string {
  const query = location ? `${location.latitude},${location.longitude}` : `${address} ${place}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** Whom to call: the office nearest to the event, or the first one. */
function nearestOffice({ location }: WireEvent, offices: Camelized<SiteSettings>["offices"]) {
  const distance = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    location ? Math.hypot(latitude - location.latitude, longitude - location.longitude) : 0;
  const [nearest] = [...offices].sort((a, b) => distance(a) - distance(b));
  return { title: nearest?.title ?? "", telephone: nearest?.telephone ?? "" };
}
