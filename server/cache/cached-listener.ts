/**
 * Answers GET from the page cache at the level of node:http, and hands everything else on. A hit
 * costs a map look-up and one write, as much as a bare server that sends the same bytes.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type Failure, ERROR_MESSAGES } from "@farpeak/contract/errors.ts";
import { nextRequestId } from "../http/create-api.ts";
import { cacheAddress } from "./address.ts";
import { chosenEncoding, hasAlready } from "./conditions.ts";
import { Spellings } from "./spellings.ts";
import type { Entry, Filled, PageCache } from "./page-cache.ts";

/** Renders an address afresh. `address` is normalised: path and known query parameters. */
export type Fill = (address: string) => Promise<Filled>;

interface Options {
  cache: PageCache;
  /** Whether an address may be cached at all: public pages and public GET calls. */
  isPublic: (path: string) => boolean;
  fill: Fill;
  /** Everything that is not a public GET. */
  next: RequestListener;
  onError: (error: unknown, request: IncomingMessage) => void;
}

export function cachedListener(options: Options): RequestListener {
  const spellings = new Spellings();

  async function answer(address: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const result = await options.cache.getOrFill(address, () => options.fill(address));
    if (result instanceof Response) return sendOnce(result, request, response);
    // Only what can be found again is worth it: not the addresses of a thousand pages that do not exist.
    spellings.keep(request.url ?? "/", address);
    send(result, request, response);
  }

  return (request, response) => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return void options.next(request, response);
    const known = spellings.get(url);
    const entry = known === undefined ? undefined : options.cache.get(known);
    if (entry) return send(entry, request, response);
    const address = known ?? cacheAddress(url);
    if (address === null || !options.isPublic(pathOf(address))) return void options.next(request, response);
    answer(address, request, response).catch((error: unknown) => {
      options.onError(error, request);
      sendFailure(request, response);
    });
  };
}

function pathOf(address: string): string {
  const mark = address.indexOf("?");
  return mark < 0 ? address : address.slice(0, mark);
}

function send(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
  const variant = entry.variants.get(chosenEncoding(request)) ?? entry.variants.get("identity");
  if (!variant) throw new Error("a cached entry has no body");
  const id = ["X-Request-Id", nextRequestId()];
  if (hasAlready(request, variant.etag)) {
    response.writeHead(304, [...variant.notModifiedHeaders, ...id]);
    response.end();
    return;
  }
  response.writeHead(200, [...variant.headers, ...id]);
  if (request.method === "HEAD") response.end();
  else response.end(variant.body);
}

async function sendOnce(result: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await result.arrayBuffer());
  const headers = Object.fromEntries(result.headers);
  headers["content-length"] = String(body.length);
  headers["x-request-id"] ??= nextRequestId();
  headers["x-content-type-options"] ??= "nosniff";
  headers["cache-control"] ??= "no-store";
  response.writeHead(result.status, headers);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}

/** The last resort: whoever fills has its own pages and bodies for what goes wrong. */
function sendFailure(request: IncomingMessage, response: ServerResponse): void {
  // Half an answer cannot be taken back; that it is only half must show.
  if (response.headersSent) return void response.destroy();
  const id = nextRequestId();
  const failure: Failure = {
    status: 500,
    message: ERROR_MESSAGES.internal_error,
    error_code: "internal_error",
    request_id: id,
  };
  const isCall = request.url?.startsWith("/backstage/") ?? false;
  const body = Buffer.from(isCall ? JSON.stringify(failure) : `${failure.message}（${id}）`);
  response.writeHead(500, {
    "Content-Type": isCall ? "application/json" : "text/plain; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": id,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
