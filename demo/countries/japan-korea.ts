/** Japan and South Korea: what a traveller from Taiwan should know before leaving. */
import type { DemoCountry } from "../types.ts";

export const countries: DemoCountry[] = [
  {
    code: "JP",
    name: "日本",
    englishName: "Japan",
    area: "其他",
    picture: {
      scene: "fuji-pagoda",
      palette: "morning",
      seed: 4901,
      alt: "晨光中的富士山與山坡上的五重塔",
    },
    facts: {
      currency: "日圓（JPY），100 日圓約 NT$ 21",
      voltage: "100 V／50 Hz（東日本）、60 Hz（西日本）",
      plug: "A 型雙扁腳插頭（與臺灣相同，三腳插頭需轉接）",
      timeDifference: "比臺灣快 1 小時（無夏令時間）",
      language: "日語；都市與觀光地多有英文或中文標示",
      tipping: "日本一般不收小費；團體領隊、司機服務費依行程說明",
      emergencyPhone: "報警 110、救護與消防 119",
      climateCity: "東京",
      climate: [
        { low: 1, high: 10, rainDays: 5 },
        { low: 2, high: 11, rainDays: 6 },
        { low: 5, high: 14, rainDays: 10 },
        { low: 10, high: 19, rainDays: 10 },
        { low: 15, high: 24, rainDays: 10 },
        { low: 19, high: 26, rainDays: 12 },
        { low: 22, high: 30, rainDays: 11 },
        { low: 24, high: 31, rainDays: 9 },
        { low: 20, high: 28, rainDays: 12 },
        { low: 15, high: 22, rainDays: 11 },
        { low: 9, high: 17, rainDays: 8 },
        { low: 4, high: 12, rainDays: 5 },
      ],
      visa: "持有效中華民國護照（載有國民身分證統一編號）觀光可免簽停留 90 天，護照效期須涵蓋停留期間。出發前可先於線上填寫入境與海關資料；以主管機關公告為準。",
      clothing:
        "日本南北溫差大，同一時節北海道可比沖繩低 20 度。春秋以洋蔥式穿著為主，早晚加一件防風外套；冬季前往北海道、東北與北陸，請備羽絨衣、毛帽、手套與防滑雪靴。寺社、旅館常需脫鞋，好穿脫的鞋與乾淨襪子較方便。",
      customs:
        "攜帶肉類、含肉加工品、新鮮蔬果入境須申報檢疫，多數禁止攜入，違者可處罰金甚至拘役。現金與有價證券合計逾 100 萬日圓應申報。免稅規定與退稅方式常有調整，結帳時請保留收據並出示護照。",
      food: "從壽司、拉麵到各地鄉土鍋物，菜色依季節變化。自來水可直接飲用，便利商店的三明治與飯糰是早班行程的好幫手。居酒屋常附一道收費小菜，屬正常消費；素食選擇較少，請於報名時告知。",
      manners:
        "電車內請將手機調為靜音並避免通話，手扶梯站立側依地區而異，隨人流即可。泡湯前先淋浴洗淨，毛巾不入池，部分浴場對刺青有限制。街頭垃圾桶少，垃圾請隨身帶回旅館。",
    },
  },
  {
    code: "KR",
    name: "韓國",
    englishName: "South Korea",
    area: "其他",
    picture: {
      scene: "korean-palace",
      palette: "noon",
      seed: 4902,
      alt: "首爾宮殿的層簷與彩繪，後方是石峰",
    },
    facts: {
      currency: "韓元（KRW），1,000 韓元約 NT$ 22",
      voltage: "220 V／60 Hz",
      plug: "C、F 型兩圓腳插頭（需轉接頭，電器請確認支援 220 V）",
      timeDifference: "比臺灣快 1 小時（無夏令時間）",
      language: "韓語；觀光地與地鐵站多有英文、中文標示",
      tipping: "餐廳與計程車不收小費；團體領隊、司機服務費依行程說明",
      emergencyPhone: "報警 112、救護與消防 119",
      climateCity: "首爾",
      climate: [
        { low: -6, high: 2, rainDays: 6 },
        { low: -3, high: 5, rainDays: 6 },
        { low: 2, high: 11, rainDays: 7 },
        { low: 8, high: 18, rainDays: 8 },
        { low: 14, high: 24, rainDays: 8 },
        { low: 19, high: 28, rainDays: 9 },
        { low: 22, high: 29, rainDays: 14 },
        { low: 23, high: 30, rainDays: 13 },
        { low: 18, high: 26, rainDays: 8 },
        { low: 11, high: 20, rainDays: 6 },
        { low: 4, high: 12, rainDays: 8 },
        { low: -3, high: 4, rainDays: 7 },
      ],
      visa: "持有效中華民國護照觀光可免簽停留 90 天，護照效期建議 6 個月以上。入境前的電子旅行許可與電子入國申報規定時有調整，請於出發前確認；以主管機關公告為準。",
      clothing:
        "四季分明，春秋早晚溫差可達 10 度以上，請備薄外套與圍巾。冬季首爾與江原道常在零度以下，需羽絨衣、手套與保暖鞋襪；夏季悶熱且七、八月為雨季，備摺傘與透氣衣物。雪嶽山步道請穿防滑鞋。",
      customs:
        "肉類與肉製品、新鮮水果與種子禁止攜入，含肉泡麵、肉乾亦同，違者處罰鍰。攜帶等值逾 1 萬美元之現金須申報。藥品請帶原包裝，含管制成分者請先查明許可；購物退稅請保留單據與護照。",
      food: "餐桌小菜多可續盤，口味以蒜、辣椒與發酵醬為主，不吃辣可事先告知。人蔘雞湯、豆腐鍋與韓式拌飯較溫和。店家多提供冷開水；部分餐點為兩人份起點，團體餐由領隊安排。",
      manners:
        "向長輩遞接物品以雙手或右手托左手為宜，飲酒時可側身。地鐵博愛座請勿占用，車內輕聲交談。進入韓屋、傳統餐室須脫鞋；宮殿與寺院請遵守拍照標示。",
    },
  },
];
