/**
 * How changes travel: within a process, and to another server on the same PostgreSQL. Where a notice
 * must be lost, only `listen` is replaced by one that hears nothing, as on a connection that broke.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "../database/connection.ts";
import { describeOnBothDatabases, openPostgresTestDatabase } from "../database/testing.ts";
import { silentLogger } from "../log.ts";
import { type Changes, createChanges, sweepChanges } from "./changes.ts";

/** A process's view of changes, with everything it was told. */
function process(db: Database): { changes: Changes; told: string[]; tellings: string[][] } {
  const changes = createChanges(db, silentLogger);
  const told: string[] = [];
  const tellings: string[][] = [];
  changes.subscribe((tags) => {
    told.push(...tags);
    tellings.push(tags);
  });
  return { changes, told, tellings };
}

const deaf = (db: Database): Database => ({ ...db, listen: async () => async () => {} });

describeOnBothDatabases("changes", (database) => {
  let one: ReturnType<typeof process>;
  beforeEach(async () => {
    one = process(database());
    await one.changes.start();
  });
  afterEach(() => one.changes.stop());

  it("tells this process of a committed write before its promise settles, and what it returns", async () => {
    let toldInTime: string[] = [];
    const result = await one.changes
      .write(async (_, touch) => {
        touch("tour:1", "tours", "tour:1");
        return 42;
      })
      .then((answer) => {
        toldInTime = [...one.told];
        return answer;
      });
    expect(result).toBe(42);
    // The notice may have come first: a tag told twice does no harm.
    expect(new Set(toldInTime)).toEqual(new Set(["tour:1", "tours"]));
  });
  it("tells nothing before the commit", async () => {
    await one.changes.write(async (_, touch) => {
      touch("tour:2");
      expect(one.told).toEqual([]);
    });
    expect(one.told).toContain("tour:2");
  });
  it("tells nothing of a write that was rolled back, nor of one that touched nothing", async () => {
    const failing = one.changes.write(async (trx, touch) => {
      touch("tour:3");
      await sql`select 1 / 0`.execute(trx);
    });
    await expect(failing).rejects.toThrow("division by zero");
    await one.changes.write(async () => {});
    await sleep(1300);
    expect(one.told).toEqual([]);
    const rows = await database()
      .kysely.selectFrom("changes")
      .selectAll()
      .where("tag", "=", "tour:3")
      .execute();
    expect(rows).toEqual([]);
  });
  it("tells once what is touched by a write that had to be run again", async () => {
    let runs = 0;
    await one.changes.write(async (_, touch) => {
      runs += 1;
      touch(`try:${runs}`);
      if (runs === 1) throw Object.assign(new Error("in the way"), { code: "40001" });
    });
    expect(one.tellings[0]).toEqual(["try:2"]);
  });
  it("tells a list that no notice can hold", async () => {
    const tags = Array.from({ length: 2000 }, (_, index) => `departure:${index}`);
    const other = process(database());
    await other.changes.start();
    await one.changes.write(async (_, touch) => touch(...tags));
    expect(new Set(one.told)).toEqual(new Set(tags));
    await vi.waitFor(() => expect(new Set(other.told).size).toBe(2000), 2500);
    await other.changes.stop();
  });
  it("tells nothing of what happened before it started", async () => {
    await one.changes.write(async (_, touch) => touch("tour:4"));
    const late = process(database());
    await late.changes.start();
    await sleep(300);
    expect(late.told).toEqual([]);
    await late.changes.stop();
  });
  it("goes on looking after the database failed for a while", async () => {
    const warned: string[] = [];
    let away = false;
    const shaky = new Proxy(database().kysely, {
      get: (target, key) => {
        if (away) throw new Error("away");
        const value: unknown = Reflect.get(target, key);
        return typeof value === "function" ? (value as () => unknown).bind(target) : value;
      },
    });
    const log = { ...silentLogger, warn: (event: string) => void warned.push(event) };
    const other = createChanges(deaf({ ...database(), kysely: shaky }), log);
    const told: string[] = [];
    other.subscribe((tags) => void told.push(...tags));
    await other.start();
    away = true;
    await vi.waitFor(() => expect(warned).toContain("changes_unreadable"), 2500);
    await one.changes.write(async (_, touch) => touch("tour:5"));
    away = false;
    await vi.waitFor(() => expect(told).toContain("tour:5"), 2500);
    await other.stop();
  });
  it("forgets rows that every process has long seen", async () => {
    const { kysely } = database();
    await one.changes.write(async (_, touch) => touch("tour:6", "tour:7"));
    await sql`update changes set created_at = now() - interval '2 hours' where tag = 'tour:6'`.execute(
      kysely,
    );
    await sweepChanges(kysely);
    const left = (await kysely.selectFrom("changes").select("tag").execute()).map(({ tag }) => tag);
    expect([left.includes("tour:6"), left.includes("tour:7")]).toEqual([false, true]);
  });
});

