import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { isSerializationFailure, isStaleStatement } from "./errors.ts";

const MAX_RETRIES = 3;
const RETRY_AFTER_MS = 10;

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. When another
 * transaction was in the way it is run again, up to three times, so `work` must do nothing but SQL: no
 * mail, no HTTP, which would also hold up every reader of the embedded database.
 *
 * Inside a transaction it joins that one: then only the outermost call retries and commits.
 */
export async function inTransaction<T, R>(
  db: Kysely<T> | Transaction<T>,
  work: (transaction: Transaction<T>) => Promise<R>,
): Promise<R> {
  if (db.isTransaction) return work(db as Transaction<T>);
  for (let retry = 0; ; retry++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (retry === MAX_RETRIES || !(isSerializationFailure(error) || isStaleStatement(error))) throw error;
      // Not all at the same moment again.
      await sleep(RETRY_AFTER_MS * (retry + Math.random()));
    }
  }
}
