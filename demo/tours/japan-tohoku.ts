/** Tōhoku: castle cherries in spring, gorges and hot springs in autumn. */
import { GROUP_EXCLUDES, GROUP_INCLUDES, GROUP_REMARKS } from "../terms/japan-korea.ts";
import type { DemoTour } from "../types.ts";

export const tours: DemoTour[] = [
  {
    code: "FPJP03",
    name: "東北弘前角館北上賞櫻鐵道 6 日",
    subtitle: "從仙台一路往北追櫻，走到津輕的城下町",
    countries: ["JP"],
    tags: ["東北", "賞櫻", "鐵道"],
    days: 6,
    nights: 5,
    basePrice: 56900,
    months: [4, 5],
    peakMonths: [4],
    weekdays: [1, 3, 6],
    departures: 12,
    seats: 32,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "弘前公園的花筏",
        text: "約兩千六百株櫻花圍繞護城河，盛開後的花瓣落滿水面，成為粉紅色花筏；夜間護城河岸有點燈。",
      },
      {
        title: "角館武家屋敷",
        text: "黑木板牆配上枝垂櫻，是江戶時代武士住宅區留下的街景，另一側檜木內川堤則是兩公里的染井吉野。",
      },
      {
        title: "搭乘五能線",
        text: "沿日本海行駛的地方路線，車窗一側是礁岩海岸，另一側是白神山地，選搭景色集中的海岸段。",
      },
      {
        title: "兩晚溫泉",
        text: "秋保溫泉位於仙台近郊溪谷，花卷溫泉則臨著豐澤川支流，賞花走了一整天之後，泡湯讓雙腿休息。",
      },
    ],
    cover: {
      scene: "japanese-castle",
      palette: "morning",
      seed: 5120,
      alt: "弘前城天守、石垣與護城河邊的櫻花",
    },
    gallery: [
      {
        scene: "japanese-castle",
        palette: "dusk",
        seed: 5121,
        alt: "黃昏時的弘前城與護城河",
      },
      {
        scene: "arched-bridge",
        palette: "noon",
        seed: 5122,
        alt: "河面上的木造拱橋與盛開的櫻樹",
      },
      {
        scene: "distant-ridges",
        palette: "morning",
        seed: 5123,
        alt: "殘雪的岩木山立在津輕平原盡頭",
      },
      {
        scene: "onsen-lanterns",
        palette: "dusk",
        seed: 5124,
        alt: "秋保溫泉旅館門前的燈籠",
      },
    ],
    itinerary: [
      {
        title: "臺北／仙台／秋保溫泉",
        places: ["仙台城跡", "青葉通櫸樹街", "秋保大瀑布"],
        description:
          "自桃園直飛仙台，先登上青葉山的仙台城跡，從伊達政宗騎馬像前眺望市區與太平洋。驅車約 20 公里到秋保溫泉，途中停留落差五十五公尺的秋保大瀑布，傍晚入住溪谷旁的溫泉旅館，晚餐為宮城地方食材會席料理。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "溫泉旅館會席料理",
        },
        hotel: "秋保溫泉 四星級溫泉旅館或同級",
        location: {
          name: "秋保溫泉",
          latitude: 38.2239,
          longitude: 140.725,
        },
      },
      {
        title: "秋保／白石川堤／松島／花卷溫泉",
        places: ["白石川堤一目千本櫻", "松島遊船", "瑞巖寺"],
        description:
          "早晨到大河原的白石川堤，櫻樹沿河綿延八公里，背景是殘雪的藏王連峰。之後北上松島，搭船看灣內兩百多座松樹小島，參觀伊達家菩提寺瑞巖寺。午後經東北自動車道行駛約 150 公里到花卷溫泉，全日車程約 230 公里。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "松島烤牡蠣御膳",
          dinner: "溫泉旅館自助餐",
        },
        hotel: "花卷溫泉 四星級溫泉旅館或同級",
        picture: {
          scene: "distant-ridges",
          palette: "morning",
          seed: 5125,
          alt: "殘雪的藏王連峰層層相疊",
        },
        location: {
          name: "松島",
          latitude: 38.369,
          longitude: 141.063,
        },
      },
      {
        title: "花卷／北上展勝地／角館／田澤湖",
        places: ["北上展勝地", "角館武家屋敷", "檜木內川堤", "田澤湖"],
        description:
          "北上展勝地的櫻花步道長約兩公里，可換乘馬車或走河岸步道。往西約 90 公里進入秋田，在角館武家屋敷看枝垂櫻與黑牆，再走一段檜木內川堤。傍晚抵達日本最深的田澤湖，湖畔金色辰子像是當地傳說的主角。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "稻庭烏龍麵定食",
          dinner: "秋田米棒鍋料理",
        },
        hotel: "田澤湖高原 四星級溫泉酒店或同級",
        picture: {
          scene: "arched-bridge",
          palette: "morning",
          seed: 5126,
          alt: "角館河畔的櫻花與小橋",
        },
        location: {
          name: "角館武家屋敷",
          latitude: 39.599,
          longitude: 140.562,
        },
      },
      {
        title: "田澤湖／盛岡／弘前",
        places: ["盛岡石割櫻", "盛岡城跡公園", "弘前公園夜櫻"],
        description:
          "經仙岩峠到約 50 公里外的盛岡，法院前的石割櫻從花崗岩裂縫中長出，樹齡約三百五十年。午餐體驗小碗一口的碗子蕎麥麵，再沿高速公路北上約 170 公里到弘前，晚間走進弘前公園看夜櫻，護城河倒映著燈光。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "盛岡碗子蕎麥麵",
          dinner: "津輕鄉土料理",
        },
        hotel: "弘前 四星級酒店或同級",
        picture: {
          scene: "japanese-castle",
          palette: "night",
          seed: 5127,
          alt: "弘前城夜櫻倒映在護城河上",
        },
        location: {
          name: "弘前公園",
          latitude: 40.6075,
          longitude: 140.464,
        },
      },
      {
        title: "弘前／深浦海岸／五能線／青森",
        places: ["弘前公園晨間散步", "千疊敷海岸", "五能線", "青森灣"],
        description:
          "清晨的弘前公園較為安靜，可從西濠步道望向岩木山。隨後行駛約 60 公里到日本海側的千疊敷海岸，搭五能線列車沿礁岩行駛約一小時至五所川原。再乘車約 35 公里到青森，傍晚在青森灣散步，晚餐享用帆立貝料理。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "日本海鮮魚定食",
          dinner: "陸奧灣帆立貝料理",
        },
        hotel: "青森 四星級酒店或同級",
        picture: {
          scene: "distant-ridges",
          palette: "noon",
          seed: 5128,
          alt: "五能線車窗外的白神山地稜線",
        },
        location: {
          name: "青森灣",
          latitude: 40.829,
          longitude: 140.739,
        },
      },
      {
        title: "青森／仙台／臺北",
        places: ["三內丸山遺跡", "東北新幹線", "仙台機場"],
        description:
          "上午參觀名列世界遺產「北海道與北東北繩文遺跡群」的三內丸山遺跡，看復原的六柱大型建築。中午自新青森搭東北新幹線南下仙台，車程約一小時四十分，再轉往仙台機場，下午搭機返回桃園，結束追櫻旅程。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "新幹線鐵道便當",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        location: {
          name: "三內丸山遺跡",
          latitude: 40.8108,
          longitude: 140.697,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES, "東北新幹線新青森—仙台指定席及五能線車票"],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [
      ...GROUP_REMARKS,
      "各地櫻花由南往北約四月上旬至五月上旬依序開放，賞花點會依當時花況調整先後或以同性質景點替代。",
    ],
    flights: [
      {
        day: 1,
        carrier: "QH",
        number: "QH206",
        from: "臺北桃園 TPE",
        to: "仙台 SDJ",
        departs: "09:20",
        arrives: "13:40",
      },
      {
        day: 6,
        carrier: "QH",
        number: "QH207",
        from: "仙台 SDJ",
        to: "臺北桃園 TPE",
        departs: "17:10",
        arrives: "20:20",
      },
    ],
  },
  {
    code: "FPJP04",
    name: "東北奧入瀨秋楓銀山溫泉慢旅 7 日",
    subtitle: "溪流、峽谷、山寺，一條由北往南的紅葉線",
    countries: ["JP"],
    tags: ["東北", "賞楓", "溫泉", "慢旅", "世界遺產"],
    days: 7,
    nights: 6,
    basePrice: 69900,
    months: [10, 11],
    peakMonths: [10],
    weekdays: [2, 4, 6],
    departures: 12,
    seats: 28,
    minimumGroupSize: 14,
    highlights: [
      {
        title: "奧入瀨溪流步道",
        text: "從石戶到雲井瀑布約三公里，步道貼著溪面，山毛櫸與楓樹在十月中下旬轉色，沿途大致平緩。",
      },
      {
        title: "鳴子峽與最上川",
        text: "鳴子峽從大深澤橋俯瞰百公尺深谷；最上川則改坐船，聽船夫唱一段船歌，從水面看兩岸紅葉。",
      },
      {
        title: "銀山溫泉夜色",
        text: "大正時期的木造旅館夾著銀山川而立，入夜煤氣燈亮起。安排傍晚抵達散步，晚上就近住宿。",
      },
      {
        title: "平泉中尊寺",
        text: "金色堂建於 1124 年，與毛越寺庭園同列世界遺產，參道月見坂兩旁是三百年以上的杉木。",
      },
    ],
    cover: {
      scene: "maple-temple",
      palette: "noon",
      seed: 5160,
      alt: "紅葉包圍的山寺屋頂，山谷間有淡淡霧氣",
    },
    gallery: [
      {
        scene: "maple-temple",
        palette: "morning",
        seed: 5161,
        alt: "清晨的寺院參道，楓葉落滿石階",
      },
      {
        scene: "distant-ridges",
        palette: "dusk",
        seed: 5162,
        alt: "黃昏的鳴子峽，山稜層層轉暗",
      },
      {
        scene: "onsen-lanterns",
        palette: "night",
        seed: 5163,
        alt: "銀山溫泉木造旅館的燈火映在河面",
      },
      {
        scene: "rockies-lake",
        palette: "morning",
        seed: 5164,
        alt: "十和田湖倒映著秋天的山林",
      },
    ],
    itinerary: [
      {
        title: "臺北／青森／八甲田",
        places: ["八甲田纜車", "睡魔祭展示館", "酸湯"],
        description:
          "自桃園直飛青森，驅車約 35 公里上八甲田山，搭纜車從山毛櫸林一路升到冷杉帶，十月上旬山頂先紅。下山後參觀睡魔祭展示館的大型燈籠花車，晚間入住山麓溫泉，品嚐青森蘋果入菜的地方料理。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "青森鄉土料理",
        },
        hotel: "八甲田山麓 四星級溫泉酒店或同級",
        location: {
          name: "八甲田山",
          latitude: 40.676,
          longitude: 140.85,
        },
      },
      {
        title: "八甲田／奧入瀨溪流／十和田湖",
        places: ["蔦沼", "奧入瀨溪流步道", "銚子大瀑布", "十和田湖遊船"],
        description:
          "清晨先到蔦沼看湖面倒映的紅葉，再走奧入瀨溪流石戶至雲井瀑布段，步行約一個半小時，其餘路段車行停點。溪流盡頭是銚子大瀑布與十和田湖，午後搭船約五十分鐘看湖岸絕壁，傍晚入住湖畔，全日車程不到 60 公里。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "十和田湖姬鱒定食",
          dinner: "酒店和洋自助餐",
        },
        hotel: "十和田湖 四星級酒店或同級",
        picture: {
          scene: "iceland-waterfall",
          palette: "morning",
          seed: 5165,
          alt: "奧入瀨溪谷的瀑布從林間落下",
        },
        location: {
          name: "奧入瀨溪流",
          latitude: 40.53,
          longitude: 140.969,
        },
      },
      {
        title: "十和田湖／八幡平／乳頭溫泉鄉",
        places: ["發荷峠", "八幡平山頂線", "後生掛自然研究路", "乳頭溫泉鄉"],
        description:
          "由發荷峠回望十和田湖後南下，走八幡平山頂道路，看高山濕原與泥火山。後生掛的步道約四十分鐘，可近看冒泡的泥池。傍晚抵達乳頭溫泉鄉，山林間散落數處湯屋，乳白色硫磺泉是此地特色，全日車程約 140 公里。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "比內地雞親子丼",
          dinner: "溫泉旅館山菜鍋",
        },
        hotel: "乳頭溫泉鄉周邊 溫泉旅館或同級",
        picture: {
          scene: "distant-ridges",
          palette: "noon",
          seed: 5166,
          alt: "八幡平的秋色稜線一路延伸",
        },
        location: {
          name: "乳頭溫泉鄉",
          latitude: 39.795,
          longitude: 140.781,
        },
      },
      {
        title: "乳頭溫泉／角館／平泉／鳴子溫泉",
        places: ["田澤湖", "角館武家屋敷", "中尊寺金色堂", "毛越寺庭園"],
        description:
          "途經田澤湖到角館，武家屋敷的楓樹從黑牆內探出，午後行駛約 130 公里到岩手平泉。先走中尊寺月見坂看金色堂，再訪毛越寺的平安時代淨土庭園。傍晚往西約 60 公里抵達鳴子溫泉，全日車程約 230 公里，途中安排休息站停留。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "稻庭烏龍麵定食",
          dinner: "溫泉旅館會席料理",
        },
        hotel: "鳴子溫泉 四星級溫泉旅館或同級",
        picture: {
          scene: "maple-temple",
          palette: "dusk",
          seed: 5167,
          alt: "中尊寺參道兩旁的杉木與紅葉",
        },
        location: {
          name: "平泉中尊寺",
          latitude: 39.0016,
          longitude: 141.1,
        },
      },
      {
        title: "鳴子峽／最上川／銀山溫泉",
        places: ["鳴子峽大深澤橋", "最上川遊船", "銀山溫泉街"],
        description:
          "上午在大深澤橋看鳴子峽的紅黃交錯，陸羽東線列車偶爾穿出隧道。往西約 60 公里到古口搭最上川遊船，航程一小時，船夫邊撐邊唱。午後回到尾花澤的銀山溫泉，趁天色轉暗沿溪散步，看木造旅館依序亮燈。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "最上川蕎麥麵御膳",
          dinner: "尾花澤牛涮涮鍋",
        },
        hotel: "銀山溫泉周邊 溫泉旅館或同級",
        picture: {
          scene: "onsen-lanterns",
          palette: "dusk",
          seed: 5168,
          alt: "銀山溫泉傍晚，煤氣燈剛剛點亮",
        },
        location: {
          name: "銀山溫泉",
          latitude: 38.5703,
          longitude: 140.5304,
        },
      },
      {
        title: "銀山溫泉／山寺／松島／仙台",
        places: ["立石寺千階石段", "五大堂", "瑞巖寺", "仙台一番町"],
        description:
          "前往約 45 公里外的立石寺，俗稱山寺，一千零十五級石階穿過杉林直上五大堂，來回約一個半小時，體力不便者可在山下茶屋休息。午後行駛約 90 公里到松島看瑞巖寺與海灣，傍晚入住仙台，晚餐享用炭烤牛舌。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "山形板蕎麥麵",
          dinner: "仙台炭烤牛舌",
        },
        hotel: "仙台 四星級酒店或同級",
        picture: {
          scene: "maple-temple",
          palette: "noon",
          seed: 5169,
          alt: "山寺的堂舍立在楓紅岩壁上",
        },
        location: {
          name: "山寺立石寺",
          latitude: 38.3126,
          longitude: 140.4374,
        },
      },
      {
        title: "仙台／臺北",
        places: ["大崎八幡宮", "仙台朝市", "仙台機場"],
        description:
          "早晨參拜 1607 年落成的大崎八幡宮，黑漆底上的彩繪是桃山建築的代表作。接著到車站旁的仙台朝市看當季蘋果、牡蠣與毛豆泥點心，自由用餐與採買。午後前往約 20 公里外的仙台機場，搭機返回桃園。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        location: {
          name: "仙台大崎八幡宮",
          latitude: 38.2724,
          longitude: 140.845,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [
      ...GROUP_REMARKS,
      "紅葉由北而南、由高而低，十月看八甲田與奧入瀨，十一月上旬看鳴子峽與松島；各出發日的最佳路段不同。",
      "銀山溫泉旅館房數少，若無法全團同住，將安排尾花澤周邊同級溫泉旅館並保留夜間散步時間。",
    ],
    flights: [
      {
        day: 1,
        carrier: "BX",
        number: "BX152",
        from: "臺北桃園 TPE",
        to: "青森 AOJ",
        departs: "08:40",
        arrives: "13:20",
      },
      {
        day: 7,
        carrier: "QH",
        number: "QH207",
        from: "仙台 SDJ",
        to: "臺北桃園 TPE",
        departs: "17:10",
        arrives: "20:20",
      },
    ],
  },
];
