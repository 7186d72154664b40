/** Semi-independent tours: flights and hotels fixed, whole days left to the traveller. */
import { FREE_DAYS_EXCLUDES, FREE_DAYS_INCLUDES, FREE_DAYS_REMARKS } from "../terms/japan-korea.ts";
import type { DemoTour } from "../types.ts";

export const tours: DemoTour[] = [
  {
    code: "FPJP15",
    name: "東京半自由行親子輕旅行 5 日",
    subtitle: "一天團體走鎌倉，兩天自己安排，住同一間酒店",
    countries: ["JP"],
    tags: ["關東", "客製化・半自由行", "親子"],
    days: 5,
    nights: 4,
    basePrice: 32900,
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    peakMonths: [2, 4, 7],
    weekdays: [0, 2, 4],
    departures: 16,
    seats: 36,
    minimumGroupSize: 10,
    highlights: [
      {
        title: "四晚住同一間酒店",
        text: "不必每天收行李，酒店位在地鐵站徒步六分鐘內，推嬰兒車可走電梯出口，周邊有超市與公園。",
      },
      {
        title: "鎌倉江之島團體日",
        text: "當天路線與搭車都交給領隊，坐江之電、看大佛、到海邊散步，孩子走得完，也留時間吃午餐。",
      },
      {
        title: "兩天自由活動",
        text: "領隊前一晚發放路線卡：主題樂園、科學館、上野動物園各一份，並代查班次與代訂門票。",
      },
      {
        title: "領隊駐點支援",
        text: "自由活動日每日固定時段可用電話與訊息諮詢，孩子身體不適時，協助聯絡就近的醫療院所。",
      },
    ],
    cover: {
      scene: "suitcase-window",
      palette: "noon",
      seed: 5600,
      alt: "旅館窗邊的行李箱，窗外是東京的街景",
    },
    gallery: [
      {
        scene: "fuji-pagoda",
        palette: "morning",
        seed: 5601,
        alt: "寺院五重塔與遠處的富士山",
      },
      {
        scene: "market-street",
        palette: "noon",
        seed: 5602,
        alt: "老街仲見世兩側的攤位",
      },
      {
        scene: "market-street",
        palette: "dusk",
        seed: 5603,
        alt: "鎌倉小町通傍晚的店家",
      },
      {
        scene: "airport-dawn",
        palette: "morning",
        seed: 5604,
        alt: "清晨的機場跑道",
      },
    ],
    itinerary: [
      {
        title: "臺北／成田／東京",
        places: ["成田機場", "酒店入住", "錦糸公園"],
        description:
          "自桃園直飛成田，由接駁巴士行駛約 70 公里送達市區酒店辦理入住。領隊帶大家熟悉附近地鐵站、超市與公園，並發放路線卡與地圖。傍晚自由在周邊逛街用餐，也可以帶孩子到公園讓身體先伸展一下。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "敬請自理",
        },
        hotel: "東京錦糸町 四星級酒店或同級",
        location: {
          name: "東京錦糸公園",
          latitude: 35.6987,
          longitude: 139.815,
        },
      },
      {
        title: "鎌倉／江之島（團體活動日）",
        places: ["鎌倉大佛", "長谷寺", "江之電", "江之島"],
        description:
          "乘遊覽車約 60 公里前往鎌倉，先看露天的高德院大佛，再到長谷寺眺望相模灣。搭江之電沿海岸到江之島，孩子可在片瀨海岸踩沙。下午五點前回到酒店，晚餐安排親子都合口味的日式家庭料理，早點休息。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "湘南魩仔魚丼",
          dinner: "日式家庭料理",
        },
        hotel: "東京錦糸町 四星級酒店或同級",
        picture: {
          scene: "distant-ridges",
          palette: "dusk",
          seed: 5605,
          alt: "相模灣黃昏，遠方是箱根的稜線",
        },
        location: {
          name: "鎌倉大佛",
          latitude: 35.3168,
          longitude: 139.5358,
        },
      },
      {
        title: "東京（自由活動日）",
        places: ["上野動物園", "國立科學博物館", "淺草寺"],
        description:
          "全日自由安排，不派遊覽車。領隊建議上野一日路線：科學博物館看恐龍骨架、動物園看亞洲象，下午到淺草吃人形燒；也可自行前往主題樂園，需自備門票與交通。領隊於每日 08:00–20:00 提供電話諮詢。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "敬請自理",
        },
        hotel: "東京錦糸町 四星級酒店或同級",
        location: {
          name: "東京上野公園",
          latitude: 35.7146,
          longitude: 139.7714,
        },
      },
      {
        title: "東京（自由活動日）",
        places: ["台場海濱公園", "澀谷十字路口", "日本科學未來館"],
        description:
          "第二個自由活動日，可選台場海濱公園與科學未來館，百合海鷗線車頭座位最受孩子喜歡；或往澀谷、原宿購物，再到明治神宮散步。想出遠門可洽領隊加購箱根一日票。晚間自行整理行李，領隊發送隔日集合時間。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "敬請自理",
        },
        hotel: "東京錦糸町 四星級酒店或同級",
        picture: {
          scene: "market-street",
          palette: "dusk",
          seed: 5606,
          alt: "入夜的街道，招牌與燈籠陸續亮起",
        },
        location: {
          name: "東京台場",
          latitude: 35.6298,
          longitude: 139.7753,
        },
      },
      {
        title: "東京／成田／臺北",
        places: ["龜戶天神社", "成田機場"],
        description:
          "早餐後可在酒店休息，或步行到龜戶天神社，看太鼓橋與四月下旬的紫藤。中午集合搭車前往約 65 公里外的成田機場，領隊協助辦理登機與退稅提醒，下午搭機返回桃園，結束這趟輕鬆的東京行程。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        location: {
          name: "龜戶天神社",
          latitude: 35.7024,
          longitude: 139.8209,
        },
      },
    ],
    priceIncludes: [...FREE_DAYS_INCLUDES],
    priceExcludes: [...FREE_DAYS_EXCLUDES],
    remarks: [
      ...FREE_DAYS_REMARKS,
      "自由活動日所列路線為建議，費用與交通由旅客自理；主題樂園門票代訂需於出發 14 天前提出。",
    ],
    flights: [
      {
        day: 1,
        carrier: "HY",
        number: "HY312",
        from: "臺北桃園 TPE",
        to: "東京成田 NRT",
        departs: "10:00",
        arrives: "14:10",
      },
      {
        day: 5,
        carrier: "HY",
        number: "HY315",
        from: "東京成田 NRT",
        to: "臺北桃園 TPE",
        departs: "17:20",
        arrives: "20:10",
      },
    ],
  },
  {
    code: "FPJP16",
    name: "大阪京都半自由行美食慢旅 6 日",
    subtitle: "兩天有人帶路，兩天自己走，沿著街市慢慢吃",
    countries: ["JP"],
    tags: ["關西", "客製化・半自由行", "美食", "慢旅"],
    days: 6,
    nights: 5,
    basePrice: 35900,
    months: [3, 4, 5, 6, 9, 10, 11, 12],
    peakMonths: [4, 11],
    weekdays: [1, 4, 6],
    departures: 16,
    seats: 32,
    minimumGroupSize: 10,
    highlights: [
      {
        title: "大阪三晚、京都兩晚",
        text: "先在大阪吃，再到京都走，全程只換一次酒店；團體活動日只排兩天，其餘時間由自己決定。",
      },
      {
        title: "宇治與伏見半日",
        text: "團體日到平等院鳳凰堂與伏見酒藏街，試飲清酒與抹茶，由解說員說明水質與釀造的關係。",
      },
      {
        title: "錦市場與黑門市場",
        text: "由領隊帶著走兩座市場，說明京野菜、湯葉與關西高湯的用法，之後各自依喜好選攤位覓食。",
      },
      {
        title: "訂位小幫手",
        text: "行前三週可請客服代訂最多兩家餐廳的座位，附上菜單說明與交通方式；訂位費與餐費由旅客自理。",
      },
    ],
    cover: {
      scene: "market-street",
      palette: "night",
      seed: 5640,
      alt: "入夜的京都街道，暖簾與燈籠映在石板上",
    },
    gallery: [
      {
        scene: "japanese-castle",
        palette: "noon",
        seed: 5641,
        alt: "大阪城天守與護城河",
      },
      {
        scene: "maple-temple",
        palette: "morning",
        seed: 5642,
        alt: "京都寺院的屋脊與山坡",
      },
      {
        scene: "onsen-lanterns",
        palette: "night",
        seed: 5643,
        alt: "燈籠映照的河畔街區",
      },
      {
        scene: "market-street",
        palette: "noon",
        seed: 5644,
        alt: "京都錦市場的攤位",
      },
    ],
    itinerary: [
      {
        title: "臺北／關西／大阪",
        places: ["關西機場", "道頓堀", "法善寺橫丁"],
        description:
          "自桃園飛抵關西機場，接駁巴士行駛約 50 公里到大阪市區入住。傍晚由領隊帶走道頓堀與法善寺橫丁，認識章魚燒、串炸與割烹的分別，也教大家如何看食券機。之後解散，依喜好自由晚餐，領隊提供訂位協助。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "敬請自理",
        },
        hotel: "大阪難波 四星級酒店或同級",
        location: {
          name: "大阪道頓堀",
          latitude: 34.6687,
          longitude: 135.5013,
        },
      },
      {
        title: "大阪／黑門市場／大阪城（團體活動日）",
        places: ["黑門市場", "大阪城天守閣", "天神橋筋商店街", "中之島"],
        description:
          "上午隨領隊逛黑門市場與大阪城，登天守閣看上町台地的地形。午餐為自助式大阪燒，動手翻面也算一種體驗。下午走日本最長的天神橋筋商店街約兩公里，傍晚在中之島河畔解散，晚餐自理。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "大阪燒自助料理",
          dinner: "敬請自理",
        },
        hotel: "大阪難波 四星級酒店或同級",
        picture: {
          scene: "japanese-castle",
          palette: "dusk",
          seed: 5645,
          alt: "黃昏的大阪城天守",
        },
        location: {
          name: "大阪城",
          latitude: 34.6873,
          longitude: 135.5262,
        },
      },
      {
        title: "大阪（自由活動日）",
        places: ["奈良公園", "神戶元町", "天王寺新世界"],
        description:
          "全日自由活動。領隊建議三條路線：搭電車約四十分鐘到奈良看鹿與大佛，到神戶吃神戶牛與看港灣，或在新世界吃串炸、逛天王寺動物園。交通與門票自理，08:00–20:00 可電話詢問路線，晚間在酒店大廳提供隔日搬遷說明。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "敬請自理",
        },
        hotel: "大阪難波 四星級酒店或同級",
        location: {
          name: "大阪天王寺",
          latitude: 34.6513,
          longitude: 135.513,
        },
      },
      {
        title: "大阪／伏見／宇治／京都（團體活動日）",
        places: ["伏見酒藏街", "平等院", "宇治上神社", "錦市場"],
        description:
          "行李由車輛送往京都。先在伏見看白牆酒藏並試飲，再到約 8 公里外的宇治，參觀平等院鳳凰堂，沿宇治川散步並品嚐抹茶蕎麥麵。下午到京都錦市場，由領隊說明京漬物、生麩與湯葉，傍晚入住，晚餐安排京懷石。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "宇治抹茶蕎麥麵御膳",
          dinner: "京懷石料理",
        },
        hotel: "京都市區 四星級酒店或同級",
        picture: {
          scene: "maple-temple",
          palette: "dusk",
          seed: 5646,
          alt: "宇治秋色中的堂宇",
        },
        location: {
          name: "宇治平等院",
          latitude: 34.8893,
          longitude: 135.8077,
        },
      },
      {
        title: "京都（自由活動日）",
        places: ["嵐山", "伏見稻荷大社", "哲學之道"],
        description:
          "全日自由安排，不派遊覽車。建議上午往嵐山竹林與渡月橋，午後走哲學之道與銀閣寺一帶；喜歡健行者可走伏見稻荷全程約兩小時半。晚餐自由，可用行前代訂的餐廳，若想用日式朝食也可前一日登記。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "敬請自理",
        },
        hotel: "京都市區 四星級酒店或同級",
        picture: {
          scene: "maple-temple",
          palette: "noon",
          seed: 5647,
          alt: "嵐山坡上的寺院屋頂",
        },
        location: {
          name: "京都嵐山",
          latitude: 35.0129,
          longitude: 135.6778,
        },
      },
      {
        title: "京都／關西／臺北",
        places: ["京都御苑", "西本願寺", "關西機場"],
        description:
          "早晨散步到京都御苑，廣闊的碎石路與老松林是當地人的公園。之後順路看西本願寺唐門，中午集合出發，行駛約 100 公里前往關西機場，預留退稅與用餐時間，下午搭機返回桃園。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        location: {
          name: "京都御苑",
          latitude: 35.0239,
          longitude: 135.7633,
        },
      },
    ],
    priceIncludes: [...FREE_DAYS_INCLUDES],
    priceExcludes: [...FREE_DAYS_EXCLUDES],
    remarks: [
      ...FREE_DAYS_REMARKS,
      "餐廳代訂視餐廳受理時間而定，無法保證訂到指定時段；訂位後取消費由旅客負擔。",
    ],
    flights: [
      {
        day: 1,
        carrier: "YL",
        number: "YL174",
        from: "臺北桃園 TPE",
        to: "大阪關西 KIX",
        departs: "10:30",
        arrives: "14:00",
      },
      {
        day: 6,
        carrier: "YL",
        number: "YL175",
        from: "大阪關西 KIX",
        to: "臺北桃園 TPE",
        departs: "17:00",
        arrives: "19:10",
      },
    ],
  },
];
