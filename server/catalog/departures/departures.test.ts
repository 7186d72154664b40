/** The calls for departures, over HTTP on both databases. Nothing is faked. */
import { departure, departureDetail } from "@farpeak/contract/catalog.ts";
import { paths } from "@farpeak/contract/paths.ts";
import { one, page } from "@farpeak/contract/wire.ts";
import { expect, it } from "vitest";
import { describeOnBothDatabases } from "../../database/testing.ts";
import { DEPARTURES as D, inDays, TOURS } from "../../testing-catalogue.ts";
import { expectNotFound, type Query, useCatalogueApi } from "../../testing-http.ts";

const UPCOMING = [
  D.late,
  D.hokkaidoClosed,
  D.closed,
  D.cancelled,
  D.fewLeft,
  D.formed,
  D.full,
  D.open,
  D.far,
];

describeOnBothDatabases("departures", (database) => {
  const api = useCatalogueApi(database);
  const list = (query: Query = {}) => api().read(paths.departures, page(departure), query);
  const found = async (query: Query) => (await list(query)).data.map(({ id }) => id);

  it("lists those of visible tours from today on by date, 16 a page", async () => {
    const { data, meta } = await list();
    expect(data.map(({ id }) => id)).toEqual([...UPCOMING, D.nearlyFormed]);
    expect(meta).toEqual({ current_page: 1, per_page: 16, last_page: 1, total: 10 });
  });

  it("tells the state of each, computed from seats, people and dates", async () => {
    const { data } = await list();
    const states = data.map(({ id, status, formation, seats_left: left }) => [id, status, formation, left]);
    expect(states).toEqual([
      [D.late, "closed", "forming", 20],
      [D.hokkaidoClosed, "closed", "forming", 20],
      [D.closed, "closed", "forming", 20],
      [D.cancelled, "cancelled", "forming", 20],
      [D.fewLeft, "few_left", "formed", 1],
      [D.formed, "open", "formed", 4],
      [D.full, "waitlist", "forming", 0],
      [D.open, "open", "forming", 20],
      [D.far, "open", "forming", 20],
      [D.nearlyFormed, "open", "nearly_formed", 8],
    ]);
  });

  it("pages", async () => {
    expect(await found({ pre_page: "5", page: "2" })).toEqual([...UPCOMING.slice(5), D.nearlyFormed]);
    expect((await list({ pre_page: "5", page: "2" })).meta.last_page).toBe(2);
    const past = await list({ page: "3" });
    expect(past).toEqual({ data: [], meta: { current_page: 3, per_page: 16, last_page: 1, total: 10 } });
  });

  it("filters by tour, country, tag and dates, both ends included", async () => {
    expect(await found({ tour_id: String(TOURS.danube) })).toEqual([D.formed, D.nearlyFormed]);
    expect(await found({ tour_id: String(TOURS.hidden) })).toEqual([]);
    expect(await found({ tour_id: "" })).toHaveLength(10);
    expect(await found({ countries: "at" })).toEqual([D.formed, D.nearlyFormed]);
    expect(await found({ countries: "奧地利,捷克", tags: "賞楓" })).toEqual([]);
    expect(await found({ tags: "鐵道", countries: "JP" })).toEqual([D.hokkaidoClosed]);
    expect(await found({ countries: "不存在" })).toEqual([]);
    const [from, to] = [inDays(25).replaceAll("-", "/"), inDays(40)];
    expect(await found({ date_start: from, date_end: to })).toEqual([D.cancelled, D.fewLeft, D.formed]);
    // Not even by date does the past come back.
    expect(await found({ date_end: inDays(-1) })).toEqual([]);
  });

  it("names what is wrong with each parameter", async () => {
    const wrong = { page: "0", pre_page: "101", date_start: "2026/02/31", date_end: "x", tour_id: "abc" };
    expect(await api().fieldErrors(paths.departures, wrong)).toEqual({
      page: ["頁碼須為正整數"],
      pre_page: ["每頁筆數須為 1 到 100 的整數"],
      date_start: ["日期格式錯誤，請用 2026/12/05 這樣的格式"],
      date_end: ["日期格式錯誤，請用 2026/12/05 這樣的格式"],
      tour_id: ["行程編號須為數字"],
    });
  });

  it("shows one with its tour's card, all fields of it", async () => {
    const { data } = await api().read(paths.departure(D.formed), one(departureDetail));
    expect(data).toMatchObject({
      tour_group_number: "G21",
      tour_name: "奧捷音樂十日",
      days: 10,
      prices: {
        adult: 99_000,
        child_with_bed: 70_000,
        child_no_bed: null,
        infant: null,
        single_supplement: 12_000,
      },
      to_form: 0,
      decision_date: inDays(26),
      is_joint: true,
      leader: "陳雲",
      gathering: { time: `${inDays(40)} 20:40:00`, place: "桃園機場第二航廈" },
      tour: { id: TOURS.danube, departures_count: 2 },
    });
    expect(data.flights).toHaveLength(1);
    expect(data.countries.map(({ code }) => code)).toEqual(["AT", "CZ"]);
  });

  it("still shows past, cancelled and closed ones by their id, as what they are", async () => {
    for (const [id, status] of [
      [D.past, "closed"],
      [D.cancelled, "cancelled"],
      [D.closed, "closed"],
    ] as const)
      expect((await api().read(paths.departure(id), one(departureDetail))).data.status).toBe(status);
  });

  it("has none of a tour that is not visible, none unknown, and no address that is no number", async () => {
    await expectNotFound(api(), [D.ofHidden, D.ofUnpublished, D.ofNotDue, 999].map(paths.departure));
    await expectNotFound(
      api(),
      ["abc", "0", "2147483648"].map((id) => `/backstage/api/v1/tour-group/${id}`),
    );
  });
});
