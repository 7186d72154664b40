/** Okinawa: the main island with children, and the slow Yaeyama islands. */
import { GROUP_EXCLUDES, GROUP_INCLUDES, GROUP_REMARKS } from "../terms/japan-korea.ts";
import type { DemoTour } from "../types.ts";

export const tours: DemoTour[] = [
  {
    code: "FPJP17",
    name: "沖繩美麗海水族館古宇利島親子 4 日",
    subtitle: "鯨鯊、跨海大橋與兩晚海邊度假酒店",
    isPopular: true,
    countries: ["JP"],
    tags: ["沖繩", "親子"],
    days: 4,
    nights: 3,
    basePrice: 27900,
    months: [3, 4, 5, 6, 7, 8, 9, 10, 11],
    peakMonths: [7, 8],
    weekdays: [0, 2, 4],
    departures: 16,
    seats: 36,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "本部水族館半日",
        text: "黑潮大水槽深十公尺，可以看到鯨鯊與鬼蝠魟。安排停留三小時，含午餐時間，也看得到戶外海豚表演。",
      },
      {
        title: "古宇利大橋",
        text: "橋長近兩公里，兩側海水由淺綠漸漸轉成深藍。下橋後在橋墩旁的沙灘玩水，附有沖洗設備。",
      },
      {
        title: "兩晚恩納海邊酒店",
        text: "房間以面海房型為主，酒店有泳池與沙灘，兩天都在傍晚前回到酒店，孩子有完整的玩水時間。",
      },
      {
        title: "車程短、步調慢",
        text: "本島南北來回每段不超過 90 公里，每天三到四個景點，午睡與上廁所的時間都算進行程。",
      },
    ],
    cover: {
      scene: "hawaii-beach",
      palette: "noon",
      seed: 5680,
      alt: "沖繩海岸的白沙與椰影",
    },
    gallery: [
      {
        scene: "distant-ridges",
        palette: "morning",
        seed: 5681,
        alt: "清晨的本部半島山影",
      },
      {
        scene: "hawaii-beach",
        palette: "dusk",
        seed: 5682,
        alt: "恩納海岸椰影與夕陽",
      },
      {
        scene: "suitcase-window",
        palette: "noon",
        seed: 5683,
        alt: "窗邊的行李箱，準備出發去海邊",
      },
      {
        scene: "market-street",
        palette: "dusk",
        seed: 5684,
        alt: "那霸國際通的傍晚",
      },
    ],
    itinerary: [
      {
        title: "臺北／那霸／恩納海岸",
        places: ["瀨長島海岸", "美國村", "殘波岬"],
        description:
          "自桃園飛抵那霸，先到機場旁的瀨長島看飛機起降與海景。往北約 20 公里到北谷的美國村，日落海灘可讓孩子踩沙。下午行駛約 25 公里入住恩納海邊酒店，傍晚有泳池時間，晚餐為酒店自助餐。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "酒店自助餐",
        },
        hotel: "恩納海岸 四星級海濱酒店或同級",
        location: {
          name: "恩納海岸",
          latitude: 26.436,
          longitude: 127.7893,
        },
      },
      {
        title: "恩納／本部水族館／古宇利島／恩納",
        places: ["海洋博公園水族館", "海豚表演", "古宇利大橋", "古宇利海灘"],
        description:
          "上午行駛約 50 公里到本部半島的海洋博公園，先看鯨鯊餵食時段，再到戶外看海豚表演。下午過古宇利大橋到海灘玩水，心形岩可從步道下去看。回程約 55 公里，傍晚抵達酒店，晚餐安排沖繩阿古豬涮涮鍋。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "水族館景觀餐廳自助餐",
          dinner: "阿古豬涮涮鍋",
        },
        hotel: "恩納海岸 四星級海濱酒店或同級",
        picture: {
          scene: "hawaii-beach",
          palette: "morning",
          seed: 5685,
          alt: "清晨的古宇利海灘",
        },
        location: {
          name: "海洋博公園",
          latitude: 26.6938,
          longitude: 127.878,
        },
      },
      {
        title: "恩納／琉球村／玉泉洞／那霸",
        places: ["萬座毛", "琉球村", "玉泉洞", "國際通"],
        description:
          "早晨看萬座毛的象鼻岩，再到琉球村體驗穿琉裝與三線彈唱，孩子可以做風獅爺上色。下午往南約 50 公里到玉泉洞，鐘乳石步道約九百公尺，坡度和緩。傍晚在那霸國際通自由逛街用餐，住市區酒店。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "沖繩麵與島豆腐定食",
          dinner: "敬請自理",
        },
        hotel: "那霸 四星級酒店或同級",
        picture: {
          scene: "market-street",
          palette: "noon",
          seed: 5686,
          alt: "國際通的店家與行人",
        },
        location: {
          name: "玉泉洞",
          latitude: 26.1404,
          longitude: 127.7486,
        },
      },
      {
        title: "那霸／臺北",
        places: ["首里城公園", "第一牧志公設市場", "那霸機場"],
        description:
          "早上到首里城公園，看琉球石灰岩城牆，以及正殿火災後復建的過程，牆外龍潭步道很適合親子走。接著逛第一牧志公設市場，樓上可代煮魚貨，自由午餐。下午前往約 5 公里外的那霸機場，搭機返回桃園。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        location: {
          name: "首里城公園",
          latitude: 26.217,
          longitude: 127.7195,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [
      ...GROUP_REMARKS,
      "海灘活動依風浪與水母季公告開放，颱風期間如遇停航，將依航空公司與契約規定延期或退費。",
    ],
    flights: [
      {
        day: 1,
        carrier: "NF",
        number: "NF110",
        from: "臺北桃園 TPE",
        to: "沖繩那霸 OKA",
        departs: "08:20",
        arrives: "10:50",
      },
      {
        day: 4,
        carrier: "NF",
        number: "NF111",
        from: "沖繩那霸 OKA",
        to: "臺北桃園 TPE",
        departs: "16:30",
        arrives: "17:10",
      },
    ],
  },
  {
    code: "FPJP18",
    name: "沖繩石垣竹富西表離島慢旅 4 日",
    subtitle: "紅樹林、水牛車與白沙路，三座島用船串起來",
    countries: ["JP"],
    tags: ["沖繩", "慢旅", "小團", "其他海島", "世界遺產"],
    days: 4,
    nights: 3,
    basePrice: 36900,
    months: [3, 4, 5, 6, 9, 10, 11],
    peakMonths: [4, 10],
    weekdays: [1, 5],
    departures: 14,
    seats: 20,
    minimumGroupSize: 10,
    highlights: [
      {
        title: "竹富島牛車",
        text: "白珊瑚沙路、石牆與屋簷上的風獅爺，牛車走得慢，車伕一邊駕車、一邊彈唱八重山的民謠。",
      },
      {
        title: "西表島仲間川",
        text: "世界自然遺產的紅樹林，搭船進入河口約十公里，看板根與先島蘇芳木，也可能見到冠鷲。",
      },
      {
        title: "川平灣玻璃船",
        text: "石垣島北側的內灣水色多變，從玻璃船底可看珊瑚與熱帶魚，再登上展望台看水色的層次。",
      },
      {
        title: "二十人以內",
        text: "離島之間搭定期高速船接駁，團員人數少，上下碼頭不必久候，也方便配合潮汐調整時間。",
      },
    ],
    cover: {
      scene: "hawaii-beach",
      palette: "dusk",
      seed: 5720,
      alt: "離島黃昏的沙灘與海",
    },
    gallery: [
      {
        scene: "hawaii-beach",
        palette: "morning",
        seed: 5721,
        alt: "川平灣清晨的白沙與淺海",
      },
      {
        scene: "market-street",
        palette: "noon",
        seed: 5722,
        alt: "竹富島聚落的小店",
      },
      {
        scene: "distant-ridges",
        palette: "morning",
        seed: 5723,
        alt: "西表島山林籠著薄霧",
      },
      {
        scene: "cruise-ship",
        palette: "noon",
        seed: 5724,
        alt: "往來離島之間的船",
      },
    ],
    itinerary: [
      {
        title: "臺北／石垣島",
        places: ["川平灣", "御神崎", "石垣市公設市場"],
        description:
          "自桃園直飛石垣島，飛行約一小時。抵達後往北約 25 公里到川平灣，搭玻璃船看珊瑚，再到御神崎看燈塔與西海岸斷崖。傍晚返回市區，逛公設市場認識島上的海葡萄與石垣牛，晚餐為石垣牛與島蔬料理。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "石垣牛鐵板料理",
        },
        hotel: "石垣島 四星級酒店或同級",
        location: {
          name: "石垣島川平灣",
          latitude: 24.454,
          longitude: 124.1447,
        },
      },
      {
        title: "石垣島／西表島／由布島",
        places: ["仲間川紅樹林遊船", "由布島水牛車", "星砂海灘"],
        description:
          "清晨從石垣港搭高速船約四十分鐘到西表島，乘船深入仲間川紅樹林。接著搭水牛車涉水到對岸的由布島，看亞熱帶植物。下午到星砂海灘，沙粒呈五角形。傍晚回石垣島，島上車程約 60 公里，風浪大時調整船班。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "西表島鄉土定食",
          dinner: "敬請自理",
        },
        hotel: "石垣島 四星級酒店或同級",
        picture: {
          scene: "distant-ridges",
          palette: "noon",
          seed: 5725,
          alt: "西表島山林的層層綠意",
        },
        location: {
          name: "西表島仲間川",
          latitude: 24.2779,
          longitude: 123.8876,
        },
      },
      {
        title: "石垣島／竹富島／石垣島",
        places: ["竹富島牛車", "皆治濱", "西棧橋"],
        description:
          "搭船十五分鐘到竹富島，先坐牛車繞村，之後租單車到皆治濱尋找星砂、在西棧橋聽潮聲。午餐為八重山麵，下午回石垣島自由活動：可自費浮潛或到海邊發呆。晚餐由領隊帶到市區民謠居酒屋，聽島上的歌。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "八重山麵與島豬料理",
          dinner: "民謠居酒屋料理",
        },
        hotel: "石垣島 四星級酒店或同級",
        picture: {
          scene: "market-street",
          palette: "morning",
          seed: 5726,
          alt: "早晨的聚落小街",
        },
        location: {
          name: "竹富島",
          latitude: 24.331,
          longitude: 124.085,
        },
      },
      {
        title: "石垣島／臺北",
        places: ["玉取崎展望台", "白保海岸", "石垣機場"],
        description:
          "早晨到東北岸的玉取崎展望台，看珊瑚礁外緣的浪線與狹長的半島，沿路多是甘蔗田與牧場。之後順路到白保的海邊散步，中午前抵達石垣機場，自由享用最後一碗八重山麵，下午搭機返回桃園。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        picture: {
          scene: "hawaii-beach",
          palette: "noon",
          seed: 5727,
          alt: "玉取崎下方的海岸",
        },
        location: {
          name: "玉取崎展望台",
          latitude: 24.5066,
          longitude: 124.273,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES, "石垣—西表、石垣—竹富高速船與牛車"],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [
      ...GROUP_REMARKS,
      "離島船班受風浪影響，停駛時以石垣島景點替代並退還未使用船票。",
      "離島日曬強，請備防曬外套、帽子與涉水鞋，並使用珊瑚友善防曬品。",
    ],
    flights: [
      {
        day: 1,
        carrier: "QH",
        number: "QH130",
        from: "臺北桃園 TPE",
        to: "石垣 ISG",
        departs: "10:50",
        arrives: "13:00",
      },
      {
        day: 4,
        carrier: "QH",
        number: "QH131",
        from: "石垣 ISG",
        to: "臺北桃園 TPE",
        departs: "14:20",
        arrives: "14:30",
      },
    ],
  },
];
