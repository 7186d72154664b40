import type { TagName } from "@farpeak/contract/catalog.ts";
import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { EventsTable, Tables } from "../../database/tables.ts";
import { all } from "../../catalog/tour-filter.ts";
import { offsetOf, type PageRequest } from "../../http/paging.ts";
import { type ImageColumn, imageOf } from "../../media/image.ts";
import { relatedTours, storyConditions, type StoryFilter, storyTags } from "../story-sql.ts";

export interface EventRow extends Selectable<EventsTable> {
  image: ImageColumn | null;
  tags: TagName[];
}

export interface EventFilter extends StoryFilter {
  type?: "lecture" | "activity" | undefined;
}

function conditions(filter: EventFilter): RawBuilder<boolean> {
  const list = storyConditions("event", filter);
  if (filter.type) list.push(sql<boolean>`s.type = ${filter.type}`);
  return all(list);
}

/** Upcoming ones first, the nearest at the top; then the past ones, the latest at the top. */
export async function listEvents(
  db: Kysely<Tables>,
  filter: EventFilter,
  now: string,
  page: PageRequest,
): Promise<{ rows: EventRow[]; total: number }> {
  const order = (name: string) => sql`(${sql.ref(`${name}.ends_at`)} < ${now}),
    case when ${sql.ref(`${name}.ends_at`)} >= ${now} then ${sql.ref(`${name}.starts_at`)} end,
    ${sql.ref(`${name}.starts_at`)} desc, ${sql.ref(`${name}.id`)}`;
  const { rows } = await sql<EventRow & { total: number }>`
    with found as materialized (select s.id, s.starts_at, s.ends_at from events s where ${conditions(filter)})
    select s.*, ${imageOf("s.image_id")} as image, ${storyTags("event")} as tags, (select count(*) from found) as total
    from (select f.* from found f order by ${order("f")} limit ${page.perPage} offset ${offsetOf(page)}) wanted
    join events s on s.id = wanted.id order by ${order("s")}`.execute(db);
  const total = rows[0]?.total ?? (page.page > 1 ? await countEvents(db, filter) : 0);
  return { rows, total: Number(total) };
}

async function countEvents(db: Kysely<Tables>, filter: EventFilter): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from events s where ${conditions(filter)}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

export async function findEvent(
  db: Kysely<Tables>,
  id: number,
): Promise<(EventRow & { tour_ids: number[] }) | undefined> {
  const { rows } = await sql<EventRow & { tour_ids: number[] }>`
    select s.*, ${imageOf("s.image_id")} as image, ${storyTags("event")} as tags, ${relatedTours("event")} as tour_ids
    from events s where s.id = ${id} and s.published_at <= now()`.execute(db);
  return rows[0];
}
