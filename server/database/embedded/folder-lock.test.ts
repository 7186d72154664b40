import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DataFolderInUse, lockFolder } from "./folder-lock.ts";
import { runScript, testFolder } from "./test-folder.ts";

const HOLDER = new URL("./test-hold-lock.ts", import.meta.url);
const folder = testFolder();

test("a folder is one process's alone, and free again when that one is killed", async () => {
  const held = join(folder, "held");
  const holder = await runScript(HOLDER, [held], (output, child) => {
    if (!output.includes("held")) return;
    let refusal: unknown;
    try {
      lockFolder(held)();
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(DataFolderInUse);
    expect(String(refusal)).toMatch(
      /^DataFolderInUse: The data folder \S+ is in use by another running Farpeak: [^.]+\.$/,
    );
    child.kill("SIGKILL");
  });
  expect(holder.output).toBe("held\n");
  const unlock = lockFolder(held);
  unlock();
});

test("a folder is one opener's alone within a process too", () => {
  const twice = join(folder, "twice");
  const unlock = lockFolder(twice);
  expect(() => lockFolder(twice)).toThrow(DataFolderInUse);
  unlock();
  unlock();
  lockFolder(twice)();
});

test("a locked folder is closed to other users", () => {
  const unlock = lockFolder(join(folder, "private"));
  expect(statSync(join(folder, "private")).mode & 0o777).toBe(0o700);
  unlock();
});
