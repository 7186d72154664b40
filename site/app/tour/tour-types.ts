/** What the page of a tour shows; the loader maps the API's answers to no more than this. */
import type { Camelized } from "@farpeak/contract/camel.ts";
import type { Departure, Tour, TravelTip } from "@farpeak/contract/catalog.ts";
import type { CancellationStep } from "@farpeak/contract/site.ts";
import type { TourCardData } from "../tours/tour-card.tsx";

type WireDeparture = Camelized<Departure>;
type WireTour = Camelized<Tour>;

export type TourView = Pick<
  WireTour,
  | "id"
  | "name"
  | "subtitle"
  | "code"
  | "days"
  | "nights"
  | "priceFrom"
  | "highlights"
  | "priceIncludes"
  | "priceExcludes"
  | "remarks"
  | "visa"
  | "contract"
> & {
  countries: string[];
  themes: string[];
  pictures: WireTour["gallery"];
  itinerary: DayView[];
};
export type DayView = Omit<WireTour["itinerary"][number], "location">;

/** A departure in a list. */
export type DepartureRow = Pick<
  WireDeparture,
  "id" | "dateStart" | "dateEnd" | "price" | "seatsLeft" | "status" | "formation" | "toForm"
>;
/** The departure the page is about, in departure mode. */
export type DepartureView = Omit<WireDeparture, "countries" | "tags" | "tourName" | "updatedAt">;

export type TipView = Pick<Camelized<TravelTip>, "sections" | "facts">;
export type CountryFactsView = TipView["facts"][number];
export type Step = Camelized<CancellationStep>;

/** Paths in units of the map's own (`MAP_SIZE`). */
export interface RouteMap {
  land: string;
  borders: string;
  legs: { road: string; air: string };
  stops: {
    x: number;
    y: number;
    width: number;
    /** Days of the itinerary: `2–3·5`. */
    days: string;
    name: string;
    /** Null where there is no room for the name. */
    label: { x: number; y: number; anchor: "start" | "middle" | "end" } | null;
  }[];
  scale: { kilometres: number; width: number };
}

export interface TourPageData {
  brand: string;
  telephone: string;
  canonical: string;
  tour: TourView;
  /** Null in tour mode. */
  departure: DepartureView | null;
  /** One page of the tour's departures, past ones left out. */
  departures: { rows: DepartureRow[]; page: number; lastPage: number; total: number };
  /** The nearest ones that still take registrations, at most three. */
  next: DepartureRow[];
  /** As the departures at hand have it; empty where there are none. */
  groupSize: string;
  airlines: string;
  steps: Step[];
  tips: TipView | null;
  related: TourCardData[];
  map: RouteMap | null;
}
