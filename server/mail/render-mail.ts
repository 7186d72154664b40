/** Template and values → what the visitor reads. Pure. */
import { cleanHtml } from "../http/rich-text.ts";
import { mailPage, mailText, type Sender } from "./layout.ts";
import { fillHtml, fillLine } from "./placeholders.ts";
import { plainText } from "./plain-text.ts";
import type { MailTemplate } from "./templates/template.ts";

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** @throws UnknownPlaceholder where the template asks for a value that is not there. */
export function renderMail(
  template: Pick<MailTemplate, "subject" | "bodyHtml">,
  values: Readonly<Record<string, string>>,
  sender: Sender,
): RenderedMail {
  const subject = fillLine(template.subject, values);
  const body = fillHtml(cleanHtml(template.bodyHtml), values);
  return { subject, html: mailPage(subject, body, sender), text: mailText(plainText(body), sender) };
}
