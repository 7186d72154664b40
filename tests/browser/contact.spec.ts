/** The inquiry form: what it asks, that nothing typed is lost, and that both sides hear of it. */
import type { Page } from "@playwright/test";
import { findDeparture, isOpen } from "./departures.ts";
import { expect, freshEmail, test } from "./fixtures.ts";

async function fillWho(page: Page, email: string): Promise<void> {
  await page.getByLabel("姓名").fill("林測試");
  await page.getByLabel("手機號碼").fill("0900123456");
  await page.getByLabel("電子信箱").fill(email);
}
const sendButton = (page: Page) => page.getByRole("button", { name: "送出諮詢" });

test("each field says what is wrong with it, and the first wrong one has the focus", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("手機號碼").fill("0800123456");
  await page.getByLabel("電子信箱").fill("somebody@nowhere");
  await sendButton(page).click();
  await expect(page.getByText("請填寫姓名")).toBeVisible();
  await expect(page.getByText("手機號碼格式錯誤")).toBeVisible();
  await expect(page.getByText("電子信箱格式錯誤")).toBeVisible();
  await expect(page.getByLabel("姓名")).toBeFocused();
});

test("what was typed outlives a reload, and what was sent has a number and a mail", async ({
  page,
  mailTo,
}) => {
  await page.goto("/contact");
  const email = freshEmail();
  await fillWho(page, email);
  await page.getByLabel("詢問目的").selectOption("其他");
  await page.getByLabel("其他目的").fill("攝影團");
  await page.getByRole("checkbox", { name: "北歐" }).check();
  await page.getByRole("checkbox", { name: "日本" }).check();
  await page.getByLabel("其他地方").fill("冰島");
  await page.getByLabel("人數").fill("大約 6 位");
  await page.getByLabel("想問的事或建議").fill("想看極光");
  await page.reload();
  await expect(page.getByLabel("姓名")).toHaveValue("林測試");
  await expect(page.getByLabel("其他目的")).toHaveValue("攝影團");
  await expect(page.getByRole("checkbox", { name: "北歐" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "西歐" })).not.toBeChecked();
  const sent = page.waitForRequest("**/form/submit/contact");
  await sendButton(page).click();
  const body = (await sent).postDataBuffer()?.toString() ?? "";
  for (const part of ["北歐、日本、冰島", "其他：攝影團", "\r\n\r\n6\r\n", "想看極光"])
    expect(body).toContain(part);
  await expect(page.getByRole("heading", { name: "已收到您的諮詢" })).toBeFocused();
  const number = await page.getByText(/^C\d{8}-\d{4,}-\w{3}$/).innerText();
  const receipt = await mailTo(email, number);
  expect(receipt.text).toContain(number);
  await page.reload();
  await expect(page.getByText(number)).toBeVisible();
  await page.getByRole("button", { name: "再問一件事" }).click();
  await expect(page.getByLabel("姓名")).toHaveValue("林測試");
  await expect(page.getByLabel("想問的事或建議")).toHaveValue("");
});

test("from a departure's page the tour and its group number come along", async ({ page, request }) => {
  const { path, id } = await findDeparture(request, isOpen);
  await page.goto(path);
  await page.getByRole("link", { name: "線上諮詢" }).click();
  await expect(page).toHaveURL(`/contact?departure=${id}`);
  await expect(page.getByRole("region", { name: "詢問的行程" })).toContainText("團號");
  await fillWho(page, freshEmail());
  const sent = page.waitForRequest("**/form/submit/contact");
  await sendButton(page).click();
  expect((await sent).postDataBuffer()?.toString()).toContain("tour_group_number");
  await expect(page.getByRole("heading", { name: "已收到您的諮詢" })).toBeVisible();
});

test("when the network fails the form keeps everything and says so inline, with no toast", async ({
  page,
}) => {
  await page.goto("/contact");
  await fillWho(page, freshEmail());
  await page.route("**/form/submit/contact", (route) =>
    route.fulfill({ status: 200, body: "not json", contentType: "text/plain" }),
  );
  await sendButton(page).click();
  await expect(page.getByText("連線發生問題，請檢查網路後再試一次")).toBeVisible();
  await expect(page.getByLabel("姓名")).toHaveValue("林測試");
  await expect(page.getByRole("status").filter({ hasText: "連線" })).toHaveCount(0);
});
