/** Loads promotional offers: lists, and one with what its page needs. */
import type { Camelized } from "@farpeak/contract/camel.ts";
import { paths } from "@farpeak/contract/paths.ts";
import type { SiteSettings } from "@farpeak/contract/site.ts";
import type { Offer, OfferCard } from "@farpeak/contract/stories.ts";
import { daysBetween } from "@farpeak/ui/format.ts";
import type { Api, Page } from "../api.ts";
import { upTo } from "../images.ts";
import { orNotFound } from "../load.ts";
import { taipeiNow } from "../now.ts";
import { offerPath } from "../paths.ts";
import { toTourCardData } from "../tours/tour-card.tsx";
import type { OfferPageData, OffersPageData, OfferView } from "./offer-types.ts";

type WireCard = Camelized<OfferCard>;

/** The featured set leads the first page; the list beneath holds the others. */
export async function loadOffers(api: Api, page: number): Promise<OffersPageData> {
  const [featured, list] = await Promise.all([
    page === 1 ? api.get<Page<OfferCard>>(paths.offers, { is_featured: 1, page: 1 }) : null,
    api.get<Page<OfferCard>>(paths.offers, { is_featured: 0, page }),
  ]);
  return { featured: (featured?.data ?? []).map((offer) => toOfferView(offer, 1280)), ...listOf(list) };
}

/** @param tag id of a tag. */
export async function loadOffersOfTag(api: Api, tag: number, page: number): Promise<OffersPageData> {
  return { featured: [], ...listOf(await api.get<Page<OfferCard>>(paths.offers, { tags: tag, page })) };
}

export async function loadOffer(api: Api, url: string, id: number): Promise<OfferPageData> {
  const [{ data: offer }, { data: site }] = await Promise.all([
    orNotFound(api.get<{ data: Offer }>(paths.offer(id))),
    api.get<{ data: SiteSettings }>(paths.site),
  ]);
  const office = site.offices[0];
  return {
    offer: {
      ...toOfferView(offer, 1920),
      contentHtml: offer.contentHtml,
      tags: offer.tags.map((tag) => tag.name),
    },
    neighbours: { previous: offer.previous, next: offer.next },
    related: offer.relatedTours.map(toTourCardData),
    office: { title: office?.title ?? "", telephone: office?.telephone ?? "" },
    address: new URL(offerPath(id), url).href,
  };
}

function listOf({ data, meta }: Camelized<Page<OfferCard>>): Omit<OffersPageData, "featured"> {
  const offers = data.map((offer) => toOfferView(offer, 640));
  return { offers, page: meta.currentPage, lastPage: meta.lastPage, total: meta.total };
}

/** @param width of the widest variant a page may show, in pixels. */
function toOfferView(offer: WireCard, width: number): OfferView {
  const { id, title, summary, startsOn, endsOn, image } = offer;
  return { id, title, summary, startsOn, endsOn, image: upTo(image, width), ...stateOn(offer, taipeiNow()) };
}

function stateOn({ startsOn, endsOn }: WireCard, now: string): Pick<OfferView, "state" | "days"> {
  const today = now.slice(0, 10);
  if (today < startsOn) return { state: "coming", days: daysBetween(today, startsOn) };
  return { state: today > endsOn ? "ended" : "running", days: daysBetween(today, endsOn) };
}
