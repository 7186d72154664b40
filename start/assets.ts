/** The built client files, held in memory: ETag, brotli and gzip, `immutable` for hashed names. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

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
  etag: string;
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
    const path = join(name.parentPath, name.name);
    assets.set(path.slice(folder.length).replaceAll("\\", "/"), readAsset(path));
  }
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const asset = assets.get(path);
    if (asset) send(asset, request, response);
    else if (path.startsWith("/assets/")) {
      response.writeHead(404, { "Cache-Control": "no-store", "Content-Type": "text/plain" }).end("not found");
    } else return false;
    return true;
  };
}

function readAsset(path: string): Asset {
  const identity = readFileSync(path);
  const extension = extname(path);
  const asset: Asset = {
    type: TYPES[extension] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 20)}"`,
    immutable: path.includes("/assets/"),
    identity,
  };
  if (COMPRESSED.has(extension) && identity.length > 1024) {
    asset.br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    asset.gzip = gzipSync(identity, { level: 9 });
  }
  return asset;
}

function send(asset: Asset, request: IncomingMessage, response: ServerResponse): void {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding =
    asset.br && /\bbr\b/.test(accepted)
      ? "br"
      : asset.gzip && /\bgzip\b/.test(accepted)
        ? "gzip"
        : "identity";
  const body = asset[encoding] ?? asset.identity;
  const headers: Record<string, string> = {
    "Content-Type": asset.type,
    "Cache-Control": asset.immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    ETag: asset.etag,
    Vary: "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
  };
  if (request.headers["if-none-match"] === asset.etag) return void response.writeHead(304, headers).end();
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(body.length);
  response.writeHead(200, headers);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}
