/** Loads the demo agency (demo/) into a database that has no tours yet. */
import { buildAgency, type DemoAgency } from "@farpeak/demo/agency.ts";
import type { ServerContext } from "@farpeak/server/context.ts";
import { holdLock, type Rows } from "@farpeak/server/database/bulk.ts";
import { inTransaction } from "@farpeak/server/database/transaction.ts";
import { writeSiteSettings } from "@farpeak/server/stories/site/site.service.ts";
import { taipeiDay } from "@farpeak/server/time.ts";
import { bookingRows } from "./demo/booking-rows.ts";
import { catalogueRows } from "./demo/catalogue-rows.ts";
import { frontRows, siteSettingsOf } from "./demo/front-rows.ts";
import { keepPictures, type LoadContext, type MediaOf } from "./demo/pictures.ts";
import { type Ids, insertAll, numbered } from "./demo/rows.ts";
import { storyRows } from "./demo/story-rows.ts";

/** Any number will do, as long as every process takes the same. */
const LOAD_LOCK = 7_214_002;

/**
 * All of it or, after a crash in the middle, none of it: then the next start loads it again.
 *
 * @param say takes sentences for whoever watches the start.
 * @param today the day in Taipei that everything is counted from.
 */
export async function loadDemoWhereEmpty(
  context: LoadContext,
  say: (text: string) => void,
  today: string = taipeiDay(),
): Promise<void> {
  const { db } = context;
  if (await hasTours(db.kysely)) return;
  const started = performance.now();
  const agency = buildAgency(today);
  say("The database is empty: drawing the pictures of the demo agency, which takes a few seconds …");
  const media = await keepPictures(context, agency, say);
  say("Writing the demo agency …");
  const loaded = await inTransaction(db.kysely, async (trx) => {
    // Another process may be loading it too: wait for that one, then look again.
    await holdLock(trx, LOAD_LOCK);
    if (await hasTours(trx)) return false;
    await insertAll(trx, rowsOf(agency, media));
    await writeSiteSettings(trx, siteSettingsOf(agency));
    return true;
  });
  if (!loaded) return;
  await db.vacuum();
  const { tours, countries, departures, registrations } = agency;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(
    `The demo agency is there: ${tours.length} tours to ${countries.length} countries, ${departures.length} departures, ${registrations.length} registrations (${seconds} s).`,
  );
}

async function hasTours(db: ServerContext["db"]["kysely"]): Promise<boolean> {
  return Boolean(await db.selectFrom("tours").select("id").limit(1).executeTakeFirst());
}

function rowsOf(agency: DemoAgency, media: MediaOf): Rows {
  const ids: Ids = {
    country: numbered(
      "country",
      agency.countries.map(({ code }) => code),
    ),
    tag: numbered(
      "tag",
      agency.tags.map(({ kind, name }) => `${kind} ${name}`),
    ),
    tour: numbered(
      "tour",
      agency.tours.map(({ code }) => code),
    ),
    departure: numbered(
      "departure",
      agency.departures.map(({ groupNumber }) => groupNumber),
    ),
    event: numbered(
      "event",
      agency.events.map(({ key }) => key),
    ),
  };
  return {
    ...catalogueRows(agency, ids, media),
    ...bookingRows(agency, ids),
    ...storyRows(agency, ids, media),
    ...frontRows(agency, media),
  };
}
