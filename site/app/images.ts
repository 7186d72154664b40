/** Pictures as pages carry them. */
import type { Camelized } from "@farpeak/contract/camel.ts";
import type { Image } from "@farpeak/contract/wire.ts";

export type ImageView = Camelized<Image>;

/** Leaves out variants that are never shown as large as that (pixels, at twice the density). */
export function upTo<I extends ImageView | null>(image: I, width: number): I {
  return image && { ...image, variants: image.variants.filter((variant) => variant.width <= width) };
}
