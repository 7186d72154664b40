/**
 * The counts beside the choices, over HTTP on both databases. Each must be what the list itself then
 * finds. Nothing is faked; the catalogue is made here, small enough to count by hand.
 */
import { createServer as createHttpServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { getRequestListener } from "@hono/node-server";
import { type Facets, facets } from "@farpeak/contract/catalog.ts";
import { paths } from "@farpeak/contract/paths.ts";
import { success } from "@farpeak/contract/wire.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createServer } from "../../create-server.ts";
import type { Database } from "../../database/connection.ts";
import { describeOnBothDatabases } from "../../database/testing.ts";
import { createLogger } from "../../log.ts";
import { addDays, taipeiDay } from "../../time.ts";

const TODAY = taipeiDay();
/** Two months that lie wholly ahead: the second and the fifth after this one. */
const [SOON, LATER] = [monthFromNow(2), monthFromNow(5)];

function monthFromNow(ahead: number): string {
  const [year = 0, month = 1] = TODAY.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7);
}

const DEPARTURES = [
  { tour: 1, date: `${SOON}-05` },
  { tour: 1, date: `${SOON}-20` },
  { tour: 2, date: `${SOON}-08` },
  { tour: 2, date: `${LATER}-08`, cancelled: true },
  { tour: 3, date: `${LATER}-10` },
  { tour: 5, date: `${LATER}-10` },
];

describeOnBothDatabases("facets", (database) => {
  let http: HttpServer;
  let origin = "";

  beforeAll(async () => {
    await fill(database());
    const api = createServer(database(), SETTINGS, createLogger()).api;
    http = createHttpServer(
      getRequestListener((request, env) => api.fetch(request, env), { overrideGlobalObjects: false }),
    );
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => http.close(resolve)));

  async function get(path: string, query: Record<string, string>) {
    const response = await fetch(`${origin}${path}?${new URLSearchParams(query).toString()}`);
    return { status: response.status, body: (await response.json()) as { data: never; errors?: object } };
  }
  async function facetsOf(path: string, query: Record<string, string> = {}): Promise<Facets> {
    const { status, body } = await get(path, query);
    expect(status).toBe(200);
    return success(facets).parse(body).data;
  }
  async function totalOf(path: string, query: Record<string, string>): Promise<number> {
    const { body } = await get(path, query);
    return (body.data as { meta: { total: number } }).meta.total;
  }
  const byName = (choices: { name: string; count: number }[]) =>
    Object.fromEntries(choices.map(({ name, count }) => [name, count]));

  it("counts visible tours behind every choice", async () => {
    const found = await facetsOf(paths.tourFacets);
    expect(found.total).toBe(4);
    expect(byName(found.countries)).toEqual({ 日本: 2, 奧地利: 2, 捷克: 1 });
    expect(byName(found.tags)).toEqual({ 關西: 1, 賞楓: 2, 鐵道: 2 });
    expect(found.months.filter((month) => month.count > 0)).toEqual([
      { month: SOON, count: 2 },
      { month: LATER, count: 1 },
    ]);
    expect(found.months[0]?.month).toBe(TODAY.slice(0, 7));
    expect(found.without).toEqual({ countries: null, tags: null, styles: null, dates: null });
  });

  it("counts departures, cancelled ones too, as the departure table lists them", async () => {
    const found = await facetsOf(paths.departureFacets);
    expect(found.total).toBe(5);
    expect(byName(found.countries)).toEqual({ 日本: 4, 奧地利: 1, 捷克: 1 });
    expect(found.months.filter((month) => month.count > 0)).toEqual([
      { month: SOON, count: 3 },
      { month: LATER, count: 2 },
    ]);
  });

  it("counts only departures that still take registrations where asked to", async () => {
    const found = await facetsOf(paths.departureFacets, { is_open: "1" });
    expect(found.total).toBe(4);
    expect(byName(found.countries)).toEqual({ 日本: 3, 奧地利: 1, 捷克: 1 });
    expect((await facetsOf(paths.departureFacets, { is_open: "0" })).total).toBe(1);
  });

  it("lets each filter narrow the others but not itself, and says what leaving one out would find", async () => {
    const query = { countries: "日本", styles: "鐵道", date_start: `${LATER}-01`, date_end: `${LATER}-28` };
    const found = await facetsOf(paths.tourFacets, query);
    expect(found.total).toBe(0);
    expect(byName(found.countries)).toEqual({ 日本: 0, 奧地利: 1, 捷克: 1 });
    expect(found.months.filter((month) => month.count > 0)).toEqual([{ month: SOON, count: 1 }]);
    expect(found.without).toEqual({ countries: 1, tags: null, styles: 0, dates: 1 });
  });

  for (const [facetPath, listPath] of [
    [paths.tourFacets, paths.tours],
    [paths.departureFacets, paths.departures],
  ] as const) {
    it(`says what the list then finds: ${listPath}`, async () => {
      for (const query of [
        {},
        { styles: "賞楓" },
        { countries: "AT,CZ" },
        { date_start: `${LATER}-01` },
        { is_open: "1" },
      ]) {
        const found = await facetsOf(facetPath, query);
        expect(found.total).toBe(await totalOf(listPath, query));
        for (const { id, count } of found.countries) {
          expect(await totalOf(listPath, { ...query, countries: String(id) })).toBe(count);
        }
        for (const { id, kind, count } of found.tags) {
          const filter = kind === "tour-style" ? "styles" : "tags";
          expect(await totalOf(listPath, { ...query, [filter]: String(id) })).toBe(count);
        }
      }
    });
  }

  it("refuses a date that is none, in words", async () => {
    const { status, body } = await get(paths.tourFacets, { date_start: "2026/13/45" });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ date_start: ["日期格式錯誤，請用 2026/12/05 這樣的格式"] });
  });
});

