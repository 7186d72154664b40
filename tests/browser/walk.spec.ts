/** A visitor's main job, three ways: by mouse, by keyboard alone, on a phone. */
import type { Page } from "@playwright/test";
import { findDeparture, isOpen, isWaitlist } from "./departures.ts";
import { codeOf, expect, freshEmail, test } from "./fixtures.ts";
import { box, confirmButton, fillForm, sendButton } from "./form.ts";

/** The way to the form that the eye finds first: the panel's on a desktop, the bar's on a phone. */
const registerLink = (page: Page) => page.locator("a[href$='/register']:visible").first();

test("by mouse: home, tours by country and month and theme, tour, departure, code, seat held", async ({
  page,
  mailTo,
}) => {
  await page.goto("/");
  const search = page.getByRole("main");
  await search.getByLabel("目的地").selectOption({ label: "日本" });
  await search.getByRole("button", { name: "找行程" }).click();
  await expect(page).toHaveURL(/\/tours\?.*countries=/);
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("日本");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/tours\/\d+$/);
  await page
    .getByRole("main")
    .locator("a[href*='/tours/']")
    .filter({ hasText: /報名中|即將額滿/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/tours\/\d+\/\d+$/);
  await registerLink(page).click();
  await expect(page).toHaveURL(/\/register$/);
  const email = freshEmail();
  await fillForm(page, email, "1");
  await sendButton(page).click();
  await expect(page.getByRole("heading", { name: "電子信箱驗證" })).toBeVisible();
  await box(page, 1).pressSequentially(codeOf(await mailTo(email, "驗證碼")));
  await confirmButton(page).click();
  await expect(page.getByRole("heading", { name: "已為您保留 1 席" })).toBeVisible();
  const number = await page.getByText(/^R\d{8}-\d{4,}-/).innerText();
  expect((await mailTo(email, "已收到您的報名")).text).toContain(number);
  await page.reload();
  await expect(page.getByText(number)).toBeVisible();
});

/** Tabs until the focus is on what `name` says, as somebody without a mouse does. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press("Tab");
    const text = await page.evaluate(() => {
      const element = document.activeElement;
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? [...(element.labels ?? [])].map((label) => label.textContent)
          : [];
      return [element?.getAttribute("aria-label"), ...labels, element?.textContent].join(" ");
    });
    if (name.test(text)) return;
  }
  throw new Error(`the focus never came to ${name}`);
}

test("by keyboard alone: from the departure to the seat held", async ({ page, request, mailTo }) => {
  const departure = await findDeparture(request, isOpen);
  await page.goto(`${departure.path}/register`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "跳到主要內容" })).toBeFocused();
  const email = freshEmail();
  await tabTo(page, /人數/);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("2");
  await tabTo(page, /聯絡人姓名/);
  await page.keyboard.type("林測試");
  await tabTo(page, /手機號碼/);
  await page.keyboard.type("0900123456");
  await tabTo(page, /電子信箱/);
  await page.keyboard.type(email);
  await tabTo(page, /我已閱讀/);
  await page.keyboard.press("Space");
  await tabTo(page, /寄驗證碼/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "電子信箱驗證" })).toBeFocused();
  const code = codeOf(await mailTo(email, "驗證碼"));
  await tabTo(page, /第 1 碼/);
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "已為您保留 2 席" })).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true });

  test("by touch: a seat held", async ({ page, request, mailTo }) => {
    const departure = await findDeparture(request, isOpen);
    await page.goto(departure.path);
    await registerLink(page).tap();
    await expect(page).toHaveURL(/\/register$/);
    const email = freshEmail();
    await fillForm(page, email);
    await sendButton(page).tap();
    await box(page, 1).pressSequentially(codeOf(await mailTo(email, "驗證碼")));
    await confirmButton(page).tap();
    await expect(page.getByRole("heading", { name: "已為您保留 2 席" })).toBeVisible();
  });
});

test("a full departure: a place in the queue, and nothing that sounds like a seat", async ({
  page,
  request,
  mailTo,
}) => {
  const departure = await findDeparture(request, isWaitlist);
  await page.goto(`${departure.path}/register`);
  const email = freshEmail();
  await fillForm(page, email, "1");
  await page.getByRole("button", { name: "寄驗證碼，排入候補" }).click();
  await box(page, 1).pressSequentially(codeOf(await mailTo(email, "驗證碼")));
  await confirmButton(page).click();
  await expect(page.getByRole("heading", { name: /候補第 \d+ 順位/ })).toBeVisible();
  await expect(page.getByText("尚未保留席次")).toBeVisible();
  expect((await mailTo(email, "候補")).text).not.toContain("已為您保留");
});
