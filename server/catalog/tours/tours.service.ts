/** What the public may read of tours. */
import { PAGE_SIZES, type TourCard, type ToursQuery } from "@farpeak/contract/catalog.ts";
import type { ServerContext } from "../../context.ts";
import { ApiError } from "../../http/api-error.ts";
import { pageMeta } from "../../http/paging.ts";
import { taipeiDay } from "../../time.ts";
import { presentTourCard } from "./tours.present.ts";
import { listTours, type TourCardRow, tourCards } from "./tours.queries.ts";

type Reader = Pick<ServerContext, "db">;

export async function readTours(context: Reader, query: ToursQuery) {
  const { page = 1, pre_page: perPage = PAGE_SIZES.tours, get_popular_tours: popular, ...filter } = query;
  const today = taipeiDay();
  const request = { page, perPage };
  // `get_popular_tours=0` asks for all, not for the unpopular ones.
  const { rows, total } = await listTours(
    context.db.replica,
    { ...filter, popular: popular || undefined },
    today,
    request,
  );
  return { rows, today, meta: pageMeta(request, total) };
}

/** @throws ApiError not_found where there is none, or it is hidden or unpublished. */
export async function readTourCard(context: Reader, id: number): Promise<TourCardRow> {
  const [row] = await tourCards(context.db.replica, [id], taipeiDay());
  if (!row) throw new ApiError("not_found");
  return row;
}

/** Cards of the visible ones of these tours, in the order given: for the stories that name them. */
export async function readTourCards(context: Reader, ids: number[]): Promise<TourCard[]> {
  const today = taipeiDay();
  const rows = await tourCards(context.db.replica, ids, today);
  return rows.map((row) => presentTourCard(row, today));
}

/** Tags of the page cache for what a tour's card shows. */
export function cardTags(row: Pick<TourCardRow, "id" | "next_departures">): string[] {
  return [`tour:${row.id}`, ...row.next_departures.map((next) => `departure:${next.id}`)];
}

/** What every list of tours depends on, beside the tours it shows. */
export const TOUR_LIST_TAGS = ["tours", "departure-list", "tags", "countries"];

/** Tags of the page cache for a story that shows the cards of these tours, hidden ones too: they may appear. */
export function relatedTourTags(ids: number[]): string[] {
  return ids.length === 0 ? [] : [...TOUR_LIST_TAGS, ...ids.map((id) => `tour:${id}`)];
}
