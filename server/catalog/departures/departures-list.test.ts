/** Pages of the departure list: the two ways to cut them answer as a plain reading of the contract does. */
import { beforeAll, describe, expect, test } from "vitest";
import { addDeparture } from "../../booking/registrations/testing-departures.ts";
import { describeOnBothDatabases } from "../../database/testing.ts";
import { addDays, taipeiDay } from "../../time.ts";
import { countDepartures, type DepartureFilter, listDepartures } from "./departures.queries.ts";

const TODAY = taipeiDay();
const EVERYTHING = { page: 1, perPage: 100 };

describeOnBothDatabases("the departure list", (database) => {
  /** Ids by country, in the order of their dates. */
  const ids: Record<"日本" | "冰島", number[]> = { 日本: [], 冰島: [] };
  let tourId = 0;
  let hiddenTourId = 0;

  const list = async (filter: DepartureFilter, page = EVERYTHING) =>
    (await listDepartures(database().kysely, filter, TODAY, page)).map((row) => row.id);

  beforeAll(async () => {
    const { kysely } = database();
    const countries = await kysely
      .insertInto("countries")
      .values([
        { code: "JP", name: "日本", english_name: "Japan", area: "其他", facts: "{}" },
        { code: "IS", name: "冰島", english_name: "Iceland", area: "北歐", facts: "{}" },
      ])
      .returning(["id", "name"])
      .execute();
    const tag = await kysely
      .insertInto("tags")
      .values({ kind: "tour-style", name: "雪景極光" })
      .returning("id")
      .executeTakeFirstOrThrow();
    // Twelve tours in turn of two countries, one departure each, the last of them two days from now.
    for (let index = 0; index < 12; index += 1) {
      const { id: country_id, name } = countries[index % 2] ?? { id: 0, name: "" };
      const date_start = addDays(TODAY, 40 - index);
      const added = await addDeparture(database(), { date_start });
      const tour_id = added.tourId;
      await kysely.insertInto("tour_countries").values({ tour_id, country_id, sort: 0 }).execute();
      if (index < 3)
        await kysely.insertInto("tour_tags").values({ tour_id, tag_id: tag.id, sort: 0 }).execute();
      ids[name === "日本" ? "日本" : "冰島"].unshift(added.id);
      tourId = tour_id;
    }
    const hidden = await addDeparture(database(), {}, { is_hidden: true });
    hiddenTourId = hidden.tourId;
  });

  test("shows departures of visible tours by date", async () => {
    const all = await list({});
    expect(all).toHaveLength(12);
    expect(all).toEqual([...ids.日本, ...ids.冰島].sort((a, b) => b - a));
  });

  test.each([{ countries: ["日本"] }, { countries: ["jp"] }])("narrows to $countries", async (filter) => {
    expect(await list(filter)).toEqual(ids.日本);
  });

  test("takes countries as alternatives, and narrows by a tag beside them", async () => {
    expect(await list({ countries: ["日本", "IS"] })).toEqual(await list({}));
    expect(await list({ countries: ["日本"], tags: ["雪景極光"] })).toEqual(ids.日本.slice(-2));
    expect(await list({ countries: ["無此國"] })).toEqual([]);
  });

  test("narrows to one tour, and to none where it is hidden", async () => {
    expect(await list({ tour_id: tourId })).toEqual([ids.冰島[0]]);
    expect(await list({ tour_id: hiddenTourId })).toEqual([]);
  });

  test("keeps to the days asked for, both included", async () => {
    const filter = { countries: ["日本"], date_start: addDays(TODAY, 32), date_end: addDays(TODAY, 38) };
    expect(await list(filter)).toEqual(ids.日本.slice(1, 5));
    expect(await countDepartures(database().kysely, filter, TODAY)).toBe(4);
  });

  describe.each([{}, { countries: ["日本", "冰島"] }])("filtered by %o", (filter) => {
    test.each([1, 5, 7])("cuts pages of %i without gap or repetition", async (perPage) => {
      const pages = [];
      for (let page = 1; page <= Math.ceil(12 / perPage); page += 1)
        pages.push(...(await list(filter, { page, perPage })));
      expect(pages).toEqual(await list({}));
      expect(await list(filter, { page: 99, perPage })).toEqual([]);
    });
  });
});
