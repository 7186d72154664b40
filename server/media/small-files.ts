/** Small files that are asked for often, in memory: the least used go first. */
const MAX_BYTES = 32 * 1024 * 1024;

export interface SmallFiles {
  get(name: string): Buffer | undefined;
  set(name: string, bytes: Buffer): void;
  readonly bytes: number;
}

export function createSmallFiles(maxBytes = MAX_BYTES): SmallFiles {
  // A Map keeps the order of insertion; what is used is put in anew, so the first is the least used.
  const kept = new Map<string, Buffer>();
  let held = 0;

  const drop = (name: string): void => {
    held -= kept.get(name)?.length ?? 0;
    kept.delete(name);
  };

  return {
    get(name) {
      const bytes = kept.get(name);
      if (!bytes) return undefined;
      kept.delete(name);
      kept.set(name, bytes);
      return bytes;
    },
    set(name, bytes) {
      if (bytes.length > maxBytes) return;
      drop(name);
      kept.set(name, bytes);
      held += bytes.length;
      for (const oldest of kept.keys()) {
        if (held <= maxBytes) break;
        drop(oldest);
      }
    },
    get bytes() {
      return held;
    },
  };
}
