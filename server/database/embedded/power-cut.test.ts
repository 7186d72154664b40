import { cpSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { amcheck } from "@electric-sql/pglite/contrib/amcheck";
import { beforeAll, expect, test } from "vitest";
import { createDatabase } from "./data-folder.ts";
import { DurableFiles, durableStartParams } from "./durable-files.ts";
import type { Findings } from "./power-cut/verify.ts";
import { runScript, testFolder } from "./test-folder.ts";

// More rounds take more time, and find rarer faults: POWER_CUT_ROUNDS=30.
const ROUNDS = Number(process.env["POWER_CUT_ROUNDS"] ?? 4);
const CONTROL_ROUNDS = 3;
const ROUND_MS = 30_000;

const WRITER = new URL("./power-cut/writer.ts", import.meta.url);
const VERIFIER = new URL("./power-cut/verify.ts", import.meta.url);
const folder = testFolder();
const base = join(folder, "base");

interface Outcome {
  acknowledged: number;
  opened: boolean;
  lost: number;
  torn: number;
  damage: string[];
}

beforeAll(async () => {
  await createDatabase(base);
  const database = await PGlite.create({
    fs: new DurableFiles(base),
    startParams: durableStartParams,
    extensions: { amcheck },
  });
  await database.exec(`
    create extension amcheck;
    create table entries (id int8 generated always as identity primary key, v text);
    create table notes (id int8 primary key, note text);
    create table counter (id int primary key, n int);
    insert into counter values (1, 0)`);
  await database.close();
});

/** One writer, one power cut, one look at what is left. */
async function round(kind: "durable" | "stock", seed: number): Promise<Outcome> {
  const live = join(folder, `${kind}-${seed}`);
  const shadow = `${live}-shadow`;
  cpSync(base, live, { recursive: true });
  cpSync(base, shadow, { recursive: true });
  const writer = await runScript(WRITER, [kind, live, shadow, String(seed)]);
  expect(writer.errors).toBe("");
  const acknowledged = writer.output.trimEnd().split("\n").map(Number);
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  const verifier = await runScript(VERIFIER, [shadow]);
  await rm(live, { recursive: true });
  await rm(shadow, { recursive: true });
  const outcome = { acknowledged: acknowledged.length, lost: acknowledged.length, torn: 0, damage: [] };
  if (verifier.exitCode !== 0) return { ...outcome, opened: false };
  const { ids, torn, damage } = JSON.parse(verifier.output) as Findings;
  const kept = new Set(ids);
  return { ...outcome, opened: true, lost: acknowledged.filter((id) => !kept.has(id)).length, torn, damage };
}

test(
  `a power cut loses nothing that was acknowledged (${ROUNDS} rounds)`,
  async () => {
    for (let seed = 0; seed < ROUNDS; seed++) {
      const outcome = await round("durable", seed);
      expect(outcome, `round ${seed}`).toMatchObject({ opened: true, lost: 0, torn: 0, damage: [] });
    }
  },
  ROUNDS * ROUND_MS,
);

test(
  "the simulation can fail: without our fsync it loses rows or the whole database",
  async () => {
    let harmed = 0;
    for (let seed = 0; seed < CONTROL_ROUNDS && harmed === 0; seed++) {
      const { opened, lost, torn, damage } = await round("stock", seed);
      if (!opened || lost > 0 || torn > 0 || damage.length > 0) harmed++;
    }
    expect(harmed).toBeGreaterThan(0);
  },
  CONTROL_ROUNDS * ROUND_MS,
);
