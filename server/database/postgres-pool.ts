import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import { Channels, type Listener, listenStatement, type StopListening } from "./channels.ts";
import { SessionPool } from "./session-pool.ts";
import { typeParsers } from "./type-parsers.ts";

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
const DEFAULT_SESSIONS = 10;
const KEEP_ALIVE_AFTER_MS = 10_000;
const FIRST_RECONNECT_MS = 100;
const LAST_RECONNECT_MS = 5_000;

const ACQUIRE_TIMEOUT =
  "No database session became free in time: all are busy, or the pool is used inside a transaction, which must use its own session.";

type Log = (message: string) => void;

/** What every session says of itself. A value in the URL wins over these. */
function sessionConfig(databaseUrl: string): ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: "farpeak",
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    options: "-c TimeZone=UTC",
    types: typeParsers,
  };
}

/** Sessions on a PostgreSQL server. Connects with the first query, not before. */
export function makePostgresPool(databaseUrl: string, log: Log = () => undefined): SessionPool {
  return new SessionPool({
    ...sessionConfig(databaseUrl),
    max: DEFAULT_SESSIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    acquireTimeoutMessage: ACQUIRE_TIMEOUT,
    onLostSession: (error) => log(`A database session was lost: ${error.message}`),
  });
}

/** `VACUUM (ANALYZE)` of the whole database, without the time limit of ordinary statements. */
export async function vacuumPostgres(pool: SessionPool): Promise<void> {
  const session = await pool.connect();
  try {
    await session.query("SET statement_timeout = 0");
    await session.query("VACUUM (ANALYZE)");
  } finally {
    // A session with no time limit does not go back to the others.
    session.release(true);
  }
}

/**
 * LISTEN on a connection of its own, which comes back by itself when it is lost. Notices sent while it is
 * away are lost: whoever must not miss one also looks for itself now and then.
 */
export class PostgresListener {
  readonly #databaseUrl: string;
  readonly #log: Log;
  readonly #channels = new Channels();
  readonly #closing = new AbortController();
  #client: Promise<Client> | undefined;

  constructor(databaseUrl: string, log: Log = () => undefined) {
    this.#databaseUrl = databaseUrl;
    this.#log = log;
  }

  /** Calls `listener` for each NOTIFY on `channel`; returns once the server knows of it. */
  async listen(channel: string, listener: Listener): Promise<StopListening> {
    this.#channels.add(channel, listener);
    try {
      const client = await this.#connected();
      await client.query(listenStatement("LISTEN", channel));
    } catch (error) {
      this.#channels.remove(channel, listener);
      throw error;
    }
    return async () => {
      this.#channels.remove(channel, listener);
      const client = await this.#client?.catch(() => undefined);
      if (client && !this.#channels.has(channel)) await client.query(listenStatement("UNLISTEN", channel));
    };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  #connected(): Promise<Client> {
    this.#client ??= this.#connect().catch((error: unknown) => {
      this.#client = undefined;
      throw error;
    });
    return this.#client;
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      ...sessionConfig(this.#databaseUrl),
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    client.on("notification", ({ channel, payload }) => this.#channels.deliver(channel, payload ?? ""));
    let reason: string | undefined;
    // The first of several says most; "end" follows them.
    client.on("error", (error) => (reason ??= error.message));
    await client.connect();
    client.once("end", () => void this.#reconnect(reason));
    for (const channel of this.#channels.names) await client.query(listenStatement("LISTEN", channel));
    return client;
  }

  async #reconnect(reason = "the connection ended"): Promise<void> {
    this.#client = undefined;
    if (!this.#closing.signal.aborted) this.#log(`The database's notices were interrupted: ${reason}`);
    for (
      let wait = FIRST_RECONNECT_MS;
      !this.#closing.signal.aborted;
      wait = Math.min(wait * 2, LAST_RECONNECT_MS)
    ) {
      await sleep(wait, undefined, { ref: false, signal: this.#closing.signal }).catch(() => undefined);
      if (this.#closing.signal.aborted || this.#channels.names.length === 0) return;
      const client = await this.#connected().catch(() => undefined);
      if (client) return;
    }
  }
}
