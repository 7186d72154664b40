/**
 * A catalogue for tests, small enough to count by hand: something in every state that the public side
 * tells apart, and site settings with every field filled. Ids are fixed and part of the fixture; what a
 * test adds itself gets ids from 1000 on.
 */
import { type Insertable, type Kysely, sql } from "kysely";
import type { Database } from "./database/connection.ts";
import type { DeparturesTable, RegistrationsTable, Tables, ToursTable } from "./database/tables.ts";
import { writeSiteSettings } from "./stories/site/site.service.ts";
import { fillStories } from "./testing-stories.ts";
import { SITE } from "./testing-site.ts";
import { addDays, taipeiDay } from "./time.ts";

/** Long ago, not yet, and never. */
export const PUBLISHED = "2020-01-01T00:00:00Z";
export const NOT_DUE = new Date(Date.now() + 7 * 86_400_000).toISOString();

/** Tours by what is special about them. */
export const TOURS = {
  /** Japan; every field filled; departures in every state. Popularity 50, nearest open one in 30 days. */
  kyoto: 1,
  /** Austria and Czechia; popularity 50, nearest open one in 40 days. */
  danube: 2,
  /** Japan; popularity 90; nothing that one may register for. */
  hokkaido: 3,
  hidden: 4,
  unpublished: 5,
  notDue: 6,
  /** Austria; no picture, no tag, no departure. */
  bare: 7,
} as const;

/** Departures by state; all of `TOURS.kyoto` unless said. Days from today in brackets. */
export const DEPARTURES = {
  /** [60] 20 seats, none taken. */
  open: 11,
  /** [30] 10 seats, 9 confirmed. */
  fewLeft: 12,
  /** [45] 4 seats, all taken, and the cheapest. */
  full: 13,
  /** [20] closed by hand. */
  closed: 14,
  /** [25] */
  cancelled: 15,
  /** [3] its deadline was yesterday. */
  late: 16,
  /** [-30] */
  past: 17,
  /** [90] */
  far: 18,
  /** `danube` [40] formed, joint, with flights, leader and gathering. */
  formed: 21,
  /** `danube` [100] 12 of 16 confirmed. */
  nearlyFormed: 22,
  /** `hokkaido` [10] closed by hand. */
  hokkaidoClosed: 31,
  ofHidden: 41,
  ofUnpublished: 51,
  ofNotDue: 61,
} as const;

export const COUNTRIES = { austria: 2, czechia: 3, japan: 1, iceland: 4 } as const;
export const TAGS = { kansai: 1, maple: 2, rail: 3, briefing: 4, photo: 5, early: 6, unused: 7 } as const;

/** The day so many days after today, in Taipei. */
export function inDays(days: number): string {
  return addDays(taipeiDay(), days);
}

