/**
 * The rules of product.md section 5 as plain functions, without zod, so that the browser can
 * share them with the server at no cost in bytes.
 */

/** An address whose last part has at least two letters; upper and lower case alike. */
export const EMAIL_PATTERN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
/** RFC 5321, 4.5.3.1.3: a path is at most 256 octets, its angle brackets included. */
export const EMAIL_MAX_LENGTH = 254;
/** Ten digits that start with 09. */
export const MOBILE_PATTERN = /^09\d{8}$/;
/** 8 to 20 letters and digits, at least one of each. */
export const PASSWORD_PATTERN = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,20}$/;
/** A verification code as it is mailed. */
export const CODE_PATTERN = /^\d{6}$/;
const DATE_PATTERN = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/;

export const MESSAGES = {
  required: "此欄位為必填",
  email: "電子信箱格式錯誤",
  mobile: "手機號碼格式錯誤",
  date: "日期格式錯誤",
  password: "密碼格式錯誤，請再次確認",
  passwordHint: "請設定 8~20 字元英數混合密碼",
  confirmPassword: "與新密碼不符，請確認後再試一次",
  headcount: "請填寫人數，例如 2",
  codeWrong: "驗證碼錯誤",
  codeExpired: "驗證碼已過期",
  generic: "發生錯誤，請稍後再試",
} as const;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
}

/**
 * Reads a calendar day written `YYYY/MM/DD` or `YYYY-MM-DD`; single-digit months and days are accepted.
 *
 * @returns the day as `YYYY-MM-DD`, or null where the text is no day of the calendar (31 February).
 */
export function parseDay(text: string): string | null {
  const match = DATE_PATTERN.exec(text.trim());
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/**
 * The number of people meant by a free text: its first run of digits (full-width ones too).
 *
 * @returns the number, or the trimmed text where it has no digits (the server then refuses it).
 */
export function parseHeadcount(text: string): number | string {
  const digits = /\d+/.exec(text.normalize("NFKC"));
  return digits ? Number.parseInt(digits[0], 10) : text.trim();
}
