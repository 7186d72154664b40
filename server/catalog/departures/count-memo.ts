/**
 * Totals of departure lists. Counting is the one part of a list whose cost grows with the table, and
 * a total changes only when departures come, go or move, not with every seat: so it is kept until
 * the tag `departure-list` (or `tours`) changes or the day ends.
 */
import type { Changes } from "../../cache/changes.ts";
import { endOfTaipeiDay } from "../../time.ts";

const MAX_KEPT = 1000;

export interface CountMemo {
  get(key: string, count: () => Promise<number>): Promise<number>;
}

export function createCountMemo(changes: Pick<Changes, "subscribe">): CountMemo {
  let kept = new Map<string, Promise<number>>();
  let until = 0;
  const clear = () => {
    kept = new Map();
    until = endOfTaipeiDay();
  };
  changes.subscribe((tags) => {
    if (tags.some((tag) => tag === "departure-list" || tag === "tours")) clear();
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
