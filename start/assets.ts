/** The built client files, held in memory: ETag, brotli and gzip, `immutable` for hashed names. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { chosenEncoding, hasAlready } from "@farpeak/server/cache/conditions.ts";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};
const COMPRESSED = new Set([".js", ".css", ".svg", ".json", ".txt", ".webmanifest"]);

interface Asset {
  type: string;
  /** Of the file; each encoding adds its name, since it is another answer. */
  hash: string;
  immutable: boolean;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export type ServeAsset = (request: IncomingMessage, response: ServerResponse) => boolean;

/** @returns a function that answers a GET or HEAD of a client file, or says false. */
export function serveAssets(folder: string): ServeAsset {
  const assets = new Map<string, Asset>();
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!name.isFile()) continue;
    const file = join(name.parentPath, name.name);
    const path = `/${relative(folder, file).replaceAll(sep, "/")}`;
    assets.set(path, readAsset(file, path));
  }
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const asset = assets.get(path);
    if (asset) send(asset, request, response);
    else if (path.startsWith("/assets/")) {
      sendMissing(request, response);
    } else return false;
    return true;
  };
}

/** A page of an older build may ask for it; a cache that kept this would break the next build. */
function sendMissing(request: IncomingMessage, response: ServerResponse): void {
  const body = "not found";
  response.writeHead(404, {
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": body.length,
    "X-Content-Type-Options": "nosniff",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function readAsset(file: string, path: string): Asset {
  const identity = readFileSync(file);
  const extension = extname(path);
  const asset: Asset = {
    type: TYPES[extension] ?? "application/octet-stream",
    hash: createHash("sha256").update(identity).digest("base64url").slice(0, 20),
    immutable: path.startsWith("/assets/"),
    identity,
  };
  if (COMPRESSED.has(extension) && identity.length > 1024) {
    // The best there is: done once a start, sent a thousand times.
    asset.br = brotliCompressSync(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    });
    asset.gzip = gzipSync(identity, { level: 9 });
  }
  return asset;
}

function send(asset: Asset, request: IncomingMessage, response: ServerResponse): void {
  const wanted = chosenEncoding(request);
  const encoding = asset[wanted] ? wanted : "identity";
  const body = asset[encoding] ?? asset.identity;
  const etag = encoding === "identity" ? `"${asset.hash}"` : `"${asset.hash}-${encoding}"`;
  const headers: Record<string, string> = {
    "Content-Type": asset.type,
    "Cache-Control": asset.immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    ETag: etag,
    Vary: "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
  };
  if (hasAlready(request, etag)) return void response.writeHead(304, headers).end();
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(body.length);
  response.writeHead(200, headers);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}
