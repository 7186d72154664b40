/**
 * One declaration a call: its address, what it takes, what it answers, and the handler. The same
 * declaration checks the input, mounts the route and writes the OpenAPI document.
 */
import type { ErrorCode } from "@farpeak/contract/errors.ts";
import type { ServerResponse } from "node:http";
import { Hono } from "hono";
import type { z } from "zod";
import { ApiError, fromZod } from "./api-error.ts";
import { readBody } from "./body.ts";
import { sendJson } from "./send-json.ts";

export interface Call {
  requestId: string;
  /** Address of the caller as the proxy or the socket tells it; of IPv6 the network (caller-address.ts). */
  address: string;
  headers: Headers;
  signal: AbortSignal;
}

export interface Input<Query, Body> {
  query: Query;
  body: Body;
  /** Path parameters as numbers; an address with anything else is not_found. */
  ids: number[];
  call: Call;
}

export interface Answer<Data> {
  data: Data;
  /** Tags of the page cache: the answer may be kept until one of them changes. */
  tags?: readonly string[];
}

/** What the API is run with: the socket under node-server, or the page cache's wish to know the tags. */
export interface Bindings {
  incoming?: { socket?: { remoteAddress?: string } };
  outgoing?: ServerResponse;
  collectTags?: (tags: readonly string[]) => void;
}
export interface Env {
  Bindings: Bindings;
  Variables: { requestId: string; address: string };
}
/** A call as it is declared and documented. */
export interface DocumentedCall {
  method: "get" | "post" | "put" | "delete";
  /** Below `/backstage/api`, parameters as `{id}`. */
  path: string;
  summary: string;
  group: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Headers the call needs, each with what it is for. */
  headers?: Record<string, string>;
  /** The schema of `data`. */
  answer: z.ZodType;
  /** The answer is the body itself, without the envelope (the blog-list service). */
  bare?: boolean;
  status?: 200 | 201;
  errors?: readonly ErrorCode[];
}
export interface Api {
  app: Hono<Env>;
  /** Every declared call, for the OpenAPI document. */
  calls: DocumentedCall[];
}

interface Declaration<Query, Body, Data> extends DocumentedCall {
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  answer: z.ZodType<Data>;
}

export function createCalls(): Api {
  return { app: new Hono<Env>(), calls: [] };
}

/** Mounts a call and documents it. */
export function defineCall<Query = Record<string, never>, Body = Record<string, never>, Data = unknown>(
  api: Api,
  declaration: Declaration<Query, Body, Data>,
  handler: (input: Input<Query, Body>) => Promise<Answer<Data>>,
): void {
  api.calls.push(declaration);
  const names = [...declaration.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  const address = declaration.path.replace(/\{(\w+)\}/g, ":$1");
  const status = declaration.status ?? 200;
  api.app.on(declaration.method.toUpperCase(), address, async (c) => {
    const ids = names.map((name) => readId(c.req.param(name)));
    const query = declaration.query ? parse(declaration.query, withoutNulls(c.req.query())) : ({} as Query);
    const body = declaration.body ? parse(declaration.body, await readBody(c.req.raw)) : ({} as Body);
    const call: Call = {
      requestId: c.get("requestId"),
      address: c.get("address"),
      headers: c.req.raw.headers,
      signal: c.req.raw.signal,
    };
    const answer = await handler({ query, body, ids, call });
    if (answer.tags) (c.env as Bindings | undefined)?.collectTags?.(answer.tags);
    const value = declaration.bare ? answer.data : { status, message: "success", data: answer.data };
    return sendJson(c, value, status);
  });
}

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw fromZod(result.error);
  return result.data;
}

/** PostgreSQL's text holds no NUL; nobody types one. */
function withoutNulls(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, text]) => [name, text.replaceAll("\0", "")]));
}

function readId(text: string | undefined): number {
  const id = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : 0;
  if (id < 1 || id > 2_147_483_647) throw new ApiError("not_found");
  return id;
}
