/**
 * The processes of a run: our server as `npm start` starts it, its rivals and the load. Where the
 * machine can, what is measured has the first core to itself and the load another one.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

const START_MS = 300_000;
/** Linux counts a process's time in hundredths of a second, whatever the kernel's own clock does. */
const TICKS_A_SECOND = 100;

export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

export const canPin = availableParallelism() > 1 && spawnSync("taskset", ["-V"]).status === 0;

export interface Running {
  port: number;
  pid: number;
  /** SIGTERM, and waits for the end. */
  stop(): Promise<void>;
}

/** What `npm start` (start/boot.mjs) runs the server with. */
const FLAGS = ["--max-old-space-size=320", "--max-semi-space-size=16"];
const MALLOC = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

const running = new Set<ChildProcess>();
/** The last words of each, for when one ends that should not. */
const words = new WeakMap<ChildProcess, string>();
// Whatever ends this process ends what it started.
process.on("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** Our server with these settings, on a free port. */
export function startServer(env: Record<string, string>): Promise<Running> {
  return start("../start/main.ts", { RATE_LIMIT: "off", DEMO: "on", ...env });
}

/** A rival of bench/rivals/, which says where it listens as our server does. */
export function startRival(file: string, env: Record<string, string>): Promise<Running> {
  return start(`rivals/${file}`, env);
}

async function start(file: string, env: Record<string, string>): Promise<Running> {
  const script = fileURLToPath(new URL(file, import.meta.url));
  const [command, ...args] = pinned([process.execPath, ...FLAGS, script], SERVER_CORE);
  const child = spawn(command ?? "", args, {
    env: { PATH: process.env["PATH"] ?? "", NODE_ENV: "production", PORT: "0", ...MALLOC, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  running.add(child);
  void ended.then(() => running.delete(child));
  const port = await ready(child, file);
  const fell = (code: number | null, signal: NodeJS.Signals | null) =>
    process.stderr.write(`${file} ended by itself: ${String(code ?? signal)}\n${words.get(child) ?? ""}\n`);
  child.once("exit", fell);
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.off("exit", fell);
      child.kill("SIGTERM");
      await ended;
    },
  };
}

export function pinned(command: string[], core: number): string[] {
  return canPin ? ["taskset", "-c", String(core), ...command] : command;
}

function ready(child: ChildProcess, file: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (why: string) => reject(new Error(`${file} ${why}:\n${output}`));
    const timer = setTimeout(() => fail("was not ready in time"), START_MS);
    const take = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-10_000);
      words.set(child, output);
      const port = /Ready: http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(timer);
      resolve(Number(port));
    };
    child.stdout?.on("data", take);
    child.stderr?.on("data", take);
    child.once("exit", (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
  });
}

/** Seconds of processor time a process has used so far; 0 where the system does not tell. */
export function cpuSeconds(pid: number): number {
  const text = read(`/proc/${pid}/stat`);
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_A_SECOND;
}

/** Resident memory of a process in MB; 0 where the system does not tell. */
export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
