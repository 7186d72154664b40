/** Asking and taking a seat: the contact and registration forms and their answers (contract.md section 5). */
import { z } from "zod";
import { isReadable, plainLine, plainLines } from "./plain-text.ts";
import { MESSAGES, MOBILE_PATTERN, parseDay, parseHeadcount } from "./rules.ts";
import { emailField } from "./verification.ts";
import { day, id, instant, money } from "./wire.ts";

export const REGISTRATION_STATES = ["pending", "confirmed", "completed", "waitlisted", "cancelled"] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

export const nameField = z
  .string("請填寫姓名")
  .overwrite(plainLine)
  .refine(isReadable, "請填寫姓名")
  .max(60, "姓名最多 60 個字");
export const mobileField = z
  .string(MESSAGES.mobile)
  .trim()
  .min(1, "請填寫手機號碼")
  .regex(MOBILE_PATTERN, MESSAGES.mobile);
/**
 * The first run of digits of what was typed, from 1 to 999; a JSON number is taken as it is. What a
 * departure holds is checked later.
 */
export const headcountField = z
  .union([z.string(), z.number()], MESSAGES.headcount)
  .transform((value) => (typeof value === "string" ? parseHeadcount(value) : value))
  .pipe(z.int(MESSAGES.headcount).min(1, "人數至少 1 位").max(999, "人數太多，請直接與我們聯絡"));
/** Free text that may be absent. */
export const suggestionField = z
  .string("備註格式錯誤，請重新填寫")
  .overwrite(plainLines)
  .max(1000, "備註最多 1000 個字")
  .default("");
/** The date part only (before the first space), in either form; answers `YYYY-MM-DD`. */
const quotedDay = z.string(MESSAGES.date).transform((text, context) => {
  const parsed = parseDay(text.trim().split(" ")[0] ?? "");
  if (parsed) return parsed;
  context.addIssue({ code: "custom", message: MESSAGES.date });
  return z.NEVER;
});
/** The price as the visitor saw it: kept beside ours, never trusted. */
const quotedPrice = z
  .union([z.string(), z.number()], "團費格式錯誤")
  .transform((value) => Number(String(value).replaceAll(",", "").trim() || Number.NaN))
  .pipe(z.int("團費格式錯誤").nonnegative("團費格式錯誤").max(100_000_000, "團費格式錯誤"));

export const registerForm = z.object({
  tour_group_number: z
    .string("缺少團號，請回出發日期頁重新報名")
    .trim()
    .min(1, "缺少團號，請回出發日期頁重新報名")
    .max(40, "團號太長"),
  tour_name: z.string("缺少行程名稱").trim().max(200, "行程名稱太長").default(""),
  date_start: quotedDay,
  date_end: quotedDay,
  headcount: headcountField,
  price: quotedPrice,
  name: nameField,
  mobile: mobileField,
  email: emailField,
  suggestion: suggestionField,
});
export type RegisterForm = z.infer<typeof registerForm>;

export const registration = z.strictObject({
  id,
  /** What a visitor quotes on the telephone: R20261121-0007K. */
  number: z.string(),
  status: z.enum(REGISTRATION_STATES),
  /** Place in the queue, from 1; null unless waitlisted. */
  waitlist_position: z.int().positive().nullable(),
  tour_group_number: z.string(),
  tour_id: id,
  departure_id: id,
  tour_name: z.string(),
  date_start: day,
  date_end: day,
  headcount: z.int().positive(),
  /** Our own adult price of a person, and that times the headcount. */
  price: money,
  amount: money,
  /** Whether the price or dates the visitor was shown differ from ours. */
  quote_differs: z.boolean(),
  name: z.string(),
  email: z.string(),
  contract_version: z.string(),
  notice_version: z.string(),
  created_at: instant,
});
export type Registration = z.infer<typeof registration>;

/** One line of text that may be absent. */
const optionalLine = (max: number, tooLong: string, wrong: string) =>
  z.string(wrong).trim().max(max, tooLong).default("");

export const contactForm = z.object({
  name: nameField,
  mobile: mobileField,
  email: emailField,
  /** Where to: a text, or a list of choices, which is kept as one text joined by 、. */
  location: z
    .union([z.string(), z.array(z.string()).max(30)], "地點格式錯誤")
    .transform((value) =>
      [value]
        .flat()
        .map((place) => place.trim())
        .filter(Boolean)
        .join("、"),
    )
    .pipe(z.string().max(200, "地點最多 200 個字"))
    .default(""),
  /** The first run of digits of what was typed, or its text where it has none: one may not know yet. */
  headcount: z
    .union([z.string(), z.number()], "人數格式錯誤")
    .transform((value) => String(parseHeadcount(String(value))))
    .pipe(z.string().max(20, "人數最多 20 個字"))
    .default(""),
  purpose: optionalLine(100, "詢問目的最多 100 個字", "詢問目的格式錯誤"),
  suggestion: optionalLine(1000, "詢問內容最多 1000 個字", "詢問內容格式錯誤"),
  /** As the form states it: whose record it is follows from the token or the proven e-mail only. */
  user_id: z
    .union([z.string(), z.number()], "會員編號格式錯誤")
    .transform((value) => (String(value).trim() === "" ? undefined : Number(value)))
    .pipe(
      z
        .int("會員編號格式錯誤")
        .positive("會員編號格式錯誤")
        .max(2_147_483_647, "會員編號格式錯誤")
        .optional(),
    )
    .optional(),
  tour_group_number: optionalLine(40, "團號太長", "團號格式錯誤"),
  tour_name: optionalLine(200, "行程名稱太長", "行程名稱格式錯誤"),
});
export type ContactForm = z.infer<typeof contactForm>;

export const contact = z.strictObject({
  id,
  /** What a visitor quotes on the telephone: C20261121-0007-K4M. */
  number: z.string(),
});
export type Contact = z.infer<typeof contact>;
