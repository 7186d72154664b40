/** The tables of test-migrations, for the tests of the connection layer itself. */
import { fileURLToPath } from "node:url";
import type { Generated, Kysely } from "kysely";
import type { Database } from "./connection.ts";

export interface PeopleTables {
  people: { id: Generated<number>; name: string; age: number | null };
  notes: { person_id: number; text: string };
}

export const PEOPLE_MIGRATIONS = fileURLToPath(new URL("./test-migrations", import.meta.url));

/** The same database, seen with the test's tables instead of the product's. */
export function peopleIn(database: Database): Kysely<PeopleTables> {
  return database.kysely as unknown as Kysely<PeopleTables>;
}
