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
  "領隊、導遊與司機小費，建議每人每日 10 歐元",
  "行程註明自理的餐食與自費活動",
  "行李超重、洗衣、電話等個人消費",
];

export const tours: DemoTour[] = [
  {
    code: "FPAT01",
    name: "奧地利・捷克雙國經典 10 日",
    subtitle: "維也納、哈修塔特、庫倫洛夫與布拉格",
    isPopular: true,
    countries: ["AT", "CZ"],
    tags: ["世界遺產", "藝術建築", "慢旅"],
    days: 10,
    nights: 8,
    basePrice: 105900,
    months: [3, 4, 5, 6, 7, 8, 9, 10, 11],
    peakMonths: [6, 7, 8, 10],
    weekdays: [1, 4],
    departures: 15,
    seats: 32,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "湖區住一晚",
        text: "聖沃夫岡湖畔過夜，遊客散去後的傍晚與清晨都在湖邊，隔日再進薩爾茲堡，不必趕路也不必搬行李。",
      },
      {
        title: "多瑙河瓦豪河谷",
        text: "先看梅爾克修道院的圖書館與大理石廳，再搭船一個半小時順流而下，經葡萄園與藍塔教堂。",
      },
      {
        title: "庫倫洛夫舊城過夜",
        text: "住在河灣環繞的老城內，一日團離開後街道安靜，早上九點前的城堡橋幾乎無人，適合慢慢拍照。",
      },
      {
        title: "布拉格分兩天走",
        text: "城堡區與舊城各留半天，由中文導遊解說，另安排一次日出後的查理大橋散步，避開中午人潮。",
      },
    ],
    cover: { scene: "vienna-palace", palette: "morning", seed: 3537, alt: "晨光裡的巴洛克宮殿與花園" },
    gallery: [
      { scene: "hallstatt", palette: "noon", seed: 3574, alt: "湖畔小鎮與教堂尖塔" },
      { scene: "prague-bridge", palette: "dusk", seed: 3611, alt: "黃昏的石橋與城堡" },
      { scene: "vienna-palace", palette: "night", seed: 3648, alt: "夜間點燈的宮殿" },
      { scene: "hallstatt", palette: "morning", seed: 3685, alt: "薄霧籠罩的湖與山" },
    ],
    itinerary: [
      {
        title: "臺北桃園／維也納",
        places: ["桃園國際機場", "維也納機場"],
        description:
          "上午自桃園機場搭乘直飛班機前往維也納，飛行約十三個半小時，傍晚抵達。專車 20 公里進入市區飯店，途中領隊說明用水用電與大眾運輸須知，飯店附近有超市可補充飲水與水果。",
        meals: { breakfast: "敬請自理", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "維也納 四星級飯店或同級",
        location: { name: "維也納", latitude: 48.2082, longitude: 16.3738 },
      },
      {
        title: "維也納",
        places: ["熊布朗宮", "上美景宮", "聖史蒂芬大教堂", "霍夫堡皇宮外觀", "格拉本大街"],
        description:
          "上午由中文導遊帶領參觀熊布朗宮的皇帝起居室與花園，再到上美景宮看克林姆的《吻》。午後走聖史蒂芬大教堂、格拉本大街與霍夫堡皇宮，留一小時在老咖啡館喝杯奶泡咖啡，晚間可自費聽音樂會。",
        meals: { breakfast: "酒店早餐", lunch: "維也納炸肉排", dinner: "敬請自理" },
        hotel: "維也納 四星級飯店或同級",
        location: { name: "維也納熊布朗宮", latitude: 48.1845, longitude: 16.3122 },
        picture: { scene: "vienna-palace", palette: "noon", seed: 3722, alt: "正午的黃色宮殿與花壇" },
      },
      {
        title: "維也納／梅爾克／瓦豪河谷／林茲",
        places: ["梅爾克修道院", "瓦豪河谷遊船", "杜倫斯坦藍塔", "克雷姆斯老城"],
        description:
          "行車 85 公里到梅爾克修道院，看藏書十萬冊的圖書館與濕壁畫教堂。午間登船順流約一個半小時到杜倫斯坦，走進藍白教堂塔下的小村，品嘗杏桃甜點，再行車 150 公里抵達林茲。",
        meals: { breakfast: "酒店早餐", lunch: "瓦豪杏桃風味餐", dinner: "飯店晚餐" },
        hotel: "林茲 四星級飯店或同級",
        location: { name: "杜倫斯坦", latitude: 48.3956, longitude: 15.5203 },
      },
      {
        title: "林茲／哈修塔特／聖沃夫岡",
        places: ["哈修塔特湖畔", "哈修塔特市集廣場", "鹽礦觀景臺", "聖沃夫岡朝聖教堂"],
        description:
          "行車 130 公里進入鹽區湖泊群，在世界遺產哈修塔特步行老街與湖畔，搭纜索鐵道上 360 公尺高的觀景臺俯瞰湖面。傍晚行車 40 公里到聖沃夫岡，入住湖邊，晚餐前可看朝聖教堂的雙翼祭壇。",
        meals: { breakfast: "酒店早餐", lunch: "湖區烤紅點鮭", dinner: "飯店晚餐" },
        hotel: "聖沃夫岡湖畔 四星級飯店或同級",
        location: { name: "哈修塔特", latitude: 47.5622, longitude: 13.6493 },
        picture: { scene: "hallstatt", palette: "dusk", seed: 3759, alt: "夕照中的湖邊木屋與教堂" },
      },
      {
        title: "聖沃夫岡／薩爾茲堡",
        places: ["米拉貝爾花園", "糧食胡同", "莫札特出生地", "薩爾茲堡城堡"],
        description:
          "行車 50 公里到薩爾茲堡，在米拉貝爾花園看噴泉與要塞的對景，過河走鐵鑄招牌林立的糧食胡同，入內參觀莫札特出生的三樓公寓。午後搭纜索鐵道上城堡，俯瞰主教座堂與薩爾察赫河。",
        meals: { breakfast: "酒店早餐", lunch: "薩爾茲堡舒芙蕾與燉牛肉", dinner: "敬請自理" },
        hotel: "薩爾茲堡 四星級飯店或同級",
        location: { name: "薩爾茲堡", latitude: 47.8095, longitude: 13.055 },
      },
      {
        title: "薩爾茲堡／庫倫洛夫",
        places: ["蒙德湖教堂", "庫倫洛夫城堡", "斗篷橋", "舊城廣場"],
        description:
          "經蒙德湖參觀有雙塔的黃色教堂，再行車 200 公里越過邊境到捷克庫倫洛夫。伏爾他瓦河把舊城繞成馬蹄形，依序走彩繪塔、三層拱的斗篷橋與舊城廣場，夜宿老城，晚間街道格外安靜。",
        meals: { breakfast: "酒店早餐", lunch: "蒙德湖鱒魚餐", dinner: "捷克烤豬腳與黑啤" },
        hotel: "庫倫洛夫 四星級飯店或同級",
        location: { name: "庫倫洛夫", latitude: 48.8127, longitude: 14.3175 },
        picture: { scene: "prague-bridge", palette: "morning", seed: 3796, alt: "河灣、橋與紅瓦老城" },
      },
      {
        title: "庫倫洛夫／霍盧博卡城堡／卡羅維瓦利",
        places: ["霍盧博卡城堡", "皮爾森廣場", "溫泉迴廊", "沙皇溫泉區"],
        description:
          "行車 35 公里到白色的霍盧博卡城堡，參觀仿溫莎風格的廳室。經皮爾森看高 102 公尺的教堂塔並用午餐，午後抵達溫泉鎮卡羅維瓦利，全日約 250 公里，拿著瓷杯沿迴廊試飲幾處溫泉。",
        meals: { breakfast: "酒店早餐", lunch: "皮爾森奶油醬燉牛肉", dinner: "飯店晚餐" },
        hotel: "卡羅維瓦利 四星級飯店或同級",
        location: { name: "卡羅維瓦利", latitude: 50.2304, longitude: 12.8711 },
      },
      {
        title: "卡羅維瓦利／布拉格",
        places: ["布拉格城堡", "聖維特大教堂", "黃金巷", "小城區", "查理大橋"],
        description:
          "行車 130 公里到布拉格，由中文導遊帶領參觀聖維特大教堂的慕夏彩繪玻璃、舊皇宮與黃金巷，順坡走下小城區。傍晚走查理大橋看三十尊聖像與對岸塔樓，晚餐在河邊餐廳。",
        meals: { breakfast: "酒店早餐", lunch: "捷克烤鴨餐", dinner: "河畔餐廳三道式" },
        hotel: "布拉格 四星級飯店或同級",
        location: { name: "布拉格", latitude: 50.0875, longitude: 14.4213 },
        picture: { scene: "prague-bridge", palette: "dusk", seed: 3833, alt: "黃昏的查理大橋與城堡" },
      },
      {
        title: "布拉格／臺北",
        places: ["查理大橋晨間散步", "舊城天文鐘", "提恩教堂", "猶太區外觀", "布拉格機場"],
        description:
          "想拍照的旅客可隨領隊於日出後走一趟少人的查理大橋。早餐後到舊城看天文鐘整點的十二使徒，經猶太區與巴黎街自由採買玻璃與木偶，午後專車 20 公里到機場，搭直飛班機返臺。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "布拉格舊城廣場", latitude: 50.087, longitude: 14.4207 },
      },
      {
        title: "抵達臺北桃園",
        places: ["桃園國際機場", "溫暖的家"],
        description:
          "自布拉格直飛約十三小時，班機於翌日下午抵達桃園國際機場。領取行李後與領隊及團員道別，返回溫暖的家。若行李延誤或破損，請於入境大廳前向航空公司櫃檯登記，領隊會在場協助。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "桃園國際機場", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [
      ...INCLUDED,
      "熊布朗宮、梅爾克修道院、霍盧博卡城堡與布拉格城堡門票",
      "瓦豪河谷遊船與哈修塔特纜索鐵道票",
    ],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "瓦豪河谷遊船每年約四月至十月行駛，停航期間改走河谷公路並加遊葛特維格修道院。",
      "庫倫洛夫舊城禁行大客車，自停車場步行約十分鐘入住，行李由飯店接駁。",
      "哈修塔特實施大客車預約進場，停留時段以核准時間為準。",
      "音樂會等自費活動不強制參加，價格與內容於行前說明會公布。",
    ],
    flights: [
      {
        day: 1,
        carrier: "DJ",
        number: "DJ061",
        from: "臺北桃園 TPE",
        to: "維也納 VIE",
        departs: "09:30",
        arrives: "17:00",
      },
      {
        day: 9,
        carrier: "DJ",
        number: "DJ068",
        from: "布拉格 PRG",
        to: "臺北桃園 TPE",
        departs: "18:40",
        arrives: "13:40+1",
      },
    ],
  },
  {
    code: "FPCZ01",
    name: "捷克深度・摩拉維亞酒鄉 9 日",
    subtitle: "布拉格以外的捷克：奧洛莫烏茨、米庫洛夫與泰爾奇",
    countries: ["CZ"],
    tags: ["小團", "世界遺產", "慢旅", "美食"],
    days: 9,
    nights: 7,
    basePrice: 98900,
    months: [4, 5, 6, 9, 10],
    peakMonths: [5, 10],
    weekdays: [6],
    departures: 11,
    seats: 20,
    minimumGroupSize: 12,
    highlights: [
      {
        title: "六處世界遺產",
        text: "布拉格、庫特納霍拉、奧洛莫烏茨、克羅梅日什、雷德尼采與泰爾奇，以一週慢慢走完，不趕路。",
      },
      {
        title: "南摩拉維亞的秋與春",
        text: "米庫洛夫住一晚，傍晚在聖山上看葡萄園與白堊丘陵，晚餐在酒窖配當地白酒，隔日不必早起趕車。",
      },
      {
        title: "二十人小團",
        text: "中型巴士走得進丘陵小路，每日車程多在 200 公里以內，午後常留自由時間，可以坐下喝一杯當地白酒。",
      },
    ],
    cover: { scene: "tuscany", palette: "noon", seed: 3870, alt: "起伏的綠色丘陵與葡萄園" },
    gallery: [
      { scene: "prague-bridge", palette: "morning", seed: 3907, alt: "清晨的石橋與塔樓" },
      { scene: "vienna-palace", palette: "noon", seed: 3944, alt: "黃色宮殿與噴泉花園" },
      { scene: "vienna-palace", palette: "dusk", seed: 3981, alt: "黃昏的莊園宮殿" },
      { scene: "tuscany", palette: "morning", seed: 4018, alt: "晨霧裡的丘陵田野" },
    ],
    itinerary: [
      {
        title: "臺北桃園／布拉格",
        places: ["桃園國際機場", "布拉格機場"],
        description:
          "上午自桃園機場搭乘直飛班機前往布拉格，飛行約十三個半小時，傍晚抵達。入境後專車 20 公里到市區飯店，領隊發給布拉格街區地圖與電車票，願意散步的旅客可到河邊走一段。",
        meals: { breakfast: "敬請自理", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "布拉格 四星級飯店或同級",
        location: { name: "布拉格", latitude: 50.0755, longitude: 14.4378 },
      },
      {
        title: "布拉格",
        places: ["布拉格城堡", "聖維特大教堂", "查理大橋", "舊城天文鐘", "高堡"],
        description:
          "上午搭電車上城堡區，參觀聖維特大教堂與舊皇宮，沿城堡階梯走到查理大橋與舊城廣場。午後到遊客較少的高堡，看德弗札克與慕夏長眠的墓園，站在城牆上望伏爾他瓦河轉彎，傍晚自由活動。",
        meals: { breakfast: "酒店早餐", lunch: "捷克奶油醬燉牛肉", dinner: "敬請自理" },
        hotel: "布拉格 四星級飯店或同級",
        location: { name: "布拉格", latitude: 50.0875, longitude: 14.4213 },
        picture: { scene: "prague-bridge", palette: "noon", seed: 4055, alt: "晴日下的查理大橋" },
      },
      {
        title: "布拉格／庫特納霍拉／奧洛莫烏茨",
        places: ["聖芭芭拉大教堂", "人骨教堂", "義大利宮廷造幣所", "奧洛莫烏茨三位一體柱"],
        description:
          "行車 80 公里到銀礦古城庫特納霍拉，看帳篷狀屋頂的聖芭芭拉大教堂與以四萬人骨裝飾的禮拜堂。午後往東行 190 公里，全日 270 公里，抵達奧洛莫烏茨，傍晚看高 35 公尺的三位一體柱。",
        meals: { breakfast: "酒店早餐", lunch: "銀礦城烤豬肋排", dinner: "飯店晚餐" },
        hotel: "奧洛莫烏茨 四星級飯店或同級",
        location: { name: "奧洛莫烏茨", latitude: 49.5938, longitude: 17.2509 },
      },
      {
        title: "奧洛莫烏茨／克羅梅日什／布爾諾",
        places: ["奧洛莫烏茨天文鐘", "克羅梅日什主教宮", "花園迴廊", "布爾諾史皮爾柏城堡"],
        description:
          "早上看改建成工農人物的天文鐘，嘗一小口氣味濃烈的奧洛莫烏茨起司。行車 50 公里到主教夏宮克羅梅日什，參觀議事廳與幾何花園，再行 70 公里到布爾諾，登史皮爾柏城堡俯瞰雙塔教堂。",
        meals: { breakfast: "酒店早餐", lunch: "摩拉維亞烤鴨", dinner: "敬請自理" },
        hotel: "布爾諾 四星級飯店或同級",
        location: { name: "克羅梅日什", latitude: 49.2978, longitude: 17.3931 },
      },
      {
        title: "布爾諾／雷德尼采／瓦爾季采／米庫洛夫",
        places: ["雷德尼采城堡", "棕櫚溫室", "喚拜塔", "瓦爾季采城堡酒窖", "米庫洛夫聖山"],
        description:
          "行車 55 公里到列支敦斯登家族的雷德尼采城堡，看整塊橡木雕成的螺旋梯與園中的喚拜塔。經瓦爾季采酒窖試飲，再到 12 公里外的米庫洛夫，傍晚走三十分鐘上聖山看葡萄園夕照。",
        meals: { breakfast: "酒店早餐", lunch: "野味燉菜", dinner: "酒窖風味晚餐" },
        hotel: "米庫洛夫 四星級飯店或同級",
        location: { name: "米庫洛夫", latitude: 48.8056, longitude: 16.6378 },
        picture: { scene: "tuscany", palette: "dusk", seed: 4092, alt: "夕陽下的葡萄園丘陵" },
      },
      {
        title: "米庫洛夫／泰爾奇／庫倫洛夫",
        places: ["茲諾伊莫老城", "泰爾奇薩哈利亞什廣場", "泰爾奇城堡", "庫倫洛夫"],
        description:
          "行車 55 公里到茲諾伊莫看圓形禮拜堂與河谷，再行 75 公里到泰爾奇，狹長廣場兩側是拱廊與粉彩山牆屋，參觀文藝復興城堡的木雕天花板。午後續行 130 公里到庫倫洛夫，全日約 260 公里。",
        meals: { breakfast: "酒店早餐", lunch: "池塘區鯉魚餐", dinner: "飯店晚餐" },
        hotel: "庫倫洛夫 四星級飯店或同級",
        location: { name: "泰爾奇", latitude: 49.1842, longitude: 15.4528 },
        picture: { scene: "tuscany", palette: "noon", seed: 4129, alt: "綠色丘陵間的農舍與小路" },
      },
      {
        title: "庫倫洛夫",
        places: ["庫倫洛夫城堡彩繪塔", "巴洛克劇院", "伏爾他瓦河泛舟", "席勒美術館外觀"],
        description:
          "整天不換飯店。上午登彩繪塔並參觀保存完整舞臺機關的巴洛克劇院，午後可自費參加伏爾他瓦河橡皮艇約一小時，或在河岸咖啡座看人划過攔水壩。晚餐安排在中世紀酒館，以炭火烤肉為主。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "炭火烤肉拼盤" },
        hotel: "庫倫洛夫 四星級飯店或同級",
        location: { name: "庫倫洛夫", latitude: 48.8127, longitude: 14.3175 },
      },
      {
        title: "庫倫洛夫／塔博爾／布拉格／臺北",
        places: ["百威鎮奧托卡二世廣場", "塔博爾老城與地道", "布拉格機場"],
        description:
          "行車 25 公里到捷克布傑約維采，看歐洲少見的正方形大廣場，再往北 60 公里到胡斯派築城的塔博爾，走一段市政廳下的地道。午後行車 110 公里到布拉格機場，辦理退稅後搭直飛班機返臺。",
        meals: { breakfast: "酒店早餐", lunch: "塔博爾燉牛頰肉", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "塔博爾", latitude: 49.4144, longitude: 14.6578 },
      },
      {
        title: "抵達臺北桃園",
        places: ["桃園國際機場", "溫暖的家"],
        description:
          "自布拉格直飛約十三小時，班機於翌日下午抵達桃園國際機場。出關前請確認未攜帶肉類、新鮮蔬果等違禁品，領取行李後互道珍重，帶著照片與見聞返回溫暖的家，隔日請多休息調整時差。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "桃園國際機場", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [
      ...INCLUDED,
      "布拉格城堡、主教宮、雷德尼采、泰爾奇與庫倫洛夫城堡門票",
      "南摩拉維亞酒窖試飲一次",
    ],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "捷克多數城堡週一休館，且四月與十月僅部分日期開放，出發日已配合安排。",
      "參加試飲者須滿十八歲，未成年旅客提供葡萄汁。",
      "小鎮飯店多為老屋改建，部分無電梯，行李可由服務人員協助搬運。",
    ],
    flights: [
      {
        day: 1,
        carrier: "DJ",
        number: "DJ067",
        from: "臺北桃園 TPE",
        to: "布拉格 PRG",
        departs: "09:30",
        arrives: "17:00",
      },
      {
        day: 8,
        carrier: "DJ",
        number: "DJ068",
        from: "布拉格 PRG",
        to: "臺北桃園 TPE",
        departs: "18:40",
        arrives: "13:40+1",
      },
    ],
  },
];
