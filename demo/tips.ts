/** What a tour's travel tips say beside the facts of its countries: true for any tour of its kind. */
import type { DemoTour } from "./types.ts";

export interface TipText {
  title: string;
  contentHtml: string;
}

/** Above this, a tour crosses oceans. */
const LONG_DAYS = 8;

const list = (items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

function luggage(tour: DemoTour): TipText {
  const flights = tour.flights.length > 2 ? "途中有中段航班，重量以各段中限制較嚴者為準。" : "";
  const own =
    tour.tags.includes("野生動物") || tour.countries.includes("BT")
      ? "小飛機或越野車的空間有限，建議使用軟殼行李。"
      : "";
  return {
    title: "行李與托運",
    contentHtml:
      `<p>托運行李的件數與重量以行前說明會資料所載為準。${flights}${own}</p>` +
      list([
        "行動電源與備用鋰電池一律隨身攜帶，不得托運。",
        "隨身行李中的液體每瓶不超過 100 毫升，一起裝進一公升的透明夾鏈袋。",
        "藥品保留原包裝並隨身攜帶；慢性病用藥請多帶兩天份，處方藥建議附英文處方箋。",
        "護照、現金與貴重物品不要放進托運行李。",
      ]),
  };
}

function payment(tour: DemoTour): TipText {
  return {
    title: "付款與取消",
    contentHtml:
      "<p>送出報名只是保留席次，業務人員與您確認、簽約並收到訂金後契約才成立。餘款於出發前三日或行前說明會時繳清。</p>" +
      list([
        `本團最低出團人數為 ${tour.minimumGroupSize} 人，每個出發日都載明決定是否成行的日期；未成行時退還已收的費用。`,
        "您自己取消時，依標準契約的級距計算：通知到達的日子離出發愈近，比例愈高。",
        "可以換人參加，但須在機票與簽證還能更名的期限內告知。",
      ]),
  };
}

function rooms(tour: DemoTour): TipText {
  const japanese = tour.countries.includes("JP") && tour.tags.includes("溫泉");
  const bath = japanese ? ["溫泉旅館可能安排和室，鋪床墊就寢；大浴場須先洗淨身體，不著泳衣入池。"] : [];
  return {
    title: "房型說明",
    contentHtml: list([
      "以兩人一室的雙床房為原則；單人報名可代為詢問同性旅客合住，無法配成時須補單人房差價。",
      "三人房多為雙床房加一張活動床，空間較小，房數有限。",
      "連通房、高樓層與指定床型只能代為申請，以入住當天飯店安排為準。",
      ...bath,
    ]),
  };
}

function longFlight(): TipText {
  return {
    title: "長程飛行與時差",
    contentHtml: list([
      "上機後把手錶調成目的地時間，照當地的白天與夜晚安排睡眠。",
      "每隔一兩個小時起身走動，多喝水，穿寬鬆的衣服。",
      "抵達第一天不排劇烈活動，白天盡量待在有光線的地方。",
    ]),
  };
}

function walking(): TipText {
  return {
    title: "健行的準備",
    contentHtml: list([
      "穿走慣的防滑鞋，新鞋至少提前三週開始穿。",
      "採洋蔥式穿法，防風防水的外套比厚外套有用。",
      "難度、距離與爬升寫在每日行程裡；當天覺得不適，請直接告訴領隊，可在集合點等候。",
    ]),
  };
}

function island(): TipText {
  return {
    title: "水上活動與防曬",
    contentHtml: list([
      "下水一律穿救生衣，聽從當地教練的指示；飲酒後、飯後一小時內不下水。",
      "請使用不含二苯甲酮與甲氧基肉桂酸鹽的防曬乳，並以長袖泳衣代替重複塗抹。",
      "孕婦、心臟病與高血壓的貴賓，請事先告知，部分活動不適合參加。",
    ]),
  };
}

const ISLAND_TAGS = ["峇里島", "馬爾地夫", "普吉島", "大溪地", "夏威夷", "其他海島"];

/** Three or four sections. */
export function tipsOf(tour: DemoTour): TipText[] {
  const tips = [luggage(tour), rooms(tour), payment(tour)];
  if (tour.tags.includes("健行")) tips.unshift(walking());
  else if (tour.tags.some((tag) => ISLAND_TAGS.includes(tag))) tips.unshift(island());
  else if (tour.days > LONG_DAYS) tips.unshift(longFlight());
  return tips;
}
