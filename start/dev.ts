/** The same app with hot reload: Vite in middleware mode, the site's modules loaded through it. */
import { fileURLToPath } from "node:url";
import { createServer } from "@farpeak/server/create-server.ts";
import { openDatabase } from "@farpeak/server/database/connection.ts";
import { migrateToLatest } from "@farpeak/server/database/migrate.ts";
import { createLogger } from "@farpeak/server/log.ts";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { createApp } from "./app.ts";
import { listen, say, stopOnSignals } from "./life.ts";
import { loadDemoWhereEmpty } from "./load-demo.ts";
import { readSettings } from "./settings.ts";
import { type RenderPage, renderWith } from "./site.ts";

const settings = { ...readSettings(process.env), pageCache: false };
const log = createLogger();
const db = await openDatabase({ ...settings, log: say });
await migrateToLatest(db.kysely, { log: say });
const server = createServer(db, settings, log, { cacheMs: 0 });
if (settings.demo) await loadDemoWhereEmpty(server.context, say);
await server.start();
const vite = await createVite({
  root: fileURLToPath(new URL("../site", import.meta.url)),
  server: { middlewareMode: true },
  appType: "custom",
});
const site: RenderPage = async (request, transport) => {
  const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  return renderWith(build, "development", log)(request, transport);
};
const http = createApp({ server, settings, site, assets: undefined });
const [app] = http.listeners("request") as [(request: unknown, response: unknown) => void];
http.removeAllListeners("request");
http.on("request", (request, response) => vite.middlewares(request, response, () => app(request, response)));
await listen(http, settings);
stopOnSignals(async () => {
  await vite.close();
  await server.stop();
  await db.close();
}, http);
