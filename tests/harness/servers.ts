/** Real server processes for tests: started as `npm start` starts them, stopped or killed at will. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../start/main.ts", import.meta.url));
const START_MS = 120_000;

export interface RunningServer {
  base: string;
  pid: number;
  /** SIGTERM, and waits for the end. */
  stop(): Promise<void>;
  /** SIGKILL: as a power cut of this process alone. */
  kill(): Promise<void>;
}

/** Starts a server with these settings on a free port and waits until it is ready. */
export async function startServer(env: Record<string, string>): Promise<RunningServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env["PATH"] ?? "", NODE_ENV: "production", PORT: "0", RATE_LIMIT: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const base = await ready(child);
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  return { base, pid: child.pid ?? 0, stop: end("SIGTERM"), kill: end("SIGKILL") };
}

function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const timer = setTimeout(
      () => reject(new Error(`the server was not ready in time:\n${output}`)),
      START_MS,
    );
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      const port = /Ready: http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(timer);
      resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code}:\n${output}`));
    });
  });
}

/** A folder of its own under the system's temporary one; `remove` when done. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "farpeak-test-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
