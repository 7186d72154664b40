/** In which order the rows go into the tables, and the ids by which they know one another. */
import { insertRows, type Rows } from "@farpeak/server/database/bulk.ts";

type Transaction = Parameters<typeof insertRows>[0];

/** What refers to something comes after it. */
const ORDER = [
  "countries",
  "tags",
  "tours",
  "tour_countries",
  "tour_tags",
  "tour_gallery",
  "itinerary_days",
  "departures",
  "registrations",
  "events",
  "event_tags",
  "event_tours",
  "event_registrations",
  "posts",
  "post_tags",
  "post_tours",
  "offers",
  "offer_tags",
  "offer_tours",
  "praises",
  "banners",
  "home_sections",
] as const satisfies (keyof Rows)[];

export async function insertAll(trx: Transaction, rows: Rows): Promise<void> {
  const forgotten = Object.keys(rows).filter((table) => !(ORDER as readonly string[]).includes(table));
  if (forgotten.length > 0) throw new Error(`No order is given for the rows of ${forgotten.join(", ")}`);
  for (const table of ORDER) await insertRows(trx, table, rows[table] ?? []);
}

/** Ids from 1 in the order given, by key. @throws where a key comes twice, or is asked for in vain. */
export function numbered(kind: string, keys: readonly string[]): (key: string) => number {
  const ids = new Map(keys.map((key, index) => [key, index + 1]));
  if (ids.size !== keys.length) throw new Error(`The demo agency has a ${kind} twice`);
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The demo agency has no ${kind} ${key}`);
    return id;
  };
}

/** Ids by what is written in the agency, before any row exists. */
export interface Ids {
  country: (code: string) => number;
  tag: (kindAndName: string) => number;
  tour: (code: string) => number;
  departure: (groupNumber: string) => number;
  event: (key: string) => number;
}
