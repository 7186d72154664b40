/** What the pages of promotional offers show; the loaders map the API's answers to no more than this. */
import type { Camelized } from "@farpeak/contract/camel.ts";
import type { Offer, OfferCard } from "@farpeak/contract/stories.ts";
import type { Neighbours } from "../stories/story-types.ts";
import type { TourCardData } from "../tours/tour-card.tsx";

/** Is it to come, running, or over? */
export type OfferState = "coming" | "running" | "ended";

export type OfferView = Pick<
  Camelized<OfferCard>,
  "id" | "title" | "summary" | "startsOn" | "endsOn" | "image"
> & {
  state: OfferState;
  /** To its beginning, or to its last day; 0 on that day itself. */
  days: number;
};

export interface OffersPageData {
  featured: OfferView[];
  offers: OfferView[];
  page: number;
  lastPage: number;
  total: number;
}

export interface OfferPageData {
  offer: OfferView & Pick<Camelized<Offer>, "contentHtml"> & { tags: string[] };
  neighbours: Neighbours;
  related: TourCardData[];
  office: { title: string; telephone: string };
  address: string;
}
