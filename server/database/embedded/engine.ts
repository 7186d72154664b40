import { EventEmitter } from "node:events";
import { Worker } from "node:worker_threads";
import type { EngineAnswer, EngineRequest, EngineSource } from "./worker-messages.ts";

/** The embedded database broke down; the next caller finds it reopened. Carries an SQLSTATE. */
export class EngineFailed extends Error {
  override name = "EngineFailed";
  readonly code: string;

  constructor(message: string, code = "57P02") {
    super(message);
    this.code = code;
  }
}

interface Waiting {
  resolve: (answer: EngineAnswer) => void;
  reject: (error: Error) => void;
}

/** One worker thread with the engine in it, from its start to its end. */
export class EngineThread extends EventEmitter<{ ended: [EngineFailed] }> {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #end: EngineFailed | undefined;

  private constructor(source: EngineSource) {
    super();
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: source });
    this.#worker.on("message", (answer: EngineAnswer) => this.#take(answer));
    this.#worker.on("error", (error) => this.#finish(error.message.slice(0, 300)));
    this.#worker.on("exit", () => this.#finish("its thread ended"));
  }

  /** Starts a thread and waits until its database is open: about half a second, 3 s where it is made first. */
  static async start(source: EngineSource): Promise<EngineThread> {
    const thread = new EngineThread(source);
    await thread.#answer();
    return thread;
  }

  /** Sends protocol messages, up to one Sync or Query, and returns what the engine says to them. */
  async run(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    return bytesOf(await this.#ask({ kind: "run", bytes }, [bytes.buffer]));
  }

  /** The whole database as a tar file, to load into another in memory. */
  async dump(): Promise<Uint8Array> {
    return bytesOf(await this.#ask({ kind: "dump" }));
  }

  /** Shuts the database down cleanly and ends the thread. */
  async close(): Promise<void> {
    if (!this.#end) await this.#ask({ kind: "close" }).catch(() => undefined);
    await this.#worker.terminate();
  }

  #ask(request: EngineRequest, transfer: ArrayBuffer[] = []): Promise<EngineAnswer> {
    if (this.#end) return Promise.reject(this.#end);
    const answer = this.#answer();
    this.#worker.postMessage(request, transfer);
    return answer;
  }

  #answer(): Promise<EngineAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
  }

  #take(answer: EngineAnswer): void {
    if (answer.kind === "failed") return this.#finish(`${answer.message} (${answer.code})`);
    this.#waiting.shift()?.resolve(answer);
  }

  #finish(reason: string): void {
    if (this.#end) return;
    this.#end = new EngineFailed(`The embedded database stopped: ${reason}`);
    for (const { reject } of this.#waiting.splice(0)) reject(this.#end);
    this.emit("ended", this.#end);
  }
}

function bytesOf(answer: EngineAnswer): Uint8Array {
  if (answer.kind !== "bytes") throw new EngineFailed(`unexpected answer: ${answer.kind}`);
  return answer.bytes;
}

// After a failed start nobody tries again for so long: each try costs a second of processor time.
const REST_AFTER_FAILURE_MS = 3_000;

/** The engine as the pool sees it: whoever needs it finds it running, started anew if it broke down. */
export class Engine {
  readonly #source: EngineSource;
  readonly #onEnd: (error: EngineFailed) => void;
  #thread: Promise<EngineThread> | undefined;
  #closing = false;

  constructor(source: EngineSource, onEnd: (error: EngineFailed) => void) {
    this.#source = source;
    this.#onEnd = onEnd;
  }

  /** The running thread. Rejects with `EngineFailed` when the database cannot be opened. */
  thread(): Promise<EngineThread> {
    if (this.#closing) return Promise.reject(new EngineFailed("The embedded database is closed", "57P01"));
    this.#thread ??= this.#start();
    return this.#thread;
  }

  /** Shuts down and waits for it. */
  async close(): Promise<void> {
    this.#closing = true;
    const thread = await this.#thread?.catch(() => undefined);
    await thread?.close();
  }

  async #start(): Promise<EngineThread> {
    try {
      const thread = await EngineThread.start(this.#source);
      thread.once("ended", (error) => this.#forget(error, 0));
      return thread;
    } catch (error) {
      this.#forget(error as EngineFailed, REST_AFTER_FAILURE_MS);
      throw error;
    }
  }

  #forget(error: EngineFailed, afterMs: number): void {
    if (!this.#closing) this.#onEnd(error);
    if (afterMs === 0) this.#thread = undefined;
    else setTimeout(() => (this.#thread = undefined), afterMs).unref();
  }
}
