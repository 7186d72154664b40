/** A folder of a test's own, and child processes of TypeScript, for the tests of the embedded database. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A new folder, removed after the tests of the file or suite it is called in. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "farpeak-database-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Finished {
  exitCode: number | null;
  output: string;
  errors: string;
}

/**
 * Runs a TypeScript file in a process of its own. `onOutput` may look at all it has written so far, and
 * end it.
 */
export async function runScript(
  file: URL,
  parameters: string[],
  onOutput: (output: string, child: ChildProcess) => void = () => undefined,
): Promise<Finished> {
  const child = spawn(process.execPath, [file.pathname, ...parameters], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const finished: Finished = { exitCode: null, output: "", errors: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    finished.output += text;
    onOutput(finished.output, child);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => (finished.errors += text));
  finished.exitCode = await new Promise((resolve) => child.once("close", resolve));
  return finished;
}
