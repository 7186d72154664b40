/** Posts and offers: newest first, and one by its id. */
import type { TagName } from "@farpeak/contract/catalog.ts";
import { type Kysely, type Selectable, sql } from "kysely";
import { all } from "../catalog/tour-filter.ts";
import type { OffersTable, PostsTable, Tables } from "../database/tables.ts";
import { offsetOf, type PageRequest } from "../http/paging.ts";
import { type ImageColumn, imageOf } from "../media/image.ts";
import { relatedTours, storyConditions, type StoryFilter, storyTags } from "./story-sql.ts";

interface StoryColumns {
  image: ImageColumn | null;
  tags: TagName[];
}
export type PostRow = Selectable<PostsTable> & StoryColumns;
export type OfferRow = Selectable<OffersTable> & StoryColumns;
interface RowOf {
  post: PostRow;
  offer: OfferRow;
}

export async function listStories<Kind extends keyof RowOf>(
  db: Kysely<Tables>,
  kind: Kind,
  filter: StoryFilter,
  page: PageRequest,
): Promise<{ rows: RowOf[Kind][]; total: number }> {
  const table = sql.table(`${kind}s`);
  const where = all(storyConditions(kind, filter));
  const { rows } = await sql<RowOf[Kind]>`
    select s.*, ${imageOf("s.image_id")} as image, ${storyTags(kind)} as tags from ${table} s
    where ${where} order by s.published_at desc, s.id desc limit ${page.perPage} offset ${offsetOf(page)}`.execute(
    db,
  );
  const counted = await sql<{
    total: number;
  }>`select count(*) as total from ${table} s where ${where}`.execute(db);
  return { rows, total: Number(counted.rows[0]?.total ?? 0) };
}

export async function findStory<Kind extends keyof RowOf>(
  db: Kysely<Tables>,
  kind: Kind,
  id: number,
): Promise<(RowOf[Kind] & { tour_ids: number[] }) | undefined> {
  const { rows } = await sql<RowOf[Kind] & { tour_ids: number[] }>`
    select s.*, ${imageOf("s.image_id")} as image, ${storyTags(kind)} as tags, ${relatedTours(kind)} as tour_ids
    from ${sql.table(`${kind}s`)} s where s.id = ${id} and s.published_at <= now()`.execute(db);
  return rows[0];
}
