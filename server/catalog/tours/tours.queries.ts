/** All SQL that reads tours for the public. */
import type { CountryName, TagName } from "@farpeak/contract/catalog.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { ItineraryDaysTable, Tables, ToursTable } from "../../database/tables.ts";
import type { Selectable } from "kysely";
import { offsetOf, type PageRequest } from "../../http/paging.ts";
import { type ImageColumn, imageOf } from "../../media/image.ts";
import { all, registrable, startsWithin, tourConditions, type TourFilter } from "../tour-filter.ts";
import { countriesOf, tagsOf } from "../tour-names.ts";

export interface NextDepartureColumn {
  id: number;
  date_start: string;
  price: number;
  registration_deadline: string;
  seats_total: number;
  seats_held: number;
}

export interface TourCardRow extends Selectable<ToursTable> {
  image: ImageColumn | null;
  countries: CountryName[];
  tags: TagName[];
  price_from: number | null;
  departures_count: number;
  next_departures: NextDepartureColumn[];
}

export interface TourListFilter extends TourFilter {
  tour_id?: number | undefined;
  popular?: boolean | undefined;
}

/** Everything of a tour's card beside the tour's own columns. */
function cardColumns(today: string): RawBuilder<unknown> {
  const open = sql`from departures d where d.tour_id = t.id and ${registrable(today)}`;
  return sql`${imageOf("t.image_id")} as image, ${countriesOf("t.id")} as countries, ${tagsOf("t.id")} as tags,
    coalesce(
      (select d.price ${open} and d.seats_held < d.seats_total order by d.price limit 1),
      (select d.price ${open} order by d.price limit 1)) as price_from,
    (select count(*) ${open}) as departures_count,
    (select coalesce(jsonb_agg(next order by next.date_start, next.id), '[]') from (
      select d.id, d.date_start, d.price, d.registration_deadline, d.seats_total, d.seats_held
      ${open} order by d.date_start, d.id limit 3) next) as next_departures`;
}

function conditions(filter: TourListFilter, today: string): RawBuilder<boolean> {
  const list = tourConditions(filter);
  if (filter.tour_id !== undefined) list.push(sql<boolean>`t.id = ${filter.tour_id}`);
  if (filter.popular !== undefined) list.push(sql<boolean>`t.is_popular = ${filter.popular}`);
  const within = startsWithin(filter);
  if (within.length > 0) {
    list.push(sql<boolean>`exists (select from departures d where d.tour_id = t.id
      and ${all([registrable(today), ...within])})`);
  }
  return all(list);
}

/** Tours by popularity, then by their nearest departure. */
export async function listTours(
  db: Kysely<Tables>,
  filter: TourListFilter,
  today: string,
  page: PageRequest,
): Promise<{ rows: TourCardRow[]; total: number }> {
  const { rows } = await sql<TourCardRow & { total: number }>`
    with found as materialized (
      select t.id, t.popularity, (select d.date_start from departures d where d.tour_id = t.id
        and ${registrable(today)} order by d.date_start limit 1) as nearest
      from tours t where ${conditions(filter, today)})
    select t.*, ${cardColumns(today)}, (select count(*) from found) as total
    from (select * from found order by popularity desc, nearest nulls last, id
      limit ${page.perPage} offset ${offsetOf(page)}) wanted join tours t on t.id = wanted.id
    order by wanted.popularity desc, wanted.nearest nulls last, t.id`.execute(db);
  const total = rows[0]?.total ?? (page.page > 1 ? await countTours(db, filter, today) : 0);
  return { rows, total: Number(total) };
}

async function countTours(db: Kysely<Tables>, filter: TourListFilter, today: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from tours t
    where ${conditions(filter, today)}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** Cards of these visible tours, in the order of `ids`. */
export async function tourCards(db: Kysely<Tables>, ids: number[], today: string): Promise<TourCardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<TourCardRow>`select t.*, ${cardColumns(today)} from tours t
    where t.id = any(${ids}::int[]) and ${all(tourConditions({}))}
    order by array_position(${ids}::int[], t.id)`.execute(db);
  return rows;
}

export interface TourDetailColumns {
  gallery: ImageColumn[];
  visa: { country: string; text: string }[];
  itinerary: (Selectable<ItineraryDaysTable> & { image: ImageColumn | null })[];
}

/** What a tour's page shows beside its card. */
export async function tourDetails(db: Kysely<Tables>, id: number): Promise<TourDetailColumns> {
  const [gallery, visa, itinerary] = await Promise.all([
    sql<{ image: ImageColumn }>`select ${imageOf("g.media_id")} as image from tour_gallery g
      where g.tour_id = ${id} order by g.sort`.execute(db),
    sql<{ country: string; text: string }>`select c.name as country, c.facts->>'visa' as text
      from tour_countries tc join countries c on c.id = tc.country_id
      where tc.tour_id = ${id} and c.facts->>'visa' <> '' order by tc.sort`.execute(db),
    sql<TourDetailColumns["itinerary"][number]>`select i.*, ${imageOf("i.image_id")} as image
      from itinerary_days i where i.tour_id = ${id} order by i.day`.execute(db),
  ]);
  return { gallery: gallery.rows.map((row) => row.image), visa: visa.rows, itinerary: itinerary.rows };
}

export interface TourNameRow {
  id: number;
  is_hidden: boolean;
  name: string;
  countries: CountryName[];
  updated_at: Date;
}

/** Every published tour, hidden ones marked: the mega-menu leaves those out. */
export async function allTours(db: Kysely<Tables>): Promise<TourNameRow[]> {
  const { rows } =
    await sql<TourNameRow>`select t.id, t.is_hidden, t.name, ${countriesOf("t.id")} as countries,
    t.updated_at from tours t where t.published_at <= now() order by t.popularity desc, t.id`.execute(db);
  return rows;
}
