import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseError, escapeIdentifier } from "pg";
import type { SessionPool } from "../session-pool.ts";

/** How often what is done, and how large the log may grow before it is done earlier. */
export interface UpkeepPlan {
  checkpointEveryMs: number;
  vacuumEveryMs: number;
  /** How often the size of the write-ahead log is looked at. */
  lookEveryMs: number;
  /** A larger write-ahead log makes a checkpoint at once, in bytes. */
  maxLogBytes: number;
}

export const DEFAULT_UPKEEP: UpkeepPlan = {
  checkpointEveryMs: 5 * 60_000,
  vacuumEveryMs: 60 * 60_000,
  lookEveryMs: 10_000,
  maxLogBytes: 64 * 1024 * 1024,
};

const SEGMENT_BYTES = 16 * 1024 * 1024;

// Every table, the system's own too: nobody else takes away their dead rows or freezes their old ones.
const TABLES = `
  select n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and c.relpersistence <> 't'
  order by c.oid desc`;

/** Frees dead rows and renews the statistics, table by table, so that callers get their turn between. */
export async function vacuumTables(pool: SessionPool): Promise<void> {
  const { rows } = await pool.query<{ schema: string; name: string }>(TABLES);
  for (const { schema, name } of rows) {
    const table = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
    // A table may be dropped meanwhile.
    await pool.query(`VACUUM (ANALYZE) ${table}`).catch((error: unknown) => {
      if (!(error instanceof DatabaseError && error.code === "42P01")) throw error;
    });
  }
}

/** The size of the write-ahead log of a database folder, in bytes. */
export async function logBytes(folder: string): Promise<number> {
  const names = await readdir(join(folder, "pg_wal"));
  return names.filter((name) => /^[0-9A-F]{24}$/.test(name)).length * SEGMENT_BYTES;
}

/**
 * What a PostgreSQL server does in processes of its own, and the embedded engine does not do at all:
 * without it the write-ahead log grows without end and tables fill with dead rows.
 *
 * Starts at once; the returned function stops it and waits for what is under way.
 */
export function startUpkeep(
  pool: SessionPool,
  folder: string,
  plan: UpkeepPlan,
  log: (message: string) => void,
): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  let lastCheckpoint = Date.now();

  const run = (task: () => Promise<unknown>): void => {
    underWay = underWay.then(task).then(
      () => undefined,
      (error: unknown) => log(`Upkeep of the embedded database failed: ${String(error)}`),
    );
  };
  const look = async (): Promise<void> => {
    const due = Date.now() - lastCheckpoint >= plan.checkpointEveryMs;
    if (!due && (await logBytes(folder)) <= plan.maxLogBytes) return;
    await pool.query("CHECKPOINT");
    lastCheckpoint = Date.now();
  };
  const timers = [
    setInterval(() => run(look), plan.lookEveryMs),
    setInterval(() => run(() => vacuumTables(pool)), plan.vacuumEveryMs),
  ];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await underWay;
  };
}
