/** What the pages of events show; the loaders map the API's answers to no more than this. */
import type { Camelized } from "@farpeak/contract/camel.ts";
import type { Event, EventCard } from "@farpeak/contract/stories.ts";
import type { TourCardData } from "../tours/tour-card.tsx";

type WireEvent = Camelized<Event>;

/** May one come: a seat is left; none is; registration is over; it has taken place. */
export type EventState = "open" | "full" | "closed" | "past";

export type EventView = Pick<
  Camelized<EventCard>,
  "id" | "type" | "title" | "summary" | "dateStart" | "dateEnd" | "place" | "fee" | "seatsLeft" | "image"
> & { state: EventState };

/** A small drawing of where the event is: paths in the map's own units, a mark in them. */
export interface PlaceMap {
  land: string;
  borders: string;
  x: number;
  y: number;
  /** On which side of the mark its name has room. */
  anchor: "start" | "end";
}

export interface EventPageData {
  event: EventView &
    Pick<WireEvent, "address" | "capacity" | "speakers" | "contentHtml"> & { tags: string[] };
  map: PlaceMap | null;
  /** Leads to the place in a map application. */
  mapHref: string;
  office: { title: string; telephone: string };
  others: EventView[];
  related: TourCardData[];
  address: string;
}

export interface EventsPageData {
  featured: EventView[];
  events: EventView[];
  page: number;
  lastPage: number;
  total: number;
}
