import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PgBoss } from "pg-boss";
import { beforeAll, expect, test } from "vitest";
import { embeddedDatabase } from "../connection.ts";
import { AcquireTimeout, isConnectionFailure } from "../errors.ts";
import { WrongDatabaseVersion } from "./data-folder.ts";
import { openEmbedded, openInMemory } from "./embedded-pool.ts";
import { DataFolderInUse } from "./folder-lock.ts";
import { runScript, testFolder } from "./test-folder.ts";

const folder = testFolder();
/** An empty database to load: making one takes far longer. */
const empty = join(folder, "empty.tar");

beforeAll(async () => {
  const database = await openInMemory();
  await writeFile(empty, await database.dump());
  await database.close();
});

test("what was written is there after closing and opening again, by one process at a time", async () => {
  const home = join(folder, "kept");
  const first = await openEmbedded(home);
  await first.pool.query("create table kept (v text)");
  await first.pool.query("insert into kept values ($1)", ["櫻花"]);
  await expect(openEmbedded(home)).rejects.toThrow(DataFolderInUse);
  await first.close();
  const second = await openEmbedded(home);
  expect((await second.pool.query("select v from kept")).rows).toEqual([{ v: "櫻花" }]);
  const { rows } = await second.pool.query(
    `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method, datcollate, datctype
     from pg_database where datname = current_database()`,
  );
  expect(rows).toEqual([{ fsync: "on", method: "fsync", datcollate: "C", datctype: "C.UTF-8" }]);
  await second.close();
});

test("a folder of another PostgreSQL is refused in one sentence, and stays unlocked", async () => {
  const home = join(folder, "old");
  await mkdir(join(home, "pg"), { recursive: true });
  await writeFile(join(home, "pg", "PG_VERSION"), "17\n");
  const refusal = await openEmbedded(home).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(WrongDatabaseVersion);
  expect(String(refusal)).toMatch(/made by PostgreSQL 17 .* only 18: [^.]+\.$/);
  await expect(openEmbedded(home)).rejects.toThrow(WrongDatabaseVersion);
});

test("a creation cut short is begun again", async () => {
  const home = join(folder, "half");
  await mkdir(join(home, "pg.unfinished", "base"), { recursive: true });
  await writeFile(join(home, "pg.unfinished", "PG_VERSION"), "18\n");
  const database = await openEmbedded(home);
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test("callers get the one session in the order they came", async () => {
  const { pool, close } = await openInMemory(empty);
  const order: number[] = [];
  const turns = Array.from({ length: 50 }, async (_, n) => {
    const session = await pool.connect();
    await session.query("begin");
    await session.query("select $1::int", [n]);
    order.push(n);
    await session.query("commit");
    session.release();
  });
  await Promise.all(turns);
  expect(order).toEqual(Array.from({ length: 50 }, (_, n) => n));
  await close();
});

test("the pool inside a transaction is an error that says so, not a hang", async () => {
  const { pool, close } = await openInMemory(empty, { acquireTimeoutMs: 200 });
  const session = await pool.connect();
  await session.query("begin");
  const nested = await pool.query("select 1").catch((error: unknown) => error);
  expect(nested).toBeInstanceOf(AcquireTimeout);
  expect(String(nested)).toMatch(/pool used inside a transaction/);
  expect(isConnectionFailure(nested)).toBe(true);
  session.release();
  expect((await pool.query("select 2 as two")).rows).toEqual([{ two: 2 }]);
  await close();
});

test("a session that is destroyed leaves nothing behind, and listeners stay", async () => {
  const { pool, listen, close } = await openInMemory(empty);
  const heard: string[] = [];
  await listen("news", (payload) => heard.push(payload));
  const session = await pool.connect();
  await session.query("begin");
  await session.query("create table half_done (n int)");
  session.release(true);
  expect((await pool.query("select to_regclass('half_done') as found")).rows).toEqual([{ found: null }]);
  await pool.query("select pg_notify('news', $1)", ["still"]);
  await expect.poll(() => heard).toEqual(["still"]);
  await close();
});

test("the main thread keeps its timers while the database is busy", async () => {
  const { pool, close } = await openInMemory(empty);
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await Promise.all(
    Array.from({ length: 8 }, () => pool.query("select count(*) from generate_series(1, 300000)")),
  );
  clearInterval(timer);
  expect(longest).toBeLessThan(200);
  await close();
});

test("pg-boss works through it, sending within the caller's transaction", async () => {
  const database = embeddedDatabase(await openInMemory(empty));
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schedule: false,
  });
  boss.on("error", (error) => expect.fail(error.message));
  await boss.start();
  await boss.createQueue("mail");
  // Lets it look the queue up now: within the transaction it would ask the pool, which waits for us.
  await boss.findJobs("mail");
  const session = await database.pool.connect();
  const within = { executeSql: (text: string, values?: unknown[]) => session.query(text, values) };
  await session.query("begin");
  await boss.send("mail", { to: "nobody" }, { db: within });
  await session.query("rollback");
  await session.query("begin");
  await boss.send("mail", { to: "王小明" }, { db: within });
  await session.query("commit");
  session.release();
  const done: unknown[] = [];
  await boss.work("mail", { pollingIntervalSeconds: 0.5 }, async (jobs) => {
    for (const job of jobs) done.push(job.data);
  });
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([{ to: "王小明" }]);
  await boss.stop({ graceful: true });
  await database.close();
});

test("kill -9 loses nothing that was acknowledged", async () => {
  const home = join(folder, "killed");
  let acknowledged = 0;
  for (const more of [40, 80, 10]) {
    const enough = acknowledged + more;
    const { output, errors } = await runScript(
      new URL("./test-writer.ts", import.meta.url),
      [home],
      (text, child) => {
        if (text.includes(`${enough}\n`)) child.kill("SIGKILL");
      },
    );
    expect(errors).toBe("");
    acknowledged = Number(output.trimEnd().split("\n").at(-1));
    expect(acknowledged).toBeGreaterThanOrEqual(enough);
  }
  const { pool, close } = await openEmbedded(home);
  const { rows } = await pool.query<{ n: number }>("select n from acknowledged order by n");
  // One more may be there: written, but killed before it could say so.
  expect(rows.slice(0, acknowledged).map(({ n }) => n)).toEqual(
    Array.from({ length: acknowledged }, (_, n) => n + 1),
  );
  await close();
});