const serverUrl = globalThis.process.env["TEST_DATABASE_URL"] ?? "";
const why = serverUrl ? "" : " (skipped, TEST_DATABASE_URL names no server)";

describe.skipIf(!serverUrl)(`changes between two servers on PostgreSQL${why}`, () => {
  let first: Database;
  let second: Database;
  beforeEach(async () => {
    first = await openPostgresTestDatabase(serverUrl);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(first.kysely);
    const url = new URL(serverUrl);
    url.pathname = `/${rows[0]?.name}`;
    second = await openDatabase({ databaseUrl: url.href, dataDir: "" });
  });
  afterEach(async () => {
    await second.close();
    await first.close();
  });

  async function both(hears: (db: Database) => Database = (db) => db) {
    const [writer, reader] = [process(first), process(hears(second))];
    await Promise.all([writer.changes.start(), reader.changes.start()]);
    const stop = async () => void (await Promise.all([writer.changes.stop(), reader.changes.stop()]));
    return { writer, reader, stop };
  }

  it("reach the other at once, by the notice", async () => {
    const { writer, reader, stop } = await both();
    await writer.changes.write(async (_, touch) => touch("tour:1", "tours"));
    await vi.waitFor(() => expect(reader.told).toEqual(expect.arrayContaining(["tour:1", "tours"])), {
      timeout: 500,
      interval: 5,
    });
    await stop();
  });
  it("reach the other within a second or so when the notice is lost", async () => {
    const { writer, reader, stop } = await both(deaf);
    await sleep(100);
    const began = Date.now();
    await writer.changes.write(async (_, touch) => touch("tour:1"));
    expect(reader.told).toEqual([]);
    await vi.waitFor(() => expect(reader.told).toContain("tour:1"), { timeout: 2000, interval: 10 });
    expect(Date.now() - began).toBeLessThan(1500);
    await stop();
  });
  it("are not missed when a long transaction commits after a later one", async () => {
    const { writer, reader, stop } = await both(deaf);
    let commit = () => {};
    const held = new Promise<void>((resolve) => (commit = resolve));
    const long = writer.changes.write(async (trx, touch) => {
      touch("long");
      // It has its transaction id from here on, which is smaller than the next one's.
      await sql`select pg_current_xact_id()`.execute(trx);
      await held;
    });
    await writer.changes.write(async (_, touch) => touch("short"));
    await vi.waitFor(() => expect(reader.told).toContain("short"), 2500);
    // Further looks pass, with the long one still open.
    await sleep(2200);
    expect(reader.told).not.toContain("long");
    commit();
    await long;
    await vi.waitFor(() => expect(reader.told).toContain("long"), 2500);
    await stop();
  });
  it("are told again no more once the transactions around them are over", async () => {
    const { writer, reader, stop } = await both(deaf);
    await writer.changes.write(async (_, touch) => touch("tour:9"));
    await vi.waitFor(() => expect(reader.told).toContain("tour:9"), 2500);
    await sleep(1200);
    const times = reader.told.length;
    await sleep(1500);
    expect(reader.told).toHaveLength(times);
    await stop();
  });
});
