/** Everything that names the demo agency (contract.md section 3, SiteSettings), without the texts. */
import { COLLECTION_NOTICES, PRIVACY_POLICY, TERMS } from "./legal-texts.ts";
import { MENU, POPULAR_SEARCHES, SEARCH_ALIASES } from "./menu.ts";
import type { MenuColumn, SearchAlias } from "./menu.ts";
import { STANDARD_CONTRACT } from "./standard-contract.ts";

export interface TextSection {
  title: string;
  contentHtml: string;
}

export interface VersionedText {
  version: string;
  contentHtml: string;
}

/** `daysTo` null: any number of days from `daysFrom` up. Percent of the tour's price. */
export interface CancellationStep {
  daysFrom: number;
  daysTo: number | null;
  percent: number;
}

export interface DemoSiteSettings {
  brand: { name: string; englishName: string; motto: string };
  logo: string | null;
  companyName: string;
  licence: { kind: string; number: string; representative: string };
  businessItems: string[];
  contactPerson: string;
  email: string;
  fax: string;
  membershipVerification: string;
  offices: {
    title: string;
    address: string;
    telephone: string;
    openingHours: string;
    latitude: number;
    longitude: number;
  }[];
  socialLinks: { kind: "instagram" | "facebook" | "youtube" | "line"; url: string }[];
  messagingApp: { name: string; url: string };
  privacyPolicy: TextSection[];
  terms: TextSection[];
  collectionNotices: { contact: VersionedText; register: VersionedText; event: VersionedText };
  standardContract: VersionedText;
  cancellationSteps: CancellationStep[];
  menu: MenuColumn[];
  popularSearches: string[];
  searchAliases: SearchAlias[];
}

/** 國外旅遊定型化契約: what a traveller who withdraws owes, by days before departure. */
export const CANCELLATION_STEPS: CancellationStep[] = [
  { daysFrom: 41, daysTo: null, percent: 5 },
  { daysFrom: 31, daysTo: 40, percent: 10 },
  { daysFrom: 21, daysTo: 30, percent: 20 },
  { daysFrom: 2, daysTo: 20, percent: 30 },
  { daysFrom: 1, daysTo: 1, percent: 50 },
  { daysFrom: 0, daysTo: 0, percent: 100 },
];

export const siteSettings: DemoSiteSettings = {
  brand: {
    name: "遠岫旅遊",
    englishName: "Farpeak Travel",
    motto: "雲無心以出岫，人有心而遠行",
  },
  logo: null,
  companyName: "遠岫旅行社股份有限公司（示範）",
  licence: { kind: "綜合旅行業", number: "交觀綜 0000 號", representative: "沈雲岫" },
  businessItems: [
    "接受委託代售國內外海、陸、空運輸事業之客票或代旅客購買國內外客票、託運行李",
    "接受旅客委託代辦出、入國境及簽證手續",
    "招攬或接待國內外觀光旅客並安排旅遊、食宿及交通",
    "以包辦旅遊方式或自行組團，安排旅客國內外觀光旅遊、食宿、交通及提供有關服務",
    "委託乙種旅行業代為招攬旅遊業務，並受甲種旅行業委託代為招攬",
    "代理外國旅行業辦理聯絡、推廣、報價等業務",
    "設計國內外旅程、安排導遊人員或領隊人員",
    "提供國內外旅遊諮詢服務",
  ],
  contactPerson: "連遠帆",
  email: "service@farpeak.example",
  fax: "02-0000-0001",
  membershipVerification:
    "旅行業品質保障協會會員　北 0000 號（示範編號）。查核方式：請以會員編號或公司名稱，向該協會查詢會員名單。",
  offices: [
    {
      title: "台北總公司",
      address: "臺北市中山區南京東路二段 000 號 3 樓（示範門牌）",
      telephone: "02-0000-0000",
      openingHours: "週一至週五 09:00–18:30，週六 10:00–16:00",
      latitude: 25.0521,
      longitude: 121.533,
    },
    {
      title: "台中分公司",
      address: "臺中市西區臺灣大道二段 000 號 12 樓（示範門牌）",
      telephone: "04-0000-0000",
      openingHours: "週一至週五 09:00–18:00",
      latitude: 24.1553,
      longitude: 120.6635,
    },
    {
      title: "高雄分公司",
      address: "高雄市前金區中正四路 000 號 8 樓（示範門牌）",
      telephone: "07-000-0000",
      openingHours: "週一至週五 09:00–18:00",
      latitude: 22.6285,
      longitude: 120.2925,
    },
  ],
  socialLinks: [
    { kind: "instagram", url: "https://social.farpeak.example/instagram" },
    { kind: "facebook", url: "https://social.farpeak.example/facebook" },
    { kind: "youtube", url: "https://social.farpeak.example/youtube" },
    { kind: "line", url: "https://social.farpeak.example/line" },
  ],
  messagingApp: { name: "LINE", url: "https://social.farpeak.example/line" },
  privacyPolicy: PRIVACY_POLICY,
  terms: TERMS,
  collectionNotices: COLLECTION_NOTICES,
  standardContract: STANDARD_CONTRACT,
  cancellationSteps: CANCELLATION_STEPS,
  menu: MENU,
  popularSearches: POPULAR_SEARCHES,
  searchAliases: SEARCH_ALIASES,
};
