/**
 * Makes an empty database in a new folder: `make-database.ts FOLDER`. A process of its own, since it takes
 * some 300 MB that a thread would not give back to the system when it ends.
 */
import { createDatabase } from "./data-folder.ts";

try {
  await createDatabase(process.argv[2] ?? "");
} catch (error) {
  // One line: the engine's traces carry tens of kilobytes of minified source.
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${(reason.split("\n", 1)[0] ?? "").slice(0, 300)}\n`);
  process.exitCode = 1;
}
