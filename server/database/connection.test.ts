import { sql } from "kysely";
import { expect, test } from "vitest";
import { isCheckViolation, isUniqueViolation } from "./errors.ts";
import { describeOnBothDatabases } from "./testing.ts";
import { PEOPLE_MIGRATIONS, peopleIn } from "./testing-people.ts";

describeOnBothDatabases(
  "a database",
  (database) => {
    test("reads rows alike: integers, calendar days, wall-clock times, exact decimals, instants", async () => {
      const { rows } = await database().pool.query(
        `select $1::int8 as big, count(*) as total, '2026-03-01'::date as day, '2026-03-01 08:05:00'::timestamp as clock,
           1.50::numeric as exact, '2026-03-01T00:00:00Z'::timestamptz as instant, '{"a":[1]}'::jsonb as json,
           array[1::int8, null] as bigs, array['2026-03-01'::date] as days, array['櫻','花'] as texts, null as nothing`,
        [9007199254740991],
      );
      expect(rows).toEqual([
        {
          big: 9007199254740991,
          total: 1,
          day: "2026-03-01",
          clock: "2026-03-01 08:05:00",
          exact: "1.50",
          instant: new Date("2026-03-01T00:00:00Z"),
          json: { a: [1] },
          bigs: [1, null],
          days: ["2026-03-01"],
          texts: ["櫻", "花"],
          nothing: null,
        },
      ]);
    });

    test("refuses to round an int8 that no number can hold", async () => {
      await expect(database().pool.query("select 9007199254740993::int8 as big")).rejects.toThrow(RangeError);
      expect((await database().pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    });

    test("writes Chinese text, dates, JSON and nothing", async () => {
      const instant = new Date("2026-05-04T03:02:01.5Z");
      const { rows } = await database().pool.query(
        "select $1::text as text, $2::timestamptz as instant, $3::jsonb as json, $4::int as nothing, $5::text[] as list",
        ["臺灣 \u{20BB7}", instant, { 名: "阿" }, null, ["甲", 'quote"d', null]],
      );
      expect(rows).toEqual([
        { text: "臺灣 \u{20BB7}", instant, json: { 名: "阿" }, nothing: null, list: ["甲", 'quote"d', null] },
      ]);
    });

    test("names what refused a row, as node-postgres does, and works on", async () => {
      const { pool } = database();
      await pool.query("insert into people (name) values ($1)", ["王小明"]);
      const twice = await pool
        .query("insert into people (name) values ($1)", ["王小明"])
        .catch((error: unknown) => error);
      expect(twice).toMatchObject({
        code: "23505",
        constraint: "people_name_key",
        table: "people",
        detail: "Key (name)=(王小明) already exists.",
      });
      expect(isUniqueViolation(twice)).toBe(true);
      expect(isUniqueViolation(twice, "people_name_key")).toBe(true);
      expect(isUniqueViolation(twice, "another_key")).toBe(false);
      const young = await pool
        .query("insert into people (name, age) values ('a', -1)")
        .catch((error: unknown) => error);
      expect(isCheckViolation(young, "people_age_check")).toBe(true);
      expect(isUniqueViolation(young)).toBe(false);
      const nameless = await pool
        .query("insert into people (age) values (1)")
        .catch((error: unknown) => error);
      expect(nameless).toMatchObject({ code: "23502", column: "name" });
      await expect(pool.query("selec $1", [1])).rejects.toMatchObject({ code: "42601" });
      expect((await pool.query("select name from people")).rows).toEqual([{ name: "王小明" }]);
    });

    test("answers several statements at once, as pg-boss sends them", async () => {
      const results = await database().pool.query(
        "create temp table t (n int); insert into t values (1), (2); select n from t",
      );
      expect(results).toMatchObject([
        { command: "CREATE" },
        { command: "INSERT", rowCount: 2 },
        { rows: [{ n: 1 }, { n: 2 }] },
      ]);
    });

    test("prepares a statement with parameters once per session, for Kysely too", async () => {
      const session = await database().pool.connect();
      const prepared = async (): Promise<unknown[]> => {
        const { rows } = await session.query(
          "select statement from pg_prepared_statements where statement like '%/* once */%'",
        );
        return rows;
      };
      for (const id of [1, 2, 3]) await session.query("select $1::int /* once */", [id]);
      expect(await prepared()).toHaveLength(1);
      session.release();
      for (const id of [1, 2]) {
        const statement = sql`select ${id}::int /* by Kysely */`;
        await database()
          .kysely.connection()
          .execute(async (connection) => {
            await statement.execute(connection);
            const { rows } =
              await sql`select name from pg_prepared_statements where statement like '%by Kysely%'`.execute(
                connection,
              );
            expect(rows).toEqual([{ name: expect.stringMatching(/^s_/) }]);
          });
      }
    });

    test("survives a table that changes under a prepared statement", async () => {
      const { pool } = database();
      await pool.query("create table shape (a int)");
      await pool.query("select * from shape where a = $1", [1]);
      await pool.query("alter table shape add column b int");
      // Once it may fail; the session is let go and the next one knows the new shape.
      await pool.query("select * from shape where a = $1", [1]).catch(() => undefined);
      expect(
        (await pool.query("select * from shape where a = $1", [1])).fields.map(({ name }) => name),
      ).toEqual(["a", "b"]);
    });

    test('sorts by code point with COLLATE "C"', async () => {
      const { rows } = await database().pool.query(
        `select string_agg(t, '' order by t collate "C") as sorted from unnest(array['b','a','B','中','é']) as t`,
      );
      expect(rows).toEqual([{ sorted: "Babé中" }]);
    });

    test("tells listeners what a commit announced, and nothing of a rollback", async () => {
      const heard: string[] = [];
      const again: string[] = [];
      const stop = await database().listen("Cache-Changed", (payload) => heard.push(payload));
      const stopAgain = await database().listen("Cache-Changed", (payload) => again.push(payload));
      const db = peopleIn(database());
      await db.transaction().execute(async (transaction) => {
        await sql`select pg_notify('Cache-Changed', '行程')`.execute(transaction);
        expect(heard).toEqual([]);
      });
      await expect.poll(() => heard).toEqual(["行程"]);
      const abandoned = db.transaction().execute(async (transaction) => {
        await sql`select pg_notify('Cache-Changed', 'never')`.execute(transaction);
        throw new Error("changed my mind");
      });
      await expect(abandoned).rejects.toThrow("changed my mind");
      await stop();
      await database().pool.query(`notify "Cache-Changed", 'second'`);
      await expect.poll(() => again).toEqual(["行程", "second"]);
      expect(heard).toEqual(["行程"]);
      await stopAgain();
    });

    test("vacuums every table", async () => {
      await database().pool.query("insert into people (name) select 'n' || n from generate_series(1, 500) n");
      await database().vacuum();
      const { rows } = await database().pool.query(
        "select reltuples::int > 400 as counted from pg_class where relname = 'people'",
      );
      expect(rows).toEqual([{ counted: true }]);
    });
  },
  { migrations: PEOPLE_MIGRATIONS },
);
