/**
 * The load, in a process of its own: raw sockets kept alive, one request at a time on each. It reads
 * no more of an answer than it must (its status and its length), so that it costs less than any server.
 */
import { createHash } from "node:crypto";
import { connect, type Socket } from "node:net";

export interface Job {
  port: number;
  connections: number;
  /** It ends after this time, or after so many answers. */
  until: { milliseconds: number } | { answers: number };
  /** Whole requests as they go over the wire; each connection takes the next one in turn. */
  requests: string[];
  /** The status every answer must have. */
  status: number;
  /** SHA-256 (hex) of the body, where all requests have the same one. */
  body?: string | undefined;
  /** Whether each answer's time is wanted. */
  timed?: boolean | undefined;
}

export interface Result {
  answers: number;
  seconds: number;
  /** What the load itself used of its core: near 1, it and not the server is the limit. */
  busy: number;
  bytes: number;
  /** Milliseconds from sending to the last byte, with `timed`. */
  times: number[];
  /** What was wrong with answers, a few of them. */
  faults: string[];
}

/** Of so many answers one is looked at in full. */
const SAMPLE_EVERY = 500;
const MAX_FAULTS = 5;
const BUFFER_BYTES = 256 * 1024;

function drive(job: Job): Promise<Result> {
  const requests = job.requests.map((text) => Buffer.from(text));
  const result: Result = { answers: 0, seconds: 0, busy: 0, bytes: 0, times: [], faults: [] };
  const began = performance.now();
  const cpu = process.cpuUsage();
  const { until } = job;
  const isOver = (elapsed: number) =>
    "answers" in until ? sent >= until.answers : elapsed >= until.milliseconds;
  let sent = 0;
  let open = job.connections;

  return new Promise((resolve) => {
    const finish = () => {
      if ((open -= 1) > 0) return;
      result.seconds = (performance.now() - began) / 1000;
      const { user, system } = process.cpuUsage(cpu);
      result.busy = (user + system) / 1e6 / result.seconds;
      resolve(result);
    };
    for (let index = 0; index < job.connections; index += 1) converse();

    function converse(): void {
      let sentAt = 0;
      const socket = connect({
        port: job.port,
        host: "127.0.0.1",
        noDelay: true,
        onread: {
          buffer: Buffer.allocUnsafe(BUFFER_BYTES),
          callback: (length, buffer) => {
            answer.take(Buffer.from(buffer.buffer, buffer.byteOffset, length));
            return true;
          },
        },
      });
      const answer = new AnswerReader(job, result, () => {
        const now = performance.now();
        result.answers += 1;
        if (job.timed) result.times.push(now - sentAt);
        if (isOver(now - began)) socket.end();
        else send(socket);
      });
      const send = (to: Socket) => {
        sentAt = performance.now();
        to.write(requests[sent % requests.length] ?? "");
        sent += 1;
      };
      socket.once("connect", () => send(socket));
      socket.once("error", (error) => note(result, error.message));
      socket.once("close", finish);
    }
  });
}

/** Counts one connection's answers by their Content-Length. */
class AnswerReader {
  readonly #job: Job;
  readonly #result: Result;
  readonly #done: () => void;
  /** An answer's head that has not come in full; rare. */
  #held: Buffer | undefined;
  /** Bytes of the body still to come. */
  #left = 0;
  #sample: Buffer[] | undefined;

  constructor(job: Job, result: Result, done: () => void) {
    this.#job = job;
    this.#result = result;
    this.#done = done;
  }

  take(chunk: Buffer): void {
    this.#result.bytes += chunk.length;
    if (this.#left > 0) return this.#body(chunk);
    const bytes = this.#held ? Buffer.concat([this.#held, chunk]) : chunk;
    const end = bytes.indexOf("\r\n\r\n");
    this.#held = end < 0 ? Buffer.from(bytes) : undefined;
    if (end < 0) return;
    const head = bytes.toString("latin1", 0, end);
    if (Number(head.slice(9, 12)) !== this.#job.status) note(this.#result, head.slice(0, 200));
    this.#left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (this.#result.answers % SAMPLE_EVERY === 0) this.#sample = [];
    this.#body(bytes.subarray(end + 4));
  }

  #body(part: Buffer): void {
    this.#sample?.push(Buffer.from(part));
    this.#left -= part.length;
    if (this.#left > 0) return;
    if (this.#left < 0) note(this.#result, "more bytes came than the answer has");
    this.#left = 0;
    if (this.#sample) look(this.#job, this.#result, Buffer.concat(this.#sample));
    this.#sample = undefined;
    this.#done();
  }
}

function look(job: Job, result: Result, body: Buffer): void {
  if (job.body === undefined) return;
  const hash = createHash("sha256").update(body).digest("hex");
  if (hash !== job.body) note(result, `another body: ${body.subarray(0, 200).toString()}`);
}

function note(result: Result, fault: string): void {
  if (result.faults.length < MAX_FAULTS) result.faults.push(fault);
}

process.on("message", (job: Job) => {
  void drive(job).then((result) => process.send?.(result));
});
