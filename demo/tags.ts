/** Every tag a tour may carry. `tour`: entries of the destination mega-menu; `tour-style`: themes. */
export const DESTINATION_TAGS = [
  // Japan
  "北海道",
  "東北",
  "關東",
  "北陸立山黑部",
  "關西",
  "四國・山陰山陽",
  "九州",
  "客製化・半自由行",
  // Asia
  "不丹",
  "越南",
  "泰國",
  "馬來西亞・新加坡",
  "沖繩",
  "菲律賓",
  "印尼",
  "其他 Club Med",
  // Islands
  "峇里島",
  "馬爾地夫",
  "蘇門答臘",
  "檳城",
  "普吉島",
  "大溪地",
  "夏威夷",
  "其他海島",
] as const;

export const STYLE_TAGS = [
  "賞櫻",
  "賞楓",
  "雪景極光",
  "花季",
  "世界遺產",
  "健行",
  "鐵道",
  "郵輪",
  "美食",
  "溫泉",
  "親子",
  "慢旅",
  "藝術建築",
  "野生動物",
  "蜜月",
  "聖誕市集",
  "小團",
  "攝影",
] as const;

export type DestinationTag = (typeof DESTINATION_TAGS)[number];
export type StyleTag = (typeof STYLE_TAGS)[number];
