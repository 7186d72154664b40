/**
 * Totals of departure lists, and what stands behind each choice of a filter. Counting is the one part of
 * a list whose cost grows with the table, and a count changes only when departures come, go or move, not
 * with every seat: so it is kept until one of TAGS changes or the day ends; five minutes at most, since
 * tours are published by the clock.
 */
import type { Changes } from "../../cache/changes.ts";
import { endOfTaipeiDay } from "../../time.ts";

const MAX_KEPT = 1000;
const MAX_AGE_MS = 5 * 60_000;
const TAGS = new Set(["departure-list", "tours", "tags", "countries"]);

export interface CountMemo<T = number> {
  get(key: string, count: () => Promise<T>): Promise<T>;
}

export function createCountMemo<T = number>(changes: Pick<Changes, "subscribe">): CountMemo<T> {
  let kept = new Map<string, Promise<T>>();
  let until = 0;
  const clear = () => {
    kept = new Map();
    until = Math.min(endOfTaipeiDay(), Date.now() + MAX_AGE_MS);
  };
  changes.subscribe((tags) => {
    if (tags.some((tag) => TAGS.has(tag))) clear();
  });
  return {
    get(key, count) {
      if (Date.now() >= until || kept.size >= MAX_KEPT) clear();
      const mine = kept;
      let total = mine.get(key);
      if (!total) {
        total = count();
        mine.set(key, total);
        // A failure is not worth remembering.
        total.catch(() => mine.delete(key));
      }
      return total;
    },
  };
}
