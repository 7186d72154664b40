/** Draws and keeps the demo agency's pictures, each once, before the rows that show them. */
import type { DemoAgency } from "@farpeak/demo/agency.ts";
import { drawPicture, type PictureSpec } from "@farpeak/demo/pictures/draw.ts";
import type { Picture } from "@farpeak/demo/types.ts";
import type { ServerContext } from "@farpeak/server/context.ts";
import { inTransaction } from "@farpeak/server/database/transaction.ts";
import { storeImage } from "@farpeak/server/media/store-image.ts";

/** Which record of `media` shows a picture. */
export type MediaOf = (picture: Picture, shape?: Shape) => number;
export type Shape = "landscape" | "portrait";

interface Wanted {
  spec: PictureSpec;
  alt: string;
}

const SIZES: Record<Shape, { width: number; height: number }> = {
  landscape: { width: 1600, height: 1067 },
  portrait: { width: 1080, height: 1350 },
};
/** Few enough that nobody else waits long for the database. */
const BATCH = 50;
const AT_ONCE = 4;

/**
 * A crash in the middle leaves pictures that nothing shows; the next load finds them again by their
 * content.
 * @param say is told how far it is, in a sentence.
 */
export async function keepPictures(
  context: Pick<ServerContext, "db" | "settings">,
  agency: DemoAgency,
  say: (text: string) => void,
): Promise<MediaOf> {
  const wanted = wantedPictures(agency);
  const ids = new Map<string, number>();
  const entries = [...wanted];
  for (let from = 0; from < entries.length; from += BATCH) {
    if (from > 0 && from % 250 === 0) say(`  ${from} of ${entries.length} pictures drawn`);
    const kept = await keepBatch(context, entries.slice(from, from + BATCH));
    for (const [key, id] of kept) ids.set(key, id);
  }
  return (picture, shape = "landscape") => {
    const id = ids.get(keyOf(picture, shape));
    if (id === undefined) throw new Error(`No picture was drawn of ${picture.scene} ${picture.seed}`);
    return id;
  };
}

async function keepBatch(
  context: Pick<ServerContext, "db" | "settings">,
  entries: [string, Wanted][],
): Promise<[string, number][]> {
  return inTransaction(context.db.kysely, async (trx) => {
    const waiting = entries.values();
    const kept: [string, number][] = [];
    const work = async (): Promise<void> => {
      for (const [key, { spec, alt }] of waiting) {
        const bytes = Buffer.from(drawPicture(spec));
        kept.push([
          key,
          await storeImage(trx, context, { bytes, mime: "image/svg+xml", alt, trusted: true }),
        ]);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return kept;
  });
}

function keyOf({ scene, palette, seed }: Picture, shape: Shape): string {
  return [scene, palette, seed, shape].join(" ");
}

function wantedPictures(agency: DemoAgency): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  const want = (picture: Picture | undefined, shape: Shape = "landscape"): void => {
    if (!picture) return;
    const { alt, ...spec } = picture;
    wanted.set(keyOf(picture, shape), { spec: { ...spec, ...SIZES[shape] }, alt });
  };
  for (const { picture } of agency.banners) {
    want(picture);
    want(picture, "portrait");
  }
  for (const tour of agency.tours) {
    for (const picture of [tour.cover, ...tour.gallery]) want(picture);
    for (const { picture } of tour.itinerary) want(picture);
  }
  for (const { items } of agency.homePage) for (const { picture } of items) want(picture);
  const others = [agency.countries, agency.events, agency.posts, agency.offers, agency.praises];
  for (const records of others) for (const { picture } of records) want(picture);
  return wanted;
}
