/** The near end of the load's process, and requests and answers as they go over the wire. */
import { createHash } from "node:crypto";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import type { Job, Result } from "./load.ts";
import { LOAD_CORE, pinned } from "./processes.ts";

const LOAD = fileURLToPath(new URL("load.ts", import.meta.url));

export interface Loader {
  /** @throws Error where an answer was not as it must be: a figure of wrong answers is worth nothing. */
  run(job: Job): Promise<Result>;
  stop(): void;
}

export function startLoader(): Loader {
  const [command = "", ...args] = pinned([process.execPath, LOAD], LOAD_CORE);
  const child: ChildProcess = spawn(command, args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  return {
    async run(job) {
      child.send(job);
      const [result] = (await once(child, "message")) as [Result];
      if (result.faults.length > 0)
        throw new Error(`The load met wrong answers:\n${result.faults.join("\n")}`);
      return result;
    },
    stop: () => child.kill(),
  };
}

export interface RequestLine {
  path: string;
  headers?: Record<string, string>;
}

/** A GET as a browser on a kept connection sends it, without the headers that change nothing. */
export function getRequest({ path, headers = {} }: RequestLine): string {
  const lines = Object.entries({ Host: "localhost", ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
}

export interface RawAnswer {
  status: number;
  /** Names and values in the order and the letters in which they came. */
  headers: [name: string, value: string][];
  body: Buffer;
}

/** One answer as it stands on the wire. */
export async function fetchRaw(port: number, request: RequestLine): Promise<RawAnswer> {
  const line = { ...request, headers: { ...request.headers, Connection: "close" } };
  const socket = connect({ port, host: "127.0.0.1" });
  socket.write(getRequest(line));
  const bytes = Buffer.concat(await socket.toArray());
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = lines.map((text): [string, string] => {
    const colon = text.indexOf(": ");
    return [text.slice(0, colon), text.slice(colon + 2)];
  });
  return { status: Number(first.slice(9, 12)), headers, body: bytes.subarray(end + 4) };
}

export function sha256(body: Buffer): string {
  return createHash("sha256").update(body).digest("hex");
}
