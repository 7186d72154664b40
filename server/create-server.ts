/** Puts the server together: database in, API and cache out. */
import type { Hono } from "hono";
import { createChanges } from "./cache/changes.ts";
import { PageCache } from "./cache/page-cache.ts";
import { countryRoutes } from "./catalog/countries/countries.routes.ts";
import { departureRoutes } from "./catalog/departures/departures.routes.ts";
import { facetRoutes } from "./catalog/facets/facets.routes.ts";
import { tagRoutes } from "./catalog/tags/tags.routes.ts";
import { tourRoutes } from "./catalog/tours/tours.routes.ts";
import { travelTipRoutes } from "./catalog/travel-tips/travel-tips.routes.ts";
import type { ServerContext, ServerSettings } from "./context.ts";
import type { Database } from "./database/connection.ts";
import { createCalls, type Env } from "./http/call.ts";
import { createApiApp } from "./http/create-api.ts";
import { createLimits } from "./http/limits.ts";
import type { Logger } from "./log.ts";
import { bannerRoutes } from "./stories/banners/banners.routes.ts";
import { eventRoutes } from "./stories/events/events.routes.ts";
import { homePageRoutes } from "./stories/home-page/home-page.routes.ts";
import { offerRoutes } from "./stories/offers/offers.routes.ts";
import { postRoutes } from "./stories/posts/posts.routes.ts";
import { praiseRoutes } from "./stories/praises/praises.routes.ts";
import { siteRoutes } from "./stories/site/site.routes.ts";

export interface Server {
  context: ServerContext;
  cache: PageCache;
  /** Answers everything under /backstage/api. */
  api: Pick<Hono<Env>, "fetch">;
  start(): Promise<void>;
  /** Finishes what is under way; the database stays open. */
  stop(): Promise<void>;
}

export function createServer(
  db: Database,
  settings: ServerSettings & { trustProxy: boolean },
  log: Logger,
): Server {
  const changes = createChanges(db, log);
  const cache = new PageCache();
  changes.subscribe((tags) => cache.drop(tags));
  const context: ServerContext = { settings, db, changes, limits: createLimits(db, settings.rateLimit), log };
  const calls = createCalls();
  for (const mount of [
    countryRoutes,
    tagRoutes,
    tourRoutes,
    departureRoutes,
    facetRoutes,
    travelTipRoutes,
    eventRoutes,
    offerRoutes,
    postRoutes,
    praiseRoutes,
    bannerRoutes,
    homePageRoutes,
    siteRoutes,
  ]) {
    mount(calls, context);
  }
  const api = createApiApp(calls, { publicUrl: settings.publicUrl, log, trustProxy: settings.trustProxy });
  return {
    context,
    cache,
    api,
    start: () => changes.start(),
    stop: () => changes.stop(),
  };
}
