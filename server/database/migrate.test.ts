import { mkdtempSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateToLatest } from "./migrate.ts";
import { describeOnBothDatabases } from "./testing.ts";
import { PEOPLE_MIGRATIONS } from "./testing-people.ts";

/** The source of a migration of one statement; files outside the project cannot import Kysely. */
function step(statement: string): string {
  const query = { sql: statement, parameters: [], query: { kind: "RawNode" }, queryId: { queryId: "" } };
  return `export const up = (db) => db.executeQuery(${JSON.stringify(query)});`;
}

const NO_MIGRATIONS = mkdtempSync(join(tmpdir(), "farpeak-empty-"));

afterAll(() => rm(NO_MIGRATIONS, { recursive: true }));

describeOnBothDatabases(
  "migrating",
  (database) => {
    let broken: string;
    const tables = async (): Promise<string[]> => {
      const { rows } = await database().pool.query<{ name: string }>(
        "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
      );
      return rows.map(({ name }) => name).filter((name) => !name.startsWith("kysely_"));
    };

    beforeAll(async () => {
      broken = await mkdtemp(join(tmpdir(), "farpeak-broken-"));
      await writeFile(join(broken, "0001-fine.ts"), step("create table fine (id int)"));
      await writeFile(join(broken, "0002-broken.ts"), step("create table fine (id int)"));
    });
    afterAll(async () => {
      await rm(broken, { recursive: true });
    });

    test("leaves everything as it was when a step fails", async () => {
      const said: string[] = [];
      const run = migrateToLatest(database().kysely, { folder: broken, log: (line) => said.push(line) });
      await expect(run).rejects.toMatchObject({ code: "42P07" });
      expect(await tables()).toEqual([]);
      expect(said.at(-1)).toBe("0002-broken failed; the database is as it was before.");
    });

    test("applies every step once, however many start at the same time, and says so", async () => {
      const said: string[] = [];
      const runs = Array.from({ length: 6 }, () =>
        migrateToLatest(database().kysely, { folder: PEOPLE_MIGRATIONS, log: (line) => said.push(line) }),
      );
      await Promise.all(runs);
      expect(await tables()).toEqual(["notes", "people"]);
      expect(said.filter((line) => line.startsWith("Applied"))).toEqual([
        "Applied 0001-people.",
        "Applied 0002-notes.",
      ]);
      said.length = 0;
      await migrateToLatest(database().kysely, { folder: PEOPLE_MIGRATIONS, log: (line) => said.push(line) });
      expect(said).toEqual([]);
    });

    test("gives the session back with its time limit", async () => {
      const before = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(
        database().kysely,
      );
      const limits = { embedded: "0", postgres: "30s" };
      expect(before.rows).toEqual([{ statement_timeout: limits[database().kind] }]);
    });
  },
  { migrations: NO_MIGRATIONS },
);
