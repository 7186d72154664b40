import type { DemoTour } from "../types.ts";

const INCLUDED = [
  "臺灣往返經濟艙團體機票、燃油附加費與機場稅",
  "行程所列酒店雙人一室住宿與早餐",
  "行程所列餐食、門票與纜車票",
  "全程中文領隊與當地導遊服務",
  "合法營業大客車與司機",
  "旅行業責任保險五百萬元與意外醫療二十萬元",
];
const NOT_INCLUDED = [
  "護照規費、簽證費與個人旅行平安險",
  "單人房差額",
  "領隊、導遊與司機小費，建議每人每日 10 美元",
  "行程註明自理的餐食與自費活動",
  "行李超重、洗衣、電話等個人消費",
];

export const tours: DemoTour[] = [
  {
    code: "FPGE01",
    name: "喬治亞・亞美尼亞高加索雙國 11 日",
    subtitle: "軍用公路、卡赫季酒鄉與亞拉拉特山下的修道院",
    isHidden: true,
    countries: ["GE", "AM"],
    tags: ["世界遺產", "美食", "小團"],
    days: 11,
    nights: 8,
    basePrice: 119900,
    months: [5, 6, 9, 10],
    peakMonths: [9, 10],
    weekdays: [4],
    departures: 11,
    seats: 18,
    minimumGroupSize: 10,
    highlights: [
      {
        title: "卡茲別克山下的教堂",
        text: "換乘四輪驅動車上海拔 2,170 公尺的聖三一教堂，天晴時五千公尺的雪峰就在正後方。",
      },
      {
        title: "陶甕葡萄酒",
        text: "走進卡赫季的酒莊，看埋在地下的陶甕如何發酵，這項傳統釀法列入非物質文化遺產名錄。",
      },
      {
        title: "兩國不走回頭路",
        text: "提比里斯進、葉里溫出，由薩達赫洛口岸陸路過境，直接銜接亞美尼亞北部的修道院群。省下一段飛行。",
      },
      {
        title: "亞拉拉特山",
        text: "在深坑修道院望見聖經裡方舟停泊的雪山，與葡萄園、鸛鳥巢一同入鏡，停留一小時。清晨能見度最佳。",
      },
    ],
    cover: { scene: "everest", palette: "dusk", seed: 60537, alt: "雪峰與山丘小教堂的暮色" },
    gallery: [
      { scene: "everest", palette: "morning", seed: 60574, alt: "晨光裡的大高加索雪峰" },
      { scene: "distant-ridges", palette: "morning", seed: 60611, alt: "山谷中層層的稜線" },
      { scene: "tuscany", palette: "noon", seed: 60648, alt: "酒鄉丘陵與葡萄園" },
      { scene: "highland-castle", palette: "noon", seed: 60685, alt: "湖畔山坡上的古堡" },
    ],
    itinerary: [
      {
        title: "臺北桃園／杜拜",
        places: ["桃園國際機場", "夜間飛行"],
        description:
          "深夜於桃園機場集合，搭乘夜間班機飛往杜拜，飛行約九小時，行李直掛提比里斯。本行程目前不對持中華民國護照者開放，領隊會於報到時再次核對各位所持護照的國別與效期。夜宿機上。",
        meals: { breakfast: "敬請自理", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
      {
        title: "杜拜／提比里斯",
        places: ["杜拜機場", "麥特赫教堂", "納里卡拉堡壘纜車", "硫磺浴場區", "和平橋"],
        description:
          "清晨轉機約三個半小時抵提比里斯。午後看崖上的麥特赫教堂與建城者騎像，搭纜車過庫拉河上納里卡拉堡壘，步行下到圓頂磚造的硫磺浴場區與峽谷瀑布，傍晚經和平橋進老城晚餐。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "湯餃與起司麵包" },
        hotel: "提比里斯 四星級酒店或同級",
        location: { name: "提比里斯", latitude: 41.6934, longitude: 44.8015 },
      },
      {
        title: "提比里斯／姆茨赫塔／古道里",
        places: ["季瓦里修道院", "生命之柱主教座堂", "阿納努里城堡", "軍用公路"],
        description:
          "行車 25 公里到舊都姆茨赫塔，先上季瓦里修道院看兩河清濁交會，再入傳說埋有基督聖袍的主教座堂。沿軍用公路 50 公里到湖畔的阿納努里城堡，午後再爬升 50 公里到滑雪小鎮古道里。",
        meals: { breakfast: "酒店早餐", lunch: "農家烤肉串", dinner: "酒店晚餐" },
        hotel: "古道里 四星級酒店或同級",
        location: { name: "姆茨赫塔", latitude: 41.8458, longitude: 44.7183 },
        picture: { scene: "highland-castle", palette: "dusk", seed: 60722, alt: "湖畔城堡與高加索暮色" },
      },
      {
        title: "古道里／卡茲別克／古道里",
        places: ["友誼觀景臺", "十字山口", "聖三一教堂", "達里亞爾峽谷"],
        description:
          "行車 35 公里越過 2,379 公尺的十字山口到斯捷潘茨明達，換乘四輪驅動車上聖三一教堂，與雪峰相對。午後再往北 12 公里看花崗岩夾峙的達里亞爾峽谷，回程在半圓形馬賽克觀景臺停留。",
        meals: { breakfast: "酒店早餐", lunch: "山村湯餃體驗", dinner: "酒店晚餐" },
        hotel: "古道里 四星級酒店或同級",
        location: { name: "聖三一教堂", latitude: 42.6625, longitude: 44.6203 },
        picture: { scene: "everest", palette: "noon", seed: 60759, alt: "雪峰前的山丘教堂" },
      },
      {
        title: "古道里／哥里／烏普利斯齊赫／提比里斯",
        places: ["烏普利斯齊赫岩城", "哥里要塞", "提比里斯舊城夜景"],
        description:
          "行車 125 公里到烏普利斯齊赫，三千年前鑿於砂岩的城市有劇場、酒窖與街道，全程約一個半小時。再 15 公里到哥里，登要塞望平原，午後 85 公里返提比里斯，晚間可自費泡硫磺浴。",
        meals: { breakfast: "酒店早餐", lunch: "核桃茄子捲", dinner: "敬請自理" },
        hotel: "提比里斯 四星級酒店或同級",
        location: { name: "烏普利斯齊赫", latitude: 41.967, longitude: 44.2078 },
      },
      {
        title: "提比里斯／西格納吉／泰拉維",
        places: ["博德貝修道院", "西格納吉城牆", "陶甕酒莊"],
        description:
          "行車 110 公里到卡赫季，看安葬聖女尼諾的博德貝修道院與絲柏花園，再到山城西格納吉走一段城牆，阿拉贊河谷與大高加索山一字排開。午後 60 公里到泰拉維近郊酒莊品四款陶甕酒，學做葡萄核桃串。",
        meals: { breakfast: "酒店早餐", lunch: "酒莊宴席", dinner: "酒店晚餐" },
        hotel: "泰拉維 四星級酒店或同級",
        location: { name: "西格納吉", latitude: 41.6169, longitude: 45.922 },
        picture: { scene: "tuscany", palette: "morning", seed: 60796, alt: "葡萄園河谷與山脈" },
      },
      {
        title: "泰拉維／薩達赫洛口岸／哈格帕特",
        places: ["格雷米城堡", "薩達赫洛口岸", "哈格帕特修道院"],
        description:
          "上午看湖邊的格雷米城堡教堂。行車 95 公里翻過貢博里山口，經提比里斯外環再 75 公里到薩達赫洛口岸，步行通關進入亞美尼亞。換乘當地巴士 50 公里到世界遺產哈格帕特修道院，夜宿德貝德峽谷。",
        meals: { breakfast: "酒店早餐", lunch: "路邊烤麵包與烤肉", dinner: "酒店晚餐" },
        hotel: "德貝德峽谷 四星級酒店或同級",
        location: { name: "哈格帕特修道院", latitude: 41.0939, longitude: 44.712 },
      },
      {
        title: "哈格帕特／迪利然／塞凡湖／葉里溫",
        places: ["戈沙萬克修道院", "迪利然老街", "塞凡修道院"],
        description:
          "行車 90 公里到林木茂密的迪利然，走木陽臺老街，看戈沙萬克修道院的蕾絲十字石。再行 40 公里到海拔 1,900 公尺的塞凡湖，爬兩百階上半島修道院。傍晚 65 公里抵葉里溫，看音樂噴泉。",
        meals: { breakfast: "酒店早餐", lunch: "塞凡湖鱒魚", dinner: "酒店晚餐" },
        hotel: "葉里溫 四星級酒店或同級",
        location: { name: "塞凡修道院", latitude: 40.5637, longitude: 45.0108 },
      },
      {
        title: "葉里溫／深坑修道院／諾拉萬克／葉里溫",
        places: ["深坑修道院", "阿雷尼酒莊", "諾拉萬克修道院"],
        description:
          "行車 40 公里到深坑修道院，可下到囚禁啟蒙者聖葛雷高利的地洞，外頭正對亞拉拉特山。再行 85 公里到阿雷尼品紅酒，進紅岩峽谷看諾拉萬克的窄梯雙層教堂。回程 120 公里，傍晚返抵。",
        meals: { breakfast: "酒店早餐", lunch: "地窯烤羊", dinner: "敬請自理" },
        hotel: "葉里溫 四星級酒店或同級",
        location: { name: "深坑修道院", latitude: 39.8784, longitude: 44.5761 },
        picture: { scene: "everest", palette: "noon", seed: 60833, alt: "雪山前的修道院與葡萄園" },
      },
      {
        title: "葉里溫／格加爾德／加爾尼／杜拜",
        places: ["加爾尼神殿", "玄武岩柱峽谷", "格加爾德岩窟修道院", "埃奇米阿津"],
        description:
          "上午 30 公里到亞美尼亞唯一的希臘羅馬式神殿加爾尼，下峽谷看六角石柱。再行 10 公里到鑿山而成的格加爾德修道院，聽四聲部聖歌。午後到埃奇米阿津主教座堂，傍晚前往機場飛往杜拜。",
        meals: { breakfast: "酒店早餐", lunch: "拉瓦什烤餅示範午餐", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "加爾尼神殿", latitude: 40.1124, longitude: 44.7303 },
      },
      {
        title: "杜拜／臺北桃園",
        places: ["杜拜機場", "桃園國際機場"],
        description:
          "凌晨於杜拜轉機，飛行約八小時十五分，機上供應兩餐。傍晚抵達桃園機場，領取行李時請檢查託運的陶甕酒與白蘭地，由領隊協助處理行李事宜，結束高加索之旅，各自返家。請備妥返家交通。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "卡茲別克四輪驅動車資"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "喬治亞目前不承認中華民國護照，持臺灣護照者無法入境；本行程不公開招募，僅供持其他國籍有效護照者洽詢。",
      "前往卡茲別克的軍用公路遇落石或大雪封閉時，改走卡赫季酒鄉延伸行程。",
      "陸路通關須自行拖行李步行約三百公尺。",
      "教堂內女士請備頭巾與長裙，男士勿著短褲。",
    ],
    flights: [
      {
        day: 1,
        carrier: "NF",
        number: "NF081",
        from: "臺北桃園 TPE",
        to: "杜拜 DXB",
        departs: "23:50",
        arrives: "04:50+1",
      },
      {
        day: 2,
        carrier: "NF",
        number: "NF611",
        from: "杜拜 DXB",
        to: "提比里斯 TBS",
        departs: "08:10",
        arrives: "11:35",
      },
      {
        day: 10,
        carrier: "NF",
        number: "NF618",
        from: "葉里溫 EVN",
        to: "杜拜 DXB",
        departs: "21:50",
        arrives: "00:55+1",
      },
      {
        day: 11,
        carrier: "NF",
        number: "NF082",
        from: "杜拜 DXB",
        to: "臺北桃園 TPE",
        departs: "04:30",
        arrives: "16:45",
      },
    ],
  },
  {
    code: "FPAM01",
    name: "亞美尼亞修道院之路 9 日",
    subtitle: "亞拉拉特山、塔特夫纜車與塞凡湖，慢讀第一個基督教國家",
    countries: ["AM"],
    tags: ["世界遺產", "慢旅", "小團"],
    days: 9,
    nights: 6,
    basePrice: 98900,
    months: [4, 5, 6, 9, 10],
    peakMonths: [5, 9, 10],
    weekdays: [4, 0],
    departures: 12,
    seats: 20,
    minimumGroupSize: 10,
    highlights: [
      {
        title: "塔特夫之翼纜車",
        text: "全長 5,752 公尺的往復式纜車越過沃羅坦峽谷，約十二分鐘抵達崖邊的九世紀修道院。",
      },
      {
        title: "環線不走回頭路",
        text: "由葉里溫往南到戈里斯，再翻塞利姆山口到塞凡湖與北部，最後經久姆里繞回首都。單日車程多在兩百公里左右。",
      },
      {
        title: "地窯與薄餅",
        text: "在村落看婦女把拉瓦什薄餅甩上地窯壁，三十秒起鍋，趁熱包起司與香草一起吃。有興趣的團員可親手試做。",
      },
      {
        title: "看不完的十字石",
        text: "諾拉圖斯墓園近九百座雕花十字石沒有兩座相同，由當地導遊講解圖紋的意思。停留約一小時，黃昏光線最好。",
      },
    ],
    cover: { scene: "everest", palette: "morning", seed: 60870, alt: "晨光中的雪山與高原" },
    gallery: [
      { scene: "distant-ridges", palette: "dusk", seed: 60907, alt: "峽谷的層層暮色" },
      { scene: "rockies-lake", palette: "noon", seed: 60944, alt: "高原上的藍色大湖" },
      { scene: "arched-bridge", palette: "morning", seed: 60981, alt: "峽谷上的古老石拱橋" },
      { scene: "market-street", palette: "dusk", seed: 61018, alt: "粉紅石造街屋的黃昏" },
    ],
    itinerary: [
      {
        title: "臺北桃園／杜拜",
        places: ["桃園國際機場", "夜間飛行"],
        description:
          "深夜於桃園機場集合，搭乘夜間班機飛往杜拜，飛行約九小時，行李直掛葉里溫。請將簽證文件與護照一併放在隨身行李，高原日夜溫差大，薄羽絨衣也請隨身攜帶，上機後儘早休息。",
        meals: { breakfast: "敬請自理", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
      {
        title: "杜拜／葉里溫",
        places: ["杜拜機場", "階梯廣場", "共和國廣場", "古抄本博物館"],
        description:
          "清晨轉機約三小時抵葉里溫，辦理入境後午餐。下午參觀收藏一萬七千餘冊手抄本的古抄本博物館，再搭手扶梯上階梯廣場望亞拉拉特山，傍晚走到粉紅凝灰岩圍成的共和國廣場，入夜有音樂噴泉。",
        meals: { breakfast: "機上餐食", lunch: "亞美尼亞烤肉", dinner: "酒店晚餐" },
        hotel: "葉里溫 四星級酒店或同級",
        location: { name: "葉里溫", latitude: 40.1777, longitude: 44.5126 },
        picture: { scene: "market-street", palette: "morning", seed: 61055, alt: "凝灰岩建築圍起的廣場街道" },
      },
      {
        title: "葉里溫／加爾尼／格加爾德／葉里溫",
        places: ["查倫茨拱門", "加爾尼神殿", "玄武岩柱峽谷", "格加爾德修道院", "韋爾尼薩吉市集"],
        description:
          "行車 30 公里，途中在查倫茨拱門望雪山。看一世紀的加爾尼神殿，換乘吉普車下峽谷看如管風琴的六角石柱，再 10 公里到鑿入山壁的格加爾德修道院。午後返市區，逛地毯與木雕市集。",
        meals: { breakfast: "酒店早餐", lunch: "拉瓦什示範午餐", dinner: "敬請自理" },
        hotel: "葉里溫 四星級酒店或同級",
        location: { name: "格加爾德修道院", latitude: 40.1404, longitude: 44.8185 },
      },
      {
        title: "葉里溫／深坑修道院／諾拉萬克／戈里斯",
        places: ["深坑修道院", "阿雷尼洞穴", "諾拉萬克修道院"],
        description:
          "行車 40 公里到深坑修道院，看聖葛雷高利被囚十三年的地洞。再 75 公里到出土六千年釀酒遺跡的阿雷尼洞穴，轉進紅岩峽谷看諾拉萬克。午後翻越 2,344 公尺的沃羅坦山口 135 公里到戈里斯。",
        meals: { breakfast: "酒店早餐", lunch: "阿雷尼酒莊午餐", dinner: "酒店晚餐" },
        hotel: "戈里斯 四星級酒店或同級",
        location: { name: "諾拉萬克修道院", latitude: 39.6843, longitude: 45.2328 },
        picture: { scene: "distant-ridges", palette: "noon", seed: 61092, alt: "紅岩峽谷的層層岩壁" },
      },
      {
        title: "戈里斯／塔特夫／卡拉洪居／耶格納佐爾",
        places: ["赫恩佐列斯克洞穴村", "塔特夫纜車", "塔特夫修道院", "卡拉洪居石陣"],
        description:
          "上午走吊橋到赫恩佐列斯克，看二十世紀中葉仍有人住的洞穴村。再到哈利佐爾搭纜車越過峽谷，參觀崖邊的塔特夫修道院與搖擺石柱。午後看鑽有圓孔的卡拉洪居石陣，共行車約 190 公里。",
        meals: { breakfast: "酒店早餐", lunch: "修道院村莊午餐", dinner: "酒店晚餐" },
        hotel: "耶格納佐爾 四星級酒店或同級",
        location: { name: "塔特夫修道院", latitude: 39.3793, longitude: 46.25 },
        picture: { scene: "arched-bridge", palette: "dusk", seed: 61129, alt: "深谷與石橋的晚霞" },
      },
      {
        title: "耶格納佐爾／塞利姆山口／塞凡湖／迪利然",
        places: ["塞利姆商隊驛站", "諾拉圖斯墓園", "塞凡修道院"],
        description:
          "翻過 2,410 公尺的塞利姆山口，看一三三二年的石造絲路驛站。行車 95 公里到諾拉圖斯看十字石，再沿湖 40 公里到塞凡半島，爬兩百餘階上九世紀修道院，午餐嘗湖魚，最後 40 公里到迪利然。",
        meals: { breakfast: "酒店早餐", lunch: "塞凡湖鱒魚", dinner: "酒店晚餐" },
        hotel: "迪利然 四星級酒店或同級",
        location: { name: "塞凡湖", latitude: 40.5637, longitude: 45.0108 },
        picture: { scene: "rockies-lake", palette: "morning", seed: 61166, alt: "高原湖泊的清晨" },
      },
      {
        title: "迪利然／哈格帕特／薩納欣／久姆里",
        places: ["哈格帕特修道院", "薩納欣修道院與石橋", "久姆里老城"],
        description:
          "行車 90 公里到德貝德峽谷，看十世紀創建的哈格帕特與薩納欣兩座世界遺產修道院，圖書館的石龕曾藏手抄本。午後 130 公里到久姆里，走黑紅石塊砌成的老城，認識一九八八年大地震後的重建。",
        meals: { breakfast: "酒店早餐", lunch: "峽谷烤肉與香草", dinner: "酒店晚餐" },
        hotel: "久姆里 四星級酒店或同級",
        location: { name: "薩納欣修道院", latitude: 41.0872, longitude: 44.6661 },
      },
      {
        title: "久姆里／薩格莫薩萬克／埃奇米阿津／杜拜",
        places: ["薩格莫薩萬克修道院", "字母公園", "埃奇米阿津主教座堂", "茲瓦爾特諾茨遺址"],
        description:
          "行車 85 公里到峽谷邊的薩格莫薩萬克，附近草原上立著三十九座亞美尼亞字母石雕。再行 45 公里到教會母座埃奇米阿津與七世紀圓形教堂遺址，晚餐後到 5 公里外的機場，飛往杜拜。",
        meals: { breakfast: "酒店早餐", lunch: "亞美尼亞葡萄葉卷", dinner: "烤羊告別餐" },
        hotel: "夜宿機上",
        location: { name: "埃奇米阿津", latitude: 40.1618, longitude: 44.2912 },
      },
      {
        title: "杜拜／臺北桃園",
        places: ["杜拜機場", "桃園國際機場"],
        description:
          "凌晨於杜拜轉機，飛行約八小時十五分，機上供應兩餐。傍晚抵達桃園機場，領取行李時請檢查託運的白蘭地與果乾，由領隊協助處理行李事宜，結束亞美尼亞之旅，各自返家。請備妥返家交通。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "塔特夫之翼纜車來回票", "加爾尼峽谷吉普車"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "亞美尼亞簽證由本公司協助辦理，規定與費用以主管機關公告為準。",
      "塔特夫纜車遇強風或保養停駛時，改由專車走峽谷山路往返。",
      "南部山路彎道多，易暈車者請自備藥品。",
      "參觀教堂請遮肩蓋膝，女士可備頭巾。",
    ],
    flights: [
      {
        day: 1,
        carrier: "NF",
        number: "NF081",
        from: "臺北桃園 TPE",
        to: "杜拜 DXB",
        departs: "23:50",
        arrives: "04:50+1",
      },
      {
        day: 2,
        carrier: "NF",
        number: "NF613",
        from: "杜拜 DXB",
        to: "葉里溫 EVN",
        departs: "08:30",
        arrives: "11:35",
      },
      {
        day: 8,
        carrier: "NF",
        number: "NF618",
        from: "葉里溫 EVN",
        to: "杜拜 DXB",
        departs: "21:50",
        arrives: "00:55+1",
      },
      {
        day: 9,
        carrier: "NF",
        number: "NF082",
        from: "杜拜 DXB",
        to: "臺北桃園 TPE",
        departs: "04:30",
        arrives: "16:45",
      },
    ],
  },
];
