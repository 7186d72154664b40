/** The mails of a registration: a receipt for the visitor, a notice for the office. */
import type { SiteSettings } from "@farpeak/contract/site.ts";
import type { Kysely } from "kysely";
import type { ServerContext } from "../../context.ts";
import type { RegistrationRow, Tables } from "../../database/tables.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import type { LockedDeparture } from "./registrations.queries.ts";

type Needs = Pick<ServerContext, "settings" | "jobs">;

interface News {
  row: RegistrationRow;
  departure: LockedDeparture;
  site: SiteSettings;
  /** Place in the queue; null for one who holds seats. */
  position: number | null;
}

export async function mailNewRegistration(trx: Kysely<Tables>, context: Needs, news: News): Promise<void> {
  const { row, departure, site, position } = news;
  const values = {
    ...particulars(context, row, departure),
    position: position === null ? "" : String(position),
  };
  const receipt = position === null ? "registration-receipt" : "registration-waitlisted";
  await queueMail(trx, context, {
    template: receipt,
    to: row.email,
    dedupeKey: `${receipt}:${row.id}`,
    values,
  });
  const notice = {
    ...values,
    state: position === null ? `已保留 ${row.headcount} 席` : `候補第 ${position} 順位，未保留席次`,
    mobile: row.mobile,
    email: row.email,
    suggestion: row.suggestion || "（無）",
    quote: quoteNote(row),
  };
  await queueMail(trx, context, {
    template: "registration-notice",
    to: site.email,
    dedupeKey: `registration-notice:${row.id}`,
    values: notice,
  });
}

export async function mailMovedUp(
  trx: Kysely<Tables>,
  context: Needs,
  row: RegistrationRow,
  departure: LockedDeparture,
): Promise<void> {
  const values = particulars(context, row, departure);
  await queueMail(trx, context, {
    template: "waitlist-moved-up",
    to: row.email,
    dedupeKey: `waitlist-moved-up:${row.id}`,
    values,
  });
}

function particulars(
  { settings }: Needs,
  row: RegistrationRow,
  departure: LockedDeparture,
): Record<string, string> {
  return {
    name: row.name,
    number: row.number,
    tour_name: departure.tour_name,
    tour_group_number: departure.tour_group_number,
    date_start: departure.date_start.replaceAll("-", "/"),
    date_end: departure.date_end.replaceAll("-", "/"),
    headcount: String(row.headcount),
    price: dollars(row.price),
    amount: dollars(row.amount),
    deposit: dollars(departure.deposit * row.headcount),
    decision_date: departure.decision_date.replaceAll("-", "/"),
    link: `${settings.publicUrl}/tours/${departure.tour_id}/${departure.id}`,
  };
}

function dollars(amount: number): string {
  return `NT$ ${amount.toLocaleString("en-US")}`;
}

function quoteNote(row: RegistrationRow): string {
  if (!row.quote_differs) return "與公告相同";
  return `旅客看到的是 ${dollars(row.quoted_price ?? 0)}，${row.quoted_date_start} 至 ${row.quoted_date_end}，與公告不同，請確認`;
}
