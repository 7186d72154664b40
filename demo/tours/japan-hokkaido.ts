/** Hokkaidō: the flower hills in summer, drift ice and cranes in winter. */
import { GROUP_EXCLUDES, GROUP_INCLUDES, GROUP_REMARKS } from "../terms/japan-korea.ts";
import type { DemoTour } from "../types.ts";

export const tours: DemoTour[] = [
  {
    code: "FPJP01",
    name: "北海道富良野花田美瑛青池溫泉 5 日",
    subtitle: "薰衣草的紫、拼布之丘的綠，兩晚泡湯收尾",
    isPopular: true,
    countries: ["JP"],
    tags: ["北海道", "花季", "溫泉"],
    days: 5,
    nights: 4,
    basePrice: 46900,
    months: [6, 7, 8],
    peakMonths: [7],
    weekdays: [1, 3, 6],
    departures: 14,
    seats: 34,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "七月的富良野花田",
        text: "薰衣草於七月上旬至下旬盛開，六月有罌粟與羽扇豆，八月接著鼠尾草與大波斯菊，各月出發看到的顏色都不同。",
      },
      {
        title: "美瑛拼布之路",
        text: "馬鈴薯、小麥與玉米輪作，把丘陵切成深淺不一的格子。巴士繞行西側丘陵，停靠兩處展望點慢慢拍照。",
      },
      {
        title: "兩晚溫泉住宿",
        text: "定山溪位在豐平川溪谷，登別則有多種泉質，兩晚都住溫泉旅館，抵達時間排在傍晚前，可從容泡湯。",
      },
      {
        title: "小樽運河散步",
        text: "上午抵達小樽，避開午後人潮，沿石造倉庫走一段運河，再逛堺町通的玻璃工房與甜點老店街。",
      },
    ],
    cover: {
      scene: "lavender-hills",
      palette: "noon",
      seed: 5040,
      alt: "盛夏的富良野，一排排紫色薰衣草順著丘陵延伸到遠山腳下",
    },
    gallery: [
      {
        scene: "lavender-hills",
        palette: "morning",
        seed: 5041,
        alt: "晨霧剛散的美瑛丘陵，花帶與麥田相間",
      },
      {
        scene: "rockies-lake",
        palette: "noon",
        seed: 5042,
        alt: "青藍色湖水與後方山林",
      },
      {
        scene: "onsen-lanterns",
        palette: "dusk",
        seed: 5043,
        alt: "登別溫泉街傍晚亮起燈籠，遠處升起硫磺白煙",
      },
      {
        scene: "market-street",
        palette: "dusk",
        seed: 5044,
        alt: "小樽老街的店家與燈火",
      },
    ],
    itinerary: [
      {
        title: "臺北／新千歲／札幌",
        places: ["大通公園", "札幌電視塔", "狸小路商店街"],
        description:
          "上午自桃園直飛新千歲機場，抵達後前往約 50 公里外的札幌市區。大通公園橫貫市中心，夏季花壇與噴水池旁總有人野餐；傍晚可自行走到狸小路商店街逛逛，晚餐享用北海道成吉思汗烤羊肉，也備有海鮮鍋供不吃羊肉的貴賓選擇。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "成吉思汗烤羊肉",
        },
        hotel: "札幌 四星級酒店或同級",
        location: {
          name: "札幌大通公園",
          latitude: 43.0601,
          longitude: 141.3469,
        },
      },
      {
        title: "札幌／美瑛／富良野",
        places: ["白金青池", "白鬚瀑布", "拼布之路", "四季彩之丘"],
        description:
          "車行約 150 公里抵達美瑛，先看青池與上游的白鬚瀑布，地下水自岩縫湧出，帶著淡淡的藍色。午後循拼布之路看丘陵農田，四季彩之丘的花帶依山坡起伏，可自費搭乘拖曳車繞園一圈，傍晚再往南約 35 公里到富良野住宿。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "美瑛豬肉蓋飯定食",
          dinner: "酒店自助餐",
        },
        hotel: "富良野 四星級度假酒店或同級",
        picture: {
          scene: "rockies-lake",
          palette: "morning",
          seed: 5045,
          alt: "清晨的青池水面與十勝岳連峰",
        },
        location: {
          name: "美瑛青池",
          latitude: 43.4935,
          longitude: 142.6142,
        },
      },
      {
        title: "富良野／小樽／定山溪溫泉",
        places: ["中富良野花田", "小樽運河", "堺町通", "定山溪溫泉街"],
        description:
          "早晨花田遊客尚少，先走進中富良野的薰衣草坡地，品嚐哈密瓜與薰衣草冰淇淋。之後行駛約 160 公里到小樽，沿運河看舊倉庫群，再到堺町通逛玻璃與音樂盒店家。傍晚入住札幌近郊的定山溪溫泉，晚餐後可到溪邊泡足湯。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "小樽握壽司御膳",
          dinner: "溫泉旅館會席料理",
        },
        hotel: "定山溪溫泉 四星級溫泉旅館或同級",
        picture: {
          scene: "lavender-hills",
          palette: "morning",
          seed: 5046,
          alt: "中富良野的薰衣草坡地，遠方是十勝岳連峰",
        },
        location: {
          name: "小樽運河",
          latitude: 43.1988,
          longitude: 141.0026,
        },
      },
      {
        title: "定山溪溫泉／洞爺湖／登別溫泉",
        places: ["中山峠展望台", "洞爺湖遊船", "昭和新山", "登別地獄谷"],
        description:
          "翻過中山峠，晴天可望見羊蹄山。在洞爺湖搭遊船繞行湖心中島，再看 1940 年代從麥田隆起的昭和新山。午後抵達登別，沿木棧道走進地獄谷，火口壁上冒著白煙與硫磺氣味，環線步行約三十分鐘，晚間回旅館享用溫泉。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "洞爺湖畔和風定食",
          dinner: "北海道長腳蟹自助餐",
        },
        hotel: "登別溫泉 四星級溫泉旅館或同級",
        picture: {
          scene: "onsen-lanterns",
          palette: "dusk",
          seed: 5047,
          alt: "登別地獄谷的白煙與溫泉街燈火",
        },
        location: {
          name: "登別地獄谷",
          latitude: 42.5003,
          longitude: 141.1473,
        },
      },
      {
        title: "登別溫泉／支笏湖／新千歲／臺北",
        places: ["支笏湖", "山線鐵橋", "新千歲機場"],
        description:
          "上午前往支笏洞爺國立公園內的支笏湖，湖水最深三百多公尺，幾乎終年不結冰。走過明治時代留下的紅色山線鐵橋，在湖畔喝杯咖啡，再到約 25 公里外的新千歲機場，預留時間選購乳製品與甜點，下午搭機返回桃園。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "敬請自理",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        location: {
          name: "支笏湖",
          latitude: 42.7719,
          longitude: 141.4035,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [...GROUP_REMARKS, "花況受氣溫與雨量影響，各花田實際花期以園方公告為準，無法保證盛開程度。"],
    flights: [
      {
        day: 1,
        carrier: "YL",
        number: "YL132",
        from: "臺北桃園 TPE",
        to: "札幌新千歲 CTS",
        departs: "08:50",
        arrives: "13:30",
      },
      {
        day: 5,
        carrier: "YL",
        number: "YL133",
        from: "札幌新千歲 CTS",
        to: "臺北桃園 TPE",
        departs: "15:00",
        arrives: "18:30",
      },
    ],
  },
  {
    code: "FPJP02",
    name: "北海道道東流冰丹頂鶴釧網線 6 日",
    subtitle: "冰海、白鶴與雪原列車，冬天才走得到的道東",
    countries: ["JP"],
    tags: ["北海道", "雪景極光", "鐵道", "攝影", "溫泉"],
    days: 6,
    nights: 5,
    basePrice: 62900,
    months: [1, 2, 3],
    peakMonths: [2],
    weekdays: [2, 5],
    departures: 12,
    seats: 28,
    minimumGroupSize: 14,
    highlights: [
      {
        title: "搭破冰船看流冰",
        text: "鄂霍次克海的流冰多在一月下旬靠岸、三月中旬離去，從網走港搭船出海，聽船首壓過冰層的聲響。",
      },
      {
        title: "鶴居村的丹頂鶴",
        text: "冬季丹頂鶴聚集在給餌場附近覓食，晨間常見成對起舞。安排上午停留一小時，適合長鏡頭拍攝。",
      },
      {
        title: "釧網線海岸段",
        text: "搭乘普通列車走網走到知床斜里，車窗緊鄰鄂霍次克海，途中的北濱站月台就面對結冰的海面。",
      },
      {
        title: "阿寒湖與層雲峽",
        text: "兩處冬季景色不同的溫泉地：阿寒湖整面封凍，層雲峽則有岩壁垂下的冰瀑與夜間點燈的冰雕會場。",
      },
    ],
    cover: {
      scene: "distant-ridges",
      palette: "morning",
      seed: 5080,
      alt: "清晨的鄂霍次克海岸，雪原與遠山在淡藍天色中層層退去",
    },
    gallery: [
      {
        scene: "snow-wall",
        palette: "morning",
        seed: 5081,
        alt: "道東除雪後的道路，兩側積雪高過行人",
      },
      {
        scene: "cruise-ship",
        palette: "noon",
        seed: 5082,
        alt: "航行在網走外海的觀光船",
      },
      {
        scene: "onsen-lanterns",
        palette: "night",
        seed: 5083,
        alt: "雪夜的溫泉街，燈籠映著屋簷積雪",
      },
      {
        scene: "rockies-lake",
        palette: "morning",
        seed: 5084,
        alt: "結冰的阿寒湖與雄阿寒岳",
      },
      {
        scene: "distant-ridges",
        palette: "dusk",
        seed: 5085,
        alt: "十勝平原黃昏，防風林後方是日高山脈",
      },
    ],
    itinerary: [
      {
        title: "臺北／新千歲／十勝川溫泉",
        places: ["新千歲機場", "道東自動車道", "十勝川溫泉"],
        description:
          "自桃園直飛新千歲，通關後沿道東自動車道橫越日高山脈，約 170 公里、車程兩個半小時，進入遼闊的十勝平原。十勝川溫泉屬植物性的褐色泉，觸感滑潤。入住後建議先泡湯暖身，晚餐品嚐十勝產牛肉與當季蔬菜。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "十勝牛會席料理",
        },
        hotel: "十勝川溫泉 四星級溫泉旅館或同級",
        location: {
          name: "十勝川溫泉",
          latitude: 42.9297,
          longitude: 143.3036,
        },
      },
      {
        title: "十勝川／鶴居村／阿寒湖溫泉",
        places: ["鶴居伊藤丹頂保護區", "釧路濕原展望台", "阿寒湖愛奴聚落"],
        description:
          "行駛約 130 公里到鶴居村，在給餌場外圍觀察丹頂鶴覓食與鳴叫，隨後到釧路濕原展望台看蜿蜒的冬季河道。傍晚翻上阿寒湖，湖面封凍後可走到冰上，夜間在愛奴聚落認識木雕與口琴文化，入住湖畔溫泉旅館。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "釧路爐端燒定食",
          dinner: "溫泉旅館自助餐",
        },
        hotel: "阿寒湖溫泉 四星級溫泉旅館或同級",
        picture: {
          scene: "rockies-lake",
          palette: "dusk",
          seed: 5086,
          alt: "封凍的阿寒湖，湖對岸山頭染上夕色",
        },
        location: {
          name: "阿寒湖溫泉",
          latitude: 43.4336,
          longitude: 144.0936,
        },
      },
      {
        title: "阿寒湖／摩周湖／屈斜路湖／網走",
        places: ["摩周湖第一展望台", "硫磺山", "屈斜路湖砂湯", "美幌峠"],
        description:
          "上午在摩周湖展望台俯瞰破火山口湖，再走近冒著黃色硫磺蒸氣的硫磺山。屈斜路湖畔的砂湯因地熱不結冰，常有大天鵝停留過冬。翻過美幌峠後下到網走，全日車程約 150 公里，雪路行駛較慢，沿途安排多次休息。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "弟子屈豬肉蓋飯",
          dinner: "鄂霍次克海鮮鍋",
        },
        hotel: "網走湖 四星級溫泉酒店或同級",
        picture: {
          scene: "distant-ridges",
          palette: "noon",
          seed: 5087,
          alt: "摩周湖展望台外的雪白外輪山",
        },
        location: {
          name: "摩周湖",
          latitude: 43.5564,
          longitude: 144.5089,
        },
      },
      {
        title: "網走／北濱／知床斜里／層雲峽溫泉",
        places: ["流冰破冰船", "網走流冰館", "釧網本線", "層雲峽"],
        description:
          "早班破冰船自網走港出海約一小時；遇流冰未靠岸則改為近海航行並退還差額。之後搭釧網本線普通列車沿海到知床斜里，車程約五十分鐘。午後遊覽車行駛約 200 公里往內陸的層雲峽，傍晚抵達，夜訪冰瀑會場的點燈雪洞。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "網走海鮮蓋飯",
          dinner: "溫泉旅館會席料理",
        },
        hotel: "層雲峽溫泉 四星級溫泉旅館或同級",
        picture: {
          scene: "cruise-ship",
          palette: "morning",
          seed: 5088,
          alt: "清晨離港的觀光船",
        },
        location: {
          name: "層雲峽溫泉",
          latitude: 43.7288,
          longitude: 142.9478,
        },
      },
      {
        title: "層雲峽／旭川／小樽／札幌",
        places: ["銀河流星瀑布", "旭川動物園企鵝散步", "小樽運河"],
        description:
          "先看結成冰柱的銀河與流星雙瀑，再到約 75 公里外的旭川，冬季動物園每日安排國王企鵝在雪地散步。午餐為旭川醬油拉麵，之後經高速公路行駛約 170 公里到小樽，傍晚運河旁的煤氣燈亮起，晚餐後轉往札幌住宿。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "旭川醬油拉麵",
          dinner: "小樽海鮮御膳",
        },
        hotel: "札幌 四星級酒店或同級",
        picture: {
          scene: "market-street",
          palette: "night",
          seed: 5089,
          alt: "雪夜的小樽運河倉庫街",
        },
        location: {
          name: "小樽運河",
          latitude: 43.1988,
          longitude: 141.0026,
        },
      },
      {
        title: "札幌／新千歲／臺北",
        places: ["北海道神宮", "二條市場", "新千歲機場"],
        description:
          "早晨先到圓山的北海道神宮，林間參道積雪鬆軟，常可見松鼠跳過。接著逛二條市場，認識帆立貝、海膽與各種螃蟹的挑法。中午前往新千歲機場，車程約一小時，預留用餐與採買時間，下午搭機返回桃園，結束雪國旅程。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        location: {
          name: "札幌北海道神宮",
          latitude: 43.0544,
          longitude: 141.3078,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES, "流冰破冰船船票及釧網本線網走—知床斜里普通列車票"],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [
      ...GROUP_REMARKS,
      "流冰隨風向漂移，能否靠岸非人力可控；停航時退還船票並改走網走流冰館。",
      "冬季道東夜間可達零下 20 度，請備防滑雪靴、保暖帽與手套。",
    ],
    flights: [
      {
        day: 1,
        carrier: "BX",
        number: "BX118",
        from: "臺北桃園 TPE",
        to: "札幌新千歲 CTS",
        departs: "09:10",
        arrives: "13:50",
      },
      {
        day: 6,
        carrier: "BX",
        number: "BX119",
        from: "札幌新千歲 CTS",
        to: "臺北桃園 TPE",
        departs: "15:10",
        arrives: "18:50",
      },
    ],
  },
];
