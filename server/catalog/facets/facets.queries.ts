/** How many tours or departures stand behind each choice of a filter, in one statement. */
import type { Facets } from "@farpeak/contract/catalog.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { type DepartureFilter, listedDeparture } from "../departures/departures.queries.ts";
import { all, inCountries, registrable, startsWithin, visibleTour, withTags } from "../tour-filter.ts";

/** What is counted: the list of tours or the list of departures. */
export type Counted = "tours" | "departures";

export interface FacetRow {
  total: number;
  countries: Facets["countries"];
  tags: Facets["tags"];
  /** Only months that have any. */
  months: Facets["months"];
  without_countries: number;
  without_tags: number;
  without_styles: number;
  without_dates: number;
}

/** @param months the first day of the first month and of the month after the last, `YYYY-MM-DD`. */
export async function readFacetRow(
  db: Kysely<Tables>,
  counted: Counted,
  filter: DepartureFilter,
  today: string,
  months: { from: string; until: string },
): Promise<FacetRow> {
  const listed = counted === "tours" ? registrable(today) : listedDeparture(filter, today);
  const within = startsWithin(filter);
  const { rows } = await sql<FacetRow>`
    with base as materialized (
      select t.id, ${any(filter.countries, inCountries)} as c, ${any(filter.tags, withTags)} as g,
        ${any(filter.styles, withTags)} as s, ${found(counted, listed, within)} as n,
        ${within.length > 0 ? found(counted, listed, []) : sql`0`} as n_ever
      from tours t where ${visibleTour})
    select ${sumOf("n", sql`c and g and s`)} as total,
      ${sumOf("n", sql`g and s`)} as without_countries, ${sumOf("n", sql`c and s`)} as without_tags,
      ${sumOf("n", sql`c and g`)} as without_styles, ${sumOf("n_ever", sql`c and g and s`)} as without_dates,
      (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name, 'code', x.code, 'area', x.area,
        'count', found.n) order by x.sort, x.id), '[]') from countries x join (
          select tc.country_id, sum(case when b.g and b.s then b.n else 0 end) as n
          from tour_countries tc join base b on b.id = tc.tour_id group by tc.country_id) found
        on found.country_id = x.id) as countries,
      (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name, 'kind', x.kind,
        'count', case when x.kind = 'tour-style' then found.styled else found.placed end)
        order by x.kind, x.sort, x.id), '[]') from tags x join (
          select tt.tag_id, sum(case when b.c and b.g then b.n else 0 end) as styled,
            sum(case when b.c and b.s then b.n else 0 end) as placed
          from tour_tags tt join base b on b.id = tt.tour_id group by tt.tag_id) found
        on found.tag_id = x.id) as tags,
      (select coalesce(jsonb_agg(jsonb_build_object('month', m.month, 'count', m.n)), '[]') from (
          select to_char(d.date_start, 'YYYY-MM') as month,
            ${counted === "tours" ? sql`count(distinct d.tour_id)` : sql`count(*)`} as n
          from departures d join base b on b.id = d.tour_id
          where b.c and b.g and b.s and ${listed} and d.date_start >= ${months.from}
            and d.date_start < ${months.until} group by 1) m) as months
    from base`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("an aggregate without groups always has a row");
  return row;
}

function any(
  items: string[] | undefined,
  condition: (items: string[]) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  return items?.length ? condition(items) : sql<boolean>`true`;
}

/** What a tour `t` adds to a count: itself once, or each of its departures. */
function found(
  counted: Counted,
  listed: RawBuilder<boolean>,
  within: RawBuilder<boolean>[],
): RawBuilder<number> {
  const departures = sql`from departures d where d.tour_id = t.id and ${all([listed, ...within])}`;
  if (counted === "departures") return sql<number>`(select count(*) ${departures})`;
  // A tour between seasons is still in the list as long as nobody asks for a date.
  return within.length > 0 ? sql<number>`(exists (select ${departures}))::int` : sql<number>`1`;
}

function sumOf(column: "n" | "n_ever", condition: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce(sum(${sql.ref(column)}) filter (where ${condition}), 0)::int`;
}
