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
    code: "FPFR01",
    name: "南法薰衣草・普羅旺斯 11 日",
    subtitle: "蔚藍海岸、瓦朗索勒花田、亞維農到巴黎",
    countries: ["FR"],
    tags: ["花季", "攝影", "世界遺產", "美食"],
    days: 11,
    nights: 9,
    basePrice: 155900,
    months: [6, 7],
    peakMonths: [7],
    weekdays: [2, 5],
    departures: 12,
    seats: 28,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "花田裡過一夜",
        text: "住在瓦朗索勒高原附近，傍晚與清晨各進花田一次，避開正午強光，也避開一日團的車潮，適合拍照。",
      },
      {
        title: "石頭山城一路看",
        text: "艾日、聖保羅德旺斯、穆斯捷、魯西永與戈爾德五座山城，每座停留一小時以上，慢慢走巷弄。",
      },
      {
        title: "羅馬人的水道與競技場",
        text: "走上嘉德水道橋的橋身，再到亞爾勒看兩萬人競技場與梵谷畫過的黃色咖啡館，站上看臺高處看老城屋頂。",
      },
      {
        title: "高速列車北上",
        text: "亞維農到里昂以高速列車銜接約一小時十分，省下兩百多公里的車程，午後就能走進里昂老城。",
      },
    ],
    cover: { scene: "lavender-hills", palette: "noon", seed: 5037, alt: "一直延伸到山丘的紫色薰衣草田" },
    gallery: [
      { scene: "lavender-hills", palette: "dusk", seed: 5074, alt: "夕照中的薰衣草花壟" },
      { scene: "tuscany", palette: "noon", seed: 5111, alt: "石頭山城與絲柏小丘" },
      { scene: "colosseum", palette: "noon", seed: 5148, alt: "羅馬競技場的殘存拱圈與傘松" },
      { scene: "paris-tower", palette: "dusk", seed: 5185, alt: "黃昏的巴黎鐵塔" },
    ],
    itinerary: [
      {
        title: "臺北桃園／法蘭克福／尼斯",
        places: ["桃園國際機場", "法蘭克福機場", "尼斯機場"],
        description:
          "上午自桃園機場出發，飛行約十三個半小時抵達法蘭克福，在此辦理申根入境，再轉乘一個半小時班機飛往地中海岸的尼斯，當地晚間抵達，飯店距機場約 7 公里，入住後休息。",
        meals: { breakfast: "敬請自理", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "尼斯 四星級飯店或同級",
        location: { name: "尼斯", latitude: 43.7102, longitude: 7.262 },
      },
      {
        title: "尼斯／艾日／聖保羅德旺斯／尼斯",
        places: ["英國人散步道", "尼斯花市", "艾日異國花園", "聖保羅德旺斯"],
        description:
          "早上逛薩雷雅花市與老城巷弄，沿中峭壁公路行車 12 公里到艾日，登上廢堡裡的異國花園看四百公尺下的海面。午後行車 30 公里到聖保羅德旺斯，走十六世紀城牆與畫廊，傍晚回尼斯海濱散步。",
        meals: { breakfast: "酒店早餐", lunch: "尼斯沙拉與香料烤魚", dinner: "敬請自理" },
        hotel: "尼斯 四星級飯店或同級",
        location: { name: "艾日", latitude: 43.7277, longitude: 7.3615 },
      },
      {
        title: "尼斯／韋爾東峽谷／穆斯捷／瓦朗索勒",
        places: ["格拉斯香水博物館", "韋爾東峽谷", "聖十字湖", "穆斯捷聖瑪麗", "瓦朗索勒花田"],
        description:
          "行車 40 公里到格拉斯認識香水原料，再入山 90 公里到韋爾東峽谷觀景點與土耳其藍的聖十字湖。午後走進懸著鐵鍊金星的穆斯捷，傍晚抵達瓦朗索勒高原看夕照花田，全日約 190 公里。",
        meals: { breakfast: "酒店早餐", lunch: "普羅旺斯燉菜與羊排", dinner: "飯店晚餐" },
        hotel: "瓦朗索勒周邊 三星級以上莊園旅館或同級",
        location: { name: "瓦朗索勒", latitude: 43.8375, longitude: 5.9833 },
        picture: { scene: "lavender-hills", palette: "dusk", seed: 5222, alt: "傍晚的薰衣草花田與遠山" },
      },
      {
        title: "瓦朗索勒／魯西永／戈爾德／亞維農",
        places: ["晨間花田", "魯西永赭石步道", "戈爾德觀景臺", "塞南克修道院"],
        description:
          "日出後再進花田約四十分鐘。行車 75 公里到魯西永，走一小時赭紅色峽谷步道，再到 10 公里外的戈爾德取石城全景，於塞南克修道院看迴廊與院前薰衣草，續行 40 公里抵達亞維農。",
        meals: { breakfast: "酒店早餐", lunch: "山城鄉村烤雞", dinner: "敬請自理" },
        hotel: "亞維農 四星級飯店或同級",
        location: { name: "戈爾德", latitude: 43.9115, longitude: 5.2003 },
        picture: {
          scene: "lavender-hills",
          palette: "morning",
          seed: 5259,
          alt: "晨光中的花田與石造修道院所在山谷",
        },
      },
      {
        title: "亞維農／嘉德水道橋／亞爾勒／亞維農",
        places: ["嘉德水道橋", "亞爾勒競技場", "梵谷咖啡館廣場", "聖托菲姆迴廊"],
        description:
          "行車 25 公里到三層拱、高 49 公尺的嘉德水道橋，可下到河邊取景。午後行車 45 公里到亞爾勒，參觀羅馬競技場與仿《夜間咖啡館》的廣場，看聖托菲姆教堂門楣雕刻，回程 40 公里。",
        meals: { breakfast: "酒店早餐", lunch: "卡馬格紅酒燉牛肉", dinner: "敬請自理" },
        hotel: "亞維農 四星級飯店或同級",
        location: { name: "嘉德水道橋", latitude: 43.9475, longitude: 4.535 },
        picture: { scene: "colosseum", palette: "dusk", seed: 5296, alt: "夕照中的羅馬競技場拱圈" },
      },
      {
        title: "亞維農／里昂",
        places: ["教皇宮", "聖貝內澤斷橋", "里昂老城秘密通道", "富維耶聖母院"],
        description:
          "上午參觀十四世紀的教皇宮與只剩四拱的聖貝內澤斷橋。午後搭高速列車約一小時十分到里昂，穿過老城相通的秘密通道，登上富維耶山看兩河匯流，晚餐在鋪著格子桌布的傳統小館。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "里昂小館鄉土餐" },
        hotel: "里昂 四星級飯店或同級",
        location: { name: "里昂", latitude: 45.762, longitude: 4.822 },
      },
      {
        title: "里昂／博納／第戎",
        places: ["博納濟貧院", "金丘葡萄園", "第戎公爵宮", "聖母院貓頭鷹石雕"],
        description:
          "沿索恩河行車 155 公里到勃艮第酒都博納，入內參觀彩釉瓦屋頂的濟貧院與《最後的審判》祭壇畫，於酒窖試飲兩款酒。午後穿過金丘葡萄園 45 公里到第戎，循地上的貓頭鷹標記走舊城。",
        meals: { breakfast: "酒店早餐", lunch: "勃艮第紅酒燉牛肉", dinner: "敬請自理" },
        hotel: "第戎 四星級飯店或同級",
        location: { name: "博納", latitude: 47.022, longitude: 4.837 },
      },
      {
        title: "第戎／楓丹白露／巴黎",
        places: ["楓丹白露宮", "楓丹白露森林", "塞納河遊船"],
        description:
          "早上出發行車 265 公里到楓丹白露宮，參觀法蘭索瓦一世長廊與拿破崙告別的馬蹄形樓梯，之後行車 65 公里進入巴黎，全日約 330 公里。傍晚搭塞納河遊船一小時，夏季天色要到九點後才暗。",
        meals: { breakfast: "酒店早餐", lunch: "法式鹹派與烤雞", dinner: "敬請自理" },
        hotel: "巴黎 四星級飯店或同級",
        location: { name: "楓丹白露宮", latitude: 48.4021, longitude: 2.7003 },
      },
      {
        title: "巴黎",
        places: ["奧塞美術館", "杜樂麗花園", "協和廣場", "蒙馬特聖心堂"],
        description:
          "上午由當地中文導遊帶領參觀奧塞美術館，集中看梵谷、莫內與雷諾瓦，約兩小時。步行過杜樂麗花園到協和廣場，午後上蒙馬特聖心堂看全城屋頂，黃昏前在夏佑宮平臺等鐵塔點燈。",
        meals: { breakfast: "酒店早餐", lunch: "油封鴨腿", dinner: "法式三道式晚餐" },
        hotel: "巴黎 四星級飯店或同級",
        location: { name: "巴黎奧塞美術館", latitude: 48.86, longitude: 2.3266 },
        picture: { scene: "paris-tower", palette: "night", seed: 5333, alt: "夜裡點燈的鐵塔" },
      },
      {
        title: "巴黎／臺北",
        places: ["瑪黑區", "孚日廣場", "聖母院", "歌劇院區", "戴高樂機場"],
        description:
          "上午散步瑪黑區的孚日廣場與老宅院，走到修復後重新開放的聖母院。中午後在歌劇院區自由購物與用餐，傍晚專車 30 公里到戴高樂機場辦理退稅，搭夜間直飛班機返回臺灣，夜宿機上。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "巴黎聖母院", latitude: 48.853, longitude: 2.3499 },
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
      "教皇宮、嘉德水道橋、濟貧院、楓丹白露宮與奧塞美術館門票",
      "亞維農至里昂高速列車二等座",
    ],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "薰衣草盛開期約六月下旬至七月中旬，採收日依當年氣候而定；花期外改看向日葵田與蒸餾坊。",
      "花田為私人農地，請依領隊指示行走，勿踩踏花壟或攀折。",
      "莊園旅館房間數少，部分團次分住兩處，由領隊安排。",
      "夏季南法日照強，請備帽子、防曬與充足飲水。",
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
        number: "YL377",
        from: "法蘭克福 FRA",
        to: "尼斯 NCE",
        departs: "18:50",
        arrives: "20:25",
      },
      {
        day: 10,
        carrier: "YL",
        number: "YL072",
        from: "巴黎戴高樂 CDG",
        to: "臺北桃園 TPE",
        departs: "21:00",
        arrives: "16:30+1",
      },
    ],
  },
  {
    code: "FPFR02",
    name: "法國諾曼第・羅亞爾河城堡 10 日",
    subtitle: "莫內花園、聖米歇爾山、雪儂梭堡到凡爾賽",
    countries: ["FR"],
    tags: ["世界遺產", "藝術建築", "美食"],
    days: 10,
    nights: 8,
    basePrice: 128900,
    months: [4, 5, 6, 7, 8, 9, 10],
    peakMonths: [5, 7, 8],
    weekdays: [3, 6],
    departures: 14,
    seats: 30,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "聖米歇爾山看潮汐",
        text: "午後上島參觀修道院，住在堤道口，晚間可再走上棧橋，看海水回漲與點燈後的山影，隔天清晨再出發。",
      },
      {
        title: "三座羅亞爾河城堡",
        text: "雪儂梭、維朗德里與香波堡各有河、園、塔的特色，都入內參觀並配中文導覽資料，每座停留一小時半。",
      },
      {
        title: "印象派的海岸",
        text: "從吉維尼莫內花園、盧昂大教堂走到埃特勒塔白崖，對照莫內畫過的睡蓮、教堂立面與海石。",
      },
    ],
    cover: { scene: "paris-tower", palette: "noon", seed: 5370, alt: "晴空下的鐵塔與塞納河" },
    gallery: [
      { scene: "highland-castle", palette: "morning", seed: 5407, alt: "海灣上晨霧中的石造建築" },
      { scene: "vienna-palace", palette: "noon", seed: 5444, alt: "宮殿與對稱花園" },
      { scene: "paris-tower", palette: "morning", seed: 5481, alt: "清晨的鐵塔與河岸" },
      { scene: "dubrovnik", palette: "dusk", seed: 5518, alt: "夕照中城牆環繞的臨海古城" },
    ],
    itinerary: [
      {
        title: "臺北桃園／巴黎",
        places: ["桃園國際機場", "戴高樂機場"],
        description:
          "上午自桃園機場搭乘直飛班機前往巴黎，飛行約十四小時，當地傍晚抵達。通關後專車 30 公里前往塞納河西郊的飯店，避開市區尖峰車流，隔日往諾曼第也順路，入住後休息。",
        meals: { breakfast: "敬請自理", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "巴黎近郊 四星級飯店或同級",
        location: { name: "巴黎", latitude: 48.8566, longitude: 2.3522 },
      },
      {
        title: "巴黎／吉維尼／盧昂",
        places: ["莫內故居與睡蓮池", "印象派美術館外觀", "盧昂大教堂", "大鐘街"],
        description:
          "行車 70 公里到吉維尼，參觀莫內故居、花圃與日本橋下的睡蓮池。午後行車 65 公里到盧昂，看畫家畫過三十多次的大教堂西立面，經大鐘街走到聖女貞德殉難的舊市集廣場。",
        meals: { breakfast: "酒店早餐", lunch: "諾曼第蘋果酒雞", dinner: "敬請自理" },
        hotel: "盧昂 四星級飯店或同級",
        location: { name: "吉維尼", latitude: 49.0755, longitude: 1.5337 },
        picture: { scene: "rockies-lake", palette: "noon", seed: 5555, alt: "花園中映著樹影的池水" },
      },
      {
        title: "盧昂／埃特勒塔／翁弗勒",
        places: ["埃特勒塔象鼻海崖", "諾曼第大橋", "翁弗勒舊港", "聖凱瑟琳木造教堂"],
        description:
          "行車 85 公里到埃特勒塔，沿步道走上白堊海崖看象鼻拱與針岩，來回約一小時。午後過 2,141 公尺長的諾曼第大橋，行車 45 公里到翁弗勒，看舊港狹長石板屋與船匠搭建的木造教堂。",
        meals: { breakfast: "酒店早餐", lunch: "諾曼第奶油淡菜", dinner: "敬請自理" },
        hotel: "翁弗勒 四星級飯店或同級",
        location: { name: "埃特勒塔", latitude: 49.7071, longitude: 0.2056 },
      },
      {
        title: "翁弗勒／阿羅芒什／聖米歇爾山",
        places: ["阿羅芒什人工港遺跡", "登陸博物館", "聖米歇爾山修道院", "潮間帶棧橋"],
        description:
          "行車 95 公里到阿羅芒什，看沙灘外的人工港沉箱與登陸博物館。午後續行 130 公里到聖米歇爾山，換接駁車上島，爬三百多階進修道院看迴廊，晚間可自由走棧橋看潮水，全日 225 公里。",
        meals: { breakfast: "酒店早餐", lunch: "海鮮可麗餅餐", dinner: "蓬鬆歐姆蛋與鹽沼羊排" },
        hotel: "聖米歇爾山堤道口 三星級以上飯店或同級",
        location: { name: "聖米歇爾山", latitude: 48.6361, longitude: -1.5115 },
        picture: { scene: "highland-castle", palette: "dusk", seed: 5592, alt: "夕照裡聳立的石造修道院" },
      },
      {
        title: "聖米歇爾山／聖馬洛／昂傑",
        places: ["康卡勒生蠔市集", "聖馬洛城牆", "雷恩舊城外觀", "昂傑城堡"],
        description:
          "沿海灣行車 45 公里到康卡勒看蠔田，再行 15 公里到海盜港聖馬洛，走一圈花崗岩城牆約一小時。午後往東南行 200 公里到昂傑，全日約 260 公里，傍晚看十七座條紋圓塔的城堡外觀。",
        meals: { breakfast: "酒店早餐", lunch: "布列塔尼蕎麥薄餅", dinner: "飯店晚餐" },
        hotel: "昂傑 四星級飯店或同級",
        location: { name: "聖馬洛", latitude: 48.6493, longitude: -2.0257 },
        picture: { scene: "dubrovnik", palette: "noon", seed: 5629, alt: "城牆環繞的海港老城" },
      },
      {
        title: "昂傑／維朗德里／雪儂梭／昂布瓦茲",
        places: ["維朗德里城堡花園", "雪儂梭堡", "凱薩琳花園", "昂布瓦茲老街"],
        description:
          "行車 95 公里到維朗德里，從露臺看菜園與愛情花園的幾何圖樣。午後行車 50 公里到橫跨謝爾河的雪儂梭堡，參觀六十公尺長廊與戰時通往自由區的門，傍晚入住 15 公里外的昂布瓦茲。",
        meals: { breakfast: "酒店早餐", lunch: "羅亞爾河燉小牛肉", dinner: "飯店晚餐" },
        hotel: "昂布瓦茲 四星級飯店或同級",
        location: { name: "雪儂梭堡", latitude: 47.3249, longitude: 1.0704 },
        picture: { scene: "vienna-palace", palette: "morning", seed: 5666, alt: "晨光中的城堡與幾何花園" },
      },
      {
        title: "昂布瓦茲／香波堡／巴黎",
        places: ["克洛呂斯城堡", "香波堡雙螺旋梯", "香波堡屋頂露臺", "巴黎"],
        description:
          "早上參觀達文西晚年居住的克洛呂斯城堡與發明模型。行車 50 公里到擁有四百多間房的香波堡，走雙螺旋梯上屋頂看煙囪群，午後行車 180 公里回到巴黎，全日約 230 公里，晚間自由活動。",
        meals: { breakfast: "酒店早餐", lunch: "索洛涅野味燉菜", dinner: "敬請自理" },
        hotel: "巴黎 四星級飯店或同級",
        location: { name: "香波堡", latitude: 47.6161, longitude: 1.517 },
      },
      {
        title: "巴黎／凡爾賽宮／巴黎",
        places: ["凡爾賽宮鏡廳", "凡爾賽花園", "凱旋門", "香榭麗舍大道", "塞納河遊船"],
        description:
          "行車 25 公里到凡爾賽宮，依預約時段參觀國王與王后起居室、鏡廳與花園。午後回巴黎登凱旋門平臺看十二條放射大道，傍晚搭船一小時，從水面看奧塞、聖母院與鐵塔，晚餐在左岸餐館。",
        meals: { breakfast: "酒店早餐", lunch: "法式紅酒燉雞", dinner: "左岸三道式晚餐" },
        hotel: "巴黎 四星級飯店或同級",
        location: { name: "凡爾賽宮", latitude: 48.8049, longitude: 2.1204 },
        picture: { scene: "paris-tower", palette: "dusk", seed: 5703, alt: "夕陽下的鐵塔" },
      },
      {
        title: "巴黎／臺北",
        places: ["羅浮宮", "聖禮拜堂外觀", "聖母院", "歌劇院區", "戴高樂機場"],
        description:
          "上午由當地中文導遊帶領參觀羅浮宮約兩小時，看勝利女神像、大畫廊與蒙娜麗莎。午後走西堤島到重新開放的聖母院，並在歌劇院區自由購物，傍晚專車到機場辦理退稅後搭夜間班機返臺。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "巴黎羅浮宮", latitude: 48.8606, longitude: 2.3376 },
      },
      {
        title: "抵達臺北桃園",
        places: ["桃園國際機場", "溫暖的家"],
        description:
          "自巴黎直飛約十三個半小時，班機於翌日下午抵達桃園國際機場。領取行李後與領隊及團員道別，返回溫暖的家。若行李延誤或破損，請於入境大廳前向航空公司櫃檯登記，領隊會在場協助。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "桃園國際機場", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [
      ...INCLUDED,
      "莫內故居、聖米歇爾山修道院、維朗德里、雪儂梭、香波堡、凡爾賽宮與羅浮宮門票",
      "塞納河遊船",
    ],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "莫內故居約四月至十月開放，出發日已配合安排。",
      "聖米歇爾山潮高每日不同，大潮日期以法國海洋機構公告為準，島上皆為石階。",
      "羅浮宮週二、凡爾賽宮週一休館，本行程出發日已避開。",
      "巴黎扒手多，貴重物品請分開存放並保持警覺。",
    ],
    flights: [
      {
        day: 1,
        carrier: "YL",
        number: "YL071",
        from: "臺北桃園 TPE",
        to: "巴黎戴高樂 CDG",
        departs: "09:30",
        arrives: "17:20",
      },
      {
        day: 9,
        carrier: "YL",
        number: "YL072",
        from: "巴黎戴高樂 CDG",
        to: "臺北桃園 TPE",
        departs: "21:00",
        arrives: "16:30+1",
      },
    ],
  },
  {
    code: "FPNL01",
    name: "荷比盧鬱金香花季 10 日",
    subtitle: "風車、庫肯霍夫花園、布魯日與盧森堡峽谷",
    isPopular: true,
    countries: ["NL", "BE", "LU"],
    tags: ["花季", "世界遺產", "攝影"],
    days: 10,
    nights: 8,
    basePrice: 119900,
    months: [4, 5],
    peakMonths: [4],
    weekdays: [1, 3, 5],
    departures: 13,
    seats: 32,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "庫肯霍夫半日",
        text: "花園內停留三小時以上，沿溪看七百萬株球根花，並可遠望園外的條狀花田與小風車，拍照時間充裕。",
      },
      {
        title: "兩處風車群",
        text: "桑斯安斯看仍在運轉的染料、榨油與鋸木風車，小孩堤防則是十九座抽水風車的世界遺產。",
      },
      {
        title: "運河古城過夜",
        text: "布魯日住在環狀運河內，遊客散去後走一段夜景，隔日清晨再看鐘樓與貝居安會院，不必趕車。",
      },
      {
        title: "真正走進盧森堡",
        text: "在菲安登登城堡、盧森堡市走護堤步道與砲臺，留宿一晚，不只是路過拍照，另安排一頓燻豬肩肉的地方午餐。",
      },
    ],
    cover: { scene: "windmill", palette: "noon", seed: 5740, alt: "鬱金香花田旁的風車" },
    gallery: [
      { scene: "windmill", palette: "dusk", seed: 5777, alt: "夕照中的風車與水道" },
      { scene: "bavarian-castle", palette: "noon", seed: 5814, alt: "森林山丘上的塔樓城堡" },
      { scene: "highland-castle", palette: "morning", seed: 5851, alt: "水岸邊的石砌城砦" },
      { scene: "windmill", palette: "morning", seed: 5888, alt: "晨霧裡的風車與牧野" },
    ],
    itinerary: [
      {
        title: "臺北桃園／阿姆斯特丹",
        places: ["桃園國際機場", "阿姆斯特丹機場"],
        description:
          "上午自桃園機場搭乘直飛班機前往阿姆斯特丹，飛行約十三小時，當地傍晚抵達。專車 15 公里前往飯店，四月早晚約五至八度，下機前請把外套拿出來，當晚早些休息調整時差。",
        meals: { breakfast: "敬請自理", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "阿姆斯特丹 四星級飯店或同級",
        location: { name: "阿姆斯特丹", latitude: 52.3676, longitude: 4.9041 },
      },
      {
        title: "阿姆斯特丹／桑斯安斯／沃倫丹／羊角村",
        places: ["桑斯安斯風車村", "沃倫丹漁村", "阿夫魯戴克攔海大壩", "羊角村平底船"],
        description:
          "行車 20 公里到桑斯安斯，入內看一座運轉中的風車與木鞋示範，再到 25 公里外的漁村沃倫丹。午後越過 32 公里長的攔海大壩，行車 140 公里到羊角村，搭平底船一小時看茅草屋與小木橋，全日約 185 公里。",
        meals: { breakfast: "酒店早餐", lunch: "炸魚與荷式豌豆湯", dinner: "飯店晚餐" },
        hotel: "茲沃勒 四星級飯店或同級",
        location: { name: "羊角村", latitude: 52.7397, longitude: 6.0779 },
        picture: { scene: "windmill", palette: "noon", seed: 5925, alt: "水道邊的風車與茅草屋" },
      },
      {
        title: "羊角村／庫勒慕勒美術館／馬斯垂克",
        places: ["高費呂沃國家公園", "庫勒慕勒美術館", "馬斯垂克聖母堂", "教堂書店"],
        description:
          "行車 75 公里進入高費呂沃國家公園，在庫勒慕勒美術館看近九十幅梵谷畫作與雕塑森林。午後行車 165 公里到南端的馬斯垂克，全日 240 公里，走石板老街並進入由哥德教堂改成的書店。",
        meals: { breakfast: "酒店早餐", lunch: "荷蘭煎餅與燉牛肉", dinner: "敬請自理" },
        hotel: "馬斯垂克 四星級飯店或同級",
        location: { name: "庫勒慕勒美術館", latitude: 52.0956, longitude: 5.8172 },
      },
      {
        title: "馬斯垂克／菲安登／盧森堡",
        places: ["菲安登城堡", "雨果故居外觀", "烏爾河谷", "盧森堡憲法廣場"],
        description:
          "穿過阿登森林行車 145 公里到菲安登，搭吊椅上山看河谷全景，參觀修復完整的中世紀城堡與騎士廳。午後行車 45 公里到盧森堡市，傍晚在憲法廣場看峽谷裡的阿道夫橋點燈。",
        meals: { breakfast: "酒店早餐", lunch: "盧森堡燻豬肩肉佐蠶豆", dinner: "飯店晚餐" },
        hotel: "盧森堡市 四星級飯店或同級",
        location: { name: "菲安登", latitude: 49.935, longitude: 6.202 },
        picture: { scene: "bavarian-castle", palette: "noon", seed: 5962, alt: "山丘上的塔樓城堡" },
      },
      {
        title: "盧森堡／迪南／布魯塞爾",
        places: ["博克砲臺", "護堤步道", "大公宮外觀", "迪南城砦", "布魯塞爾大廣場"],
        description:
          "上午走進岩壁裡的博克砲臺與被稱為歐洲最美陽臺的護堤步道。行車 140 公里到默茲河邊的迪南，搭纜車上城砦看洋蔥形教堂塔，再行 95 公里到布魯塞爾，夜裡看點燈的大廣場，全日 235 公里。",
        meals: { breakfast: "酒店早餐", lunch: "阿登火腿與河魚餐", dinner: "敬請自理" },
        hotel: "布魯塞爾 四星級飯店或同級",
        location: { name: "盧森堡市", latitude: 49.6117, longitude: 6.137 },
        picture: { scene: "highland-castle", palette: "dusk", seed: 5999, alt: "河岸山丘上的石造城砦" },
      },
      {
        title: "布魯塞爾／根特／布魯日",
        places: ["尿尿小童", "聖于貝爾拱廊", "根特聖巴夫主教座堂", "根特香草河岸"],
        description:
          "上午由大廣場走到尿尿小童與聖于貝爾拱廊，分組嘗方形鬆餅。行車 55 公里到根特，看凡艾克兄弟的《神秘羔羊》祭壇畫與河岸行會老屋，午後再行 50 公里到布魯日，入住運河環內。",
        meals: { breakfast: "酒店早餐", lunch: "淡菜薯條", dinner: "佛蘭德啤酒燉牛肉" },
        hotel: "布魯日 四星級飯店或同級",
        location: { name: "根特", latitude: 51.0543, longitude: 3.7174 },
      },
      {
        title: "布魯日／安特衛普／鹿特丹",
        places: ["布魯日鐘樓", "貝居安會院", "運河船", "安特衛普聖母主教座堂", "小孩堤防風車"],
        description:
          "早上搭船約半小時看石橋與山牆，再到貝居安會院看水仙庭園。行車 105 公里到安特衛普，看魯本斯祭壇畫，午後行車 95 公里到小孩堤防，沿堤步行看十九座風車，續行 25 公里宿鹿特丹，全日 225 公里。",
        meals: { breakfast: "酒店早餐", lunch: "佛蘭德奶油燉雞", dinner: "敬請自理" },
        hotel: "鹿特丹 四星級飯店或同級",
        location: { name: "布魯日", latitude: 51.2093, longitude: 3.2247 },
        picture: { scene: "windmill", palette: "dusk", seed: 6036, alt: "夕照中的風車與水道" },
      },
      {
        title: "鹿特丹／台夫特／庫肯霍夫／阿姆斯特丹",
        places: ["鹿特丹立體方塊屋", "台夫特藍瓷工坊", "海牙國會外觀", "庫肯霍夫花園"],
        description:
          "看過傾斜的方塊屋與拱形市集大樓，行車 15 公里到台夫特參觀手繪藍瓷，經海牙國會湖畔到 35 公里外的庫肯霍夫，停留三小時以上看鬱金香與溫室展，傍晚行車 35 公里抵達阿姆斯特丹。",
        meals: { breakfast: "酒店早餐", lunch: "台夫特老屋餐", dinner: "敬請自理" },
        hotel: "阿姆斯特丹 四星級飯店或同級",
        location: { name: "庫肯霍夫花園", latitude: 52.2697, longitude: 4.5468 },
        picture: { scene: "lavender-hills", palette: "noon", seed: 6073, alt: "成排盛開的彩色花田" },
      },
      {
        title: "阿姆斯特丹／臺北",
        places: ["國家博物館", "玻璃船遊運河", "水壩廣場", "新教堂外觀", "阿姆斯特丹機場"],
        description:
          "上午參觀國家博物館，看林布蘭《夜巡》與維梅爾，約一個半小時。中午搭玻璃船一小時遊世界遺產運河環帶，看傾斜山牆與船屋，午後在水壩廣場自由活動，傍晚到機場搭直飛班機返臺。",
        meals: { breakfast: "酒店早餐", lunch: "印尼風味飯桌", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "阿姆斯特丹國家博物館", latitude: 52.36, longitude: 4.8852 },
      },
      {
        title: "抵達臺北桃園",
        places: ["桃園國際機場", "溫暖的家"],
        description:
          "自阿姆斯特丹直飛約十三小時，班機於翌日下午抵達桃園國際機場。出關前請確認未攜帶肉類、新鮮蔬果等違禁品，領取行李後互道珍重，帶著照片與見聞返回溫暖的家，隔日請多休息調整時差。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "桃園國際機場", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [
      ...INCLUDED,
      "庫肯霍夫花園、庫勒慕勒美術館、菲安登城堡與國家博物館門票",
      "羊角村、布魯日與阿姆斯特丹遊船",
    ],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "庫肯霍夫花園每年約三月下旬至五月上旬開放，五月中旬後的團次改遊海牙莫瑞泰斯皇家美術館與席凡寧根海濱。",
      "露天花田花期受氣候影響，農民為養球根會提前割除花朵，無法保證花況。",
      "庫勒慕勒美術館週一休館，本行程的出發日已避開。",
      "購買球莖須附檢疫證明才可攜帶返臺，建議不要購買。",
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
