/** What one reads: events, travel blog, offers, praise, tips and the legal pages. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./fixtures.ts";

const PAGES = [
  "/events",
  "/events/1",
  "/events/tag/日本主題",
  "/events/tag/nobody-uses-this",
  "/travel-blog",
  "/travel-blog/5",
  "/travel-blog/tag/飲食",
  "/promotional-offers",
  "/promotional-offers/1",
  "/promotional-offers/tag/早鳥優惠",
  "/praise",
  "/tours/1/travel-tip",
  "/terms",
  "/contract",
  "/disclosure",
];

for (const path of PAGES) {
  test(`${path} fits a phone and a desktop, says who it is, and passes axe`, async ({ page }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect((await page.locator("meta[name=description]").getAttribute("content"))?.length).toBeGreaterThan(5);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
  });
}

test("ids that are no numbers and unknown ones are not found; the tips of an unknown tour lead home", async ({
  request,
}) => {
  for (const list of ["/events", "/travel-blog", "/promotional-offers"])
    for (const id of ["abc", "0", "999999"]) expect((await request.get(`${list}/${id}`)).status()).toBe(404);
  expect((await request.get("/tours/abc/travel-tip")).status()).toBe(404);
  const tips = await request.get("/tours/999999/travel-tip", { maxRedirects: 0 });
  expect([tips.status(), tips.headers()["location"]]).toEqual([302, "/"]);
});

test("a tag answers to its id as to its name; an unknown one proposes those that exist", async ({ page }) => {
  await page.goto("/travel-blog");
  await page.getByRole("navigation", { name: "標籤" }).getByRole("link", { name: /飲食/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("飲食");
  const tags = await (await page.request.get("/backstage/api/v1/tag")).json();
  const { id } = tags.data.data.find((tag: { name: string }) => tag.name === "飲食");
  await page.goto(`/travel-blog/tag/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("飲食");
  await page.goto("/travel-blog/tag/nobody-uses-this");
  await page.getByRole("navigation", { name: "標籤" }).getByRole("link").first().click();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("lectures alone, and back to everything where one was", async ({ page }) => {
  await page.goto("/events");
  const kinds = page.getByRole("navigation", { name: "類型" });
  await kinds.getByRole("link", { name: "講座" }).click();
  await expect(page).toHaveURL("/events?type=lecture");
  await expect(kinds.getByRole("link", { name: "講座" })).toHaveAttribute("aria-current", "true");
  const agenda = page.getByRole("region", { name: "活動一覽" });
  await expect(agenda.getByText("活動", { exact: true }).and(page.locator(".eyebrow"))).toHaveCount(0);
  await page.goBack();
  await expect(kinds.getByRole("link", { name: "全部" })).toHaveAttribute("aria-current", "true");
});

test("an event goes into one's calendar, the blog into one's reader", async ({ page, request }) => {
  await page.goto("/events/1");
  const link = page.getByRole("link", { name: "加入行事曆" });
  const calendar = await request.get((await link.getAttribute("href")) ?? "");
  expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await calendar.text()).toContain("BEGIN:VEVENT\r\n");
  await page.goto("/travel-blog");
  const feed = await request.get(
    (await page.locator("link[type='application/rss+xml']").getAttribute("href")) ?? "",
  );
  expect(feed.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const items = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, "application/xml");
      if (xml.querySelector("parsererror")) throw new Error("the feed is no XML");
      return [...xml.querySelectorAll("item > link")].map((item) => item.textContent);
    },
    await feed.text(),
  );
  expect(items.length).toBeGreaterThan(5);
  expect(items.every((item) => /^http:\/\/.+\/travel-blog\/\d+$/.test(item))).toBe(true);
});

test("one reads from post to post", async ({ page }) => {
  await page.goto("/travel-blog/5");
  const turn = page.getByRole("navigation", { name: "上一篇與下一篇" });
  await turn.getByRole("link", { name: /上一篇/ }).click();
  await expect(page).not.toHaveURL("/travel-blog/5");
  await turn.getByRole("link", { name: /下一篇/ }).click();
  await expect(page).toHaveURL("/travel-blog/5");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there to read", async ({ page }) => {
    await page.goto("/events?type=activity");
    expect(await page.getByRole("article").count()).toBeGreaterThan(5);
    await page.goto("/travel-blog/5");
    await expect(page.getByRole("button", { name: "複製連結" })).toBeHidden();
    await expect(page.getByRole("link", { name: "用 LINE 分享" })).toBeVisible();
    await page.goto("/praise?page=2");
    expect(await page.getByRole("figure").count()).toBe(12);
  });
});
