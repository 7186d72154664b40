/** The registration form and its code step: what product.md section 5 asks, and that nothing typed is lost. */
import { findDeparture, isClosed, isOpen } from "./departures.ts";
import { codeOf, expect, freshEmail, test } from "./fixtures.ts";
import { box, boxes, confirmButton, fillForm, sendButton } from "./form.ts";

test("each field says what is wrong with it, and the first wrong one has the focus", async ({
  page,
  request,
}) => {
  const { path } = await findDeparture(request, isOpen);
  await page.goto(`${path}/register`);
  await page.getByLabel("人數").fill("兩位");
  await page.getByLabel("手機號碼").fill("0800123456");
  await page.getByLabel("電子信箱").fill("somebody@nowhere");
  await sendButton(page).click();
  await expect(page.getByText("請填寫人數，例如 2")).toBeVisible();
  await expect(page.getByText("請填寫姓名")).toBeVisible();
  await expect(page.getByText("手機號碼格式錯誤")).toBeVisible();
  await expect(page.getByText("電子信箱格式錯誤")).toBeVisible();
  await expect(page.getByText("請先閱讀並勾選同意")).toBeVisible();
  await expect(page.getByLabel("人數")).toBeFocused();
  await page.getByLabel("手機號碼").fill("091234567890");
  await expect(page.getByLabel("手機號碼")).toHaveValue("0912345678");
});

test("what was typed outlives a reload, on the form and at the code", async ({ page, request, mailTo }) => {
  const { path } = await findDeparture(request, isOpen);
  await page.goto(`${path}/register`);
  const email = freshEmail();
  await fillForm(page, email, "3");
  await page.getByLabel("想先告訴我們的事").fill("一位吃素");
  await page.reload();
  await expect(page.getByLabel("人數")).toHaveValue("3");
  await expect(page.getByLabel("電子信箱")).toHaveValue(email);
  await expect(page.getByLabel("想先告訴我們的事")).toHaveValue("一位吃素");
  await sendButton(page).click();
  await mailTo(email, "驗證碼");
  await page.reload();
  await expect(page.getByRole("heading", { name: "電子信箱驗證" })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: "回上一步修改" }).click();
  await expect(page.getByLabel("聯絡人姓名")).toHaveValue("林測試");
});

test("the six boxes: advance, backspace, paste; a wrong code says so and keeps the way open", async ({
  page,
  request,
  mailTo,
}) => {
  const { path } = await findDeparture(request, isOpen);
  await page.goto(`${path}/register`);
  const email = freshEmail();
  await fillForm(page, email);
  await sendButton(page).click();
  await expect(page.getByRole("button", { name: /重新寄送 \d\ds/ })).toBeDisabled();
  await box(page, 1).focus();
  await page.keyboard.type("123");
  await expect(box(page, 4)).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(box(page, 3)).toBeFocused();
  expect(await boxes(page)).toBe("12    ");
  await confirmButton(page).click();
  await expect(page.getByText("請輸入 6 位數驗證碼")).toBeVisible();

  const code = codeOf(await mailTo(email, "驗證碼"));
  const wrong = code === "000000" ? "111111" : "000000";
  await box(page, 1).evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData("text", text);
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, wrong);
  expect(await boxes(page)).toBe(wrong);
  await confirmButton(page).click();
  await expect(page.getByText("驗證碼錯誤")).toBeVisible();
  await box(page, 1).pressSequentially(code);
  await confirmButton(page).click();
  await expect(page.getByRole("heading", { name: "已為您保留 2 席" })).toBeVisible();
});

test("a second visit within the minute goes on to the code, without another mail", async ({
  page,
  request,
  mailTo,
}) => {
  const { path } = await findDeparture(request, isOpen);
  const email = freshEmail();
  await page.goto(`${path}/register`);
  await fillForm(page, email);
  await sendButton(page).click();
  await mailTo(email, "驗證碼");
  await page.getByRole("button", { name: "回上一步修改" }).click();
  await sendButton(page).click();
  await expect(page.getByRole("heading", { name: "電子信箱驗證" })).toBeVisible();
  await expect(page.getByRole("button", { name: /重新寄送 \d\ds/ })).toBeDisabled();
});

test("when the network fails the form keeps everything and says so inline, with no toast", async ({
  page,
  request,
}) => {
  const { path } = await findDeparture(request, isOpen);
  await page.goto(`${path}/register`);
  await fillForm(page, freshEmail());
  await page.route("**/sendVerifyCode", (route) =>
    route.fulfill({ status: 200, body: "not json", contentType: "text/plain" }),
  );
  await sendButton(page).click();
  await expect(page.getByText("連線發生問題，請檢查網路後再試一次")).toBeVisible();
  await expect(page.getByLabel("聯絡人姓名")).toHaveValue("林測試");
  await expect(page.getByRole("status").filter({ hasText: "連線" })).toHaveCount(0);
});

test("a closed departure offers the others instead of a form", async ({ page, request }) => {
  const { path } = await findDeparture(request, isClosed);
  await page.goto(`${path}/register`);
  await expect(page.getByText("這個出發日期已停止報名")).toBeVisible();
  await expect(page.getByLabel("電子信箱")).toHaveCount(0);
});
