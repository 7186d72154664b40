/** The calls for tours, over HTTP on both databases. Nothing is faked. */
import { tour, tourCard, tourName } from "@farpeak/contract/catalog.ts";
import { paths } from "@farpeak/contract/paths.ts";
import { one, page } from "@farpeak/contract/wire.ts";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { describeOnBothDatabases } from "../../database/testing.ts";
import { COUNTRIES, DEPARTURES, inDays, NOT_DUE, TAGS, TOURS } from "../../testing-catalogue.ts";
import { expectNotFound, type Query, useCatalogueApi } from "../../testing-http.ts";

const { kyoto, danube, hokkaido, bare } = TOURS;

describeOnBothDatabases("tours", (database) => {
  const api = useCatalogueApi(database);
  const list = (query: Query = {}) => api().read(paths.tours, page(tourCard), query);
  const found = async (query: Query) => (await list(query)).data.map(({ id }) => id);

  it("lists visible tours by popularity, then by nearest departure", async () => {
    expect(await found({})).toEqual([hokkaido, kyoto, danube, bare]);
    expect((await list()).meta).toEqual({ current_page: 1, per_page: 12, last_page: 1, total: 4 });
  });

  it("shows what one may register for: the next three, their number and the lowest price with a seat", async () => {
    const [, card] = (await list()).data;
    expect(card).toMatchObject({ id: kyoto, departures_count: 4, price_from: 45_000, is_popular: true });
    expect(card?.next_departures).toEqual([
      { id: DEPARTURES.fewLeft, date_start: inDays(30), price: 45_000, status: "few_left", seats_left: 1 },
      { id: DEPARTURES.full, date_start: inDays(45), price: 30_000, status: "waitlist", seats_left: 0 },
      { id: DEPARTURES.open, date_start: inDays(60), price: 45_000, status: "open", seats_left: 20 },
    ]);
    expect(card?.image?.variants.map(({ width }) => width)).toEqual([320, 480, 640, 960, 1280, 1600, 1920]);
  });

  it("promises nothing where nothing is open", async () => {
    const [snow] = (await list()).data;
    const none = { price_from: null, departures_count: 0, next_departures: [] };
    expect(snow).toMatchObject({ id: hokkaido, ...none });
    expect((await list()).data[3]).toMatchObject({ id: bare, image: null, tags: [], ...none });
  });

  it("pages: a page past the end is empty and tells the truth", async () => {
    expect(await found({ pre_page: "3", page: "2" })).toEqual([bare]);
    const past = await list({ pre_page: "3", page: "7" });
    expect(past).toEqual({ data: [], meta: { current_page: 7, per_page: 3, last_page: 2, total: 4 } });
    const none = await list({ countries: "冰島", page: "2" });
    expect(none.meta).toEqual({ current_page: 2, per_page: 12, last_page: 1, total: 0 });
  });

  describe("filters", () => {
    it("takes a country by id, name or code in either case; items are alternatives", async () => {
      for (const countries of [String(COUNTRIES.austria), "奧地利", "AT", "at", " at ,", "AT,2"])
        expect(await found({ countries })).toEqual([danube, bare]);
      expect(await found({ countries: "CZ,日本" })).toEqual([hokkaido, kyoto, danube]);
    });
    it("takes a tag by id or name", async () => {
      for (const tags of [String(TAGS.maple), "賞楓"]) expect(await found({ tags })).toEqual([kyoto]);
      expect(await found({ tags: "鐵道,關西" })).toEqual([hokkaido, kyoto, danube]);
    });
    it("lets different filters narrow", async () => {
      expect(await found({ countries: "日本", tags: "鐵道" })).toEqual([hokkaido]);
      expect(await found({ tags: "鐵道,關西", styles: "賞楓" })).toEqual([kyoto]);
      expect(await found({ countries: "奧地利", tags: "賞楓" })).toEqual([]);
    });
    it("matches nothing for an unknown item, which is no error", async () => {
      expect(await found({ countries: "亞特蘭提斯" })).toEqual([]);
      expect(await found({ tags: "99999,不存在" })).toEqual([]);
      expect(await found({ countries: "日本,不存在" })).toEqual([hokkaido, kyoto]);
      expect(await found({ countries: "999999999999" })).toEqual([]);
    });
    it("takes an empty filter for none", async () => {
      const empty = {
        countries: "",
        tags: ",",
        date_start: "",
        date_end: "",
        get_popular_tours: "",
        tour_id: "",
      };
      expect(await found(empty)).toHaveLength(4);
    });
    it("looks at departures that one may register for, both ends included, in both forms of date", async () => {
      const day = inDays(30);
      const [year = "", month = "", date = ""] = day.split("-");
      const short = `${year}/${Number(month)}/${Number(date)}`;
      for (const form of [day, short])
        expect(await found({ date_start: form, date_end: form })).toEqual([kyoto]);
      expect(await found({ date_start: inDays(91) })).toEqual([danube]);
      expect(await found({ date_end: inDays(29) })).toEqual([]);
      expect(await found({ date_start: inDays(40), date_end: inDays(60) })).toEqual([kyoto, danube]);
      expect(await found({ date_start: inDays(60), date_end: inDays(40) })).toEqual([]);
      // Closed, cancelled and late departures are no reason to show a tour.
      expect(await found({ date_start: inDays(1), date_end: inDays(26) })).toEqual([]);
    });
    it("finds the popular ones, or one by its id; 0 asks for all", async () => {
      for (const flag of ["1", "true"])
        expect(await found({ get_popular_tours: flag })).toEqual([kyoto, danube]);
      expect(await found({ get_popular_tours: "0" })).toHaveLength(4);
      expect(await found({ tour_id: String(danube) })).toEqual([danube]);
      expect(await found({ tour_id: String(TOURS.hidden) })).toEqual([]);
    });
  });

  it("names what is wrong with each parameter", async () => {
    for (const value of ["0", "-1", "abc", "1.5", "", " 1", "1e1", "99999999999"])
      expect(await api().fieldErrors(paths.tours, { page: value })).toEqual({ page: ["頁碼須為正整數"] });
    for (const value of ["101", "0", "x"])
      expect(await api().fieldErrors(paths.tours, { pre_page: value })).toEqual({
        pre_page: ["每頁筆數須為 1 到 100 的整數"],
      });
    for (const value of ["2026/02/31", "nonsense", "2026-13-01", "20260101", "2026/1/1 10:00"])
      expect(
        Object.keys(await api().fieldErrors(paths.tours, { date_start: value, date_end: value })),
      ).toEqual(["date_start", "date_end"]);
    const many = Array.from({ length: 51 }, (_, index) => `國${index}`).join(",");
    const all = { countries: "國".repeat(1001), tags: many, get_popular_tours: "maybe", tour_id: "一" };
    expect(Object.keys(await api().fieldErrors(paths.tours, all)).sort()).toEqual(Object.keys(all).sort());
  });

  it("lists every published tour in AllTours, hidden ones marked", async () => {
    const { data } = await api().read(paths.allTours, one(z.array(tourName)));
    expect(data.map(({ id, is_hidden }) => [id, is_hidden])).toEqual([
      [TOURS.hidden, true],
      [hokkaido, false],
      [kyoto, false],
      [danube, false],
      [bare, false],
    ]);
    expect(data[3]?.countries.map(({ code }) => code)).toEqual(["AT", "CZ"]);
  });

  describe("one tour", () => {
    it("has everything its page needs, rich text cleaned, days in order", async () => {
      const { data } = await api().read(paths.tour(kyoto), one(tour));
      expect(data.itinerary.map(({ day, location }) => [day, location?.name])).toEqual([
        [1, undefined],
        [2, "嵐山"],
      ]);
      expect(data.itinerary[0]?.description_html).toBe("<p>抵達</p>");
      expect(data.gallery.map(({ src }) => src)).toEqual([
        "/media/picture-3/640.webp",
        "/media/picture-2/1600.webp",
      ]);
      // What a column holds beyond the contract stays inside.
      expect(data.highlights).toEqual([{ title: "亮點", text: "清晨的東福寺" }]);
      expect(data.visa).toEqual([{ country: "日本", text: "免簽證 90 天" }]);
      expect(data.is_hidden).toBe(false);
    });
    it("works with nothing filled in", async () => {
      const { data } = await api().read(paths.tour(bare), one(tour));
      expect(data).toMatchObject({ gallery: [], itinerary: [], visa: [], highlights: [], price_from: null });
    });
    it("is not there when it is hidden, unpublished, not yet due or unknown", async () => {
      expect(Date.parse(NOT_DUE)).toBeGreaterThan(Date.now());
      await expectNotFound(api(), [TOURS.hidden, TOURS.unpublished, TOURS.notDue, 99].map(paths.tour));
    });
    it("has no address that is no number", async () => {
      const ids = [
        "abc",
        "0",
        "-1",
        "1.5",
        "1abc",
        "2147483648",
        "99999999999999999999",
        "%00",
        "1%20",
        "１",
      ];
      await expectNotFound(
        api(),
        ids.map((id) => `/backstage/api/v1/tour/${id}`),
      );
    });
  });
});
