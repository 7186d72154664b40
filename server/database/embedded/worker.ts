/**
 * The thread in which the embedded database runs. PGlite settles its promises without ever giving the
 * event loop a turn, so on the main thread it would starve timers and sockets.
 *
 * It speaks the PostgreSQL protocol in whole messages: node-postgres at the other end makes rows, errors
 * and notifications of them exactly as it does over a socket.
 */
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { DurableFiles, durableStartParams, initdbParams, memoryStartParams } from "./durable-files.ts";
import type { EngineAnswer, EngineRequest, EngineSource } from "./worker-messages.ts";

if (!parentPort) throw new Error("worker.ts runs only as a worker thread");
const port = parentPort;

// How the engine leaves a failing statement: the one exception after which it goes on.
const STATEMENT_FAILED = 100;
const LAST_WORDS = /^.*?(PANIC|FATAL):\s*(.{1,300})/;

let lastWords = "";

function answer(message: EngineAnswer, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer);
}

function sendBytes(bytes: Uint8Array<ArrayBuffer>): void {
  answer({ kind: "bytes", bytes }, [bytes.buffer]);
}

/** One sentence: traces of the engine carry tens of kilobytes of minified source. */
function fail(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  const message = lastWords || (reason.split("\n", 1)[0] ?? "").slice(0, 300);
  const code = error instanceof Error && "code" in error ? String(error.code) : "XX000";
  answer({ kind: "failed", code, message });
  process.exit(1);
}

/** Keeps the reason of a PANIC, which is told only to the log. */
function readLog(line: string): false {
  const found = LAST_WORDS.exec(line);
  if (found) lastWords = `${found[1]}: ${found[2]}`;
  return false;
}

async function openMemory(dumpFile: string | undefined): Promise<PGlite> {
  const options = { startParams: memoryStartParams, initDbStartParams: initdbParams, onStderr: readLog };
  if (dumpFile === undefined) return PGlite.create(options);
  // Read whole: a blob over the file fails when another process puts a newer one in its place.
  return PGlite.create({ ...options, loadDataDir: new Blob([await readFile(dumpFile)]) });
}

function openFolder(folder: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFiles(folder),
    startParams: durableStartParams,
    onStderr: readLog,
  });
}

/**
 * PGlite takes every exception of the engine for a failing statement and goes on, even after a PANIC has
 * ended it. Anything else than a failing statement is the end of this thread; the pool opens a new one.
 */
function failOnPanic(database: PGlite): void {
  const engine = database.Module;
  const step = engine._PostgresMainLoopOnce.bind(engine);
  engine._PostgresMainLoopOnce = () => {
    try {
      step();
    } catch (error) {
      const failedStatement =
        error instanceof Object && "status" in error && error.status === STATEMENT_FAILED;
      if (!failedStatement) fail(error);
      throw error;
    }
  };
}

async function handle(database: PGlite, request: EngineRequest): Promise<void> {
  if (request.kind === "run")
    return sendBytes((await database.execProtocolRaw(request.bytes)) as Uint8Array<ArrayBuffer>);
  if (request.kind === "dump") {
    const dump = await database.dumpDataDir("none");
    return sendBytes(new Uint8Array(await dump.arrayBuffer()));
  }
  await database.close();
  answer({ kind: "closed" });
  port.close();
}

async function serve(source: EngineSource): Promise<void> {
  const database = await ("folder" in source ? openFolder(source.folder) : openMemory(source.dumpFile));
  failOnPanic(database);
  port.on("message", (request: EngineRequest) => {
    handle(database, request).catch(fail);
  });
}

try {
  await serve(workerData as EngineSource);
  answer({ kind: "ready" });
} catch (error) {
  fail(error);
}
