import type { DemoTour } from "../types.ts";

const INCLUDES = [
  "行程表所列團體經濟艙機票與機場稅、燃油附加費",
  "行程表所列住宿，以兩人一室為準",
  "行程表所列餐食與景點門票",
  "全程專用遊覽車與當地中文導遊",
  "旅行業責任保險：意外死殘新臺幣 500 萬元、意外醫療 20 萬元",
];
const EXCLUDES = [
  "護照規費與個人證件費用",
  "領隊、導遊與司機小費",
  "單人房差額",
  "私人消費、個人旅遊平安險與旅遊不便險",
];

export const tours: DemoTour[] = [
  {
    code: "FPMY01",
    name: "雙城與古港：吉隆坡・馬六甲・新加坡六日",
    subtitle: "由北往南一路到底，不走回頭路的馬新經典",
    countries: ["MY", "SG"],
    tags: ["馬來西亞・新加坡", "世界遺產", "親子", "美食"],
    days: 6,
    nights: 5,
    basePrice: 33_900,
    months: [1, 2, 3, 4, 6, 7, 8, 10, 11, 12],
    peakMonths: [2, 7, 12],
    weekdays: [0, 3, 5],
    departures: 16,
    seats: 32,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "不走回頭路",
        text: "吉隆坡進、新加坡出，沿西海岸一路南下，在馬六甲住一晚，比當天來回多一個完整的夜晚。",
      },
      {
        title: "馬六甲海峽古城",
        text: "世界遺產老城裡有荷蘭紅屋、葡萄牙舊城門與峇峇娘惹大宅，花半天步行就能連成一條線。",
      },
      {
        title: "獅城的綠",
        text: "濱海灣花園的雲霧林與世界遺產植物園排在同一天的頭尾，看一座高樓密集的城市怎麼種樹。",
      },
      {
        title: "一桌四方味",
        text: "肉骨茶、娘惹菜、香料咖哩、海南雞飯，六天的餐食照族群排，不重複菜色，也留一餐讓旅客自己挑。",
      },
    ],
    cover: { scene: "twin-towers", palette: "night", seed: 42007, alt: "吉隆坡雙塔的夜景與公園水池" },
    gallery: [
      { scene: "singapore-bay", palette: "night", seed: 42014, alt: "新加坡濱海灣的夜色與水面光影" },
      { scene: "market-street", palette: "dusk", seed: 42021, alt: "馬六甲雞場街的老店屋" },
      { scene: "twin-towers", palette: "noon", seed: 42028, alt: "吉隆坡市區天際線" },
      { scene: "singapore-bay", palette: "morning", seed: 42035, alt: "清晨的魚尾獅公園" },
    ],
    itinerary: [
      {
        title: "臺北／吉隆坡",
        places: ["獨立廣場", "蘇丹阿都沙末大廈", "雙塔公園"],
        description:
          "上午起飛，約四小時四十五分抵達吉隆坡，與臺灣沒有時差。由機場到市區約 60 公里，先到獨立廣場，對面摩爾式銅頂的蘇丹阿都沙末大廈是 1897 年的舊政府辦公樓。傍晚走進雙塔下的公園，看噴水池與燈光亮起。",
        meals: { breakfast: "機上餐食", lunch: "機上輕食", dinner: "肉骨茶風味餐" },
        hotel: "吉隆坡 四星級酒店或同級",
        picture: { scene: "twin-towers", palette: "night", seed: 42042, alt: "從公園水池看雙塔亮燈" },
        location: { name: "吉隆坡", latitude: 3.139, longitude: 101.6869 },
      },
      {
        title: "吉隆坡／黑風洞／布城",
        places: ["黑風洞", "國家清真寺", "布城粉紅清真寺", "湖畔橋"],
        description:
          "早上往北約 13 公里到黑風洞，爬二百七十二階彩色石階進入石灰岩大洞，或在山下參觀側洞。回市區看傘狀屋頂的國家清真寺，午後往南約 35 公里到行政中心布城，環湖看粉紅花崗岩清真寺與各式斜張橋，傍晚返回市區。",
        meals: { breakfast: "酒店早餐", lunch: "香蕉葉咖哩飯", dinner: "馬來沙嗲與椰漿飯" },
        hotel: "吉隆坡 四星級酒店或同級",
        picture: { scene: "istanbul-domes", palette: "noon", seed: 42049, alt: "布城湖畔的粉紅清真寺" },
        location: { name: "黑風洞", latitude: 3.2379, longitude: 101.684 },
      },
      {
        title: "吉隆坡／馬六甲",
        places: ["荷蘭紅屋", "聖保羅山", "法摩沙城門", "雞場街"],
        description:
          "往南約 145 公里到馬六甲。從十七世紀的荷蘭紅屋與基督堂走上聖保羅山，山頂教堂殘牆裡立著葡萄牙與荷蘭墓碑；下山即是法摩沙城門。午後進峇峇娘惹大宅，看彩磚、天井與婚床；晚間在雞場街夜市自由走走。",
        meals: { breakfast: "酒店早餐", lunch: "海南雞飯粒", dinner: "娘惹風味餐" },
        hotel: "馬六甲 四星級酒店或同級",
        picture: { scene: "market-street", palette: "morning", seed: 42056, alt: "馬六甲荷蘭紅屋廣場" },
        location: { name: "馬六甲", latitude: 2.1944, longitude: 102.2491 },
      },
      {
        title: "馬六甲／新山／新加坡",
        places: ["馬六甲海上清真寺", "魚尾獅公園", "濱海灣花園"],
        description:
          "清晨到海峽邊看架高在水上的清真寺，之後南下約 230 公里，由新山過關進入新加坡，過關時間依假日增減。午後在魚尾獅公園看海灣，進濱海灣花園的雲霧林與花穹，晚間留下來看擎天樹燈光秀，每場約十五分鐘。",
        meals: { breakfast: "酒店早餐", lunch: "新山海鮮餐", dinner: "辣椒螃蟹風味餐" },
        hotel: "新加坡 四星級酒店或同級",
        picture: { scene: "singapore-bay", palette: "night", seed: 42063, alt: "擎天樹與濱海灣燈光" },
        location: { name: "新加坡", latitude: 1.2834, longitude: 103.8607 },
      },
      {
        title: "新加坡",
        places: ["新加坡植物園", "牛車水", "小印度", "甘榜格南"],
        description:
          "上午趁涼進 1859 年創立的世界遺產植物園，走沼澤園與國家胡姬園。接著三個街區連著看：牛車水的佛牙寺與店屋、小印度的花環與香料、甘榜格南的蘇丹清真寺與阿拉伯街。傍晚自由活動，帶孩子的家庭可自費參加夜間動物園。",
        meals: { breakfast: "酒店早餐", lunch: "海南雞飯", dinner: "敬請自理" },
        hotel: "新加坡 四星級酒店或同級",
        location: { name: "新加坡植物園", latitude: 1.3138, longitude: 103.8159 },
      },
      {
        title: "新加坡／臺北",
        places: ["聖淘沙", "西樂索步道", "花柏山"],
        description:
          "早上到聖淘沙，沿西樂索空中步道走到海邊砲臺，離地約十一層樓高，可搭電梯上下；再上花柏山看港口與纜車。中午在熟食中心用餐，炒粿條、叻沙與烏打一攤一味。午後前往樟宜機場，看室內瀑布後搭機返臺。",
        meals: { breakfast: "酒店早餐", lunch: "熟食中心餐券", dinner: "機上餐食" },
        hotel: "溫暖的家",
        picture: { scene: "singapore-bay", palette: "noon", seed: 42070, alt: "聖淘沙看新加坡海峽與貨輪" },
        location: { name: "聖淘沙", latitude: 1.2494, longitude: 103.8303 },
      },
    ],
    priceIncludes: [...INCLUDES, "濱海灣花園雲霧林與花穹門票", "國家胡姬園門票"],
    priceExcludes: [...EXCLUDES, "第五天晚餐", "夜間動物園等自費活動與馬來西亞酒店旅遊稅"],
    remarks: [
      "入境馬來西亞與新加坡前三日內須分別填寫線上入境卡，由領隊協助。",
      "新加坡禁止攜帶口香糖與電子菸入境。",
      "馬六甲週一至週四雞場街夜市不開市，改走河岸步道。",
      "學校假期新山過關可能需一至兩小時，請備飲水。",
    ],
    flights: [
      {
        day: 1,
        carrier: "HY",
        number: "HY811",
        from: "臺北桃園 TPE",
        to: "吉隆坡 KUL",
        departs: "09:00",
        arrives: "13:45",
      },
      {
        day: 6,
        carrier: "HY",
        number: "HY826",
        from: "新加坡 SIN",
        to: "臺北桃園 TPE",
        departs: "18:20",
        arrives: "23:05",
      },
    ],
  },
];
