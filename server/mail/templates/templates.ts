/** The mails of the product, as they are until staff edit them (table mail_templates). */
import { contactNotice } from "./contact-notice.ts";
import { contactReceipt } from "./contact-receipt.ts";
import { registrationNotice } from "./registration-notice.ts";
import { registrationReceipt } from "./registration-receipt.ts";
import { registrationWaitlisted } from "./registration-waitlisted.ts";
import type { MailTemplate } from "./template.ts";
import { verifyCode } from "./verify-code.ts";
import { waitlistMovedUp } from "./waitlist-moved-up.ts";

export type TemplateKey =
  | "verify-code"
  | "registration-receipt"
  | "registration-waitlisted"
  | "waitlist-moved-up"
  | "registration-notice"
  | "contact-receipt"
  | "contact-notice";

export const TEMPLATES: Record<TemplateKey, MailTemplate> = {
  "verify-code": verifyCode,
  "registration-receipt": registrationReceipt,
  "registration-waitlisted": registrationWaitlisted,
  "waitlist-moved-up": waitlistMovedUp,
  "registration-notice": registrationNotice,
  "contact-receipt": contactReceipt,
  "contact-notice": contactNotice,
};
