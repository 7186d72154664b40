/**
 * Answers GET from the page cache at the level of node:http, and hands everything else on. A hit
 * costs a map look-up and one write, as much as a bare server that sends the same bytes.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { nextRequestId } from "../http/create-api.ts";
import { cacheAddress } from "./address.ts";
import type { Encoding, Entry, Filled, PageCache } from "./page-cache.ts";

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

const MAX_REMEMBERED = 5000;

export function cachedListener(options: Options): RequestListener {
  const addresses = new Map<string, string>();

  return (request, response) => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return void options.next(request, response);
    const known = addresses.get(url);
    if (known !== undefined) {
      const entry = options.cache.get(known);
      if (entry) return send(entry, request, response);
    }
    if (!options.isPublic(pathOf(url))) return void options.next(request, response);
    const address = known ?? cacheAddress(url);
    if (address === null) return void options.next(request, response);
    if (addresses.size >= MAX_REMEMBERED) addresses.clear();
    addresses.set(url, address);
    options.cache
      .getOrFill(address, () => options.fill(address))
      .then(
        (result) =>
          result instanceof Response ? sendOnce(result, request, response) : send(result, request, response),
        (error: unknown) => {
          options.onError(error, request);
          if (!response.headersSent) response.writeHead(500, { "Cache-Control": "no-store" });
          response.end();
        },
      );
  };
}

function pathOf(url: string): string {
  const mark = url.indexOf("?");
  return mark < 0 ? url : url.slice(0, mark);
}

function send(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
  const variant = entry.variants.get(chosenEncoding(request)) ?? entry.variants.get("identity");
  if (!variant) throw new Error("a cached entry has no body");
  const id = ["X-Request-Id", nextRequestId()];
  if (matches(request.headers["if-none-match"], variant.etag)) {
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
  headers["cache-control"] ??= "no-store";
  response.writeHead(result.status, headers);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}

const chosen = new Map<string, Encoding>();

function chosenEncoding(request: IncomingMessage): Encoding {
  const accepted = request.headers["accept-encoding"];
  if (typeof accepted !== "string") return "identity";
  let encoding = chosen.get(accepted);
  if (encoding === undefined) {
    encoding = accepts(accepted, "br") ? "br" : accepts(accepted, "gzip") ? "gzip" : "identity";
    if (chosen.size > 200) chosen.clear();
    chosen.set(accepted, encoding);
  }
  return encoding;
}

function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text));
  });
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((part) => part.trim().replace(/^W\//, "") === etag || part.trim() === "*");
}
