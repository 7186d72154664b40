import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { ClientBase } from "pg";
import { Channels, type Listener, listenStatement, type StopListening } from "../channels.ts";
import { SessionPool } from "../session-pool.ts";
import { typeParsers } from "../type-parsers.ts";
import { holdsDatabase } from "./data-folder.ts";
import { EngineStream } from "./engine-stream.ts";
import { Engine, EngineFailed } from "./engine.ts";
import { lockFolder } from "./folder-lock.ts";
import { DEFAULT_UPKEEP, startUpkeep, type UpkeepPlan, vacuumTables } from "./upkeep.ts";
import type { EngineSource } from "./worker-messages.ts";

const MAKER = fileURLToPath(new URL("./make-database.ts", import.meta.url));
const DEFAULT_ACQUIRE_TIMEOUT_MS = 15_000;
const ACQUIRE_TIMEOUT =
  "The embedded database has one session, and it did not become free in time: is the pool used inside a transaction, which must use its own session, or does a transaction wait for something slow?";

export interface EmbeddedOptions {
  /** Milliseconds a caller waits for its turn before `AcquireTimeout`. */
  acquireTimeoutMs?: number;
  upkeep?: UpkeepPlan;
  /** Takes one-line messages for the log of the server. */
  log?: (message: string) => void;
}

/** The embedded database: the same interface as the one over PostgreSQL, plus what only it can do. */
export interface EmbeddedDatabase {
  pool: SessionPool;
  listen: (channel: string, listener: Listener) => Promise<StopListening>;
  vacuum: () => Promise<void>;
  /** The whole database as a tar file. */
  dump: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/**
 * Opens the database in `folder`/pg, made first if it is missing, and keeps the folder locked until it is
 * closed. Throws `DataFolderInUse`, `WrongDatabaseVersion`, or `EngineFailed` when it cannot be opened.
 */
export async function openEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const unlock = lockFolder(folder);
  const files = join(folder, "pg");
  try {
    if (!holdsDatabase(files)) await makeDatabase(files);
    const database = await open({ folder: files }, options);
    const { upkeep = DEFAULT_UPKEEP, log = () => undefined } = options;
    const stopUpkeep = startUpkeep(database.pool, files, upkeep, log);
    return {
      ...database,
      close: async () => {
        await stopUpkeep();
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens a database in memory, for tests: empty, or as a file that `dump` made of another holds it. */
export function openInMemory(dumpFile?: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  return open(dumpFile ? { memory: true, dumpFile } : { memory: true }, options);
}

/** Makes an empty database; takes about three seconds. */
async function makeDatabase(files: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [MAKER, files]);
  } catch (error) {
    const reason = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : String(error);
    throw new EngineFailed(`The embedded database could not be made in ${files}: ${reason}`);
  }
}

async function open(source: EngineSource, options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const engine = new Engine(source, (error) => options.log?.(error.message));
  const channels = new Channels();
  await engine.thread();
  const pool = makePool(engine, channels, options);
  return {
    pool,
    listen: (channel, listener) => listenThrough(pool, channels, channel, listener),
    vacuum: () => vacuumTables(pool),
    dump: async () => {
      const session = await pool.connect();
      try {
        return await (await engine.thread()).dump();
      } finally {
        session.release();
      }
    },
    close: async () => {
      await pool.end();
      await engine.close();
    },
  };
}

/** One session, handed round first come, first served: the gate before the engine. */
function makePool(engine: Engine, channels: Channels, options: EmbeddedOptions): SessionPool {
  const prepareSession = async (client: ClientBase): Promise<void> => {
    client.on("notification", ({ channel, payload }) => channels.deliver(channel, payload ?? ""));
    for (const channel of channels.names) await client.query(listenStatement("LISTEN", channel));
  };
  return new SessionPool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: options.acquireTimeoutMs ?? DEFAULT_ACQUIRE_TIMEOUT_MS,
    acquireTimeoutMessage: ACQUIRE_TIMEOUT,
    // Said outright, so that PGHOST, PGSSLMODE and their like in the environment change nothing.
    host: "embedded",
    user: "postgres",
    database: "postgres",
    password: "",
    ssl: false,
    stream: () => new EngineStream(engine),
    types: typeParsers,
    prepareSession,
  });
}

async function listenThrough(
  pool: SessionPool,
  channels: Channels,
  channel: string,
  listener: Listener,
): Promise<StopListening> {
  channels.add(channel, listener);
  await pool.query(listenStatement("LISTEN", channel));
  return async () => {
    channels.remove(channel, listener);
    if (!channels.has(channel)) await pool.query(listenStatement("UNLISTEN", channel));
  };
}
