/** All SQL that reads departures for the public. */
import type { CountryName, TagName } from "@farpeak/contract/catalog.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DepartureRow, Tables } from "../../database/tables.ts";
import { offsetOf, type PageRequest } from "../../http/paging.ts";
import { all, registrable, startsWithin, tourConditions, type TourFilter } from "../tour-filter.ts";
import { countriesOf, tagsOf } from "../tour-names.ts";

export interface DepartureListRow extends DepartureRow {
  tour_name: string;
  countries: CountryName[];
  tags: TagName[];
}

export interface DepartureFilter extends TourFilter {
  /** Whether one may still register; undefined for both. */
  is_open?: boolean | undefined;
  tour_id?: number | undefined;
}

/** Departures `d` that the public list holds: from today on, open or not as asked for. */
export function listedDeparture({ is_open: isOpen }: DepartureFilter, today: string): RawBuilder<boolean> {
  const upcoming = sql<boolean>`d.date_start >= ${today}`;
  if (isOpen === undefined) return upcoming;
  return all([upcoming, isOpen ? registrable(today) : sql<boolean>`not ${registrable(today)}`]);
}

/** Conditions on the tour `t` of a departure. */
function ofTours(filter: DepartureFilter): RawBuilder<boolean> {
  const list = tourConditions(filter);
  if (filter.tour_id !== undefined) list.push(sql<boolean>`t.id = ${filter.tour_id}`);
  return all(list);
}

/** Conditions on a departure `d` itself. */
function ofDepartures(filter: DepartureFilter, today: string): RawBuilder<boolean> {
  return all([listedDeparture(filter, today), ...startsWithin(filter)]);
}

/**
 * The ids of one page. Where all tours are wanted, departures are walked by date. Where some are, each
 * of those gives its next ones by date and the page is cut from these few: a walk would pass over all
 * the others', the more the more departures there are.
 */
function idsOfPage(filter: DepartureFilter, today: string, page: PageRequest): RawBuilder<{ id: number }> {
  const cut = sql`limit ${page.perPage} offset ${offsetOf(page)}`;
  const { countries, tags, styles, tour_id } = filter;
  if (!countries?.length && !tags?.length && !styles?.length && tour_id === undefined)
    return sql`select d.id from departures d join tours t on t.id = d.tour_id
      where ${ofDepartures(filter, today)} and ${ofTours(filter)} order by d.date_start, d.id ${cut}`;
  return sql`select next.id from tours t cross join lateral (select d.id, d.date_start from departures d
      where d.tour_id = t.id and ${ofDepartures(filter, today)} order by d.date_start, d.id
      limit ${enoughFor(page)}) next
    where ${ofTours(filter)} order by next.date_start, next.id ${cut}`;
}

/**
 * A power of two not below the page's end, written into the statement: of a parameter the planner knows
 * nothing and prepares for a tenth of the table, of any number each page would be a statement of its own.
 */
function enoughFor(page: PageRequest): RawBuilder<number> {
  return sql.lit(2 ** Math.ceil(Math.log2(offsetOf(page) + page.perPage)));
}

/** Departures from today on, by date. */
export async function listDepartures(
  db: Kysely<Tables>,
  filter: DepartureFilter,
  today: string,
  page: PageRequest,
): Promise<DepartureListRow[]> {
  const { rows } = await sql<DepartureListRow>`
    select d.*, t.name as tour_name, ${countriesOf("d.tour_id")} as countries, ${tagsOf("d.tour_id")} as tags
    from (${idsOfPage(filter, today, page)}) wanted
    join departures d on d.id = wanted.id join tours t on t.id = d.tour_id
    order by d.date_start, d.id`.execute(db);
  return rows;
}

export async function countDepartures(
  db: Kysely<Tables>,
  filter: DepartureFilter,
  today: string,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total
    from departures d join tours t on t.id = d.tour_id
    where ${ofDepartures(filter, today)} and ${ofTours(filter)}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** A departure of a visible tour, past ones too; undefined where there is none. */
export async function findDeparture(db: Kysely<Tables>, id: number): Promise<DepartureListRow | undefined> {
  const { rows } = await sql<DepartureListRow>`
    select d.*, t.name as tour_name, ${countriesOf("d.tour_id")} as countries, ${tagsOf("d.tour_id")} as tags
    from departures d join tours t on t.id = d.tour_id where d.id = ${id} and ${all(tourConditions({}))}`.execute(
    db,
  );
  return rows[0];
}
