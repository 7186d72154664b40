/** A card's summary and a text's reading time. */
import { CARD_SUMMARY_LENGTH } from "@farpeak/contract/stories.ts";

/** Cuts to 120 characters, as people count them, with an ellipsis where something is left out. */
export function cardSummary(text: string): string {
  const characters = Array.from(
    new Intl.Segmenter("zh-Hant", { granularity: "grapheme" }).segment(text),
    (part) => part.segment,
  );
  return characters.length <= CARD_SUMMARY_LENGTH
    ? text
    : `${characters.slice(0, CARD_SUMMARY_LENGTH - 1).join("")}…`;
}

/** Characters a grown-up reads in a minute, for Chinese prose. */
const CHARACTERS_A_MINUTE = 400;

/** Whole minutes, at least one. */
export function readingMinutes(contentHtml: string): number {
  const length = contentHtml.replace(/<[^>]*>/g, "").replace(/\s+/g, "").length;
  return Math.max(1, Math.round(length / CHARACTERS_A_MINUTE));
}
