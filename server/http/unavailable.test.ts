/** What callers see when the database is away, and when they come too often. */
import { tmpdir } from "node:os";
import { connect, createServer as createTcpServer, type Server as TcpServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { paths } from "@farpeak/contract/paths.ts";
import { page } from "@farpeak/contract/wire.ts";
import { tourCard } from "@farpeak/contract/catalog.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServer } from "../create-server.ts";
import { type Database, openDatabase } from "../database/connection.ts";
import {
  describeOnBothDatabases,
  openEmbeddedTestDatabase,
  openPostgresTestDatabase,
} from "../database/testing.ts";
import { silentLogger } from "../log.ts";
import { fillCatalogue } from "../testing-catalogue.ts";
import { ApiClient, apiListener, listen, type Listening } from "../testing-http.ts";
import { testSettings } from "../testing-server.ts";
import { createLimits } from "./limits.ts";

async function serve(db: Database, logged: string[] = []): Promise<{ api: ApiClient; listening: Listening }> {
  const log = { ...silentLogger, error: (event: string) => void logged.push(event) };
  const listening = await listen(apiListener(createServer(db, testSettings(tmpdir()), log)));
  return { api: new ApiClient(listening.origin), listening };
}

it("answers unavailable once the embedded database is closed", async () => {
  const db = await openEmbeddedTestDatabase();
  const logged: string[] = [];
  const { api, listening } = await serve(db, logged);
  await db.close();
  const refusal = await api.refused(503, paths.tours);
  expect([refusal.error_code, refusal.message]).toEqual(["unavailable", "系統暫時忙碌，請稍後再試"]);
  expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(logged).toEqual(["database_unavailable"]);
  await listening.close();
});

const serverUrl = process.env["TEST_DATABASE_URL"] ?? "";
describe.skipIf(!serverUrl)(`PostgreSQL behind a line that breaks${serverUrl ? "" : " (skipped)"}`, () => {
  let origin: Database;
  let db: Database;
  let line: Line;
  beforeAll(async () => {
    origin = await openPostgresTestDatabase(serverUrl);
    await fillCatalogue(origin);
    const { rows } = await origin.pool.query<{ name: string }>("select current_database() as name");
    line = await openLine(new URL(serverUrl));
    db = await openDatabase({
      databaseUrl: `postgres://${new URL(serverUrl).username}@127.0.0.1:${line.port}/${rows[0]?.name}`,
      dataDir: "",
    });
  });
  afterAll(async () => {
    await db.close();
    await line.close();
    await origin.close();
  });

  it("answers unavailable while it is cut, and as before when it is back", async () => {
    const { api, listening } = await serve(db);
    await api.read(paths.tours, page(tourCard));
    await line.cut();
    for (const path of [paths.tours, paths.tour(1), paths.site, paths.blogList]) {
      const init = path === paths.blogList ? { method: "POST" } : {};
      const refusal = await api.refused(503, path, {}, init);
      expect(refusal.error_code).toBe("unavailable");
      expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(JSON.stringify(refusal)).not.toMatch(/ECONN|select|postgres|\.ts|127\.0/i);
    }
    await line.mend();
    expect((await api.read(paths.tours, page(tourCard))).meta.total).toBe(4);
    await listening.close();
  });
});

describeOnBothDatabases("what nobody foresaw", (database) => {
  it("answers internal_error without a word of what it was", async () => {
    const logged: string[] = [];
    const { api, listening } = await serve(database(), logged);
    await database().pool.query("alter table praises rename to praises_away");
    const refusal = await api.refused(500, paths.praises);
    expect(refusal.error_code).toBe("internal_error");
    expect(JSON.stringify({ ...refusal, headers: [...refusal.headers] })).not.toMatch(
      /praises|relation|select|\.ts/,
    );
    expect(logged).toEqual(["request_failed"]);
    await database().pool.query("alter table praises_away rename to praises");
    await listening.close();
  });
});

describeOnBothDatabases("limits", (database) => {
  const limit = { name: "test", points: 3, seconds: 90 };

  it("refuse the try after the last, each key by itself, and say how long to wait", async () => {
    const limits = createLimits(database(), true);
    for (let tries = 0; tries < 3; tries += 1) await limits.take(limit, "a");
    const refusal = limits.take(limit, "a");
    await expect(refusal).rejects.toMatchObject({
      code: "too_many_requests",
      message: expect.stringMatching(/^操作太頻繁，請 (2 分鐘|\d+ 秒)後再試$/) as string,
    });
    const { retryAfter } = await refusal.then(
      () => ({ retryAfter: 0 }),
      (error: unknown) => error as { retryAfter: number },
    );
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(90);
    await limits.take(limit, "b");
    await limits.take({ ...limit, name: "other" }, "a");
  });
  it("hold for all who count on the same database, and all at once", async () => {
    const [here, there] = [createLimits(database(), true), createLimits(database(), true)];
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? here : there).take(limit, "shared")),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });
  it("take any key, however long", async () => {
    const limits = createLimits(database(), true);
    await expect(limits.take(limit, "x".repeat(5000))).resolves.toBeUndefined();
  });
  it("do not count where they are off", async () => {
    const limits = createLimits(database(), false);
    for (let tries = 0; tries < 10; tries += 1) await limits.take(limit, "c");
    const { rows } = await database().pool.query("select * from rate_limits where key like '%:c'");
    expect(rows).toEqual([]);
  });
});

interface Line {
  port: number;
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A line to a server that can be cut: then what goes through it breaks, and nothing new is let in. */
async function openLine(target: URL): Promise<Line> {
  const sockets = new Set<Socket>();
  const server: TcpServer = createTcpServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
    }
  });
  const open = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await open(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  };
  return { port, cut, mend: () => open(port), close: cut };
}
