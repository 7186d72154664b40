declare module "subset-font" {
  /** Answers a font that holds only the characters of `text`; characters the font lacks are left out silently. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: { targetFormat?: "woff2" | "woff" | "sfnt" | "truetype" },
  ): Promise<Buffer>;
}
