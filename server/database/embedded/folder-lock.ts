import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process has this data folder open. */
export class DataFolderInUse extends Error {
  override name = "DataFolderInUse";
}

/**
 * Takes a folder for this process alone: two engines on one folder lose rows without any error. The lock
 * is SQLite's, held by the system for an open file, so it is free again however the process ends.
 * The folder is made if it is missing, and closed to other users, because the engine makes its files
 * readable to all. Returns the function that gives the lock back.
 *
 * Throws `DataFolderInUse`.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const lock = new DatabaseSync(join(folder, ".lock"), { timeout: 0 });
  try {
    // The table makes it a real file of SQLite's, which older releases want before they lock it.
    lock.exec("PRAGMA journal_mode=MEMORY; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE");
    lock.exec("CREATE TABLE IF NOT EXISTS held (id INTEGER); COMMIT; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    const sentence = `The data folder ${folder} is in use by another running Farpeak: stop that one first, or choose another DATA_DIR.`;
    throw new DataFolderInUse(sentence, { cause: error });
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

function isBusy(error: unknown): boolean {
  // SQLITE_BUSY and SQLITE_LOCKED, with what they carry in their upper bytes.
  return error instanceof Error && "errcode" in error && [5, 6].includes(Number(error.errcode) & 0xff);
}
