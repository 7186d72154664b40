import type { DemoTour } from "../types.ts";

const INCLUDED = [
  "臺灣往返經濟艙團體機票、燃油附加費與機場稅",
  "行程所列飯店雙人一室住宿與早餐",
  "行程所列餐食、門票與船票",
  "全程中文領隊服務",
  "當地合法營業大客車與司機",
  "旅行業責任保險五百萬元與意外醫療二十萬元",
];
const NOT_INCLUDED = [
  "護照規費與個人旅行平安險",
  "單人房差額",
  "領隊、導遊與司機小費，建議每人每日 10 歐元",
  "行程註明自理的餐食與自費活動",
  "行李超重、洗衣、電話等個人消費",
];

export const tours: DemoTour[] = [
  {
    code: "FPNO01",
    name: "挪威峽灣全景 11 日",
    subtitle: "蓋倫格、洛恩、松恩與哈當厄，四大峽灣一次走完",
    countries: ["NO"],
    tags: ["世界遺產", "鐵道", "攝影", "慢旅"],
    days: 11,
    nights: 9,
    basePrice: 182900,
    months: [5, 6, 7, 8, 9],
    peakMonths: [6, 7, 8],
    weekdays: [1, 4],
    departures: 13,
    seats: 30,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "兩段世界遺產峽灣船程",
        text: "蓋倫格峽灣約一小時、納勒伊峽灣約兩小時，都在甲板上看瀑布與廢棄的崖上農莊，風大可回艙內。",
      },
      {
        title: "弗萊姆鐵道",
        text: "二十公里爬升 866 公尺，列車在秀斯瀑布停靠數分鐘，回程換坐另一側窗邊看谷底農莊。",
      },
      {
        title: "兩處高處觀景",
        text: "登 1,476 公尺的達斯尼巴俯瞰蓋倫格，並搭洛恩纜車五分鐘上到 1,011 公尺的霍文山頂。",
      },
      {
        title: "卑爾根整日",
        text: "布呂根木屋區、魚市場與弗洛伊恩山纜車排在同一天，午後留自由時間，不必收拾行李。",
      },
    ],
    cover: { scene: "fjord-aurora", palette: "noon", seed: 6037, alt: "陡峭山壁夾著的深藍峽灣" },
    gallery: [
      { scene: "fjord-aurora", palette: "morning", seed: 6074, alt: "清晨平靜的峽灣水面" },
      { scene: "rockies-lake", palette: "noon", seed: 6111, alt: "冰河融水匯成的翠綠湖泊" },
      { scene: "lofoten", palette: "noon", seed: 6148, alt: "水邊的紅色木屋與尖山" },
      { scene: "iceland-waterfall", palette: "noon", seed: 6185, alt: "山壁上奔流而下的瀑布" },
    ],
    itinerary: [
      {
        title: "臺北桃園／阿姆斯特丹／奧斯陸",
        places: ["桃園國際機場", "阿姆斯特丹機場", "奧斯陸機場"],
        description:
          "上午自桃園機場出發，飛行約十三小時抵達阿姆斯特丹，在此辦理申根入境，轉乘約兩小時班機到奧斯陸，當地晚間抵達。夏季天色仍亮，飯店就在機場車程十分鐘內，請拉上遮光簾早睡。",
        meals: { breakfast: "敬請自理", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "奧斯陸機場周邊 四星級飯店或同級",
        location: { name: "奧斯陸機場", latitude: 60.1939, longitude: 11.1004 },
      },
      {
        title: "奧斯陸／利勒哈默",
        places: ["維格蘭雕塑公園", "奧斯陸歌劇院屋頂", "市政廳", "利勒哈默老街"],
        description:
          "行車 50 公里進奧斯陸，看維格蘭公園兩百多件人體雕塑與十四公尺生命之柱，再走上歌劇院斜屋頂望港灣。午後沿米約薩湖行車 185 公里到 1994 年冬季奧運城利勒哈默，散步木屋老街。",
        meals: { breakfast: "酒店早餐", lunch: "挪威鮭魚湯與烤鱈魚", dinner: "飯店晚餐" },
        hotel: "利勒哈默 四星級飯店或同級",
        location: { name: "利勒哈默", latitude: 61.1153, longitude: 10.4662 },
      },
      {
        title: "利勒哈默／隆姆／蓋倫格",
        places: ["古德布蘭山谷", "隆姆木板教堂", "達斯尼巴觀景臺", "蓋倫格"],
        description:
          "沿古德布蘭山谷行車 175 公里到隆姆，參觀十二世紀的木板教堂。午後轉入高山公路 90 公里，天氣許可時登上 1,476 公尺的達斯尼巴，再盤旋下到峽灣底的蓋倫格，全日約 270 公里。",
        meals: { breakfast: "酒店早餐", lunch: "馴鹿肉丸餐", dinner: "飯店自助晚餐" },
        hotel: "蓋倫格 四星級飯店或同級",
        location: { name: "蓋倫格", latitude: 62.1008, longitude: 7.2059 },
        picture: { scene: "distant-ridges", palette: "noon", seed: 6222, alt: "高山隘口望去的層層山稜" },
      },
      {
        title: "蓋倫格峽灣／海勒敘爾特／奧勒松",
        places: ["蓋倫格峽灣船", "七姊妹瀑布", "求婚者瀑布", "奧勒松新藝術街區", "阿克斯拉山"],
        description:
          "早上搭船約一小時到海勒敘爾特，看七姊妹與求婚者瀑布隔岸相望。上岸後行車 85 公里含短程汽車渡輪，抵達 1904 年大火後以新藝術風格重建的奧勒松，上阿克斯拉山看市街伸入海中。",
        meals: { breakfast: "酒店早餐", lunch: "巴卡勞鹽鱈魚餐", dinner: "敬請自理" },
        hotel: "奧勒松 四星級飯店或同級",
        location: { name: "奧勒松", latitude: 62.4722, longitude: 6.1495 },
        picture: { scene: "fjord-aurora", palette: "dusk", seed: 6259, alt: "黃昏的峽灣與山影" },
      },
      {
        title: "奧勒松／洛恩",
        places: ["奧勒松海岸步道", "松莫勒阿爾卑斯山區", "洛恩霍文山纜車", "洛恩瓦特湖"],
        description:
          "早上在海岸散步，之後經渡輪與隧道行車 145 公里到北峽灣底的洛恩。搭坡度達六十度的纜車五分鐘上 1,011 公尺的霍文山，走半小時環形步道，山頂用餐後下山，傍晚到碧綠的洛恩瓦特湖邊散步。",
        meals: { breakfast: "酒店早餐", lunch: "山頂景觀餐廳午餐", dinner: "飯店自助晚餐" },
        hotel: "洛恩 四星級飯店或同級",
        location: { name: "洛恩", latitude: 61.8717, longitude: 6.8486 },
      },
      {
        title: "洛恩／布里克斯達爾冰河／弗萊姆",
        places: ["布里克斯達爾冰河", "約斯特達爾國家公園", "松恩峽灣渡輪", "拉達爾隧道"],
        description:
          "行車 30 公里到冰河谷口，換電動山車並步行約三十分鐘到冰河湖前。午後經菲耶爾蘭與松恩峽灣渡輪南行，穿過 24.5 公里長的拉達爾隧道，全日約 250 公里，夜宿峽灣盡頭的弗萊姆。",
        meals: { breakfast: "酒店早餐", lunch: "冰河谷鱒魚餐", dinner: "飯店自助晚餐" },
        hotel: "弗萊姆 四星級飯店或同級",
        location: { name: "布里克斯達爾冰河", latitude: 61.6636, longitude: 6.8642 },
        picture: { scene: "rockies-lake", palette: "morning", seed: 6296, alt: "冰河下的翠綠湖水" },
      },
      {
        title: "弗萊姆／納勒伊峽灣／沃斯",
        places: ["弗萊姆鐵道", "秀斯瀑布", "斯泰格斯坦觀景臺", "納勒伊峽灣船", "古德旺恩"],
        description:
          "早上搭弗萊姆鐵道到米達爾再折返，來回約兩小時。換車上斯泰格斯坦，站在伸出崖外三十公尺的木平臺俯瞰奧蘭峽灣，午後搭電動船兩小時走最窄處僅 250 公尺的納勒伊峽灣，再行車 45 公里到沃斯。",
        meals: { breakfast: "酒店早餐", lunch: "峽灣漢堡與蘋果汁", dinner: "飯店晚餐" },
        hotel: "沃斯 四星級飯店或同級",
        location: { name: "納勒伊峽灣", latitude: 60.933, longitude: 6.95 },
        picture: { scene: "fjord-aurora", palette: "noon", seed: 6333, alt: "峽灣最窄處的高聳岩壁" },
      },
      {
        title: "沃斯／哈當厄峽灣／卑爾根",
        places: ["維克圖懸索橋區", "諾爾海姆松", "史坦達爾瀑布", "卑爾根"],
        description:
          "沿哈當厄峽灣行經果園坡地，五月蘋果開花、八月可買櫻桃，在諾爾海姆松走到史坦達爾瀑布後方的步道。續行 80 公里到卑爾根，全日約 165 公里，傍晚在港邊自由活動。",
        meals: { breakfast: "酒店早餐", lunch: "果園農莊餐", dinner: "敬請自理" },
        hotel: "卑爾根 四星級飯店或同級",
        location: { name: "史坦達爾瀑布", latitude: 60.367, longitude: 6.099 },
      },
      {
        title: "卑爾根",
        places: ["布呂根漢薩木屋區", "魚市場", "弗洛伊恩山纜車", "葛利格故居特羅豪根"],
        description:
          "步行走進世界遺產布呂根，看歪斜的漢薩商館與木棧窄巷，再搭纜索鐵道上 320 公尺的弗洛伊恩山。午後前往郊區 10 公里的葛利格故居，看湖邊作曲小屋，回城後自由活動，晚餐在碼頭邊。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "卑爾根魚湯與海鮮餐" },
        hotel: "卑爾根 四星級飯店或同級",
        location: { name: "布呂根", latitude: 60.3975, longitude: 5.3245 },
        picture: { scene: "lofoten", palette: "dusk", seed: 6370, alt: "港邊木屋與暮色中的山" },
      },
      {
        title: "卑爾根／阿姆斯特丹／臺北",
        places: ["哥德美術館大道", "魚市場", "卑爾根機場"],
        description:
          "早餐後可再逛一次魚市場，買真空包裝的鱈魚乾須確認返臺規定。行車 20 公里前往卑爾根機場，中午搭機到阿姆斯特丹，在機場辦理申根出境與退稅，轉乘夜間班機返臺，夜宿機上。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "卑爾根", latitude: 60.3929, longitude: 5.3242 },
      },
      {
        title: "抵達臺北桃園",
        places: ["桃園國際機場", "溫暖的家"],
        description:
          "由阿姆斯特丹轉乘長程班機，飛行約十三小時，於翌日下午抵達桃園國際機場。領隊協助確認全團行李到齊後在入境大廳解散。旅途中拍下的照片與意見調查，可於會員中心查看與填寫，期待下次再會。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "桃園國際機場", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [
      ...INCLUDED,
      "蓋倫格與納勒伊峽灣船票、弗萊姆鐵道、洛恩與弗洛伊恩山纜車",
      "布里克斯達爾冰河山車",
    ],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "達斯尼巴與部分高山公路約五月下旬開放，積雪未清時改走山谷路線。",
      "峽灣區飯店房型大小不一，部分無冷氣，單人房數量有限，請及早告知。",
      "渡輪班次與公路修繕常有調整，景點順序由領隊依現場安排。",
      "冰河步道為碎石坡，請穿防滑鞋並備防水外套。",
    ],
    flights: [
      {
        day: 1,
        carrier: "QH",
        number: "QH095",
        from: "臺北桃園 TPE",
        to: "阿姆斯特丹 AMS",
        departs: "09:20",
        arrives: "16:40",
      },
      {
        day: 1,
        carrier: "QH",
        number: "QH483",
        from: "阿姆斯特丹 AMS",
        to: "奧斯陸 OSL",
        departs: "18:30",
        arrives: "20:20",
      },
      {
        day: 10,
        carrier: "QH",
        number: "QH492",
        from: "卑爾根 BGO",
        to: "阿姆斯特丹 AMS",
        departs: "14:40",
        arrives: "16:25",
      },
      {
        day: 10,
        carrier: "QH",
        number: "QH096",
        from: "阿姆斯特丹 AMS",
        to: "臺北桃園 TPE",
        departs: "21:20",
        arrives: "16:30+1",
      },
    ],
  },
  {
    code: "FPSE01",
    name: "北歐四國・雙夜渡輪 11 日",
    subtitle: "哥本哈根、奧斯陸、挪威縮影、斯德哥爾摩與赫爾辛基",
    countries: ["DK", "NO", "SE", "FI"],
    tags: ["郵輪", "鐵道", "藝術建築"],
    days: 11,
    nights: 9,
    basePrice: 165900,
    months: [5, 6, 7, 8, 9],
    peakMonths: [6, 7, 8],
    weekdays: [2, 6],
    departures: 14,
    seats: 32,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "兩晚海上過夜",
        text: "哥本哈根到奧斯陸、斯德哥爾摩到赫爾辛基皆搭過夜大型渡輪，安排海景雙人艙與自助晚餐。",
      },
      {
        title: "挪威縮影路線",
        text: "卑爾根鐵道、弗萊姆鐵道與納勒伊峽灣船接成兩天，從首都一路走到西海岸的卑爾根老城。",
      },
      {
        title: "四座首都的設計",
        text: "看哥本哈根港灣浴場、奧斯陸歌劇院、斯德哥爾摩市政廳與赫爾辛基岩石教堂，看四種不同的公共建築。",
      },
    ],
    cover: { scene: "cruise-ship", palette: "dusk", seed: 6407, alt: "群島水道間的夕照渡輪" },
    gallery: [
      { scene: "fjord-aurora", palette: "dusk", seed: 6444, alt: "黃昏的峽灣與山壁" },
      { scene: "fjord-aurora", palette: "noon", seed: 6481, alt: "峽灣與兩側山壁" },
      { scene: "cruise-ship", palette: "morning", seed: 6518, alt: "晨光中的白色渡輪" },
      { scene: "lofoten", palette: "noon", seed: 6555, alt: "水邊木屋與山峰" },
    ],
    itinerary: [
      {
        title: "臺北桃園／阿姆斯特丹／哥本哈根",
        places: ["桃園國際機場", "阿姆斯特丹機場", "哥本哈根機場"],
        description:
          "上午自桃園機場出發，飛行約十三小時抵達阿姆斯特丹，在此辦理申根入境，轉乘一個半小時班機到哥本哈根，當地晚間抵達。機場距市區約 9 公里，入住後可在飯店附近稍作散步。",
        meals: { breakfast: "敬請自理", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "哥本哈根 四星級飯店或同級",
        location: { name: "哥本哈根", latitude: 55.6761, longitude: 12.5683 },
      },
      {
        title: "哥本哈根",
        places: ["新港", "阿美琳堡宮廣場", "小美人魚像", "羅森堡宮", "運河遊船"],
        description:
          "上午搭一小時運河船，從新港彩色老屋到水岸歌劇院與黑鑽石圖書館。上岸看阿美琳堡宮正午衛兵交接與小美人魚像，午後入羅森堡宮看王冠，傍晚在步行街自由逛丹麥設計與瓷器。",
        meals: { breakfast: "酒店早餐", lunch: "丹麥開放式三明治", dinner: "敬請自理" },
        hotel: "哥本哈根 四星級飯店或同級",
        location: { name: "哥本哈根新港", latitude: 55.6798, longitude: 12.5914 },
        picture: { scene: "cruise-ship", palette: "morning", seed: 6592, alt: "晨光中港灣裡的船" },
      },
      {
        title: "哥本哈根／菲德烈堡／過夜渡輪",
        places: ["菲德烈堡宮", "宮殿湖岸花園", "哥本哈根渡輪碼頭", "厄勒海峽"],
        description:
          "行車 38 公里到蓋在三座小島上的菲德烈堡宮，參觀騎士廳、禮拜堂與巴洛克花園。中午後回哥本哈根登船，下午啟航穿過厄勒海峽，可在甲板望見克倫堡與瑞典海岸，船上享用自助晚餐。",
        meals: { breakfast: "酒店早餐", lunch: "丹麥脆皮烤豬", dinner: "船上北歐自助餐" },
        hotel: "過夜渡輪 海景雙人艙",
        location: { name: "菲德烈堡宮", latitude: 55.9349, longitude: 12.3008 },
        picture: { scene: "cruise-ship", palette: "noon", seed: 6629, alt: "海峽上航行的渡輪" },
      },
      {
        title: "奧斯陸",
        places: ["奧斯陸峽灣入港", "維格蘭雕塑公園", "奧斯陸歌劇院", "市政廳", "孟克美術館外觀"],
        description:
          "早餐時渡輪駛入百公里長的奧斯陸峽灣，上午靠岸。先到維格蘭公園看生命之柱與生氣的小孩，再參觀頒發諾貝爾和平獎的市政廳壁畫，午後走上歌劇院白色斜屋頂，傍晚於港邊自由活動。",
        meals: { breakfast: "船上早餐", lunch: "挪威鮭魚湯", dinner: "敬請自理" },
        hotel: "奧斯陸 四星級飯店或同級",
        location: { name: "奧斯陸", latitude: 59.9139, longitude: 10.7522 },
      },
      {
        title: "奧斯陸／卑爾根鐵道／弗萊姆",
        places: ["卑爾根鐵道", "哈當厄高原", "米達爾", "弗萊姆鐵道", "秀斯瀑布"],
        description:
          "上午搭卑爾根鐵道約四小時四十分，越過 1,222 公尺的芬瑟站與哈當厄高原雪景到米達爾。換弗萊姆鐵道一小時下到峽灣邊，中途停秀斯瀑布。大件行李由專車運送，請備過夜包。",
        meals: { breakfast: "酒店早餐", lunch: "列車餐盒", dinner: "飯店自助晚餐" },
        hotel: "弗萊姆 四星級飯店或同級",
        location: { name: "弗萊姆", latitude: 60.863, longitude: 7.1136 },
        picture: { scene: "iceland-waterfall", palette: "noon", seed: 6666, alt: "鐵道旁奔流的瀑布" },
      },
      {
        title: "弗萊姆／納勒伊峽灣／沃斯／卑爾根",
        places: ["納勒伊峽灣船", "古德旺恩", "特文德瀑布", "卑爾根布呂根", "弗洛伊恩山纜車"],
        description:
          "搭電動船兩小時走世界遺產納勒伊峽灣，於古德旺恩上岸。行車經特文德瀑布與沃斯，全日約 145 公里到卑爾根，傍晚走布呂根木屋巷弄並搭纜索鐵道上弗洛伊恩山，夏夜天色明亮。",
        meals: { breakfast: "酒店早餐", lunch: "沃斯羊肉餐", dinner: "卑爾根魚湯與海鮮餐" },
        hotel: "卑爾根 四星級飯店或同級",
        location: { name: "卑爾根", latitude: 60.3929, longitude: 5.3242 },
        picture: { scene: "fjord-aurora", palette: "morning", seed: 6703, alt: "晨光中的峽灣航道" },
      },
      {
        title: "卑爾根／斯德哥爾摩",
        places: ["卑爾根魚市場", "葛利格故居", "斯德哥爾摩騎士島", "南島觀景臺"],
        description:
          "早上逛魚市場並參觀郊外葛利格故居，中午前往機場，搭約一小時二十分班機飛到斯德哥爾摩。機場行車 40 公里進城，傍晚到騎士島與南島的山丘步道，看市政廳與梅拉倫湖的晚霞。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "瑞典肉丸佐越橘醬" },
        hotel: "斯德哥爾摩 四星級飯店或同級",
        location: { name: "斯德哥爾摩", latitude: 59.3293, longitude: 18.0686 },
      },
      {
        title: "斯德哥爾摩",
        places: ["市政廳黃金廳", "舊城大廣場", "皇宮衛兵交接", "瓦薩沉船博物館", "地鐵藝術站"],
        description:
          "上午參觀市政廳舉行諾貝爾晚宴的藍廳與鑲金馬賽克的黃金廳，走舊城大廣場與最窄的小巷。午後看 1628 年首航即沉的瓦薩號戰艦，再搭地鐵看三座岩洞壁畫車站，晚間自由活動。",
        meals: { breakfast: "酒店早餐", lunch: "瑞典鯡魚與烤鮭魚", dinner: "敬請自理" },
        hotel: "斯德哥爾摩 四星級飯店或同級",
        location: { name: "斯德哥爾摩舊城", latitude: 59.325, longitude: 18.0707 },
      },
      {
        title: "斯德哥爾摩／卓寧霍姆宮／過夜渡輪",
        places: ["卓寧霍姆宮", "宮廷花園", "斯德哥爾摩群島", "波羅的海渡輪"],
        description:
          "行車 12 公里到世界遺產卓寧霍姆宮，參觀廳室與仿凡爾賽的花園，中午回城用餐採買。下午登船啟航，約三小時穿行兩萬多座島礁組成的群島，在甲板看紅色小屋與夕陽，晚餐於船上。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "船上波羅的海自助餐" },
        hotel: "過夜渡輪 海景雙人艙",
        location: { name: "卓寧霍姆宮", latitude: 59.3217, longitude: 17.8865 },
        picture: { scene: "cruise-ship", palette: "dusk", seed: 6740, alt: "夕陽下駛過群島的渡輪" },
      },
      {
        title: "赫爾辛基／阿姆斯特丹／臺北",
        places: ["岩石教堂", "議會廣場白教堂", "西貝流士公園", "集市廣場", "赫爾辛基機場"],
        description:
          "上午靠岸，參觀鑿入花崗岩的岩石教堂、白色的赫爾辛基大教堂與六百根鋼管組成的西貝流士紀念碑，於集市廣場嘗鮭魚湯。午後行車 20 公里到機場，經阿姆斯特丹轉機返臺。",
        meals: { breakfast: "船上早餐", lunch: "芬蘭鮭魚奶油湯", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "赫爾辛基", latitude: 60.1699, longitude: 24.9384 },
      },
      {
        title: "抵達臺北桃園",
        places: ["桃園國際機場", "溫暖的家"],
        description:
          "由阿姆斯特丹轉乘長程班機，飛行約十三小時，於翌日下午抵達桃園國際機場。領取行李後與領隊及團員道別，返回溫暖的家。若行李延誤或破損，請於入境大廳前向航空公司櫃檯登記，領隊會在場協助。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "桃園國際機場", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [
      ...INCLUDED,
      "兩晚過夜渡輪海景雙人艙與船上自助餐",
      "卑爾根鐵道、弗萊姆鐵道與納勒伊峽灣船票",
    ],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "渡輪艙房為上下舖或並排雙床，衛浴較小，大件行李請先整理過夜包。",
      "四國貨幣不同，但信用卡普遍通用，建議只換少量歐元。",
      "渡輪、鐵道若遇檢修停駛，改以專車或同級船班替代。",
      "北歐夏季日照長，淺眠者請自備眼罩。",
    ],
    flights: [
      {
        day: 1,
        carrier: "QH",
        number: "QH095",
        from: "臺北桃園 TPE",
        to: "阿姆斯特丹 AMS",
        departs: "09:20",
        arrives: "16:40",
      },
      {
        day: 1,
        carrier: "QH",
        number: "QH461",
        from: "阿姆斯特丹 AMS",
        to: "哥本哈根 CPH",
        departs: "18:40",
        arrives: "20:00",
      },
      {
        day: 7,
        carrier: "BX",
        number: "BX214",
        from: "卑爾根 BGO",
        to: "斯德哥爾摩 ARN",
        departs: "13:30",
        arrives: "14:50",
      },
      {
        day: 10,
        carrier: "QH",
        number: "QH498",
        from: "赫爾辛基 HEL",
        to: "阿姆斯特丹 AMS",
        departs: "17:10",
        arrives: "18:45",
      },
      {
        day: 10,
        carrier: "QH",
        number: "QH096",
        from: "阿姆斯特丹 AMS",
        to: "臺北桃園 TPE",
        departs: "21:20",
        arrives: "16:30+1",
      },
    ],
  },
];
