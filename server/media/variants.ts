/**
 * Pictures in the widths that pages ask for, made when first wanted and kept on disk. Each is made once
 * however many ask, and two at a time in all: decoding a photograph takes up to 200 MB.
 */
import { readFile } from "node:fs/promises";
import { createTurns } from "../turns.ts";
import { VARIANT_WIDTHS } from "./image.ts";
import { type MediaFiles, writeWhole } from "./media-files.ts";
import { decode } from "./read-image.ts";

const QUALITY = 78;
const RENDERINGS_AT_ONCE = 2;
/** Callers beyond these are sent away for a moment rather than kept waiting in memory. */
const MAX_WAITING = 300;
/** An SVG is drawn at 72 pixels an inch unless told otherwise. */
const SVG_DENSITY = 72;

export class TooManyWaiting extends Error {}

export interface Variants {
  /**
   * The file of a variant, made if it is not there yet.
   * @returns undefined where there is no such picture.
   * @throws TooManyWaiting, or what sharp says of a damaged original.
   */
  file(key: string, width: number): Promise<string | undefined>;
  /** How many were rendered since the start. */
  readonly rendered: number;
}

/** @param exists whether a file is there. */
export function createVariants(files: MediaFiles, exists: (file: string) => Promise<boolean>): Variants {
  const underWay = new Map<string, Promise<string | undefined>>();
  const turns = createTurns(RENDERINGS_AT_ONCE);
  let rendered = 0;

  async function make(key: string, width: number): Promise<string | undefined> {
    const file = files.variant(key, width);
    if (await exists(file)) return file;
    const original = files.original(key);
    if (!(await exists(original))) return undefined;
    if (turns.waiting >= MAX_WAITING) throw new TooManyWaiting("too many pictures wait to be made");
    await turns.take(async () => {
      rendered += 1;
      await writeWhole(file, await render(original, width));
    });
    return file;
  }

  return {
    async file(key, width) {
      if (!isOffered(width)) return undefined;
      const name = `${key}/${width}`;
      let promise = underWay.get(name);
      if (!promise) {
        promise = make(key, width).finally(() => underWay.delete(name));
        underWay.set(name, promise);
      }
      return promise;
    },
    get rendered() {
      return rendered;
    },
  };
}

function isOffered(width: number): boolean {
  return VARIANT_WIDTHS.some((offered) => offered === width);
}

/** Never wider than a photograph is; a drawing has no size of its own. */
async function render(original: string, width: number): Promise<Buffer> {
  const bytes = await readFile(original);
  const metadata = await decode(bytes).metadata();
  const isDrawing = metadata.format === "svg";
  const source = isDrawing ? decode(bytes, densityFor(metadata.width, width)) : decode(bytes);
  return source
    .autoOrient()
    .resize({ width, withoutEnlargement: !isDrawing })
    .webp({ quality: QUALITY })
    .toBuffer();
}

function densityFor(ownWidth: number, width: number): number {
  return Math.min(2400, Math.max(1, (SVG_DENSITY * width) / ownWidth));
}
