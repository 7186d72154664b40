import type { PictureSpec } from "./draw.ts";
import { createStage } from "./stage.ts";

/** The colour of the middle of a picture's sky, `#rrggbb`: what stands in its place until it is there. */
export function skyTone({ scene, palette, seed }: PictureSpec): string {
  // The sky is the first thing that chance decides, whatever the size.
  return createStage(palette, 1, 1, `${scene} ${seed}`).palette.sky[1];
}
