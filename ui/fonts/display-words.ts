/**
 * The words that may be set in the display face: brand, section titles, numerals. A title that is missing
 * here falls back to the system's serif; add it and run `npm run fonts --workspace ui`.
 *
 * They are cut into slices, and a browser fetches the slices that a page has words of: what every page
 * has, what the pages have on which visitors land (home, tours, a tour, departures, countries), what the other
 * public pages have, the rest.
 */
export type DisplaySlice = "frame" | "landing" | "public" | "more";

const frameWords: readonly string[] = ["遠岫旅遊 Farpeak Travel 台北總公司 台中分公司 高雄分公司"];

const landingWords: readonly string[] = [
  "遠方的山 慢慢走近 您想去哪裡？ 近期出發 往哪座山去 大家正在看 依心情出發 出發前的一堂課 旅途的筆記 優惠與條件 走過的人怎麼說 找我們聊聊",
  "團體行程 團體行程總覽 出團表 行程特色 每日行程 出發日期 費用說明 旅遊須知 旅遊小叮嚀 相關行程 第 天 日 月 年 期 一二三四五六日（）",
  "中歐 西歐 中歐・西歐 南歐 東歐 北歐 非洲 中東 非洲・中東 日本 亞洲 海島 美洲 其他 大洋洲 各地 個 ü",
];

const publicWords: readonly string[] = [
  "活動講座 講座 活動 一覽 近期講座 過去的活動 活動內容 講者 地點 名額 報名 報名截止 旅遊誌 最新文章 標籤 優惠活動 其他標籤 期間限定 旅客好評",
  "填寫資料 驗證信箱 已收到您的報名 候補 隱私權政策 會員條款 旅遊契約 網站資訊揭露 聯絡我們 這一頁不在地圖上 找不到 請稍後再試",
];

const moreWords: readonly string[] = [
  // Brand and its saying
  "雲無心以出岫 旅行 日誌",
  // Navigation and page titles
  "行程 團體行程 團體旅遊 團體行程總覽 行程總覽 出發日期 出團表 出團日期 出發日期表 講座 活動 講座與活動 活動講座 旅遊講座 旅遊活動",
  "旅遊誌 旅遊專欄 優惠 優惠活動 優惠專區 旅客好評 好評 三處據點 服務據點 目的地 各國行程 探索目的地 想去哪裡 近期出發 即將出發 精選行程",
  "熱門行程 主題旅遊 旅遊主題 最新消息 精選文章 精選講座 聯絡我們 諮詢 行程諮詢 線上諮詢 關於我們 搜尋 站內搜尋 搜尋結果 熱門搜尋",
  "隱私權政策 會員條款 服務條款 旅遊契約 定型化契約 公司資訊 網站資訊揭露 行程比較 比較行程 常見問題 選單 會員選單",
  // Home
  "下一趟，往山的那一邊 從這裡出發 旅程從這裡開始 本月出發 近期出發日期 依月份出發 出發在即 以目的地為題 聽旅人說 分店資訊 認識我們",
  "您想去哪裡？ 往哪座山去 大家正在看 依心情出發 出發前的一堂課 旅途的筆記 優惠與條件 走過的人怎麼說 找我們聊聊",
  // Tour and departure
  "每日行程 行程特色 行程內容 行程地圖 路線圖 費用 費用說明 包含 不包含 費用包含 費用不包含 出發日期與價格 取消費用 取消規定 旅遊小叮嚀",
  "旅遊須知 行前須知 相關行程 相關文章 注意事項 簽證 護照 航班 航班資訊 集合 集合資訊 集合時間地點 領隊 住宿 飯店 餐食 早餐 午餐 晚餐 景點",
  "報名 報名資料 線上報名 我要報名 填寫資料 驗證信箱 完成報名 報名完成 候補 已收到您的報名 已收到您的來信 付款 訂單 訂金 尾款 一覽 亮點 相片 圖集",
  "貨幣 電壓 插座 時差 語言 氣候 小費 緊急電話 第 天 日 夜 人 席 起 月 年",
  // Events, posts, offers
  "講者 地點 時間 日期 名額 費用 報名截止 活動內容 近期講座 過去的活動 推薦閱讀 延伸閱讀 最新文章 全部文章 標籤 文章 期間限定 進行中的優惠",
  // Handbook
  "旅遊手冊 行前手冊 出發前 隨身帶著 打包清單 重要電話 緊急聯絡 每日安排 我的手冊 封面 目錄",
  // Members
  "會員中心 會員專區 我的旅程 我的行程 我的活動 我的訂單 活動講座紀錄 聯絡紀錄 報名紀錄 會員資料 個人資料 下一趟旅程 走過的國家 還有 天出發",
  "登入 註冊 登出 忘記密碼 重設密碼 電子信箱驗證 變更電子信箱 註冊成功 註冊失敗 歡迎回來",
  // Empty pages and errors
  "找不到頁面 找不到這一頁 走到雲裡了 沒有符合的行程 目前沒有資料 發生錯誤 請稍後再試 此路不通 山在雲後 系統維護中 沒有網路",
  // Areas of the destination panel
  "中歐 西歐 中歐・西歐 南歐 東歐 北歐 非洲 中東 非洲・中東 日本 亞洲 海島 美洲 其他 歐洲 大洋洲 台灣",
  // Themes and seasons
  "賞楓 賞櫻 極光 滑雪 溫泉 健行 登山 親子 蜜月 郵輪 鐵道 美食 建築 藝術 音樂 朝聖 攝影 春 夏 秋 冬 四季 早 午 昏 夜 東 西 南 北",
  // Months, days and numerals
  "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月 星期 週 一二三四五六日 零百千萬 正月 上旬 中旬 下旬 今天 明天",
  "第一天 第二天 第三天 卷 期 頁 號 之 與 和 的 在 到 往 從 您 你 我 們 台北總公司 台中分公司 高雄分公司",
];

/** Latin letters, figures and the punctuation of both scripts, which the face always carries. */
const frameSigns = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz /·.,-";
const moreSigns = "!&'()+:?–—…↑↓，。、：？！「」『』（）《》〈〉・　";

const SLICES: readonly (readonly [DisplaySlice, string])[] = [
  ["frame", frameWords.join("") + frameSigns],
  ["landing", landingWords.join("")],
  ["public", publicWords.join("")],
  ["more", moreWords.join("") + moreSigns],
];

/** Every character the face must hold, in the first slice that has a word with it, in code point order. */
export function displaySlices(): ReadonlyMap<DisplaySlice, string[]> {
  const seen = new Set<string>();
  const slices = new Map<DisplaySlice, string[]>();
  for (const [slice, text] of SLICES) {
    const own = [...new Set(text)].filter((character) => !seen.has(character));
    for (const character of own) seen.add(character);
    slices.set(
      slice,
      own.toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)),
    );
  }
  return slices;
}

/** Every character the face must hold, once. */
export function displayCharacters(): string[] {
  return [...displaySlices().values()].flat();
}
