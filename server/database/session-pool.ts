import {
  type ClientBase,
  Pool,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResult,
  type QueryResultRow,
} from "pg";
import { AcquireTimeout, isConnectionFailure, isStaleStatement } from "./errors.ts";
import { StatementNames } from "./statement-names.ts";

/** What `query` takes: a text, or node-postgres's own object. */
export type Statement = string | QueryConfig;

export interface SessionPoolOptions extends PoolConfig {
  /** How long a caller waits for a session before `AcquireTimeout`, in milliseconds. */
  connectionTimeoutMillis: number;
  /** The sentence of that error. */
  acquireTimeoutMessage: string;
  /** Runs once on each new session, before anybody gets it. */
  prepareSession?: (client: ClientBase) => Promise<void>;
  /** Told when an idle session is lost; the pool has already let it go. */
  onLostSession?: (error: Error) => void;
}

/** One session, from `connect()` to `release()`. Not usable afterwards. */
export class Session {
  readonly #client: PoolClient;
  readonly #names: StatementNames;
  #released = false;
  #unusable = false;

  constructor(client: PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  /** Runs one statement; one with parameters is prepared once per session under a name of its own. */
  async query<R extends QueryResultRow = QueryResultRow>(
    statement: Statement,
    values?: readonly unknown[],
  ): Promise<QueryResult<R>> {
    if (this.#released) throw new Error("this database session was already given back");
    try {
      return await this.#client.query<R>(this.#named(statement, values));
    } catch (error) {
      // A session that the server is about to close still looks well for a moment.
      if (isStaleStatement(error) || isConnectionFailure(error)) this.#unusable = true;
      throw error;
    }
  }

  /**
   * Gives the session back. What it left open is rolled back first; `destroy` ends the session instead.
   */
  release(destroy = false): void {
    if (this.#released) return;
    this.#released = true;
    if (destroy || this.#unusable) return this.#client.release(true);
    const status = this.#client.getTransactionStatus();
    if (status === "I") return this.#client.release();
    // A statement that failed, or a caller that forgot: nothing of it may reach the next one.
    this.#client.query("ROLLBACK").then(
      () => this.#client.release(),
      () => this.#client.release(true),
    );
  }

  #named(statement: Statement, values: readonly unknown[] | undefined): QueryConfig {
    const config = typeof statement === "string" ? { text: statement } : statement;
    const parameters = values ?? config.values;
    if (!parameters?.length) return config;
    const name = config.name ?? this.#names.nameFor(config.text);
    return { ...config, values: [...parameters], ...(name === undefined ? {} : { name }) };
  }
}

/**
 * Sessions for both databases, shaped like `pg.Pool` where Kysely and pg-boss look at it. Over
 * node-postgres's own pool it adds: names for statements, rollback on release, a sentence that says why
 * nobody got a session, and that a failing statement does not cost the session.
 */
export class SessionPool {
  readonly options: PoolConfig;
  readonly #pool: Pool;
  readonly #names = new WeakMap<PoolClient, StatementNames>();
  readonly #acquireTimeoutMessage: string;
  #ended: Promise<void> | undefined;

  constructor({ acquireTimeoutMessage, prepareSession, onLostSession, ...options }: SessionPoolOptions) {
    this.options = options;
    this.#acquireTimeoutMessage = acquireTimeoutMessage;
    this.#pool = new Pool({ ...options, ...(prepareSession ? { onConnect: prepareSession } : {}) });
    // Without a listener a lost idle session would end the process.
    this.#pool.on("error", (error) => onLostSession?.(error));
    // So would a session lost while somebody has it; that one's statement fails and tells of it.
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
  }

  /** A session of your own, first come, first served. Throws `AcquireTimeout`. Release it in a `finally`. */
  async connect(): Promise<Session> {
    const client = await this.#acquire();
    const names = this.#names.get(client) ?? new StatementNames();
    this.#names.set(client, names);
    return new Session(client, names);
  }

  /** One statement on whichever session is free. Inside a transaction use the transaction's own session. */
  async query<R extends QueryResultRow = QueryResultRow>(
    statement: Statement,
    values?: readonly unknown[],
  ): Promise<QueryResult<R>> {
    const session = await this.connect();
    try {
      return await session.query<R>(statement, values);
    } finally {
      session.release();
    }
  }

  /** Waits for the sessions in use, then closes all. A second call waits for the first. */
  end(): Promise<void> {
    this.#ended ??= this.#pool.end();
    return this.#ended;
  }

  /** How many sessions there are and how many callers wait for one, for the metrics. */
  get load(): { sessions: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { sessions: totalCount, idle: idleCount, waiting: waitingCount };
  }

  on(event: "error", listener: (error: Error) => void): this {
    this.#pool.on(event, listener);
    return this;
  }

  async #acquire(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      if (error instanceof Error && error.message === "timeout exceeded when trying to connect") {
        throw new AcquireTimeout(this.#acquireTimeoutMessage, { cause: error });
      }
      throw error;
    }
  }
}
