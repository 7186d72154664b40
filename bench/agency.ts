/** The demo agency as the benchmarks use it: loaded once, copied, grown, and its addresses. */
import type { BenchDatabase } from "./postgres.ts";
import { withSession } from "./postgres.ts";
import { type Running, startServer } from "./processes.ts";

export const API = "/backstage/api/v1";
export const LIST = `${API}/tour-groups`;
export const SECRET_KEY = "0123456789abcdef0123456789abcdef";

export type Settings = Record<string, string>;

/** A server on this database. `dataDir` holds the pictures that go with it. */
export function serve(database: BenchDatabase, dataDir: string, more: Settings = {}): Promise<Running> {
  return startServer({ DATABASE_URL: database.url, SECRET_KEY, DATA_DIR: dataDir, ...more });
}

/** Lets a server load the demo agency into an empty database, and stops it. */
export async function loadDemo(database: BenchDatabase, dataDir: string): Promise<void> {
  await (await serve(database, dataDir)).stop();
  await withSession(database, (client) => client.query("vacuum analyze"));
}

/**
 * Adds departures of the demo's tours until there are `total`: each tour gets its share, over the same
 * fourteen months, so that what grows is the number of a tour and of a month.
 */
export async function growTo(database: BenchDatabase, total: number): Promise<void> {
  await withSession(database, async (client) => {
    await client.query(GROW, [total]);
    await client.query("vacuum analyze");
  });
}

const GROW = `
  with shown as (
    select d.*, row_number() over (order by d.tour_id) as place, count(*) over () as shown_tours
    from (select distinct on (d.tour_id) d.*, t.days as tour_days
      from departures d join tours t on t.id = d.tour_id order by d.tour_id, d.id) d
  ), wanted as (
    select place, n, current_date + 15 + ((n * 7919 + place * 37) % 410)::int as start
    from shown, generate_series(1, ($1::int - (select count(*) from departures)) / shown_tours) n
  )
  insert into departures (tour_id, tour_group_number, date_start, date_end, price, price_child_with_bed,
    price_child_no_bed, price_infant, single_supplement, deposit, seats_total, seats_held, people_confirmed,
    minimum_group_size, registration_deadline, decision_date, is_joint, flights, leader, gathering_at,
    gathering_place)
  select tour_id, 'BENCH-' || place || '-' || n, start, start + tour_days - 1, price, price_child_with_bed,
    price_child_no_bed, price_infant, single_supplement, deposit, seats_total, n % (seats_total + 1), 0,
    minimum_group_size, start - 10, start - 10, is_joint, flights, leader, start + time '06:00',
    gathering_place
  from wanted join shown using (place)`;

interface Named {
  id: number;
  name: string;
}

export async function getData<T>(port: number, path: string): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return ((await response.json()) as { data: T }).data;
}

/** What the mix of lists is made of, each share in hundredths. */
export const MIX =
  "30 % all, 20 % a country, 10 % a theme, 15 % a month, 10 % a country and a month, 15 % a tour; pages 1 (60 %), 2 (25 %), 3 to 5 (15 %)";

/** Addresses of departure lists as visitors ask for them; the same ones for the same agency. */
export async function listAddresses(port: number, wanted: number): Promise<string[]> {
  const countries = await getData<(Named & { tours_count: number })[]>(port, `${API}/country`);
  const themes = (await getData<{ data: Named[] }>(port, `${API}/tag/tour-style`)).data;
  const tours = (await getData<{ data: (Named & { is_hidden: boolean })[] }>(port, `${API}/AllTours`)).data;
  const pick = randomPicks();
  const country = () => pick(countries.filter((one) => one.tours_count > 0)).name;
  const tour = () => String(pick(tours.filter((one) => !one.is_hidden)).id);
  const filters: [share: number, make: () => Record<string, string>][] = [
    [30, () => ({})],
    [20, () => ({ countries: country() })],
    [10, () => ({ tags: pick(themes).name })],
    [15, () => month(pick(MONTHS))],
    [10, () => ({ countries: country(), ...month(pick(MONTHS)) })],
    [15, () => ({ tour_id: tour(), pre_page: "5" })],
  ];
  const deck = filters.flatMap(([share, make]) => Array.from({ length: share }, () => make));
  return Array.from({ length: wanted }, () => {
    const query = new URLSearchParams(pick(deck)());
    const page = pick(PAGES);
    if (page > 1) query.set("page", String(page));
    return query.size > 0 ? `${LIST}?${query.toString()}` : LIST;
  });
}

const PAGES = [...Array<number>(12).fill(1), ...Array<number>(5).fill(2), 3, 4, 5];
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The first and the last day of a month to come. */
function month(ahead: number): { date_start: string; date_end: string } {
  const now = new Date();
  const day = (months: number, date: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, date)).toISOString().slice(0, 10);
  return { date_start: day(ahead, 1), date_end: day(ahead + 1, 0) };
}

/** Picks that look random and are the same in every run. */
function randomPicks(): <T>(from: readonly T[]) => T {
  let state = 20_260_101;
  return (from) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const one = from[Math.floor((state / 2 ** 32) * from.length)];
    if (one === undefined) throw new Error("The demo agency has nothing to pick from.");
    return one;
  };
}
