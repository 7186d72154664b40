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
  let seen = "0";
  let stopped = false;

  async function look(): Promise<void> {
    try {
      const { tags, horizon } = await readSince(db.kysely, seen);
      seen = horizon;
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
      seen = await currentHorizon(db.kysely);
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
 * Tags of transactions not surely seen before. Rows may become visible out of the order of their
 * ids, so the look goes back to the oldest transaction still running last time; a tag told twice
 * does no harm.
 */
async function readSince(
  kysely: Kysely<Tables>,
  since: string,
): Promise<{ tags: string[]; horizon: string }> {
  const { rows } = await sql<{ horizon: string; tags: string[] | null }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select array_agg(distinct tag) from changes where xid >= ${since}::xid8) as tags`.execute(kysely);
  return { tags: rows[0]?.tags ?? [], horizon: rows[0]?.horizon ?? since };
}

async function currentHorizon(kysely: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{
    horizon: string;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(kysely);
  return rows[0]?.horizon ?? "0";
}

/** Removes rows every process has long seen; called by the upkeep job. */
export async function sweepChanges(kysely: Kysely<Tables>): Promise<void> {
  await sql`delete from changes where created_at < now() - interval '1 hour'`.execute(kysely);
}
