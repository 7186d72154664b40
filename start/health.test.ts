/** The operators' probes over HTTP. The database is a real one, or one that never answers. */
import { tmpdir } from "node:os";
import { createServer, type Server } from "@farpeak/server/create-server.ts";
import { openEmbeddedTestDatabase } from "@farpeak/server/database/testing.ts";
import { silentLogger } from "@farpeak/server/log.ts";
import { listen, type Listening } from "@farpeak/server/testing-http.ts";
import { testSettings } from "@farpeak/server/testing-server.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { health } from "./health.ts";

let server: Server;
let listening: Listening;

beforeEach(async () => {
  server = createServer(await openEmbeddedTestDatabase(), testSettings(tmpdir()), silentLogger);
  const probes = health(server);
  listening = await listen((request, response) => {
    if (!probes(request, response)) response.writeHead(299).end();
  });
});
afterEach(async () => {
  await listening.close();
  await server.context.db.close();
});

async function ask(path: string): Promise<[number, string, string | null]> {
  const response = await fetch(listening.origin + path);
  return [response.status, await response.text(), response.headers.get("cache-control")];
}

it("is alive and ready while the database answers", async () => {
  expect(await ask("/healthz")).toEqual([200, "ok\n", "no-store"]);
  expect(await ask("/readyz")).toEqual([200, "ready\n", "no-store"]);
});

it("is alive but not ready once the database is away", async () => {
  await server.context.db.close();
  expect(await ask("/healthz")).toEqual([200, "ok\n", "no-store"]);
  expect(await ask("/readyz")).toEqual([503, "the database does not answer\n", "no-store"]);
});

it("says that it is not ready, within seconds, when the database does not answer at all", async () => {
  const session = await server.context.db.pool.connect();
  const began = Date.now();
  expect((await ask("/readyz"))[0]).toBe(503);
  expect(Date.now() - began).toBeLessThan(5000);
  session.release();
  expect((await ask("/readyz"))[0]).toBe(200);
});

it("tells its figures in Prometheus' format", async () => {
  await server.cache.getOrFill("/x", async () => ({ response: new Response("x"), tags: [] }));
  await server.cache.getOrFill("/x", async () => ({ response: new Response("y"), tags: [] }));
  const [status, text] = await ask("/metrics");
  expect(status).toBe(200);
  expect(text).toContain("# TYPE farpeak_cache_hits_total counter\nfarpeak_cache_hits_total 1\n");
  expect(text).toContain("farpeak_cache_misses_total 1\n");
  for (const line of text.trim().split("\n"))
    expect(line).toMatch(/^(# TYPE \w+ (counter|gauge)|\w+ [\d.e+]+)$/);
});

it("leaves every other address to others", async () => {
  expect((await ask("/healthz/x"))[0]).toBe(299);
  expect((await ask("/"))[0]).toBe(299);
});
