import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";

/** Where the migrations of this product are. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));

export interface MigrateOptions {
  /** Another folder of migrations, for tests. */
  folder?: string;
  /** Takes a sentence for whoever starts the server. */
  log?: (message: string) => void;
}

/** The migrations of a folder, in the order of their names: `0001-what-it-does.ts`. */
function migrationsOf(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const files = (await readdir(folder)).filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file));
      const entries = files.map(async (file): Promise<[string, Migration]> => {
        const module = (await import(pathToFileURL(join(folder, file)).href)) as Migration;
        return [file.slice(0, -".ts".length), module];
      });
      return Object.fromEntries(await Promise.all(entries));
    },
  };
}

/**
 * Brings the database up to date. All of it happens or nothing; when several processes start at once, one
 * does it and the others wait. Throws the error of the migration that failed.
 */
export async function migrateToLatest<T>(
  kysely: Kysely<T>,
  { folder = MIGRATIONS_FOLDER, log = () => undefined }: MigrateOptions = {},
): Promise<void> {
  await kysely.connection().execute(async (session) => {
    // Waiting for another process and building an index may both take long.
    await sql`SET statement_timeout = 0`.execute(session);
    try {
      await migrate(session, folder, log);
    } finally {
      await sql`RESET statement_timeout`.execute(session);
    }
  });
}

async function migrate<T>(session: Kysely<T>, folder: string, log: (message: string) => void): Promise<void> {
  const migrator = new Migrator({ db: session, provider: migrationsOf(folder) });
  const pending = (await migrator.getMigrations()).filter(({ executedAt }) => !executedAt);
  if (pending.length > 0) log(`Bringing the database up to date (${count(pending.length)}) …`);
  const { error, results = [] } = await migrator.migrateToLatest();
  for (const { migrationName, status } of results) {
    if (status === "Success" && !error) log(`Applied ${migrationName}.`);
    if (status === "Error") log(`${migrationName} failed; the database is as it was before.`);
  }
  if (error) throw error;
}

function count(migrations: number): string {
  return migrations === 1 ? "1 change" : `${migrations} changes`;
}
