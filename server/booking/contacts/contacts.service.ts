/** A visitor's inquiry: the record, its two mails and its audit entry are kept together, or none of them. */
import type { Contact, ContactForm } from "@farpeak/contract/booking.ts";
import { writeAudit } from "../../audit/audit.ts";
import type { ServerContext } from "../../context.ts";
import type { NewContact } from "../../database/tables.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Call } from "../../http/call.ts";
import type { Limit } from "../../http/limits.ts";
import { readSiteSettings } from "../../stories/site/site.service.ts";
import { taipeiDay } from "../../time.ts";
import { registrationNumber } from "../registrations/registration-number.ts";
import { mailNewContact } from "./contact-mails.ts";
import { insertContact, nextContactId } from "./contacts.queries.ts";

// Nobody proves the e-mail here, and a receipt goes to it: per mailbox, per address and in all.
const PER_ADDRESS: Limit = { name: "contact-address", points: 20, seconds: 3600 };
const PER_MAILBOX: Limit = { name: "contact-mailbox", points: 5, seconds: 3600 };
const IN_ALL: Limit = { name: "contact-all", points: 1000, seconds: 3600 };

/**
 * @returns the record's id and the number that the visitor quotes.
 * @throws ApiError too_many_requests, unavailable.
 */
export async function sendContact(
  context: ServerContext,
  form: ContactForm,
  call: Pick<Call, "address" | "requestId">,
): Promise<Contact> {
  await context.limits.take(PER_ADDRESS, call.address);
  await context.limits.take(PER_MAILBOX, form.email);
  await context.limits.take(IN_ALL, "all");
  const site = await readSiteSettings(context.db.kysely);
  if (!site) throw new ApiError("unavailable");
  return context.changes.write(async (trx) => {
    const id = await nextContactId(trx);
    const row = await insertContact(trx, newRow(id, form, site.collection_notices.contact.version));
    await mailNewContact(trx, context, row, site.email);
    await writeAudit(trx, {
      actor: { kind: "visitor" },
      action: "create",
      record: { kind: "contact", id },
      changes: { state: row.state },
      requestId: call.requestId,
    });
    return { id, number: row.number };
  });
}

function newRow(id: number, form: ContactForm, noticeVersion: string): NewContact {
  const { user_id, ...fields } = form;
  return {
    ...fields,
    id,
    number: registrationNumber("C", id, taipeiDay()),
    stated_user_id: user_id ?? null,
    notice_version: noticeVersion,
  };
}
