/** Keeps a picture: its file in DATA_DIR, its record in the database. */
import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { ServerContext } from "../context.ts";
import type { Tables } from "../database/tables.ts";
import { mediaFiles, writeWhole } from "./media-files.ts";
import { acceptedFormat, readImage } from "./read-image.ts";

export interface NewImage {
  bytes: Buffer;
  /** As the sender declares it. The content decides. */
  mime: string;
  alt: string;
  /** A drawing of our own: SVG is taken too. Never for what somebody uploads. */
  trusted?: boolean;
}

/**
 * The same bytes are kept once: a second call answers the first record, with its first `alt`. Decoding
 * takes up to a second for a large photograph, so give it a transaction only where nobody waits for one.
 * @returns the id of the record in `media`.
 * @throws ApiError payload_too_large, unsupported_media_type, validation_failed.
 */
export async function storeImage(
  trx: Kysely<Tables>,
  { settings }: Pick<ServerContext, "settings">,
  image: NewImage,
): Promise<number> {
  const format = acceptedFormat(image.bytes, image.trusted ?? false);
  const key = createHash("sha256").update(image.bytes).digest("hex").slice(0, 32);
  const known = await findByKey(trx, key);
  if (known !== undefined) return known;
  const { bytes, ...facts } = await readImage(image.bytes, format);
  // The file first: a record never points to nothing, and a file without a record does no harm.
  await writeWhole(mediaFiles(settings.dataDir).original(key), bytes);
  const row = await trx
    .insertInto("media")
    .values({ key, alt: image.alt, bytes: bytes.length, ...facts })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  const id = row?.id ?? (await findByKey(trx, key));
  if (id === undefined) throw new Error("the picture was not kept");
  return id;
}

async function findByKey(trx: Kysely<Tables>, key: string): Promise<number | undefined> {
  const row = await trx.selectFrom("media").select("id").where("key", "=", key).executeTakeFirst();
  return row?.id;
}
