/** Writes a mail in the transaction that causes it; a job sends it after the commit. */
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { ServerContext, ServerSettings } from "../context.ts";
import type { Tables } from "../database/tables.ts";
import type { Sender } from "./layout.ts";
import { insertMail, readTemplateAndSite, type TemplateAndSite } from "./mails.queries.ts";
import { UnknownPlaceholder } from "./placeholders.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";
import { parseAddress } from "./address.ts";
import { type TemplateKey, TEMPLATES } from "./templates/templates.ts";

export type { TemplateKey } from "./templates/templates.ts";

export interface MailOrder {
  template: TemplateKey;
  /** One address, without a name. */
  to: string;
  /** A second order with the same key does nothing. */
  dedupeKey: string;
  values: Record<string, string>;
}

/** Where there is no mail server the mail is kept, for the mailbox page, and no job is made. */
export async function queueMail(
  trx: Kysely<Tables>,
  context: Pick<ServerContext, "settings" | "jobs">,
  order: MailOrder,
): Promise<void> {
  const { settings } = context;
  const found = await readTemplateAndSite(trx, order.template);
  const mail = render(order, found, senderOf(found.site, settings));
  const mailId = await insertMail(trx, {
    ...mail,
    dedupe_key: order.dedupeKey,
    message_id: `<${randomUUID()}@${new URL(settings.publicUrl).hostname}>`,
    to_address: order.to,
    state: settings.smtpUrl ? "queued" : "kept",
    last_error: null,
  });
  if (mailId === undefined || !settings.smtpUrl) return;
  await context.jobs.enqueue(trx, "mail.send", { mail_id: mailId });
}

/** A template that staff broke must not cost anybody a seat: then ours is sent. */
function render({ template, values }: MailOrder, found: TemplateAndSite, sender: Sender): RenderedMail {
  const own = TEMPLATES[template];
  if (!found.template) return renderMail(own, values, sender);
  const edited = { subject: found.template.subject, bodyHtml: found.template.body_html };
  try {
    return renderMail(edited, values, sender);
  } catch (error) {
    if (!(error instanceof UnknownPlaceholder)) throw error;
    return renderMail(own, values, sender);
  }
}

function senderOf(site: TemplateAndSite["site"], settings: ServerSettings): Sender {
  const from = parseAddress(settings.mailFrom);
  return {
    brand: site?.brand ?? (from.name || from.address),
    company: site?.company ?? from.name,
    email: site?.email ?? from.address,
    office: site?.office ?? "",
    telephone: site?.telephone ?? "",
    url: settings.publicUrl,
  };
}
