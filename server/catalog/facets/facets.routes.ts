import { departureFilter, type Facets, facets, tourFilter } from "@farpeak/contract/catalog.ts";
import type { ServerContext } from "../../context.ts";
import { type Api, defineCall } from "../../http/call.ts";
import { taipeiDay } from "../../time.ts";
import { createCountMemo } from "../departures/count-memo.ts";
import type { DepartureFilter } from "../departures/departures.queries.ts";
import { TOUR_LIST_TAGS } from "../tours/tours.service.ts";
import { type Counted, type FacetRow, readFacetRow } from "./facets.queries.ts";

const MONTHS = 14;

export function facetRoutes(api: Api, context: ServerContext): void {
  const calls: [string, Counted, string][] = [
    ["/v1/tours/facets", "tours", "每個篩選選項下的行程數"],
    ["/v1/tour-groups/facets", "departures", "每個篩選選項下的出發日期數"],
  ];
  const memo = createCountMemo<Facets>(context.changes);
  for (const [path, counted, summary] of calls) {
    defineCall(
      api,
      {
        method: "get",
        path,
        summary,
        group: "行程與出發日期",
        query: counted === "tours" ? tourFilter : departureFilter,
        answer: facets,
      },
      // Seats are not counted, so a registration does not touch the answer.
      async ({ query }) => {
        const key = JSON.stringify([counted, query]);
        const data = await memo.get(key, () => readFacets(context, counted, query));
        return { data, tags: TOUR_LIST_TAGS };
      },
    );
  }
}

async function readFacets(
  context: Pick<ServerContext, "db">,
  counted: Counted,
  filter: DepartureFilter,
): Promise<Facets> {
  const today = taipeiDay();
  const months = nextMonths(today, MONTHS + 1);
  const range = { from: `${months[0]}-01`, until: `${months[MONTHS]}-01` };
  const row = await readFacetRow(context.db.replica, counted, filter, today, range);
  return presentFacets(row, filter, months.slice(0, MONTHS));
}

function presentFacets(row: FacetRow, filter: DepartureFilter, months: string[]): Facets {
  const counts = new Map(row.months.map(({ month, count }) => [month, count]));
  const dated = Boolean(filter.date_start ?? filter.date_end);
  return {
    total: row.total,
    countries: row.countries,
    tags: row.tags,
    months: months.map((month) => ({ month, count: counts.get(month) ?? 0 })),
    without: {
      countries: filter.countries?.length ? row.without_countries : null,
      tags: filter.tags?.length ? row.without_tags : null,
      styles: filter.styles?.length ? row.without_styles : null,
      dates: dated ? row.without_dates : null,
    },
  };
}

/** The month of `today` and those after it, `YYYY-MM`. */
function nextMonths(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
}
