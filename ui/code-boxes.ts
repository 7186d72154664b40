/** What the boxes of a verification code hold and which box is next: the logic of code-input.tsx. */

export const CODE_LENGTH = 6;

export type CodeBoxes = { boxes: string[]; focus: number };

/** As many boxes as a code has characters, filled from the left. */
export function boxesOf(code: string): string[] {
  const digits = digitsOf(code);
  return Array.from({ length: CODE_LENGTH }, (_, index) => digits[index] ?? "");
}

/** Full-width figures become plain ones; whatever is no figure falls out. */
export function digitsOf(text: string): string {
  return text.normalize("NFKC").replaceAll(/\D/g, "");
}

/**
 * Types, pastes or fills `text` into box `index`: one figure a box, onwards to the right; the focus goes to
 * the box after the last one filled. A whole code always starts from the first box.
 */
export function enterInto(boxes: readonly string[], index: number, text: string): CodeBoxes {
  const digits = digitsOf(text);
  if (digits === "") return { boxes: [...boxes], focus: index };
  const start = digits.length >= CODE_LENGTH ? 0 : index;
  const next = boxes.map((held, at) => digits[at - start] ?? held);
  return { boxes: next, focus: Math.min(start + digits.length, CODE_LENGTH - 1) };
}

/** Backspace: a filled box is emptied and keeps the focus; an empty one moves back and empties that. */
export function eraseAt(boxes: readonly string[], index: number): CodeBoxes {
  const target = boxes[index] === "" ? Math.max(index - 1, 0) : index;
  return { boxes: boxes.map((held, at) => (at === target ? "" : held)), focus: target };
}
