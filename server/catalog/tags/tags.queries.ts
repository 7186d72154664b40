import { type Kysely, type Selectable, sql } from "kysely";
import type { Tables, TagsTable } from "../../database/tables.ts";
import { visibleTour } from "../tour-filter.ts";

export interface TagRow extends Selectable<TagsTable> {
  used_count: number;
}

/** Tags with how many visible records carry them. */
export async function listTags(db: Kysely<Tables>, kind?: TagRow["kind"]): Promise<TagRow[]> {
  const { rows } = await sql<TagRow>`select g.*, (
      (select count(*) from tour_tags x join tours t on t.id = x.tour_id where x.tag_id = g.id and ${visibleTour})
      + (select count(*) from event_tags x join events e on e.id = x.event_id where x.tag_id = g.id and e.published_at <= now())
      + (select count(*) from post_tags x join posts p on p.id = x.post_id where x.tag_id = g.id and p.published_at <= now())
      + (select count(*) from offer_tags x join offers o on o.id = x.offer_id where x.tag_id = g.id and o.published_at <= now())
    ) as used_count
    from tags g ${kind ? sql`where g.kind = ${kind}` : sql``} order by g.kind, g.sort, g.id`.execute(db);
  return rows;
}
