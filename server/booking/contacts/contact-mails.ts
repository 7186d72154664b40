/** The mails of an inquiry: a receipt for the visitor, a notice for the office. */
import type { Kysely } from "kysely";
import type { ServerContext } from "../../context.ts";
import type { ContactRow, Tables } from "../../database/tables.ts";
import { queueMail } from "../../mail/queue-mail.ts";

export async function mailNewContact(
  trx: Kysely<Tables>,
  context: Pick<ServerContext, "settings" | "jobs">,
  row: ContactRow,
  office: string,
): Promise<void> {
  await queueMail(trx, context, {
    template: "contact-receipt",
    to: row.email,
    dedupeKey: `contact-receipt:${row.id}`,
    values: { number: row.number, link: `${context.settings.publicUrl}/tours` },
  });
  await queueMail(trx, context, {
    template: "contact-notice",
    to: office,
    dedupeKey: `contact-notice:${row.id}`,
    values: noticeValues(row),
  });
}

function noticeValues(row: ContactRow): Record<string, string> {
  const { number, name, mobile, email } = row;
  const asked = ["purpose", "tour_name", "tour_group_number", "location", "headcount", "suggestion"] as const;
  return {
    number,
    name,
    mobile,
    email,
    ...Object.fromEntries(asked.map((field) => [field, row[field] || "（未填）"])),
  };
}
