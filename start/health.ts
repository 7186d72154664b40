/** Probes for operators: alive, ready, and a few figures in Prometheus' text format. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Server } from "@farpeak/server/create-server.ts";
import { sql } from "kysely";

/** An operator's probe gives up after some seconds; better to say so before. */
const PATIENCE_MS = 3000;

export function health(server: Server): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    if (request.url === "/healthz") answer(response, 200, "ok\n");
    else if (request.url === "/readyz") void ready(server, response);
    else if (request.url === "/metrics") answer(response, 200, metrics(server));
    else return false;
    return true;
  };
}

async function ready(server: Server, response: ServerResponse): Promise<void> {
  const isReady = await Promise.race([
    sql`select 1`.execute(server.context.db.kysely).then(
      () => true,
      () => false,
    ),
    sleep(PATIENCE_MS, false, { ref: false }),
  ]);
  if (isReady) answer(response, 200, "ready\n");
  else answer(response, 503, "the database does not answer\n");
}

function metrics({ cache }: Server): string {
  const { entries, bytes } = cache.size;
  const memory = process.memoryUsage();
  const figures: [string, string, number][] = [
    ["farpeak_cache_hits_total", "counter", cache.hits],
    ["farpeak_cache_misses_total", "counter", cache.misses],
    ["farpeak_cache_entries", "gauge", entries],
    ["farpeak_cache_bytes", "gauge", bytes],
    ["process_resident_memory_bytes", "gauge", memory.rss],
    ["nodejs_heap_used_bytes", "gauge", memory.heapUsed],
    ["process_uptime_seconds", "gauge", process.uptime()],
  ];
  return figures.map(([name, type, value]) => `# TYPE ${name} ${type}\n${name} ${value}\n`).join("");
}

function answer(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
    .end(text);
}
