/** Puts the server together: database in, API and cache out. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Hono } from "hono";
import { contactRoutes } from "./booking/contacts/contacts.routes.ts";
import { registrationRoutes } from "./booking/registrations/registrations.routes.ts";
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
import { createJobs, type JobTimes } from "./jobs/create-jobs.ts";
import { keepUp } from "./jobs/upkeep.ts";
import type { Logger } from "./log.ts";
import { mountMailbox } from "./mail/mailbox/mailbox.ts";
import { sendMails } from "./mail/send-mail.ts";
import { createMedia, type Media } from "./media/media.listener.ts";
import { bannerRoutes } from "./stories/banners/banners.routes.ts";
import { eventRoutes } from "./stories/events/events.routes.ts";
import { homePageRoutes } from "./stories/home-page/home-page.routes.ts";
import { offerRoutes } from "./stories/offers/offers.routes.ts";
import { postRoutes } from "./stories/posts/posts.routes.ts";
import { praiseRoutes } from "./stories/praises/praises.routes.ts";
import { siteRoutes } from "./stories/site/site.routes.ts";
import { verificationRoutes } from "./verification/verification.routes.ts";

export interface Server {
  context: ServerContext;
  cache: PageCache;
  /** Answers everything under /backstage/api, and the mailbox page. */
  api: Pick<Hono<Env>, "fetch">;
  /** Answers everything under /media. */
  media: (request: IncomingMessage, response: ServerResponse) => void;
  /** Makes pictures in given widths before anybody asks. */
  preparePicture: Media["prepare"];
  start(): Promise<void>;
  /** Finishes what is under way; the database stays open. */
  stop(): Promise<void>;
}

interface ServerOptions {
  /** Other times than usual between the tries of a job, for tests. */
  jobTimes?: Partial<JobTimes>;
  /** How long an answer is kept at most; 0 in development, where pages change with every edit. */
  cacheMs?: number;
}

export function createServer(
  db: Database,
  settings: ServerSettings & { trustProxy: boolean },
  log: Logger,
  options: ServerOptions = {},
): Server {
  const changes = createChanges(db, log);
  const cache = new PageCache(options.cacheMs === undefined ? {} : { maxAgeMs: options.cacheMs });
  changes.subscribe((tags) => cache.drop(tags));
  const context: ServerContext = {
    settings,
    db,
    changes,
    limits: createLimits(db, settings.rateLimit),
    jobs: createJobs(db, log, options.jobTimes ?? {}),
    log,
  };
  const closeMail = sendMails(context);
  keepUp(context);
  const media = createMedia(settings, log);
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
    verificationRoutes,
    registrationRoutes,
    contactRoutes,
  ]) {
    mount(calls, context);
  }
  const api = createApiApp(calls, {
    publicUrl: settings.publicUrl,
    log,
    trustProxy: settings.trustProxy,
    mountPages: (app) => mountMailbox(app, context),
  });
  return {
    context,
    cache,
    api,
    media: media.listener,
    preparePicture: media.prepare,
    async start() {
      await changes.start();
      await context.jobs.start();
    },
    async stop() {
      await context.jobs.stop();
      closeMail?.();
      await changes.stop();
    },
  };
}
