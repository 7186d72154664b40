/** Draws and keeps the demo agency's pictures, each once, before the rows that show them. */
import type { DemoAgency } from "@farpeak/demo/agency.ts";
import { drawPicture, type PictureSpec } from "@farpeak/demo/pictures/draw.ts";
import { skyTone } from "@farpeak/demo/pictures/sky-tone.ts";
import type { Picture } from "@farpeak/demo/types.ts";
import type { ServerContext } from "@farpeak/server/context.ts";
import { type Drawing, storeDrawings } from "@farpeak/server/media/store-drawings.ts";

/** What a load needs of the server. */
export interface LoadContext {
  db: ServerContext["db"];
  settings: Pick<ServerContext["settings"], "dataDir">;
}

/** Which record of `media` shows a picture. */
export type MediaOf = (picture: Picture, shape?: Shape) => number;
export type Shape = "landscape" | "portrait";

interface Wanted {
  spec: PictureSpec & { width: number; height: number };
  alt: string;
}

const SIZES: Record<Shape, { width: number; height: number }> = {
  landscape: { width: 1600, height: 1067 },
  portrait: { width: 1080, height: 1350 },
};
const BATCH = 50;

/**
 * A crash in the middle leaves pictures that nothing shows; the next load finds them again by their
 * content.
 * @param say is told how far it is, in a sentence.
 */
export async function keepPictures(
  context: LoadContext,
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
  { db, settings }: LoadContext,
  entries: [string, Wanted][],
): Promise<[string, number][]> {
  const drawings = entries.map(([, { spec, alt }]) => drawingOf(spec, alt));
  const ids = await storeDrawings(db.kysely, { settings }, drawings);
  return entries.flatMap(([key], index) => {
    const id = ids[index];
    return id === undefined ? [] : [[key, id]];
  });
}

function drawingOf(spec: PictureSpec & { width: number; height: number }, alt: string): Drawing {
  const { width, height } = spec;
  return { svg: drawPicture(spec), alt, width, height, color: skyTone(spec) };
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
