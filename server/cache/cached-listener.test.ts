/**
 * The page cache behind a real node:http server. What it fills from is the test's own, so that it can
 * be slow, wrong or broken; bytes on the wire are read as they come.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listen, type Listening } from "../testing-http.ts";
import { cachedListener, type Fill } from "./cached-listener.ts";
import { type Filled, PageCache } from "./page-cache.ts";

const LONG = "<p>京都賞楓五日</p>".repeat(300);
const POLICY: [string, string] = ["Content-Security-Policy", "default-src 'self'"];

const page = (text: string, tags: string[] | null = ["a"], status = 200, headers = {}): Filled => ({
  response: new Response(text, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", ...headers },
  }),
  tags,
  headers: [POLICY],
});

function handOn({ method, url }: IncomingMessage, response: ServerResponse): void {
  const text = `next: ${method} ${url}`;
  response.writeHead(299, { "Content-Length": text.length }).end(text);
}

let cache: PageCache;
let fill: Fill;
let filledAddresses: string[];
let errors: unknown[];
let server: Listening;

beforeEach(async () => {
  cache = new PageCache();
  filledAddresses = [];
  errors = [];
  fill = async () => page(LONG);
  server = await listen(
    cachedListener({
      cache,
      isPublic: (path) => !path.startsWith("/private"),
      fill: (address) => {
        filledAddresses.push(address);
        return fill(address);
      },
      next: handOn,
      onError: (error) => void errors.push(error),
    }),
  );
});
afterEach(() => server.close());

/** The answers on one connection to these bytes, as text: heads, and bodies where there are any. */
function talk(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
    socket.on("end", () => resolve(text));
    socket.on("error", reject);
  });
}
const ask = (line: string, ...headers: string[]) =>
  talk([line, "Host: x", "Connection: close", ...headers, "", ""].join("\r\n"));
const headOf = (answer: string) => answer.slice(0, answer.indexOf("\r\n\r\n"));
const bodyOf = (answer: string) => Buffer.from(answer.slice(answer.indexOf("\r\n\r\n") + 4), "latin1");
const header = (answer: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, "im").exec(headOf(answer))?.[1]?.trim();

describe("a public page", () => {
  it("is filled once and sent in the encoding that the caller takes", async () => {
    expect(
      brotliDecompressSync(bodyOf(await ask("GET /x HTTP/1.1", "Accept-Encoding: gzip, br"))).toString(),
    ).toBe(LONG);
    const gzip = await ask("GET /x HTTP/1.1", "Accept-Encoding: gzip, br;q=0");
    expect([header(gzip, "content-encoding"), gunzipSync(bodyOf(gzip)).toString()]).toEqual(["gzip", LONG]);
    const plain = await ask("GET /x HTTP/1.1");
    expect([header(plain, "content-encoding"), bodyOf(plain).toString()]).toEqual([undefined, LONG]);
    expect(header(plain, "vary")).toBe("Accept-Encoding");
    expect(filledAddresses).toEqual(["/x"]);
  });
  it("is not sent again to whoever has it: 304, without body and without policy", async () => {
    const first = await ask("GET /x HTTP/1.1", "Accept-Encoding: br");
    expect(header(first, "content-security-policy")).toBe(POLICY[1]);
    const etag = header(first, "etag") ?? "";
    for (const has of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await ask("GET /x HTTP/1.1", "Accept-Encoding: br", `If-None-Match: ${has}`);
      expect(again).toMatch(/^HTTP\/1\.1 304 /);
      expect([header(again, "etag"), header(again, "content-security-policy")]).toEqual([etag, undefined]);
      expect(bodyOf(again)).toHaveLength(0);
    }
    // Another encoding is another answer.
    const other = await ask("GET /x HTTP/1.1", "Accept-Encoding: gzip", `If-None-Match: ${etag}`);
    expect(other).toMatch(/^HTTP\/1\.1 200 /);
  });
  it("is sent again once it has changed", async () => {
    const etag = header(await ask("GET /x HTTP/1.1"), "etag") ?? "";
    cache.drop(["a"]);
    fill = async () => page(`${LONG}!`);
    const again = await ask("GET /x HTTP/1.1", `If-None-Match: ${etag}`);
    expect(bodyOf(again).toString()).toBe(`${LONG}!`);
  });
  it("has an id of its own at each answer", async () => {
    const answers = [
      await ask("GET /x HTTP/1.1"),
      await ask("GET /x HTTP/1.1"),
      await ask("HEAD /x HTTP/1.1"),
    ];
    const etag = header(answers[0] ?? "", "etag") ?? "";
    answers.push(await ask("GET /x HTTP/1.1", `If-None-Match: ${etag}`));
    const ids = answers.map((answer) => header(answer, "x-request-id"));
    expect(new Set(ids).size).toBe(4);
    expect(ids).not.toContain(undefined);
  });
  it("answers HEAD with the head of GET, first or second, and nothing after it", async () => {
    const heads = [await ask("HEAD /x HTTP/1.1"), await ask("HEAD /x HTTP/1.1")];
    const get = await ask("GET /x HTTP/1.1");
    for (const head of heads) {
      expect(bodyOf(head)).toHaveLength(0);
      for (const name of ["content-length", "etag", "content-type"])
        expect(header(head, name)).toBe(header(get, name));
    }
  });
  it("is the same for everyone: nothing of a request reaches the fill but its address", async () => {
    fill = async (address) => page(`${address} ${LONG}`);
    const bad = [
      "X-Forwarded-Host: evil.example",
      "X-Original-URL: /admin",
      "Cookie: a=b",
      "Authorization: Bearer x",
    ];
    await talk(
      ["GET /x?utm=<script> HTTP/1.1", "Host: evil.example", "Connection: close", ...bad, "", ""].join(
        "\r\n",
      ),
    );
    const answer = bodyOf(await ask("GET /x HTTP/1.1")).toString();
    expect(answer).toBe(`/x ${LONG}`);
    expect(filledAddresses).toEqual(["/x"]);
  });
});

