/** Shikoku and the San'in and San'yō coasts: gorges, islands, dunes and great shrines. */
import { GROUP_EXCLUDES, GROUP_INCLUDES, GROUP_REMARKS } from "../terms/japan-korea.ts";
import type { DemoTour } from "../types.ts";

export const tours: DemoTour[] = [
  {
    code: "FPJP11",
    name: "四國祖谷溪小豆島道後溫泉 6 日",
    subtitle: "深谷、橄欖島、千年古湯，繞行四國北半圈",
    countries: ["JP"],
    tags: ["四國・山陰山陽", "溫泉", "慢旅", "藝術建築"],
    days: 6,
    nights: 5,
    basePrice: 48900,
    months: [3, 4, 5, 10, 11],
    peakMonths: [4, 11],
    weekdays: [2, 5],
    departures: 14,
    seats: 30,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "祖谷藤蔓橋與大步危",
        text: "以獼猴桃藤編成的吊橋長四十五公尺，腳下縫隙可見溪水；大步危則搭船進入碧綠色的峽谷。",
      },
      {
        title: "瀨戶內的藝術島",
        text: "直島與小豆島相隔不遠，戶外作品放在防波堤與山坡上，兩島各安排一天，看得完也不必趕。",
      },
      {
        title: "道後溫泉本館",
        text: "1894 年落成的木造三層公共湯屋，整修後全面開放，傍晚穿浴衣在商店街散步再入浴。",
      },
      {
        title: "栗林公園與松山城",
        text: "栗林公園借紫雲山為背景，松山城是現存十二天守之一，搭吊椅上山，可望見瀨戶內海諸島。",
      },
    ],
    cover: {
      scene: "japanese-castle",
      palette: "morning",
      seed: 5440,
      alt: "松山城天守與春日櫻樹",
    },
    gallery: [
      {
        scene: "distant-ridges",
        palette: "morning",
        seed: 5441,
        alt: "瀨戶內海的島影層層疊疊",
      },
      {
        scene: "maple-temple",
        palette: "noon",
        seed: 5442,
        alt: "秋色山間的木造堂舍",
      },
      {
        scene: "market-street",
        palette: "dusk",
        seed: 5443,
        alt: "琴平參道傍晚的店家",
      },
      {
        scene: "onsen-lanterns",
        palette: "night",
        seed: 5444,
        alt: "道後溫泉本館前的燈籠",
      },
      {
        scene: "distant-ridges",
        palette: "noon",
        seed: 5445,
        alt: "祖谷溪山谷的層層山脊",
      },
    ],
    itinerary: [
      {
        title: "臺北／高松",
        places: ["栗林公園", "高松玉藻公園", "瓦町"],
        description:
          "自桃園直飛高松，車程約三十分鐘進市區。栗林公園占地七十五公頃，以六座湖池與十三座假山構成，迴遊一圈約一小時半，日暮亭前可喝抹茶。傍晚自由逛瓦町商店街，晚餐為讚岐烏龍麵與瀨戶內小魚料理。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "讚岐烏龍麵鄉土料理",
        },
        hotel: "高松 四星級酒店或同級",
        location: {
          name: "高松栗林公園",
          latitude: 34.3297,
          longitude: 134.0442,
        },
      },
      {
        title: "高松／直島",
        places: ["宮浦港戶外作品", "本村老屋藝術", "琴彈地海岸"],
        description:
          "搭渡輪約五十分鐘抵達直島，宮浦港的紅色南瓜迎著碼頭。午前走訪本村的老屋改造作品，各點步行相距十分鐘內；午後在海邊步道看戶外作品與沙灘，傍晚搭船回高松，讓一天的節奏放得很慢。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "瀨戶內魚介定食",
          dinner: "敬請自理",
        },
        hotel: "高松 四星級酒店或同級",
        picture: {
          scene: "cruise-ship",
          palette: "noon",
          seed: 5446,
          alt: "航行在瀨戶內海上的船",
        },
        location: {
          name: "直島",
          latitude: 34.4583,
          longitude: 133.9742,
        },
      },
      {
        title: "高松／小豆島／高松／琴平溫泉",
        places: ["銚子溪", "寒霞溪纜車", "橄欖公園", "天使之路"],
        description:
          "搭渡輪約一小時到小豆島，乘纜車上寒霞溪看奇岩，秋天谷底楓紅。橄欖公園白色風車面向海灣，可品嚐手工醬油與橄欖油。依潮汐時間走天使之路的沙洲，傍晚返高松，再乘車約 30 公里入住琴平溫泉。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "小豆島素麵與醬油料理",
          dinner: "溫泉旅館會席料理",
        },
        hotel: "琴平溫泉 四星級溫泉旅館或同級",
        picture: {
          scene: "distant-ridges",
          palette: "dusk",
          seed: 5447,
          alt: "寒霞溪黃昏的層層山稜",
        },
        location: {
          name: "小豆島土庄",
          latitude: 34.484,
          longitude: 134.187,
        },
      },
      {
        title: "琴平／祖谷溪／大步危／道後溫泉",
        places: ["金刀比羅宮", "祖谷藤蔓橋", "大步危遊船", "來島海峽"],
        description:
          "早晨登金刀比羅宮，本宮前共七百八十五級石階，走一半可在旅社街休息。往南約 60 公里進祖谷溪，走過藤蔓橋、搭大步危遊船，午後經高速公路行駛約 130 公里到松山，全日約 200 公里，晚上入住道後溫泉並逛商店街。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "祖谷蕎麥麵與鹽烤香魚",
          dinner: "溫泉旅館會席料理",
        },
        hotel: "道後溫泉 四星級溫泉旅館或同級",
        picture: {
          scene: "distant-ridges",
          palette: "noon",
          seed: 5448,
          alt: "祖谷溪深谷上方的層層山嶺",
        },
        location: {
          name: "祖谷藤蔓橋",
          latitude: 33.8757,
          longitude: 133.835,
        },
      },
      {
        title: "道後溫泉／松山城／島波海道／尾道",
        places: ["松山城", "龜老山展望台", "島波海道單車段", "千光寺"],
        description:
          "上午搭吊椅上松山城，看現存天守與城下遠海。之後走島波海道，過來島海峽三座相連吊橋，在龜老山展望台停留，選走平緩的單車段約五公里（可改搭車）。傍晚到對岸的尾道，坡道貓巷與千光寺可自由散步。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "鯛飯御膳",
          dinner: "尾道海鮮料理",
        },
        hotel: "尾道 三星級酒店或同級",
        picture: {
          scene: "japanese-castle",
          palette: "noon",
          seed: 5449,
          alt: "松山城天守與石垣",
        },
        location: {
          name: "島波海道龜老山",
          latitude: 34.1317,
          longitude: 133.0267,
        },
      },
      {
        title: "尾道／倉敷／高松／臺北",
        places: ["倉敷美觀地區", "大原運河散步", "瀨戶大橋"],
        description:
          "行駛約 70 公里到倉敷，柳樹夾岸的運河兩旁是白壁倉庫，可自由選擇搭小舟或逛民藝店。之後經瀨戶大橋跨海回香川，全日車程約 150 公里，午後抵高松機場，搭機返回桃園，結束繞行瀨戶內海的旅程。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "倉敷散壽司",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        picture: {
          scene: "market-street",
          palette: "noon",
          seed: 5450,
          alt: "倉敷運河旁的白壁土藏街",
        },
        location: {
          name: "倉敷",
          latitude: 34.5955,
          longitude: 133.7714,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES, "高松—直島、高松—小豆島渡輪船票及大步危遊船"],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [
      ...GROUP_REMARKS,
      "直島、小豆島渡輪及祖谷道路受天候影響，停航時以高松周邊景點替代。",
      "天使之路僅於退潮前後可通行，停留順序依當日潮汐調整。",
    ],
    flights: [
      {
        day: 1,
        carrier: "DJ",
        number: "DJ224",
        from: "臺北桃園 TPE",
        to: "高松 TAK",
        departs: "10:20",
        arrives: "14:00",
      },
      {
        day: 6,
        carrier: "DJ",
        number: "DJ225",
        from: "高松 TAK",
        to: "臺北桃園 TPE",
        departs: "16:30",
        arrives: "18:40",
      },
    ],
  },
  {
    code: "FPJP12",
    name: "山陰出雲鳥取砂丘宮島世界遺產 6 日",
    subtitle: "從宮島的海上鳥居走到出雲大社與砂丘",
    countries: ["JP"],
    tags: ["四國・山陰山陽", "世界遺產", "慢旅", "美食"],
    days: 6,
    nights: 5,
    basePrice: 51900,
    months: [3, 4, 5, 9, 10, 11],
    peakMonths: [4, 10],
    weekdays: [1, 4, 6],
    departures: 14,
    seats: 32,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "宮島的清晨與潮汐",
        text: "夜宿宮島對岸，搭早班船渡海，滿潮時大鳥居立於水中，退潮則可走到柱腳下看朱紅木紋。",
      },
      {
        title: "出雲大社",
        text: "祭祀大國主命，神樂殿的注連繩重約五噸。農曆十月全國諸神聚集於此，當地稱為神在月。",
      },
      {
        title: "鳥取砂丘",
        text: "東西十六公里、最高約四十七公尺的砂丘面向日本海，徒步登上馬背需二十分鐘，傍晚風紋最清楚。",
      },
      {
        title: "足立庭園與松江城",
        text: "借景枯山水庭園從玻璃窗後觀看，四季如畫；松江城則保有漆黑的現存天守，可乘堀川遊船繞行。",
      },
    ],
    cover: {
      scene: "torii-in-water",
      palette: "morning",
      seed: 5480,
      alt: "宮島海面上的朱紅大鳥居與晨霧中的山",
    },
    gallery: [
      {
        scene: "torii-in-water",
        palette: "dusk",
        seed: 5481,
        alt: "夕陽裡的大鳥居與水面倒影",
      },
      {
        scene: "desert-dunes",
        palette: "noon",
        seed: 5482,
        alt: "鳥取砂丘的砂稜與緩行的駱駝",
      },
      {
        scene: "japanese-castle",
        palette: "noon",
        seed: 5483,
        alt: "松江城天守與護城河邊的櫻樹",
      },
      {
        scene: "market-street",
        palette: "morning",
        seed: 5484,
        alt: "津和野殿町通的街屋",
      },
      {
        scene: "arched-bridge",
        palette: "noon",
        seed: 5485,
        alt: "錦帶橋的五連拱橫跨錦川",
      },
    ],
    itinerary: [
      {
        title: "臺北／廣島／宮島",
        places: ["廣島和平紀念公園", "原爆圓頂館", "宮島口"],
        description:
          "自桃園直飛廣島，行駛約 50 公里進市區，在和平紀念公園停留，從原爆圓頂館走到慰靈碑與資料館。傍晚前往約 20 公里外的宮島口入住，晚餐品嚐廣島燒，夜裡可望見對岸的鳥居燈光，明早再渡海。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "廣島燒御膳",
        },
        hotel: "宮島口 四星級酒店或同級",
        location: {
          name: "廣島和平紀念公園",
          latitude: 34.3955,
          longitude: 132.4536,
        },
      },
      {
        title: "宮島／岩國／津和野",
        places: ["嚴島神社", "大鳥居", "錦帶橋", "津和野殿町通"],
        description:
          "清晨搭船十分鐘到宮島，參拜嚴島神社，依潮汐觀賞大鳥居。午前回程，行駛約 30 公里到岩國看五連拱的錦帶橋，再往日本海側約 100 公里，傍晚抵達津和野，殿町通水渠裡游著錦鯉，住宿山中溫泉。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "宮島穴子飯",
          dinner: "山菜會席料理",
        },
        hotel: "津和野周邊 溫泉旅館或同級",
        picture: {
          scene: "torii-in-water",
          palette: "noon",
          seed: 5486,
          alt: "漲潮時立在水中的鳥居",
        },
        location: {
          name: "宮島嚴島神社",
          latitude: 34.296,
          longitude: 132.3198,
        },
      },
      {
        title: "津和野／石見銀山／出雲",
        places: ["太皷谷稻成神社", "石見銀山大森町", "日御碕燈塔", "稻佐之濱"],
        description:
          "早晨走訪太皷谷稻成神社的千本鳥居。之後沿國道九號行駛約 120 公里到石見銀山，走大森町的木造街道與龍源寺坑道，再到出雲海岸的稻佐之濱看日落，全日約 180 公里，晚間入住出雲。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "出雲蕎麥麵三割子",
          dinner: "溫泉旅館和牛鍋",
        },
        hotel: "出雲 四星級酒店或同級",
        picture: {
          scene: "market-street",
          palette: "dusk",
          seed: 5487,
          alt: "大森町木造老街的黃昏",
        },
        location: {
          name: "石見銀山",
          latitude: 35.1128,
          longitude: 132.4372,
        },
      },
      {
        title: "出雲／松江／玉造溫泉",
        places: ["出雲大社", "松江城", "堀川遊船", "宍道湖夕陽"],
        description:
          "上午參拜出雲大社，參拜方式是兩拜四拍手一拜。中午往松江約 40 公里，登松江城天守，再搭堀川遊船約五十分鐘，過低橋時船夫會把船篷降下。傍晚到宍道湖邊看嫁之島夕陽，入住約 10 公里外的玉造溫泉。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "宍道湖蜆鄉土御膳",
          dinner: "溫泉旅館會席料理",
        },
        hotel: "玉造溫泉 四星級溫泉旅館或同級",
        picture: {
          scene: "japanese-castle",
          palette: "noon",
          seed: 5488,
          alt: "松江城天守與護城河",
        },
        location: {
          name: "出雲大社",
          latitude: 35.4018,
          longitude: 132.6855,
        },
      },
      {
        title: "玉造溫泉／安來／大山／鳥取",
        places: ["足立美術館庭園", "大山桝水高原", "鳥取砂丘", "砂之美術館"],
        description:
          "行駛約 20 公里到安來，隔著窗框看足立美術館的借景庭園，停留一個半小時。往東經大山山麓，在桝水高原看日本海與弓濱，再行駛約 100 公里到鳥取，砂丘在傍晚前抵達，全日約 190 公里，晚餐為鳥取海鮮。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "大山山麓野菜定食",
          dinner: "鳥取海鮮料理",
        },
        hotel: "鳥取 四星級酒店或同級",
        picture: {
          scene: "desert-dunes",
          palette: "dusk",
          seed: 5489,
          alt: "夕陽下的鳥取砂丘稜線",
        },
        location: {
          name: "鳥取砂丘",
          latitude: 35.5401,
          longitude: 134.2281,
        },
      },
      {
        title: "鳥取／智頭／岡山／臺北",
        places: ["智頭宿", "後樂園", "岡山城外觀"],
        description:
          "早晨離開砂丘，沿鳥取自動車道與山間國道行駛約 120 公里南下岡山，途中停杉木產地智頭宿。岡山後樂園為日本三名園之一，曲水與草坡之外可望見烏城。中午過後前往約 20 公里外的岡山機場，下午搭機返回桃園。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "岡山散壽司",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        picture: {
          scene: "japanese-castle",
          palette: "dusk",
          seed: 5490,
          alt: "黃昏的岡山城天守",
        },
        location: {
          name: "岡山後樂園",
          latitude: 34.6675,
          longitude: 133.936,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES, "宮島渡輪、堀川遊船、石見銀山龍源寺坑道及足立美術館門票"],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [
      ...GROUP_REMARKS,
      "宮島渡輪與大鳥居觀賞狀況依潮汐與天候而定，請以當日時間為準。",
      "農曆十月（約國曆十一月）出雲大社周邊旅客眾多，房價與旺季說明依出發日公告。",
    ],
    flights: [
      {
        day: 1,
        carrier: "NF",
        number: "NF260",
        from: "臺北桃園 TPE",
        to: "廣島 HIJ",
        departs: "08:40",
        arrives: "12:10",
      },
      {
        day: 6,
        carrier: "NF",
        number: "NF263",
        from: "岡山 OKJ",
        to: "臺北桃園 TPE",
        departs: "16:00",
        arrives: "18:10",
      },
    ],
  },
];
