/** Written already, but not due yet: what the site must not show before its day. */
import type { DemoOffer, DemoPost } from "../types.ts";

/** In how many days they are published. */
export const SCHEDULED_IN_DAYS = 6;

export const scheduledPosts: DemoPost[] = [
  {
    key: "scheduled-tour-briefing",
    title: "行前說明會，值得帶哪五個問題去？",
    summary:
      "說明會不只是領資料。集合時間、房型、自費項目、當地天氣與緊急聯絡，把這五個問題問清楚，出發那天就不必在機場翻手冊，領隊也能先把您的需要記下來。",
    author: "遠山",
    tags: ["行前準備", "看懂旅遊產品"],
    picture: { scene: "lecture-hall", palette: "dusk", seed: 990, alt: "傍晚的講堂，燈光照著一排排座椅" },
    publishedDaysAgo: -SCHEDULED_IN_DAYS,
    contentHtml: `<p>出發前一到兩週，旅行社會辦行前說明會。很多人以為只是領手冊、聽注意事項，其實這是全團第一次見面，也是最容易把事情問清楚的時候。</p>
<h2>五個值得問的問題</h2>
<ul>
<li><strong>集合的時間與櫃檯</strong>：航廈、樓層與領隊的電話，請當場存進手機。</li>
<li><strong>房型</strong>：雙床還是一大床、幾晚連住、有沒有電梯；長輩同行時尤其要問。</li>
<li><strong>費用不含什麼</strong>：小費、自費活動與自理的餐，先估一個總數，換匯才不會多也不會少。</li>
<li><strong>最近的天氣</strong>：請領隊說說上一團穿什麼，比氣象預報的數字好懂。</li>
<li><strong>萬一脫隊怎麼辦</strong>：緊急電話、住宿的當地名稱，以及護照影本放在哪裡。</li>
</ul>
<h2>先說，比到了再說好</h2>
<p>飲食禁忌、慢性病、走路的速度、想避開的活動，都可以在說明會後單獨告訴領隊。多數安排提前幾天都調得動，到了現場往往只剩道歉。</p>
<blockquote>不能親自到場也沒關係：資料會寄給您，也可以約時間用電話說明。</blockquote>`,
    relatedTours: ["FPJP06", "FPCH01"],
  },
];

export const scheduledOffers: DemoOffer[] = [
  {
    key: "scheduled-spring-walks",
    title: "春日輕健行，兩人同行減 3,000 元",
    summary: "指定的健行主題行程，兩人同時報名，合計減 3,000 元；公布後 90 天內適用。",
    tags: ["季節限定", "同行優惠"],
    picture: { scene: "rockies-lake", palette: "morning", seed: 991, alt: "晨光中的湖水與山徑" },
    startsInDays: SCHEDULED_IN_DAYS,
    endsInDays: 96,
    contentHtml: `<ul><li>健行主題、標示本優惠的行程，兩位成人同時報名同一出發日。</li><li>合計減 3,000 元，於尾款中扣除。</li><li>不與其他同行優惠併用，擇優計算。</li></ul><p>取消時依契約級距計收，優惠金額不另折現。</p>`,
    relatedTours: ["FPCH02", "FPJP14"],
  },
];
