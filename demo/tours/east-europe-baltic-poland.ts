import type { DemoTour } from "../types.ts";

const INCLUDED = [
  "臺灣往返經濟艙團體機票、燃油附加費與機場稅",
  "行程所列酒店雙人一室住宿與早餐",
  "行程所列餐食、門票、船票與車票",
  "全程中文領隊服務",
  "合法營業大客車、司機與各城市住宿稅",
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
    code: "FPEE01",
    name: "波羅的海三國・琥珀海岸 10 日",
    subtitle: "維爾紐斯、里加、塔林三座世界遺產老城與庫爾斯沙嘴",
    countries: ["LT", "LV", "EE"],
    tags: ["世界遺產", "慢旅", "藝術建築"],
    days: 10,
    nights: 7,
    basePrice: 128900,
    months: [5, 6, 7, 8, 9],
    peakMonths: [6, 7, 8],
    weekdays: [2, 0],
    departures: 14,
    seats: 28,
    minimumGroupSize: 14,
    highlights: [
      {
        title: "三座首都老城",
        text: "維爾紐斯、里加與塔林各有半日以上的老城步行，里加與克萊佩達連住兩晚，少搬一次行李。",
      },
      {
        title: "庫爾斯沙嘴",
        text: "渡海到九十八公里長的沙嘴，走木棧道上帕尼迪斯大沙丘，兩側是潟湖與波羅的海。午餐在漁村小館。",
      },
      {
        title: "十字架山",
        text: "丘上層層疊疊超過十萬支十字架，是立陶宛人以信仰回應歷史的地方，停留約一小時。也可買一支放上。",
      },
      {
        title: "塔林中世紀城牆",
        text: "登上老城觀景臺看紅瓦尖塔，再走進仍保有二十六座塔樓的城牆與聖凱薩琳巷。晚餐在老城地窖餐廳。",
      },
    ],
    cover: { scene: "prague-bridge", palette: "noon", seed: 56037, alt: "老城尖塔與紅瓦屋頂" },
    gallery: [
      { scene: "bavarian-castle", palette: "dusk", seed: 56074, alt: "湖島上的紅磚城堡與晚霞" },
      { scene: "market-street", palette: "morning", seed: 56111, alt: "晨光中的鵝卵石老街" },
      { scene: "desert-dunes", palette: "noon", seed: 56148, alt: "海岸沙丘與藍天" },
      { scene: "vienna-palace", palette: "noon", seed: 56185, alt: "鄉間的巴洛克宮殿與花園" },
    ],
    itinerary: [
      {
        title: "臺北桃園／伊斯坦堡",
        places: ["桃園國際機場", "夜間飛行"],
        description:
          "傍晚於桃園機場集合，搭乘夜間班機飛往伊斯坦堡，飛行約十二小時，行李直掛維爾紐斯。波羅的海夏季日照長，建議準備眼罩；海邊風涼，請把防風外套放在隨身行李，抵達後即可使用。",
        meals: { breakfast: "敬請自理", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
      {
        title: "伊斯坦堡／維爾紐斯",
        places: ["伊斯坦堡機場", "黎明門", "聖安娜教堂", "對岸共和國", "大教堂廣場"],
        description:
          "清晨轉機約三小時抵維爾紐斯。午後由黎明門進老城，看三十三種紅磚砌成的聖安娜教堂、大學中庭，過橋到藝術家自封的對岸共和國讀憲法牆，最後在大教堂廣場找許願石，傍晚入住休息。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "馬鈴薯肉丸" },
        hotel: "維爾紐斯 四星級酒店或同級",
        location: { name: "維爾紐斯", latitude: 54.6872, longitude: 25.2797 },
        picture: { scene: "market-street", palette: "noon", seed: 56222, alt: "老城街道與教堂鐘樓" },
      },
      {
        title: "維爾紐斯／特拉凱／考納斯／克萊佩達",
        places: ["特拉凱湖島城堡", "考納斯市政廳廣場", "考納斯城堡"],
        description:
          "行車 28 公里到特拉凱，走木橋進湖島上的紅磚城堡，嘗卡拉伊姆人的肉餡餅。再行 90 公里到考納斯，看有白天鵝之稱的市政廳與兩河交會處。午後 215 公里到海港克萊佩達，今日車程較長。",
        meals: { breakfast: "酒店早餐", lunch: "卡拉伊姆肉餡餅", dinner: "酒店晚餐" },
        hotel: "克萊佩達 四星級酒店或同級",
        location: { name: "特拉凱", latitude: 54.6526, longitude: 24.9337 },
        picture: { scene: "bavarian-castle", palette: "noon", seed: 56259, alt: "湖中島上的紅磚城堡" },
      },
      {
        title: "克萊佩達／庫爾斯沙嘴／克萊佩達",
        places: ["庫爾斯沙嘴", "女巫山木雕", "尼達", "帕尼迪斯沙丘", "托馬斯曼故居"],
        description:
          "搭渡輪十分鐘到庫爾斯沙嘴，先走尤德克蘭特的女巫山，看松林裡的民間傳說木雕。再行 35 公里到尼達，走木棧道上五十公尺高的沙丘，參觀托馬斯曼夏屋，回程在漁村嘗燻魚，傍晚返港。",
        meals: { breakfast: "酒店早餐", lunch: "潟湖煙燻魚", dinner: "酒店晚餐" },
        hotel: "克萊佩達 四星級酒店或同級",
        location: { name: "尼達", latitude: 55.3034, longitude: 20.9994 },
        picture: { scene: "desert-dunes", palette: "morning", seed: 56296, alt: "晨光下的海岸大沙丘" },
      },
      {
        title: "克萊佩達／十字架山／隆達勒宮／里加",
        places: ["希奧利艾十字架山", "隆達勒宮", "玫瑰花園"],
        description:
          "行車 165 公里到十字架山，沿木階走進十字架之間。越過邊界 80 公里到隆達勒宮，看金廳、白廳與法式玫瑰花園，這裡由設計冬宮的建築師操刀。傍晚再行 80 公里抵達里加，入住老城周邊酒店。",
        meals: { breakfast: "酒店早餐", lunch: "灰豌豆燉培根", dinner: "酒店晚餐" },
        hotel: "里加 四星級酒店或同級",
        location: { name: "希奧利艾十字架山", latitude: 56.0153, longitude: 23.4166 },
      },
      {
        title: "里加",
        places: ["黑頭宮", "聖彼得教堂塔", "三兄弟屋", "阿爾伯特街", "中央市場"],
        description:
          "上午走老城，看重建的黑頭宮與三兄弟屋，搭電梯上聖彼得教堂塔俯瞰道加瓦河。再到阿爾伯特街，抬頭看新藝術立面上的面具與花草。午後逛飛船庫改建的中央市場，餘下時間自由活動。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "拉脫維亞風味餐" },
        hotel: "里加 四星級酒店或同級",
        location: { name: "里加", latitude: 56.9489, longitude: 24.1064 },
        picture: { scene: "market-street", palette: "dusk", seed: 56333, alt: "新藝術立面街道的暮色" },
      },
      {
        title: "里加／錫古爾達／切西斯／帕爾努",
        places: ["古特曼洞", "圖萊達城堡", "切西斯城堡", "帕爾努海灘"],
        description:
          "行車 55 公里到高雅國家公園，看刻滿古老姓名的古特曼洞，登圖萊達紅磚城堡塔樓看河谷。再行 40 公里到切西斯，提著燭燈走進騎士團古堡。午後 150 公里越過邊界到海濱帕爾努。",
        meals: { breakfast: "酒店早餐", lunch: "森林蘑菇料理", dinner: "酒店晚餐" },
        hotel: "帕爾努 四星級酒店或同級",
        location: { name: "圖萊達", latitude: 57.1831, longitude: 24.8508 },
      },
      {
        title: "帕爾努／哈普薩盧／塔林",
        places: ["哈普薩盧主教城堡", "木造車站", "塔林老城夜色"],
        description:
          "上午在帕爾努的白沙灘與木造別墅區散步，行車 110 公里到哈普薩盧，看傳說中窗前有白衣女子的主教城堡，以及二百一十六公尺長的遮雨月臺。再行 100 公里到塔林，晚餐後走老城夜色。",
        meals: { breakfast: "酒店早餐", lunch: "燻鯡魚與黑麥麵包", dinner: "中世紀風味餐" },
        hotel: "塔林 四星級酒店或同級",
        location: { name: "哈普薩盧", latitude: 58.9474, longitude: 23.5383 },
      },
      {
        title: "塔林／伊斯坦堡",
        places: ["座堂山", "亞歷山大涅夫斯基教堂", "市政廳廣場", "卡德里奧宮"],
        description:
          "上午走座堂山，看洋蔥頂的東正教堂與兩處觀景臺，下到市政廳廣場找一四二二年就有紀錄的藥房。再到卡德里奧宮花園，彼得大帝為皇后所建。午後自由購物，傍晚飛往伊斯坦堡。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "塔林", latitude: 59.437, longitude: 24.7454 },
        picture: { scene: "prague-bridge", palette: "dusk", seed: 56370, alt: "暮色中的尖塔與城牆" },
      },
      {
        title: "伊斯坦堡／臺北桃園",
        places: ["伊斯坦堡機場", "桃園國際機場"],
        description:
          "凌晨於伊斯坦堡轉機，飛行約十小時四十分，機上供應兩餐。傍晚抵達桃園機場，領取行李後請確認琥珀等易碎品完好，由領隊協助處理行李事宜，結束波羅的海三國之旅，各自返家。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "庫爾斯沙嘴渡輪與國家公園入園費"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "老城路面多為鵝卵石，請避免細跟鞋；遊覽車無法進入老城，須步行至停車點。",
      "庫爾斯沙嘴渡輪遇強風停航時，改訪帕蘭加琥珀博物館與海濱長堤。",
      "夏季天亮得早，酒店窗簾遮光有限，請自備眼罩。",
      "行程順序得因班機與住宿調整，以行前說明會資料為準。",
    ],
    flights: [
      {
        day: 1,
        carrier: "XG",
        number: "XG025",
        from: "臺北桃園 TPE",
        to: "伊斯坦堡 IST",
        departs: "21:55",
        arrives: "05:00+1",
      },
      {
        day: 2,
        carrier: "XG",
        number: "XG1407",
        from: "伊斯坦堡 IST",
        to: "維爾紐斯 VNO",
        departs: "07:20",
        arrives: "10:10",
      },
      {
        day: 9,
        carrier: "XG",
        number: "XG1424",
        from: "塔林 TLL",
        to: "伊斯坦堡 IST",
        departs: "19:20",
        arrives: "22:45",
      },
      {
        day: 10,
        carrier: "XG",
        number: "XG024",
        from: "伊斯坦堡 IST",
        to: "臺北桃園 TPE",
        departs: "02:20",
        arrives: "18:00",
      },
    ],
  },
  {
    code: "FPPL01",
    name: "波蘭・斯洛伐克・匈牙利 12 日",
    subtitle: "華沙到布達佩斯，鹽礦、塔特拉山與多瑙河夜景",
    countries: ["PL", "SK", "HU"],
    tags: ["世界遺產", "慢旅", "藝術建築"],
    days: 12,
    nights: 9,
    basePrice: 118900,
    months: [4, 5, 6, 7, 8, 9, 10],
    peakMonths: [5, 6, 9],
    weekdays: [3, 0],
    departures: 14,
    seats: 32,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "維利奇卡鹽礦",
        text: "走下三百八十階到地下一百三十五公尺，看整座以鹽雕成的聖金加禮拜堂與水晶鹽吊燈。回程搭電梯。",
      },
      {
        title: "奧斯威辛紀念館",
        text: "由館方講解員帶領約三個半小時，靜靜走過一號營與比克瑙，是沉重但必要的一課。全程配有耳機。",
      },
      {
        title: "塔特拉山兩側都住",
        text: "先在波蘭的札科帕內看木造建築，再越過邊界住進斯洛伐克的冰河湖畔，各看一次日出。行車只要八十公里。",
      },
      {
        title: "多瑙河夜遊",
        text: "天黑後搭船約一小時，國會大廈、漁夫堡與鏈橋依序亮在兩岸，船上備有一杯飲料。晚上八點前後登船。",
      },
    ],
    cover: { scene: "budapest", palette: "night", seed: 56407, alt: "燈火倒映在多瑙河的夜色" },
    gallery: [
      { scene: "market-street", palette: "noon", seed: 56444, alt: "彩色山牆老屋圍起的廣場" },
      { scene: "rockies-lake", palette: "morning", seed: 56481, alt: "雪峰下的冰河湖" },
      { scene: "highland-castle", palette: "dusk", seed: 56518, alt: "丘頂古堡與晚霞" },
      { scene: "vienna-palace", palette: "morning", seed: 56555, alt: "宮殿與水榭的晨光" },
    ],
    itinerary: [
      {
        title: "臺北桃園／伊斯坦堡",
        places: ["桃園國際機場", "夜間飛行"],
        description:
          "傍晚於桃園機場集合，搭乘夜間班機飛往伊斯坦堡，飛行約十二小時，行李直掛華沙。機上供應兩餐，可先閱讀手冊裡的蕭邦與居禮夫人小傳，明日在華沙老城就會走過他們的故居。",
        meals: { breakfast: "敬請自理", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
      {
        title: "伊斯坦堡／華沙",
        places: ["伊斯坦堡機場", "皇家大道", "華沙老城", "居禮夫人故居外觀", "城堡廣場"],
        description:
          "清晨轉機約三小時抵華沙。午後走皇家大道，看存放蕭邦心臟的聖十字教堂，再到老城，這裡在戰後依十八世紀風景畫一磚一瓦重建，因此列入世界遺產，傍晚看城堡廣場的齊格蒙特柱。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "波蘭餃子與酸麥湯" },
        hotel: "華沙 四星級酒店或同級",
        location: { name: "華沙老城", latitude: 52.2497, longitude: 21.0122 },
        picture: { scene: "market-street", palette: "morning", seed: 56592, alt: "晨光裡的彩色老城廣場" },
      },
      {
        title: "華沙／琴斯托霍瓦／克拉科夫",
        places: ["瓦津基公園", "蕭邦紀念像", "光明山修道院"],
        description:
          "上午到瓦津基公園看水上宮殿與柳樹下的蕭邦像，六到九月週日中午有露天鋼琴演奏。行車 225 公里到琴斯托霍瓦，入光明山修道院看黑色聖母像，傍晚再行 140 公里抵克拉科夫。",
        meals: { breakfast: "酒店早餐", lunch: "獵人燉肉", dinner: "酒店晚餐" },
        hotel: "克拉科夫 四星級酒店或同級",
        location: { name: "琴斯托霍瓦光明山", latitude: 50.8126, longitude: 19.0972 },
      },
      {
        title: "克拉科夫／維利奇卡／克拉科夫",
        places: ["維利奇卡鹽礦", "瓦維爾城堡", "中央廣場", "紡織會館", "聖瑪利亞教堂"],
        description:
          "行車 15 公里到維利奇卡鹽礦，地下路線約三公里、兩小時半，坑內約十四度請帶外套。午後看瓦維爾山的王宮與主教座堂，走到歐洲最大的中世紀廣場之一，聽教堂塔上每小時中斷的號角。",
        meals: { breakfast: "酒店早餐", lunch: "鹽礦地下餐廳簡餐", dinner: "烤鴨配蘋果" },
        hotel: "克拉科夫 四星級酒店或同級",
        location: { name: "維利奇卡鹽礦", latitude: 49.9832, longitude: 20.0541 },
      },
      {
        title: "克拉科夫／奧斯威辛／克拉科夫",
        places: ["奧斯威辛一號營", "比克瑙營", "卡齊米日猶太區"],
        description:
          "行車 70 公里到奧斯威辛，由館方講解員以耳機導覽一號營與比克瑙，約三個半小時，館內請肅靜。午後返回克拉科夫，在卡齊米日區看猶太會堂與舊市集，晚餐自理，可找間小館聽民謠。",
        meals: { breakfast: "酒店早餐", lunch: "波蘭家常豬排", dinner: "敬請自理" },
        hotel: "克拉科夫 四星級酒店或同級",
        location: { name: "奧斯威辛紀念館", latitude: 50.0266, longitude: 19.204 },
      },
      {
        title: "克拉科夫／札科帕內／高塔特拉",
        places: ["札科帕內木造教堂", "古巴沃夫卡山纜車", "什特爾巴湖"],
        description:
          "行車 105 公里到山城札科帕內，看坡頂陡峭的木造建築，搭地面纜車上古巴沃夫卡山望塔特拉群峰，嘗燻起司。午後 80 公里越過邊界到斯洛伐克的什特爾巴湖，沿 1,346 公尺的冰河湖散步。",
        meals: { breakfast: "酒店早餐", lunch: "燻起司與烤羊肋", dinner: "酒店晚餐" },
        hotel: "什特爾巴湖 四星級酒店或同級",
        location: { name: "什特爾巴湖", latitude: 49.1192, longitude: 20.0603 },
        picture: { scene: "rockies-lake", palette: "noon", seed: 56629, alt: "高山湖泊與岩峰" },
      },
      {
        title: "高塔特拉／萊沃恰／斯皮什城堡／科希策",
        places: ["什特爾巴湖晨光", "萊沃恰聖雅各教堂", "斯皮什城堡"],
        description:
          "清晨可在湖畔看日照山頭。行車 65 公里到萊沃恰，看高十八公尺、全以菩提木雕成的哥德式祭壇。再行 18 公里登斯皮什城堡，四公頃的白色廢墟踞於石灰岩丘頂，午後 75 公里抵科希策。",
        meals: { breakfast: "酒店早餐", lunch: "起司馬鈴薯麵疙瘩", dinner: "酒店晚餐" },
        hotel: "科希策 四星級酒店或同級",
        location: { name: "斯皮什城堡", latitude: 48.9995, longitude: 20.7684 },
        picture: { scene: "highland-castle", palette: "noon", seed: 56666, alt: "白色石堡廢墟與草坡" },
      },
      {
        title: "科希策／托卡伊／艾格爾",
        places: ["聖伊莉莎白主教座堂", "托卡伊酒窖", "艾格爾城堡"],
        description:
          "上午看科希策主教座堂與主街的音樂噴泉。行車 105 公里到托卡伊，走進長滿黑黴的火山岩酒窖，品嘗三款貴腐甜酒。再行 110 公里到艾格爾，登上一五五二年擋下鄂圖曼大軍的城堡俯瞰老城。",
        meals: { breakfast: "酒店早餐", lunch: "匈牙利牛肉湯", dinner: "酒店晚餐" },
        hotel: "艾格爾 四星級酒店或同級",
        location: { name: "托卡伊", latitude: 48.1236, longitude: 21.4089 },
      },
      {
        title: "艾格爾／霍洛克／布達佩斯",
        places: ["霍洛克古村", "霍洛克城堡", "英雄廣場", "多瑙河夜遊"],
        description:
          "行車 95 公里到世界遺產霍洛克，村裡白牆木廊的帕洛茨農舍仍住著人，沿小徑二十分鐘可上城堡。午後 95 公里抵布達佩斯，看英雄廣場的七位酋長騎像，晚餐後登船夜遊多瑙河約一小時。",
        meals: { breakfast: "酒店早餐", lunch: "農家燉肉與煎餅", dinner: "酒店晚餐" },
        hotel: "布達佩斯 四星級酒店或同級",
        location: { name: "霍洛克", latitude: 47.9977, longitude: 19.5897 },
      },
      {
        title: "布達佩斯",
        places: ["國會大廈", "漁夫堡", "馬加什教堂", "聖伊什特萬聖殿", "中央市場"],
        description:
          "上午依預約時段入國會大廈看王冠與九十六階主樓梯，再過鏈橋上城堡山，看彩瓦屋頂的馬加什教堂與漁夫堡。午後到中央市場買紅椒粉，也可自費泡塞切尼溫泉浴場，請自備泳衣。",
        meals: { breakfast: "酒店早餐", lunch: "紅椒燉雞", dinner: "敬請自理" },
        hotel: "布達佩斯 四星級酒店或同級",
        location: { name: "布達佩斯國會大廈", latitude: 47.5072, longitude: 19.0456 },
        picture: { scene: "budapest", palette: "noon", seed: 56703, alt: "多瑙河畔的國會大廈" },
      },
      {
        title: "布達佩斯／聖坦德／伊斯坦堡",
        places: ["聖坦德藝術小鎮", "塞爾維亞教堂", "布達佩斯機場"],
        description:
          "行車 22 公里到多瑙河畔的聖坦德，巴爾幹移民留下七座教堂尖塔，巷弄裡多是畫廊與手工坊。午餐後返回市區，自由採買兩小時，再前往機場辦理退稅，傍晚搭機飛往伊斯坦堡，約兩小時。",
        meals: { breakfast: "酒店早餐", lunch: "多瑙河魚湯", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "聖坦德", latitude: 47.6694, longitude: 19.0756 },
      },
      {
        title: "伊斯坦堡／臺北桃園",
        places: ["伊斯坦堡機場", "桃園國際機場"],
        description:
          "凌晨於伊斯坦堡轉機，飛行約十小時四十分，機上供應兩餐。傍晚抵達桃園機場，領取行李後請檢查託運的酒類與陶器，由領隊協助處理行李事宜，結束東歐三國之旅，各自返家。請備妥返家交通。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "多瑙河夜遊船票與國會大廈預約入場"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "奧斯威辛紀念館為實名預約，請提供護照英文姓名；不建議 14 歲以下孩童參觀。",
      "鹽礦需走下約三百八十階，回程搭電梯；行動不便者可改在地面博物館等候。",
      "國會大廈遇國事活動關閉時，改入內參觀國家歌劇院並退還差額。",
      "塔特拉山區天氣多變，纜車停駛時改於湖畔步道活動。",
    ],
    flights: [
      {
        day: 1,
        carrier: "XG",
        number: "XG025",
        from: "臺北桃園 TPE",
        to: "伊斯坦堡 IST",
        departs: "21:55",
        arrives: "05:00+1",
      },
      {
        day: 2,
        carrier: "XG",
        number: "XG1263",
        from: "伊斯坦堡 IST",
        to: "華沙 WAW",
        departs: "07:40",
        arrives: "09:25",
      },
      {
        day: 11,
        carrier: "XG",
        number: "XG1038",
        from: "布達佩斯 BUD",
        to: "伊斯坦堡 IST",
        departs: "19:40",
        arrives: "22:45",
      },
      {
        day: 12,
        carrier: "XG",
        number: "XG024",
        from: "伊斯坦堡 IST",
        to: "臺北桃園 TPE",
        departs: "02:20",
        arrives: "18:00",
      },
    ],
  },
];