/** Fills an empty database. */
export async function fillCatalogue({ kysely }: Database): Promise<void> {
  await fillMedia(kysely);
  await fillCountriesAndTags(kysely);
  await fillTours(kysely);
  await fillDepartures(kysely);
  await fillStories(kysely);
  await writeSiteSettings(kysely, SITE);
  for (const table of ["media", "countries", "tags", "tours", "departures", "events", "posts", "offers"])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1000)`.execute(kysely);
}

async function fillMedia(kysely: Kysely<Tables>): Promise<void> {
  const widths = [2400, 1600, 640, 200];
  const rows = widths.map((width, index) => ({
    id: index + 1,
    key: `picture-${index + 1}`,
    mime: "image/webp",
    alt: `圖片 ${index + 1}`,
    width,
    height: Math.round(width / 1.5),
    color: "#a1b2c3",
    bytes: 1000,
  }));
  await kysely.insertInto("media").values(rows).execute();
}

const FACTS = {
  currency: "貨幣",
  voltage: "100V",
  plug: "A",
  time_difference: "快 1 小時",
  language: "語言",
  tipping: "不需小費",
  emergency_phone: "110",
  climate_city: "首都",
  climate: Array.from({ length: 12 }, (_, month) => ({ low: month, high: month + 8, rain_days: 10 })),
  visa: "免簽證 90 天",
  clothing: "早晚 < 10 度，請帶外套 & 圍巾",
  customs: "",
  food: "",
  manners: "電車上不講電話",
};

async function fillCountriesAndTags(kysely: Kysely<Tables>): Promise<void> {
  const country = { image_id: null, facts: JSON.stringify(FACTS) };
  await kysely
    .insertInto("countries")
    .values([
      {
        ...country,
        id: 1,
        code: "JP",
        name: "日本",
        english_name: "Japan",
        area: "其他",
        image_id: 1,
        sort: 3,
      },
      {
        ...country,
        id: 2,
        code: "AT",
        name: "奧地利",
        english_name: "Austria",
        area: "中歐",
        facts: "{}",
        sort: 1,
      },
      { ...country, id: 3, code: "CZ", name: "捷克", english_name: "Czechia", area: "東歐", sort: 2 },
      { ...country, id: 4, code: "IS", name: "冰島", english_name: "Iceland", area: "北歐", sort: 4 },
    ])
    .execute();
  await kysely
    .insertInto("tags")
    .values([
      { id: TAGS.kansai, kind: "tour", name: "關西" },
      { id: TAGS.maple, kind: "tour-style", name: "賞楓", sort: 2 },
      { id: TAGS.rail, kind: "tour-style", name: "鐵道", sort: 1 },
      { id: TAGS.unused, kind: "tour-style", name: "極光", sort: 3 },
      { id: TAGS.briefing, kind: "event", name: "行前說明" },
      { id: TAGS.photo, kind: "post", name: "攝影" },
      { id: TAGS.early, kind: "offer", name: "早鳥" },
    ])
    .execute();
}

const KYOTO = {
  subtitle: "嵐山小火車與東福寺",
  image_id: 1,
  is_popular: true,
  highlights: JSON.stringify([{ title: "亮點", text: "清晨的東福寺", internal_note: "不外流" }]),
  price_includes: JSON.stringify(["來回機票"]),
  price_excludes: JSON.stringify(["小費"]),
  remarks: JSON.stringify(["16 人成團"]),
  tips: JSON.stringify([{ title: "集合", content_html: "<p>桃園機場</p><script>alert(1)</script>" }]),
};

function tour(id: number, code: string, name: string, others: Partial<Insertable<ToursTable>> = {}) {
  return {
    id,
    code,
    name,
    subtitle: "",
    days: 5,
    nights: 4,
    published_at: PUBLISHED,
    ...others,
  } as Insertable<ToursTable>;
}

async function fillTours(kysely: Kysely<Tables>): Promise<void> {
  const tours = [
    tour(TOURS.kyoto, "JPK05", "京都賞楓五日", { ...KYOTO, popularity: 50 }),
    tour(TOURS.danube, "AUC10", "奧捷音樂十日", { popularity: 50, is_popular: true, days: 10, nights: 8 }),
    tour(TOURS.hokkaido, "JPH05", "北海道雪祭五日", { popularity: 90 }),
    tour(TOURS.hidden, "JPX05", "未公開的包團五日", { popularity: 99, is_hidden: true, is_popular: true }),
    tour(TOURS.unpublished, "JPD05", "編輯中的行程五日", { popularity: 99, published_at: null }),
    tour(TOURS.notDue, "JPN05", "下週上架的行程五日", { popularity: 99, published_at: NOT_DUE }),
    tour(TOURS.bare, "ATV05", "維也納漫步五日"),
  ];
  // One statement a row: Kysely takes the columns of the first row for all.
  for (const row of tours) await kysely.insertInto("tours").values(row).execute();
  const { japan, austria, czechia } = COUNTRIES;
  const goesTo: [number, number][] = [
    [1, japan],
    [2, austria],
    [2, czechia],
    ...[3, 4, 5, 6].map((id): [number, number] => [id, japan]),
    [7, austria],
  ];
  await kysely
    .insertInto("tour_countries")
    .values(goesTo.map(([tour_id, country_id], sort) => ({ tour_id, country_id, sort })))
    .execute();
  const carries: [number, number][] = [
    [1, TAGS.kansai],
    [1, TAGS.maple],
    ...[2, 3, 4, 5, 6].map((id): [number, number] => [id, TAGS.rail]),
  ];
  await kysely
    .insertInto("tour_tags")
    .values(carries.map(([tour_id, tag_id], sort) => ({ tour_id, tag_id, sort })))
    .execute();
  await fillItinerary(kysely);
}

async function fillItinerary(kysely: Kysely<Tables>): Promise<void> {
  const meals = { breakfast: "機上", lunch: "湯豆腐", dinner: "自理", places: '["嵐山"]' };
  const nowhere = { image_id: null, location_name: null, latitude: null, longitude: null };
  const arashiyama = { image_id: 3, location_name: "嵐山", latitude: 35.01, longitude: 135.67 };
  const unsafe = '<p onclick="x()">抵達</p><script>alert(1)</script>';
  await kysely
    .insertInto("itinerary_days")
    .values([
      {
        tour_id: 1,
        day: 2,
        title: "嵐山",
        description_html: "<p>小火車</p>",
        hotel: "京都",
        ...meals,
        ...arashiyama,
      },
      { tour_id: 1, day: 1, title: "抵達", description_html: unsafe, hotel: "大阪", ...meals, ...nowhere },
    ])
    .execute();
  await kysely
    .insertInto("tour_gallery")
    .values([
      { tour_id: 1, media_id: 3, sort: 1 },
      { tour_id: 1, media_id: 2, sort: 2 },
    ])
    .execute();
}

/** A departure with 20 seats at NT$ 45,000 and a minimum of 16, unless told otherwise. */
export function departureRow(
  id: number,
  tourId: number,
  start: string,
  others: Partial<Insertable<DeparturesTable>> = {},
): Insertable<DeparturesTable> {
  return {
    id,
    tour_id: tourId,
    tour_group_number: `G${id}`,
    date_start: start,
    date_end: addDays(start, 4),
    price: 45_000,
    price_child_with_bed: null,
    price_child_no_bed: null,
    price_infant: null,
    single_supplement: null,
    deposit: 10_000,
    seats_total: 20,
    minimum_group_size: 16,
    registration_deadline: addDays(start, -2),
    decision_date: addDays(start, -14),
    leader: null,
    gathering_at: null,
    gathering_place: null,
    ...others,
  };
}

async function fillDepartures(kysely: Kysely<Tables>): Promise<void> {
  const { kyoto, danube, hokkaido, hidden, unpublished, notDue } = TOURS;
  const full = {
    price_child_with_bed: 70_000,
    single_supplement: 12_000,
    date_end: inDays(49),
    is_joint: true,
    flights: JSON.stringify([
      {
        date: inDays(40),
        carrier: "長榮",
        number: "BR65",
        from: "TPE",
        to: "VIE",
        departs: "23:40",
        arrives: "06:35+1",
      },
    ]),
    leader: "陳雲",
    gathering_at: `${inDays(40)} 20:40:00`,
    gathering_place: "桃園機場第二航廈",
  };
  const rows = [
    departureRow(DEPARTURES.open, kyoto, inDays(60)),
    departureRow(DEPARTURES.fewLeft, kyoto, inDays(30), { seats_total: 10, minimum_group_size: 9 }),
    departureRow(DEPARTURES.full, kyoto, inDays(45), {
      seats_total: 4,
      price: 30_000,
      minimum_group_size: 4,
    }),
    departureRow(DEPARTURES.closed, kyoto, inDays(20), { closed_at: PUBLISHED }),
    departureRow(DEPARTURES.cancelled, kyoto, inDays(25), { cancelled_at: PUBLISHED }),
    departureRow(DEPARTURES.late, kyoto, inDays(3), { registration_deadline: inDays(-1) }),
    departureRow(DEPARTURES.past, kyoto, inDays(-30)),
    departureRow(DEPARTURES.far, kyoto, inDays(90), { price: 52_000 }),
    departureRow(DEPARTURES.formed, danube, inDays(40), { price: 99_000, ...full }),
    departureRow(DEPARTURES.nearlyFormed, danube, inDays(100), { price: 89_000 }),
    departureRow(DEPARTURES.hokkaidoClosed, hokkaido, inDays(10), { closed_at: PUBLISHED }),
    departureRow(DEPARTURES.ofHidden, hidden, inDays(50)),
    departureRow(DEPARTURES.ofUnpublished, unpublished, inDays(50)),
    departureRow(DEPARTURES.ofNotDue, notDue, inDays(50)),
  ];
  for (const row of rows) await kysely.insertInto("departures").values(row).execute();
  await holdSeats(kysely, DEPARTURES.fewLeft, 9, "confirmed");
  await holdSeats(kysely, DEPARTURES.full, 4, "pending");
  await holdSeats(kysely, DEPARTURES.formed, 16, "confirmed");
  await holdSeats(kysely, DEPARTURES.nearlyFormed, 12, "confirmed");
}

/** Takes seats as a registration does: the database itself counts them. */
export async function holdSeats(
  kysely: Kysely<Tables>,
  departureId: number,
  headcount: number,
  state: RegistrationsTable["state"] = "pending",
): Promise<void> {
  await kysely
    .insertInto("registrations")
    .values({
      number: `R-${departureId}-${headcount}-${state}`,
      departure_id: departureId,
      state,
      headcount,
      name: "王小美",
      mobile: "0912345678",
      email: "visitor@example.test",
      suggestion: "",
      price: 1,
      amount: headcount,
      itinerary_version: 1,
      contract_version: "1",
      notice_version: "1",
      snapshot: "{}",
    })
    .execute();
}
