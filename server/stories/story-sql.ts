/** SQL that events, posts and offers share: their tags, their related tours, the filter by tags. */
import type { TagName } from "@farpeak/contract/catalog.ts";
import { type RawBuilder, sql } from "kysely";

export type StoryKind = "event" | "post" | "offer";

/** Tags of the story `s`. */
export function storyTags(kind: StoryKind): RawBuilder<TagName[]> {
  return sql<
    TagName[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'kind', g.kind)
    order by x.sort), '[]') from ${sql.table(`${kind}_tags`)} x join tags g on g.id = x.tag_id
    where x.${sql.ref(`${kind}_id`)} = s.id)`;
}

/** Ids of the tours the story `s` names, in order. */
export function relatedTours(kind: StoryKind): RawBuilder<number[]> {
  return sql<number[]>`(select coalesce(jsonb_agg(x.tour_id order by x.sort), '[]')
    from ${sql.table(`${kind}_tours`)} x where x.${sql.ref(`${kind}_id`)} = s.id)`;
}

export interface StoryFilter {
  tags?: string[] | undefined;
  is_featured?: boolean | undefined;
}

/** Published and due; each item of `tags` is an id or a name. */
export function storyConditions(kind: StoryKind, filter: StoryFilter): RawBuilder<boolean>[] {
  const list = [sql<boolean>`s.published_at <= now()`];
  if (filter.is_featured !== undefined) list.push(sql<boolean>`s.is_featured = ${filter.is_featured}`);
  if (filter.tags?.length) {
    const ids = filter.tags.filter((item) => /^[1-9]\d{0,8}$/.test(item)).map(Number);
    list.push(sql<boolean>`exists (select from ${sql.table(`${kind}_tags`)} x join tags g on g.id = x.tag_id
      where x.${sql.ref(`${kind}_id`)} = s.id and (g.name = any(${filter.tags}) or g.id = any(${ids}::int[])))`);
  }
  return list;
}
