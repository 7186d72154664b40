/** `GET /media/{key}/{width}.webp`, at the level of node:http: pages are full of pictures. */
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { ServerSettings } from "../context.ts";
import { nextRequestId } from "../http/create-api.ts";
import { describeError, type Logger } from "../log.ts";
import { mediaFiles } from "./media-files.ts";
import { createSmallFiles } from "./small-files.ts";
import { createVariants, TooManyWaiting } from "./variants.ts";

const ADDRESS = /^\/media\/([0-9a-f]{32})\/([1-9]\d{2,3})\.webp$/;
/** Larger ones are streamed from the disk each time. */
const SMALL_BYTES = 256 * 1024;

export interface Media {
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  /** Makes variants before anybody asks, one after the other. */
  prepare: (key: string, widths: readonly number[]) => Promise<void>;
  /** How many variants were rendered since the start. */
  readonly rendered: number;
}

export function createMedia(settings: Pick<ServerSettings, "dataDir">, log: Logger): Media {
  const variants = createVariants(mediaFiles(settings.dataDir), isFile);
  const small = createSmallFiles();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, key, digits] = ADDRESS.exec(request.url ?? "") ?? [];
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(response, 405, { Allow: "GET, HEAD" });
    if (key === undefined) return refuse(response, 404);
    const width = Number(digits);
    const name = `${key}-${width}`;
    const held = small.get(name);
    if (held) return send(request, response, name, held.length, held);
    const file = await variants.file(key, width);
    if (file === undefined) return refuse(response, 404);
    const { size } = await stat(file);
    if (size > SMALL_BYTES) return send(request, response, name, size, file);
    const bytes = await readFile(file);
    small.set(name, bytes);
    return send(request, response, name, bytes.length, bytes);
  }

  return {
    listener(request, response) {
      answer(request, response).catch((error: unknown) => {
        if (response.headersSent || response.destroyed) return response.destroy();
        if (error instanceof TooManyWaiting) return refuse(response, 503, { "Retry-After": "5" });
        log.error("picture_failed", { path: request.url, ...describeError(error) });
        return refuse(response, 500);
      });
    },
    async prepare(key, widths) {
      for (const width of widths) await variants.file(key, width);
    },
    get rendered() {
      return variants.rendered;
    },
  };
}

/** @param source the bytes themselves, or the file to stream. */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  size: number,
  source: Buffer | string,
): Promise<void> {
  const etag = `"${name}"`;
  const common = {
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: etag,
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": nextRequestId(),
  };
  if (request.headers["if-none-match"]?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)) {
    response.writeHead(304, common).end();
    return;
  }
  response.writeHead(200, { ...common, "Content-Type": "image/webp", "Content-Length": size });
  if (request.method === "HEAD") response.end();
  else if (typeof source === "string") await pipeline(createReadStream(source), response);
  else response.end(source);
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    ...headers,
    "Cache-Control": "no-store",
    "Content-Length": 0,
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": nextRequestId(),
  });
  response.end();
}

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
