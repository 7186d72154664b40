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
    code: "FPHU01",
    name: "匈牙利・斯洛伐克聖誕市集 8 日",
    subtitle: "布達佩斯三晚與布拉提斯拉瓦兩晚，溫泉、熱紅酒與燈飾",
    countries: ["HU", "SK"],
    tags: ["聖誕市集", "溫泉", "美食"],
    days: 8,
    nights: 5,
    basePrice: 79900,
    months: [11, 12],
    peakMonths: [12],
    weekdays: [3, 6],
    departures: 11,
    seats: 30,
    minimumGroupSize: 15,
    highlights: [
      {
        title: "四座市集不趕路",
        text: "弗洛斯馬提廣場、聖伊什特萬聖殿、布拉提斯拉瓦老城與特爾納瓦，每座至少停留一個半小時。",
      },
      {
        title: "冬日戶外溫泉",
        text: "安排塞切尼浴場半日，室外池水約三十八度，看白煙從黃色宮殿式建築間升起。附更衣置物櫃，請自備毛巾。",
      },
      {
        title: "多瑙河灣三小城",
        text: "埃斯泰爾戈姆、維謝格拉德與聖坦德沿河而下，都在六十公里內，一天走得從容。午餐是騎士宴風味。",
      },
      {
        title: "兩城五晚只換一次房",
        text: "布達佩斯連住三晚、布拉提斯拉瓦連住兩晚，行李少搬，晚上可步行回酒店。市集就在步行可及之處。",
      },
    ],
    cover: { scene: "budapest", palette: "dusk", seed: 56740, alt: "冬日傍晚的多瑙河與國會大廈" },
    gallery: [
      { scene: "market-street", palette: "night", seed: 56777, alt: "聖誕市集的燈飾與攤位" },
      { scene: "market-street", palette: "dusk", seed: 56814, alt: "老城廣場的節慶燈光" },
      { scene: "vienna-palace", palette: "dusk", seed: 56851, alt: "黃色宮殿前的冬日暮色" },
      { scene: "highland-castle", palette: "morning", seed: 56888, alt: "晨霧裡的河岸古堡" },
    ],
    itinerary: [
      {
        title: "臺北桃園／伊斯坦堡",
        places: ["桃園國際機場", "夜間飛行"],
        description:
          "傍晚於桃園機場集合，搭乘夜間班機飛往伊斯坦堡，飛行約十二小時，行李直掛布達佩斯。當地十二月日間約零至四度，請將羽絨衣、毛帽與手套放在隨身行李，抵達後就會用到。上機後儘早休息。",
        meals: { breakfast: "敬請自理", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
      {
        title: "伊斯坦堡／布達佩斯",
        places: ["伊斯坦堡機場", "塞切尼溫泉浴場", "英雄廣場", "安德拉什大道"],
        description:
          "清晨轉機約兩小時抵布達佩斯，先用早餐、看英雄廣場與農業博物館的古堡外觀。午後泡塞切尼溫泉浴場約兩個半小時，請自備泳衣與拖鞋，傍晚沿安德拉什大道乘車入住，提早休息。",
        meals: { breakfast: "機上餐食", lunch: "匈牙利牛肉湯", dinner: "酒店晚餐" },
        hotel: "布達佩斯 四星級酒店或同級",
        location: { name: "塞切尼溫泉浴場", latitude: 47.5186, longitude: 19.0824 },
        picture: { scene: "vienna-palace", palette: "noon", seed: 56925, alt: "黃色宮殿式的浴場建築" },
      },
      {
        title: "布達佩斯",
        places: ["漁夫堡", "馬加什教堂", "國會大廈外觀", "聖伊什特萬聖殿市集", "弗洛斯馬提廣場市集"],
        description:
          "上午上城堡山，看漁夫堡七座白塔與馬加什教堂彩瓦，過鏈橋看河岸的鐵鞋紀念。午後兩座市集相距步行十分鐘，可嘗煙囪捲與熱紅酒，天黑後聖殿立面有每半小時一場的光影投射。",
        meals: { breakfast: "酒店早餐", lunch: "紅椒燉雞", dinner: "敬請自理" },
        hotel: "布達佩斯 四星級酒店或同級",
        location: { name: "聖伊什特萬聖殿", latitude: 47.5008, longitude: 19.054 },
        picture: { scene: "budapest", palette: "night", seed: 56962, alt: "河岸燈火與鏈橋" },
      },
      {
        title: "布達佩斯／多瑙河灣／布達佩斯",
        places: ["埃斯泰爾戈姆大教堂", "維謝格拉德上堡", "聖坦德"],
        description:
          "行車 60 公里到埃斯泰爾戈姆，登匈牙利最大教堂的臺階，對岸就是斯洛伐克。再沿河 25 公里到維謝格拉德上堡看多瑙河急轉南下，午後 22 公里到聖坦德，走畫廊巷弄與小鎮的冬季市集。",
        meals: { breakfast: "酒店早餐", lunch: "騎士宴風味餐", dinner: "酒店晚餐" },
        hotel: "布達佩斯 四星級酒店或同級",
        location: { name: "維謝格拉德", latitude: 47.7939, longitude: 18.9797 },
        picture: { scene: "highland-castle", palette: "noon", seed: 56999, alt: "河彎上方的山頂城堡" },
      },
      {
        title: "布達佩斯／傑爾／布拉提斯拉瓦",
        places: ["塔塔湖畔城堡", "傑爾巴洛克老城", "布拉提斯拉瓦老城市集"],
        description:
          "行車 70 公里到塔塔，看湖畔城堡與越冬的雁群。再行 60 公里到三河交會的傑爾，走巴洛克老城與中央廣場。午後 80 公里抵布拉提斯拉瓦，傍晚逛老市政廳前的市集，嘗馬鈴薯薄餅夾鵝肉。",
        meals: { breakfast: "酒店早餐", lunch: "匈牙利烤鵝腿", dinner: "敬請自理" },
        hotel: "布拉提斯拉瓦 四星級酒店或同級",
        location: { name: "傑爾", latitude: 47.6875, longitude: 17.6504 },
      },
      {
        title: "布拉提斯拉瓦／特爾納瓦／紅石堡／布拉提斯拉瓦",
        places: ["紅石堡", "特爾納瓦老城", "布拉提斯拉瓦城堡", "藍色教堂"],
        description:
          "行車 45 公里到小喀爾巴阡山腳的紅石堡，由講解員帶看巨大的地下倉窖。再行 25 公里到有小羅馬之稱的特爾納瓦，逛市集喝潘趣酒。午後 55 公里返回，看城堡山與天藍色的聖伊莉莎白教堂。",
        meals: { breakfast: "酒店早餐", lunch: "起司馬鈴薯麵疙瘩", dinner: "烤鵝與紫甘藍" },
        hotel: "布拉提斯拉瓦 四星級酒店或同級",
        location: { name: "布拉提斯拉瓦", latitude: 48.1439, longitude: 17.1097 },
      },
      {
        title: "布拉提斯拉瓦／潘諾恩哈爾馬／伊斯坦堡",
        places: ["潘諾恩哈爾馬修道院", "圖書館", "布達佩斯機場"],
        description:
          "行車 95 公里到丘頂的潘諾恩哈爾馬修道院，這座九九六年創立的本篤會院仍有修士生活，看迴廊與藏書近四十萬冊的圖書館，午餐後行車 145 公里前往機場，傍晚飛往伊斯坦堡。",
        meals: { breakfast: "酒店早餐", lunch: "修道院鄉村午餐", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "潘諾恩哈爾馬修道院", latitude: 47.5528, longitude: 17.7603 },
      },
      {
        title: "伊斯坦堡／臺北桃園",
        places: ["伊斯坦堡機場", "桃園國際機場"],
        description:
          "凌晨於伊斯坦堡轉機，飛行約十小時四十分，機上供應兩餐。傍晚抵達桃園機場，領取行李時請檢查託運的玻璃飾品與酒類，由領隊協助處理行李事宜，結束聖誕市集之旅，各自返家。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "塞切尼溫泉浴場半日票與置物櫃"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "各城聖誕市集開幕日每年不同，十一月中旬出發的團以布達佩斯市集為主，其餘依公告調整。",
      "十二月二十四日下午起商店、市集與部分餐廳休息，當日行程改為教堂與夜景散步。",
      "冬季日落約下午四點，戶外行程集中在上午，路面可能結冰，請穿防滑鞋。",
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
        number: "XG1035",
        from: "伊斯坦堡 IST",
        to: "布達佩斯 BUD",
        departs: "07:40",
        arrives: "07:50",
      },
      {
        day: 7,
        carrier: "XG",
        number: "XG1038",
        from: "布達佩斯 BUD",
        to: "伊斯坦堡 IST",
        departs: "18:40",
        arrives: "22:45",
      },
      {
        day: 8,
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
    code: "FPRO01",
    name: "羅馬尼亞・保加利亞 12 日",
    subtitle: "外西凡尼亞古堡、玫瑰谷與里拉修道院",
    countries: ["RO", "BG"],
    tags: ["世界遺產", "花季", "慢旅"],
    days: 12,
    nights: 9,
    basePrice: 115900,
    months: [5, 6, 7, 8, 9, 10],
    peakMonths: [6, 9],
    weekdays: [2],
    departures: 12,
    seats: 26,
    minimumGroupSize: 14,
    highlights: [
      {
        title: "外西凡尼亞三座古城",
        text: "布拉索夫、錫吉什瓦拉與錫比烏保留薩克森人的塔樓與城牆，錫比烏的屋頂還有會眨眼的天窗。",
      },
      {
        title: "布蘭堡與佩勒什宮",
        text: "一座是山口上的中世紀關堡，一座是有一百六十個房間的王室夏宮，同一條山路兩種面貌。",
      },
      {
        title: "六月玫瑰谷",
        text: "五月下旬至六月中旬出發的團，清晨到卡贊勒克的花田看採收，再看花瓣蒸餾成精油。另參觀玫瑰博物館。",
      },
      {
        title: "里拉修道院",
        text: "深藏山谷的彩繪修道院，拱廊黑白相間，穹頂與外牆共有一千二百餘幅壁畫場景。停留約兩小時，可走林道。",
      },
    ],
    cover: { scene: "highland-castle", palette: "dusk", seed: 57036, alt: "山口古堡與暮色森林" },
    gallery: [
      { scene: "lavender-hills", palette: "morning", seed: 57073, alt: "晨光裡的花田山谷" },
      { scene: "distant-ridges", palette: "noon", seed: 57110, alt: "喀爾巴阡山的層層山稜" },
      { scene: "market-street", palette: "noon", seed: 57147, alt: "薩克森老城的彩色廣場" },
      { scene: "andalusia-arches", palette: "noon", seed: 57184, alt: "修道院的條紋拱廊" },
    ],
    itinerary: [
      {
        title: "臺北桃園／伊斯坦堡",
        places: ["桃園國際機場", "夜間飛行"],
        description:
          "傍晚於桃園機場集合，搭乘夜間班機飛往伊斯坦堡，飛行約十二小時，行李直掛布加勒斯特。機上供應兩餐，上機後建議調成當地時間並儘早休息，山區早晚涼，外套請放隨身行李。",
        meals: { breakfast: "敬請自理", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
      {
        title: "伊斯坦堡／布加勒斯特",
        places: ["伊斯坦堡機場", "人民宮外觀", "革命廣場", "老城利普斯坎街", "村落博物館"],
        description:
          "清晨轉機約一個半小時抵布加勒斯特。上午到村落博物館，看由各地遷來的木造農舍與風車，午後看量體驚人的人民宮、一九八九年的革命廣場，再走老城的利普斯坎街與小教堂，傍晚入住。",
        meals: { breakfast: "機上餐食", lunch: "高麗菜捲配玉米糕", dinner: "酒店晚餐" },
        hotel: "布加勒斯特 四星級酒店或同級",
        location: { name: "布加勒斯特", latitude: 44.4323, longitude: 26.1063 },
      },
      {
        title: "布加勒斯特／西納亞／布拉索夫",
        places: ["佩勒什宮", "西納亞修道院", "布拉索夫黑教堂", "議會廣場"],
        description:
          "行車 125 公里到西納亞，入佩勒什宮看滿是木雕的大廳、兵器室與劇院，再看十七世紀修道院的小禮拜堂。午後沿普拉霍瓦河谷 50 公里到布拉索夫，看因大火燻黑得名的黑教堂與議會廣場。",
        meals: { breakfast: "酒店早餐", lunch: "喀爾巴阡鱒魚", dinner: "酒店晚餐" },
        hotel: "布拉索夫 四星級酒店或同級",
        location: { name: "佩勒什宮", latitude: 45.36, longitude: 25.5426 },
        picture: { scene: "bavarian-castle", palette: "noon", seed: 57221, alt: "森林邊的尖塔王宮" },
      },
      {
        title: "布拉索夫／布蘭堡／普雷日梅爾／布拉索夫",
        places: ["布蘭堡", "勒什諾夫要塞", "普雷日梅爾設防教堂", "坦帕山纜車"],
        description:
          "行車 30 公里到布蘭堡，沿窄梯走過瑪麗王后的房間，聽德古拉傳說與史實的差別。回程看丘頂的勒什諾夫要塞，再 35 公里到普雷日梅爾，城牆內有二百七十二間避難小室，傍晚可搭纜車上坦帕山。",
        meals: { breakfast: "酒店早餐", lunch: "外西凡尼亞燉肉", dinner: "敬請自理" },
        hotel: "布拉索夫 四星級酒店或同級",
        location: { name: "布蘭堡", latitude: 45.5149, longitude: 25.3672 },
        picture: { scene: "highland-castle", palette: "morning", seed: 57258, alt: "晨霧裡的山口城堡" },
      },
      {
        title: "布拉索夫／錫吉什瓦拉／比耶爾坦／錫比烏",
        places: ["錫吉什瓦拉鐘樓", "學生木梯", "比耶爾坦設防教堂", "錫比烏大廣場"],
        description:
          "行車 120 公里到錫吉什瓦拉，登鐘樓看隨日更換的木偶，走過一百七十五階的有頂木梯。再行 30 公里到比耶爾坦，教堂門上有十九道鎖。午後 80 公里到錫比烏，看大廣場四周的眼睛屋頂。",
        meals: { breakfast: "酒店早餐", lunch: "鄉村酸湯與煎餅", dinner: "酒店晚餐" },
        hotel: "錫比烏 四星級酒店或同級",
        location: { name: "錫吉什瓦拉", latitude: 46.2192, longitude: 24.7928 },
        picture: { scene: "market-street", palette: "morning", seed: 57295, alt: "彩色薩克森老屋與鐘樓" },
      },
      {
        title: "錫比烏／科齊亞／阿爾杰什／布加勒斯特",
        places: ["奧爾特河谷", "科齊亞修道院", "阿爾杰什主教座堂"],
        description:
          "沿奧爾特河谷南下 75 公里，看河畔的科齊亞修道院與十四世紀壁畫。再行 60 公里到阿爾杰什，聽工匠把妻子砌入牆中的傳說，看四座扭轉的塔樓。午後 150 公里返布加勒斯特，途中休息。",
        meals: { breakfast: "酒店早餐", lunch: "河谷烤魚", dinner: "酒店晚餐" },
        hotel: "布加勒斯特 四星級酒店或同級",
        location: { name: "阿爾杰什", latitude: 45.1572, longitude: 24.6753 },
      },
      {
        title: "布加勒斯特／魯塞／大特爾諾沃",
        places: ["友誼大橋", "伊凡諾沃岩洞教堂", "沙雷維茨城堡"],
        description:
          "行車 75 公里到久爾久，經長 2.8 公里的友誼大橋越過多瑙河，進入保加利亞。再行 25 公里到伊凡諾沃，爬一小段階梯看崖壁上的十四世紀岩洞壁畫。午後 95 公里到舊都大特爾諾沃，登沙雷維茨城堡。",
        meals: { breakfast: "酒店早餐", lunch: "番茄起司沙拉與烤肉", dinner: "酒店晚餐" },
        hotel: "大特爾諾沃 四星級酒店或同級",
        location: { name: "大特爾諾沃", latitude: 43.0833, longitude: 25.6525 },
      },
      {
        title: "大特爾諾沃／卡贊勒克／普羅夫迪夫",
        places: ["阿爾巴納西聖誕教堂", "希普卡紀念教堂", "卡贊勒克玫瑰谷", "色雷斯古墓"],
        description:
          "上午看四公里外阿爾巴納西外觀樸素、內壁滿繪的聖誕教堂。翻過希普卡山口 90 公里到玫瑰谷，看金頂紀念教堂、色雷斯古墓複製室與玫瑰博物館，花季可下田。午後 110 公里到普羅夫迪夫。",
        meals: { breakfast: "酒店早餐", lunch: "玫瑰果醬優格與砂鍋燉肉", dinner: "酒店晚餐" },
        hotel: "普羅夫迪夫 四星級酒店或同級",
        location: { name: "卡贊勒克", latitude: 42.6194, longitude: 25.3929 },
        picture: { scene: "lavender-hills", palette: "noon", seed: 57332, alt: "玫瑰谷的花田與山脈" },
      },
      {
        title: "普羅夫迪夫／巴奇科沃／普羅夫迪夫",
        places: ["古羅馬劇場", "復興時期老屋", "卡帕納街區", "巴奇科沃修道院"],
        description:
          "上午走三丘上的老城，看仍在使用的古羅馬劇場與木造凸窗的復興時期老屋。午後 30 公里到羅多彼山口的巴奇科沃修道院，看齋堂的末日審判壁畫。傍晚回城，在卡帕納街區自由活動。",
        meals: { breakfast: "酒店早餐", lunch: "羅多彼馬鈴薯餅", dinner: "敬請自理" },
        hotel: "普羅夫迪夫 四星級酒店或同級",
        location: { name: "普羅夫迪夫", latitude: 42.1469, longitude: 24.7511 },
        picture: { scene: "colosseum", palette: "morning", seed: 57369, alt: "山丘上的羅馬劇場遺跡" },
      },
      {
        title: "普羅夫迪夫／里拉修道院／索菲亞",
        places: ["里拉修道院", "赫雷利奧塔", "聖伊凡隱修洞"],
        description:
          "行車 220 公里到里拉山谷，入里拉修道院，看聖母升天教堂外廊的壁畫、四層木廊僧房與十四世紀的赫雷利奧塔，可沿林道走一小段。午後行車 120 公里到索菲亞，傍晚抵達，晚餐有民俗舞蹈。",
        meals: { breakfast: "酒店早餐", lunch: "山谷烤鱒魚", dinner: "民俗舞蹈晚餐" },
        hotel: "索菲亞 四星級酒店或同級",
        location: { name: "里拉修道院", latitude: 42.1334, longitude: 23.3402 },
        picture: {
          scene: "andalusia-arches",
          palette: "morning",
          seed: 57406,
          alt: "條紋拱廊圍起的修道院中庭",
        },
      },
      {
        title: "索菲亞／伊斯坦堡",
        places: ["博亞納教堂", "亞歷山大涅夫斯基主教座堂", "聖喬治圓頂教堂", "維托沙大道"],
        description:
          "上午到城郊的博亞納教堂，每梯次限十分鐘看一二五九年的寫實壁畫。再回市區看金頂的主教座堂、藏在庭院裡的四世紀圓頂教堂與地下古城遺跡，午後在維托沙大道自由活動，晚間飛往伊斯坦堡。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "索菲亞", latitude: 42.6957, longitude: 23.3329 },
      },
      {
        title: "伊斯坦堡／臺北桃園",
        places: ["伊斯坦堡機場", "桃園國際機場"],
        description:
          "凌晨於伊斯坦堡轉機，飛行約十小時四十分，機上供應兩餐。傍晚抵達桃園機場，領取行李時請檢查玫瑰精油與蜂蜜等液體有無滲漏，由領隊協助處理行李事宜，結束旅程，各自返家。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "玫瑰博物館與民俗舞蹈晚餐"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "玫瑰採收期約五月下旬至六月中旬，依當年氣候而定，其他日期參觀博物館與蒸餾示範。",
      "喀爾巴阡山路彎道多，易暈車者請自備藥品。",
      "修道院內請遮肩蓋膝，內部多禁止攝影。",
      "行程順序得因邊境通行與道路狀況調整。",
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
        number: "XG1043",
        from: "伊斯坦堡 IST",
        to: "布加勒斯特 OTP",
        departs: "07:30",
        arrives: "08:55",
      },
      {
        day: 11,
        carrier: "XG",
        number: "XG1030",
        from: "索菲亞 SOF",
        to: "伊斯坦堡 IST",
        departs: "21:10",
        arrives: "22:35",
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
