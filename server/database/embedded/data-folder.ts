import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DurableFiles, durableStartParams, initdbParams, syncPath, syncTree } from "./durable-files.ts";

/** The PostgreSQL that this PGlite is. */
const MAJOR_VERSION = "18";

/** The data folder belongs to another major version of PostgreSQL. */
export class WrongDatabaseVersion extends Error {
  override name = "WrongDatabaseVersion";
}

/** Whether there is a database in the folder. Throws `WrongDatabaseVersion` if another major made it. */
export function holdsDatabase(folder: string): boolean {
  const file = join(folder, "PG_VERSION");
  if (!existsSync(file)) return false;
  const version = readFileSync(file, "utf8").trim();
  if (version === MAJOR_VERSION) return true;
  throw new WrongDatabaseVersion(
    `The database in ${folder} was made by PostgreSQL ${version} and this program reads only ${MAJOR_VERSION}: export it with the version that made it and import it here.`,
  );
}

/**
 * Makes an empty database in a folder that does not exist yet. It is made beside it, brought to the disk
 * as a whole and then renamed, so that a start cut short never leaves half a database behind.
 */
export async function createDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const files = new DurableFiles(unfinished);
  const database = await PGlite.create({
    fs: files,
    startParams: durableStartParams,
    initDbStartParams: initdbParams,
  });
  await database.close();
  await syncTree(unfinished);
  await rename(unfinished, folder);
  // The names of the folder and of the one around it, which may be new as well.
  await syncPath(dirname(folder));
  await syncPath(dirname(dirname(folder)));
}
