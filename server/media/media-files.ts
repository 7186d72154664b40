/** Where pictures are on disk. Every path is made from a checked key and a number. */
import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

export const KEY_PATTERN = /^[0-9a-f]{32}$/;

export interface MediaFiles {
  original(key: string): string;
  variant(key: string, width: number): string;
}

/** @throws where a key is none: nothing else may reach the disk. */
export function mediaFiles(dataDir: string): MediaFiles {
  const folder = join(dataDir, "media");
  return {
    original: (key) => join(folder, "originals", checked(key)),
    variant: (key, width) => join(folder, "variants", checked(key), `${Math.trunc(width)}.webp`),
  };
}

function checked(key: string): string {
  if (!KEY_PATTERN.test(key)) throw new Error("not a key of a picture");
  return key;
}

/** All of the file or nothing of it, whoever reads meanwhile. */
export async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
