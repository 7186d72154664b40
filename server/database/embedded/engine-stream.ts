import { Duplex } from "node:stream";
import type { Engine, EngineThread } from "./engine.ts";

// The first byte of the messages of the PostgreSQL protocol that matter here.
const SYNC = 0x53;
const QUERY = 0x51;
const TERMINATE = 0x58;

/** AuthenticationOk and ReadyForQuery (idle): what a server says to a caller it lets in. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** A Query message of the simple protocol. */
function simpleQuery(text: string): Uint8Array<ArrayBuffer> {
  const message = new Uint8Array(text.length + 6);
  message[0] = QUERY;
  new DataView(message.buffer).setInt32(1, text.length + 5);
  new TextEncoder().encodeInto(text, message.subarray(5));
  return message;
}

/**
 * What node-postgres takes for its socket: it writes protocol messages, the engine's answers come back.
 * Messages are held until a Sync or Query ends the batch, so that a statement crosses to the worker and
 * back once. node-postgres writes one message a chunk, and one batch at a time.
 *
 * The engine has one session only, which outlives streams: each new stream clears what the one before
 * it left there.
 */
export class EngineStream extends Duplex {
  readonly #engine: Engine;
  #thread: EngineThread | undefined;
  #batch: Uint8Array[] = [];
  #welcomed = false;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  // The parts of net.Socket that node-postgres calls.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  connect(): this {
    this.#enter().then(
      () => this.emit("connect"),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#take(chunk);
    done();
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    for (const { chunk } of chunks) this.#take(chunk);
    done();
  }

  override _final(done: () => void): void {
    done();
    this.destroy();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#thread?.off("ended", this.#onEnded);
    done(error);
  }

  readonly #onEnded = (error: Error): void => {
    this.destroy(error);
  };

  async #enter(): Promise<void> {
    const thread = await this.#engine.thread();
    await thread.run(simpleQuery("ROLLBACK"));
    await thread.run(simpleQuery("DISCARD ALL"));
    if (this.destroyed) return;
    this.#thread = thread;
    thread.on("ended", this.#onEnded);
  }

  #take(chunk: Uint8Array): void {
    const type = chunk[0];
    if (!this.#welcomed) {
      this.#welcomed = true;
      this.push(WELCOME);
      return;
    }
    if (type === TERMINATE) return;
    this.#batch.push(chunk);
    if (type === SYNC || type === QUERY) this.#send();
  }

  #send(): void {
    // A copy of its own: node-postgres writes from shared memory, which cannot be handed over.
    const bytes = joined(this.#batch);
    this.#batch = [];
    this.#thread?.run(bytes).then(
      (answer) => this.push(answer),
      (error: Error) => this.destroy(error),
    );
  }
}

function joined(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((total, chunk) => total + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
