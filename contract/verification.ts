/** Proving that an e-mail is one's own (contract.md section 4). */
import { z } from "zod";
import { CODE_PATTERN, isEmail, MESSAGES } from "./rules.ts";

export const VERIFY_TYPES = [
  "form-submit-register",
  "form-submit-event",
  "member-register",
  "member-resetPassword",
  "member-updateUserEmail",
] as const;
export type VerifyType = (typeof VERIFY_TYPES)[number];

/** The header that carries the token of a proven e-mail. */
export const VERIFY_TOKEN_HEADER = "X-VerifyCode-Token";

/** An address as typed, trimmed and in lower case: the form in which all records keep it. */
export const emailField = z
  .string(MESSAGES.email)
  .trim()
  .min(1, "請填寫電子信箱")
  .refine(isEmail, MESSAGES.email)
  .transform((text) => text.toLowerCase());

export const sendVerifyCodeForm = z.object({
  email: emailField,
  verify_type: z.enum(VERIFY_TYPES, "驗證用途不正確，請重新整理頁面後再試一次"),
});
export type SendVerifyCodeForm = z.infer<typeof sendVerifyCodeForm>;
/** Both in seconds. */
export const sendVerifyCodeData = z.strictObject({
  expires_in: z.int().positive(),
  resend_after: z.int().positive(),
});

export const verifyCodeForm = sendVerifyCodeForm.extend({
  verify_code: z
    .string("請輸入 6 位數驗證碼")
    .transform((text) => text.normalize("NFKC").trim())
    .refine((text) => CODE_PATTERN.test(text), "請輸入 6 位數驗證碼"),
});
export type VerifyCodeForm = z.infer<typeof verifyCodeForm>;
export const verifyCodeData = z.strictObject({ data: z.string() });
