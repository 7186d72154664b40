/** Every page of this round: no sideways overflow, nothing for axe to find, readable without JavaScript. */
import { AxeBuilder } from "@axe-core/playwright";
import { findDeparture, isOpen } from "./departures.ts";
import { expect, test } from "./fixtures.ts";

const PAGES = [
  "/",
  "/tours",
  "/tours?tags=賞櫻",
  "/tours?countries=XX",
  "/tour-list",
  "/countries",
  "/privacy",
  "TOUR",
  "DEPARTURE",
  "REGISTER",
  "/no-such-page",
];
const WIDTHS = [320, 375, 900, 1440];

for (const name of PAGES) {
  test.describe(name, () => {
    test("fits every width and passes axe", async ({ page, request }) => {
      const { path, tourId } = await findDeparture(request, isOpen);
      const address =
        { TOUR: `/tours/${tourId}`, DEPARTURE: path, REGISTER: `${path}/register` }[name] ?? name;
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        // A page that does not exist answers 404, which the console reports; that is right.
        await page.goto(address);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${address} at ${width}`).toBeLessThanOrEqual(0);
        if (width === 375 || width === 1440) {
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(
              ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
            ),
          ).toEqual([]);
        }
      }
    });
  });
}

test("large type fits a narrow phone", async ({ page, request }) => {
  const { path, tourId } = await findDeparture(request, isOpen);
  await page.addInitScript(() => localStorage.setItem("farpeak-text", "large"));
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ["/", "/tours", "/tour-list", `/tours/${tourId}`, path, `${path}/register`]) {
      await page.goto(address);
      const { large, overflow } = await page.evaluate(() => ({
        large: document.documentElement.dataset["text"],
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect([address, width, large]).toEqual([address, width, "large"]);
      expect(overflow, `${address} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test("crawlers are told what to leave alone", async ({ request }) => {
  const answer = await request.get("/robots.txt");
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
  expect(await answer.text()).toMatch(/^User-agent: \*\nDisallow: \/backstage\/$/m);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("home, tours, a tour and the departure table are there to read", async ({ page, request }) => {
    const { path, tourId } = await findDeparture(request, isOpen);
    await page.goto("/");
    await expect(page.getByRole("main").locator("a[href^='/tours/']").first()).toBeVisible();
    await page.goto("/tours");
    expect(await page.getByRole("main").getByRole("article").count()).toBeGreaterThan(5);
    await page.goto(`/tours/${tourId}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("link", { name: /報名/ }).first()).toBeVisible();
    await page.goto("/tour-list");
    expect(await page.getByRole("row").count()).toBeGreaterThan(5);
  });
});

test("ids that are no numbers are not found; unknown ids and hidden tours lead home", async ({
  page,
  request,
}) => {
  expect((await request.get("/tours/abc", { maxRedirects: 0 })).status()).toBe(404);
  const unknown = await request.get("/tours/99999999", { maxRedirects: 0 });
  expect(unknown.status()).toBe(302);
  expect(unknown.headers()["location"]).toBe("/");
  const all = (await (await request.get("/backstage/api/v1/AllTours")).json()) as {
    data: { data: { id: number; is_hidden: boolean }[] };
  };
  const hidden = all.data.data.find((tour) => tour.is_hidden);
  await page.goto(`/tours/${hidden?.id}`);
  await expect(page).toHaveURL(/\/$/);
});
