/** A whole server over a test database, and calls to it as a browser makes them. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { ServerSettings } from "./context.ts";
import { createServer, type Server } from "./create-server.ts";
import type { Database } from "./database/connection.ts";
import type { JobTimes } from "./jobs/create-jobs.ts";
import { type Logger, silentLogger } from "./log.ts";

/** Tries again at once rather than after a minute. */
export const QUICK: Partial<JobTimes> = { retryAfter: 1, retryAtMost: 1, lookEvery: 0.5, deadAfter: 10 };

export function testSettings(
  dataDir: string,
  others: Partial<ServerSettings & { trustProxy: boolean }> = {},
): ServerSettings & { trustProxy: boolean } {
  return {
    publicUrl: "http://farpeak.test",
    dataDir,
    secretKey: "a key for tests, 32 characters long",
    smtpUrl: undefined,
    mailFrom: "遠岫旅遊 <service@farpeak.test>",
    blogListUrl: undefined,
    rateLimit: false,
    environment: "test",
    trustProxy: false,
    ...others,
  };
}

export interface TestServerOptions {
  settings?: () => Partial<ServerSettings & { trustProxy: boolean }>;
  log?: Logger;
  jobTimes?: Partial<JobTimes>;
}

/** One server for all tests of a suite; its folder goes with it. */
export function useTestServer(database: () => Database, options: TestServerOptions = {}): () => Server {
  let server: Server | undefined;
  let dataDir = "";
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "farpeak-test-"));
    const settings = testSettings(dataDir, options.settings?.());
    server = createServer(database(), settings, options.log ?? silentLogger, {
      jobTimes: options.jobTimes ?? QUICK,
    });
    await server.start();
  });
  afterAll(async () => {
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return () => {
    if (!server) throw new Error("the test server runs only inside tests and hooks");
    return server;
  };
}

export type BodyKind = "json" | "urlencoded" | "multipart";
export interface CallAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Posts a form, as JSON unless told otherwise. */
export async function post(
  server: Server,
  path: string,
  fields: Record<string, unknown>,
  headers: Record<string, string> = {},
  kind: BodyKind = "json",
): Promise<CallAnswer> {
  const request = new Request(`http://farpeak.test${path}`, {
    method: "POST",
    ...encode(fields, headers, kind),
  });
  const response = await server.api.fetch(request);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

function encode(
  fields: Record<string, unknown>,
  headers: Record<string, string>,
  kind: BodyKind,
): { body: string | FormData | URLSearchParams; headers: Record<string, string> } {
  if (kind === "json") {
    return { body: JSON.stringify(fields), headers: { ...headers, "content-type": "application/json" } };
  }
  const form = kind === "multipart" ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return { body: form, headers };
}
