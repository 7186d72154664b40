/** A small table for the tests of the connection layer. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table people (
    id int8 generated always as identity primary key,
    name text not null constraint people_name_key unique,
    age int constraint people_age_check check (age >= 0)
  )`.execute(db);
}
