/** Many rows at a time, with ids given by the caller: for loading a whole agency. */
import { type Insertable, type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

export type Rows = { [Table in keyof Tables]?: Insertable<Tables[Table]>[] };

/** PostgreSQL takes 65,535 parameters a statement; our widest table has 26 columns. */
const CHUNK = 400;

/**
 * Inserts the rows of one table. Where they have ids, the next record that the server makes itself gets
 * one after them.
 */
export async function insertRows<Table extends keyof Tables>(
  trx: Kysely<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    // Kysely's types cannot follow a table that is itself a type parameter; the signature has seen to it.
    const chunk = rows.slice(from, from + CHUNK) as Insertable<Tables["tags"]>[];
    await trx
      .insertInto(table as "tags")
      .values(chunk)
      .execute();
  }
  if (rows[0] && "id" in rows[0]) await continueIds(trx, table);
}

async function continueIds(trx: Kysely<Tables>, table: keyof Tables): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    trx,
  );
}

/** Waits until no other process holds this lock, and holds it to the end of the transaction. */
export async function holdLock(trx: Kysely<Tables>, key: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${key})`.execute(trx);
}
