/** Made-up words and pictures for the gallery, nothing of the agency's. */
import type { MegaMenuGroup } from "../mega-menu.tsx";
import type { PictureImage } from "../picture.tsx";

const entries = (labels: string) =>
  labels.split(" ").map((label) => ({ label, href: `/tours?tags=${label}` }));
const group = (title: string, labels: string): MegaMenuGroup => ({ title, entries: entries(labels) });

export const guide = {
  href: "/countries",
  areas: [
    group("中歐・西歐", "奧地利・捷克 德國 瑞士 法國 荷蘭・比利時 英國・愛爾蘭 匈牙利 盧森堡"),
    group("南歐", "義大利 西班牙 葡萄牙 希臘 克羅埃西亞 斯洛維尼亞 馬爾他"),
    group("東歐", "波蘭 羅馬尼亞 保加利亞 波羅的海三國 喬治亞"),
    group("北歐", "冰島 挪威 芬蘭 瑞典 丹麥 法羅群島"),
    group("非洲・中東", "埃及 摩洛哥 土耳其 約旦 肯亞 南非 納米比亞 以色列"),
  ],
  regions: [
    group("日本", "北海道 東北 關東 北陸・立山黑部 關西 四國・山陰山陽 九州 客製・半自助"),
    group("亞洲", "不丹 越南 泰國 馬來西亞・新加坡 沖繩 菲律賓 印尼 其他ClubMed"),
    group("海島", "峇里島 馬爾地夫 蘇門答臘 檳城 普吉島 大溪地 夏威夷 其他"),
    group("美洲", "美國 加拿大 秘魯 巴西・阿根廷 墨西哥 智利"),
    group("其他", "紐西蘭 澳洲 郵輪 極地"),
  ],
};

export const links = [
  { label: "團體行程", href: "/countries" },
  { label: "出團表", href: "/tour-list" },
  { label: "講座與活動", href: "/events" },
  { label: "旅遊誌", href: "/travel-blog" },
  { label: "優惠", href: "/promotional-offers" },
];

export const memberLinks = [
  { label: "我的行程", href: "/member/my-tour" },
  { label: "活動講座", href: "/member/activities" },
  { label: "聯絡紀錄", href: "/member/contact" },
  { label: "會員資料", href: "/member/profile" },
];

export const footer = {
  offices: [
    { title: "台北總公司", address: "104 台北市中山區遠山路一段 12 號 8 樓", telephone: "02-5550-1200" },
    { title: "台中分公司", address: "403 台中市西區向陽街 88 號 3 樓", telephone: "04-5550-3300" },
    { title: "高雄分公司", address: "802 高雄市苓雅區海景二路 6 號 5 樓", telephone: "07-5550-7700" },
  ],
  social: [
    { kind: "instagram", label: "Instagram", href: "https://example.com/instagram" },
    { kind: "facebook", label: "Facebook", href: "https://example.com/facebook" },
    { kind: "youtube", label: "YouTube", href: "https://example.com/youtube" },
    { kind: "line", label: "LINE", href: "https://example.com/line" },
  ],
  links: [
    { label: "聯絡我們", href: "/contact" },
    { label: "旅客好評", href: "/praise" },
    { label: "旅遊契約", href: "/contract" },
    { label: "公司資訊", href: "/disclosure" },
  ],
  legal: ["綜合旅行社　交觀綜字第 0000 號　品保北 0000 號", "代表人　林遠山"],
  copyright: "© 2026 範例旅行社",
  privacyHref: "/privacy",
  privacySections: [
    { title: "適用範圍", content: "本政策適用於您使用本網站時，我們如何蒐集、處理與利用您的個人資料。" },
    { title: "未成年人之保護", content: "未滿 12 歲者請由監護人陪同使用；12 至 17 歲者須取得監護人同意。" },
    { title: "聯絡窗口", content: "如有任何疑問，歡迎與我們的客服人員聯絡，我們將儘速回覆您。" },
  ],
} as const;

const drawing =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#e8d9c0"/><circle cx="280" cy="90" r="36" fill="#fbf3e2"/><path d="M0 210 90 120l60 60 80-100 170 150v70H0Z" fill="#7394a6"/><path d="M0 250l110-60 90 50 110-80 90 70v70H0Z" fill="#3f5f78"/></svg>',
  );

export const image: PictureImage = {
  src: drawing,
  alt: "夕陽下的兩重山",
  width: 400,
  height: 300,
  variants: [{ src: drawing, width: 400, type: "image/svg+xml" }],
  color: "#cdb99a",
};

export const departures = [
  {
    id: 1,
    date: "2026-12-05",
    tour: "北海道雪祭與道東流冰",
    days: 8,
    nights: 7,
    price: 45_900,
    seats: 8,
    status: "open",
    formation: "formed",
  },
  {
    id: 2,
    date: "2026-12-19",
    tour: "冰島極光環島",
    days: 11,
    nights: 10,
    price: 188_000,
    seats: 2,
    status: "few_left",
    formation: "nearly_formed",
  },
  {
    id: 3,
    date: "2027-01-02",
    tour: "奧捷湖區與聖誕市集",
    days: 10,
    nights: 9,
    price: 96_500,
    seats: 0,
    status: "waitlist",
    formation: "formed",
  },
  {
    id: 4,
    date: "2027-01-16",
    tour: "摩洛哥撒哈拉",
    days: 12,
    nights: 11,
    price: 118_800,
    seats: 16,
    status: "closed",
    formation: "forming",
  },
  {
    id: 5,
    date: "2027-01-23",
    tour: "立山黑部雪之大谷",
    days: 5,
    nights: 4,
    price: 36_800,
    seats: 12,
    status: "cancelled",
    formation: "forming",
  },
] as const;
