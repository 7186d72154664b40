/**
 * Renders a public address afresh for the page cache. A page reads the API in process and through the
 * cache, so it is tagged with every record that any of its answers shows.
 */
import { createHash } from "node:crypto";
import { cacheAddress } from "@farpeak/server/cache/address.ts";
import type { Fill } from "@farpeak/server/cache/cached-listener.ts";
import type { Filled, PageCache } from "@farpeak/server/cache/page-cache.ts";
import type { Bindings } from "@farpeak/server/http/call.ts";
import { createTurns } from "@farpeak/server/turns.ts";
import { ERROR_MESSAGES } from "@farpeak/contract/errors.ts";
import { API_BASE } from "@farpeak/contract/paths.ts";
import type { Transport } from "../site/app/api.ts";

/**
 * One thread draws all pages, so a thousand at once are no sooner ready. They wait for the database
 * together instead: of a thousand made-up addresses nine in ten ended as errors after 15 seconds, and
 * honest visitors' pages with them; taken so many at a time all were drawn, in less memory.
 */
const PAGES_AT_ONCE = 16;
/** Callers beyond these are sent away for a moment rather than kept waiting in memory. */
const MAX_WAITING = 1000;

interface Options {
  cache: PageCache;
  publicUrl: string;
  api: (request: Request, bindings: Bindings) => Response | Promise<Response>;
  /** The site's request handler; `transport` reads the API. */
  site: (request: Request, transport: Transport) => Promise<Response>;
  /** Development: inline scripts change with every edit. */
  strictPolicy: boolean;
}

export function createFill(options: Options): Fill {
  const { cache, publicUrl } = options;

  async function fillApi(address: string): Promise<Filled> {
    let tags: readonly string[] | null = null;
    const response = await options.api(new Request(publicUrl + address), {
      collectTags: (found) => {
        tags = found;
      },
    });
    return { response, tags };
  }

  async function fillPage(address: string): Promise<Filled> {
    const tags = new Set<string>();
    let expiresAt = Infinity;
    // A page made while the API could not answer shows less than it should: it is for this time only.
    let whole = true;
    const transport: Transport = async (path) => {
      const call = cacheAddress(path) ?? path;
      const answer = await cache.getOrFill(call, () => fillApi(call));
      if (answer instanceof Response) {
        if (answer.status >= 500) whole = false;
        return { status: answer.status, body: await answer.json() };
      }
      for (const tag of answer.tags) tags.add(tag);
      expiresAt = Math.min(expiresAt, answer.expiresAt);
      return { status: 200, body: JSON.parse(answer.body.toString()) };
    };
    const response = await options.site(new Request(publicUrl + address), transport);
    const known = () => (whole ? [...tags] : null);
    const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    if (!isPage) {
      // Read to its end, because only then all of its loaders have asked.
      const body = await response.arrayBuffer();
      const { status, headers } = response;
      const complete = new Response(hasBody(status) ? body : null, { status, headers });
      return { response: complete, tags: known(), expiresAt, headers: [] };
    }
    const html = await response.text();
    const headers = pageHeaders(html, options.strictPolicy);
    const complete = new Response(html, {
      status: response.status,
      headers: [...response.headers, ...headers],
    });
    return { response: complete, tags: known(), expiresAt, headers };
  }

  const turns = createTurns(PAGES_AT_ONCE);
  return (address) => {
    if (address.startsWith(`${API_BASE}/`)) return fillApi(address);
    if (turns.waiting >= MAX_WAITING) return Promise.resolve(busy());
    return turns.take(() => fillPage(address));
  };
}

function busy(): Filled {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "5" };
  return { response: new Response(ERROR_MESSAGES.unavailable, { status: 503, headers }), tags: null };
}

function hasBody(status: number): boolean {
  return status !== 204 && status !== 205 && status !== 304;
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The policy allows the page's own scripts and styles by their hashes, so that it holds for a cached page. */
export function pageHeaders(html: string, strict: boolean): [string, string][] {
  const allowed = (inline: RegExp) =>
    ["'self'", ...(strict ? hashesOf(html, inline) : ["'unsafe-inline'"])].join(" ");
  const policy = [
    "default-src 'self'",
    `script-src ${allowed(INLINE_SCRIPT)}`,
    `style-src ${allowed(INLINE_STYLE)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${strict ? "" : " ws:"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  return [
    ["Content-Security-Policy", policy],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["X-Frame-Options", "DENY"],
    ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ];
}

function hashesOf(html: string, inline: RegExp): Set<string> {
  const hashes = new Set<string>();
  for (const [, text = ""] of html.matchAll(inline))
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return hashes;
}
