/** The mega-menu's right-hand table (product.md section 2), and what people type into the search box. */
import type { DestinationTag, StyleTag } from "../tags.ts";

export interface MenuEntry {
  label: string;
  /** ISO codes; an entry has either these or tags. */
  countries?: string[];
  tags?: (DestinationTag | StyleTag)[];
}

/** A column without entries is grouped from the tours' own countries of the area of that name. */
export interface MenuColumn {
  title: string;
  entries: MenuEntry[];
}

export interface SearchAlias {
  term: string;
  /** What the term also searches for. */
  means: string[];
}

export const MENU: MenuColumn[] = [
  {
    title: "日本",
    entries: [
      { label: "北海道", tags: ["北海道"] },
      { label: "東北", tags: ["東北"] },
      { label: "關東", tags: ["關東"] },
      { label: "北陸立山黑部", tags: ["北陸立山黑部"] },
      { label: "關西", tags: ["關西"] },
      { label: "四國／山陰山陽", tags: ["四國・山陰山陽"] },
      { label: "九州", tags: ["九州"] },
      { label: "客製化／半自由行", tags: ["客製化・半自由行"] },
    ],
  },
  {
    title: "亞洲",
    entries: [
      { label: "不丹", tags: ["不丹"] },
      { label: "越南", tags: ["越南"] },
      { label: "泰國", tags: ["泰國"] },
      { label: "馬來西亞・新加坡", tags: ["馬來西亞・新加坡"] },
      { label: "沖繩", tags: ["沖繩"] },
      { label: "菲律賓", tags: ["菲律賓"] },
      { label: "印尼", tags: ["印尼"] },
      { label: "其他 Club Med", tags: ["其他 Club Med"] },
    ],
  },
  {
    title: "海島",
    entries: [
      { label: "峇里島", tags: ["峇里島"] },
      { label: "馬爾地夫", tags: ["馬爾地夫"] },
      { label: "蘇門答臘", tags: ["蘇門答臘"] },
      { label: "檳城", tags: ["檳城"] },
      { label: "普吉島", tags: ["普吉島"] },
      { label: "大溪地", tags: ["大溪地"] },
      { label: "夏威夷", tags: ["夏威夷"] },
      { label: "其他", tags: ["其他海島"] },
    ],
  },
  { title: "美洲", entries: [] },
  {
    title: "其他",
    entries: [
      { label: "紐西蘭", countries: ["NZ"] },
      { label: "澳洲", countries: ["AU"] },
      { label: "印度", countries: ["IN"] },
      { label: "尼泊爾", countries: ["NP"] },
      { label: "斯里蘭卡", countries: ["LK"] },
      { label: "柬埔寨", countries: ["KH"] },
      { label: "韓國", countries: ["KR"] },
      { label: "郵輪", tags: ["郵輪"] },
    ],
  },
];

export const POPULAR_SEARCHES = [
  "賞櫻",
  "極光",
  "立山黑部",
  "瑞士",
  "峽灣",
  "聖誕市集",
  "馬丘比丘",
  "義大利",
  "紐西蘭",
  "馬爾地夫",
];

export const SEARCH_ALIASES: SearchAlias[] = [
  { term: "北歐", means: ["挪威", "瑞典", "芬蘭", "丹麥", "冰島"] },
  { term: "波羅的海三國", means: ["愛沙尼亞", "拉脫維亞", "立陶宛"] },
  { term: "中東歐", means: ["德國", "奧地利", "捷克", "匈牙利", "波蘭", "斯洛伐克"] },
  { term: "東歐", means: ["捷克", "匈牙利", "波蘭", "斯洛伐克", "羅馬尼亞", "保加利亞"] },
  { term: "西歐", means: ["英國", "法國", "荷蘭", "比利時", "盧森堡", "愛爾蘭"] },
  { term: "南歐", means: ["義大利", "西班牙", "葡萄牙", "希臘", "馬爾他"] },
  { term: "荷比盧", means: ["荷蘭", "比利時", "盧森堡"] },
  { term: "德奧", means: ["德國", "奧地利"] },
  { term: "奧捷", means: ["奧地利", "捷克"] },
  { term: "德法瑞", means: ["德國", "法國", "瑞士"] },
  { term: "西葡", means: ["西班牙", "葡萄牙"] },
  { term: "英愛", means: ["英國", "愛爾蘭"] },
  { term: "克斯", means: ["克羅埃西亞", "斯洛維尼亞"] },
  { term: "巴爾幹", means: ["克羅埃西亞", "斯洛維尼亞", "波士尼亞", "蒙特內哥羅", "塞爾維亞", "阿爾巴尼亞"] },
  { term: "伊比利半島", means: ["西班牙", "葡萄牙"] },
  { term: "高加索三國", means: ["喬治亞", "亞美尼亞", "亞塞拜然"] },
  { term: "北非", means: ["埃及", "摩洛哥", "突尼西亞"] },
  { term: "東非", means: ["肯亞", "坦尚尼亞"] },
  { term: "中南半島", means: ["越南", "柬埔寨", "泰國", "寮國"] },
  { term: "新馬", means: ["新加坡", "馬來西亞"] },
  { term: "星馬", means: ["新加坡", "馬來西亞"] },
  { term: "紐澳", means: ["紐西蘭", "澳洲"] },
  { term: "美加", means: ["美國", "加拿大"] },
  { term: "南美", means: ["秘魯", "玻利維亞", "阿根廷", "智利", "巴西"] },
  { term: "北陸", means: ["立山黑部", "合掌村", "金澤"] },
  { term: "黑部立山", means: ["立山黑部"] },
  { term: "山陰山陽", means: ["出雲", "鳥取", "宮島"] },
  { term: "峇厘島", means: ["峇里島"] },
  { term: "巴里島", means: ["峇里島"] },
  { term: "馬爾代夫", means: ["馬爾地夫"] },
  { term: "祕魯", means: ["秘魯"] },
  { term: "落磯山", means: ["洛磯山"] },
  { term: "新西蘭", means: ["紐西蘭"] },
  { term: "悉尼", means: ["雪梨"] },
  { term: "北極光", means: ["極光"] },
  { term: "櫻花", means: ["賞櫻"] },
  { term: "楓葉", means: ["賞楓"] },
  { term: "紅葉", means: ["賞楓"] },
  { term: "薩法里", means: ["獵遊"] },
];
