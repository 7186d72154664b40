/**
 * Databases for tests: migrated once, then copied for each suite. The embedded one is the real engine in
 * its real thread behind the real pool; only the disk is left out.
 */
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client, escapeIdentifier } from "pg";
import { afterAll, beforeAll, describe } from "vitest";
import { type Database, embeddedDatabase, openDatabase } from "./connection.ts";
import { openInMemory } from "./embedded/embedded-pool.ts";
import { migrateToLatest, MIGRATIONS_FOLDER } from "./migrate.ts";

const CACHE = fileURLToPath(new URL("../../node_modules/.cache/farpeak-tests", import.meta.url));
// Any number will do, as long as all test processes take the same.
const TEMPLATE_LOCK = 7_214_001;

export interface TestDatabaseOptions {
  /** Another folder of migrations than the product's. */
  migrations?: string;
}

/** A fresh embedded database in memory, migrated. Close it. */
export async function openEmbeddedTestDatabase({ migrations }: TestDatabaseOptions = {}): Promise<Database> {
  return embeddedDatabase(await openInMemory(await embeddedTemplate(migrations ?? MIGRATIONS_FOLDER)));
}

/**
 * A fresh database on the server of `serverUrl`, migrated; whoever that URL names must be allowed to make
 * databases. Closing it drops it.
 */
export async function openPostgresTestDatabase(
  serverUrl: string,
  { migrations = MIGRATIONS_FOLDER }: TestDatabaseOptions = {},
): Promise<Database> {
  const name = `farpeak_test_${randomUUID().slice(0, 8)}`;
  await asAdministrator(serverUrl, async (client) => {
    const template = await postgresTemplate(client, serverUrl, migrations);
    await client.query(`CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE ${escapeIdentifier(template)}`);
  });
  const database = await openDatabase({ databaseUrl: urlOf(serverUrl, name), dataDir: "" });
  const close = async (): Promise<void> => {
    await database.close();
    await asAdministrator(serverUrl, (client) => drop(client, name));
  };
  return { ...database, close };
}

/**
 * Runs a suite on the embedded database and, where TEST_DATABASE_URL names a server, on PostgreSQL; each
 * run has one fresh database for all its tests. Where there is no server the skipped suite says so.
 */
export function describeOnBothDatabases(
  name: string,
  suite: (database: () => Database) => void,
  options: TestDatabaseOptions = {},
): void {
  describe(`${name} (embedded)`, () => {
    withDatabase(() => openEmbeddedTestDatabase(options), suite);
  });
  const serverUrl = process.env["TEST_DATABASE_URL"] ?? "";
  const why = serverUrl ? "" : ": skipped, TEST_DATABASE_URL names no server";
  describe.skipIf(!serverUrl)(`${name} (PostgreSQL${why})`, () => {
    withDatabase(() => openPostgresTestDatabase(serverUrl, options), suite);
  });
}

/** One fresh database for all tests of a suite that runs on one kind alone. */
export function withDatabase(open: () => Promise<Database>, suite: (database: () => Database) => void): void {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(async () => {
    await database?.close();
  });
  suite(() => database ?? missing());
}

function missing(): never {
  throw new Error("the test database is open only inside tests and hooks");
}

/** Changes with the migrations, so that a template is never older than they are. */
async function fingerprint(migrations: string): Promise<string> {
  const digest = createHash("sha256");
  for (const file of (await readdir(migrations)).sort()) {
    digest.update(file).update(await readFile(join(migrations, file)));
  }
  return digest.digest("hex").slice(0, 12);
}

/** The file of a migrated database to copy; made by the first who needs it. */
async function embeddedTemplate(migrations: string): Promise<string> {
  const file = join(CACHE, `${await fingerprint(migrations)}.tar`);
  if (existsSync(file)) return file;
  const database = await openInMemory();
  const { kysely } = embeddedDatabase(database);
  await migrateToLatest(kysely, { folder: migrations });
  const dump = await database.dump();
  await database.close();
  await mkdir(CACHE, { recursive: true });
  // Others may be making the same one: the last to finish replaces the file as a whole.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
  if (migrations === MIGRATIONS_FOLDER) await forgetOlder(file);
  return file;
}

/** Templates of earlier states of the product's migrations; a day old, so that none is in use. */
async function forgetOlder(current: string): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const path = join(CACHE, name);
    const { mtimeMs } = await stat(path);
    if (path !== current && Date.now() - mtimeMs > 86_400_000) await rm(path, { force: true });
  }
}

/** The name of a migrated database on the server to copy; made by the first who needs it. */
async function postgresTemplate(client: Client, serverUrl: string, migrations: string): Promise<string> {
  const template = `farpeak_template_${await fingerprint(migrations)}`;
  await client.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [template]);
  if (rowCount) return template;
  const unfinished = `${template}_unfinished`;
  await drop(client, unfinished);
  // As the embedded database is, and as operations.md tells people to make theirs.
  await client.query(
    `CREATE DATABASE ${escapeIdentifier(unfinished)} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'`,
  );
  const database = await openDatabase({ databaseUrl: urlOf(serverUrl, unfinished), dataDir: "" });
  await migrateToLatest(database.kysely, { folder: migrations });
  await database.close();
  await client.query(
    `ALTER DATABASE ${escapeIdentifier(unfinished)} RENAME TO ${escapeIdentifier(template)}`,
  );
  return template;
}

/** The lock on the template goes with the connection. */
async function asAdministrator(serverUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function drop(client: Client, name: string): Promise<void> {
  await client.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`);
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
