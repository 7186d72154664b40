/** The home page, section by section, as the back office composes it. */
import type { Picture } from "../types.ts";

/** As in the contract (HOME_SECTION_KINDS). */
export type HomeSectionKind =
  | "search"
  | "departures_soon"
  | "destinations"
  | "popular_tours"
  | "themes"
  | "lectures"
  | "posts"
  | "offers"
  | "praises"
  | "offices";

export interface DemoHomeItem {
  title: string;
  subtitle: string;
  link: string;
  picture: Picture;
}

export interface DemoHomeSection {
  kind: HomeSectionKind;
  title: string;
  subtitle: string;
  /** Path of "see all"; null: none. */
  link: string | null;
  /** Only where the section is not filled from a list of its own. */
  items: DemoHomeItem[];
}

export const homePage: DemoHomeSection[] = [
  {
    kind: "search",
    title: "您想去哪裡？",
    subtitle: "選地方、月份與主題，看看哪一天出發",
    link: "/tours",
    items: [],
  },
  {
    kind: "departures_soon",
    title: "近期出發",
    subtitle: "成團狀態與剩餘席次一目了然，還差幾人也寫出來",
    link: "/tour-list",
    items: [],
  },
  {
    kind: "destinations",
    title: "往哪座山去",
    subtitle: "從日本到南半球，挑一張海報開始",
    link: "/countries",
    items: [
      {
        title: "日本",
        subtitle: "北海道到沖繩，四季都有理由",
        link: "/tours?countries=JP",
        picture: { scene: "fuji-pagoda", palette: "dusk", seed: 911, alt: "暮色中的塔與富士山" },
      },
      {
        title: "北歐",
        subtitle: "夏天的峽灣，冬天的極光",
        link: "/tours?countries=NO,SE,FI,DK,IS",
        picture: { scene: "lofoten", palette: "night", seed: 912, alt: "夜色中的漁村與尖峰" },
      },
      {
        title: "瑞士與中歐",
        subtitle: "鐵道、湖泊與老城",
        link: "/tours?countries=CH,DE,AT,CZ,HU",
        picture: { scene: "hallstatt", palette: "noon", seed: 913, alt: "正午湖畔的小鎮與教堂" },
      },
      {
        title: "義大利與南歐",
        subtitle: "餐桌、光線與海崖",
        link: "/tours?countries=IT,ES,PT,GR",
        picture: { scene: "tuscany", palette: "morning", seed: 914, alt: "晨光中的絲柏丘陵" },
      },
      {
        title: "非洲與中東",
        subtitle: "草原、沙漠與古老的石頭",
        link: "/tours?countries=KE,EG,MA,TR",
        picture: { scene: "savanna", palette: "dusk", seed: 915, alt: "夕陽下的金合歡與草原" },
      },
      {
        title: "海島",
        subtitle: "把手錶留在行李箱",
        link: "/tours?tags=峇里島,馬爾地夫,普吉島,大溪地,夏威夷",
        picture: { scene: "coral-island", palette: "noon", seed: 916, alt: "碧藍潟湖中的珊瑚島" },
      },
    ],
  },
  {
    kind: "popular_tours",
    title: "大家正在看",
    subtitle: "詢問度較高的行程，席次以頁面為準",
    link: "/tours",
    items: [],
  },
  {
    kind: "themes",
    title: "依心情出發",
    subtitle: "先想好要帶回什麼樣的一天",
    link: "/tours",
    items: [
      {
        title: "慢旅",
        subtitle: "連住兩晚，少一點拉車",
        link: "/tours?tags=慢旅",
        picture: { scene: "onsen-lanterns", palette: "dusk", seed: 921, alt: "黃昏的溫泉街與燈籠" },
      },
      {
        title: "世界遺產",
        subtitle: "站在歷史裡，讀懂石頭",
        link: "/tours?tags=世界遺產",
        picture: { scene: "angkor-towers", palette: "morning", seed: 922, alt: "晨光中映著水的尖塔" },
      },
      {
        title: "健行",
        subtitle: "輕鬆到一般級，步數都寫明",
        link: "/tours?tags=健行",
        picture: { scene: "rockies-lake", palette: "noon", seed: 923, alt: "山徑旁的藍色湖水" },
      },
      {
        title: "鐵道",
        subtitle: "把移動變成景點",
        link: "/tours?tags=鐵道",
        picture: { scene: "matterhorn-train", palette: "dusk", seed: 924, alt: "夕照中的登山列車" },
      },
      {
        title: "美食",
        subtitle: "跟著當地人的餐桌時間",
        link: "/tours?tags=美食",
        picture: { scene: "market-street", palette: "dusk", seed: 925, alt: "黃昏亮燈的市集" },
      },
      {
        title: "親子",
        subtitle: "孩子走得動，大人不趕",
        link: "/tours?tags=親子",
        picture: { scene: "sydney-harbour", palette: "morning", seed: 926, alt: "晨光中的海港" },
      },
    ],
  },
  {
    kind: "lectures",
    title: "出發前的一堂課",
    subtitle: "領隊親自說明，多數免費，臺北、臺中、高雄都有",
    link: "/events",
    items: [],
  },
  {
    kind: "posts",
    title: "旅途的筆記",
    subtitle: "可以用的經驗，不必先決定要去",
    link: "/travel-blog",
    items: [],
  },
  {
    kind: "offers",
    title: "優惠與條件",
    subtitle: "每項優惠的條件都寫清楚",
    link: "/promotional-offers",
    items: [],
  },
  {
    kind: "praises",
    title: "走過的人怎麼說",
    subtitle: "好的、可以更好的，都留在這裡",
    link: "/praise",
    items: [],
  },
  {
    kind: "offices",
    title: "找我們聊聊",
    subtitle: "三個服務據點，來電、來信或直接過來",
    link: "/contact",
    items: [],
  },
];
