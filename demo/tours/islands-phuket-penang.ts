import type { DemoTour } from "../types.ts";

const INCLUDES = [
  "行程表所列團體經濟艙機票與機場稅、燃油附加費",
  "行程表所列住宿，以兩人一室為準",
  "行程表所列餐食與景點門票",
  "機場與碼頭接送、當地中文導遊",
  "旅行業責任保險：意外死殘新臺幣 500 萬元、意外醫療 20 萬元",
];
const EXCLUDES = [
  "護照規費與個人證件費用",
  "領隊、導遊與船家小費",
  "單人房差額",
  "私人消費、個人旅遊平安險與旅遊不便險",
];

export const tours: DemoTour[] = [
  {
    code: "FPTH02",
    name: "普吉島全包式度假村・攀牙灣跳島五日",
    subtitle: "海灘、餐飲與活動都在村裡，再出海兩天",
    countries: ["TH"],
    tags: ["泰國", "普吉島", "其他 Club Med", "親子"],
    days: 5,
    nights: 4,
    basePrice: 42_900,
    months: [1, 2, 3, 4, 11, 12],
    peakMonths: [1, 2, 12],
    weekdays: [0, 3],
    departures: 13,
    seats: 30,
    minimumGroupSize: 12,
    highlights: [
      {
        title: "四晚不換行李",
        text: "全程住卡塔海灘邊的全包式度假村，三餐、點心、飲料與村內活動都已包含，家長不必每餐想去處。",
      },
      {
        title: "依年齡分班的兒童俱樂部",
        text: "四歲以上孩子可依年齡參加俱樂部課程，從空中飛人到沙灘遊戲，都有教練與中文輔助人員。",
      },
      {
        title: "兩種海景",
        text: "一天看攀牙灣直立海中的石灰岩塔，一天到皮皮群島的白沙與珊瑚，兩天的船程都不超過九十分鐘。",
      },
      {
        title: "普吉老城半日",
        text: "走訪十九世紀錫礦致富的中葡式街屋，看騎樓磁磚與福建會館，再坐下來嘗一碗當地福建麵。",
      },
    ],
    cover: { scene: "longtail-bay", palette: "morning", seed: 45007, alt: "長尾船停在石灰岩環抱的海灣" },
    gallery: [
      { scene: "longtail-bay", palette: "dusk", seed: 45014, alt: "攀牙灣夕陽下的石塔與船影" },
      { scene: "coral-island", palette: "noon", seed: 45021, alt: "皮皮群島的白沙與淺藍海水" },
      { scene: "market-street", palette: "morning", seed: 45028, alt: "普吉老城粉彩色的中葡式街屋" },
      { scene: "longtail-bay", palette: "noon", seed: 45035, alt: "卡塔海灘的椰影" },
    ],
    itinerary: [
      {
        title: "臺北／普吉",
        places: ["普吉機場", "卡塔海灘", "全包式度假村"],
        description:
          "上午由桃園直飛，約四個半小時抵達普吉，當地比臺灣慢一小時。由機場往南約 50 公里到卡塔海灘，辦理入住後聽環境介紹：餐廳、酒吧、兒童俱樂部與運動課程表。傍晚在海灘看落日，晚餐與晚間表演都在村內。",
        meals: { breakfast: "機上餐食", lunch: "度假村輕食", dinner: "度假村自助晚餐" },
        hotel: "普吉卡塔海灘 五星級全包式度假村或同級",
        picture: { scene: "longtail-bay", palette: "dusk", seed: 45042, alt: "卡塔海灘的落日" },
        location: { name: "普吉卡塔海灘", latitude: 7.8206, longitude: 98.298 },
      },
      {
        title: "攀牙灣",
        places: ["攀牙灣國家公園", "達鋪島", "洞穴獨木舟", "班宜島水上村"],
        description:
          "往北約 90 公里到碼頭換船進攀牙灣。先看基部被海水削細、像釘子倒插的達鋪島，再由船夫划獨木舟穿過低矮洞口，進到四面絕壁的內湖；潮水高低決定可進的洞。午餐在班宜島的水上村，兩百多戶人家的房子與球場都架在海上。",
        meals: { breakfast: "酒店早餐", lunch: "水上村海鮮", dinner: "度假村晚餐" },
        hotel: "普吉卡塔海灘 五星級全包式度假村或同級",
        picture: { scene: "longtail-bay", palette: "noon", seed: 45049, alt: "達鋪島孤立在海灣中" },
        location: { name: "攀牙灣", latitude: 8.2745, longitude: 98.5011 },
      },
      {
        title: "皮皮群島",
        places: ["瑪雅灣", "皮樂潟湖", "維京洞", "竹子島"],
        description:
          "搭快艇約六十分鐘到小皮皮島。瑪雅灣採限時限量入場，只在木棧道與指定沙灘活動以保護珊瑚與黑鰭鯊；之後到皮樂潟湖下水、在船上看採燕窩的維京洞。午餐在大皮皮島，下午停竹子島浮潛或休息，約四點返抵普吉。",
        meals: { breakfast: "酒店早餐", lunch: "大皮皮島自助餐", dinner: "度假村晚餐" },
        hotel: "普吉卡塔海灘 五星級全包式度假村或同級",
        picture: { scene: "coral-island", palette: "morning", seed: 45056, alt: "皮皮群島的潟湖與沙灘" },
        location: { name: "小皮皮島", latitude: 7.6786, longitude: 98.7653 },
      },
      {
        title: "普吉老城／神仙半島",
        places: ["度假村晨間活動", "普吉老城", "查龍寺", "神仙半島"],
        description:
          "上午留給度假村：射箭、風帆、瑜伽或單純在泳池邊。午後往普吉老城，沿泰朗路看中葡式街屋、百年中藥行與街頭壁畫；再到島上香火鼎盛的查龍寺，看九層舍利塔。傍晚在最南端的神仙半島燈塔等落日，回村用餐。",
        meals: { breakfast: "酒店早餐", lunch: "度假村午餐", dinner: "度假村主題晚宴" },
        hotel: "普吉卡塔海灘 五星級全包式度假村或同級",
        location: { name: "普吉老城", latitude: 7.8846, longitude: 98.3885 },
      },
      {
        title: "普吉／臺北",
        places: ["卡塔海灘", "普吉機場"],
        description:
          "早餐後還有時間再下一次水或參加一堂晨間伸展，孩子可向俱樂部的教練道別。上午十點辦理退房，車行約一個半小時前往機場，搭機返回桃園，傍晚抵達。濕泳衣請先以防水袋收好，隨身行李較好整理。",
        meals: { breakfast: "酒店早餐", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "普吉", latitude: 7.8206, longitude: 98.298 },
      },
    ],
    priceIncludes: [
      ...INCLUDES,
      "全包式度假村四晚（含三餐、點心、飲料與村內多數活動）",
      "攀牙灣與皮皮群島船票、國家公園門票",
    ],
    priceExcludes: [...EXCLUDES, "度假村按摩、潛水課程與四歲以下托育", "第五天晚餐"],
    remarks: [
      "8 月至 9 月底瑪雅灣例行封閉，雨季浪高，5 月至 10 月不出團。",
      "出海行程依港務單位通告，停航時改為村內活動並退還船票。",
      "孕婦與脊椎不適者不宜搭快艇，可留在度假村。",
      "泰國入境前須於線上填寫數位入境卡。",
    ],
    flights: [
      {
        day: 1,
        carrier: "QH",
        number: "QH861",
        from: "臺北桃園 TPE",
        to: "普吉 HKT",
        departs: "08:20",
        arrives: "12:00",
      },
      {
        day: 5,
        carrier: "QH",
        number: "QH862",
        from: "普吉 HKT",
        to: "臺北桃園 TPE",
        departs: "13:20",
        arrives: "18:40",
      },
    ],
  },
  {
    code: "FPMY02",
    name: "檳城喬治市與蘭卡威群島五日",
    subtitle: "姓氏橋、娘惹菜與紅樹林老鷹，一城一島",
    countries: ["MY"],
    tags: ["檳城", "馬來西亞・新加坡", "美食", "世界遺產"],
    days: 5,
    nights: 4,
    basePrice: 35_900,
    months: [1, 2, 3, 4, 6, 7, 8, 11, 12],
    peakMonths: [2, 7, 12],
    weekdays: [2, 4, 6],
    departures: 15,
    seats: 26,
    minimumGroupSize: 14,
    highlights: [
      {
        title: "喬治市兩晚",
        text: "住在世界遺產區步行範圍，清晨看姓氏橋的漁船，晚上走街頭小吃，不必搭車來回進出城。",
      },
      {
        title: "一碗一碗吃下去",
        text: "亞參叻沙、福建蝦麵、炒粿條與煎蕊都安排在老攤，第二晚另備一桌費工的娘惹家宴，不重複菜色。",
      },
      {
        title: "紅樹林與老鷹",
        text: "搭小船進吉林地質公園，看四億多年的石灰岩、紅樹林根系與在頭頂盤旋覓食的紅褐色栗鳶。",
      },
      {
        title: "天空之橋",
        text: "搭纜車上瑪欽章山，走 125 公尺長的弧形吊橋，天氣晴朗時可看見泰國南部的島嶼。",
      },
    ],
    cover: { scene: "market-street", palette: "morning", seed: 45063, alt: "喬治市老店屋與清晨的騎樓" },
    gallery: [
      { scene: "longtail-bay", palette: "morning", seed: 45070, alt: "蘭卡威紅樹林水道與石灰岩島" },
      { scene: "thai-chedi", palette: "noon", seed: 45077, alt: "極樂寺層層而上的佛塔" },
      { scene: "coral-island", palette: "dusk", seed: 45084, alt: "珍南海灘的黃昏" },
      { scene: "market-street", palette: "night", seed: 45091, alt: "檳城小吃街的夜晚" },
    ],
    itinerary: [
      {
        title: "臺北／檳城",
        places: ["姓氏橋", "康華利堡", "關仔角"],
        description:
          "上午由桃園直飛，約四小時四十五分抵達檳城，與臺灣沒有時差。由機場到喬治市約 18 公里，先走進水上的姓氏橋，同姓人家從十九世紀起沿棧道築屋，至今仍有人出海。傍晚到康華利堡與關仔角海堤，晚餐吃小吃。",
        meals: { breakfast: "機上餐食", lunch: "機上輕食", dinner: "關仔角小吃" },
        hotel: "檳城喬治市 四星級酒店或同級",
        picture: { scene: "longtail-bay", palette: "dusk", seed: 45098, alt: "姓氏橋的木棧道與小船" },
        location: { name: "喬治市", latitude: 5.4141, longitude: 100.3288 },
      },
      {
        title: "檳城",
        places: ["龍山堂邱公司", "壁畫街", "藍屋", "極樂寺", "升旗山"],
        description:
          "上午步行老城：看龍山堂邱公司屋脊的剪黏與木雕，沿亞美尼亞街找鐵線漫畫與壁畫，再參加靛藍色張弼士故居的導覽。午後到依山而建的極樂寺，登萬佛塔；傍晚搭纜車上海拔 833 公尺的升旗山，看檳威大橋亮燈。",
        meals: { breakfast: "酒店早餐", lunch: "亞參叻沙與炒粿條", dinner: "娘惹家宴" },
        hotel: "檳城喬治市 四星級酒店或同級",
        picture: { scene: "thai-chedi", palette: "dusk", seed: 45105, alt: "極樂寺萬佛塔與山下的市區" },
        location: { name: "極樂寺", latitude: 5.3993, longitude: 100.2736 },
      },
      {
        title: "檳城／蘭卡威",
        places: ["檳城植物園", "珍南海灘", "巨鷹廣場"],
        description:
          "早上在植物園散步，看砲彈樹與長尾葉猴，再搭約四十分鐘航班到蘭卡威。午後到瓜鎮碼頭邊的巨鷹廣場，十二公尺高的赤鷹像是島名的由來；傍晚在珍南海灘踏浪，這裡面向西方，落日沒入安達曼海。晚餐後自由逛海灘路。",
        meals: { breakfast: "酒店早餐", lunch: "福建蝦麵", dinner: "海鮮燒烤" },
        hotel: "蘭卡威珍南海灘 四星級度假酒店或同級",
        picture: { scene: "coral-island", palette: "dusk", seed: 45112, alt: "珍南海灘落日" },
        location: { name: "蘭卡威", latitude: 6.2919, longitude: 99.728 },
      },
      {
        title: "蘭卡威",
        places: ["吉林地質公園", "蝙蝠洞", "天空之橋", "東方村"],
        description:
          "上午搭小船進吉林地質公園，紅樹林水道兩側是四億多年的石灰岩，遠遠看栗鳶俯衝抓魚，導遊不餵食以免改變牠們的習性；再走蝙蝠洞木棧道。午後搭纜車上 708 公尺的瑪欽章山頂站，走弧形的天空之橋，強風時橋面關閉。",
        meals: { breakfast: "酒店早餐", lunch: "水上餐廳海鮮", dinner: "馬來香料風味餐" },
        hotel: "蘭卡威珍南海灘 四星級度假酒店或同級",
        picture: { scene: "longtail-bay", palette: "noon", seed: 45119, alt: "吉林地質公園的石灰岩與小船" },
        location: { name: "瑪欽章山", latitude: 6.3867, longitude: 99.662 },
      },
      {
        title: "蘭卡威／吉隆坡／臺北",
        places: ["珍南海灘", "吉隆坡轉機"],
        description:
          "清晨可在海灘走一段，沙灘很平，退潮時會露出沙蟹滾的小沙球。早餐後前往機場，經吉隆坡轉機返回桃園，轉機約兩小時二十分鐘，行李直掛，晚間抵達臺北，結束一城一島的五天行程。",
        meals: { breakfast: "酒店早餐", lunch: "機上輕食", dinner: "機上餐食" },
        hotel: "溫暖的家",
        location: { name: "珍南海灘", latitude: 6.2919, longitude: 99.728 },
      },
    ],
    priceIncludes: [...INCLUDES, "檳城至蘭卡威區間機票", "升旗山與瑪欽章山纜車", "吉林地質公園包船"],
    priceExcludes: [...EXCLUDES, "馬來西亞酒店旅遊稅（每房每晚馬幣 10 元）", "珍南海灘水上活動"],
    remarks: [
      "入境馬來西亞前三日內須填寫線上入境卡，由領隊協助。",
      "纜車與天空之橋遇雷雨或強風停駛，改訪黑沙灘與漁村。",
      "蘭卡威 9 月至 10 月雨量最多，故不出團。",
      "檳城小吃以共桌分食為主，素食與過敏請於報名時註明。",
    ],
    flights: [
      {
        day: 1,
        carrier: "HY",
        number: "HY831",
        from: "臺北桃園 TPE",
        to: "檳城 PEN",
        departs: "09:10",
        arrives: "13:55",
      },
      {
        day: 3,
        carrier: "HY",
        number: "HY371",
        from: "檳城 PEN",
        to: "蘭卡威 LGK",
        departs: "12:30",
        arrives: "13:10",
      },
      {
        day: 5,
        carrier: "HY",
        number: "HY378",
        from: "蘭卡威 LGK",
        to: "吉隆坡 KUL",
        departs: "11:00",
        arrives: "12:10",
      },
      {
        day: 5,
        carrier: "HY",
        number: "HY812",
        from: "吉隆坡 KUL",
        to: "臺北桃園 TPE",
        departs: "14:30",
        arrives: "19:15",
      },
    ],
  },
];
