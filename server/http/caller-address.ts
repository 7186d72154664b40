/** Who counts as one caller where tries are limited. */
import { isIPv4, isIPv6 } from "node:net";
import type { Context } from "hono";
import type { Bindings, Env } from "./call.ts";

/**
 * The caller as the proxy or the socket tells it, in one spelling.
 * @param trustProxy whether X-Forwarded-For of the socket's peer is believed. Only its last entry was
 *   written by that peer; whatever stands before it, the caller may have made up.
 */
export function callerAddress(c: Context<Env>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1) : undefined;
  // In-process calls of the site have no environment at all.
  const peer = (c.env as Bindings | undefined)?.incoming?.socket?.remoteAddress;
  return networkOf(forwarded ?? "") ?? networkOf(peer ?? "") ?? "internal";
}

/**
 * An IPv4 address as it is; of IPv6 the network of 64 bits, because whoever has one such address has
 * all the others of it too. Some proxies add the port: each connection would be another caller.
 * @returns undefined where the text is no address.
 */
export function networkOf(text: string): string | undefined {
  const address = withoutPort(text.trim());
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address);
  // An IPv4 caller of a socket that takes both kinds: ::ffff:192.0.2.1.
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") return dotted(groups.slice(6));
  return `${groups.slice(0, 4).join(":")}::/64`;
}

function withoutPort(text: string): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  return (inBrackets ?? beforePort ?? text).split("%", 1)[0] ?? "";
}

/** The eight groups of an IPv6 address in lower case, without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = "", after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const left = before.split(":").filter(Boolean);
  const right = (after ?? "").split(":").filter(Boolean);
  return [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}

function dotted(groups: readonly string[]): string {
  const parts = groups.map((group) => Number.parseInt(group, 16)).flatMap((two) => [two >> 8, two & 255]);
  return parts.join(".");
}
