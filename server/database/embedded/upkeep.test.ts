import { join } from "node:path";
import { expect, test } from "vitest";
import { openEmbedded } from "./embedded-pool.ts";
import { testFolder } from "./test-folder.ts";
import { logBytes } from "./upkeep.ts";

const MEGABYTE = 1024 * 1024;
const folder = testFolder();

/** Writes about 160 MB of write-ahead log, and returns how large it is afterwards. */
async function writeALot(home: string, lookEveryMs: number): Promise<number> {
  const upkeep = {
    checkpointEveryMs: 60_000,
    vacuumEveryMs: 60_000,
    lookEveryMs,
    maxLogBytes: 64 * MEGABYTE,
  };
  const { pool, close } = await openEmbedded(home, { upkeep });
  await pool.query("create table much (n int, v text)");
  for (let round = 0; round < 20; round++) {
    await pool.query("insert into much select n, repeat(md5(n::text), 30) from generate_series(1, 8000) n");
  }
  // One more look, after the last write.
  await new Promise((resolve) => setTimeout(resolve, 3 * Math.min(lookEveryMs, 50)));
  const size = await logBytes(join(home, "pg"));
  await close();
  return size;
}

test("the write-ahead log stays bounded under a long load", async () => {
  expect(await writeALot(join(folder, "kept"), 50)).toBeLessThanOrEqual(112 * MEGABYTE);
});

test("it would not without upkeep", async () => {
  expect(await writeALot(join(folder, "neglected"), 60_000)).toBeGreaterThan(128 * MEGABYTE);
});

test("checkpoints and vacuums come by themselves", async () => {
  const upkeep = { checkpointEveryMs: 100, vacuumEveryMs: 300, lookEveryMs: 50, maxLogBytes: 64 * MEGABYTE };
  const { pool, close } = await openEmbedded(join(folder, "timed"), { upkeep });
  await pool.query("create table t (n int)");
  await pool.query("insert into t select generate_series(1, 1000)");
  const checkpoint = "select checkpoint_lsn::text as lsn from pg_control_checkpoint()";
  const before = (await pool.query<{ lsn: string }>(checkpoint)).rows;
  await expect.poll(async () => (await pool.query(checkpoint)).rows).not.toEqual(before);
  const counted = "select reltuples::int as n from pg_class where relname = 't'";
  await expect.poll(async () => (await pool.query(counted)).rows, { timeout: 5_000 }).toEqual([{ n: 1000 }]);
  await close();
});