describe("one connection", () => {
  it("keeps its answers apart, whatever a HEAD or a GET with a body tries", async () => {
    const smuggled = "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n";
    const bytes =
      "HEAD /x HTTP/1.1\r\nHost: x\r\n\r\n" +
      `GET /x HTTP/1.1\r\nHost: x\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}` +
      "GET /missing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    fill = async (address) => (address === "/x" ? page(LONG) : page("none", null, 404));
    const answer = await talk(bytes);
    expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      "200",
      "200",
      "404",
    ]);
    expect(filledAddresses).toEqual(["/x", "/missing"]);
  });
  it("is refused where it says two lengths", async () => {
    const bytes =
      "GET /x HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
    expect(await talk(bytes)).toMatch(/^HTTP\/1\.1 400 /);
    expect(filledAddresses).toEqual([]);
  });
});

describe("what is not kept", () => {
  it("is filled for each who asks, and sent with a length, an id and no-store", async () => {
    fill = async () => page("nichts da", null, 404, { "x-kept": "yes" });
    const answers = [await ask("GET /none HTTP/1.1"), await ask("GET /none HTTP/1.1")];
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect([header(answer, "cache-control"), header(answer, "content-length")]).toEqual(["no-store", "9"]);
      expect([header(answer, "x-kept"), header(answer, "x-content-type-options")]).toEqual([
        "yes",
        "nosniff",
      ]);
      expect(bodyOf(answer).toString()).toBe("nichts da");
    }
    expect(header(answers[0] ?? "", "x-request-id")).not.toBe(header(answers[1] ?? "", "x-request-id"));
    expect(filledAddresses).toHaveLength(2);
    expect(bodyOf(await ask("HEAD /none HTTP/1.1"))).toHaveLength(0);
  });
  it("is everything that is no public GET: it goes on as it came", async () => {
    expect(bodyOf(await ask("POST /x HTTP/1.1", "Content-Length: 0")).toString()).toBe("next: POST /x");
    expect(bodyOf(await ask("GET /private?a=1 HTTP/1.1")).toString()).toBe("next: GET /private?a=1");
    // Nor by another spelling.
    expect(bodyOf(await ask("GET /%70rivate HTTP/1.1")).toString()).toBe("next: GET /%70rivate");
    expect(bodyOf(await ask("GET /x/../private HTTP/1.1")).toString()).toBe("next: GET /x/../private");
    expect(bodyOf(await ask("GET http://evil.example/x HTTP/1.1")).toString()).toBe(
      "next: GET http://evil.example/x",
    );
    expect(filledAddresses).toEqual([]);
  });
});

describe("a fill that fails", () => {
  it("answers 500 in words, with an id and without a word of the error", async () => {
    fill = () => Promise.reject(new Error("select secret from /srv/farpeak"));
    const pageAnswer = await ask("GET /x HTTP/1.1");
    expect(pageAnswer).toMatch(/^HTTP\/1\.1 500 /);
    expect(pageAnswer).not.toMatch(/secret|srv|at /);
    expect(bodyOf(pageAnswer).toString()).toContain(header(pageAnswer, "x-request-id"));
    const call = await ask("GET /backstage/api/v1/tours HTTP/1.1");
    expect(JSON.parse(bodyOf(call).toString())).toMatchObject({
      status: 500,
      error_code: "internal_error",
      request_id: header(call, "x-request-id"),
    });
    expect(errors).toHaveLength(2);
    fill = async () => page(LONG);
    expect(await ask("GET /x HTTP/1.1")).toMatch(/^HTTP\/1\.1 200 /);
  });
  it("does not end the process when the answer breaks while it is read", async () => {
    fill = async () => {
      const stream = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode("half an ans"));
          setTimeout(() => controller.error(new Error("the renderer broke")), 10);
        },
      });
      return { response: new Response(stream, { status: 202 }), tags: null };
    };
    expect(await ask("GET /x HTTP/1.1")).toMatch(/^HTTP\/1\.1 500 /);
    expect(errors).toHaveLength(1);
  });
  it("goes on for the others when the one who began it leaves", async () => {
    let finish: (filled: Filled) => void = () => {};
    fill = () => new Promise((resolve) => (finish = resolve));
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1", () =>
      socket.write("GET /x HTTP/1.1\r\nHost: x\r\n\r\n"),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    const other = ask("GET /x HTTP/1.1");
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    finish(page(LONG));
    expect(bodyOf(await other).toString()).toBe(LONG);
    expect(filledAddresses).toEqual(["/x"]);
    expect(errors).toEqual([]);
  });
});

describe("strangers", () => {
  it("fill one page under one address, however they spell it", async () => {
    for (const path of [
      "/tours",
      "/tours/",
      "/tours//",
      "/tour%73",
      "/tours?x=1",
      "/tours?page=",
      "/tours#1",
    ])
      await ask(`GET ${path} HTTP/1.1`);
    expect([...new Set(filledAddresses)]).toEqual(["/tours", "/tours?page="]);
  });
  it("leave nothing behind with addresses that do not exist", async () => {
    fill = async () => page("none", null, 404);
    await talk(
      `${Array.from({ length: 300 }, (_, index) => `GET /made-up-${index} HTTP/1.1\r\nHost: x\r\n\r\n`).join("")}GET / HTTP/1.0\r\n\r\n`,
    );
    expect(filledAddresses).toHaveLength(301);
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });
});
