/** A second step, so that the order of steps can be seen. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table notes (person_id int8 not null references people, text text not null)`.execute(db);
}
