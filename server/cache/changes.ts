/**
 * Which records changed, told to every process: a row in the transaction that changes them, a
 * notice at its commit, and a look at the rows each second in case a notice is lost.
 */
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../database/connection.ts";
import type { Tables } from "../database/tables.ts";
import { inTransaction } from "../database/transaction.ts";
import { describeError, type Logger } from "../log.ts";

const CHANNEL = "farpeak_changes";
const LOOK_EVERY_MS = 1000;
/** PostgreSQL refuses notices of 8,000 bytes; a longer list is left to the look each second. */
const MAX_NOTICE_BYTES = 7000;

export type Touch = (...tags: string[]) => void;
type Listener = (tags: string[]) => void;

export interface Changes {
  /**
   * Runs `work` in a transaction; the tags it touches are dropped from every process's cache after
   * the commit, and from this process's before the promise settles.
   */
  write<T>(work: (trx: Transaction<Tables>, touch: Touch) => Promise<T>): Promise<T>;
  /** Calls `listener` with the tags of every committed change, whichever process made it. */
  subscribe(listener: Listener): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createChanges(db: Database, log: Logger): Changes {
  const listeners = new Set<Listener>();
  const tell = (tags: string[]) => {
    for (const listener of listeners) listener(tags);
  };
  let unlisten: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let seen = "1:1:";
  let stopped = false;

  async function look(): Promise<void> {
    try {
      const { tags, snapshot } = await readSince(db.kysely, seen);
      seen = snapshot;
      if (tags.length > 0) tell(tags);
    } catch (error) {
      log.warn("changes_unreadable", describeError(error));
    }
    if (!stopped) timer = setTimeout(() => (looking = look()), LOOK_EVERY_MS).unref();
  }

  return {
    async write(work) {
      const touched = new Set<string>();
      const result = await inTransaction(db.kysely, async (trx) => {
        touched.clear();
        const answer = await work(trx, (...tags) => tags.forEach((tag) => touched.add(tag)));
        if (touched.size > 0) await record(trx, [...touched]);
        return answer;
      });
      if (touched.size > 0) tell([...touched]);
      return result;
    },
    subscribe: (listener) => void listeners.add(listener),
    async start() {
      seen = await currentSnapshot(db.kysely);
      unlisten = await db.listen(CHANNEL, (payload) => tell(payload.split(" ")));
      looking = look();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
      await unlisten?.();
    },
  };
}

async function record(trx: Transaction<Tables>, tags: string[]): Promise<void> {
  await trx
    .insertInto("changes")
    .values(tags.map((tag) => ({ tag })))
    .execute();
  const notice = tags.join(" ");
  if (Buffer.byteLength(notice) <= MAX_NOTICE_BYTES)
    await sql`select pg_notify(${CHANNEL}, ${notice})`.execute(trx);
}

/**
 * Tags of the transactions that the last look did not see. Rows do not become visible in the order of
 * their ids, nor of their transactions', so a look remembers its whole snapshot: what was running at
 * that moment, in this database or another of the cluster, is told once it is over, and only then.
 */
async function readSince(
  kysely: Kysely<Tables>,
  last: string,
): Promise<{ tags: string[]; snapshot: string }> {
  const { rows } = await sql<{ snapshot: string; tags: string[] | null }>`
    select pg_current_snapshot()::text as snapshot, (select array_agg(distinct tag) from changes
      where xid >= pg_snapshot_xmin(${last}::pg_snapshot)
        and not pg_visible_in_snapshot(xid, ${last}::pg_snapshot)) as tags`.execute(kysely);
  return { tags: rows[0]?.tags ?? [], snapshot: rows[0]?.snapshot ?? last };
}

async function currentSnapshot(kysely: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
    kysely,
  );
  if (!rows[0]) throw new Error("the database gave no snapshot");
  return rows[0].snapshot;
}

/** Removes rows every process has long seen; called by the upkeep job. */
export async function sweepChanges(kysely: Kysely<Tables>): Promise<void> {
  await sql`delete from changes where created_at < now() - interval '1 hour'`.execute(kysely);
}
