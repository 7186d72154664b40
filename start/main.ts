/** settings → database → server → site → listen → close */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "@farpeak/server/create-server.ts";
import { openDatabase } from "@farpeak/server/database/connection.ts";
import { migrateToLatest } from "@farpeak/server/database/migrate.ts";
import { createLogger } from "@farpeak/server/log.ts";
import { createApp } from "./app.ts";
import { serveAssets } from "./assets.ts";
import { loadDemoWhereEmpty } from "./load-demo.ts";
import { readSettings, SettingsError } from "./settings.ts";
import { loadBuild, renderWith } from "./site.ts";
import { listen, say, stopOnSignals } from "./life.ts";

const BUILD = new URL("../site/build/", import.meta.url);

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLogger();
  const buildFile = fileURLToPath(new URL("server/index.js", BUILD));
  if (!existsSync(buildFile))
    throw new SettingsError("The site is not built: run npm run build, or npm start, which does it.");
  say(
    settings.databaseUrl
      ? "Connecting to PostgreSQL …"
      : `Opening the embedded database in ${settings.dataDir} …`,
  );
  const db = await openDatabase({ ...settings, log: (message) => log.info("database", { message }) });
  await migrateToLatest(db.kysely, { log: say });
  const server = createServer(db, settings, log);
  if (settings.demo) await loadDemoWhereEmpty(server.context, say);
  await server.start();
  const site = renderWith(await loadBuild(buildFile), "production", log);
  const http = createApp({
    server,
    settings,
    site,
    assets: serveAssets(fileURLToPath(new URL("client", BUILD))),
  });
  await listen(http, settings);
  stopOnSignals(async () => {
    await server.stop();
    await db.close();
  }, http);
}

main().catch((error: unknown) => {
  process.stderr.write(`farpeak  ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
