/** All SQL of mails. */
import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { MailsTable, Tables } from "../database/tables.ts";

export type MailRow = Selectable<MailsTable>;
export type MailSummary = Pick<MailRow, "id" | "to_address" | "subject" | "created_at">;

export interface TemplateAndSite {
  template: { subject: string; body_html: string } | null;
  site: {
    brand: string | null;
    company: string | null;
    email: string | null;
    office: string | null;
    telephone: string | null;
  } | null;
}

/** The edited template, if any, and who writes: one statement, since a row lock is held meanwhile. */
export async function readTemplateAndSite(db: Kysely<Tables>, key: string): Promise<TemplateAndSite> {
  const { rows } = await sql<TemplateAndSite>`select
    (select jsonb_build_object('subject', subject, 'body_html', body_html)
      from mail_templates where key = ${key}) as template,
    (select jsonb_build_object('brand', value->'brand'->>'name', 'company', value->>'company_name',
      'email', value->>'email', 'office', value->'offices'->0->>'title',
      'telephone', value->'offices'->0->>'telephone')
      from site_settings where key = 'site') as site`.execute(db);
  return rows[0] ?? { template: null, site: null };
}

/** @returns the new id; undefined where a mail with this dedupe key exists. */
export async function insertMail(
  db: Kysely<Tables>,
  mail: Insertable<MailsTable>,
): Promise<number | undefined> {
  const row = await db
    .insertInto("mails")
    .values(mail)
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export function findMail(db: Kysely<Tables>, id: number): Promise<MailRow | undefined> {
  return db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function markSent(db: Kysely<Tables>, id: number): Promise<void> {
  await db
    .updateTable("mails")
    .set((eb) => ({
      state: "sent",
      sent_at: new Date(),
      attempts: eb("attempts", "+", 1),
      last_error: null,
    }))
    .where("id", "=", id)
    .execute();
}

export async function noteFailure(db: Kysely<Tables>, id: number, reason: string): Promise<void> {
  await db
    .updateTable("mails")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), last_error: reason.slice(0, 500) }))
    .where("id", "=", id)
    .execute();
}

/** @returns whether the mail was still waiting. */
export async function markFailed(db: Kysely<Tables>, id: number): Promise<boolean> {
  const result = await db
    .updateTable("mails")
    .set({ state: "failed" })
    .where("id", "=", id)
    .where("state", "=", "queued")
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Newest first; one more than `limit` where there are more. */
export function listMails(db: Kysely<Tables>, before: number | null, limit: number): Promise<MailSummary[]> {
  let query = db.selectFrom("mails").select(["id", "to_address", "subject", "created_at"]);
  if (before !== null) query = query.where("id", "<", before);
  return query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
}

/** Removes mails whose code is over: anybody can cause them, and nobody needs them as a record. */
export async function sweepCodeMails(db: Kysely<Tables>): Promise<void> {
  await sql`delete from mails where dedupe_key like 'code:%' and created_at < now() - interval '1 day'`.execute(
    db,
  );
}
