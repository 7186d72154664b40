import { type Kysely, sql } from "kysely";
import type { CountriesTable, Tables } from "../../database/tables.ts";
import type { Selectable } from "kysely";
import { type ImageColumn, imageOf } from "../../media/image.ts";
import { visibleTour } from "../tour-filter.ts";

export interface CountryRow extends Omit<Selectable<CountriesTable>, "facts"> {
  image: ImageColumn | null;
  tours_count: number;
}

export async function listCountries(db: Kysely<Tables>): Promise<CountryRow[]> {
  const { rows } =
    await sql<CountryRow>`select c.id, c.code, c.name, c.english_name, c.area, c.image_id, c.sort,
    c.updated_at, ${imageOf("c.image_id")} as image,
    (select count(*) from tour_countries tc join tours t on t.id = tc.tour_id
      where tc.country_id = c.id and ${visibleTour}) as tours_count
    from countries c order by c.sort, c.id`.execute(db);
  return rows;
}
