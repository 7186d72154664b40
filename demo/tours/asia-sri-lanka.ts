import type { DemoTour } from "../types.ts";

const INCLUDES = [
  "行程表所列團體經濟艙機票與機場稅、燃油附加費",
  "行程表所列住宿，以兩人一室為準",
  "行程表所列餐食與景點門票",
  "全程專用空調遊覽車與中文導遊",
  "旅行業責任保險：意外死殘新臺幣 500 萬元、意外醫療 20 萬元",
];

export const tours: DemoTour[] = [
  {
    code: "FPLK01",
    name: "錫蘭文化三角・高山茶園火車・雅拉八日",
    subtitle: "獅子岩、佛牙寺、茶山列車與豹的國家公園",
    countries: ["LK"],
    tags: ["世界遺產", "鐵道", "野生動物", "慢旅"],
    days: 8,
    nights: 6,
    basePrice: 68_900,
    months: [1, 2, 3, 4, 7, 8, 12],
    peakMonths: [2, 7, 12],
    weekdays: [2, 6],
    departures: 12,
    seats: 24,
    minimumGroupSize: 14,
    highlights: [
      {
        title: "高山茶園列車",
        text: "由努沃勒埃利耶附近的那努歐雅搭三小時火車到艾拉，全程保留座位，窗外盡是茶園與雲霧。",
      },
      {
        title: "四處世界遺產",
        text: "丹布拉石窟、獅子岩、波隆納魯瓦與康提佛牙寺連成一線，最後再到印度洋邊的加勒古城。",
      },
      {
        title: "雅拉清晨遊獵",
        text: "天亮時搭四輪傳動車進雅拉國家公園，找豹、大象、懶熊與岸邊的鱷魚，一車最多坐六人。",
      },
      {
        title: "一杯茶的過程",
        text: "進一座仍在運轉的茶廠，看萎凋、揉捻、發酵到分級，在廠裡試飲五個海拔的茶，再帶一包回家。",
      },
    ],
    cover: { scene: "rice-terraces", palette: "morning", seed: 44007, alt: "努沃勒埃利耶的茶園與薄霧" },
    gallery: [
      { scene: "rice-terraces", palette: "dusk", seed: 44014, alt: "藍色列車行經的茶山梯坡" },
      { scene: "bhutan-dzong", palette: "noon", seed: 44021, alt: "康提佛牙寺的白牆紅瓦" },
      { scene: "savanna", palette: "dusk", seed: 44028, alt: "雅拉國家公園的象群" },
      { scene: "coral-island", palette: "dusk", seed: 44035, alt: "加勒古城燈塔與印度洋" },
    ],
    itinerary: [
      {
        title: "臺北／新加坡／尼甘布",
        places: ["新加坡轉機", "尼甘布海灘"],
        description:
          "上午由桃園出發，經新加坡轉機，下午抵達可倫坡國際機場，比臺灣慢兩個半小時。機場離海邊的尼甘布只有約 10 公里，入住後可到沙灘看漁民收網；雙體船掛著棕色方帆，是這座漁港的老樣子。晚餐吃海鮮，調整時差。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "海鮮風味餐" },
        hotel: "尼甘布 四星級酒店或同級",
        location: { name: "尼甘布", latitude: 7.2083, longitude: 79.8358 },
      },
      {
        title: "尼甘布／丹布拉／錫吉里亞",
        places: ["椰林工坊", "丹布拉石窟寺", "村落牛車"],
        description:
          "往東北約 150 公里，三個半小時到丹布拉。登約三百六十階到石窟寺，五座相連的洞窟裡有一百五十多尊佛像，洞頂壁畫順著岩面起伏。午後到錫吉里亞附近的村落，換乘牛車與小舟過水庫，在泥屋灶邊看椰香咖哩怎麼煮。",
        meals: { breakfast: "酒店早餐", lunch: "米飯咖哩", dinner: "酒店自助晚餐" },
        hotel: "錫吉里亞 四星級酒店或同級",
        picture: { scene: "thai-chedi", palette: "noon", seed: 44042, alt: "丹布拉一帶的佛塔與椰林" },
        location: { name: "丹布拉", latitude: 7.8568, longitude: 80.6492 },
      },
      {
        title: "錫吉里亞／波隆納魯瓦／錫吉里亞",
        places: ["獅子岩", "仕女壁畫", "波隆納魯瓦古城", "石雕臥佛"],
        description:
          "清晨攀登二百公尺高的獅子岩，約一千二百階，中途看五世紀仕女壁畫與鏡牆，岩頂是宮殿與蓄水池遺址。午後車行約 55 公里到波隆納魯瓦，騎單車或乘車繞行王宮、圓形佛龕與迦爾寺，一整塊花崗岩上刻著四尊大佛。",
        meals: { breakfast: "酒店早餐", lunch: "荷葉飯", dinner: "酒店自助晚餐" },
        hotel: "錫吉里亞 四星級酒店或同級",
        picture: { scene: "uluru", palette: "morning", seed: 44049, alt: "平原上突起的獅子岩" },
        location: { name: "獅子岩", latitude: 7.957, longitude: 80.7603 },
      },
      {
        title: "錫吉里亞／馬塔勒／康提",
        places: ["馬塔勒香料園", "康提湖", "佛牙寺", "康提舞"],
        description:
          "往南約 95 公里到康提，途中在馬塔勒香料園認肉桂、荳蔻與香草的植株。午後繞康提湖散步，傍晚看康提舞與赤足走炭火，再趕上佛牙寺的晚課，鼓聲裡供奉佛牙的內殿開門約一小時，請著淺色長衣並脫鞋入寺。",
        meals: { breakfast: "酒店早餐", lunch: "香料園午餐", dinner: "酒店自助晚餐" },
        hotel: "康提 四星級酒店或同級",
        picture: { scene: "bhutan-dzong", palette: "dusk", seed: 44056, alt: "傍晚的康提佛牙寺" },
        location: { name: "康提", latitude: 7.2936, longitude: 80.6413 },
      },
      {
        title: "康提／努沃勒埃利耶",
        places: ["佩拉德尼亞植物園", "茶廠", "葛雷哥里湖"],
        description:
          "早上到佩拉德尼亞植物園，看巨榕、砲彈樹與一整排大王椰子。之後一路上山，約 75 公里、三小時，兩旁茶園愈來愈密；進茶廠看製茶並試飲。傍晚到海拔 1,868 公尺的努沃勒埃利耶，氣溫約 15 度，晚上請加外套。",
        meals: { breakfast: "酒店早餐", lunch: "茶園午餐", dinner: "西式套餐" },
        hotel: "努沃勒埃利耶 四星級酒店或同級",
        picture: { scene: "rice-terraces", palette: "noon", seed: 44063, alt: "山坡上的茶園與採茶人" },
        location: { name: "努沃勒埃利耶", latitude: 6.9497, longitude: 80.7891 },
      },
      {
        title: "努沃勒埃利耶／艾拉／雅拉",
        places: ["那努歐雅車站", "高山列車", "九孔橋", "拉瓦納瀑布"],
        description:
          "由那努歐雅站搭高山列車約三小時到艾拉，沿線過隧道與茶園，可到車門邊吹風但請勿探身。艾拉看 1921 年的石砌九孔橋，順路停拉瓦納瀑布；再車行約 90 公里下到南部平原，空氣轉為乾熱，入住國家公園外的旅館。",
        meals: { breakfast: "酒店早餐", lunch: "艾拉小館簡餐", dinner: "旅館晚餐" },
        hotel: "雅拉 四星級生態旅館或同級",
        picture: { scene: "distant-ridges", palette: "morning", seed: 44070, alt: "艾拉山谷的晨霧與遠山" },
        location: { name: "艾拉", latitude: 6.8667, longitude: 81.0466 },
      },
      {
        title: "雅拉／加勒／可倫坡",
        places: ["雅拉國家公園遊獵", "加勒古城", "燈塔"],
        description:
          "清晨五點半入園遊獵約四小時，一區是全球豹密度較高的地方之一，也常見象群、花鹿與水鴨。回旅館梳洗早餐後往西約 150 公里到加勒，走荷蘭人留下的城牆與燈塔。傍晚走高速公路約 150 公里到機場，準備夜間航班。",
        meals: { breakfast: "旅館早餐", lunch: "加勒海鮮咖哩", dinner: "機場附近西式晚餐" },
        hotel: "夜宿機上",
        picture: { scene: "savanna", palette: "morning", seed: 44077, alt: "雅拉草原上的花鹿與水池" },
        location: { name: "加勒", latitude: 6.0267, longitude: 80.217 },
      },
      {
        title: "可倫坡／新加坡／臺北",
        places: ["新加坡轉機"],
        description:
          "午夜過後搭機飛往新加坡，約四小時抵達，轉機兩小時後返回臺北，於下午回到桃園機場。機上可補眠，行李由可倫坡直掛桃園；若想在轉機時淋浴，樟宜機場有付費淋浴間，領隊可協助指路。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [
      ...INCLUDES,
      "那努歐雅至艾拉列車保留座",
      "雅拉國家公園門票與四輪傳動車",
      "村落牛車與小舟",
    ],
    priceExcludes: [
      "護照規費",
      "斯里蘭卡電子旅行許可費用",
      "領隊、導遊、司機與遊獵嚮導小費",
      "單人房差額",
      "寺院內攝影許可",
      "個人旅遊平安險",
    ],
    remarks: [
      "斯里蘭卡電子旅行許可由本公司代辦，請提供護照影本。",
      "列車座位依鐵路局配給，可能為二等保留座，班次異動則改以車輛接駁並退差額。",
      "獅子岩石階多處外露且有側風，懼高者可在花園等候。",
      "9 月至 10 月雅拉國家公園例行封園，故不出團。",
    ],
    flights: [
      {
        day: 1,
        carrier: "NF",
        number: "NF721",
        from: "臺北桃園 TPE",
        to: "新加坡 SIN",
        departs: "08:10",
        arrives: "12:50",
      },
      {
        day: 1,
        carrier: "NF",
        number: "NF733",
        from: "新加坡 SIN",
        to: "可倫坡 CMB",
        departs: "14:40",
        arrives: "15:50",
      },
      {
        day: 8,
        carrier: "NF",
        number: "NF734",
        from: "可倫坡 CMB",
        to: "新加坡 SIN",
        departs: "00:50",
        arrives: "07:15",
      },
      {
        day: 8,
        carrier: "NF",
        number: "NF722",
        from: "新加坡 SIN",
        to: "臺北桃園 TPE",
        departs: "09:30",
        arrives: "14:15",
      },
    ],
  },
];
