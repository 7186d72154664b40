import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { describeOnBothDatabases } from "./testing.ts";
import { PEOPLE_MIGRATIONS, peopleIn } from "./testing-people.ts";
import { inTransaction } from "./transaction.ts";

const FAILURE = { severity: "ERROR" };

describeOnBothDatabases(
  "a transaction",
  (database) => {
    const names = async (): Promise<string[]> => {
      const people = await peopleIn(database()).selectFrom("people").select("name").orderBy("id").execute();
      return people.map(({ name }) => name);
    };

    beforeEach(async () => {
      await database().pool.query("truncate people, notes restart identity");
    });

    test("keeps everything when it returns", async () => {
      const id = await inTransaction(peopleIn(database()), async (transaction) => {
        const person = await transaction
          .insertInto("people")
          .values({ name: "甲" })
          .returning("id")
          .executeTakeFirstOrThrow();
        await transaction.insertInto("notes").values({ person_id: person.id, text: "n" }).execute();
        return person.id;
      });
      expect(id).toBe(1);
      expect(await names()).toEqual(["甲"]);
    });

    test("keeps nothing when it throws, or when a statement fails", async () => {
      const db = peopleIn(database());
      const thrown = inTransaction(db, async (transaction) => {
        await transaction.insertInto("people").values({ name: "甲" }).execute();
        throw new Error("no seats");
      });
      await expect(thrown).rejects.toThrow("no seats");
      const failed = inTransaction(db, async (transaction) => {
        await transaction.insertInto("people").values({ name: "乙" }).execute();
        await transaction.insertInto("people").values({ name: "乙" }).execute();
      });
      await expect(failed).rejects.toMatchObject({ code: "23505" });
      expect(await names()).toEqual([]);
    });

    test("is rolled back when its session is given back in the middle of it", async () => {
      const session = await database().pool.connect();
      await session.query("begin");
      await session.query("insert into people (name) values ($1)", ["forgotten"]);
      session.release();
      await expect(session.query("select 1")).rejects.toThrow("already given back");
      expect(await names()).toEqual([]);
    });

    test("goes one after the other where they touch the same row", async () => {
      const db = peopleIn(database());
      await db.insertInto("people").values({ name: "counter", age: 0 }).execute();
      const increment = (): Promise<void> =>
        inTransaction(db, async (transaction) => {
          const { age } = await transaction
            .selectFrom("people")
            .select("age")
            .forUpdate()
            .executeTakeFirstOrThrow();
          await transaction
            .updateTable("people")
            .set({ age: (age ?? 0) + 1 })
            .execute();
        });
      await Promise.all(Array.from({ length: 40 }, increment));
      expect(await db.selectFrom("people").select("age").execute()).toEqual([{ age: 40 }]);
    });

    test("joins the transaction it is called in", async () => {
      const outer = inTransaction(peopleIn(database()), async (transaction) => {
        await inTransaction(transaction, (same) =>
          same.insertInto("people").values({ name: "inner" }).execute(),
        );
        throw new Error("outer failed");
      });
      await expect(outer).rejects.toThrow("outer failed");
      expect(await names()).toEqual([]);
    });

    test.each(["40001", "40P01"])("is repeated after %s, up to three times", async (code) => {
      const raise = sql`do ${sql.raw(`$$ begin raise exception 'in the way' using errcode = '${code}'; end $$`)}`;
      let tries = 0;
      const result = await inTransaction(peopleIn(database()), async (transaction) => {
        await transaction
          .insertInto("people")
          .values({ name: `try ${++tries}` })
          .execute();
        if (tries < 3) await raise.execute(transaction);
        return "done";
      });
      expect(result).toBe("done");
      expect(await names()).toEqual(["try 3"]);
      tries = 0;
      const hopeless = inTransaction(peopleIn(database()), async (transaction) => {
        tries++;
        await raise.execute(transaction);
      });
      await expect(hopeless).rejects.toMatchObject({ ...FAILURE, code });
      expect(tries).toBe(4);
    });

    test("is not repeated after an ordinary failure", async () => {
      let tries = 0;
      const refused = inTransaction(peopleIn(database()), async (transaction) => {
        tries++;
        await sql`select 1 / 0`.execute(transaction);
      });
      await expect(refused).rejects.toMatchObject({ code: "22012" });
      expect(tries).toBe(1);
    });
  },
  { migrations: PEOPLE_MIGRATIONS },
);
