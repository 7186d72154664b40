/**
 * What a person typed, without what nobody typed or sees: control characters, and characters that turn
 * the direction of the text around them or have no shape at all. Staff read these texts in mails and lists.
 */

/** Joiners and variants are parts of names and of emoji; they stay. */
const UNSEEN = /(?!\p{Join_Control}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;

/** One line: a line break becomes a space. */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSEEN, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

/** Several lines; tabs stay too. */
export function plainLines(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSEEN, "")
    .replace(/(?![\r\n\t])\p{Cc}/gu, "")
    .trim();
}

/** Whether there is anything to read: a letter or a digit of any script. */
export function isReadable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
