/** Client files over a real HTTP server, from a folder as the build makes it. */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listen, type Listening } from "@farpeak/server/testing-http.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveAssets } from "./assets.ts";

const SCRIPT = "export const tour = '京都';\n".repeat(200);
let root = "";
let server: Listening;

beforeAll(async () => {
  // A name that would be taken for an assets folder, and that an address would have to escape.
  root = mkdtempSync(join(tmpdir(), "farpeak assets 京都-"));
  const client = join(root, "assets", "client");
  mkdirSync(join(client, "assets"), { recursive: true });
  writeFileSync(join(root, "assets", "secret.txt"), "secret");
  writeFileSync(join(client, "assets", "page-a1b2c3.js"), SCRIPT);
  writeFileSync(join(client, "assets", "tiny-d4.css"), "a{}");
  writeFileSync(join(client, "favicon.ico"), Buffer.alloc(3000));
  const assets = serveAssets(client);
  server = await listen((request, response) => {
    if (!assets(request, response)) response.writeHead(299).end();
  });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends the path as it stands: fetch would tidy it first. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.origin);
    const request = httpRequest({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on("error", reject);
    request.end();
  });
}

describe("a file of the build", () => {
  it("is sent as the caller takes it: brotli, gzip or as it is, each with its own ETag", async () => {
    const path = "/assets/page-a1b2c3.js";
    const br = await ask(path, { "accept-encoding": "gzip, deflate, br" });
    expect([br.headers["content-encoding"], brotliDecompressSync(br.body).toString()]).toEqual([
      "br",
      SCRIPT,
    ]);
    const gzip = await ask(path, { "accept-encoding": "gzip, br;q=0" });
    expect([gzip.headers["content-encoding"], gunzipSync(gzip.body).toString()]).toEqual(["gzip", SCRIPT]);
    const plain = await ask(path);
    expect([plain.headers["content-encoding"], plain.body.toString()]).toEqual([undefined, SCRIPT]);
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, body } of [br, gzip, plain])
      expect([headers["content-length"], headers.vary]).toEqual([String(body.length), "Accept-Encoding"]);
  });
  it("has its type, and is not guessed at", async () => {
    const types = await Promise.all(
      ["/assets/page-a1b2c3.js", "/assets/tiny-d4.css", "/favicon.ico"].map(async (path) => {
        const { headers } = await ask(path);
        return [headers["content-type"], headers["x-content-type-options"]];
      }),
    );
    expect(types).toEqual([
      ["text/javascript; charset=utf-8", "nosniff"],
      ["text/css; charset=utf-8", "nosniff"],
      ["image/x-icon", "nosniff"],
    ]);
  });
  it("is kept for ever where its name has a hash, for an hour elsewhere", async () => {
    const forever = (await ask("/assets/tiny-d4.css")).headers["cache-control"];
    expect(forever).toBe("public, max-age=31536000, immutable");
    expect((await ask("/favicon.ico")).headers["cache-control"]).toBe("public, max-age=3600");
  });
  it("is not sent again to whoever has it", async () => {
    const path = "/assets/page-a1b2c3.js";
    const etag = String((await ask(path, { "accept-encoding": "br" })).headers.etag);
    for (const has of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask(path, { "accept-encoding": "br", "if-none-match": has });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await ask(path, { "accept-encoding": "gzip", "if-none-match": etag })).status).toBe(200);
  });
  it("answers HEAD with the head alone, and is the same with a query", async () => {
    const head = await ask("/assets/page-a1b2c3.js", {}, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(String(Buffer.byteLength(SCRIPT)));
    expect((await ask("/favicon.ico?v=2")).body).toHaveLength(3000);
  });
});

describe("what is not of the build", () => {
  it("is missing under /assets, and no cache keeps that", async () => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers, body } = await ask("/assets/page-old.js", {}, method);
      expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
      expect(body.toString()).toBe(method === "GET" ? "not found" : "");
    }
  });
  it("is left to others elsewhere, and so is every other method", async () => {
    expect((await ask("/tours")).status).toBe(299);
    expect((await ask("/")).status).toBe(299);
    expect((await ask("/assets/tiny-d4.css", {}, "POST")).status).toBe(299);
  });
  it("cannot be reached by any path", async () => {
    for (const path of [
      "/../secret.txt",
      "/assets/../../secret.txt",
      "/assets/..%2f..%2fsecret.txt",
      "/assets/%2e%2e/%2e%2e/secret.txt",
      "/assets/..\\..\\secret.txt",
      "//secret.txt",
      "/assets//../../secret.txt",
      "/assets/",
      "/assets/__proto__",
      "/assets/page-a1b2c3.js%00.txt",
    ]) {
      const { status, body } = await ask(path);
      expect([path, [404, 299].includes(status)]).toEqual([path, true]);
      expect(body.toString()).not.toContain("secret");
    }
  });
});

it("has an ETag that follows the file's content", async () => {
  const hash = createHash("sha256").update("a{}").digest("base64url").slice(0, 20);
  expect((await ask("/assets/tiny-d4.css")).headers.etag).toBe(`"${hash}"`);
});
