/**
 * Registers people in a ledger until the power goes, and says each number once it is acknowledged:
 * `writer.ts durable|stock LIVE SHADOW SEED`.
 */
import { writeSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { DurableFiles, durableStartParams } from "../durable-files.ts";
import { seededRandom, ShadowDisk } from "./shadow-disk.ts";

const STANDARD_OUTPUT = 1;
const [kind, live = "", shadow = "", seed = "0"] = process.argv.slice(2);
const random = seededRandom(Number(seed));
const disk = new ShadowDisk(live, shadow, random);
const durable = kind === "durable";

const database = await PGlite.create({
  fs: disk.watch(durable ? new DurableFiles(live) : new NodeFS(live)),
  startParams: durable ? durableStartParams : PGlite.defaultStartParams,
});

async function register(text: string): Promise<number> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ id: number }>(
      "insert into entries (v) values ($1) returning id",
      [text],
    );
    const id = Number(rows[0]?.id);
    await transaction.query("insert into notes values ($1, 'n')", [id]);
    await transaction.query("update counter set n = n + 1 where id = 1");
    return id;
  });
}

const last = 60 + Math.floor(random() * 400);
for (let count = 1; count <= last; count++) {
  const id = await register("測試資料".repeat(count % 50));
  // Not process.stdout, which may still hold it when the power goes.
  writeSync(STANDARD_OUTPUT, `${id}\n`);
  if (count % 37 === 0) await database.query("checkpoint");
  if (count % 91 === 0) await database.query("vacuum");
}
disk.cut();
process.exit(0);
