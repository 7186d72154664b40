import { describe, expect, test } from "vitest";
import { AcquireTimeout, isConnectionFailure } from "./errors.ts";
import { makePostgresPool, PostgresListener } from "./postgres-pool.ts";
import { SessionPool } from "./session-pool.ts";

const serverUrl = process.env["TEST_DATABASE_URL"] ?? "";
const END_LISTENER = `select pg_terminate_backend(pid) from pg_stat_activity
  where query like 'LISTEN%' and application_name = 'farpeak' and pid <> pg_backend_pid() and query like $1`;

describe.skipIf(!serverUrl)("sessions on PostgreSQL (where TEST_DATABASE_URL names a server)", () => {
  test("a listener comes back by itself when its connection is lost", async () => {
    const log: string[] = [];
    const channel = `lost-${process.pid}`;
    const pool = makePostgresPool(serverUrl);
    const listener = new PostgresListener(serverUrl, (line) => log.push(line));
    const heard: string[] = [];
    const stop = await listener.listen(channel, (payload) => heard.push(payload));
    await pool.query("select pg_notify($1, 'before')", [channel]);
    await expect.poll(() => heard).toEqual(["before"]);

    expect((await pool.query(END_LISTENER, [`%${channel}%`])).rowCount).toBe(1);
    await expect.poll(() => log).toHaveLength(1);
    // Until it is back its notices are lost, as anybody's would be.
    const hears = async (): Promise<boolean> => {
      await pool.query("select pg_notify($1, 'after')", [channel]);
      return heard.includes("after");
    };
    await expect.poll(hears, { timeout: 5_000 }).toBe(true);
    await stop();
    await listener.close();
    await pool.end();
  });

  test("a session that is lost costs its caller a clean error, and nobody else anything", async () => {
    const pool = makePostgresPool(serverUrl);
    const session = await pool.connect();
    const { rows } = await session.query<{ pid: number }>("select pg_backend_pid() as pid");
    await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    const failure = await session.query("select 1").catch((error: unknown) => error);
    expect(isConnectionFailure(failure)).toBe(true);
    session.release();
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  test("sessions have time limits, and a full pool says so", async () => {
    const pool = makePostgresPool(serverUrl);
    const { rows } = await pool.query(
      `select current_setting('statement_timeout') as statement, current_setting('TimeZone') as zone,
       current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(rows).toEqual([{ statement: "30s", zone: "UTC", idle: "30s" }]);
    await pool.end();
    const small = new SessionPool({
      connectionString: serverUrl,
      max: 1,
      connectionTimeoutMillis: 100,
      acquireTimeoutMessage: "all busy",
    });
    const session = await small.connect();
    await expect(small.query("select 1")).rejects.toThrow(AcquireTimeout);
    session.release();
    await small.end();
  });

  test("a failing statement does not cost the session", async () => {
    const pool = makePostgresPool(serverUrl);
    const pid = async (): Promise<unknown> => (await pool.query("select pg_backend_pid() as pid")).rows[0];
    const before = await pid();
    await expect(pool.query("select 1 / 0")).rejects.toMatchObject({ code: "22012" });
    expect(await pid()).toEqual(before);
    await pool.end();
  });
});
