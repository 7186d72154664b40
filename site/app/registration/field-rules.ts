/** What each field of the registration form must be; the server holds the same rules in its schema. */
import { isEmail, MESSAGES, MOBILE_PATTERN, parseHeadcount } from "@farpeak/contract/rules.ts";

export function headcountError(text: string, seatsTotal: number): string | undefined {
  const count = parseHeadcount(text);
  if (typeof count !== "number") return MESSAGES.headcount;
  if (count < 1) return "人數至少 1 位";
  if (count > seatsTotal) return `這一團共 ${seatsTotal} 席，請填寫不超過此數的人數，或與我們聯絡`;
  return undefined;
}

export function nameError(text: string): string | undefined {
  return text.trim() === "" ? "請填寫姓名" : undefined;
}

export function mobileError(text: string): string | undefined {
  if (text.trim() === "") return "請填寫手機號碼";
  return MOBILE_PATTERN.test(text.trim()) ? undefined : MESSAGES.mobile;
}

export function emailError(text: string): string | undefined {
  if (text.trim() === "") return "請填寫電子信箱";
  return isEmail(text.trim()) ? undefined : MESSAGES.email;
}
