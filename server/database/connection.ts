import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import type { Listener, StopListening } from "./channels.ts";
import { type EmbeddedDatabase, type EmbeddedOptions, openEmbedded } from "./embedded/embedded-pool.ts";
import { makePostgresPool, PostgresListener, vacuumPostgres } from "./postgres-pool.ts";
import type { SessionPool } from "./session-pool.ts";
import type { Tables } from "./tables.ts";

/** The database of a running server, whichever of the two it is. */
export interface Database {
  kind: "embedded" | "postgres";
  /** For those who need sessions rather than Kysely: pg-boss, upkeep. */
  pool: SessionPool;
  kysely: Kysely<Tables>;
  /** For public reads that may be a moment old; `kysely` itself where there is no replica. */
  replica: Kysely<Tables>;
  /** Calls `listener` with each NOTIFY on `channel`, from the commit that sent it. */
  listen: (channel: string, listener: Listener) => Promise<StopListening>;
  /** Frees dead rows and renews the planner's statistics: call it after a bulk load. */
  vacuum: () => Promise<void>;
  /** Waits for what is under way, then closes everything. */
  close: () => Promise<void>;
}

export interface DatabaseSettings {
  /** A PostgreSQL server; without it the embedded database is opened. */
  databaseUrl?: string | undefined;
  /** A read replica of it. */
  replicaUrl?: string | undefined;
  /** Holds the embedded database, in its folder `database`. */
  dataDir: string;
  /** Takes one-line messages for the log of the server. */
  log?: (message: string) => void;
}

/**
 * Opens PostgreSQL where a URL is given, the embedded database otherwise.
 *
 * Throws `DataFolderInUse` and `WrongDatabaseVersion` with a sentence for whoever starts the server, and
 * what node-postgres throws when the server cannot be reached.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, log } = settings;
  if (databaseUrl) return openPostgres(databaseUrl, settings);
  const options: EmbeddedOptions = log ? { log } : {};
  await mkdir(dataDir, { recursive: true });
  return embeddedDatabase(await openEmbedded(join(dataDir, "database"), options));
}

/** The common face of an embedded database that is already open. */
export function embeddedDatabase({ pool, listen, vacuum, close }: EmbeddedDatabase): Database {
  const kysely = kyselyOver(pool);
  return { kind: "embedded", pool, kysely, replica: kysely, listen, vacuum, close };
}

/** Opens a PostgreSQL server and makes sure that it answers. */
async function openPostgres(
  databaseUrl: string,
  { replicaUrl, log }: Omit<DatabaseSettings, "databaseUrl">,
): Promise<Database> {
  const pool = makePostgresPool(databaseUrl, log);
  const replicaPool = replicaUrl ? makePostgresPool(replicaUrl, log) : undefined;
  const listener = new PostgresListener(databaseUrl, log);
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), replicaPool?.end(), listener.close()]);
  };
  try {
    await Promise.all([pool.query("SELECT 1"), replicaPool?.query("SELECT 1")]);
  } catch (error) {
    await close();
    throw error;
  }
  const kysely = kyselyOver(pool);
  return {
    kind: "postgres",
    pool,
    kysely,
    replica: replicaPool ? kyselyOver(replicaPool) : kysely,
    listen: (channel, onNotice) => listener.listen(channel, onNotice),
    vacuum: () => vacuumPostgres(pool),
    close,
  };
}

function kyselyOver(pool: SessionPool): Kysely<Tables> {
  // Kysely narrows `command` to the few words it looks at; node-postgres leaves it a string.
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }) });
}
