/** Every tag an event, a post or an offer of the demo agency may carry. */
export const POST_TAGS = [
  "行前準備",
  "證件簽證",
  "打包穿搭",
  "錢與支付",
  "飛航與機場",
  "健康與安全",
  "長輩與孩子",
  "看懂旅遊產品",
  "飲食",
  "歷史與信仰",
  "建築與藝術",
  "自然與地理",
  "節氣與時令",
  "步道與山",
  "鐵道旅行",
  "旅行攝影",
] as const;

export const EVENT_TAGS = [
  "日本主題",
  "歐洲主題",
  "北歐極光",
  "亞洲主題",
  "非洲與中東",
  "美洲主題",
  "紐澳主題",
  "行前說明",
  "旅行實務",
  "攝影教室",
  "語言文化",
  "手作體驗",
  "城市走讀",
  "親山步道",
  "樂齡友善",
  "親子同樂",
] as const;

export const OFFER_TAGS = [
  "早鳥優惠",
  "同行優惠",
  "團體包團",
  "樂齡優惠",
  "會員回饋",
  "季節限定",
  "親子家庭",
  "中南部出發",
  "蜜月紀念",
] as const;

export type PostTag = (typeof POST_TAGS)[number];
export type EventTag = (typeof EVENT_TAGS)[number];
export type OfferTag = (typeof OFFER_TAGS)[number];
