/** Events, posts, offers, praise, banners and home sections of the tests' catalogue. */
import type { Insertable, Kysely } from "kysely";
import type { EventsTable, OffersTable, PostsTable, Tables } from "./database/tables.ts";
import { taipeiDateTime } from "./time.ts";

const PUBLISHED = "2020-01-01T00:00:00Z";
const HOUR_MS = 3_600_000;
const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);
const localTime = (hours: number): string => taipeiDateTime(hoursFromNow(hours));

/** Published events in the order of the list: the running one, then by date, then the newest past one. */
export const EVENTS = {
  running: 8,
  /** Activity in 5 days, capacity 2, both taken. */
  full: 2,
  /** Lecture in 10 days, featured; every field filled. */
  lecture: 1,
  /** Lecture in 20 days whose registration has closed. */
  closed: 7,
  /** 3 days ago. */
  pastActivity: 4,
  /** 10 days ago. */
  pastLecture: 3,
  unpublished: 5,
  notDue: 6,
} as const;
/** `first` is the oldest and featured; 11 to 20 are newer, the last the newest. */
export const POSTS = { first: 1, unpublished: 3, notDue: 4, newest: 20 } as const;
export const OFFERS = { featured: 1, newer: 2, unpublished: 3, notDue: 4 } as const;
/** Every rich text of the fixture holds this, which must not leave the server. */
export const UNSAFE_HTML = '<p>內文</p><script>alert(1)</script><img src="javascript:x" onerror="x()">';
export const LONG_SUMMARY = "楓".repeat(200);

export async function fillStories(kysely: Kysely<Tables>): Promise<void> {
  await fillEvents(kysely);
  await fillPosts(kysely);
  await fillOffers(kysely);
  await fillHome(kysely);
}

function event(
  id: number,
  type: "lecture" | "activity",
  hours: number,
  others: Partial<Insertable<EventsTable>>,
) {
  return {
    id,
    type,
    title: `活動 ${id}`,
    summary: LONG_SUMMARY,
    starts_at: localTime(hours),
    ends_at: localTime(hours + 2),
    place: "台北總公司",
    address: "台北市中山區",
    capacity: 30,
    content_html: UNSAFE_HTML,
    published_at: PUBLISHED,
    ...others,
  } as Insertable<EventsTable>;
}

async function fillEvents(kysely: Kysely<Tables>): Promise<void> {
  const everything = {
    is_featured: true,
    image_id: 2,
    latitude: 25.05,
    longitude: 121.53,
    speakers: JSON.stringify([{ name: "林遠", title: "領隊", salary: 1 }]),
    fee: 300,
  };
  const rows = [
    event(EVENTS.lecture, "lecture", 240, everything),
    event(EVENTS.full, "activity", 120, { capacity: 2 }),
    event(EVENTS.pastLecture, "lecture", -240, {}),
    event(EVENTS.pastActivity, "activity", -72, { is_featured: true }),
    event(EVENTS.unpublished, "lecture", 48, { published_at: null }),
    event(EVENTS.notDue, "lecture", 48, { published_at: hoursFromNow(24).toISOString() }),
    event(EVENTS.closed, "lecture", 480, { registration_closes_at: localTime(-24) }),
    event(EVENTS.running, "activity", -1, {}),
  ];
  for (const row of rows) await kysely.insertInto("events").values(row).execute();
  await kysely
    .insertInto("event_tags")
    .values(
      [EVENTS.lecture, EVENTS.unpublished, EVENTS.notDue].map((event_id) => ({
        event_id,
        tag_id: 4,
        sort: 0,
      })),
    )
    .execute();
  // The second is hidden and must not show.
  await kysely
    .insertInto("event_tours")
    .values([2, 4, 1].map((tour_id, sort) => ({ event_id: EVENTS.lecture, tour_id, sort })))
    .execute();
  await kysely
    .insertInto("event_registrations")
    .values({
      number: "E1",
      event_id: EVENTS.full,
      state: "pending",
      headcount: 2,
      name: "王小美",
      mobile: "0912345678",
      email: "visitor@example.test",
      sales_person: "",
      suggestion: "",
      notice_version: "1",
      verify_token_hash: null,
      body_hash: null,
    })
    .execute();
}

