/** Site settings: everything that names the agency (contract.md section 3). */
import { z } from "zod";
import { instant } from "./wire.ts";

export const office = z.strictObject({
  title: z.string(),
  address: z.string(),
  telephone: z.string(),
  opening_hours: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export const textSection = z.strictObject({ title: z.string(), content_html: z.string() });
/** 個人資料保護法 §8: what a form must say before it collects. */
export const collectionNotice = z.strictObject({ version: z.string(), content_html: z.string() });
/** 國外旅遊定型化契約: what leaving costs. `days_to` null: any number of days from `days_from` up. */
export const cancellationStep = z.strictObject({
  days_from: z.int().nonnegative(),
  days_to: z.int().nonnegative().nullable(),
  percent: z.int().min(0).max(100),
});
export type CancellationStep = z.infer<typeof cancellationStep>;
/** A column of the mega-menu's right-hand table. */
export const menuColumn = z.strictObject({
  title: z.string(),
  entries: z.array(
    z.strictObject({ label: z.string(), countries: z.array(z.string()), tags: z.array(z.string()) }),
  ),
});
export type MenuColumn = z.infer<typeof menuColumn>;

export const siteSettings = z.strictObject({
  brand: z.strictObject({ name: z.string(), english_name: z.string(), motto: z.string() }),
  /** Address of the logo; null: the wordmark is set in type. */
  logo: z.string().nullable(),
  company_name: z.string(),
  licence: z.strictObject({ kind: z.string(), number: z.string(), representative: z.string() }),
  business_items: z.array(z.string()),
  contact_person: z.string(),
  email: z.string(),
  fax: z.string(),
  membership_verification: z.string(),
  offices: z.array(office),
  social_links: z.array(
    z.strictObject({ kind: z.enum(["instagram", "facebook", "youtube", "line"]), url: z.string() }),
  ),
  messaging_app: z.strictObject({ name: z.string(), url: z.string() }),
  privacy_policy: z.array(textSection),
  terms: z.array(textSection),
  collection_notices: z.strictObject({
    contact: collectionNotice,
    register: collectionNotice,
    event: collectionNotice,
  }),
  standard_contract: z.strictObject({ version: z.string(), content_html: z.string() }),
  cancellation_steps: z.array(cancellationStep),
  menu: z.array(menuColumn),
  popular_searches: z.array(z.string()),
  updated_at: instant,
});
export type SiteSettings = z.infer<typeof siteSettings>;
