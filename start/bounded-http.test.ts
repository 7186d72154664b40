/** Callers that stall, over real sockets. */
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { boundedHttp } from "./bounded-http.ts";
import { closeWithin } from "./life.ts";

const TIMES = { headers: 300, request: 600, silence: 400, look: 50, keepAlive: 5000 };
const LARGE = Buffer.alloc(64 * 1024 * 1024);

let http: Server;
let sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  http.closeAllConnections();
  http.close();
});

async function serve(): Promise<void> {
  http = boundedHttp((request, response) => {
    if (request.method === "POST") request.resume().once("end", () => response.end("thanks"));
    else response.end(request.url === "/large" ? LARGE : "small");
  }, TIMES);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
}

/** Sends this and no more, reading nothing where `reads` is false. */
function stall(text: string, reads = true): { socket: Socket; closed: Promise<string> } {
  const socket = connect((http.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  let heard = "";
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(heard)));
  socket.on("error", () => {});
  if (reads) socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
  else socket.pause();
  socket.write(text);
  return { socket, closed };
}

it.each([
  ["says nothing", ""],
  ["never ends its headers", "GET / HTTP/1.1\r\nHost: x\r\n"],
  ["never ends its body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nab"],
])(
  "lets go of a caller that %s",
  async (_what, text) => {
    await serve();
    expect(await stall(text).closed).not.toContain("200 OK");
  },
  10_000,
);

it("lets go of a caller that never reads its answer", async () => {
  await serve();
  stall("GET /large HTTP/1.1\r\nHost: x\r\n\r\n", false);
  const connections = () =>
    new Promise<number>((resolve) => http.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections).toBe(1);
  await expect.poll(connections, { timeout: 8000 }).toBe(0);
}, 10_000);

it("keeps one that waits between two requests", async () => {
  await serve();
  const { socket } = stall("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(socket.closed).toBe(false);
});

it("ends within the time given, though somebody never ends a request", async () => {
  await serve();
  const stalled = stall("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nab");
  await expect.poll(() => stalled.socket.bytesWritten).toBeGreaterThan(0);
  const began = Date.now();
  await closeWithin(http, 200);
  expect(Date.now() - began).toBeLessThan(550);
  await stalled.closed;
});

it("ends after what is in flight", async () => {
  await serve();
  const posting = stall("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nab");
  await expect.poll(() => posting.socket.bytesWritten).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const began = Date.now();
  const ended = closeWithin(http, 5000);
  posting.socket.write("cd");
  await ended;
  // The connection would be kept for the next request of its caller.
  expect(Date.now() - began).toBeLessThan(1000);
  expect(await posting.closed).toContain("thanks");
});