function post(id: number, published: string | null, others: Partial<Insertable<PostsTable>> = {}) {
  return {
    id,
    title: `文章 ${id}`,
    summary: "短短的摘要",
    author: "編輯部",
    content_html: `${UNSAFE_HTML}<p>${"字".repeat(1000)}</p>`,
    published_at: published,
    ...others,
  } as Insertable<PostsTable>;
}

async function fillPosts(kysely: Kysely<Tables>): Promise<void> {
  const rows = [
    post(POSTS.first, PUBLISHED, { is_featured: true, summary: LONG_SUMMARY, image_id: 4 }),
    post(POSTS.unpublished, null),
    post(POSTS.notDue, hoursFromNow(24).toISOString()),
    ...Array.from({ length: 10 }, (_, index) =>
      post(11 + index, `2024-01-${String(index + 1).padStart(2, "0")}T00:00:00Z`),
    ),
  ];
  for (const row of rows) await kysely.insertInto("posts").values(row).execute();
  await kysely
    .insertInto("post_tags")
    .values([1, 3, 4, 11].map((post_id) => ({ post_id, tag_id: 5, sort: 0 })))
    .execute();
  await kysely
    .insertInto("post_tours")
    .values([4, 1].map((tour_id, sort) => ({ post_id: POSTS.first, tour_id, sort })))
    .execute();
}

function offer(id: number, published: string | null, others: Partial<Insertable<OffersTable>> = {}) {
  return {
    id,
    title: `優惠 ${id}`,
    summary: LONG_SUMMARY,
    starts_on: "2026-01-01",
    ends_on: "2099-12-31",
    content_html: UNSAFE_HTML,
    published_at: published,
    ...others,
  } as Insertable<OffersTable>;
}

async function fillOffers(kysely: Kysely<Tables>): Promise<void> {
  const rows = [
    offer(OFFERS.featured, PUBLISHED, { is_featured: true, image_id: 1 }),
    offer(OFFERS.newer, "2024-05-05T00:00:00Z"),
    offer(OFFERS.unpublished, null),
    offer(OFFERS.notDue, hoursFromNow(24).toISOString()),
  ];
  for (const row of rows) await kysely.insertInto("offers").values(row).execute();
  await kysely
    .insertInto("offer_tags")
    .values([1, 3, 4].map((offer_id) => ({ offer_id, tag_id: 6, sort: 0 })))
    .execute();
  await kysely
    .insertInto("offer_tours")
    .values([2, 4].map((tour_id, sort) => ({ offer_id: OFFERS.featured, tour_id, sort })))
    .execute();
}

async function fillHome(kysely: Kysely<Tables>): Promise<void> {
  const praise = { rating: 5, content: "很好玩", image_id: null, is_visible: true };
  await kysely
    .insertInto("praises")
    .values([
      { ...praise, author: "林○芬", tour_id: 1, travelled_on: "2025-03-01", image_id: 3 },
      { ...praise, author: "王○明", tour_id: 2, travelled_on: "2025-09-01" },
      { ...praise, author: "不公開", tour_id: 1, travelled_on: "2025-09-02", is_visible: false },
      { ...praise, author: "隱藏行程", tour_id: 4, travelled_on: "2025-09-03" },
    ])
    .execute();
  const banner = {
    subtitle: "",
    image_id: 1,
    mobile_image_id: null,
    link: "/tours",
    starts_at: null,
    ends_at: null,
  };
  await kysely
    .insertInto("banners")
    .values([
      { ...banner, title: "一直都在", sort: 2, mobile_image_id: 4 },
      { ...banner, title: "本週", sort: 1, starts_at: localTime(-1), ends_at: localTime(24) },
      { ...banner, title: "已結束", sort: 0, ends_at: localTime(-1) },
      { ...banner, title: "還沒開始", sort: 0, starts_at: localTime(1) },
    ])
    .execute();
  const items = [
    { title: "賞楓", subtitle: "", link: "/tours?tags=賞楓", media_id: 3 },
    { title: "無圖", subtitle: "小標", link: "/tours", media_id: null },
  ];
  const section = { subtitle: "", link: null, items: "[]", is_visible: true };
  await kysely
    .insertInto("home_sections")
    .values([
      { ...section, kind: "search", title: "找行程", sort: 2 },
      { ...section, kind: "themes", title: "主題", link: "/tours", items: JSON.stringify(items), sort: 1 },
      { ...section, kind: "posts", title: "不顯示", sort: 0, is_visible: false },
      { ...section, kind: "carousel", title: "不認得", sort: 0 },
    ])
    .execute();
}
