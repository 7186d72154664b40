/** Posts and offers: newest first, and one by its id. */
import type { TagName } from "@farpeak/contract/catalog.ts";
import type { StoryLink } from "@farpeak/contract/stories.ts";
import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
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
/** What a story's own page has beside the story: its tours, and the ones published before and after it. */
export interface StoryPage {
  tour_ids: number[];
  previous: StoryLink | null;
  next: StoryLink | null;
}
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
): Promise<(RowOf[Kind] & StoryPage) | undefined> {
  const { rows } = await sql<RowOf[Kind] & StoryPage>`
    select s.*, ${imageOf("s.image_id")} as image, ${storyTags(kind)} as tags, ${relatedTours(kind)} as tour_ids,
      ${neighbour(kind, "before")} as previous, ${neighbour(kind, "after")} as next
    from ${sql.table(`${kind}s`)} s where s.id = ${id} and s.published_at <= now()`.execute(db);
  return rows[0];
}

/** The published story next to `s` in time. */
function neighbour(kind: keyof RowOf, side: "before" | "after"): RawBuilder<StoryLink | null> {
  const [than, order] = side === "before" ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  return sql<StoryLink | null>`(select jsonb_build_object('id', o.id, 'title', o.title) from ${sql.table(`${kind}s`)} o
    where o.published_at <= now() and (o.published_at, o.id) ${than} (s.published_at, s.id)
    order by o.published_at ${order}, o.id ${order} limit 1)`;
}
