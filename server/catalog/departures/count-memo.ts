/**
 * Totals of departure lists, and what stands behind each choice of a filter. Counting is the one part of
 * a list whose cost grows with the table, and a count changes only when departures come, go or move, or
 * what the filters name is named anew, not with every seat: so it is kept until one of COUNTED changes.
 * A minute at most, as in the page cache, because tours are published, and days end, by the clock.
 */
import type { Changes } from "../../cache/changes.ts";

const MAX_KEPT = 1000;
const KEPT_MS = 60_000;
const COUNTED = ["departure-list", "tours", "tags", "countries"];

export interface CountMemo<T = number> {
  get(key: string, count: () => Promise<T>): Promise<T>;
}

export function createCountMemo<T = number>(changes: Pick<Changes, "subscribe">): CountMemo<T> {
  let kept = new Map<string, Promise<T>>();
  let until = 0;
  const clear = () => {
    kept = new Map();
    until = Date.now() + KEPT_MS;
  };
  changes.subscribe((tags) => {
    if (tags.some((tag) => COUNTED.includes(tag))) clear();
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
