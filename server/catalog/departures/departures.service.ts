/** What the public may read of departures. */
import { type DeparturesQuery, PAGE_SIZES } from "@farpeak/contract/catalog.ts";
import type { ServerContext } from "../../context.ts";
import { ApiError } from "../../http/api-error.ts";
import { pageMeta } from "../../http/paging.ts";
import { taipeiDay } from "../../time.ts";
import type { CountMemo } from "./count-memo.ts";
import {
  countDepartures,
  type DepartureListRow,
  findDeparture,
  listDepartures,
} from "./departures.queries.ts";

export async function readDepartures(
  context: Pick<ServerContext, "db">,
  counts: CountMemo,
  query: DeparturesQuery,
) {
  const { page = 1, pre_page: perPage = PAGE_SIZES.departures, ...filter } = query;
  const today = taipeiDay();
  const request = { page, perPage };
  const replica = context.db.replica;
  const [rows, total] = await Promise.all([
    listDepartures(replica, filter, today, request),
    counts.get(JSON.stringify(filter), () => countDepartures(replica, filter, today)),
  ]);
  return { rows, today, meta: pageMeta(request, total) };
}

/** @throws ApiError not_found where there is none, or its tour is hidden. */
export async function readDeparture(
  context: Pick<ServerContext, "db">,
  id: number,
): Promise<DepartureListRow> {
  const row = await findDeparture(context.db.replica, id);
  if (!row) throw new ApiError("not_found");
  return row;
}
