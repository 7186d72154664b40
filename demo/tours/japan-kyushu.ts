/** Kyūshū: hot springs by sightseeing train, and the old cedars of Yakushima. */
import { GROUP_EXCLUDES, GROUP_INCLUDES, GROUP_REMARKS } from "../terms/japan-korea.ts";
import type { DemoTour } from "../types.ts";

export const tours: DemoTour[] = [
  {
    code: "FPJP13",
    name: "九州由布院阿蘇觀光列車溫泉 5 日",
    subtitle: "一段森林列車、一座活火山，三晚不同溫泉",
    countries: ["JP"],
    tags: ["九州", "鐵道", "溫泉", "親子"],
    days: 5,
    nights: 4,
    basePrice: 38900,
    months: [1, 2, 3, 4, 5, 10, 11, 12],
    peakMonths: [4, 12],
    weekdays: [0, 3, 5],
    departures: 16,
    seats: 34,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "久大線觀光特急",
        text: "從博多往由布院的觀光特急，車廂以木質內裝與大面車窗為主，沿筑後川與日田盆地行駛約兩小時。",
      },
      {
        title: "阿蘇中岳火口與草千里",
        text: "火山氣體濃度許可時可到火口邊緣，草千里則是廣闊草原與淺水池，可自費騎馬繞行一圈。",
      },
      {
        title: "黑川溫泉露天風呂巡禮",
        text: "木牌「入湯手形」可任選三間旅館露天湯，田之原川兩岸沒有大型招牌，晚間以竹燈點綴。",
      },
      {
        title: "太宰府與柳川遊船",
        text: "在參道吃剛烤好的梅枝餅，再到柳川坐船，船夫以竹竿撐船穿過一座座低橋，冬季改坐暖爐船。",
      },
    ],
    cover: {
      scene: "onsen-lanterns",
      palette: "dusk",
      seed: 5520,
      alt: "黑川溫泉溪畔的旅館、紅橋與水氣",
    },
    gallery: [
      {
        scene: "market-street",
        palette: "noon",
        seed: 5521,
        alt: "由布院湯之坪街道的小店",
      },
      {
        scene: "distant-ridges",
        palette: "noon",
        seed: 5522,
        alt: "阿蘇外輪山的層層稜線",
      },
      {
        scene: "rockies-lake",
        palette: "morning",
        seed: 5523,
        alt: "由布院金鱗湖晨間的薄霧",
      },
      {
        scene: "japanese-castle",
        palette: "noon",
        seed: 5524,
        alt: "熊本城天守與石垣",
      },
    ],
    itinerary: [
      {
        title: "臺北／福岡／太宰府／柳川",
        places: ["太宰府天滿宮", "柳川遊船", "天神"],
        description:
          "自桃園直飛福岡，機場離市區不到十分鐘車程。先到約 15 公里外的太宰府天滿宮，走過三座太鼓橋參拜學問之神。午後行駛約 55 公里到柳川坐川下船，約五十分鐘，傍晚返回福岡，自由前往天神或屋台街用餐。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "敬請自理",
        },
        hotel: "福岡市區 四星級酒店或同級",
        location: {
          name: "太宰府天滿宮",
          latitude: 33.5212,
          longitude: 130.535,
        },
      },
      {
        title: "福岡／觀光特急／由布院／黑川溫泉",
        places: ["久大線觀光特急", "由布院金鱗湖", "湯之坪街道", "黑川溫泉"],
        description:
          "上午自博多搭乘觀光特急往由布院，車程約兩小時十五分，車上販售沿線小點。抵達後沿湯之坪街道散步到金鱗湖，冬季清晨湖面有霧。下午車行約 55 公里經瀨之本高原到黑川溫泉，傍晚使用入湯手形泡三處露天湯。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "列車日式便當",
          dinner: "溫泉旅館會席料理",
        },
        hotel: "黑川溫泉 溫泉旅館或同級",
        picture: {
          scene: "rockies-lake",
          palette: "noon",
          seed: 5525,
          alt: "金鱗湖水面與由布岳",
        },
        location: {
          name: "由布院金鱗湖",
          latitude: 33.2665,
          longitude: 131.3693,
        },
      },
      {
        title: "黑川溫泉／阿蘇／熊本",
        places: ["大觀峰", "草千里", "阿蘇中岳火口", "熊本城"],
        description:
          "從大觀峰看世界級火口盆地，五岳的輪廓像一尊睡佛。接著到草千里與中岳火口，全日約 90 公里。若火口限制進入，改參觀阿蘇火山博物館。下午抵達熊本，走特別見學通路看地震後復原中的石垣與天守。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "阿蘇高菜飯與赤牛",
          dinner: "熊本馬肉與芥末蓮藕",
        },
        hotel: "熊本 四星級酒店或同級",
        picture: {
          scene: "distant-ridges",
          palette: "morning",
          seed: 5526,
          alt: "大觀峰望見的阿蘇五岳",
        },
        location: {
          name: "阿蘇草千里",
          latitude: 32.8858,
          longitude: 131.0554,
        },
      },
      {
        title: "熊本／島原／雲仙溫泉／長崎",
        places: ["有明海渡輪", "島原武家屋敷", "雲仙地獄", "長崎稻佐山夜景"],
        description:
          "上午從熊本港搭船橫越有明海約六十分鐘到島原，武家屋敷的水道流著湧泉。行駛約 20 公里上雲仙，走地獄步道看硫磺蒸氣。下午往長崎約 60 公里，夜間搭纜車登稻佐山，看港灣四周的燈火，晚餐享用卓袱料理。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "島原具雜煮",
          dinner: "長崎卓袱料理",
        },
        hotel: "長崎 四星級酒店或同級",
        picture: {
          scene: "onsen-lanterns",
          palette: "dusk",
          seed: 5527,
          alt: "雲仙溫泉街冒著白色蒸氣",
        },
        location: {
          name: "雲仙地獄",
          latitude: 32.7404,
          longitude: 130.264,
        },
      },
      {
        title: "長崎／福岡／臺北",
        places: ["大浦天主堂外觀", "眼鏡橋", "長崎和平公園", "福岡機場"],
        description:
          "早晨走訪長崎坡道，看世界遺產大浦天主堂與眼鏡橋的雙拱倒影，也在和平公園靜立片刻。中午後沿高速公路行駛約 155 公里到福岡機場，車程約兩小時半，途中安排休息站，傍晚搭機返回桃園。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "長崎什錦麵",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        picture: {
          scene: "market-street",
          palette: "night",
          seed: 5528,
          alt: "長崎街區入夜的燈火",
        },
        location: {
          name: "長崎眼鏡橋",
          latitude: 32.7473,
          longitude: 129.88,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES, "博多—由布院觀光特急指定席、有明海渡輪及黑川溫泉入湯手形"],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [
      ...GROUP_REMARKS,
      "阿蘇火口開放依火山警報與風向公告，關閉時以火山博物館或其他景點替代。",
      "有明海渡輪遇強風停航時，改由陸路前往，車程約需增加兩小時。",
    ],
    flights: [
      {
        day: 1,
        carrier: "NF",
        number: "NF120",
        from: "臺北桃園 TPE",
        to: "福岡 FUK",
        departs: "08:10",
        arrives: "11:20",
      },
      {
        day: 5,
        carrier: "NF",
        number: "NF121",
        from: "福岡 FUK",
        to: "臺北桃園 TPE",
        departs: "18:40",
        arrives: "20:20",
      },
    ],
  },
  {
    code: "FPJP14",
    name: "九州屋久島繩文杉健行鹿兒島 6 日",
    subtitle: "走進千年杉林，一天留給繩文杉，一天留給海龜灘",
    countries: ["JP"],
    tags: ["九州", "健行", "世界遺產", "小團", "攝影"],
    days: 6,
    nights: 5,
    basePrice: 67900,
    months: [3, 4, 5, 7, 9, 10, 11],
    peakMonths: [5, 10],
    weekdays: [3, 6],
    departures: 14,
    seats: 18,
    minimumGroupSize: 10,
    highlights: [
      {
        title: "繩文杉單日健行",
        text: "自荒川登山口沿森林鐵道軌道走進山區，單程約 11 公里，全程約十小時，需持續步行的體力。",
      },
      {
        title: "白谷雲水峽苔森",
        text: "苔岩與清流交錯的森林，選走約三公里的短線，不去繩文杉的貴賓可將全日改為此線慢走。",
      },
      {
        title: "永田濱海龜季",
        text: "五至七月有赤蠵龜上岸產卵，夜間觀察須向當地登記，七月下旬起有機會看見小海龜出殼。",
      },
      {
        title: "櫻島與仙巖園",
        text: "鹿兒島灣對岸的活火山常噴出火山灰；藩主別邸仙巖園以櫻島為假山、以錦江灣為池，借景入園。",
      },
    ],
    cover: {
      scene: "distant-ridges",
      palette: "morning",
      seed: 5560,
      alt: "屋久島山林籠罩在晨霧與細雨之間",
    },
    gallery: [
      {
        scene: "iceland-waterfall",
        palette: "morning",
        seed: 5561,
        alt: "千尋瀑布自花崗岩巨壁滑落",
      },
      {
        scene: "market-street",
        palette: "noon",
        seed: 5562,
        alt: "知覽老街的店家",
      },
      {
        scene: "onsen-lanterns",
        palette: "night",
        seed: 5563,
        alt: "指宿海邊的溫泉旅館街",
      },
      {
        scene: "distant-ridges",
        palette: "dusk",
        seed: 5564,
        alt: "錦江灣黃昏，對岸是櫻島的山影",
      },
    ],
    itinerary: [
      {
        title: "臺北／鹿兒島／櫻島",
        places: ["仙巖園", "櫻島渡輪", "有村熔岩展望所"],
        description:
          "自桃園直飛鹿兒島，行駛約 35 公里進市區。先遊薩摩藩島津家的別邸仙巖園，庭園以櫻島為借景。隨後搭渡輪十五分鐘到櫻島，在有村熔岩展望所看 1914 年噴發留下的黑色熔岩原，晚餐為薩摩黑豬涮涮鍋。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "薩摩黑豬涮涮鍋",
        },
        hotel: "鹿兒島 四星級酒店或同級",
        location: {
          name: "鹿兒島仙巖園",
          latitude: 31.6172,
          longitude: 130.5765,
        },
      },
      {
        title: "鹿兒島／屋久島",
        places: ["高速船", "安房", "千尋瀑布", "裝備說明"],
        description:
          "早晨搭高速船約兩至三小時到屋久島。島上年雨量充沛，俗稱一個月下三十五天雨，下午參觀千尋瀑布的花崗岩巨壁，再到安房辦理登山裝備租借。晚間由登山嚮導說明隔日路線、如廁包與攜行糧食，提早就寢。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "飛魚料理定食",
          dinner: "民宿家常料理",
        },
        hotel: "屋久島安房 三星級酒店或同級",
        picture: {
          scene: "iceland-waterfall",
          palette: "noon",
          seed: 5565,
          alt: "岩壁間落下的千尋瀑布",
        },
        location: {
          name: "屋久島千尋瀑布",
          latitude: 30.2592,
          longitude: 130.5717,
        },
      },
      {
        title: "屋久島／荒川登山口／繩文杉",
        places: ["荒川登山口", "森林鐵道軌道", "威爾遜株", "繩文杉"],
        description:
          "清晨四點多出發，於登山口接駁站換車。沿舊森林鐵道走約八公里，途經大王杉與樹心成為空洞的威爾遜株，中午抵達繩文杉展望台，樹齡推估逾兩千年。來回 22 公里、約十小時，體力不足者改走白谷雲水峽短線。",
        meals: {
          breakfast: "登山便當",
          lunch: "登山便當",
          dinner: "民宿家常料理",
        },
        hotel: "屋久島安房 三星級酒店或同級",
        picture: {
          scene: "distant-ridges",
          palette: "noon",
          seed: 5566,
          alt: "屋久島深處的雲霧山林",
        },
        location: {
          name: "屋久島繩文杉",
          latitude: 30.3608,
          longitude: 130.5306,
        },
      },
      {
        title: "屋久島／白谷雲水峽／永田濱",
        places: ["白谷雲水峽", "大川瀑布", "永田濱"],
        description:
          "放慢步調走白谷雲水峽，從彌生杉到苔森約三公里。午後乘車沿島西側林道到大川瀑布，瀑高八十八公尺，可走到瀑潭前。傍晚抵達永田濱看夕陽，夏季安排夜間海龜觀察（須依當地登記與現場規定），全日約 80 公里。",
        meals: {
          breakfast: "民宿早餐",
          lunch: "島魚定食",
          dinner: "酒店和洋自助餐",
        },
        hotel: "屋久島宮之浦 四星級酒店或同級",
        picture: {
          scene: "iceland-waterfall",
          palette: "dusk",
          seed: 5567,
          alt: "黃昏的大川瀑布自岩壁落下",
        },
        location: {
          name: "屋久島永田濱",
          latitude: 30.3972,
          longitude: 130.4249,
        },
      },
      {
        title: "屋久島／鹿兒島／指宿溫泉",
        places: ["志戶子榕樹林", "高速船", "指宿砂蒸溫泉", "池田湖"],
        description:
          "上午逛志戶子榕樹林與宮之浦港，搭高速船返回鹿兒島。之後沿錦江灣往南約 50 公里到指宿，體驗海岸砂蒸：蓋上溫熱砂子約十分鐘，讓健行後的雙腿放鬆，再泡溫泉。傍晚遠望薩摩富士開聞岳，晚餐為會席料理。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "溫泉旅館會席料理",
        },
        hotel: "指宿溫泉 四星級溫泉旅館或同級",
        picture: {
          scene: "onsen-lanterns",
          palette: "dusk",
          seed: 5568,
          alt: "指宿溫泉街傍晚的燈火",
        },
        location: {
          name: "指宿溫泉",
          latitude: 31.2343,
          longitude: 130.654,
        },
      },
      {
        title: "指宿／知覽／鹿兒島／臺北",
        places: ["知覽武家屋敷庭園", "知覽茶園", "鹿兒島機場"],
        description:
          "行駛約 35 公里到知覽，石牆夾道的武家屋敷群有七座開放庭園，山坡外是大片茶園，喝一杯新焙的知覽茶。中午後往北約 70 公里到鹿兒島機場，午餐享用雞飯，下午搭機返回桃園。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "奄美雞飯定食",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        location: {
          name: "知覽武家屋敷",
          latitude: 31.3759,
          longitude: 130.4427,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES, "鹿兒島—屋久島高速船來回、繩文杉登山嚮導及入山協力金"],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [
      ...GROUP_REMARKS,
      "繩文杉健行約 22 公里、十小時，報名時請自評體力；60 歲以上或有心血管病史者請先諮詢醫師。",
      "高速船受海象影響，停航時改搭渡輪或調整順序，衍生費用另行通知。",
    ],
    flights: [
      {
        day: 1,
        carrier: "QH",
        number: "QH240",
        from: "臺北桃園 TPE",
        to: "鹿兒島 KOJ",
        departs: "09:30",
        arrives: "12:45",
      },
      {
        day: 6,
        carrier: "QH",
        number: "QH241",
        from: "鹿兒島 KOJ",
        to: "臺北桃園 TPE",
        departs: "16:00",
        arrives: "17:20",
      },
    ],
  },
];
