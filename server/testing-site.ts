/** Site settings for tests, with every field filled and every rich text in need of cleaning. */
import type { SiteSettings } from "@farpeak/contract/site.ts";

const content_html = "<p>條文</p><script>alert(1)</script>";
const notice = { version: "2026-01", content_html };

export const SITE: Omit<SiteSettings, "updated_at"> = {
  brand: { name: "遠岫旅遊", english_name: "Farpeak Travel", motto: "山的那一邊" },
  logo: "/logo.svg",
  company_name: "遠岫旅行社股份有限公司",
  licence: { kind: "綜合旅行社", number: "交觀綜字第0000號", representative: "林遠岫" },
  business_items: ["國外旅遊", "代訂機票"],
  contact_person: "陳雲",
  email: "office@farpeak.test",
  fax: "02-2500-0001",
  membership_verification: "會員編號 0000",
  offices: ["台北總公司", "台中分公司", "高雄分公司"].map((title) => ({
    title,
    address: "中山路 1 號",
    telephone: "02-2500-0000",
    opening_hours: "週一至週五 09:00–18:00",
    latitude: 25.05,
    longitude: 121.53,
  })),
  social_links: (["instagram", "facebook", "youtube", "line"] as const).map((kind) => ({
    kind,
    url: `https://${kind}.example`,
  })),
  messaging_app: { name: "LINE", url: "https://line.example" },
  privacy_policy: [{ title: "適用範圍", content_html }],
  terms: [{ title: "會員條款", content_html }],
  collection_notices: { contact: notice, register: notice, event: notice },
  standard_contract: { version: "contract-7", content_html },
  cancellation_steps: [
    { days_from: 31, days_to: null, percent: 10 },
    { days_from: 0, days_to: 30, percent: 50 },
  ],
  menu: [{ title: "日本", entries: [{ label: "關西", countries: ["日本"], tags: ["關西"] }] }],
  popular_searches: ["京都"],
};
