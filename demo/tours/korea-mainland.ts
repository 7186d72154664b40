/** South Korea: Seoul and Seoraksan in autumn, Busan and Gyeongju in blossom. */
import { GROUP_EXCLUDES, GROUP_INCLUDES, GROUP_REMARKS } from "../terms/japan-korea.ts";
import type { DemoTour } from "../types.ts";

export const tours: DemoTour[] = [
  {
    code: "FPKR01",
    name: "首爾雪嶽山南怡島賞楓 5 日",
    subtitle: "宮殿銀杏、山谷楓紅與水杉林，一次看見山、海與城",
    countries: ["KR"],
    tags: ["賞楓", "世界遺產", "美食"],
    days: 5,
    nights: 4,
    basePrice: 25900,
    months: [10, 11],
    peakMonths: [10],
    weekdays: [0, 2, 4],
    departures: 13,
    seats: 36,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "雪嶽山秋色",
        text: "搭纜車上權金城看花崗岩峰，或走較平緩的飛龍瀑布步道，十月中下旬楓紅，十一月轉往首爾宮殿。",
      },
      {
        title: "景福宮與昌德宮後苑",
        text: "昌德宮後苑的芙蓉池四周楓樹成圈，限定人數入場，本行程含解說場次，兼看宮門換哨儀式。",
      },
      {
        title: "南怡島水杉林",
        text: "搭船約五分鐘上島，水杉與銀杏道隨秋意轉黃，步行一圈約兩小時，也可自費租腳踏車代步。",
      },
      {
        title: "北村韓屋與市場",
        text: "在北村巷弄看韓屋瓦簷與遠處的南山塔，再到廣藏市場吃綠豆煎餅，步行距離短，長輩也走得來。",
      },
    ],
    cover: {
      scene: "korean-palace",
      palette: "noon",
      seed: 7040,
      alt: "景福宮勤政殿的層簷，後方是北漢山與秋葉",
    },
    gallery: [
      {
        scene: "korean-palace",
        palette: "dusk",
        seed: 7041,
        alt: "夕陽裡的宮殿屋簷與彩繪",
      },
      {
        scene: "distant-ridges",
        palette: "dusk",
        seed: 7042,
        alt: "黃昏的雪嶽山稜線",
      },
      {
        scene: "rockies-lake",
        palette: "morning",
        seed: 7043,
        alt: "清晨的湖面與兩岸秋林",
      },
      {
        scene: "market-street",
        palette: "night",
        seed: 7044,
        alt: "首爾市場攤位的燈光",
      },
    ],
    itinerary: [
      {
        title: "臺北／仁川／首爾",
        places: ["仁川機場", "廣藏市場", "清溪川"],
        description:
          "自桃園直飛仁川，行駛約 55 公里進首爾市區。先逛廣藏市場，看綠豆煎餅在鐵板上煎得酥黃，再沿清溪川走一段，路旁可見舊時堤石。晚餐安排韓式烤肉與小菜，入住明洞周邊酒店，明早精神充足。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "韓式烤肉料理",
        },
        hotel: "首爾明洞 四星級酒店或同級",
        location: {
          name: "首爾清溪川",
          latitude: 37.569,
          longitude: 126.979,
        },
      },
      {
        title: "首爾／南怡島／束草",
        places: ["南怡島", "江村車站", "束草海邊"],
        description:
          "經首爾—春川高速公路行駛約 65 公里到加平，搭渡輪上南怡島，水杉道與銀杏道各走一段。午餐為春川辣炒雞排。下午往東海岸束草，約 130 公里，穿過長隧道群後見到海，傍晚在海邊散步，入住束草。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "春川辣炒雞排",
          dinner: "束草海鮮鍋",
        },
        hotel: "束草 四星級酒店或同級",
        picture: {
          scene: "rockies-lake",
          palette: "noon",
          seed: 7045,
          alt: "南怡島水岸旁的黃葉樹林",
        },
        location: {
          name: "南怡島",
          latitude: 37.7913,
          longitude: 127.5258,
        },
      },
      {
        title: "束草／雪嶽山／江陵／首爾",
        places: ["雪嶽山國家公園", "權金城纜車", "神興寺", "江陵鏡浦海邊"],
        description:
          "早晨到雪嶽山，搭纜車上權金城，晴天可望東海；再走到神興寺看青銅大佛，平坦路段約四十分鐘。下午往江陵看鏡浦海岸，喝咖啡街的手沖咖啡，之後約 230 公里返首爾，車程三小時半，中途休息站停留。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "江原道山菜拌飯",
          dinner: "敬請自理",
        },
        hotel: "首爾明洞 四星級酒店或同級",
        picture: {
          scene: "distant-ridges",
          palette: "noon",
          seed: 7046,
          alt: "雪嶽山的花崗岩群峰",
        },
        location: {
          name: "雪嶽山神興寺",
          latitude: 38.1736,
          longitude: 128.484,
        },
      },
      {
        title: "首爾宮殿／北村／昌德宮",
        places: ["景福宮", "北村韓屋村", "昌德宮後苑", "南山首爾塔"],
        description:
          "早上十點前進景福宮看守門將換崗，接著走北村韓屋村的嘉會洞。午後參加昌德宮後苑解說，芙蓉池與尊德亭的楓葉最為密集。傍晚上南山看夜景，晚餐是人蔘雞湯；喜歡文史的貴賓可留到明洞自由逛街。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "韓式家常定食",
          dinner: "人蔘雞湯",
        },
        hotel: "首爾明洞 四星級酒店或同級",
        picture: {
          scene: "korean-palace",
          palette: "morning",
          seed: 7047,
          alt: "清晨的景福宮宮門與遠山",
        },
        location: {
          name: "景福宮",
          latitude: 37.5796,
          longitude: 126.977,
        },
      },
      {
        title: "首爾／仁川／臺北",
        places: ["德壽宮石牆路", "南大門市場", "仁川機場"],
        description:
          "早晨散步德壽宮石牆路，秋天銀杏鋪滿路面，是市民散步的去處。再到南大門市場買海苔、蔘茶與襪子，自由午餐。下午前往約 55 公里外的仁川機場，預留退稅時間，傍晚搭機返回桃園。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        location: {
          name: "德壽宮",
          latitude: 37.5658,
          longitude: 126.9752,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [
      ...GROUP_REMARKS,
      "楓紅時間由北而南、由山而城，十月偏重雪嶽山，十一月以首爾宮殿與南怡島為主。",
      "昌德宮後苑每場人數有限，額滿或休園時改訪德壽宮或宗廟。",
    ],
    flights: [
      {
        day: 1,
        carrier: "DJ",
        number: "DJ330",
        from: "臺北桃園 TPE",
        to: "首爾仁川 ICN",
        departs: "08:20",
        arrives: "11:55",
      },
      {
        day: 5,
        carrier: "DJ",
        number: "DJ331",
        from: "首爾仁川 ICN",
        to: "臺北桃園 TPE",
        departs: "17:30",
        arrives: "19:20",
      },
    ],
  },
  {
    code: "FPKR02",
    name: "釜山慶州鎮海賞櫻海岸列車 5 日",
    subtitle: "櫻花隧道、千年古都與沿海觀光列車",
    countries: ["KR"],
    tags: ["賞櫻", "鐵道", "世界遺產", "美食"],
    days: 5,
    nights: 4,
    basePrice: 24900,
    months: [3, 4],
    peakMonths: [4],
    weekdays: [0, 2, 4],
    departures: 12,
    seats: 36,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "鎮海慶和站與余佐川",
        text: "三月底至四月上旬，舊鐵道旁的櫻花與余佐川兩岸成拱，安排平日早晨前往，避開軍港節人潮。",
      },
      {
        title: "慶州世界遺產",
        text: "佛國寺、石窟庵與大陵苑古墳都在世界遺產之列，普門湖畔櫻花路開到四月中旬，可騎單車繞湖。",
      },
      {
        title: "海雲臺海岸列車",
        text: "由濱海舊鐵道改成的觀光列車，行駛緩慢，座椅全部面向海面，松亭到尾浦一段約三十分鐘。",
      },
      {
        title: "甘川文化村與札嘎其",
        text: "彩色房屋沿著山坡而建，循指標走一圈約一小時半；札嘎其市場一樓挑海鮮，樓上現場料理。",
      },
    ],
    cover: {
      scene: "korean-palace",
      palette: "morning",
      seed: 7080,
      alt: "晨光中的慶州樓閣與遠山",
    },
    gallery: [
      {
        scene: "korean-palace",
        palette: "noon",
        seed: 7081,
        alt: "慶州古都的宮闕樓閣與池水",
      },
      {
        scene: "korean-palace",
        palette: "dusk",
        seed: 7082,
        alt: "佛國寺的石階與殿宇",
      },
      {
        scene: "market-street",
        palette: "dusk",
        seed: 7083,
        alt: "釜山山坡彩色屋舍的黃昏",
      },
      {
        scene: "distant-ridges",
        palette: "noon",
        seed: 7084,
        alt: "影島外海的岬角與山影",
      },
    ],
    itinerary: [
      {
        title: "臺北／釜山",
        places: ["金海機場", "甘川文化村", "札嘎其市場"],
        description:
          "自桃園直飛釜山，市區車程約四十分鐘。先到甘川文化村，從上方展望台看梯田般的彩色房屋，再逛巷弄的小圖案。傍晚到札嘎其市場，看魚販與海鮮攤，晚餐品嚐韓式海鮮鍋，入住海雲臺。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "札嘎其海鮮鍋",
        },
        hotel: "釜山海雲臺 四星級酒店或同級",
        picture: {
          scene: "market-street",
          palette: "night",
          seed: 7085,
          alt: "札嘎其市場入夜的攤位",
        },
        location: {
          name: "釜山甘川文化村",
          latitude: 35.0975,
          longitude: 129.0106,
        },
      },
      {
        title: "釜山／鎮海／釜山",
        places: ["余佐川", "慶和站", "帝皇山公園"],
        description:
          "行駛約 60 公里到鎮海，趁早走余佐川木棧道，櫻花伸向溪面；慶和站鐵軌兩側各植一排櫻樹，可散步拍照。再搭單軌車上帝皇山看港灣。下午返釜山，晚餐享用東萊蔥煎餅與豬肉湯飯，時間寬鬆。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "鎮海海鮮定食",
          dinner: "豬肉湯飯與東萊蔥煎餅",
        },
        hotel: "釜山海雲臺 四星級酒店或同級",
        location: {
          name: "鎮海余佐川",
          latitude: 35.1567,
          longitude: 128.662,
        },
      },
      {
        title: "釜山／慶州",
        places: ["佛國寺", "石窟庵", "大陵苑", "普門湖"],
        description:
          "行駛約 85 公里到慶州，參觀新羅時代的佛國寺，看多寶塔與釋迦塔，再上吐含山石窟庵看花崗岩如來像。午後走大陵苑古墳群，傍晚沿普門湖櫻花路散步或騎單車，入夜到東宮與月池看倒影，住慶州。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "慶州包飯韓定食",
          dinner: "慶州韓牛烤肉",
        },
        hotel: "慶州 四星級酒店或同級",
        picture: {
          scene: "korean-palace",
          palette: "night",
          seed: 7086,
          alt: "夜間點燈的月池樓閣",
        },
        location: {
          name: "慶州佛國寺",
          latitude: 35.79,
          longitude: 129.332,
        },
      },
      {
        title: "慶州／良洞村／釜山海岸列車",
        places: ["良洞民俗村", "海東龍宮寺", "海雲臺海岸列車", "松亭"],
        description:
          "先到約 20 公里外的世界遺產良洞村，看朝鮮時代的瓦房與草屋。中午南下釜山約 100 公里，參觀建在岩岸上的海東龍宮寺，之後搭海岸列車看海，從松亭坐到尾浦約三十分鐘。傍晚自由逛海雲臺沙灘或市場，晚餐自理。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "良洞農家拌飯",
          dinner: "敬請自理",
        },
        hotel: "釜山海雲臺 四星級酒店或同級",
        picture: {
          scene: "distant-ridges",
          palette: "morning",
          seed: 7087,
          alt: "海東龍宮寺海岸的晨色",
        },
        location: {
          name: "海東龍宮寺",
          latitude: 35.1884,
          longitude: 129.2233,
        },
      },
      {
        title: "釜山／臺北",
        places: ["太宗臺", "國際市場", "金海機場"],
        description:
          "早晨到影島太宗臺，搭小火車看海蝕斷崖與燈塔，晴朗時海平線十分清楚。再到國際市場與光復路，吃糖餅、買海苔，自由午餐。下午前往約 20 公里外的金海機場，搭機返回桃園，帶著海風結束賞花行程。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        location: {
          name: "釜山太宗臺",
          latitude: 35.0521,
          longitude: 129.0877,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [
      ...GROUP_REMARKS,
      "韓國南部櫻花約三月下旬至四月中旬，釜山、鎮海與慶州先後開放，領隊將依花況調整停留順序。",
      "軍港節期間鎮海道路管制，需步行約 15 分鐘，並視車況改搭接駁車。",
    ],
    flights: [
      {
        day: 1,
        carrier: "XG",
        number: "XG336",
        from: "臺北桃園 TPE",
        to: "釜山 PUS",
        departs: "09:40",
        arrives: "13:05",
      },
      {
        day: 5,
        carrier: "XG",
        number: "XG337",
        from: "釜山 PUS",
        to: "臺北桃園 TPE",
        departs: "16:20",
        arrives: "18:00",
      },
    ],
  },
];
