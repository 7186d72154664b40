/** The PostgreSQL to measure on: the one that is named, or a temporary one of our own. */
import { execFile, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";

const run = promisify(execFile);
const INSTALLED = "/usr/lib/postgresql";

export interface Postgres {
  /** What the table says of it. */
  name: string;
  /** A fresh database, empty or a copy of one that nobody is connected to. */
  create(template?: BenchDatabase): Promise<BenchDatabase>;
  /** Drops every database it made and stops the server if it is ours. */
  close(): Promise<void>;
}

export interface BenchDatabase {
  name: string;
  url: string;
}

/** @throws Error with a sentence where there is neither a server named nor one installed. */
export async function openPostgres(env: NodeJS.ProcessEnv): Promise<Postgres> {
  const named = env["BENCH_DATABASE_URL"] ?? env["TEST_DATABASE_URL"];
  const server = named ? { url: named, stop: async () => {} } : await temporaryServer();
  const admin = new Client({ connectionString: server.url });
  await admin.connect();
  const { rows } = await admin.query<{ server_version: string }>("show server_version");
  const made: string[] = [];
  return {
    name: `PostgreSQL ${rows[0]?.server_version ?? ""}${named ? "" : ", a temporary one of our own"}`,
    async create(template) {
      const name = `farpeak_bench_${randomUUID().slice(0, 8)}`;
      const like = template
        ? `template ${template.name}`
        : "template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'";
      await admin.query(`create database ${name} ${like}`);
      made.push(name);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return { name, url: url.href };
    },
    async close() {
      for (const name of made) await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
      await server.stop();
    },
  };
}

/** Runs `work` with a session of its own on a database. */
export async function withSession<T>(
  database: BenchDatabase,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root, so root lends the work to the user postgres. */
async function temporaryServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const bin = await newestBin();
  const isRoot = process.getuid?.() === 0;
  const folder = await mkdtemp(join(tmpdir(), "farpeak-bench-pg-"));
  if (isRoot) await chown(folder, ...(await userPostgres()));
  const as = async (tool: string, args: string[]) => {
    const [command, ...before] = isRoot ? ["runuser", "-u", "postgres", "--"] : ["env"];
    await run(command ?? "env", [...before, join(bin, tool), ...args], { cwd: folder });
  };
  const data = join(folder, "data");
  const port = await freePort();
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  await as("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale"]);
  await as("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start"]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await as("pg_ctl", ["-D", data, "-m", "fast", "-w", "stop"]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function newestBin(): Promise<string> {
  const versions = await readdir(INSTALLED).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined)
    throw new Error("The benchmarks need PostgreSQL: install it, or name a server in BENCH_DATABASE_URL.");
  return join(INSTALLED, newest, "bin");
}

async function userPostgres(): Promise<[uid: number, gid: number]> {
  const id = (flag: string) =>
    Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout.trim());
  return [id("-u"), id("-g")];
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
