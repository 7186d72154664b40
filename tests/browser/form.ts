/** The registration form as a visitor fills it. */
import type { Page } from "@playwright/test";

export async function fillForm(page: Page, email: string, headcount = "2"): Promise<void> {
  await page.getByLabel("人數").fill(headcount);
  await page.getByLabel("聯絡人姓名").fill("林測試");
  await page.getByLabel("手機號碼").fill("0900123456");
  await page.getByLabel("電子信箱").fill(email);
  await page.getByRole("checkbox").check();
}

export const sendButton = (page: Page) => page.getByRole("button", { name: /寄驗證碼/ });
export const confirmButton = (page: Page) => page.getByRole("button", { name: "確認並送出報名" });
export const box = (page: Page, place: number) => page.getByLabel(`第 ${place} 碼`);

/** What stands in the six boxes, gaps as spaces. */
export async function boxes(page: Page): Promise<string> {
  const values = await Promise.all([1, 2, 3, 4, 5, 6].map((place) => box(page, place).inputValue()));
  return values.map((value) => value || " ").join("");
}
