import type { DemoTour } from "../types.ts";

const INCLUDED = [
  "臺灣往返經濟艙團體機票、燃油附加費與機場稅",
  "行程所列飯店雙人一室住宿與早餐",
  "行程所列餐食、門票、船票與車票",
  "全程中文領隊服務",
  "當地合法營業大客車、司機與城市稅",
  "旅行業責任保險五百萬元與意外醫療二十萬元",
];
const NOT_INCLUDED = [
  "護照規費與個人旅行平安險",
  "單人房差額",
  "領隊、導遊與司機小費，建議每人每日 10 歐元（瑞士 10 法郎）",
  "行程註明自理的餐食與自費活動",
  "行李超重、洗衣、電話等個人消費",
];

export const tours: DemoTour[] = [
  {
    code: "FPCH01",
    name: "瑞士冰河列車・三大名峰 11 日",
    subtitle: "瑞吉山、馬特洪峰、少女峰與兩條世界遺產鐵道",
    isPopular: true,
    countries: ["CH"],
    tags: ["鐵道", "世界遺產", "攝影"],
    days: 11,
    nights: 9,
    basePrice: 179900,
    months: [5, 6, 7, 8, 9, 10],
    peakMonths: [7, 8],
    weekdays: [0, 3],
    departures: 14,
    seats: 28,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "冰河列車全程",
        text: "從聖莫里茲到策馬特約八小時，越過 291 座橋與 2,033 公尺的上阿爾卑隘口，午餐在座位上供應。",
      },
      {
        title: "伯連納線國境列車",
        text: "搭乘列入世界遺產的雷蒂亞鐵道，爬上 2,253 公尺的伯連納隘口，再盤旋而下到棕櫚樹旁的義大利小城。",
      },
      {
        title: "策馬特連住兩晚",
        text: "無燃油車的山村留有一整天，清晨可走到教堂橋等候馬特洪峰的晨光，不必趕著搭末班車。",
      },
      {
        title: "三座山、三種鐵道",
        text: "瑞吉山齒軌、戈爾內格拉特電氣齒軌與少女峰隧道鐵道，各有百年以上的歷史與不同的工法。",
      },
    ],
    cover: { scene: "matterhorn-train", palette: "noon", seed: 3037, alt: "紅色登山列車與馬特洪峰" },
    gallery: [
      { scene: "matterhorn-train", palette: "dusk", seed: 3074, alt: "夕照染紅的山峰與列車" },
      { scene: "rockies-lake", palette: "morning", seed: 3111, alt: "高山湖泊映著雪峰" },
      { scene: "hallstatt", palette: "dusk", seed: 3148, alt: "湖畔村落與尖塔的黃昏" },
      { scene: "distant-ridges", palette: "morning", seed: 3185, alt: "清晨層層疊疊的阿爾卑斯山稜" },
    ],
    itinerary: [
      {
        title: "臺北桃園／法蘭克福／蘇黎世",
        places: ["桃園國際機場", "法蘭克福機場", "蘇黎世機場"],
        description:
          "上午自桃園機場出發，飛行約十三個半小時抵達法蘭克福，在此辦理申根入境，轉乘約一小時的班機飛往蘇黎世。抵達後專車十五分鐘前往機場周邊飯店，當晚早些休息，調整六小時的時差。",
        meals: { breakfast: "敬請自理", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "蘇黎世機場周邊 四星級飯店或同級",
        location: { name: "蘇黎世", latitude: 47.4502, longitude: 8.5618 },
      },
      {
        title: "蘇黎世／萊茵瀑布／施泰因／琉森",
        places: ["萊茵瀑布", "施泰因壁畫老屋", "卡貝爾橋", "獅子紀念碑"],
        description:
          "行車 45 公里到寬 150 公尺的萊茵瀑布，走到觀景臺感受水氣，再往 20 公里外的施泰因，看廣場四周整面的壁畫老屋。午後行車 115 公里到琉森，走卡貝爾木橋，看為瑞士傭兵而刻的垂死獅子。",
        meals: { breakfast: "酒店早餐", lunch: "湖區白鮭魚餐", dinner: "敬請自理" },
        hotel: "琉森 四星級飯店或同級",
        location: { name: "琉森", latitude: 47.0502, longitude: 8.3093 },
      },
      {
        title: "琉森／瑞吉山／琉森",
        places: ["琉森湖遊船", "維茲瑙", "瑞吉山頂", "衛吉斯"],
        description:
          "自琉森碼頭搭船約一小時到維茲瑙，換乘 1871 年開通的歐洲首條齒軌登山鐵道，三十分鐘抵達 1,798 公尺的瑞吉山頂，天晴可見十三座湖。下山改搭衛吉斯纜車，再乘船回琉森，傍晚自由活動。",
        meals: { breakfast: "酒店早餐", lunch: "山上農家料理", dinner: "瑞士起司鍋" },
        hotel: "琉森 四星級飯店或同級",
        location: { name: "瑞吉山", latitude: 47.0567, longitude: 8.4853 },
        picture: { scene: "rockies-lake", palette: "noon", seed: 3222, alt: "群山間的琉森湖" },
      },
      {
        title: "琉森／庫爾／聖莫里茲",
        places: ["海蒂村邁恩費爾德", "庫爾老城", "阿爾布拉線列車", "蘭德瓦薩高架橋"],
        description:
          "行車 130 公里到邁恩費爾德，走一段海蒂故事背景的葡萄園小徑，再到兩千年的庫爾老城用餐。午後搭阿爾布拉線列車約兩小時，經彎曲的蘭德瓦薩高架橋與螺旋隧道，傍晚抵達聖莫里茲。",
        meals: { breakfast: "酒店早餐", lunch: "格勞賓登大麥湯", dinner: "飯店晚餐" },
        hotel: "聖莫里茲 四星級飯店或同級",
        location: { name: "聖莫里茲", latitude: 46.4908, longitude: 9.8355 },
        picture: { scene: "matterhorn-train", palette: "noon", seed: 3259, alt: "紅色列車駛過石砌高架橋" },
      },
      {
        title: "聖莫里茲／伯連納隘口／蒂拉諾／聖莫里茲",
        places: ["莫特拉奇冰河", "白湖", "布魯西奧環形橋", "蒂拉諾"],
        description:
          "搭伯連納線列車約兩個半小時，從冰河旁的白湖一路下降 1,800 公尺，經布魯西奧螺旋環形橋到義大利小城蒂拉諾，在老城用午餐。回程專車 60 公里翻過隘口，於莫特拉奇車站旁短程步行望冰河。",
        meals: { breakfast: "酒店早餐", lunch: "瓦爾泰利納蕎麥麵", dinner: "敬請自理" },
        hotel: "聖莫里茲 四星級飯店或同級",
        location: { name: "伯連納隘口", latitude: 46.411, longitude: 10.019 },
      },
      {
        title: "聖莫里茲／冰河列車／策馬特",
        places: ["冰河列車", "萊茵峽谷", "上阿爾卑隘口", "安德馬特", "策馬特"],
        description:
          "上午搭冰河列車出發，全程約八小時，沿途是圖西斯的深谷、號稱瑞士大峽谷的萊茵峽谷與 2,033 公尺的上阿爾卑隘口，車上供應三道式午餐與中文語音解說。傍晚抵達無燃油車的山村策馬特。",
        meals: { breakfast: "酒店早餐", lunch: "列車三道式午餐", dinner: "飯店晚餐" },
        hotel: "策馬特 四星級飯店或同級",
        location: { name: "策馬特", latitude: 46.0207, longitude: 7.7491 },
        picture: { scene: "matterhorn-train", palette: "morning", seed: 3296, alt: "列車行駛在雪峰下的高原" },
      },
      {
        title: "策馬特／戈爾內格拉特",
        places: ["戈爾內格拉特觀景臺", "利菲爾湖", "策馬特老木屋區"],
        description:
          "搭齒軌列車三十三分鐘到 3,089 公尺的戈爾內格拉特，眺望馬特洪峰與羅莎峰等二十九座四千公尺級山峰。回程可在羅登波登站下車，步行約三十分鐘到利菲爾湖看倒影，午後留在村裡自由散步。",
        meals: { breakfast: "酒店早餐", lunch: "山上烤香腸薯餅", dinner: "烤起司配馬鈴薯" },
        hotel: "策馬特 四星級飯店或同級",
        location: { name: "戈爾內格拉特", latitude: 45.9831, longitude: 7.7847 },
      },
      {
        title: "策馬特／西庸城堡／蒙特勒／因特拉肯",
        places: ["西庸城堡", "蒙特勒湖濱", "拉沃葡萄園", "圖恩湖"],
        description:
          "搭接駁列車到泰什換專車，行 140 公里到日內瓦湖畔，入內參觀建在岩上的西庸城堡，再到蒙特勒湖濱大道看花圃與雕像。午後經拉沃梯田葡萄園與伯恩高地，續行 150 公里抵達因特拉肯，全日約 290 公里。",
        meals: { breakfast: "酒店早餐", lunch: "日內瓦湖鱸魚排", dinner: "敬請自理" },
        hotel: "因特拉肯 四星級飯店或同級",
        location: { name: "西庸城堡", latitude: 46.4142, longitude: 6.9275 },
      },
      {
        title: "因特拉肯／少女峰／勞特布倫嫩",
        places: ["艾格快線", "少女峰車站", "阿雷奇冰河觀景臺", "冰宮", "施陶河瀑布"],
        description:
          "行車 20 公里到格林德瓦，搭艾格快線與齒軌列車到 3,454 公尺的少女峰車站，在觀景臺看阿雷奇冰河，參觀冰宮。下山改走小夏戴克與文根一線，在勞特布倫嫩谷看近三百公尺高的施陶河瀑布。",
        meals: { breakfast: "酒店早餐", lunch: "山上熱食套餐", dinner: "飯店晚餐" },
        hotel: "因特拉肯 四星級飯店或同級",
        location: { name: "少女峰車站", latitude: 46.5474, longitude: 7.9854 },
        picture: { scene: "matterhorn-train", palette: "dusk", seed: 3333, alt: "夕陽下的雪峰與登山鐵道" },
      },
      {
        title: "因特拉肯／伯恩／蘇黎世／臺北",
        places: ["伯恩時鐘塔", "玫瑰花園", "蘇黎世班霍夫大街", "林登霍夫", "蘇黎世機場"],
        description:
          "行車 60 公里到伯恩，走拱廊老街、看時鐘塔整點報時，再由玫瑰花園望舊城。午後行車 125 公里到蘇黎世，於班霍夫大街自由活動後前往機場辦理退稅，經法蘭克福轉機返臺，夜宿機上。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "伯恩", latitude: 46.948, longitude: 7.4474 },
      },
      {
        title: "抵達臺北桃園",
        places: ["桃園國際機場", "溫暖的家"],
        description:
          "由法蘭克福轉乘長程班機，飛行約十三小時後，於下午抵達桃園國際機場。領取行李後與領隊及團員道別，返回溫暖的家。若行李延誤或破損，請於入境大廳前向航空公司櫃檯登記，領隊會在場協助。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "桃園國際機場", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "冰河列車與伯連納線二等景觀座位", "瑞吉山、戈爾內格拉特與少女峰登山鐵道票"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "冰河列車於春秋兩季有檢修停駛期，遇停駛改搭同路線區間列車並退還訂位差額。",
      "三千公尺以上空氣稀薄，心臟病、高血壓或懷孕旅客請先諮詢醫師。",
      "策馬特禁行燃油車，大件行李由接駁列車運送，請備一只過夜小包。",
      "第五日午餐在義大利境內，請隨身攜帶護照。",
    ],
    flights: [
      {
        day: 1,
        carrier: "YL",
        number: "YL061",
        from: "臺北桃園 TPE",
        to: "法蘭克福 FRA",
        departs: "09:10",
        arrives: "16:40",
      },
      {
        day: 1,
        carrier: "YL",
        number: "YL351",
        from: "法蘭克福 FRA",
        to: "蘇黎世 ZRH",
        departs: "18:40",
        arrives: "19:35",
      },
      {
        day: 10,
        carrier: "YL",
        number: "YL352",
        from: "蘇黎世 ZRH",
        to: "法蘭克福 FRA",
        departs: "17:50",
        arrives: "18:55",
      },
      {
        day: 10,
        carrier: "YL",
        number: "YL064",
        from: "法蘭克福 FRA",
        to: "臺北桃園 TPE",
        departs: "21:00",
        arrives: "16:05+1",
      },
    ],
  },
  {
    code: "FPCH02",
    name: "瑞士阿爾卑斯輕健行 10 日",
    subtitle: "少女峰山區四晚、策馬特三晚，每日步行二至四小時",
    countries: ["CH"],
    tags: ["健行", "小團", "慢旅", "攝影"],
    days: 10,
    nights: 8,
    basePrice: 172900,
    months: [6, 7, 8, 9],
    peakMonths: [7, 8],
    weekdays: [2, 6],
    departures: 12,
    seats: 16,
    minimumGroupSize: 10,
    highlights: [
      {
        title: "十六人以內的小團",
        text: "領隊之外另聘當地合格登山嚮導三日，依腳程分成兩組，走得慢的人也有人陪同，不必勉強跟上。",
      },
      {
        title: "兩處山村連住七晚",
        text: "文根連住四晚、策馬特連住三晚，都在步行可達登山鐵道的村子，早晚能看到山色與雲霧的變化。",
      },
      {
        title: "五條經典步道",
        text: "依序走巴赫湖、全景步道、艾格北壁、五湖步道與利菲爾湖，單日爬升不超過 350 公尺，多為緩坡。",
      },
    ],
    cover: { scene: "rockies-lake", palette: "morning", seed: 3370, alt: "高山湖面映出雪峰倒影" },
    gallery: [
      { scene: "matterhorn-train", palette: "morning", seed: 3407, alt: "馬特洪峰下的登山列車" },
      { scene: "distant-ridges", palette: "dusk", seed: 3444, alt: "黃昏的層層山稜" },
      { scene: "lupin-lake", palette: "noon", seed: 3481, alt: "湖畔盛開的野花與雪山" },
      { scene: "rockies-lake", palette: "dusk", seed: 3518, alt: "夕照中的高山湖" },
    ],
    itinerary: [
      {
        title: "臺北桃園／法蘭克福／蘇黎世",
        places: ["桃園國際機場", "法蘭克福機場", "蘇黎世機場"],
        description:
          "上午自桃園機場出發，飛抵法蘭克福辦理申根入境，轉乘短程班機到蘇黎世。飯店就在機場接駁車程內，晚間領隊與大家檢查健行鞋、雨衣與登山杖，說明未來一週的裝備打包方式。",
        meals: { breakfast: "敬請自理", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "蘇黎世機場周邊 四星級飯店或同級",
        location: { name: "蘇黎世", latitude: 47.4502, longitude: 8.5618 },
      },
      {
        title: "蘇黎世／布里恩茲湖／文根",
        places: ["布里恩茲老街", "吉斯巴赫瀑布", "勞特布倫嫩谷", "文根"],
        description:
          "行車 115 公里到布里恩茲，看木雕店與湖畔老屋，搭船到吉斯巴赫瀑布走約四十分鐘暖身步道。午後經因特拉肯進入勞特布倫嫩谷，換齒軌列車上到無車山村文根，車程約十二分鐘。",
        meals: { breakfast: "酒店早餐", lunch: "湖畔鱒魚餐", dinner: "飯店四道式晚餐" },
        hotel: "文根 四星級飯店或同級",
        location: { name: "文根", latitude: 46.6053, longitude: 7.922 },
      },
      {
        title: "格林德瓦／費斯特／巴赫湖",
        places: ["費斯特懸崖步道", "巴赫湖", "格林德瓦"],
        description:
          "搭列車與纜車上到 2,168 公尺的費斯特，先走突出岩壁的懸崖步道，再沿緩坡步行約 3 公里到巴赫湖，看施雷克峰倒影，來回約兩小時。體力好的一組可續走往福爾峰方向，傍晚回文根。",
        meals: { breakfast: "酒店早餐", lunch: "山屋農夫盤", dinner: "飯店四道式晚餐" },
        hotel: "文根 四星級飯店或同級",
        location: { name: "巴赫湖", latitude: 46.6697, longitude: 8.023 },
        picture: { scene: "rockies-lake", palette: "noon", seed: 3555, alt: "正午清澈的高山湖與雪峰" },
      },
      {
        title: "曼麗申／全景步道／小夏戴克",
        places: ["曼麗申峰", "全景步道", "小夏戴克", "艾格北壁步道"],
        description:
          "從文根搭纜車六分鐘到曼麗申，走 4.4 公里緩下的全景步道到小夏戴克，正前方是艾格、僧侶與少女三峰。午後分組，一組走艾格北壁步道下段約一個半小時，一組搭列車自費上少女峰車站。",
        meals: { breakfast: "酒店早餐", lunch: "小夏戴克薯餅餐", dinner: "飯店四道式晚餐" },
        hotel: "文根 四星級飯店或同級",
        location: { name: "小夏戴克", latitude: 46.5853, longitude: 7.961 },
        picture: { scene: "matterhorn-train", palette: "noon", seed: 3592, alt: "草坡上行駛的齒軌列車" },
      },
      {
        title: "勞特布倫嫩／米倫",
        places: ["施陶河瀑布", "特呂默爾巴赫瀑布", "格呂茲阿爾普", "米倫"],
        description:
          "下到谷底走施陶河瀑布，再看冰河融水在岩洞內沖刷而成的特呂默爾巴赫瀑布。搭纜車上格呂茲阿爾普，沿山腰步道走 4.5 公里到米倫，全程可望少女峰，約一個半小時，傍晚返回文根。",
        meals: { breakfast: "酒店早餐", lunch: "米倫起司料理", dinner: "敬請自理" },
        hotel: "文根 四星級飯店或同級",
        location: { name: "米倫", latitude: 46.5592, longitude: 7.8925 },
      },
      {
        title: "文根／厄希嫩湖／策馬特",
        places: ["坎德斯特格", "厄希嫩湖", "勒奇山隧道汽車列車", "策馬特"],
        description:
          "下山後行車 65 公里到坎德斯特格，搭纜車再走三十分鐘到峭壁圍繞的厄希嫩湖，可租小船或沿湖步行。午後連車帶人搭列車十五分鐘穿過勒奇山隧道，續行 65 公里到泰什換車進策馬特。",
        meals: { breakfast: "酒店早餐", lunch: "湖畔簡餐", dinner: "飯店晚餐" },
        hotel: "策馬特 四星級飯店或同級",
        location: { name: "厄希嫩湖", latitude: 46.4983, longitude: 7.727 },
        picture: { scene: "lupin-lake", palette: "morning", seed: 3629, alt: "湖岸野花與岩壁" },
      },
      {
        title: "策馬特／五湖步道",
        places: ["布勞黑德", "施泰利湖", "格林吉湖", "萊湖"],
        description:
          "搭地下纜車與吊車到 2,571 公尺的布勞黑德，走 9 公里的五湖步道，依序經過倒映馬特洪峰的施泰利湖、松林間的格林吉湖與碧綠的萊湖，約三至三個半小時。下午回村休息，可看登山者墓園。",
        meals: { breakfast: "酒店早餐", lunch: "山屋湯品與麵包盤", dinner: "烤起司配馬鈴薯" },
        hotel: "策馬特 四星級飯店或同級",
        location: { name: "施泰利湖", latitude: 46.0125, longitude: 7.801 },
      },
      {
        title: "策馬特／戈爾內格拉特／利菲爾湖",
        places: ["戈爾內格拉特", "利菲爾湖", "利菲爾山", "策馬特老村"],
        description:
          "搭首班前後的齒軌列車上 3,089 公尺的戈爾內格拉特，看戈爾內冰河。再由羅登波登走下利菲爾湖與利菲爾山，約 2.5 公里、一小時多，無風的早晨湖面可見山影。午後自由活動，傍晚全團聚餐。",
        meals: { breakfast: "酒店早餐", lunch: "利菲爾山午餐", dinner: "瓦萊州風乾肉與起司鍋" },
        hotel: "策馬特 四星級飯店或同級",
        location: { name: "戈爾內格拉特", latitude: 45.9831, longitude: 7.7847 },
        picture: { scene: "matterhorn-train", palette: "dusk", seed: 3666, alt: "晚霞裡的馬特洪峰" },
      },
      {
        title: "策馬特／蒙特勒／日內瓦／臺北",
        places: ["西庸城堡外觀", "蒙特勒湖濱", "日內瓦大噴泉", "日內瓦機場"],
        description:
          "早上搭接駁列車下山，專車行 140 公里到日內瓦湖東岸，在西庸城堡外散步、用過午餐，再沿湖行 95 公里到日內瓦，途中望見大噴泉。辦理退稅後搭機經法蘭克福返臺，夜宿機上。",
        meals: { breakfast: "酒店早餐", lunch: "日內瓦湖鱸魚排", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "日內瓦", latitude: 46.2044, longitude: 6.1432 },
      },
      {
        title: "抵達臺北桃園",
        places: ["桃園國際機場", "溫暖的家"],
        description:
          "由法蘭克福轉乘長程班機，飛行約十三小時後，於下午抵達桃園國際機場。出關前請確認未攜帶肉類、新鮮蔬果等違禁品，領取行李後互道珍重，帶著照片與見聞返回溫暖的家，隔日請多休息調整時差。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "桃園國際機場", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "當地合格登山嚮導三日", "步道往返所需齒軌列車與纜車票（自費少女峰段除外）"],
    priceExcludes: [...NOT_INCLUDED, "少女峰車站來回車票，當地報名約 120 至 160 法郎"],
    remarks: [
      "每日步行二至四小時，多為緩坡碎石路，請穿已磨合的防水健行鞋並自備登山杖。",
      "六月上旬高處步道可能仍有積雪，嚮導將依現場開放狀況改走替代路線。",
      "遇雷雨或強風以安全為先，當日步道縮短時以纜車觀景行程替代。",
      "建議自行加保含高山救援之海外醫療險。",
    ],
    flights: [
      {
        day: 1,
        carrier: "YL",
        number: "YL061",
        from: "臺北桃園 TPE",
        to: "法蘭克福 FRA",
        departs: "09:10",
        arrives: "16:40",
      },
      {
        day: 1,
        carrier: "YL",
        number: "YL351",
        from: "法蘭克福 FRA",
        to: "蘇黎世 ZRH",
        departs: "18:40",
        arrives: "19:35",
      },
      {
        day: 9,
        carrier: "YL",
        number: "YL356",
        from: "日內瓦 GVA",
        to: "法蘭克福 FRA",
        departs: "17:20",
        arrives: "18:45",
      },
      {
        day: 9,
        carrier: "YL",
        number: "YL064",
        from: "法蘭克福 FRA",
        to: "臺北桃園 TPE",
        departs: "21:00",
        arrives: "16:05+1",
      },
    ],
  },
];
