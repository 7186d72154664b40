import { createPalette } from "./palette.ts";
import type { Palette, PaletteName } from "./palette.ts";
import { createRandom } from "./random.ts";
import type { Random } from "./random.ts";
import { at } from "./shapes.ts";

/**
 * Where a scene is drawn. W and H are the picture's pixels; `u` is the size of one design unit: whatever the
 * aspect ratio, at least 1100 × 900 units are in the frame, so a landmark drawn within them is never cut or
 * stretched.
 */
export interface Stage {
  W: number;
  H: number;
  u: number;
  random: Random;
  palette: Palette;
}

/** A scene draws itself, back to front, as SVG text without the outer element. */
export type Scene = (stage: Stage) => string;

/** Prepares a stage; `key` seeds its chance. */
export function createStage(palette: PaletteName, width: number, height: number, key: string): Stage {
  const random = createRandom(key);
  return {
    W: width,
    H: height,
    u: Math.min(width / 1100, height / 900),
    random,
    palette: createPalette(palette, random),
  };
}

/** Places pieces drawn in design units: origin at (x pixels, y pixels), times `k`. */
export function place(s: Stage, x: number, y: number, k: number, ...pieces: string[]): string {
  return at(x, y, s.u * k, pieces);
}
