/** Countries and tags of a tour, as jsonb beside the tour's or departure's own columns. */
import type { CountryName, TagName } from "@farpeak/contract/catalog.ts";
import { type RawBuilder, sql } from "kysely";

export function countriesOf(tourId: string): RawBuilder<CountryName[]> {
  return sql<
    CountryName[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'code', c.code,
    'area', c.area) order by tc.sort), '[]') from tour_countries tc join countries c on c.id = tc.country_id
    where tc.tour_id = ${sql.ref(tourId)})`;
}

export function tagsOf(tourId: string): RawBuilder<TagName[]> {
  return sql<
    TagName[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'kind', g.kind)
    order by tt.sort), '[]') from tour_tags tt join tags g on g.id = tt.tag_id where tt.tour_id = ${sql.ref(tourId)})`;
}
