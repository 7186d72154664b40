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
  "領隊、導遊與司機小費，建議每人每日 8 英鎊或 10 歐元",
  "行程註明自理的餐食與自費活動",
  "行李超重、洗衣、電話等個人消費",
];

export const tours: DemoTour[] = [
  {
    code: "FPGB01",
    name: "英國全覽・倫敦到愛丁堡 11 日",
    subtitle: "巨石陣、科茲窩、湖區與蘇格蘭首府",
    countries: ["GB"],
    tags: ["世界遺產", "藝術建築", "慢旅"],
    days: 11,
    nights: 9,
    basePrice: 142900,
    months: [3, 4, 5, 6, 7, 8, 9, 10],
    peakMonths: [6, 7, 8],
    weekdays: [2, 5],
    departures: 14,
    seats: 32,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "科茲窩村落慢走",
        text: "在拜伯里與水上伯頓各停留一小時以上，看十四世紀織工小屋與跨過小溪的石橋，並安排一次英式下午茶。",
      },
      {
        title: "湖區遊船與蒸汽火車",
        text: "溫德米爾湖搭船，再轉十八分鐘的湖濱蒸汽火車，走進華茲華斯與彼得兔作者居住的村莊。",
      },
      {
        title: "愛丁堡整日",
        text: "入內參觀城堡的王權寶器，走皇家哩大道到荷里路德宮外，傍晚登卡爾頓丘看舊城天際線與福斯灣。",
      },
      {
        title: "倫敦連住兩晚",
        text: "大英博物館、倫敦塔與泰晤士河遊船分兩天進行，另留一個下午自由看展或購物，離境前也不匆忙。",
      },
    ],
    cover: { scene: "london-clock", palette: "morning", seed: 4037, alt: "晨光中的鐘塔與泰晤士河" },
    gallery: [
      { scene: "highland-castle", palette: "dusk", seed: 4074, alt: "夕照裡山丘上的古堡" },
      { scene: "london-clock", palette: "night", seed: 4111, alt: "夜裡點燈的鐘塔與河面倒影" },
      { scene: "distant-ridges", palette: "noon", seed: 4148, alt: "湖區與邊境的層層山丘" },
      { scene: "rockies-lake", palette: "morning", seed: 4185, alt: "山巒環抱的平靜湖面" },
    ],
    itinerary: [
      {
        title: "臺北桃園／倫敦",
        places: ["桃園國際機場", "倫敦希斯洛機場"],
        description:
          "上午自桃園機場搭乘直飛班機前往倫敦，飛行約十三個半小時，當地下午抵達。入境前請備妥英國電子旅行許可，通關後專車前往溫莎近郊飯店，約 15 公里，用過簡單晚餐後休息。",
        meals: { breakfast: "敬請自理", lunch: "機上餐食", dinner: "飯店晚餐" },
        hotel: "溫莎近郊 四星級飯店或同級",
        location: { name: "溫莎", latitude: 51.4839, longitude: -0.6044 },
      },
      {
        title: "溫莎／巨石陣／巴斯",
        places: ["溫莎城堡", "長步道", "巨石陣", "巴斯羅馬浴場", "皇家新月樓"],
        description:
          "上午入內參觀溫莎城堡的國事廳與聖喬治禮拜堂。行車 110 公里到索茲斯柏里平原，繞行五千年的巨石陣一圈，再行 60 公里到蜂蜜色石屋的巴斯，參觀羅馬浴場，傍晚走到圓弧的皇家新月樓。",
        meals: { breakfast: "酒店早餐", lunch: "英式牧羊人派", dinner: "敬請自理" },
        hotel: "巴斯 四星級飯店或同級",
        location: { name: "巴斯", latitude: 51.3811, longitude: -2.359 },
      },
      {
        title: "巴斯／拜伯里／水上伯頓／史特拉福",
        places: ["拜伯里阿靈頓排屋", "水上伯頓", "史特拉福莎士比亞出生地", "亞芬河"],
        description:
          "行車 60 公里到科茲窩的拜伯里，沿溪看織工排屋；再往 20 公里外的水上伯頓，走過五座低矮石橋並享用英式下午茶。午後行車 40 公里到史特拉福，入內參觀莎士比亞出生的木構老屋。",
        meals: { breakfast: "酒店早餐", lunch: "科茲窩鱒魚餐", dinner: "飯店晚餐" },
        hotel: "史特拉福 四星級飯店或同級",
        location: { name: "水上伯頓", latitude: 51.8854, longitude: -1.7587 },
      },
      {
        title: "史特拉福／利物浦／湖區",
        places: ["利物浦皇家亞伯特碼頭", "三女神建築群外觀", "利物浦大教堂", "溫德米爾"],
        description:
          "行車 200 公里到利物浦，走皇家亞伯特碼頭的紅磚倉庫群，看三女神建築與英國最大的聖公會教堂。午後續行 140 公里進入湖區國家公園，全日 340 公里，中途休息兩次，夜宿溫德米爾湖畔。",
        meals: { breakfast: "酒店早餐", lunch: "炸魚薯條", dinner: "飯店三道式晚餐" },
        hotel: "溫德米爾 四星級飯店或同級",
        location: { name: "利物浦", latitude: 53.401, longitude: -2.993 },
      },
      {
        title: "湖區／愛丁堡",
        places: ["溫德米爾湖遊船", "湖濱蒸汽火車", "格拉斯米爾", "格雷特納格林"],
        description:
          "搭船四十分鐘到湖南端的湖濱站，換蒸汽火車走一小段河谷，再到華茲華斯長眠的格拉斯米爾買薑餅。午後北行，在蘇格蘭邊境的逃婚小鎮格雷特納格林稍停，全日約 260 公里，傍晚抵達愛丁堡。",
        meals: { breakfast: "酒店早餐", lunch: "坎布里亞香腸餐", dinner: "敬請自理" },
        hotel: "愛丁堡 四星級飯店或同級",
        location: { name: "格拉斯米爾", latitude: 54.4593, longitude: -3.0244 },
        picture: { scene: "rockies-lake", palette: "dusk", seed: 4222, alt: "黃昏的湖區山水" },
      },
      {
        title: "愛丁堡",
        places: ["愛丁堡城堡", "皇家哩大道", "聖吉爾斯大教堂", "荷里路德宮", "卡爾頓丘"],
        description:
          "整日在世界遺產老城。上午入堡看蘇格蘭王權寶器與聖瑪格麗特禮拜堂，沿皇家哩大道走到聖吉爾斯大教堂與荷里路德宮外。午後可選蘇格蘭國家博物館或王子街，日落前一起登卡爾頓丘。",
        meals: { breakfast: "酒店早餐", lunch: "蘇格蘭燻鮭魚與肉餡羊肚", dinner: "敬請自理" },
        hotel: "愛丁堡 四星級飯店或同級",
        location: { name: "愛丁堡", latitude: 55.9486, longitude: -3.1999 },
        picture: { scene: "highland-castle", palette: "noon", seed: 4259, alt: "岩丘上的城堡" },
      },
      {
        title: "愛丁堡／安尼克／約克",
        places: ["安尼克城堡", "杜倫大教堂", "約克城牆", "肉鋪街"],
        description:
          "沿北海海岸行車 135 公里到安尼克城堡，參觀仍由伯爵家族居住的廳室與庭院。再行 55 公里到杜倫看諾曼式大教堂，續行 110 公里抵達約克，全日 300 公里，傍晚走一段城牆與傾斜老屋的肉鋪街。",
        meals: { breakfast: "酒店早餐", lunch: "城堡庭園輕食", dinner: "約克夏布丁烤牛肉" },
        hotel: "約克 四星級飯店或同級",
        location: { name: "安尼克城堡", latitude: 55.4156, longitude: -1.7059 },
      },
      {
        title: "約克／劍橋／倫敦",
        places: ["約克大教堂", "劍橋撐篙", "國王學院禮拜堂", "劍河後花園"],
        description:
          "早上參觀約克大教堂的五姊妹窗與大東窗，之後行車 250 公里到劍橋，搭平底船約四十五分鐘看劍河兩岸學院與數學橋，入內參觀國王學院扇形拱頂。續行 95 公里到倫敦，全日 345 公里。",
        meals: { breakfast: "酒店早餐", lunch: "酒館烤雞派", dinner: "敬請自理" },
        hotel: "倫敦 四星級飯店或同級",
        location: { name: "劍橋", latitude: 52.2053, longitude: 0.1166 },
      },
      {
        title: "倫敦",
        places: ["倫敦塔", "塔橋", "泰晤士河遊船", "西敏寺外觀", "白金漢宮外觀"],
        description:
          "上午入倫敦塔看王冠珠寶與烏鴉，走上塔橋旁河岸，搭船約半小時到西敏碼頭看大笨鐘。午後由西敏寺步行經聖詹姆斯公園到白金漢宮，傍晚在柯芬園自由活動，可自費觀賞音樂劇。",
        meals: { breakfast: "酒店早餐", lunch: "倫敦傳統酒館餐", dinner: "敬請自理" },
        hotel: "倫敦 四星級飯店或同級",
        location: { name: "倫敦西敏", latitude: 51.4994, longitude: -0.1245 },
        picture: { scene: "london-clock", palette: "dusk", seed: 4296, alt: "黃昏的鐘塔與橋" },
      },
      {
        title: "倫敦／臺北",
        places: ["大英博物館", "國家藝廊", "特拉法加廣場", "希斯洛機場"],
        description:
          "上午由當地中文導遊帶領參觀大英博物館的羅塞塔石碑、帕德嫩雕刻與亞述浮雕約兩小時。中午在特拉法加廣場解散自由用餐，可進國家藝廊看梵谷《向日葵》，傍晚專車赴機場，搭夜間直飛班機返臺。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "倫敦大英博物館", latitude: 51.5194, longitude: -0.127 },
      },
      {
        title: "抵達臺北桃園",
        places: ["桃園國際機場", "溫暖的家"],
        description:
          "自倫敦直飛約十三個半小時，班機於翌日傍晚抵達桃園國際機場。領取行李後與領隊及團員道別，返回溫暖的家。若行李延誤或破損，請於入境大廳前向航空公司櫃檯登記，領隊會在場協助。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "桃園國際機場", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [
      ...INCLUDED,
      "溫莎城堡、巨石陣、羅馬浴場、愛丁堡城堡、安尼克城堡與倫敦塔門票",
      "英式下午茶一次",
    ],
    priceExcludes: [...NOT_INCLUDED, "英國電子旅行許可（ETA）規費"],
    remarks: [
      "溫莎城堡遇王室活動閉館時，改入內參觀漢普頓宮。",
      "安尼克城堡僅三月下旬至十月下旬開放，其餘日期改參觀霍華德城堡。",
      "英國電壓與插座與臺灣不同，請備 G 型三扁腳轉接頭。",
      "英國飯店房間普遍較小，部分無冷氣，敬請見諒。",
    ],
    flights: [
      {
        day: 1,
        carrier: "HY",
        number: "HY081",
        from: "臺北桃園 TPE",
        to: "倫敦希斯洛 LHR",
        departs: "09:00",
        arrives: "15:40",
      },
      {
        day: 10,
        carrier: "HY",
        number: "HY082",
        from: "倫敦希斯洛 LHR",
        to: "臺北桃園 TPE",
        departs: "21:10",
        arrives: "17:50+1",
      },
    ],
  },
  {
    code: "FPGB02",
    name: "英國・愛爾蘭雙島環遊 14 日",
    subtitle: "蘇格蘭高地、巨人堤道、莫赫懸崖、威爾斯與牛津",
    countries: ["GB", "IE"],
    tags: ["世界遺產", "攝影", "慢旅"],
    days: 14,
    nights: 12,
    basePrice: 199900,
    months: [5, 6, 7, 8, 9],
    peakMonths: [6, 7, 8],
    weekdays: [6],
    departures: 11,
    seats: 30,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "兩段海峽渡輪",
        text: "以渡輪往返蘇格蘭、北愛爾蘭、都柏林與威爾斯，行李隨車，不必多搭兩次飛機，也看得到海岸。",
      },
      {
        title: "大西洋兩大海岸",
        text: "巨人堤道的玄武岩柱與莫赫懸崖的二百公尺絕壁都留下步行時間，風大時改走較內側的步道。",
      },
      {
        title: "高地鐵道的石拱橋",
        text: "在格倫芬南配合蒸汽列車時刻，等待列車駛過二十一孔高架橋，再搭船看湖畔的起義紀念塔。",
      },
    ],
    cover: { scene: "highland-castle", palette: "morning", seed: 4333, alt: "清晨高地湖邊的古堡" },
    gallery: [
      { scene: "highland-castle", palette: "noon", seed: 4370, alt: "綠色原野上的城堡遺跡" },
      { scene: "matterhorn-train", palette: "noon", seed: 4407, alt: "紅色列車駛過山谷中的石砌高架橋" },
      { scene: "london-clock", palette: "noon", seed: 4444, alt: "河畔鐘塔" },
      { scene: "distant-ridges", palette: "morning", seed: 4481, alt: "高地晨霧裡的山稜" },
    ],
    itinerary: [
      {
        title: "臺北桃園／阿姆斯特丹／愛丁堡",
        places: ["桃園國際機場", "阿姆斯特丹機場", "愛丁堡機場"],
        description:
          "上午自桃園機場出發，飛行約十三小時抵達阿姆斯特丹，轉乘一個半小時班機前往愛丁堡，當地晚間抵達。入境前請備妥英國電子旅行許可，專車 13 公里進市區飯店，當晚早些休息。",
        meals: { breakfast: "敬請自理", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "愛丁堡 四星級飯店或同級",
        location: { name: "愛丁堡", latitude: 55.9533, longitude: -3.1883 },
      },
      {
        title: "愛丁堡",
        places: ["愛丁堡城堡", "皇家哩大道", "荷里路德宮", "卡爾頓丘"],
        description:
          "上午入內參觀建在火山岩上的城堡，看王權寶器與一點鐘鳴炮。沿皇家哩大道走過窄巷與聖吉爾斯大教堂，到荷里路德宮參觀瑪麗女王的房間，傍晚登卡爾頓丘看福斯灣與舊城輪廓。",
        meals: { breakfast: "酒店早餐", lunch: "蘇格蘭燻鮭魚餐", dinner: "敬請自理" },
        hotel: "愛丁堡 四星級飯店或同級",
        location: { name: "愛丁堡", latitude: 55.9486, longitude: -3.1999 },
      },
      {
        title: "愛丁堡／史特靈／格倫科／威廉堡",
        places: ["凱爾派馬頭雕塑", "史特靈城堡", "格倫科峽谷", "威廉堡"],
        description:
          "途經三十公尺高的凱爾派馬頭雕塑，行車 60 公里到史特靈城堡，看獨角獸掛毯與橋之役戰場。午後進入高地，在格倫科三姊妹山下的觀景點停留，全日約 215 公里，夜宿林尼湖畔威廉堡。",
        meals: { breakfast: "酒店早餐", lunch: "高地羊肉燉菜", dinner: "飯店晚餐" },
        hotel: "威廉堡 四星級飯店或同級",
        location: { name: "格倫科", latitude: 56.6674, longitude: -4.986 },
        picture: { scene: "distant-ridges", palette: "dusk", seed: 4518, alt: "格倫科峽谷黃昏的山影" },
      },
      {
        title: "威廉堡／格倫芬南／羅夢湖／艾爾",
        places: ["格倫芬南高架橋", "席爾湖紀念塔", "盧斯村", "羅夢湖遊船"],
        description:
          "行車 27 公里到格倫芬南，於山坡步道等候列車駛過石拱橋，再看湖邊的起義紀念塔。折返南行 150 公里到羅夢湖西岸盧斯村，搭船一小時繞小島，續行 85 公里抵達海濱的艾爾，全日約 260 公里。",
        meals: { breakfast: "酒店早餐", lunch: "湖畔鱒魚餐", dinner: "飯店晚餐" },
        hotel: "艾爾 四星級飯店或同級",
        location: { name: "格倫芬南", latitude: 56.8762, longitude: -5.4317 },
        picture: {
          scene: "matterhorn-train",
          palette: "dusk",
          seed: 4555,
          alt: "夕照中駛過石拱高架橋的列車",
        },
      },
      {
        title: "艾爾／渡輪／貝爾法斯特",
        places: ["凱恩萊恩港", "北海峽渡輪", "鐵達尼號展館", "貝爾法斯特市政廳"],
        description:
          "行車 85 公里到凱恩萊恩港，搭渡輪約兩小時十五分橫越北海峽到北愛爾蘭。午後參觀建在原船塢上的鐵達尼號展館，從造船、啟航到沉沒依序展出，再看和平牆壁畫與白色穹頂的市政廳。",
        meals: { breakfast: "酒店早餐", lunch: "渡輪簡餐", dinner: "飯店晚餐" },
        hotel: "貝爾法斯特 四星級飯店或同級",
        location: { name: "貝爾法斯特", latitude: 54.5973, longitude: -5.9301 },
      },
      {
        title: "貝爾法斯特／巨人堤道／倫敦德里",
        places: ["卡里克吊橋", "巨人堤道", "鄧盧斯城堡", "倫敦德里城牆"],
        description:
          "沿安特里姆海岸行車 90 公里到卡里克吊橋，走過離海三十公尺的繩橋，再到四萬根玄武岩柱的巨人堤道步行一個半小時。午後看崖邊的鄧盧斯城堡，續行 65 公里到城牆完整的倫敦德里。",
        meals: { breakfast: "酒店早餐", lunch: "海鮮巧達湯與蘇打麵包", dinner: "飯店晚餐" },
        hotel: "倫敦德里 四星級飯店或同級",
        location: { name: "巨人堤道", latitude: 55.2408, longitude: -6.5116 },
        picture: { scene: "highland-castle", palette: "dusk", seed: 4592, alt: "海崖邊的城堡遺跡" },
      },
      {
        title: "倫敦德里／斯萊戈／高威",
        places: ["鼓崖葉慈墓園", "本布爾賓山", "斯萊戈", "高威拉丁區"],
        description:
          "越過無檢查站的邊界，行車 125 公里到桌狀的本布爾賓山下，在鼓崖墓園讀詩人葉慈自撰的墓誌。經斯萊戈用午餐後續行 145 公里到高威，全日 270 公里，傍晚在彩色店面的拉丁區聽街頭音樂。",
        meals: { breakfast: "酒店早餐", lunch: "愛爾蘭燉羊肉", dinner: "敬請自理" },
        hotel: "高威 四星級飯店或同級",
        location: { name: "高威", latitude: 53.2707, longitude: -9.0568 },
      },
      {
        title: "高威／康尼馬拉／高威",
        places: ["奧特拉德", "凱利摩修道院", "基拉里峽灣", "康尼馬拉泥炭荒原"],
        description:
          "進入康尼馬拉的湖泊與荒原，行車 80 公里到湖畔的凱利摩修道院，參觀宅邸廳室、小型哥德教堂與維多利亞式圍牆花園。午後看愛爾蘭少見的基拉里峽灣，原路以北線返回高威，全日約 180 公里。",
        meals: { breakfast: "酒店早餐", lunch: "大西洋淡菜餐", dinner: "敬請自理" },
        hotel: "高威 四星級飯店或同級",
        location: { name: "凱利摩修道院", latitude: 53.5617, longitude: -9.8893 },
      },
      {
        title: "高威／莫赫懸崖／利默里克",
        places: ["巴倫石灰岩地", "莫赫懸崖", "本拉提城堡", "阿黛爾村"],
        description:
          "沿海岸穿過灰白的巴倫石灰岩地，行車 75 公里到莫赫懸崖，高處離海 214 公尺，步行約一個半小時。午後行車 55 公里參觀十五世紀的本拉提城堡，再到茅草屋排列的阿黛爾，夜宿利默里克。",
        meals: { breakfast: "酒店早餐", lunch: "愛爾蘭海鮮派", dinner: "城堡風味晚餐" },
        hotel: "利默里克 四星級飯店或同級",
        location: { name: "莫赫懸崖", latitude: 52.9715, longitude: -9.4309 },
      },
      {
        title: "利默里克／卡榭爾岩／基爾肯尼／都柏林",
        places: ["卡榭爾岩", "基爾肯尼城堡", "中世紀哩路", "都柏林"],
        description:
          "行車 65 公里到孤立石灰岩丘上的卡榭爾岩，看圓塔與羅馬式禮拜堂。再行 60 公里到基爾肯尼，參觀城堡長廊畫廳並走中世紀街道，午後行車 130 公里到都柏林，全日約 255 公里。",
        meals: { breakfast: "酒店早餐", lunch: "農家烤牛肉餐", dinner: "敬請自理" },
        hotel: "都柏林 四星級飯店或同級",
        location: { name: "卡榭爾岩", latitude: 52.52, longitude: -7.8907 },
      },
      {
        title: "都柏林",
        places: ["三一學院舊圖書館", "聖派翠克大教堂", "都柏林城堡外觀", "聖殿酒吧區"],
        description:
          "參觀三一學院《凱爾經》展與舊圖書館長廳，走格拉夫頓街到聖派翠克大教堂，看《格列佛遊記》作者的墓。午後自由選擇國立考古博物館看凱爾特金器，晚餐在酒館聽現場愛爾蘭音樂。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "酒館燉牛肉與傳統音樂" },
        hotel: "都柏林 四星級飯店或同級",
        location: { name: "都柏林", latitude: 53.3438, longitude: -6.2546 },
      },
      {
        title: "都柏林／渡輪／康威／卻斯特",
        places: ["愛爾蘭海渡輪", "霍利黑德", "康威城堡", "卻斯特城牆"],
        description:
          "上午搭渡輪約三小時十五分橫越愛爾蘭海到威爾斯霍利黑德。行車 65 公里到康威，登八座圓塔的城堡望河口與吊橋，再行 75 公里到羅馬人建立的卻斯特，傍晚走黑白木構的雙層騎樓商店街。",
        meals: { breakfast: "酒店早餐", lunch: "渡輪簡餐", dinner: "飯店晚餐" },
        hotel: "卻斯特 四星級飯店或同級",
        location: { name: "康威城堡", latitude: 53.28, longitude: -3.8256 },
        picture: { scene: "highland-castle", palette: "night", seed: 4629, alt: "夜色將臨的河口城堡" },
      },
      {
        title: "卻斯特／牛津／溫莎／臺北",
        places: ["牛津基督堂學院", "拉德克利夫圖書館外觀", "溫莎城堡外觀", "希斯洛機場"],
        description:
          "早上七點半出發，行車 260 公里到牛津，參觀基督堂學院大廳與拉德克利夫廣場，午餐後行車 70 公里到溫莎，在城堡外與長步道散步。傍晚行車 15 公里到機場，全日約 345 公里，搭夜間班機返臺。",
        meals: { breakfast: "酒店早餐", lunch: "英式酒館餐", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "牛津", latitude: 51.752, longitude: -1.2577 },
      },
      {
        title: "抵達臺北桃園",
        places: ["桃園國際機場", "溫暖的家"],
        description:
          "自倫敦直飛約十三個半小時，班機於翌日傍晚抵達桃園國際機場。出關前請確認未攜帶肉類、新鮮蔬果等違禁品，領取行李後互道珍重，帶著照片與見聞返回溫暖的家，隔日請多休息調整時差。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "桃園國際機場", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [
      ...INCLUDED,
      "北海峽與愛爾蘭海渡輪團體票",
      "巨人堤道、莫赫懸崖、凱利摩修道院與康威城堡門票",
    ],
    priceExcludes: [...NOT_INCLUDED, "英國電子旅行許可（ETA）規費"],
    remarks: [
      "渡輪遇強風停航時，改搭次班或改走另一港口，當日景點順序隨之調整。",
      "格倫芬南蒸汽列車非每日行駛，遇停駛日改等候一般列車。",
      "英國與愛爾蘭皆非申根區，兩地入境文件不同，請依行前通知備妥。",
      "海岸步道風勢強，遇關閉警示時改走遊客中心內側步道。",
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
        number: "QH471",
        from: "阿姆斯特丹 AMS",
        to: "愛丁堡 EDI",
        departs: "18:40",
        arrives: "19:10",
      },
      {
        day: 13,
        carrier: "HY",
        number: "HY082",
        from: "倫敦希斯洛 LHR",
        to: "臺北桃園 TPE",
        departs: "21:10",
        arrives: "17:50+1",
      },
    ],
  },
  {
    code: "FPIE01",
    name: "愛爾蘭翡翠島深度 10 日",
    subtitle: "都柏林、凱里環線、莫赫懸崖與康尼馬拉",
    countries: ["IE"],
    tags: ["慢旅", "攝影", "美食"],
    days: 10,
    nights: 8,
    basePrice: 132900,
    months: [4, 5, 6, 7, 8, 9, 10],
    peakMonths: [6, 7, 8],
    weekdays: [4],
    departures: 12,
    seats: 26,
    minimumGroupSize: 14,
    highlights: [
      {
        title: "凱里環線全天",
        text: "以中型巴士走一百八十公里環半島海岸公路，停留觀景點、瀑布與湖邊村落，不另外分團。",
      },
      {
        title: "西海岸不趕路",
        text: "基拉尼與高威各住兩晚，莫赫懸崖安排在渡過香農河口之後的午後，光線由海面照向岩壁。",
      },
      {
        title: "餐桌上的愛爾蘭",
        text: "科克英式市場、金塞爾海鮮與高威生蠔各安排一次，並在鄉間酒館的晚上聽現場演奏的傳統音樂。",
      },
    ],
    cover: { scene: "highland-castle", palette: "noon", seed: 4666, alt: "翠綠原野上的古堡" },
    gallery: [
      { scene: "distant-ridges", palette: "noon", seed: 4703, alt: "綠色山丘層層延伸" },
      { scene: "highland-castle", palette: "dusk", seed: 4740, alt: "夕照中的海邊古堡" },
      { scene: "highland-castle", palette: "morning", seed: 4777, alt: "晨光中水畔的石造古堡" },
      { scene: "rockies-lake", palette: "morning", seed: 4814, alt: "群山間平靜的湖面" },
    ],
    itinerary: [
      {
        title: "臺北桃園／阿姆斯特丹／都柏林",
        places: ["桃園國際機場", "阿姆斯特丹機場", "都柏林機場"],
        description:
          "上午自桃園機場出發，飛行約十三小時抵達阿姆斯特丹，轉乘約一個半小時班機到都柏林，當地晚間抵達。愛爾蘭不屬申根區，入境時由領隊協助說明行程，專車 12 公里進市區休息。",
        meals: { breakfast: "敬請自理", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "都柏林 四星級飯店或同級",
        location: { name: "都柏林", latitude: 53.3498, longitude: -6.2603 },
      },
      {
        title: "都柏林",
        places: ["三一學院舊圖書館", "聖派翠克大教堂", "基督堂座堂外觀", "半便士橋", "聖殿酒吧區"],
        description:
          "上午參觀三一學院《凱爾經》展與六十五公尺長的舊圖書館，走到聖派翠克大教堂與城堡區。午後過半便士橋看利菲河北岸，在郵政總局聽 1916 年復活節起義的故事，傍晚自由活動。",
        meals: { breakfast: "酒店早餐", lunch: "愛爾蘭燉羊肉", dinner: "敬請自理" },
        hotel: "都柏林 四星級飯店或同級",
        location: { name: "都柏林", latitude: 53.3438, longitude: -6.2546 },
      },
      {
        title: "都柏林／格倫達洛／基爾肯尼",
        places: ["威克洛山公路", "格倫達洛修道遺址", "上湖步道", "基爾肯尼城堡"],
        description:
          "行車 50 公里進入威克洛山區，看六世紀格倫達洛修道聚落的三十公尺圓塔，沿平緩步道走到上湖，約一小時。午後行車 105 公里到基爾肯尼，參觀城堡長廊，傍晚走中世紀哩路與小巷。",
        meals: { breakfast: "酒店早餐", lunch: "山區農家餐", dinner: "飯店晚餐" },
        hotel: "基爾肯尼 四星級飯店或同級",
        location: { name: "格倫達洛", latitude: 53.0107, longitude: -6.3275 },
        picture: { scene: "rockies-lake", palette: "noon", seed: 4851, alt: "山谷中的湖泊" },
      },
      {
        title: "基爾肯尼／卡榭爾岩／科夫／科克",
        places: ["卡榭爾岩", "科夫彩色排屋", "聖科爾曼大教堂", "移民碼頭"],
        description:
          "行車 60 公里到平原中隆起的卡榭爾岩，參觀圓塔、十字架與禮拜堂壁畫。再行 105 公里到海港科夫，看鐵達尼號最後停靠的碼頭與順坡而立的彩色排屋，續行 25 公里到科克過夜。",
        meals: { breakfast: "酒店早餐", lunch: "提珀雷里牛肉餐", dinner: "敬請自理" },
        hotel: "科克 四星級飯店或同級",
        location: { name: "科夫", latitude: 51.8503, longitude: -8.2943 },
        picture: { scene: "cruise-ship", palette: "noon", seed: 4888, alt: "港灣中停泊的大船" },
      },
      {
        title: "科克／布拉尼城堡／金塞爾／基拉尼",
        places: ["科克英式市場", "布拉尼城堡", "金塞爾海港", "查爾斯堡"],
        description:
          "早上逛英式市場，再行 10 公里到布拉尼城堡，願意的旅客可登頂仰身親吻巧言石。午後行車 40 公里到金塞爾，午餐吃海鮮並看星形的查爾斯堡，續行 110 公里到湖區小鎮基拉尼。",
        meals: { breakfast: "酒店早餐", lunch: "金塞爾海鮮拼盤", dinner: "飯店晚餐" },
        hotel: "基拉尼 四星級飯店或同級",
        location: { name: "布拉尼城堡", latitude: 51.9291, longitude: -8.5709 },
      },
      {
        title: "基拉尼／凱里環線",
        places: ["凱里沼澤民俗村", "羅斯貝海灘", "沃特維爾", "斯尼姆", "女士觀景臺", "托克瀑布"],
        description:
          "環行伊夫拉半島約 180 公里，上午看茅草屋民俗村與羅斯貝沙嘴，在面海的沃特維爾小歇。午後經五彩小村斯尼姆進入國家公園，從女士觀景臺看三座湖，最後步行十分鐘到托克瀑布。",
        meals: { breakfast: "酒店早餐", lunch: "斯尼姆農家餐", dinner: "敬請自理" },
        hotel: "基拉尼 四星級飯店或同級",
        location: { name: "女士觀景臺", latitude: 51.968, longitude: -9.596 },
        picture: { scene: "distant-ridges", palette: "noon", seed: 4925, alt: "綠色山谷與遠山" },
      },
      {
        title: "基拉尼／香農河渡輪／莫赫懸崖／高威",
        places: ["塔伯特渡輪", "莫赫懸崖", "杜林村", "巴倫石灰岩地"],
        description:
          "行車 75 公里到塔伯特，連人帶車搭二十分鐘渡輪過香農河口。續行 65 公里到莫赫懸崖，沿崖頂步道走到奧布萊恩塔約一個半小時，再穿過巴倫石灰岩地，行車 75 公里抵達高威。",
        meals: { breakfast: "酒店早餐", lunch: "杜林村海鮮巧達湯", dinner: "敬請自理" },
        hotel: "高威 四星級飯店或同級",
        location: { name: "莫赫懸崖", latitude: 52.9715, longitude: -9.4309 },
      },
      {
        title: "高威／康尼馬拉／高威",
        places: ["康尼馬拉國家公園", "凱利摩修道院", "克利夫登", "天空之路"],
        description:
          "行車 80 公里到凱利摩修道院，看湖畔城堡式宅邸與圍牆花園，國家公園內走三公里環形步道望十二峰。午後到克利夫登，開上沿海的天空之路，全日約 190 公里，傍晚回高威嘗生蠔。",
        meals: { breakfast: "酒店早餐", lunch: "康尼馬拉羊肉", dinner: "高威生蠔與海鮮餐" },
        hotel: "高威 四星級飯店或同級",
        location: { name: "凱利摩修道院", latitude: 53.5617, longitude: -9.8893 },
        picture: { scene: "highland-castle", palette: "morning", seed: 4962, alt: "湖畔的石造宅邸" },
      },
      {
        title: "高威／克朗麥克諾伊斯／都柏林／臺北",
        places: ["克朗麥克諾伊斯修道遺址", "香農河", "都柏林機場"],
        description:
          "早上七點半出發，行車 95 公里到香農河彎的克朗麥克諾伊斯，看六世紀修道院的高十字架與圓塔。再沿高速公路行 145 公里到都柏林機場，辦理退稅後搭機經阿姆斯特丹返臺，夜宿機上。",
        meals: { breakfast: "酒店早餐", lunch: "農場烤雞餐", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "克朗麥克諾伊斯", latitude: 53.326, longitude: -7.986 },
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
      "凱爾經展、卡榭爾岩、布拉尼城堡、莫赫懸崖與凱利摩修道院門票",
      "香農河口渡輪",
    ],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "愛爾蘭不屬申根區，護照效期須六個月以上。",
      "生蠔以九月至隔年四月最肥美，其餘月份改供熟食海鮮。",
      "鄉間道路狹窄，凱里環線依規定逆時針行駛，車速較慢，易暈車者請備藥。",
      "海岸步道遇強風封閉時，以遊客中心展館參觀代替。",
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
        number: "QH475",
        from: "阿姆斯特丹 AMS",
        to: "都柏林 DUB",
        departs: "18:30",
        arrives: "19:05",
      },
      {
        day: 9,
        carrier: "QH",
        number: "QH476",
        from: "都柏林 DUB",
        to: "阿姆斯特丹 AMS",
        departs: "16:40",
        arrives: "19:20",
      },
      {
        day: 9,
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
