/** Events, offers and posts, over HTTP on both databases. Nothing is faked. */
import { event, eventCard, offer, offerCard, post, postCard } from "@farpeak/contract/stories.ts";
import { paths } from "@farpeak/contract/paths.ts";
import { one, page } from "@farpeak/contract/wire.ts";
import { describe, expect, it } from "vitest";
import { describeOnBothDatabases } from "../database/testing.ts";
import { TAGS } from "../testing-catalogue.ts";
import { expectNotFound, type Query, useCatalogueApi } from "../testing-http.ts";
import { EVENTS, LONG_SUMMARY, OFFERS, POSTS } from "../testing-stories.ts";

const { running, full, lecture, closed, pastActivity, pastLecture } = EVENTS;
const CUT = `${"楓".repeat(119)}…`;
const CLEAN = "<p>內文</p><img />";

describeOnBothDatabases("stories", (database) => {
  const api = useCatalogueApi(database);

  describe("events", () => {
    const list = (query: Query = {}) => api().read(paths.events, page(eventCard), query);
    const found = async (query: Query) => (await list(query)).data.map(({ id }) => id);

    it("lists upcoming ones first, the nearest on top, then the newest past ones; 9 a page", async () => {
      const { data, meta } = await list();
      expect(data.map(({ id }) => id)).toEqual([running, full, lecture, closed, pastActivity, pastLecture]);
      expect(meta).toEqual({ current_page: 1, per_page: 9, last_page: 1, total: 6 });
    });
    it("says where one may register, and never without a seat or after closing", async () => {
      const states = (await list()).data.map((card) => [card.id, card.registration_open, card.seats_left]);
      expect(states).toEqual([
        [running, false, 30],
        [full, false, 0],
        [lecture, true, 30],
        [closed, false, 30],
        [pastActivity, false, 30],
        [pastLecture, false, 30],
      ]);
    });
    it("filters by type, tag and whether featured", async () => {
      expect(await found({ type: "lecture" })).toEqual([lecture, closed, pastLecture]);
      expect(await found({ type: "activity" })).toEqual([running, full, pastActivity]);
      for (const type of ["all", ""]) expect(await found({ type })).toHaveLength(6);
      for (const tags of ["行前說明", String(TAGS.briefing), "不存在,行前說明"])
        expect(await found({ tags })).toEqual([lecture]);
      expect(await found({ tags: "不存在" })).toEqual([]);
      for (const flag of ["1", "true"])
        expect(await found({ is_featured: flag })).toEqual([lecture, pastActivity]);
      expect(await found({ is_featured: "0", type: "lecture" })).toEqual([closed, pastLecture]);
      expect(await found({ is_featured: "" })).toHaveLength(6);
    });
    it("tells the truth of a page past the end", async () => {
      expect((await list({ page: "4" })).meta).toEqual({
        current_page: 4,
        per_page: 9,
        last_page: 1,
        total: 6,
      });
    });
    it("names what is wrong with each parameter", async () => {
      expect(
        await api().fieldErrors(paths.events, { type: "foo", is_featured: "maybe", page: "1.5" }),
      ).toEqual({
        type: ["類型須為 lecture、activity 或 all"],
        is_featured: ["請填 1 或 0"],
        page: ["頁碼須為正整數"],
      });
      const tags = "標".repeat(1001);
      expect(Object.keys(await api().fieldErrors(paths.events, { tags }))).toEqual(["tags"]);
    });
    it("shows one whole: its summary uncut, its text cleaned, its visible tours in order", async () => {
      const { data } = await api().read(paths.event(lecture), one(event));
      expect(data).toMatchObject({ summary: LONG_SUMMARY, content_html: CLEAN, fee: 300 });
      expect(data.speakers).toEqual([{ name: "林遠", title: "領隊" }]);
      expect(data.location).toEqual({ latitude: 25.05, longitude: 121.53 });
      expect(data.related_tours.map(({ id }) => id)).toEqual([2, 1]);
      expect((await api().read(paths.event(pastLecture), one(event))).data.related_tours).toEqual([]);
    });
    it("has none that is unpublished, not yet due, unknown or no number", async () => {
      const { unpublished, notDue } = EVENTS;
      await expectNotFound(api(), [unpublished, notDue, 99].map(paths.event));
      await expectNotFound(api(), ["/backstage/api/v1/event/abc", "/backstage/api/v1/event/0"]);
    });
  });

  describe("posts", () => {
    const list = (query: Query = {}) => api().read(paths.posts, page(postCard), query);

    it("lists the newest first, 9 a page", async () => {
      const first = await list();
      expect(first.data.map(({ id }) => id)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12]);
      expect(first.meta).toEqual({ current_page: 1, per_page: 9, last_page: 2, total: 11 });
      expect((await list({ page: "2" })).data.map(({ id }) => id)).toEqual([11, POSTS.first]);
      const past = await list({ page: "3" });
      expect(past).toEqual({ data: [], meta: { current_page: 3, per_page: 9, last_page: 2, total: 11 } });
    });
    it("cuts a card's summary at 120 characters and tells the reading time", async () => {
      const [card] = (await list({ is_featured: "1" })).data;
      expect(card).toMatchObject({ id: POSTS.first, summary: CUT, reading_minutes: 3 });
      expect(card?.published_at).toBe("2020-01-01T08:00:00+08:00");
    });
    it("filters by tag and whether featured", async () => {
      for (const tags of ["攝影", String(TAGS.photo)])
        expect((await list({ tags })).data.map(({ id }) => id)).toEqual([11, POSTS.first]);
      expect((await list({ tags: "攝影", is_featured: "false" })).data.map(({ id }) => id)).toEqual([11]);
      expect((await list({ tags: "早鳥" })).data).toEqual([]);
    });
    it("names what is wrong with each parameter", async () => {
      const errors = await api().fieldErrors(paths.posts, { is_featured: "2", page: "0" });
      expect(errors).toEqual({ is_featured: ["請填 1 或 0"], page: ["頁碼須為正整數"] });
    });
    it("shows one whole", async () => {
      const { data } = await api().read(paths.post(POSTS.first), one(post));
      expect(data.summary).toBe(LONG_SUMMARY);
      expect(data.content_html).not.toMatch(/script|onerror/);
      expect(data.related_tours.map(({ id }) => id)).toEqual([1]);
    });
    it("names the posts published just before and after, none beyond the ends", async () => {
      const beside = async (id: number) => (await api().read(paths.post(id), one(post))).data;
      expect(await beside(11)).toMatchObject({ previous: { id: POSTS.first }, next: { id: 12 } });
      expect(await beside(POSTS.first)).toMatchObject({ previous: null, next: { id: 11 } });
      // The one that is not due yet does not follow the newest.
      expect(await beside(POSTS.newest)).toMatchObject({ previous: { id: 19 }, next: null });
    });
    it("has none that is unpublished, not yet due, unknown or no number", async () => {
      const { unpublished, notDue } = POSTS;
      await expectNotFound(api(), [unpublished, notDue, 99].map(paths.post));
      await expectNotFound(api(), ["/backstage/api/v1/travel-column/abc"]);
    });
  });

  describe("offers", () => {
    const list = (query: Query = {}) => api().read(paths.offers, page(offerCard), query);

    it("lists the newest first with cut summaries, 9 a page", async () => {
      const { data, meta } = await list();
      expect(data.map(({ id, summary }) => [id, summary])).toEqual([
        [OFFERS.newer, CUT],
        [OFFERS.featured, CUT],
      ]);
      expect(meta).toEqual({ current_page: 1, per_page: 9, last_page: 1, total: 2 });
      expect((await list({ page: "9" })).meta.total).toBe(2);
    });
    it("filters by tag and whether featured", async () => {
      expect((await list({ is_featured: "1" })).data.map(({ id }) => id)).toEqual([OFFERS.featured]);
      expect((await list({ is_featured: "0" })).data.map(({ id }) => id)).toEqual([OFFERS.newer]);
      expect((await list({ tags: "早鳥,不存在" })).data.map(({ id }) => id)).toEqual([OFFERS.featured]);
    });
    it("names what is wrong with each parameter", async () => {
      const errors = await api().fieldErrors(paths.offers, { is_featured: "yes", page: "-1" });
      expect(errors).toEqual({ is_featured: ["請填 1 或 0"], page: ["頁碼須為正整數"] });
    });
    it("shows one whole, its visible tours alone", async () => {
      const { data } = await api().read(paths.offer(OFFERS.featured), one(offer));
      expect(data).toMatchObject({ summary: LONG_SUMMARY, content_html: CLEAN, ends_on: "2099-12-31" });
      expect(data.related_tours.map(({ id }) => id)).toEqual([2]);
    });
    it("names the offers published just before and after", async () => {
      const { data } = await api().read(paths.offer(OFFERS.newer), one(offer));
      expect(data).toMatchObject({ previous: { id: OFFERS.featured }, next: null });
    });
    it("has none that is unpublished, not yet due, unknown or no number", async () => {
      const { unpublished, notDue } = OFFERS;
      await expectNotFound(api(), [unpublished, notDue, 99].map(paths.offer));
      await expectNotFound(api(), ["/backstage/api/v1/promotional-offer/abc"]);
    });
  });
});
