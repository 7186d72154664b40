import { rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isConnectionFailure } from "../errors.ts";
import { openEmbedded } from "./embedded-pool.ts";
import { EngineFailed } from "./engine.ts";
import { testFolder } from "./test-folder.ts";

const folder = testFolder();

test("after a PANIC the caller gets one clean error, the others are served, nothing acknowledged is lost", async () => {
  const home = join(folder, "panic");
  const log: string[] = [];
  const { pool, listen, close } = await openEmbedded(home, { log: (line) => log.push(line) });
  const heard: string[] = [];
  await listen("news", (payload) => heard.push(payload));
  await pool.query("create table kept (n int)");
  await pool.query("insert into kept values (1)");

  // A disk that fails: the write-ahead log is out of reach when its next file is wanted.
  await rename(join(home, "pg", "pg_wal"), join(home, "pg", "away"));
  const session = await pool.connect();
  const waiting = pool.query("select n from kept");
  const failing = session
    .query("select pg_switch_wal(); insert into kept values (2)")
    .catch((error: unknown) => error);
  const failure = await failing;
  await rename(join(home, "pg", "away"), join(home, "pg", "pg_wal"));
  session.release();

  expect(failure).toBeInstanceOf(EngineFailed);
  expect(isConnectionFailure(failure)).toBe(true);
  expect(String(failure)).toMatch(/^EngineFailed: The embedded database stopped: PANIC: could not .{1,300}$/);
  expect((await waiting).rows).toEqual([{ n: 1 }]);
  expect(log).toHaveLength(1);
  expect(log[0]?.length).toBeLessThan(400);

  await pool.query("insert into kept values (3)");
  await pool.query("notify news, 'back'");
  await expect.poll(() => heard).toEqual(["back"]);
  expect((await pool.query("select n from kept order by n")).rows).toEqual([{ n: 1 }, { n: 3 }]);
  await close();
});

test("a folder that cannot be opened is an error, for everyone who asks", async () => {
  const home = join(folder, "broken");
  const first = await openEmbedded(home);
  await first.close();
  await rename(join(home, "pg", "pg_wal"), join(home, "pg", "away"));
  await expect(openEmbedded(home)).rejects.toThrow(EngineFailed);
  await rename(join(home, "pg", "away"), join(home, "pg", "pg_wal"));
  const again = await openEmbedded(home);
  expect((await again.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await again.close();
});
