/** The tags of one kind of story, and the one that an address names. */
import type { Camelized } from "@farpeak/contract/camel.ts";
import type { Tag } from "@farpeak/contract/catalog.ts";
import { paths } from "@farpeak/contract/paths.ts";
import type { Api } from "../api.ts";
import type { TagView } from "./story-types.ts";

/** Only those in use, in the order the agency gave them. */
export async function loadTags(api: Api, kind: Tag["kind"]): Promise<TagView[]> {
  const { data } = await api.get<{ data: Tag[] }>(paths.tags);
  return data.filter((tag) => tag.kind === kind && tag.usedCount > 0).map(toTagView);
}

function toTagView({ id, name, usedCount }: Camelized<Tag>): TagView {
  return { id, name, count: usedCount };
}

/** @param text an id or a name. */
export function findTag(tags: readonly TagView[], text: string): TagView | null {
  return tags.find((tag) => tag.name === text) ?? tags.find((tag) => String(tag.id) === text) ?? null;
}
