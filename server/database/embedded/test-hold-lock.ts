/** Holds the lock of a folder until it is killed: `test-hold-lock.ts FOLDER`. */
import { lockFolder } from "./folder-lock.ts";

lockFolder(process.argv[2] ?? "");
process.stdout.write("held\n");
setInterval(() => undefined, 60_000);
