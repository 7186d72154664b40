/** All SQL of contact inquiries. */
import { type Kysely, sql } from "kysely";
import type { ContactRow, NewContact, Tables } from "../../database/tables.ts";

export async function nextContactId(trx: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('contacts', 'id'))::int as id`.execute(trx);
  if (!rows[0]) throw new Error("the sequence of contacts gave no id");
  return rows[0].id;
}

export function insertContact(trx: Kysely<Tables>, row: NewContact): Promise<ContactRow> {
  return trx.insertInto("contacts").values(row).returningAll().executeTakeFirstOrThrow();
}
