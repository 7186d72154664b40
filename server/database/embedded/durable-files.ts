import { closeSync, fsyncSync, openSync } from "node:fs";
import { readdir, open } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The parts of the engine's file layer that we rely on: internals, hence the exactly pinned version. */
export interface EngineStream {
  /** The file descriptor; a folder has none. */
  nfd?: number;
  node: unknown;
}

interface EngineModule {
  NODEFS: {
    realPath(node: unknown): string;
    stream_ops: { fsync?: (stream: EngineStream) => number };
  };
}

type InitialOptions = Parameters<NodeFS["init"]>[1];
export type PreRun = NonNullable<InitialOptions["preRun"]>[number];

// The number by which the engine knows an input/output error; PostgreSQL then panics, as it should.
const INPUT_OUTPUT_ERROR = 29;

function syncFolder(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function addFsync(engine: EngineModule): void {
  const { NODEFS } = engine;
  NODEFS.stream_ops.fsync ??= (stream) => {
    try {
      if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node));
      else fsyncSync(stream.nfd);
      return 0;
    } catch {
      return INPUT_OUTPUT_ERROR;
    }
  };
}

/**
 * PGlite's files on disk, with fsync. The stock file layer has none, so that even `fsync=on` never
 * reaches the disk: in simulated power cuts three of four data folders would not open again.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pglite, options);
    // The engine's own type leaves NODEFS out.
    const patch = addFsync as unknown as PreRun;
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [patch, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

const SMALL_MEMORY = ["-c", "shared_buffers=16MB"];

/** Starts the engine as a database that keeps what it has acknowledged. */
export const durableStartParams: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  // The default, fdatasync, is a call that does nothing in this engine.
  "-c",
  "wal_sync_method=fsync",
  // There is no checkpointer: upkeep.ts does its work, and keeps to these sizes.
  "-c",
  "max_wal_size=64MB",
  "-c",
  "min_wal_size=32MB",
  ...SMALL_MEMORY,
];

/** Starts the engine in memory, for tests: nothing to keep, hence no fsync. */
export const memoryStartParams: string[] = [...PGlite.defaultStartParams, ...SMALL_MEMORY];

/**
 * Text sorts by code point in every database we make (`LC_COLLATE 'C'`, `LC_CTYPE 'C.UTF-8'`). A
 * PostgreSQL made by others may sort otherwise, hence SQL that depends on order says COLLATE "C".
 */
export const initdbParams: string[] = ["--lc-collate=C", "--lc-ctype=C.UTF-8"];

/** Makes everything under a folder, and the folder itself, outlast a power cut. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else await syncPath(path);
  }
  await syncPath(folder);
}

/** fsync of one file or folder. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
