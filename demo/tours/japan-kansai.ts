/** Kansai: Kyōto and Nara in autumn, and the pilgrims' road of Kumano. */
import { GROUP_EXCLUDES, GROUP_INCLUDES, GROUP_REMARKS } from "../terms/japan-korea.ts";
import type { DemoTour } from "../types.ts";

export const tours: DemoTour[] = [
  {
    code: "FPJP09",
    name: "關西京都奈良嵐山貴船賞楓 5 日",
    subtitle: "避開正午人潮，清晨與夜間走進京都的紅葉",
    isPopular: true,
    countries: ["JP"],
    tags: ["關西", "賞楓", "世界遺產", "美食"],
    days: 5,
    nights: 4,
    basePrice: 45900,
    months: [11, 12],
    peakMonths: [11],
    weekdays: [1, 3, 6],
    departures: 12,
    seats: 30,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "清晨的東福寺",
        text: "通天橋下的洗玉澗有近兩千株楓樹，安排在開門前抵達，趁早晨光線斜照時從容走完一圈迴廊。",
      },
      {
        title: "叡山電車楓紅隧道",
        text: "市原到二之瀨間約二百五十公尺，兩側楓枝貼近車窗；下車後續往貴船神社，走上朱紅燈籠石階。",
      },
      {
        title: "奈良公園與談山神社",
        text: "奈良公園銀杏與楓樹間鹿群自在，談山神社則以十三重木塔配滿山紅葉聞名，遊客比京都少。",
      },
      {
        title: "京料理與湯豆腐",
        text: "一餐嵯峨的湯豆腐，一餐町家裡的京懷石，吃得到深秋當季的聖護院蕪菁、菇類與丹波栗。",
      },
    ],
    cover: {
      scene: "maple-temple",
      palette: "noon",
      seed: 5360,
      alt: "京都山邊寺院的屋頂被層層紅葉圍繞",
    },
    gallery: [
      {
        scene: "maple-temple",
        palette: "dusk",
        seed: 5361,
        alt: "夜間點燈前的寺院與楓樹",
      },
      {
        scene: "maple-temple",
        palette: "morning",
        seed: 5362,
        alt: "木造舞台下方的楓海",
      },
      {
        scene: "distant-ridges",
        palette: "noon",
        seed: 5363,
        alt: "由高雄望向京都北山",
      },
      {
        scene: "market-street",
        palette: "night",
        seed: 5364,
        alt: "祇園白川的石板路與茶屋燈光",
      },
    ],
    itinerary: [
      {
        title: "臺北／大阪／京都",
        places: ["伏見稻荷大社", "祇園白川", "八坂神社"],
        description:
          "自桃園飛抵關西機場，行駛約 100 公里進京都。先到伏見稻荷大社走一段千本鳥居，從本殿到奧社奉拜所約二十分鐘。傍晚步行祇園白川，石板路旁是町家茶屋，晚餐享用京懷石，飯後可到八坂神社看夜間燈籠。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "京懷石料理",
        },
        hotel: "京都市區 四星級酒店或同級",
        location: {
          name: "伏見稻荷大社",
          latitude: 34.9671,
          longitude: 135.7727,
        },
      },
      {
        title: "京都／東福寺／貴船／永觀堂",
        places: ["東福寺通天橋", "叡山電車", "貴船神社", "永觀堂夜楓"],
        description:
          "清晨抵達東福寺，先走臥雲橋再進通天橋。之後搭叡山電車往北，穿過楓紅隧道到貴船口，步行或轉乘巴士到貴船神社石階。午後回市區自由午茶，入夜參觀永觀堂點燈，池面倒映多寶塔與紅葉，是今日步行較多的一天。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "貴船溪魚山菜御膳",
          dinner: "敬請自理",
        },
        hotel: "京都市區 四星級酒店或同級",
        picture: {
          scene: "maple-temple",
          palette: "night",
          seed: 5365,
          alt: "夜間點燈的寺院與紅葉",
        },
        location: {
          name: "貴船神社",
          latitude: 35.1218,
          longitude: 135.7628,
        },
      },
      {
        title: "京都／嵐山／嵯峨野／高雄",
        places: ["渡月橋", "竹林小徑", "常寂光寺", "神護寺"],
        description:
          "早上八點前抵達嵐山，趁人少走竹林小徑與常寂光寺，寺內仁王門階梯鋪滿落葉。搭嵯峨野觀光小火車沿保津川行駛約二十五分鐘，再乘車到高雄神護寺，四百級石階盡頭可拋陶片祈願，中午為嵯峨湯豆腐料理。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "嵯峨湯豆腐料理",
          dinner: "京都黑毛和牛涮涮鍋",
        },
        hotel: "京都市區 四星級酒店或同級",
        picture: {
          scene: "distant-ridges",
          palette: "morning",
          seed: 5366,
          alt: "嵐山與保津川谷地的層層山色",
        },
        location: {
          name: "嵐山渡月橋",
          latitude: 35.0129,
          longitude: 135.6778,
        },
      },
      {
        title: "京都／奈良／談山神社／大阪",
        places: ["奈良公園", "東大寺", "談山神社"],
        description:
          "行駛約 45 公里到奈良，先看東大寺大佛殿與南大門仁王像，再到公園裡與鹿同行。午後往南約 30 公里進入多武峰的談山神社，十三重塔周圍楓樹約三千株。傍晚行駛約 50 公里到大阪，道頓堀自由晚餐，體驗在地小吃。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "奈良茶粥與柿葉壽司",
          dinner: "敬請自理",
        },
        hotel: "大阪難波 四星級酒店或同級",
        picture: {
          scene: "maple-temple",
          palette: "morning",
          seed: 5367,
          alt: "山谷間的社殿與滿谷楓紅",
        },
        location: {
          name: "談山神社",
          latitude: 34.466,
          longitude: 135.8618,
        },
      },
      {
        title: "大阪／臺北",
        places: ["大阪城公園", "黑門市場", "關西機場"],
        description:
          "早晨在大阪城公園散步，十一月下旬護城河邊約三百株銀杏轉黃，可選擇登天守閣展望。再到黑門市場看河豚、松葉蟹與水果攤，自由午餐。中午後行駛約 45 公里前往關西機場，下午搭機返回桃園。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        location: {
          name: "大阪城公園",
          latitude: 34.6873,
          longitude: 135.5262,
        },
      },
    ],
    priceIncludes: [
      ...GROUP_INCLUDES,
      "叡山電車及嵯峨野觀光小火車車票（嵯峨野小火車如客滿改搭保津川沿線巴士）",
    ],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [
      ...GROUP_REMARKS,
      "京都楓紅約十一月中旬至十二月初，各寺夜間點燈日期每年公告，遇未開放時以其他點燈寺院替代。",
      "十一月週末市區交通壅塞，部分景點以電車或步行銜接，每日步行約 6 至 8 公里。",
    ],
    flights: [
      {
        day: 1,
        carrier: "YL",
        number: "YL172",
        from: "臺北桃園 TPE",
        to: "大阪關西 KIX",
        departs: "08:10",
        arrives: "11:40",
      },
      {
        day: 5,
        carrier: "YL",
        number: "YL173",
        from: "大阪關西 KIX",
        to: "臺北桃園 TPE",
        departs: "15:50",
        arrives: "18:00",
      },
    ],
  },
  {
    code: "FPJP10",
    name: "會員限定熊野古道中邊路健行 6 日",
    subtitle: "三天走完中邊路精華，行李由車輛先送到旅館",
    isHidden: true,
    countries: ["JP"],
    tags: ["關西", "健行", "世界遺產", "溫泉", "小團"],
    days: 6,
    nights: 5,
    basePrice: 68900,
    months: [3, 4, 5, 10, 11],
    peakMonths: [4, 11],
    weekdays: [3, 6],
    departures: 12,
    seats: 16,
    minimumGroupSize: 10,
    highlights: [
      {
        title: "中邊路三段精華",
        text: "瀧尻至近露、發心門至本宮、大門坂至那智，分三天步行，每天 3 至 13 公里，適合平日有運動習慣者。",
      },
      {
        title: "熊野三山都走到",
        text: "本宮、速玉、那智三社分踞山中、河口與瀑布旁，行程依古代參詣者的順序走，最後抵達那智大瀑布。",
      },
      {
        title: "湯之峰與川湯",
        text: "湯之峰的壺湯登錄為世界遺產，川湯則在河床挖出溫泉池，步行一天之後泡湯最能舒緩雙腿。",
      },
      {
        title: "小團與行李接駁",
        text: "十六人封頂，配有山區嚮導與隨行領隊，大行李每日由車輛送到下一間旅館，只背當日背包。",
      },
    ],
    cover: {
      scene: "iceland-waterfall",
      palette: "morning",
      seed: 5400,
      alt: "那智瀑布自杉林高處垂下，水霧在晨光中散開",
    },
    gallery: [
      {
        scene: "maple-temple",
        palette: "morning",
        seed: 5401,
        alt: "秋色山林間的木造堂舍",
      },
      {
        scene: "distant-ridges",
        palette: "dusk",
        seed: 5402,
        alt: "紀伊山地層層相疊的稜線",
      },
      {
        scene: "market-street",
        palette: "dusk",
        seed: 5403,
        alt: "新宮老街傍晚的店家",
      },
      {
        scene: "onsen-lanterns",
        palette: "dusk",
        seed: 5404,
        alt: "湯之峰溫泉溪邊的小燈",
      },
    ],
    itinerary: [
      {
        title: "臺北／大阪／田邊",
        places: ["關西機場", "白濱千疊敷", "紀伊田邊"],
        description:
          "自桃園飛抵關西機場，沿阪和、紀勢自動車道行駛約 130 公里到紀伊田邊。途中在白濱停留，看海蝕的砂岩平台千疊敷。晚餐為當地梅子料理與紀州魚鮮，餐後由嚮導說明三天步行路線、裝備與行李標籤的使用方式。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "紀州梅子會席料理",
        },
        hotel: "紀伊田邊 三星級酒店或同級",
        location: {
          name: "紀伊田邊",
          latitude: 33.7325,
          longitude: 135.3789,
        },
      },
      {
        title: "瀧尻／高原／近露",
        places: ["瀧尻王子", "高原熊野神社", "十丈王子", "近露王子"],
        description:
          "從瀧尻王子起步，開頭一公里為陡上坡，隨後沿稜線到高原聚落，可望見果無山脈。全段約 13 公里、爬升 700 公尺，行走約六小時，途中在高原休息站用便當。若腳力不足，可於高原改搭接駁車直接到近露。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "熊野山路便當",
          dinner: "民宿山里料理",
        },
        hotel: "近露 民宿或同級",
        picture: {
          scene: "distant-ridges",
          palette: "morning",
          seed: 5405,
          alt: "山村與層疊的雲海",
        },
        location: {
          name: "近露王子",
          latitude: 33.813,
          longitude: 135.607,
        },
      },
      {
        title: "近露／發心門王子／熊野本宮大社／湯之峰",
        places: ["發心門王子", "伏拜王子", "熊野本宮大社", "大齋原大鳥居"],
        description:
          "清晨乘車約 40 分鐘到發心門王子，走本宮段約 7 公里，多為緩下坡，伏拜王子可望見大齋原的鳥居，行走約三小時。參拜熊野本宮大社後到河中沙洲的大齋原，高 34 公尺的鳥居立在稻田盡頭，傍晚入住湯之峰溫泉。",
        meals: {
          breakfast: "民宿早餐",
          lunch: "本宮溫泉粥與蕎麥麵",
          dinner: "溫泉旅館會席料理",
        },
        hotel: "湯之峰溫泉 溫泉旅館或同級",
        picture: {
          scene: "maple-temple",
          palette: "noon",
          seed: 5406,
          alt: "山林環抱的古社堂舍",
        },
        location: {
          name: "熊野本宮大社",
          latitude: 33.8404,
          longitude: 135.7737,
        },
      },
      {
        title: "湯之峰／川湯／新宮／那智勝浦",
        places: ["壺湯", "川湯溫泉", "熊野速玉大社", "神倉神社"],
        description:
          "早晨可輪流預約壺湯，再到川湯看河灘溫泉。之後沿熊野川行駛約 40 公里至新宮，參拜朱紅的熊野速玉大社，體力好者可登神倉神社五百多級石階看御神體巨岩。傍晚住那智勝浦，晚餐為近海生鮪魚。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "目張壽司定食",
          dinner: "勝浦生鮪魚料理",
        },
        hotel: "那智勝浦 四星級溫泉旅館或同級",
        location: {
          name: "熊野速玉大社",
          latitude: 33.7321,
          longitude: 135.9827,
        },
      },
      {
        title: "大門坂／那智大社／那智瀑布／大阪",
        places: ["大門坂", "熊野那智大社", "青岸渡寺三重塔", "那智瀑布"],
        description:
          "走約 1.3 公里的大門坂石階，樹齡八百年的夫婦杉立在入口，往上到熊野那智大社與青岸渡寺，再下到落差 133 公尺的那智瀑布。中午後沿紀勢自動車道行駛約 230 公里返回大阪，傍晚抵達，晚餐自理。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "那智山鄉土定食",
          dinner: "敬請自理",
        },
        hotel: "大阪難波 四星級酒店或同級",
        picture: {
          scene: "iceland-waterfall",
          palette: "noon",
          seed: 5407,
          alt: "那智瀑布與朱紅三重塔所在的山林",
        },
        location: {
          name: "那智瀑布",
          latitude: 33.6753,
          longitude: 135.8877,
        },
      },
      {
        title: "大阪／臺北",
        places: ["住吉大社", "堺市舊街", "關西機場"],
        description:
          "早晨參拜住吉大社，朱紅太鼓橋下是平緩水池，這裡是海上旅人祈求平安的神社，也作為古道旅程的尾聲。隨後順路經堺市看刀具老街，中午抵達關西機場，下午搭機返回桃園，行李與手杖可一併託運。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        location: {
          name: "住吉大社",
          latitude: 34.6124,
          longitude: 135.4928,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES, "中邊路合格山岳嚮導三日及每日大行李接送"],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [
      ...GROUP_REMARKS,
      "本行程為會員限定，報名後由專人確認近半年運動狀況；每日步行 3 至 13 公里，山徑有石階與樹根。",
      "雨天仍照常步行，豪雨警報時改走低處替代路線；請備雨衣、登山鞋與登山杖。",
    ],
    flights: [
      {
        day: 1,
        carrier: "YL",
        number: "YL172",
        from: "臺北桃園 TPE",
        to: "大阪關西 KIX",
        departs: "08:10",
        arrives: "11:40",
      },
      {
        day: 6,
        carrier: "YL",
        number: "YL173",
        from: "大阪關西 KIX",
        to: "臺北桃園 TPE",
        departs: "15:50",
        arrives: "18:00",
      },
    ],
  },
];
