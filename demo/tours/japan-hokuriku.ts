/** Hokuriku: the Tateyama–Kurobe route in spring, the snow coast in winter. */
import { GROUP_EXCLUDES, GROUP_INCLUDES, GROUP_REMARKS } from "../terms/japan-korea.ts";
import type { DemoTour } from "../types.ts";

export const tours: DemoTour[] = [
  {
    code: "FPJP07",
    name: "立山黑部雪壁合掌村上高地 6 日",
    subtitle: "六種交通工具橫越北阿爾卑斯，走進雪的峽谷",
    isPopular: true,
    countries: ["JP"],
    tags: ["北陸立山黑部", "世界遺產", "鐵道", "健行"],
    days: 6,
    nights: 5,
    basePrice: 54900,
    months: [5, 6],
    peakMonths: [5],
    weekdays: [1, 3, 6],
    departures: 14,
    seats: 34,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "雪之大谷",
        text: "室堂海拔 2,450 公尺，除雪後的雪壁五月仍可高過十公尺，步行區開放約五百公尺，腳下是夯實的雪面。",
      },
      {
        title: "完整穿越阿爾卑斯路線",
        text: "立山側到扇澤依序換乘纜車、高原巴士、隧道巴士、空中纜車與地下纜車，一天走完不折返。",
      },
      {
        title: "白川鄉與高山",
        text: "荻町聚落百餘棟合掌造依山谷排列，五月水田蓄水後倒映茅草屋頂；高山則保留江戶時代的商家街。",
      },
      {
        title: "上高地河童橋",
        text: "平路步道從大正池走到河童橋約三點五公里，沿途梓川清澈見底，抬頭就是殘雪的穗高連峰。",
      },
    ],
    cover: {
      scene: "snow-wall",
      palette: "noon",
      seed: 5280,
      alt: "立山室堂的高聳雪壁，旅人沿除雪後的道路行走",
    },
    gallery: [
      {
        scene: "snow-wall",
        palette: "morning",
        seed: 5281,
        alt: "清晨藍天下的雪之大谷",
      },
      {
        scene: "gassho-village",
        palette: "noon",
        seed: 5282,
        alt: "白川鄉合掌造聚落，圖為冬日雪景",
      },
      {
        scene: "rockies-lake",
        palette: "morning",
        seed: 5283,
        alt: "上高地大正池的晨霧與穗高連峰",
      },
      {
        scene: "japanese-castle",
        palette: "noon",
        seed: 5284,
        alt: "松本城天守與護城河",
      },
    ],
    itinerary: [
      {
        title: "臺北／名古屋／高山",
        places: ["中部機場", "飛驒古川白壁土藏街", "高山"],
        description:
          "自桃園直飛名古屋中部機場，經東海北陸道往北行駛約 180 公里，車程約三小時。先在飛驒古川看水渠裡的錦鯉與白壁倉庫，隨後到鄰近的高山入住。晚餐品嚐以朴葉味噌炙燒的飛驒牛，飯後可沿宮川散步。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "飛驒牛朴葉味噌燒",
        },
        hotel: "飛驒高山 四星級酒店或同級",
        location: {
          name: "高山",
          latitude: 36.1461,
          longitude: 137.2522,
        },
      },
      {
        title: "高山／白川鄉合掌村／富山",
        places: ["高山朝市", "三町筋老街", "白川鄉荻町", "城山展望台"],
        description:
          "早晨逛宮川朝市與三町筋，看杉玉高掛的酒造與格子窗商家。車行約 50 公里到白川鄉，先上城山展望台俯瞰全村，再走進田間小路參觀一棟合掌造民家的內部結構。傍晚沿東海北陸道行駛約 85 公里至富山住宿。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "鄉土山菜與岩魚定食",
          dinner: "富山灣生魚片御膳",
        },
        hotel: "富山 四星級酒店或同級",
        picture: {
          scene: "gassho-village",
          palette: "morning",
          seed: 5285,
          alt: "合掌造的茅草屋頂，圖為冬日雪景",
        },
        location: {
          name: "白川鄉",
          latitude: 36.2577,
          longitude: 136.9061,
        },
      },
      {
        title: "富山／立山黑部阿爾卑斯路線／大町溫泉",
        places: ["美女平", "室堂雪之大谷", "大觀峰", "黑部水庫"],
        description:
          "從立山站搭斜坡纜車到美女平，換高原巴士上室堂，在雪壁步道停留約兩小時。接著穿過立山隧道到大觀峰，搭空中纜車下黑部平，再乘地下纜車到黑部水庫，走過 492 公尺長的壩頂，由扇澤出山，入住大町溫泉。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "室堂高原便當",
          dinner: "溫泉旅館會席料理",
        },
        hotel: "大町溫泉鄉 四星級溫泉旅館或同級",
        picture: {
          scene: "snow-wall",
          palette: "noon",
          seed: 5286,
          alt: "巴士旁高過車頂數倍的雪壁",
        },
        location: {
          name: "立山室堂",
          latitude: 36.5774,
          longitude: 137.5957,
        },
      },
      {
        title: "大町／上高地／松本",
        places: ["大正池", "田代濕原", "河童橋", "松本城"],
        description:
          "行駛約 70 公里至澤渡換乘低公害巴士進上高地，從大正池沿平緩步道走到河童橋，約一個半小時，不想走的貴賓可搭巴士直達。午後下山約 45 公里到松本，參觀現存十二天守之一的黑色松本城，晚上住松本市區。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "信州蕎麥麵定食",
          dinner: "信州牛壽喜燒",
        },
        hotel: "松本 四星級酒店或同級",
        picture: {
          scene: "rockies-lake",
          palette: "noon",
          seed: 5287,
          alt: "梓川與殘雪的穗高連峰",
        },
        location: {
          name: "上高地河童橋",
          latitude: 36.2485,
          longitude: 137.6378,
        },
      },
      {
        title: "松本／馬籠／妻籠／名古屋",
        places: ["奈良井宿", "妻籠宿", "馬籠宿", "名古屋榮"],
        description:
          "沿中山道南下，先停木曾十一宿中最長的奈良井宿，再到妻籠與馬籠。兩宿之間的石坂路可選走最後約兩公里的下坡段。午後沿中央道行駛約 90 公里進名古屋，全日車程約 190 公里，晚餐為一鰻三吃的鰻魚飯。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "五平餅與蕎麥麵",
          dinner: "名古屋鰻魚飯三吃",
        },
        hotel: "名古屋 四星級酒店或同級",
        location: {
          name: "馬籠宿",
          latitude: 35.5268,
          longitude: 137.5687,
        },
      },
      {
        title: "名古屋／臺北",
        places: ["熱田神宮", "名古屋城外苑", "中部機場"],
        description:
          "早晨走進熱田神宮的千年樟樹林，這裡相傳供奉草薙神劍。再到名古屋城外苑散步，石垣上可找到各大名留下的刻痕。中午前往約 45 公里外的中部機場，用餐與採買後搭下午班機返回桃園，結束橫越山脈的旅程。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        picture: {
          scene: "japanese-castle",
          palette: "morning",
          seed: 5288,
          alt: "名古屋城天守與石垣",
        },
        location: {
          name: "名古屋熱田神宮",
          latitude: 35.1274,
          longitude: 136.9087,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES, "立山黑部阿爾卑斯路線全線交通票券"],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [
      ...GROUP_REMARKS,
      "雪壁高度隨氣溫下降，五月上旬約十餘公尺、六月中旬約數公尺，步行區開放以現場公告為準。",
      "室堂海拔 2,450 公尺，五月氣溫約 0 至 10 度，請備防風外套、墨鏡與防滑鞋。",
    ],
    flights: [
      {
        day: 1,
        carrier: "DJ",
        number: "DJ168",
        from: "臺北桃園 TPE",
        to: "名古屋中部 NGO",
        departs: "08:20",
        arrives: "12:05",
      },
      {
        day: 6,
        carrier: "DJ",
        number: "DJ169",
        from: "名古屋中部 NGO",
        to: "臺北桃園 TPE",
        departs: "15:40",
        arrives: "18:05",
      },
    ],
  },
  {
    code: "FPJP08",
    name: "北陸合掌村雪景金澤松葉蟹美食 5 日",
    subtitle: "兼六園雪吊、冬日海味，三晚泡湯的北陸",
    countries: ["JP"],
    tags: ["北陸立山黑部", "雪景極光", "美食", "溫泉", "世界遺產"],
    days: 5,
    nights: 4,
    basePrice: 52900,
    months: [12, 1, 2],
    peakMonths: [1, 2],
    weekdays: [1, 4, 6],
    departures: 13,
    seats: 30,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "五箇山與白川鄉",
        text: "兩處聚落都在積雪最深的山谷，茅草屋頂覆雪可達一公尺。先走人少的相倉，再到荻町看全景。",
      },
      {
        title: "加能蟹與寒鰤",
        text: "石川的加能蟹十一月解禁至三月，富山灣寒鰤以十二月至二月最肥。兩頓晚餐分別以蟹與鰤為主角。",
      },
      {
        title: "兼六園雪吊",
        text: "十一月至三月以繩索撐起松枝防雪壓折，唐崎松的雪吊如一把撐開的傘，是金澤冬季的代表景象。",
      },
      {
        title: "雨晴海岸",
        text: "晴朗的冬日早晨，可隔著富山灣看見三千公尺級的立山連峰浮在海上，女岩與孤松在前景。",
      },
    ],
    cover: {
      scene: "gassho-village",
      palette: "night",
      seed: 5320,
      alt: "雪夜裡亮著燈的合掌造聚落",
    },
    gallery: [
      {
        scene: "gassho-village",
        palette: "dusk",
        seed: 5321,
        alt: "黃昏時積雪的茅草屋頂與炊煙",
      },
      {
        scene: "onsen-lanterns",
        palette: "night",
        seed: 5322,
        alt: "山中溫泉街的雪夜燈籠",
      },
      {
        scene: "distant-ridges",
        palette: "morning",
        seed: 5323,
        alt: "雨晴海岸望見的立山連峰",
      },
      {
        scene: "market-street",
        palette: "noon",
        seed: 5324,
        alt: "金澤東茶屋街的格子窗木屋",
      },
    ],
    itinerary: [
      {
        title: "臺北／小松／山中溫泉",
        places: ["小松機場", "那谷寺", "山中溫泉鶴仙溪"],
        description:
          "自桃園直飛小松，距加賀溫泉鄉僅三十分鐘車程。先訪奇岩與洞窟構成的那谷寺，俳人松尾芭蕉曾在此留下名句。傍晚到山中溫泉，沿鶴仙溪走到總檜木造的蟋蟀橋，晚餐為旅館會席料理，夜裡泡湯賞雪。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "加賀會席料理",
        },
        hotel: "加賀山中溫泉 四星級溫泉旅館或同級",
        location: {
          name: "山中溫泉",
          latitude: 36.2474,
          longitude: 136.3738,
        },
      },
      {
        title: "山中溫泉／永平寺／東尋坊／蘆原溫泉",
        places: ["永平寺", "一乘谷朝倉氏遺跡", "東尋坊", "蘆原溫泉"],
        description:
          "上午到 1244 年開創的永平寺，沿迴廊走過七堂伽藍，冬季雲水仍赤足拂拭長廊。途中看一乘谷的戰國城下町遺跡，再到日本海岸的東尋坊看柱狀節理斷崖。全日約 110 公里，晚餐享用當季螃蟹，入住蘆原溫泉。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "越前蘿蔔泥蕎麥麵",
          dinner: "加能蟹與越前蟹會席",
        },
        hotel: "蘆原溫泉 四星級溫泉旅館或同級",
        picture: {
          scene: "onsen-lanterns",
          palette: "dusk",
          seed: 5325,
          alt: "蘆原溫泉街的燈火與水氣",
        },
        location: {
          name: "永平寺",
          latitude: 36.0536,
          longitude: 136.3556,
        },
      },
      {
        title: "蘆原溫泉／金澤／冰見",
        places: ["兼六園", "金澤城公園", "東茶屋街", "近江町市場"],
        description:
          "行駛約 70 公里到金澤，先看兼六園霞池畔的雪吊與徽軫燈籠，隔橋走進金澤城公園。中午在近江町市場自選海鮮蓋飯，下午到東茶屋街體驗貼金箔。傍晚往富山灣的冰見，約 60 公里，晚餐為寒鰤料理。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "敬請自理（近江町市場）",
          dinner: "冰見寒鰤會席料理",
        },
        hotel: "冰見溫泉 四星級溫泉旅館或同級",
        picture: {
          scene: "market-street",
          palette: "dusk",
          seed: 5326,
          alt: "茶屋街木格窗透出暖光",
        },
        location: {
          name: "金澤兼六園",
          latitude: 36.5621,
          longitude: 136.6627,
        },
      },
      {
        title: "冰見／雨晴海岸／五箇山／白川鄉／金澤",
        places: ["雨晴海岸", "五箇山相倉聚落", "白川鄉荻町", "城山展望台"],
        description:
          "清晨到雨晴海岸，等待立山連峰在海面另一側現身。之後進山，先訪二十餘棟合掌造的相倉，午後再到白川鄉荻町，搭接駁車上展望台看覆雪全景。傍晚沿高速公路行駛約 75 公里回金澤，全日車程約 170 公里。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "飛驒牛味噌鍋",
          dinner: "金澤治部煮御膳",
        },
        hotel: "金澤 四星級酒店或同級",
        picture: {
          scene: "gassho-village",
          palette: "noon",
          seed: 5327,
          alt: "展望台俯瞰積雪的荻町聚落",
        },
        location: {
          name: "白川鄉",
          latitude: 36.2577,
          longitude: 136.9061,
        },
      },
      {
        title: "金澤／小松／臺北",
        places: ["長町武家屋敷跡", "尾山神社", "小松機場"],
        description:
          "早晨走長町武家屋敷跡，冬季土牆披上稻草編成的防雪薦，是此地特有的街景。再到尾山神社看嵌著彩色玻璃的神門，由荷蘭籍技師參與設計。中午前往小松機場，車程約四十分鐘，下午搭機返回桃園。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        location: {
          name: "金澤長町武家屋敷跡",
          latitude: 36.5636,
          longitude: 136.6506,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES, "螃蟹會席料理與寒鰤會席料理各一次"],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [
      ...GROUP_REMARKS,
      "降雪量與海象每年不同，螃蟹、寒鰤如遇休漁或漁獲不足，將以同等級當季海鮮替代。",
    ],
    flights: [
      {
        day: 1,
        carrier: "XG",
        number: "XG140",
        from: "臺北桃園 TPE",
        to: "小松 KMQ",
        departs: "10:00",
        arrives: "13:50",
      },
      {
        day: 5,
        carrier: "XG",
        number: "XG141",
        from: "小松 KMQ",
        to: "臺北桃園 TPE",
        departs: "15:30",
        arrives: "18:00",
      },
    ],
  },
];
