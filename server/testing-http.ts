/** The API behind a real node:http server, as the product serves it, and what callers see of it. */
import assert from "node:assert/strict";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { getRequestListener } from "@hono/node-server";
import { failure, success } from "@farpeak/contract/wire.ts";
import { afterAll, beforeAll } from "vitest";
import type { z } from "zod";
import type { ServerSettings } from "./context.ts";
import { createServer, type Server } from "./create-server.ts";
import type { Database } from "./database/connection.ts";
import { silentLogger } from "./log.ts";
import { fillCatalogue } from "./testing-catalogue.ts";
import { testSettings } from "./testing-server.ts";

export interface Listening {
  origin: string;
  close(): Promise<void>;
}

/** Serves on a free port of 127.0.0.1. */
export async function listen(listener: RequestListener): Promise<Listening> {
  const http = createHttpServer(listener);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

export function apiListener(server: Pick<Server, "api">): RequestListener {
  const answer = getRequestListener((request, env) => server.api.fetch(request, env), {
    overrideGlobalObjects: false,
  });
  return (request, response) => void answer(request, response);
}

const CHINESE = /[\u4e00-\u9fff]/;

export type Query = Record<string, string>;

/** A client that holds every answer to the contract. */
export class ApiClient {
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The data of a call that must succeed, checked against its strict schema. */
  async read<T>(path: string, data: z.ZodType<T>, query: Query = {}): Promise<T> {
    const response = await fetch(this.#address(path, query));
    const body: unknown = await response.json();
    assert.equal(response.status, 200, `${path} was refused: ${JSON.stringify(body)}`);
    return success(data).parse(body).data;
  }

  /** What a call answers that must fail with this status, as every failure must be. */
  async refused(status: number, path: string, query: Query = {}, init: RequestInit = {}): Promise<Refusal> {
    const response = await fetch(this.#address(path, query), init);
    const body = failure.strict().parse(await response.json());
    assert.equal(response.status, status, `${path} answered ${response.status} ${body.error_code}`);
    assert.equal(body.status, status);
    assert.equal(body.request_id, response.headers.get("x-request-id"));
    assert.match(body.message, CHINESE);
    return { ...body, headers: response.headers };
  }

  /** What is wrong with each field, of a call that must be refused for its fields. */
  async fieldErrors(path: string, query: Query): Promise<Record<string, string[]>> {
    const { error_code: code, errors = {} } = await this.refused(422, path, query);
    assert.equal(code, "validation_failed");
    for (const text of Object.values(errors).flat()) assert.match(text, CHINESE);
    return errors;
  }

  #address(path: string, query: Query): string {
    const text = new URLSearchParams(query).toString();
    return `${this.origin}${path}${text === "" ? "" : `?${text}`}`;
  }
}

export type Refusal = z.infer<typeof failure> & { headers: Headers };

/** None of these addresses is there. */
export async function expectNotFound(client: ApiClient, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) assert.equal((await client.refused(404, address)).error_code, "not_found");
}

/** The API over HTTP for a suite, reading the tests' catalogue. Jobs and notices do not run. */
export function useCatalogueApi(
  database: () => Database,
  settings: () => Partial<ServerSettings> = () => ({}),
): () => ApiClient {
  let listening: Listening | undefined;
  beforeAll(async () => {
    await fillCatalogue(database());
    const server = createServer(database(), testSettings(tmpdir(), settings()), silentLogger);
    listening = await listen(apiListener(server));
  });
  afterAll(() => listening?.close());
  return () => {
    if (!listening) throw new Error("the API listens only inside tests and hooks");
    return new ApiClient(listening.origin);
  };
}
