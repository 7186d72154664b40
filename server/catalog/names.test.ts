/** Countries, tags and travel tips, over HTTP on both databases. Nothing is faked. */
import { country, tag, travelTip } from "@farpeak/contract/catalog.ts";
import { paths } from "@farpeak/contract/paths.ts";
import { one } from "@farpeak/contract/wire.ts";
import { expect, it } from "vitest";
import { z } from "zod";
import { describeOnBothDatabases } from "../database/testing.ts";
import { TAGS, TOURS } from "../testing-catalogue.ts";
import { expectNotFound, useCatalogueApi } from "../testing-http.ts";

describeOnBothDatabases("countries, tags and travel tips", (database) => {
  const api = useCatalogueApi(database);

  it("lists every country in the agency's order, counting visible tours only", async () => {
    const countries = await api().read(paths.countries, z.array(country));
    expect(countries.map(({ code, tours_count: tours }) => [code, tours])).toEqual([
      ["AT", 2],
      ["CZ", 1],
      ["JP", 2],
      ["IS", 0],
    ]);
    expect(countries[2]?.image?.alt).toBe("圖片 1");
  });

  it("lists every tag, counting what is visible", async () => {
    const { data } = await api().read(paths.tags, one(z.array(tag)));
    expect(Object.fromEntries(data.map(({ id, used_count: used }) => [id, used]))).toEqual({
      [TAGS.kansai]: 1,
      [TAGS.maple]: 1,
      [TAGS.rail]: 2,
      [TAGS.unused]: 0,
      [TAGS.briefing]: 1,
      [TAGS.photo]: 2,
      [TAGS.early]: 1,
    });
  });

  it("lists the themes of tours alone, in the agency's order", async () => {
    const { data } = await api().read(paths.tourStyleTags, one(z.array(tag)));
    expect(data.map(({ name, kind }) => [name, kind])).toEqual([
      ["鐵道", "tour-style"],
      ["賞楓", "tour-style"],
      ["極光", "tour-style"],
    ]);
  });

  it("joins a tour's own tips with what holds in its country, plain text kept plain", async () => {
    const { data } = await api().read(paths.travelTip(TOURS.kyoto), one(travelTip));
    expect(data.sections).toEqual([
      { title: "集合", content_html: "<p>桃園機場</p>" },
      { title: "衣著", content_html: "<p>早晚 &lt; 10 度，請帶外套 &amp; 圍巾</p>" },
      { title: "禮儀", content_html: "<p>電車上不講電話</p>" },
      { title: "簽證", content_html: "<p>免簽證 90 天</p>" },
    ]);
    expect(data.facts[0]?.climate.months[11]).toEqual({ month: 12, low: 11, high: 19, rain_days: 10 });
  });

  it("tells facts of the countries that have any", async () => {
    const { data } = await api().read(paths.travelTip(TOURS.danube), one(travelTip));
    expect(data.facts.map((facts) => facts.country.name)).toEqual(["捷克"]);
    const bare = await api().read(paths.travelTip(TOURS.bare), one(travelTip));
    expect(bare.data).toMatchObject({ tour_id: TOURS.bare, sections: [], facts: [] });
  });

  it("has no tips of a tour that is not visible", async () => {
    await expectNotFound(api(), [TOURS.hidden, TOURS.unpublished, TOURS.notDue, 99].map(paths.travelTip));
    await expectNotFound(api(), ["/backstage/api/v1/tour/abc/travel-tip"]);
  });
});
