/** Banners, home page, praise and site settings, over HTTP on both databases. Nothing is faked. */
import { paths } from "@farpeak/contract/paths.ts";
import { siteSettings } from "@farpeak/contract/site.ts";
import { banner, homeSection, praise } from "@farpeak/contract/stories.ts";
import { one } from "@farpeak/contract/wire.ts";
import { expect, it } from "vitest";
import { z } from "zod";
import { describeOnBothDatabases } from "../database/testing.ts";
import { useCatalogueApi } from "../testing-http.ts";
import { SITE } from "../testing-site.ts";

describeOnBothDatabases("home page and site", (database) => {
  const api = useCatalogueApi(database);

  it("shows the banners of the moment, in their order", async () => {
    const banners = await api().read(paths.banners, z.array(banner));
    expect(banners.map(({ title, mobile_image: mobile }) => [title, mobile?.alt])).toEqual([
      ["本週", undefined],
      ["一直都在", "圖片 4"],
    ]);
    expect(banners[0]?.image.src).toBe("/media/picture-1/1920.webp");
    // A picture narrower than any width still has one.
    expect(banners[1]?.mobile_image?.variants).toHaveLength(1);
  });

  it("composes the home page of visible sections that the site knows, in their order", async () => {
    const { data } = await api().read(paths.homePage, one(z.array(homeSection)));
    expect(data.map(({ kind, items }) => [kind, items.map((item) => item.image?.alt ?? null)])).toEqual([
      ["themes", ["圖片 3", null]],
      ["search", []],
    ]);
  });

  it("shows praise of visible tours, the latest travel first", async () => {
    const { data } = await api().read(paths.praises, one(z.array(praise)));
    expect(data.map(({ author, tour }) => [author, tour.name])).toEqual([
      ["王○明", "奧捷音樂十日"],
      ["林○芬", "京都賞楓五日"],
    ]);
  });

  it("tells the site's settings whole, every rich text cleaned", async () => {
    // contract.md section 2 wraps them once more, like every single record.
    const { data } = await api().read(paths.site, one(siteSettings));
    const { updated_at: _, ...settings } = data;
    const clean = JSON.parse(JSON.stringify(SITE).replaceAll("<script>alert(1)</script>", "")) as unknown;
    expect(settings).toEqual(clean);
  });

  it("answers unavailable, with a time to come back, before the site was set up", async () => {
    await database().kysely.deleteFrom("site_settings").execute();
    const refusal = await api().refused(503, paths.site);
    expect(refusal.error_code).toBe("unavailable");
    expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
