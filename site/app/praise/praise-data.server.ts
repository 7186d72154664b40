/** Loads one page of what travellers said; the call answers all of it, newest journeys first. */
import type { Camelized } from "@farpeak/contract/camel.ts";
import { paths } from "@farpeak/contract/paths.ts";
import type { Praise } from "@farpeak/contract/stories.ts";
import type { Api } from "../api.ts";
import { upTo } from "../images.ts";

const PER_PAGE = 12;

export type PraiseView = Pick<
  Camelized<Praise>,
  "id" | "author" | "tour" | "rating" | "content" | "travelledOn" | "image"
>;

export async function loadPraises(api: Api, page: number) {
  const { data } = await api.get<{ data: Praise[] }>(paths.praises);
  return {
    praises: data.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(toPraiseView),
    page,
    lastPage: Math.max(1, Math.ceil(data.length / PER_PAGE)),
    total: data.length,
    /** Of all ratings, to one decimal; null where there are none. */
    average:
      data.length > 0 ? (data.reduce((sum, each) => sum + each.rating, 0) / data.length).toFixed(1) : null,
  };
}

function toPraiseView(praise: Camelized<Praise>): PraiseView {
  const { id, author, tour, rating, content, travelledOn, image } = praise;
  return { id, author, tour, rating, content, travelledOn, image: upTo(image, 960) };
}
