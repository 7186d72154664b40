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
    code: "FPDE01",
    name: "德國全覽・城堡大道與柏林 10 日",
    subtitle: "萊茵河遊船、新天鵝堡、德勒斯登到柏林，一路由南往北",
    countries: ["DE"],
    tags: ["世界遺產", "藝術建築", "慢旅"],
    days: 10,
    nights: 8,
    basePrice: 118900,
    months: [3, 4, 5, 6, 7, 8, 9, 10],
    peakMonths: [6, 7, 8],
    weekdays: [3, 6],
    departures: 14,
    seats: 32,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "萊茵河中游遊船",
        text: "自呂德斯海姆搭船順流而下，約一小時四十五分，經貓堡、鼠塔與羅蕾萊岩，坐在甲板上看兩岸葡萄園與古堡。",
      },
      {
        title: "新天鵝堡入內參觀",
        text: "預約定時導覽入堡，看歌手廳與國王寢宮；再上瑪麗恩橋，由峽谷對岸望見城堡與阿爾高平原。",
      },
      {
        title: "東德文化古都",
        text: "在德勒斯登與波茨坦各留半日以上，走茨溫格宮、聖母教堂與無憂宮，認識薩克森與普魯士兩個王國。",
      },
      {
        title: "不重複走的路線",
        text: "法蘭克福進、柏林出，末段搭國內線銜接返程，全程不走回頭路，單日最長車程約 340 公里。",
      },
    ],
    cover: { scene: "bavarian-castle", palette: "morning", seed: 2037, alt: "山崖上的新天鵝堡與晨間遠山" },
    gallery: [
      { scene: "bavarian-castle", palette: "dusk", seed: 2074, alt: "夕照下的白色城堡與森林" },
      { scene: "prague-bridge", palette: "noon", seed: 2111, alt: "石橋、橋塔與山丘上的城堡" },
      { scene: "vienna-palace", palette: "noon", seed: 2148, alt: "黃色宮殿與噴泉花園" },
      { scene: "distant-ridges", palette: "dusk", seed: 2185, alt: "阿爾高山稜的層層暮色" },
    ],
    itinerary: [
      {
        title: "臺北桃園／法蘭克福",
        places: ["桃園國際機場", "法蘭克福機場"],
        description:
          "上午於桃園機場集合，由領隊協助辦理報到後搭機直飛法蘭克福，飛行約十三個半小時。傍晚抵達後專車前往美因河畔的飯店，約 15 公里，辦理入住後提早休息，調整六小時的時差。",
        meals: { breakfast: "敬請自理", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "法蘭克福 四星級飯店或同級",
        location: { name: "法蘭克福", latitude: 50.1109, longitude: 8.6821 },
      },
      {
        title: "法蘭克福／呂德斯海姆／萊茵河遊船／海德堡",
        places: ["羅馬廣場", "呂德斯海姆畫眉鳥巷", "萊茵河遊船", "羅蕾萊岩", "海德堡"],
        description:
          "先看法蘭克福舊城的羅馬廣場，行車 70 公里到呂德斯海姆，走進窄長的畫眉鳥巷。午後搭船順流至聖高爾，沿途有鼠塔、貓堡與羅蕾萊岩，下船後行車 150 公里，傍晚抵達大學城海德堡。",
        meals: { breakfast: "酒店早餐", lunch: "萊茵河谷鱒魚餐", dinner: "飯店晚餐" },
        hotel: "海德堡 四星級飯店或同級",
        location: { name: "海德堡", latitude: 49.4094, longitude: 8.6942 },
        picture: { scene: "prague-bridge", palette: "dusk", seed: 2222, alt: "傍晚河上的石橋與山丘城堡" },
      },
      {
        title: "海德堡／羅騰堡",
        places: ["海德堡古堡", "卡爾特奧多老橋", "聖靈教堂", "羅騰堡城牆", "市政廳廣場"],
        description:
          "搭纜車上古堡，看半毀的選帝侯宮殿與容量二十二萬公升的大酒桶，再走老橋回望城堡。行車 170 公里至羅騰堡，登上有頂棚的城牆步道，夜裡可隨守夜人的路線散步，街燈下遊客已散。",
        meals: { breakfast: "酒店早餐", lunch: "古堡區德式香腸餐", dinner: "法蘭肯烤豬肩" },
        hotel: "陶伯河上羅騰堡 四星級飯店或同級",
        location: { name: "羅騰堡", latitude: 49.378, longitude: 10.1867 },
      },
      {
        title: "羅騰堡／訥德林根／奧格斯堡／福森",
        places: ["訥德林根隕石坑城", "丹尼爾塔", "富格爾社會住宅", "奧格斯堡市政廳"],
        description:
          "沿羅曼蒂克大道南行，先到建在隕石坑裡的圓形古城訥德林根，登塔看紅瓦屋頂圍成一圈。再往奧格斯堡參觀 1521 年設立的富格爾社會住宅，全日約 240 公里，傍晚抵達山腳的福森。",
        meals: { breakfast: "酒店早餐", lunch: "施瓦本麵餃湯", dinner: "飯店晚餐" },
        hotel: "福森 四星級飯店或同級",
        location: { name: "福森", latitude: 47.5696, longitude: 10.7004 },
        picture: { scene: "hallstatt", palette: "dusk", seed: 2259, alt: "湖畔小鎮的尖塔與群山" },
      },
      {
        title: "福森／新天鵝堡／威斯教堂／慕尼黑",
        places: ["新天鵝堡", "瑪麗恩橋", "高天鵝堡湖區", "威斯教堂"],
        description:
          "早上依預約時段入新天鵝堡，看路德維希二世未完成的夢；走到瑪麗恩橋看城堡立於峽谷之上。午後行車 25 公里到草原上的洛可可威斯教堂，再行 95 公里前往慕尼黑。上下坡步行各約三十分鐘。",
        meals: { breakfast: "酒店早餐", lunch: "巴伐利亞起司麵疙瘩", dinner: "敬請自理" },
        hotel: "慕尼黑 四星級飯店或同級",
        location: { name: "新天鵝堡", latitude: 47.5576, longitude: 10.7498 },
        picture: { scene: "bavarian-castle", palette: "noon", seed: 2296, alt: "森林與湖泊之間的新天鵝堡" },
      },
      {
        title: "慕尼黑／紐倫堡",
        places: ["寧芬堡宮", "瑪麗恩廣場", "穀物市集", "紐倫堡皇帝堡", "工匠廣場"],
        description:
          "上午參觀維特爾斯巴赫家族夏宮寧芬堡，正午在瑪麗恩廣場看市政廳鐘樓木偶報時，於穀物市集自由用餐。午後行車 170 公里至紐倫堡，登皇帝堡看老城屋脊，杜勒故居就在城門邊。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "紐倫堡炭烤小香腸" },
        hotel: "紐倫堡 四星級飯店或同級",
        location: { name: "紐倫堡", latitude: 49.4521, longitude: 11.0767 },
      },
      {
        title: "紐倫堡／班堡／德勒斯登",
        places: ["班堡舊市政廳", "班堡大教堂", "小威尼斯漁村", "德勒斯登奧古斯特橋"],
        description:
          "行車 60 公里到世界遺產班堡，看蓋在河中小島上的舊市政廳與大教堂的騎士像，可嘗煙燻啤酒。午後往東北行約 280 公里，全日 340 公里，中途兩次休息，傍晚抵達易北河畔的德勒斯登。",
        meals: { breakfast: "酒店早餐", lunch: "班堡鑲洋蔥", dinner: "飯店晚餐" },
        hotel: "德勒斯登 四星級飯店或同級",
        location: { name: "德勒斯登", latitude: 51.0504, longitude: 13.7373 },
      },
      {
        title: "德勒斯登／波茨坦／柏林",
        places: ["茨溫格宮", "聖母教堂", "王侯行列壁畫", "波茨坦無憂宮"],
        description:
          "上午步行參觀茨溫格宮庭園、由瓦礫重建的聖母教堂與 102 公尺長的瓷磚王侯行列。午後行車 200 公里到波茨坦，入內參觀腓特烈大帝的無憂宮與葡萄梯園，再行 35 公里進入柏林。",
        meals: { breakfast: "酒店早餐", lunch: "薩克森酸燉牛肉", dinner: "敬請自理" },
        hotel: "柏林 四星級飯店或同級",
        location: { name: "柏林", latitude: 52.52, longitude: 13.405 },
        picture: { scene: "vienna-palace", palette: "noon", seed: 2333, alt: "梯形花園上方的黃色洛可可宮殿" },
      },
      {
        title: "柏林／法蘭克福／臺北",
        places: ["布蘭登堡門", "國會大廈外觀", "歐洲被害猶太人紀念碑", "東區藝廊", "柏林布蘭登堡機場"],
        description:
          "上午走布蘭登堡門、國會大廈與紀念碑群，再到東區藝廊看 1.3 公里長的柏林圍牆彩繪，查理檢查哨一帶用過午餐後前往機場。搭國內線至法蘭克福，轉乘夜間班機返臺，夜宿機上。",
        meals: { breakfast: "酒店早餐", lunch: "柏林咖哩香腸與烤豬腳", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "柏林布蘭登堡門", latitude: 52.5163, longitude: 13.3777 },
      },
      {
        title: "抵達臺北桃園",
        places: ["桃園國際機場", "溫暖的家"],
        description:
          "自法蘭克福起飛約十三小時後，班機於下午抵達桃園國際機場。領取行李後與領隊及團員道別，返回溫暖的家。若行李延誤或破損，請於入境大廳前向航空公司櫃檯登記，領隊會在場協助。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "桃園國際機場", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "新天鵝堡、海德堡古堡、寧芬堡宮與無憂宮門票"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "新天鵝堡採預約時段入場，若遇整修或場次額滿，改入內參觀高天鵝堡並退還票價差額。",
      "萊茵河水位過高或過低停航時，改以專車沿河岸道路前往聖高爾，並退還船票費用。",
      "古城多為石板坡道，每日步行約 6 至 8 公里，請穿著平底舒適的鞋。",
      "行程順序得因班機、交通與預約時段調整，以行前說明會資料為準。",
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
        day: 9,
        carrier: "YL",
        number: "YL388",
        from: "柏林 BER",
        to: "法蘭克福 FRA",
        departs: "16:30",
        arrives: "17:40",
      },
      {
        day: 9,
        carrier: "YL",
        number: "YL062",
        from: "法蘭克福 FRA",
        to: "臺北桃園 TPE",
        departs: "19:50",
        arrives: "14:55+1",
      },
    ],
  },
  {
    code: "FPDE02",
    name: "德法邊境聖誕市集 9 日",
    subtitle: "萊茵河谷、亞爾薩斯、紐倫堡與慕尼黑的冬日廣場",
    countries: ["DE", "FR"],
    tags: ["聖誕市集", "美食", "攝影"],
    days: 9,
    nights: 7,
    basePrice: 99900,
    months: [12],
    peakMonths: [12],
    weekdays: [2, 4, 6],
    departures: 12,
    seats: 30,
    minimumGroupSize: 15,
    highlights: [
      {
        title: "七座城市的聖誕市集",
        text: "海德堡、史特拉斯堡、科爾馬、弗萊堡、路德維希堡、紐倫堡與慕尼黑，每處都安排天黑點燈後的時間。",
      },
      {
        title: "紐倫堡傳統市集",
        text: "留足一個傍晚逛主廣場紅白條紋木棚，認識李子乾小人偶、薑餅與炭烤小香腸的由來，慢慢挑選伴手禮。",
      },
      {
        title: "兩晚住在市集步行範圍",
        text: "史特拉斯堡與紐倫堡飯店選在舊城周邊，市集散場後可自行散步回飯店，不必趕集合時間。",
      },
    ],
    cover: { scene: "market-street", palette: "night", seed: 2370, alt: "夜裡點起燈火的市集街道" },
    gallery: [
      { scene: "market-street", palette: "dusk", seed: 2407, alt: "薄暮時分亮燈的市集" },
      { scene: "lapland-cabin", palette: "dusk", seed: 2444, alt: "黑森林雪中透出燈光的木屋" },
      { scene: "prague-bridge", palette: "night", seed: 2481, alt: "夜色中的石橋與山丘城堡" },
      { scene: "distant-ridges", palette: "morning", seed: 2518, alt: "冬日清晨黑森林的層層山稜" },
    ],
    itinerary: [
      {
        title: "臺北桃園／法蘭克福",
        places: ["桃園國際機場", "法蘭克福機場"],
        description:
          "上午於桃園機場集合，搭乘直飛班機前往法蘭克福，飛行約十四小時，傍晚抵達。當地比臺灣慢七小時，天色已暗、氣溫約攝氏三至五度，出機場前請先穿上外套，再搭專車約半小時前往飯店休息。",
        meals: { breakfast: "敬請自理", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "法蘭克福 四星級飯店或同級",
        location: { name: "法蘭克福", latitude: 50.1109, longitude: 8.6821 },
      },
      {
        title: "法蘭克福／呂德斯海姆／海德堡",
        places: ["呂德斯海姆各國市集", "畫眉鳥巷", "海德堡古堡", "海德堡大學廣場"],
        description:
          "行車 70 公里到萊茵河畔的呂德斯海姆，市集攤位來自十多個國家。午後行車 110 公里至海德堡，登古堡看紅屋頂與內卡河，入夜後走主街串起的幾個小廣場，喝一杯以紙杯押金借用的熱香料酒。",
        meals: { breakfast: "酒店早餐", lunch: "萊茵酸燉牛肉", dinner: "敬請自理" },
        hotel: "海德堡 四星級飯店或同級",
        location: { name: "海德堡", latitude: 49.4094, longitude: 8.6942 },
        picture: { scene: "prague-bridge", palette: "dusk", seed: 2555, alt: "黃昏河面上的老橋與城堡" },
      },
      {
        title: "海德堡／史特拉斯堡",
        places: ["史特拉斯堡主教座堂", "小法國區", "克雷貝爾廣場聖誕樹", "布羅格利廣場市集"],
        description:
          "行車 130 公里越過萊茵河進入法國史特拉斯堡。主教座堂的天文鐘與粉紅砂岩正立面是城裡的中心，沿伊爾河走到小法國區的皮革匠老屋，傍晚在克雷貝爾廣場看聖誕樹亮燈。",
        meals: { breakfast: "酒店早餐", lunch: "亞爾薩斯酸菜燉肉", dinner: "敬請自理" },
        hotel: "史特拉斯堡舊城周邊 四星級飯店或同級",
        location: { name: "史特拉斯堡", latitude: 48.5734, longitude: 7.7521 },
        picture: { scene: "market-street", palette: "night", seed: 2592, alt: "點燈的夜間市集" },
      },
      {
        title: "史特拉斯堡／里克威爾／科爾馬／弗萊堡",
        places: ["里克威爾酒村", "科爾馬小威尼斯", "科爾馬海關老屋", "弗萊堡大教堂"],
        description:
          "沿葡萄酒之路行車 65 公里到城牆環繞的里克威爾，再行 15 公里到科爾馬，市集分散在五個廣場，運河邊可看巧手布置的花窗。傍晚行車 50 公里回到德國弗萊堡，街邊小水渠是這座城的標記。",
        meals: { breakfast: "酒店早餐", lunch: "亞爾薩斯火焰薄餅", dinner: "飯店晚餐" },
        hotel: "弗萊堡 四星級飯店或同級",
        location: { name: "科爾馬", latitude: 48.0794, longitude: 7.3585 },
      },
      {
        title: "弗萊堡／蒂蒂湖／路德維希堡",
        places: ["蒂蒂湖", "黑森林咕咕鐘工坊", "路德維希堡宮外觀", "巴洛克聖誕市集"],
        description:
          "行車 35 公里進入黑森林，在蒂蒂湖邊看師傅示範咕咕鐘的機芯，嘗一塊黑森林櫻桃蛋糕。再行車 170 公里到路德維希堡，市集以巴洛克天使燈飾圍成一圈，夜裡自高處看燈光格外整齊。",
        meals: { breakfast: "酒店早餐", lunch: "黑森林燻火腿鱒魚餐", dinner: "敬請自理" },
        hotel: "斯圖加特近郊 四星級飯店或同級",
        location: { name: "路德維希堡", latitude: 48.8974, longitude: 9.1916 },
        picture: { scene: "distant-ridges", palette: "morning", seed: 2629, alt: "黑森林晨霧中的山稜" },
      },
      {
        title: "路德維希堡／羅騰堡／紐倫堡",
        places: ["羅騰堡市政廳廣場", "普隆萊小廣場", "聖誕博物館", "紐倫堡主廣場市集"],
        description:
          "行車 130 公里到羅騰堡，看中世紀街角普隆萊，參觀收藏老玩具與樹飾的聖誕博物館。再行車 110 公里至紐倫堡，傍晚進入已有四百年傳統的主廣場市集，分組自由逛攤並用晚餐。",
        meals: { breakfast: "酒店早餐", lunch: "法蘭肯烤鴨", dinner: "敬請自理" },
        hotel: "紐倫堡舊城周邊 四星級飯店或同級",
        location: { name: "紐倫堡", latitude: 49.4521, longitude: 11.0767 },
      },
      {
        title: "紐倫堡／慕尼黑",
        places: ["皇帝堡", "杜勒故居外觀", "瑪麗恩廣場市集", "慕尼黑王宮庭院市集"],
        description:
          "上午登皇帝堡的雙層禮拜堂與深井，看舊城屋脊上的積雪。行車 170 公里到慕尼黑，新市政廳陽臺每天傍晚有阿爾卑斯聖誕歌曲演唱，附近王宮庭院另有一座木屋圍成的小村市集。",
        meals: { breakfast: "酒店早餐", lunch: "紐倫堡炭烤小香腸", dinner: "巴伐利亞烤豬腳" },
        hotel: "慕尼黑 四星級飯店或同級",
        location: { name: "慕尼黑", latitude: 48.1374, longitude: 11.5755 },
        picture: { scene: "market-street", palette: "dusk", seed: 2666, alt: "黃昏亮起燈的市集" },
      },
      {
        title: "慕尼黑／臺北",
        places: ["寧芬堡宮花園", "穀物市集", "慕尼黑機場"],
        description:
          "上午到寧芬堡宮花園散步，冬季水渠結冰時可見市民在上面打冰壺。中午在穀物市集自由採買香料與起司禮品，午後整理行李、辦理退稅，專車 40 公里前往機場，搭夜間直飛班機返臺。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "寧芬堡宮", latitude: 48.1583, longitude: 11.5033 },
      },
      {
        title: "抵達臺北桃園",
        places: ["桃園國際機場", "溫暖的家"],
        description:
          "自慕尼黑直飛約十二個半小時，班機於下午抵達桃園國際機場。出關前請確認未攜帶肉類、新鮮蔬果等違禁品，領取行李後互道珍重，帶著照片與見聞返回溫暖的家，隔日請多休息調整時差。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "桃園國際機場", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "海德堡古堡、聖誕博物館與皇帝堡門票", "每人一杯熱香料酒或熱果汁"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "各城市集多開放至十二月二十二或二十三日，紐倫堡主廣場至二十四日中午；確切日期以當地公告為準。",
      "十二月十六日以後出發的團次，閉市的城市改遊冬季燈飾、溜冰場與開放至月底的亞爾薩斯市集。",
      "日落約下午四點半，白天景點集中於上午，請備帽子、手套與防滑保暖鞋。",
      "市集人潮擁擠，貴重物品請放前側，並記下領隊告知的集合地標。",
    ],
    flights: [
      {
        day: 1,
        carrier: "YL",
        number: "YL061",
        from: "臺北桃園 TPE",
        to: "法蘭克福 FRA",
        departs: "09:10",
        arrives: "16:00",
      },
      {
        day: 8,
        carrier: "YL",
        number: "YL066",
        from: "慕尼黑 MUC",
        to: "臺北桃園 TPE",
        departs: "20:10",
        arrives: "15:40+1",
      },
    ],
  },
  {
    code: "FPDE03",
    name: "德瑞法三國・少女峰與巴黎 12 日",
    subtitle: "新天鵝堡、少女峰、亞爾薩斯到凡爾賽宮",
    countries: ["DE", "CH", "FR"],
    tags: ["世界遺產", "鐵道", "美食"],
    days: 12,
    nights: 10,
    basePrice: 149900,
    months: [4, 5, 6, 7, 8, 9, 10],
    peakMonths: [6, 7, 8],
    weekdays: [1, 5],
    departures: 13,
    seats: 32,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "少女峰鐵道",
        text: "搭艾格快線纜車與齒軌列車登上海拔 3,454 公尺車站，看二十二公里長的阿雷奇冰河。",
      },
      {
        title: "高速列車進巴黎",
        text: "史特拉斯堡到巴黎以高速列車銜接，車程約一小時五十分，省去近五百公里的拉車，中午前就能進城用餐。",
      },
      {
        title: "兩座宮殿入內",
        text: "新天鵝堡與凡爾賽宮皆事先預約，凡爾賽宮安排中文導覽耳機，看鏡廳、國王起居室與大運河花園。",
      },
      {
        title: "塞納河遊船",
        text: "巴黎停留兩晚，黃昏前搭船經聖路易島與奧塞美術館，從水面看兩岸的橋與鐵塔陸續點燈。",
      },
    ],
    cover: { scene: "matterhorn-train", palette: "morning", seed: 2703, alt: "清晨陽光照上雪峰與登山列車" },
    gallery: [
      { scene: "bavarian-castle", palette: "morning", seed: 2740, alt: "山林間的新天鵝堡" },
      { scene: "paris-tower", palette: "dusk", seed: 2777, alt: "夕陽中的巴黎鐵塔與河岸" },
      { scene: "hallstatt", palette: "noon", seed: 2814, alt: "湖畔村落、尖塔與群山" },
      { scene: "rockies-lake", palette: "noon", seed: 2851, alt: "雪山環抱的翠綠湖水" },
    ],
    itinerary: [
      {
        title: "臺北桃園／法蘭克福",
        places: ["桃園國際機場", "法蘭克福機場"],
        description:
          "上午於桃園機場集合出發，直飛法蘭克福約十三個半小時，傍晚抵達。出關後專車前往飯店，領隊於車上說明歐盟出入境登錄、用電與飲水等注意事項與明日集合時間，當晚早些休息調整時差。",
        meals: { breakfast: "敬請自理", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "法蘭克福 四星級飯店或同級",
        location: { name: "法蘭克福", latitude: 50.1109, longitude: 8.6821 },
      },
      {
        title: "法蘭克福／呂德斯海姆／海德堡",
        places: ["畫眉鳥巷", "尼德瓦爾德紀念碑纜車", "海德堡古堡", "老橋"],
        description:
          "行車 70 公里到萊茵河畔呂德斯海姆，搭空中纜車越過葡萄園上山俯瞰大河轉彎。午後行車 110 公里至海德堡，參觀古堡與大酒桶，再走老橋與主街，大學學生監獄的塗鴉就在巷內。",
        meals: { breakfast: "酒店早餐", lunch: "萊茵河谷鱒魚餐", dinner: "飯店晚餐" },
        hotel: "海德堡 四星級飯店或同級",
        location: { name: "海德堡", latitude: 49.4094, longitude: 8.6942 },
      },
      {
        title: "海德堡／烏爾姆／福森",
        places: ["烏爾姆大教堂", "漁人區", "福森舊城", "高地城堡外觀"],
        description:
          "行車 210 公里到多瑙河畔的烏爾姆，大教堂塔高 161 公尺，漁人區的木屋斜靠在水渠上。午後再行 130 公里抵達阿爾卑斯山腳的福森，傍晚走一段彩繪外牆的老街，看高地城堡的錯視窗畫。",
        meals: { breakfast: "酒店早餐", lunch: "施瓦本洋蔥烤牛肉", dinner: "飯店晚餐" },
        hotel: "福森 四星級飯店或同級",
        location: { name: "福森", latitude: 47.5696, longitude: 10.7004 },
      },
      {
        title: "新天鵝堡／林道／琉森",
        places: ["新天鵝堡", "瑪麗恩橋", "波登湖", "林道港口獅像", "琉森"],
        description:
          "上午依預約時段入內參觀新天鵝堡，再上瑪麗恩橋取景。行車 110 公里到波登湖上的島城林道，港口有獅像與新燈塔對望，午後經奧地利短暫過境進入瑞士，行 190 公里抵達琉森，全日 300 公里。",
        meals: { breakfast: "酒店早餐", lunch: "巴伐利亞起司麵疙瘩", dinner: "敬請自理" },
        hotel: "琉森 四星級飯店或同級",
        location: { name: "新天鵝堡", latitude: 47.5576, longitude: 10.7498 },
        picture: { scene: "bavarian-castle", palette: "dusk", seed: 2888, alt: "黃昏前的城堡與峽谷" },
      },
      {
        title: "琉森／鐵力士山／琉森",
        places: ["鐵力士山旋轉纜車", "冰川洞", "凌空吊橋", "卡貝爾橋", "獅子紀念碑"],
        description:
          "行車 35 公里到英格堡，換三段纜車登上 3,020 公尺的鐵力士山，最後一段車廂會自轉一圈；走過吊橋與冰川洞後下山。午後回琉森看卡貝爾木橋與垂死獅子石雕，傍晚可沿湖散步。",
        meals: { breakfast: "酒店早餐", lunch: "山頂景觀餐", dinner: "瑞士起司鍋" },
        hotel: "琉森 四星級飯店或同級",
        location: { name: "鐵力士山", latitude: 46.7709, longitude: 8.4377 },
      },
      {
        title: "琉森／少女峰／因特拉肯",
        places: ["格林德瓦", "艾格快線", "少女峰車站", "斯芬克斯觀景臺", "冰宮"],
        description:
          "經布呂尼希隘口行車 75 公里到格林德瓦，搭艾格快線十五分鐘到冰河站，再換齒軌列車穿過艾格峰山體，登上 3,454 公尺的車站。在觀景臺看冰河後下山，宿兩湖之間的因特拉肯。",
        meals: { breakfast: "酒店早餐", lunch: "山上熱食套餐", dinner: "薯餅豬排餐" },
        hotel: "因特拉肯 四星級飯店或同級",
        location: { name: "少女峰車站", latitude: 46.5474, longitude: 7.9854 },
        picture: { scene: "matterhorn-train", palette: "noon", seed: 2925, alt: "雪峰下行駛的紅色登山列車" },
      },
      {
        title: "因特拉肯／伯恩／科爾馬",
        places: ["伯恩時鐘塔", "玫瑰花園", "聯邦宮外觀", "科爾馬小威尼斯"],
        description:
          "行車 60 公里到首都伯恩，走六公里長的拱廊街，整點看時鐘塔的熊與小丑轉出，再到玫瑰花園俯瞰阿勒河轉彎。午後行車 190 公里越過邊境到亞爾薩斯的科爾馬，黃昏時沿水道看彩色老屋。",
        meals: { breakfast: "酒店早餐", lunch: "伯恩拼盤", dinner: "亞爾薩斯酸菜燉肉" },
        hotel: "科爾馬 四星級飯店或同級",
        location: { name: "科爾馬", latitude: 48.0794, longitude: 7.3585 },
      },
      {
        title: "科爾馬／里克威爾／史特拉斯堡",
        places: ["里克威爾酒村", "上國王堡", "史特拉斯堡主教座堂", "小法國區"],
        description:
          "沿葡萄酒之路行 15 公里到里克威爾品酒，再上山參觀俯瞰平原的上國王堡。午後行車 55 公里到史特拉斯堡，看主教座堂天文鐘，搭船或步行穿過有頂橋與小法國區，全日約 75 公里。",
        meals: { breakfast: "酒店早餐", lunch: "火焰薄餅與白酒燉雞", dinner: "敬請自理" },
        hotel: "史特拉斯堡 四星級飯店或同級",
        location: { name: "史特拉斯堡", latitude: 48.5734, longitude: 7.7521 },
        picture: { scene: "tuscany", palette: "morning", seed: 2962, alt: "晨光裡的丘陵與農舍" },
      },
      {
        title: "史特拉斯堡／巴黎",
        places: ["巴黎高速列車", "艾菲爾鐵塔", "夏佑宮", "塞納河遊船"],
        description:
          "上午搭高速列車約一小時五十分抵達巴黎東站，行李由專車另行運送。午後到夏佑宮平臺看鐵塔，預約登上第二層觀景臺，傍晚搭塞納河遊船一小時，從亞歷山大三世橋看到聖母院。",
        meals: { breakfast: "酒店早餐", lunch: "法式洋蔥湯與油封鴨", dinner: "敬請自理" },
        hotel: "巴黎 四星級飯店或同級",
        location: { name: "巴黎艾菲爾鐵塔", latitude: 48.8584, longitude: 2.2945 },
      },
      {
        title: "巴黎／凡爾賽宮／蒙馬特",
        places: ["凡爾賽宮", "凡爾賽花園", "聖心堂", "小丘廣場"],
        description:
          "行車 25 公里到凡爾賽宮，入內參觀國王起居殿、鏡廳與皇家禮拜堂，再走到拉朵娜噴泉望向大運河。午後上蒙馬特，聖心堂前可看巴黎全城屋頂，小丘廣場留自由時間看畫家作畫。",
        meals: { breakfast: "酒店早餐", lunch: "法式田螺與紅酒燉牛肉", dinner: "法式三道式晚餐" },
        hotel: "巴黎 四星級飯店或同級",
        location: { name: "凡爾賽宮", latitude: 48.8049, longitude: 2.1204 },
        picture: { scene: "paris-tower", palette: "noon", seed: 2999, alt: "晴空下的鐵塔與橋" },
      },
      {
        title: "巴黎／臺北",
        places: ["羅浮宮", "皇家宮殿庭園", "歌劇院區", "戴高樂機場"],
        description:
          "上午入羅浮宮，由當地中文導遊帶看勝利女神、蒙娜麗莎與古埃及廳約兩小時。中午後在歌劇院區自由購物並用午餐，傍晚專車 30 公里到戴高樂機場辦理退稅，搭夜間直飛班機返臺。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "巴黎羅浮宮", latitude: 48.8606, longitude: 2.3376 },
      },
      {
        title: "抵達臺北桃園",
        places: ["桃園國際機場", "溫暖的家"],
        description:
          "自巴黎直飛約十三個半小時，班機於翌日下午抵達桃園國際機場。領隊協助確認全團行李到齊後在入境大廳解散。旅途中拍下的照片與意見調查，可於會員中心查看與填寫，期待下次再會。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "桃園國際機場", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [
      ...INCLUDED,
      "新天鵝堡、少女峰鐵道、鐵力士山纜車、凡爾賽宮與羅浮宮門票",
      "史特拉斯堡至巴黎高速列車二等座",
    ],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "高山鐵道與纜車若因天候停駛，退還票價並改走山腳景點，不另加收費用。",
      "有心臟病、高血壓或懷孕之旅客，登上三千公尺前請先諮詢醫師並告知領隊。",
      "瑞士不屬歐盟，在德國與法國購物之退稅手續由領隊統一說明辦理地點。",
      "凡爾賽宮週一休館、羅浮宮週二休館，本行程的出發日已避開，班機調整時將另行安排。",
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
        day: 11,
        carrier: "YL",
        number: "YL072",
        from: "巴黎戴高樂 CDG",
        to: "臺北桃園 TPE",
        departs: "21:00",
        arrives: "16:30+1",
      },
    ],
  },
];
