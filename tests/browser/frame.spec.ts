/** The page frame: navigation, mega-menu, menus, privacy dialog, and one layer at a time. */
import { expect, test } from "./fixtures.ts";

test("the main navigation leads where product.md says", async ({ page }) => {
  await page.goto("/");
  const links = page
    .getByRole("navigation", { name: /主選單|主要導覽/ })
    .first()
    .getByRole("link");
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  for (const href of ["/countries", "/tour-list", "/events", "/travel-blog", "/promotional-offers"])
    expect(hrefs).toContain(href);
});

/** A name whole; where it may break at its middle dot the browser hears a space. */
const named = (name: string) => new RegExp(`^${name.replace("・", "・\\s*")}$`);

test("the mega-menu opens by keyboard, has every entry of product.md, and closes with Escape", async ({
  page,
}) => {
  await page.goto("/");
  const opener = page.getByRole("button", { name: /目的地|團體行程/ }).first();
  await opener.focus();
  await page.keyboard.press("Enter");
  const entries = [
    ["北海道", "東北", "關東", "北陸立山黑部", "關西", "四國／山陰山陽", "九州", "客製化／半自由行"],
    ["不丹", "越南", "泰國", "馬來西亞・新加坡", "沖繩", "菲律賓", "印尼", "其他 Club Med"],
    ["峇里島", "馬爾地夫", "蘇門答臘", "檳城", "普吉島", "大溪地", "夏威夷", "其他"],
  ].flat();
  for (const name of entries)
    await expect(page.getByRole("link", { name: named(name) }).first()).toBeVisible();
  for (const title of ["中歐・西歐", "南歐", "東歐", "北歐", "非洲・中東", "日本", "亞洲", "海島", "美洲"]) {
    await expect(page.getByRole("heading", { name: title, exact: true }).first()).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "蘇門答臘" })).toBeHidden();
});

test("every entry of the mega-menu leads to at least one tour", async ({ page, request }) => {
  await page.goto("/");
  const hrefs = await page
    .locator("header a[href^='/tours?']")
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute("href") ?? ""))]);
  expect(hrefs.length).toBeGreaterThan(40);
  for (const href of hrefs) {
    const answer = await request.get(`/backstage/api/v1/tours${href.slice("/tours".length)}`);
    const { meta } = ((await answer.json()) as { data: { meta: { total: number } } }).data;
    expect(meta.total, decodeURIComponent(href)).toBeGreaterThan(0);
  }
});

test("the privacy dialog has all its sections and a confirm button; the page behind does not scroll", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: /隱私權政策/ }).click();
  const dialog = page.getByRole("dialog");
  for (const words of ["適用範圍", "蒐集", "第三", "未成年", "修", "聯絡"]) {
    await expect(dialog.getByRole("heading", { name: new RegExp(words) }).first()).toBeVisible();
  }
  await expect(dialog.getByText(/12 歲/).first()).toBeVisible();
  await expect(dialog.getByText(/18/).first()).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 800);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await dialog.getByRole("button", { name: "我知道了" }).click();
  await expect(dialog).toBeHidden();
});

test.describe("below the desktop", () => {
  test.use({ viewport: { width: 900, height: 800 } });

  test("the hamburger opens the MENU panel over the whole screen, and a link closes it", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "開啟選單" }).click();
    await expect(page.getByText("MENU", { exact: true })).toBeVisible();
    const panel = page.getByLabel("選單", { exact: true });
    const size = await panel.boundingBox();
    expect(size?.width).toBeGreaterThanOrEqual(880);
    await panel.getByRole("link", { name: "出團表" }).click();
    await expect(page).toHaveURL(/\/tour-list$/);
    await expect(page.getByText("MENU", { exact: true })).toBeHidden();
  });
});
