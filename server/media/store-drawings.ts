/**
 * Keeps many drawings of our own at once. Their maker knows their size and tone, so that nothing is
 * decoded: a thousand of them take seconds where `storeImage` takes half a minute.
 */
import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { ServerContext } from "../context.ts";
import type { Tables } from "../database/tables.ts";
import { mediaFiles, writeWhole } from "./media-files.ts";

export interface Drawing {
  /** A whole SVG document; never one that somebody sent. */
  svg: string;
  alt: string;
  width: number;
  height: number;
  /** `#rrggbb`, shown until the picture is there. */
  color: string;
}

/**
 * The same drawing is kept once: a second call answers the first record, with its first `alt`.
 * @returns the ids of the records in `media`, in the order of the drawings.
 */
export async function storeDrawings(
  db: Kysely<Tables>,
  { settings }: { settings: Pick<ServerContext["settings"], "dataDir"> },
  drawings: readonly Drawing[],
): Promise<number[]> {
  if (drawings.length === 0) return [];
  const files = mediaFiles(settings.dataDir);
  const kept = drawings.map(({ svg, ...facts }) => {
    const bytes = Buffer.from(svg);
    return { key: createHash("sha256").update(bytes).digest("hex").slice(0, 32), bytes, facts };
  });
  // The files first: a record never points to nothing, and a file without a record does no harm.
  await Promise.all(kept.map(({ key, bytes }) => writeWhole(files.original(key), bytes)));
  await db
    .insertInto("media")
    .values(
      kept.map(({ key, bytes, facts }) => ({ key, mime: "image/svg+xml", bytes: bytes.length, ...facts })),
    )
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const keys = kept.map(({ key }) => key);
  const rows = await db.selectFrom("media").select(["id", "key"]).where("key", "in", keys).execute();
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  return keys.map((key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error("a drawing was not kept");
    return id;
  });
}