const SETTINGS = {
  publicUrl: "http://localhost:3000",
  dataDir: tmpdir(),
  secretKey: "a key for tests only, long enough",
  smtpUrl: undefined,
  mailFrom: "tests@farpeak.example",
  blogListUrl: undefined,
  rateLimit: false,
  environment: "test",
  trustProxy: false,
} as const;

/** Five tours: 1 and 2 in Japan, 3 in Austria and Czechia, 4 in Austria without dates, 5 hidden. */
async function fill({ kysely }: Database): Promise<void> {
  const country = (id: number, code: string, name: string, area: "其他" | "中歐" | "東歐") => ({
    id,
    code,
    name,
    area,
    english_name: name,
    facts: "{}",
    sort: id,
  });
  const empty = country(4, "PL", "波蘭", "東歐");
  await kysely
    .insertInto("countries")
    .values([country(1, "JP", "日本", "其他"), country(2, "AT", "奧地利", "中歐")])
    .execute();
  await kysely
    .insertInto("countries")
    .values([country(3, "CZ", "捷克", "東歐"), empty])
    .execute();
  await kysely
    .insertInto("tags")
    .values([
      { id: 1, kind: "tour", name: "關西" },
      { id: 2, kind: "tour-style", name: "賞楓" },
      { id: 3, kind: "tour-style", name: "鐵道" },
    ])
    .execute();
  const tours = [1, 2, 3, 4, 5].map((id) => ({
    id,
    code: `T${id}`,
    name: `行程 ${id}`,
    subtitle: "",
    days: 5,
    nights: 4,
    is_hidden: id === 5,
    published_at: "2020-01-01T00:00:00Z",
  }));
  await kysely.insertInto("tours").values(tours).execute();
  const places = [
    [1, 1],
    [2, 1],
    [3, 2],
    [3, 3],
    [4, 2],
    [5, 1],
  ] as const;
  await kysely
    .insertInto("tour_countries")
    .values(places.map(([tour_id, country_id], sort) => ({ tour_id, country_id, sort })))
    .execute();
  const tagged = [
    [1, 1],
    [1, 2],
    [2, 2],
    [2, 3],
    [3, 3],
    [5, 2],
  ] as const;
  await kysely
    .insertInto("tour_tags")
    .values(tagged.map(([tour_id, tag_id], sort) => ({ tour_id, tag_id, sort })))
    .execute();
  await kysely
    .insertInto("departures")
    .values(
      DEPARTURES.map(({ tour, date, cancelled }, index) => ({
        tour_id: tour,
        tour_group_number: `G${index}`,
        date_start: date,
        date_end: addDays(date, 4),
        price: 30_000,
        deposit: 5000,
        seats_total: 20,
        minimum_group_size: 10,
        registration_deadline: addDays(date, -10),
        decision_date: addDays(date, -14),
        cancelled_at: cancelled ? "2020-01-01T00:00:00Z" : null,
      })),
    )
    .execute();
}
