/** What narrows lists of tours and departures, as SQL over a tour `t`. */
import { type RawBuilder, sql } from "kysely";

export interface TourFilter {
  countries?: string[] | undefined;
  tags?: string[] | undefined;
  styles?: string[] | undefined;
  date_start?: string | undefined;
  date_end?: string | undefined;
}

/** Hidden and unpublished tours are in no list. */
export const visibleTour = sql<boolean>`(not t.is_hidden and t.published_at <= now())`;

/** A departure `d` for which one may register today; full ones too, by their waitlist. */
export function registrable(today: string): RawBuilder<boolean> {
  return sql<boolean>`(d.cancelled_at is null and d.closed_at is null
    and d.registration_deadline >= ${today} and d.date_start > ${today})`;
}

/** Each item is an id, a name, or (countries) an ISO code. Alternatives; an unknown one matches nothing. */
export function inCountries(items: string[]): RawBuilder<boolean> {
  return sql<boolean>`exists (select from tour_countries tc join countries c on c.id = tc.country_id
    where tc.tour_id = t.id and (c.name = any(${items}) or c.code = any(${items.map((item) => item.toUpperCase())})
      or c.id = any(${numbersIn(items)}::int[])))`;
}

export function withTags(items: string[]): RawBuilder<boolean> {
  return sql<boolean>`exists (select from tour_tags tt join tags g on g.id = tt.tag_id
    where tt.tour_id = t.id and (g.name = any(${items}) or g.id = any(${numbersIn(items)}::int[])))`;
}

/** Starts within, both ends included. */
export function startsWithin(filter: TourFilter): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (filter.date_start) conditions.push(sql<boolean>`d.date_start >= ${filter.date_start}`);
  if (filter.date_end) conditions.push(sql<boolean>`d.date_start <= ${filter.date_end}`);
  return conditions;
}

/** Conditions on the tour itself; an empty list of items is no filter. */
export function tourConditions(filter: TourFilter): RawBuilder<boolean>[] {
  const conditions = [visibleTour];
  if (filter.countries?.length) conditions.push(inCountries(filter.countries));
  if (filter.tags?.length) conditions.push(withTags(filter.tags));
  if (filter.styles?.length) conditions.push(withTags(filter.styles));
  return conditions;
}

export function all(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function numbersIn(items: string[]): number[] {
  return items.filter((item) => /^[1-9]\d{0,8}$/.test(item)).map(Number);
}
