/**
 * `npm run bench`: what issue 2 promises, measured. Ratios against rivals in the same run, because
 * absolute times say something of the machine only. `npm run bench -- memory` loads both servers for
 * ten minutes each; words after `--` choose parts: cached, uncached, growth, registrations, memory.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LIST, loadDemo, SECRET_KEY, serve } from "./agency.ts";
import { startLoader, type Loader } from "./loader.ts";
import { cachedAgainstBare, notModified } from "./measures/cached.ts";
import { growth } from "./measures/growth.ts";
import { memory } from "./measures/memory.ts";
import { registrations } from "./measures/registrations.ts";
import { uncachedAgainstHand } from "./measures/uncached.ts";
import { type BenchDatabase, openPostgres, type Postgres } from "./postgres.ts";
import { canPin, startServer } from "./processes.ts";
import { type Line, printLine } from "./report.ts";

const PARTS = ["cached", "uncached", "growth", "registrations", "memory"] as const;
type Part = (typeof PARTS)[number];

const SHORT_SECONDS = 60;
const LONG_SECONDS = 600;
const EMBEDDED_MB = 600;
const POSTGRES_MB = 300;

interface Bench {
  postgres: Postgres;
  loader: Loader;
  /** The demo agency, loaded and vacuumed; parts work on copies of it. */
  agency: BenchDatabase;
  dataDir: string;
  folder: string;
  /** How long each server is loaded for its memory. */
  memorySeconds: number;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

const MEASURES: Record<Part, (bench: Bench) => Promise<Line[]>> = {
  async cached({ postgres, loader, agency, dataDir, folder }) {
    const server = await serve(await postgres.create(agency), dataDir);
    const bench = { loader, server, folder };
    const lines = [
      await cachedAgainstBare(bench, "departure list from the cache / bare node:http", LIST),
      await notModified(bench, LIST),
      await cachedAgainstBare(bench, "home page from the cache / bare node:http", "/"),
    ];
    await server.stop();
    return lines;
  },
  async uncached({ postgres, loader, agency, dataDir }) {
    return [await uncachedAgainstHand(loader, await postgres.create(agency), dataDir)];
  },
  async growth({ postgres, loader, agency, dataDir }) {
    return [await growth(loader, [await postgres.create(agency), await postgres.create(agency)], dataDir)];
  },
  async registrations({ postgres, loader, agency, dataDir }) {
    return [await registrations(loader, await postgres.create(agency), dataDir)];
  },
  async memory({ postgres, loader, agency, dataDir, folder, memorySeconds: seconds }) {
    const onPostgres = await serve(await postgres.create(agency), dataDir);
    const one = await memory("memory with PostgreSQL", onPostgres, loader, { seconds, limit: POSTGRES_MB });
    await onPostgres.stop();
    // As on a first `npm start`, the process that loads the demo agency is the one that serves it.
    const embedded = await startServer({ DATA_DIR: join(folder, "embedded"), SECRET_KEY });
    const other = await memory("memory with the embedded database", embedded, loader, {
      seconds,
      limit: EMBEDDED_MB,
    });
    await embedded.stop();
    return [one, other];
  },
};

async function main(chosen: string[]): Promise<void> {
  const unknown = chosen.find((word) => !PARTS.some((part) => part === word));
  if (unknown) throw new Error(`There is no part named ${unknown}; there are ${PARTS.join(", ")}.`);
  const parts = chosen.length > 0 ? PARTS.filter((part) => chosen.includes(part)) : PARTS;
  const memorySeconds = chosen.includes("memory") ? LONG_SECONDS : SHORT_SECONDS;
  const folder = await mkdtemp(join(tmpdir(), "farpeak-bench-"));
  const postgres = await openPostgres(process.env);
  const loader = startLoader();
  const interrupted = new Promise<never>((_resolve, reject) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => reject(new Error(`Stopped by ${signal}.`)));
  });
  const run = async () => {
    say(`On ${postgres.name}; ${canPin ? "servers on core 0, load on core 1" : "no cores are set apart"}.`);
    if (parts.includes("memory") && memorySeconds < LONG_SECONDS)
      say(`Memory is watched for ${SHORT_SECONDS} s here; npm run bench -- memory takes the ten minutes.`);
    say("Loading the demo agency …");
    const dataDir = join(folder, "data");
    const agency = await postgres.create();
    await loadDemo(agency, dataDir);
    const lines: Line[] = [];
    for (const part of parts) {
      for (const line of await MEASURES[part]({ postgres, loader, agency, dataDir, folder, memorySeconds })) {
        printLine(line);
        lines.push(line);
      }
    }
    conclude(lines);
  };
  try {
    // What is measured is cut short; what was started is put away all the same.
    await Promise.race([run(), interrupted]);
  } finally {
    loader.stop();
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function conclude(lines: readonly Line[]): void {
  const missed = lines.filter((line) => line.passed === false);
  const judgedLines = lines.filter((line) => line.passed !== null);
  say(`\n${judgedLines.length - missed.length} of ${judgedLines.length} targets met.`);
  for (const { what, figure, target } of missed) say(`missed: ${what}: ${figure}, not ${target}`);
  if (missed.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
