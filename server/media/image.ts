/** A picture as queries select it and as it travels. */
import type { Image } from "@farpeak/contract/wire.ts";
import { type RawBuilder, sql } from "kysely";

/** Widths a picture may be asked for, in pixels; nothing else is ever made. */
export const VARIANT_WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920] as const;

export interface ImageColumn {
  key: string;
  alt: string;
  width: number;
  height: number;
  color: string;
}

/** Selects the picture that `reference` (a column such as `t.image_id`) points to, as jsonb or null. */
export function imageOf(reference: string): RawBuilder<ImageColumn | null> {
  return sql<ImageColumn | null>`(select jsonb_build_object('key', m.key, 'alt', m.alt, 'width', m.width,
    'height', m.height, 'color', m.color) from media m where m.id = ${sql.ref(reference)})`;
}

export function presentImage(image: ImageColumn): Image {
  const { key, alt, width, height, color } = image;
  const widths = VARIANT_WIDTHS.filter((candidate) => candidate <= width);
  const offered = widths.length > 0 ? widths : [VARIANT_WIDTHS[0]];
  const variants = offered.map((size) => ({ src: variantPath(key, size), width: size, type: "image/webp" }));
  return {
    src: variants.at(-1)?.src ?? variantPath(key, VARIANT_WIDTHS[0]),
    alt,
    width,
    height,
    variants,
    color,
  };
}

export function presentOptionalImage(image: ImageColumn | null): Image | null {
  return image && presentImage(image);
}

function variantPath(key: string, width: number): string {
  return `/media/${key}/${width}.webp`;
}
