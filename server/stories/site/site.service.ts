/** Site settings: one record, checked against the contract whenever it is read. */
import { type SiteSettings, siteSettings } from "@farpeak/contract/site.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { cleanHtml } from "../../http/rich-text.ts";
import { instant } from "../../time.ts";

const KEY = "site";

type Section = SiteSettings["terms"][number];

/** Undefined before the site was set up. Rich text comes out cleaned. */
export async function readSiteSettings(db: Kysely<Tables>): Promise<SiteSettings | undefined> {
  const row = await db.selectFrom("site_settings").selectAll().where("key", "=", KEY).executeTakeFirst();
  if (!row) return undefined;
  const settings = siteSettings.parse({ ...(row.value as object), updated_at: instant(row.updated_at) });
  const clean = ({ content_html, ...rest }: Section): Section => ({
    ...rest,
    content_html: cleanHtml(content_html),
  });
  const notices = settings.collection_notices;
  const cleanNotice = (notice: typeof notices.contact) => ({
    ...notice,
    content_html: cleanHtml(notice.content_html),
  });
  return {
    ...settings,
    privacy_policy: settings.privacy_policy.map(clean),
    terms: settings.terms.map(clean),
    collection_notices: {
      contact: cleanNotice(notices.contact),
      register: cleanNotice(notices.register),
      event: cleanNotice(notices.event),
    },
    standard_contract: {
      ...settings.standard_contract,
      content_html: cleanHtml(settings.standard_contract.content_html),
    },
  };
}

/** Stores the settings whole. */
export async function writeSiteSettings(
  db: Kysely<Tables>,
  settings: Omit<SiteSettings, "updated_at">,
): Promise<void> {
  const value = JSON.stringify(settings);
  await db
    .insertInto("site_settings")
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value, updated_at: new Date() }))
    .execute();
}
