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

function conditions(filter: DepartureFilter, today: string): RawBuilder<boolean> {
  const list = [listedDeparture(filter, today), ...startsWithin(filter), ...tourConditions(filter)];
  if (filter.tour_id !== undefined) list.push(sql<boolean>`d.tour_id = ${filter.tour_id}`);
  return all(list);
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
    from (select d.id from departures d join tours t on t.id = d.tour_id where ${conditions(filter, today)}
      order by d.date_start, d.id limit ${page.perPage} offset ${offsetOf(page)}) wanted
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
    from departures d join tours t on t.id = d.tour_id where ${conditions(filter, today)}`.execute(db);
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
