import { type Tag, tag } from "@farpeak/contract/catalog.ts";
import { one } from "@farpeak/contract/wire.ts";
import { z } from "zod";
import type { ServerContext } from "../../context.ts";
import { type Api, defineCall } from "../../http/call.ts";
import { instant } from "../../time.ts";
import { listTags, type TagRow } from "./tags.queries.ts";

const TAGS = ["tags", "tours", "events", "posts", "offers"];

export function tagRoutes(api: Api, context: ServerContext): void {
  const answer = one(z.array(tag));
  defineCall(
    api,
    { method: "get", path: "/v1/tag", summary: "所有標籤", group: "標籤", answer },
    async () => {
      const rows = await listTags(context.db.replica);
      return { data: { data: rows.map(presentTag) }, tags: TAGS };
    },
  );
  defineCall(
    api,
    { method: "get", path: "/v1/tag/tour-style", summary: "行程主題標籤", group: "標籤", answer },
    async () => {
      const rows = await listTags(context.db.replica, "tour-style");
      return { data: { data: rows.map(presentTag) }, tags: TAGS };
    },
  );
}

function presentTag(row: TagRow): Tag {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    used_count: Number(row.used_count),
    updated_at: instant(row.updated_at),
  };
}
