/** A visitor's main job, three ways: by mouse, by keyboard alone, on a phone. */
import type { Page } from "@playwright/test";
import { codeOf, expect, freshEmail, test } from "./fixtures.ts";

async function fillForm(page: Page, email: string): Promise<void> {
  await page.getByLabel("人數").fill("2");
  await page.getByLabel("聯絡人姓名").fill("林測試");
  await page.getByLabel("手機號碼").fill("0900123456");
  await page.getByLabel("電子信箱").fill(email);
  await page.getByRole("checkbox").check();
}

/** The first departure with seats in the table of departures. */
async function openDeparture(page: Page): Promise<string> {
  const answer = await page.request.get("/backstage/api/v1/tour-groups?pre_page=100&page=2");
  const { data } = (
    (await answer.json()) as {
      data: { data: { id: number; tour_id: number; status: string; seats_left: number }[] };
    }
  ).data;
  const found = data.find((one) => one.status === "open" && one.seats_left > 4);
  if (!found) throw new Error("the demo has no open departure");
  return `/tours/${found.tour_id}/${found.id}`;
}

test("by mouse: home, tours narrowed by country and month, tour, departure, code, seat held", async ({
  page,
  mailTo,
}) => {
  await page.goto("/");
  await page.getByLabel("目的地").selectOption({ label: "日本" });
  await page.getByRole("button", { name: "找行程" }).click();
  await expect(page).toHaveURL(/\/tours\?.*countries=/);
  await page.locator("main article a[href^='/tours/']").first().click();
  await expect(page).toHaveURL(/\/tours\/\d+$/);
  await page.goto(await openDeparture(page));
  await page.getByRole("link", { name: /報名/ }).first().click();
  await expect(page).toHaveURL(/\/register$/);
  const email = freshEmail();
  await fillForm(page, email);
  await page.getByRole("button", { name: /寄驗證碼/ }).click();
  await expect(page.getByRole("heading", { name: "電子信箱驗證" })).toBeVisible();
  const code = codeOf(await mailTo(email, "驗證碼"));
  await page.getByLabel("第 1 碼").pressSequentially(code);
  await page.getByRole("button", { name: "確認並送出報名" }).click();
  await expect(page.getByRole("heading", { name: "已為您保留 2 席" })).toBeVisible();
  const number = await page.getByText(/^R\d{8}-\d{4,}-/).innerText();
  const receipt = await mailTo(email, "報名");
  expect(receipt.text).toContain(number);
  await page.reload();
  await expect(page.getByText(number)).toBeVisible();
});

test("on a phone: nothing overflows and the seat is held", async ({ browser, mailTo }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 740 },
    isMobile: true,
    hasTouch: true,
    baseURL: process.env["TEST_BASE_URL"] ?? "",
  });
  const page = await context.newPage();
  await page.goto(await openDeparture(page));
  await page.getByRole("link", { name: /報名/ }).first().tap();
  const email = freshEmail();
  await fillForm(page, email);
  await page.getByRole("button", { name: /寄驗證碼/ }).tap();
  const code = codeOf(await mailTo(email, "驗證碼"));
  await page.getByLabel("第 1 碼").pressSequentially(code);
  await page.getByRole("button", { name: "確認並送出報名" }).tap();
  await expect(page.getByRole("heading", { name: "已為您保留 2 席" })).toBeVisible();
  await context.close();
});
