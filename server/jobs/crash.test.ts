/** Jobs outlive a process that is killed: on the disk, with the real engine, in a real process. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../database/connection.ts";
import { silentLogger } from "../log.ts";
import { until } from "../mail/testing-smtp.ts";
import { createJobs } from "./create-jobs.ts";

let dataDir = "";
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "farpeak-crash-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function runUntilKilled(): Promise<string> {
  const script = fileURLToPath(new URL("./testing-crash.ts", import.meta.url));
  const child = spawn(process.execPath, [script, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  await until(() => output.includes("ready") && output.includes("took 1"), 40);
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
  return output;
}

test("a job that was under way and those that waited are done after a restart", async () => {
  const output = await runUntilKilled();
  expect(output).toContain("took 1");
  const db = await openDatabase({ dataDir });
  const done: number[] = [];
  const jobs = createJobs(db, silentLogger, { deadAfter: 10, lookEvery: 0.5, retryAfter: 1 });
  jobs.handle("mail.send", { run: async ({ mail_id }) => void done.push(mail_id) });
  await jobs.start();
  try {
    await until(() => new Set(done).size === 3, 50);
    expect(done.sort((a, b) => a - b)).toEqual([1, 2, 3]);
  } finally {
    await jobs.stop();
    await db.close();
  }
});
