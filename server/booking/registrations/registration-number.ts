import { randomInt } from "node:crypto";

// No 0/O, 1/I/L: people read it over the telephone.
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** What a visitor quotes: `R20261121-0042-7KQ`. The letters keep it from being guessed from another. */
export function registrationNumber(prefix: string, id: number, day: string): string {
  const letters = Array.from({ length: 3 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${prefix}${day.replaceAll("-", "")}-${String(id).padStart(4, "0")}-${letters}`;
}
