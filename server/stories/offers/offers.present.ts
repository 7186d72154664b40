import type { TourCard } from "@farpeak/contract/catalog.ts";
import type { Offer, OfferCard } from "@farpeak/contract/stories.ts";
import { cleanHtml } from "../../http/rich-text.ts";
import { presentOptionalImage } from "../../media/image.ts";
import { instant } from "../../time.ts";
import type { OfferRow, StoryPage } from "../story-list.ts";
import { cardSummary } from "../summary.ts";

export function presentOfferCard(row: OfferRow): OfferCard {
  return {
    id: row.id,
    title: row.title,
    summary: cardSummary(row.summary),
    tags: row.tags,
    is_featured: row.is_featured,
    image: presentOptionalImage(row.image),
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    updated_at: instant(row.updated_at),
  };
}

export function presentOffer(row: OfferRow & StoryPage, tours: TourCard[]): Offer {
  return {
    ...presentOfferCard(row),
    summary: row.summary,
    content_html: cleanHtml(row.content_html),
    related_tours: tours,
    previous: row.previous,
    next: row.next,
  };
}
