/** Work that takes much memory while it runs: so many at a time, the others wait their turn. */

export interface Turns {
  /** Runs `work` when its turn comes, and answers what it answers. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** How many wait. */
  readonly waiting: number;
}

export function createTurns(atOnce: number): Turns {
  const queue: (() => void)[] = [];
  let busy = 0;
  return {
    async take(work) {
      if (busy >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
      else busy += 1;
      try {
        return await work();
      } finally {
        // The turn goes straight to the next, so that nobody comes between.
        const next = queue.shift();
        if (next) next();
        else busy -= 1;
      }
    },
    get waiting() {
      return queue.length;
    },
  };
}
