/** The API's frame: request id, caller's address, errors, headers; the calls are mounted by domain. */
import { randomBytes } from "node:crypto";
import { API_BASE, paths } from "@farpeak/contract/paths.ts";
import type { Failure } from "@farpeak/contract/errors.ts";
import { Hono, type Context } from "hono";
import { isConnectionFailure } from "../database/errors.ts";
import { describeError, type Logger } from "../log.ts";
import { ApiError } from "./api-error.ts";
import type { Api, Env } from "./call.ts";
import { callerAddress } from "./caller-address.ts";
import { type DocsPage, docsPage } from "./docs-page.ts";
import { openApiDocument } from "./openapi.ts";
import { frameHeaders, isSent } from "./send-json.ts";

const prefix = randomBytes(6).toString("hex");
let counter = 0;

/** An id that no other request of any process has; short enough to read over the telephone. */
export function nextRequestId(): string {
  counter = (counter + 1) % 0x7fff_ffff;
  return `${prefix}-${counter.toString(36)}`;
}

interface Options {
  publicUrl: string;
  log: Logger;
  /** Whether X-Forwarded-For of the socket's peer is believed: only behind a proxy of ours. */
  trustProxy: boolean;
  /** Adds pages beside the calls; they get the same headers and errors. */
  mountPages?: (app: Hono<Env>) => void;
}

export function createApiApp(api: Api, options: Options): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    c.set("requestId", nextRequestId());
    c.set("address", callerAddress(c, options.trustProxy));
    await next();
    if (isSent(c.res)) return;
    for (const [name, value] of Object.entries(frameHeaders(c))) c.res.headers.set(name, value);
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
  });
  // Made once, by whoever asks first: the calls do not change while the server runs.
  let document: string | undefined;
  app.get(paths.openapi, (c) => {
    document ??= JSON.stringify(openApiDocument(api.calls, options.publicUrl));
    return c.body(document, 200, { "Content-Type": "application/json" });
  });
  let docs: DocsPage | undefined;
  app.get(paths.docs, (c) => {
    docs ??= docsPage(api.calls);
    c.header("Content-Security-Policy", docs.policy);
    return c.html(docs.text);
  });
  options.mountPages?.(app);
  app.route(API_BASE, api.app);
  const methodsOf = methodsByAddress(api);
  app.notFound((c) => {
    const methods = methodsOf(c.req.path);
    if (methods.length === 0) return fail(c, new ApiError("not_found"));
    c.header("Allow", methods.join(", "));
    return fail(c, new ApiError("method_not_allowed"));
  });
  app.onError((error, c) => {
    if (error instanceof ApiError) return fail(c, error);
    const away = isConnectionFailure(error);
    options.log.error(away ? "database_unavailable" : "request_failed", {
      request_id: c.get("requestId"),
      method: c.req.method,
      path: c.req.path,
      ...describeError(error),
    });
    return fail(c, new ApiError(away ? "unavailable" : "internal_error"));
  });
  return app;
}

/** What may be done at a path; nothing where it is no address of ours. */
function methodsByAddress(api: Api): (path: string) => string[] {
  const calls = api.calls.map(({ path, method }) => ({
    pattern: new RegExp(`^${API_BASE}${path.replace(/\{\w+\}/g, "[^/]+")}$`),
    methods: method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()],
  }));
  return (path) => calls.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
}

function fail(c: Context<Env>, error: ApiError): Response {
  const body: Failure = {
    status: error.status,
    message: error.message,
    error_code: error.code,
    ...(error.errors ? { errors: error.errors } : {}),
    ...(error.data ? { data: error.data } : {}),
    request_id: c.get("requestId"),
  };
  if (error.retryAfter !== undefined) c.header("Retry-After", String(error.retryAfter));
  return c.json(body, error.status as 400);
}
