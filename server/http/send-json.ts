/** The way of an answer out of the API. */
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import type { Env } from "./call.ts";

/**
 * Over a socket the text goes straight to node:http: a Response made only to be taken apart again
 * took a sixth of an uncached list's time in a profile. Where there is no socket (the page cache asks, or the site
 * in process) the answer is a Response.
 */
export function sendJson(c: Context<Env>, value: unknown, status: 200 | 201): Response {
  const outgoing = (c.env as Env["Bindings"] | undefined)?.outgoing;
  if (!outgoing) return c.json(value, status);
  const body = Buffer.from(JSON.stringify(value));
  const headers = { "Content-Type": "application/json", "Content-Length": body.length };
  outgoing.writeHead(status, { ...headers, ...frameHeaders(c), "Cache-Control": "no-store" });
  outgoing.end(body);
  return RESPONSE_ALREADY_SENT;
}

/** Whether `sendJson` has put this answer on the socket: nothing can be added to it any more. */
export function isSent(response: Response): boolean {
  return response === RESPONSE_ALREADY_SENT;
}

/** What every answer of the API carries. */
export function frameHeaders(c: Context<Env>): Record<string, string> {
  return { "X-Request-Id": c.get("requestId"), "X-Content-Type-Options": "nosniff" };
}
