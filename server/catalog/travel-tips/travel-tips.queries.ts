import type { CountryName } from "@farpeak/contract/catalog.ts";
import { type Kysely, sql } from "kysely";
import type { CountryFactsColumn, TipSection } from "../../database/json-columns.ts";
import type { Tables } from "../../database/tables.ts";
import { visibleTour } from "../tour-filter.ts";

export interface TravelTipRow {
  id: number;
  tips: TipSection[];
  updated_at: Date;
  countries: (CountryName & { facts: CountryFactsColumn })[];
}

/** The tips of a visible tour with the facts of its countries, in the order of the route. */
export async function findTravelTip(db: Kysely<Tables>, tourId: number): Promise<TravelTipRow | undefined> {
  const { rows } = await sql<TravelTipRow>`select t.id, t.tips, t.updated_at,
    (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'code', c.code, 'area', c.area,
      'facts', c.facts) order by tc.sort), '[]')
      from tour_countries tc join countries c on c.id = tc.country_id where tc.tour_id = t.id and c.facts <> '{}') as countries
    from tours t where t.id = ${tourId} and ${visibleTour}`.execute(db);
  return rows[0];
}
