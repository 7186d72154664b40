/** What a request says of the answer it takes: its encoding, and whether it has it already. */
import type { IncomingMessage } from "node:http";
import type { Encoding } from "./page-cache.ts";

const MAX_REMEMBERED = 200;
/** Browsers send some thirty characters; nobody's are worth remembering beyond this. */
const MAX_HEADER = 100;
const chosen = new Map<string, Encoding>();

/** The best encoding that `Accept-Encoding` allows: brotli, gzip, or none. */
export function chosenEncoding(request: Pick<IncomingMessage, "headers">): Encoding {
  const accepted = request.headers["accept-encoding"];
  if (typeof accepted !== "string") return "identity";
  const known = chosen.get(accepted);
  if (known !== undefined) return known;
  const encoding = accepts(accepted, "br") ? "br" : accepts(accepted, "gzip") ? "gzip" : "identity";
  if (accepted.length <= MAX_HEADER) {
    if (chosen.size >= MAX_REMEMBERED) chosen.clear();
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

/** Whether `If-None-Match` names this ETag, alone or in a list, weak or not. */
export function hasAlready(request: Pick<IncomingMessage, "headers">, etag: string): boolean {
  const header = request.headers["if-none-match"];
  if (header === undefined) return false;
  return header.split(",").some((part) => part.trim().replace(/^W\//, "") === etag || part.trim() === "*");
}
