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
    code: "FPES01",
    name: "西班牙・高第建築與安達魯西亞 10 日",
    subtitle: "巴塞隆納到馬德里，聖家堂、阿爾罕布拉宮與白色山城",
    isPopular: true,
    countries: ["ES"],
    tags: ["世界遺產", "藝術建築", "美食"],
    days: 10,
    nights: 7,
    basePrice: 125900,
    months: [2, 3, 4, 5, 6, 9, 10, 11, 12],
    peakMonths: [4, 5, 10],
    weekdays: [3, 6],
    departures: 15,
    seats: 32,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "聖家堂與奎爾公園",
        text: "兩處皆預約入內，聖家堂安排語音導覽，留足時間看上午由東側彩窗灑進的藍綠色光。參觀全程約兩小時半。",
      },
      {
        title: "阿爾罕布拉宮納斯爾宮",
        text: "依實名時段進入納斯爾宮，看獅子中庭與鐘乳石拱頂，再走到軒尼洛里菲花園。全區參觀約三小時，有中文講解。",
      },
      {
        title: "龍達住一晚",
        text: "遊覽車離去後的龍達安靜下來，傍晚沿新橋下的步道走到峽谷底，仰望九十八公尺高的石橋。",
      },
      {
        title: "高鐵省下五小時",
        text: "哥多華到馬德里搭高速列車約一小時四十五分，以車程換取托雷多的一個下午。車上可看拉曼查的橄欖林。",
      },
    ],
    cover: { scene: "sagrada", palette: "morning", seed: 51740, alt: "聖家堂的尖塔與晨光" },
    gallery: [
      { scene: "andalusia-arches", palette: "noon", seed: 51777, alt: "摩爾式馬蹄拱與中庭水池" },
      { scene: "arched-bridge", palette: "dusk", seed: 51814, alt: "峽谷上的石橋與晚霞" },
      { scene: "market-street", palette: "noon", seed: 51851, alt: "白牆花盆的巷弄" },
      { scene: "sagrada", palette: "dusk", seed: 51888, alt: "黃昏的教堂尖塔剪影" },
    ],
    itinerary: [
      {
        title: "臺北桃園／伊斯坦堡",
        places: ["桃園國際機場", "夜間飛行"],
        description:
          "傍晚於桃園機場集合，搭乘夜間班機飛往伊斯坦堡，飛行約十二小時，行李直掛巴塞隆納。機上供應兩餐，建議上機後先休息，為明日抵達後的市區步行保留體力，也請備妥薄外套。",
        meals: { breakfast: "敬請自理", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
      {
        title: "伊斯坦堡／巴塞隆納",
        places: ["伊斯坦堡機場", "哥德區", "巴塞隆納主教座堂", "蘭布拉大道"],
        description:
          "清晨抵達伊斯坦堡轉機，約四小時後到巴塞隆納。午後在哥德區散步，看主教座堂的鵝群中庭與古羅馬城牆，再走蘭布拉大道與波格利亞市場，喝一杯鮮果汁，傍晚提早入住休息。今日步行約三公里。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "海鮮燉飯" },
        hotel: "巴塞隆納 四星級酒店或同級",
        location: { name: "巴塞隆納", latitude: 41.3839, longitude: 2.1763 },
      },
      {
        title: "巴塞隆納",
        places: ["聖家堂", "奎爾公園", "格拉西亞大道", "巴特婁之家外觀", "蒙特惠克山"],
        description:
          "上午預約入聖家堂，看森林般分枝的石柱與東西兩側不同色調的彩窗。再到奎爾公園坐上碎瓷長椅俯瞰市街。午後走格拉西亞大道看兩座高第公寓，傍晚登蒙特惠克山望港口。今日步行約七公里。",
        meals: { breakfast: "酒店早餐", lunch: "西班牙小點拼盤", dinner: "敬請自理" },
        hotel: "巴塞隆納 四星級酒店或同級",
        location: { name: "聖家堂", latitude: 41.4036, longitude: 2.1744 },
        picture: { scene: "sagrada", palette: "noon", seed: 51925, alt: "聖家堂高聳的塔群" },
      },
      {
        title: "巴塞隆納／蒙特塞拉特／巴塞隆納",
        places: ["蒙特塞拉特修道院", "齒軌列車", "奎爾紡織村小教堂", "巴塞隆內塔海濱"],
        description:
          "行車 60 公里到鋸齒山，搭齒軌列車上修道院，看黑面聖母像，走一段奇岩步道。回程 45 公里彎進奎爾紡織村，看高第未完成的小教堂，斜柱與拱頂是聖家堂的試作。傍晚在海濱自由散步。",
        meals: { breakfast: "酒店早餐", lunch: "加泰隆尼亞烤蔬菜與香腸", dinner: "酒店晚餐" },
        hotel: "巴塞隆納 四星級酒店或同級",
        location: { name: "蒙特塞拉特", latitude: 41.5933, longitude: 1.8376 },
      },
      {
        title: "巴塞隆納／格拉納達",
        places: ["巴塞隆納機場", "格拉納達主教座堂", "皇家禮拜堂", "阿爾拜辛區", "聖尼古拉觀景臺"],
        description:
          "搭早班機約一個半小時飛往格拉納達。午後看主教座堂與伊莎貝拉女王長眠的皇家禮拜堂，再乘小巴上阿爾拜辛區，走過白牆與石榴花庭院，傍晚在聖尼古拉觀景臺看紅色宮牆映著雪山。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "酒店晚餐" },
        hotel: "格拉納達 四星級酒店或同級",
        location: { name: "格拉納達", latitude: 37.1811, longitude: -3.5927 },
      },
      {
        title: "格拉納達／龍達",
        places: ["阿爾罕布拉宮", "納斯爾宮", "軒尼洛里菲花園", "龍達新橋"],
        description:
          "上午依預約時段進入納斯爾宮，看獅子中庭、使節廳與鐘乳石拱頂，再走軒尼洛里菲的水渠花園，約三小時。午後行車 185 公里到龍達，傍晚沿峽谷步道走到新橋下方的觀景點。",
        meals: { breakfast: "酒店早餐", lunch: "安達魯西亞燉牛尾", dinner: "酒店晚餐" },
        hotel: "龍達 四星級酒店或同級",
        location: { name: "阿爾罕布拉宮", latitude: 37.1761, longitude: -3.5881 },
        picture: {
          scene: "andalusia-arches",
          palette: "morning",
          seed: 51962,
          alt: "雕飾拱廊環繞的獅子中庭",
        },
      },
      {
        title: "龍達／塞維亞",
        places: ["龍達鬥牛場", "塞維亞主教座堂", "希拉達塔", "西班牙廣場"],
        description:
          "上午參觀一七八五年啟用的石造鬥牛場與博物館。行車 130 公里到塞維亞，登由清真寺宣禮塔改成的希拉達塔，塔內是可騎馬而上的斜坡。午後到西班牙廣場，晚間欣賞佛朗明哥舞。",
        meals: { breakfast: "酒店早餐", lunch: "伊比利豬排", dinner: "佛朗明哥晚餐秀" },
        hotel: "塞維亞 四星級酒店或同級",
        location: { name: "塞維亞", latitude: 37.3861, longitude: -5.9926 },
        picture: { scene: "arched-bridge", palette: "noon", seed: 51999, alt: "水道上的彩磚拱橋" },
      },
      {
        title: "塞維亞／哥多華／馬德里",
        places: ["哥多華大清真寺", "百花巷", "羅馬橋", "高速列車"],
        description:
          "行車 140 公里到哥多華，走進八百五十多根石柱撐起紅白拱圈的大清真寺，再到猶太區百花巷與羅馬橋。午後搭高速列車約一小時四十五分抵馬德里，傍晚在太陽門一帶自由用餐。",
        meals: { breakfast: "酒店早餐", lunch: "哥多華冷湯與烤肉", dinner: "敬請自理" },
        hotel: "馬德里 四星級酒店或同級",
        location: { name: "哥多華", latitude: 37.8789, longitude: -4.7794 },
      },
      {
        title: "馬德里／伊斯坦堡",
        places: ["皇宮外觀", "主廣場", "普拉多美術館", "馬德里機場"],
        description:
          "上午由官方導覽員帶看普拉多美術館的委拉斯蓋茲與哥雅，約一個半小時，再走主廣場與皇宮外觀。午後前往機場辦理退稅，搭乘傍晚班機飛往伊斯坦堡，飛行約四小時，夜間候機。",
        meals: { breakfast: "酒店早餐", lunch: "烤乳豬", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "馬德里", latitude: 40.4138, longitude: -3.6921 },
      },
      {
        title: "伊斯坦堡／臺北桃園",
        places: ["伊斯坦堡機場", "桃園國際機場"],
        description:
          "凌晨於伊斯坦堡轉機，飛行約十小時四十分，機上供應早、午兩餐。傍晚抵達桃園機場，領取行李後由領隊協助確認物品，結束西班牙之旅，各自搭乘機場捷運或巴士返家。請備妥返家交通。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "巴塞隆納至格拉納達國內線機票", "哥多華至馬德里高速列車二等車廂車票"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "阿爾罕布拉宮為實名預約，報名後更改姓名可能無法入宮，請提供護照影本。",
      "若納斯爾宮門票額滿，改走宮區花園與查理五世宮並退還票價差額。",
      "夏日安達魯西亞可能超過攝氏 38 度，戶外行程會調到清晨與傍晚。",
      "逢聖週、宗教節慶，部分街道封閉，遊覽順序將調整。",
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
        number: "XG1853",
        from: "伊斯坦堡 IST",
        to: "巴塞隆納 BCN",
        departs: "08:10",
        arrives: "10:55",
      },
      {
        day: 5,
        carrier: "HY",
        number: "HY8362",
        from: "巴塞隆納 BCN",
        to: "格拉納達 GRX",
        departs: "08:40",
        arrives: "10:10",
      },
      {
        day: 9,
        carrier: "XG",
        number: "XG1860",
        from: "馬德里 MAD",
        to: "伊斯坦堡 IST",
        departs: "17:40",
        arrives: "22:50",
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
    code: "FPPT01",
    name: "葡萄牙・西班牙伊比利雙國 12 日",
    subtitle: "從里斯本的坡道到馬德里，一路沿大西洋與朝聖古城",
    countries: ["PT", "ES"],
    tags: ["世界遺產", "美食", "慢旅"],
    days: 12,
    nights: 9,
    basePrice: 139900,
    months: [3, 4, 5, 6, 9, 10, 11],
    peakMonths: [5, 6, 10],
    weekdays: [2, 6],
    departures: 13,
    seats: 30,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "黃色電車老街區",
        text: "預留里斯本一整天，搭 28 路電車爬上阿爾法瑪，在觀景臺看紅瓦屋頂落入特茹河。午後自由活動。",
      },
      {
        title: "歐陸最西端",
        text: "站在羅卡角一百四十公尺高的海崖，讀詩人寫下的「陸止於此，海始於斯」。可自費領取一張到訪證書。",
      },
      {
        title: "斗羅河谷遊船",
        text: "從品浩搭舊運酒船約兩小時，兩岸是板岩砌成的葡萄梯田，午餐在酒莊露臺。途中認識紅酒與波特酒的分別。",
      },
      {
        title: "聖地牙哥朝聖終點",
        text: "步行最後四公里的朝聖之路進城，從喜悅山望見大教堂雙塔，領一張紀念憑證。腳程不便者可隨車先行。",
      },
    ],
    cover: { scene: "lisbon-tram", palette: "noon", seed: 52036, alt: "黃色電車穿過里斯本老街" },
    gallery: [
      { scene: "rice-terraces", palette: "dusk", seed: 52073, alt: "河谷兩岸層層梯田的夕照" },
      { scene: "cinque-terre", palette: "noon", seed: 52110, alt: "海崖邊的彩色房屋" },
      { scene: "andalusia-arches", palette: "dusk", seed: 52147, alt: "修道院迴廊的石雕拱窗" },
      { scene: "arched-bridge", palette: "morning", seed: 52184, alt: "大河上的高拱鐵橋" },
    ],
    itinerary: [
      {
        title: "臺北桃園／伊斯坦堡",
        places: ["桃園國際機場", "夜間飛行"],
        description:
          "傍晚於桃園機場集合，搭乘夜間班機飛往伊斯坦堡，飛行約十二小時，行李直掛里斯本。兩段飛行合計約十七小時，請將常備藥品、盥洗用具與薄外套放在隨身行李，上機後儘早休息。",
        meals: { breakfast: "敬請自理", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
      {
        title: "伊斯坦堡／里斯本",
        places: ["伊斯坦堡機場", "貝倫塔", "發現者紀念碑", "熱羅尼莫斯修道院"],
        description:
          "清晨轉機，約五小時後抵達里斯本。午後到特茹河畔，看貝倫塔與發現者紀念碑，走進熱羅尼莫斯修道院雕滿繩結與海藻的迴廊，再排隊嘗一顆剛出爐的蛋塔，傍晚入住休息。今日步行約兩公里。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "葡式鱈魚料理" },
        hotel: "里斯本 四星級酒店或同級",
        location: { name: "貝倫塔", latitude: 38.6916, longitude: -9.216 },
      },
      {
        title: "里斯本",
        places: ["28 路電車", "阿爾法瑪", "聖喬治城堡", "太陽門觀景臺", "商業廣場"],
        description:
          "上午搭 28 路電車爬上阿爾法瑪，步行到聖喬治城堡俯瞰特茹河與四月二十五日橋，再沿石階下到商業廣場。午後自由逛希亞多區書店與咖啡館，晚間在老街區小館聽法朵。晚間九點返回酒店。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "法朵晚餐" },
        hotel: "里斯本 四星級酒店或同級",
        location: { name: "里斯本阿爾法瑪", latitude: 38.7139, longitude: -9.1334 },
        picture: { scene: "lisbon-tram", palette: "dusk", seed: 52221, alt: "暮色中爬坡的電車" },
      },
      {
        title: "里斯本／辛特拉／羅卡角／歐比多斯",
        places: ["佩納宮", "辛特拉老城", "羅卡角", "歐比多斯"],
        description:
          "行車 30 公里到辛特拉，搭接駁車上紅黃相間的佩納宮。再行 18 公里到歐陸最西的羅卡角，海風強勁請備外套。午後北上 95 公里到城牆圍起的歐比多斯，以巧克力小杯喝櫻桃酒。",
        meals: { breakfast: "酒店早餐", lunch: "炭烤沙丁魚", dinner: "酒店晚餐" },
        hotel: "歐比多斯近郊 四星級酒店或同級",
        location: { name: "羅卡角", latitude: 38.7804, longitude: -9.4989 },
        picture: { scene: "cinque-terre", palette: "dusk", seed: 52258, alt: "海崖與燈塔的暮色" },
      },
      {
        title: "歐比多斯／法蒂瑪／科英布拉／波多",
        places: ["法蒂瑪聖母朝聖地", "科英布拉大學", "喬安娜圖書館"],
        description:
          "行車 95 公里到法蒂瑪，看廣場盡頭的聖母堂與點燭處。再行 85 公里到科英布拉，走進一二九〇年創立的大學，巴洛克圖書館以蝙蝠除蟲保護古籍。傍晚再 120 公里抵達波多。",
        meals: { breakfast: "酒店早餐", lunch: "科英布拉烤山羊", dinner: "酒店晚餐" },
        hotel: "波多 四星級酒店或同級",
        location: { name: "科英布拉", latitude: 40.2074, longitude: -8.4265 },
      },
      {
        title: "波多",
        places: ["聖本篤車站", "波多主教座堂", "路易一世鐵橋", "加亞酒窖"],
        description:
          "上午看聖本篤車站兩萬片青花瓷磚拼成的歷史畫，步行到主教座堂俯瞰斗羅河。走過雙層的路易一世鐵橋到對岸加亞，參觀百年酒窖並品嘗兩款波特酒，午後自由活動，可逛百年書店。",
        meals: { breakfast: "酒店早餐", lunch: "法式三明治佐啤酒醬", dinner: "敬請自理" },
        hotel: "波多 四星級酒店或同級",
        location: { name: "波多", latitude: 41.1403, longitude: -8.611 },
        picture: { scene: "arched-bridge", palette: "dusk", seed: 52295, alt: "大鐵橋與河岸燈火" },
      },
      {
        title: "波多／斗羅河谷／波多",
        places: ["阿馬蘭蒂", "品浩車站", "斗羅河遊船", "酒莊"],
        description:
          "行車 130 公里到品浩，先看車站的採葡萄瓷磚畫，搭舊式運酒船約兩小時遊河，兩岸是十八世紀就劃定產區的葡萄梯田。酒莊午餐後回程在阿馬蘭蒂古橋旁散步，傍晚返抵波多。",
        meals: { breakfast: "酒店早餐", lunch: "酒莊露臺午餐", dinner: "酒店晚餐" },
        hotel: "波多 四星級酒店或同級",
        location: { name: "品浩", latitude: 41.1903, longitude: -7.5446 },
        picture: { scene: "rice-terraces", palette: "noon", seed: 52332, alt: "沿河而築的葡萄梯田" },
      },
      {
        title: "波多／布拉加／聖地牙哥",
        places: ["仁慈耶穌朝聖地", "喜悅山", "聖地牙哥大教堂"],
        description:
          "行車 55 公里到布拉加，走仁慈耶穌朝聖地的之字石階。再行 185 公里越過邊界，於喜悅山下車，步行約四公里朝聖之路進聖地牙哥老城，在歐布拉多伊羅廣場看大教堂與背包朝聖者。",
        meals: { breakfast: "酒店早餐", lunch: "加利西亞章魚", dinner: "酒店晚餐" },
        hotel: "聖地牙哥 四星級酒店或同級",
        location: { name: "聖地牙哥德孔波斯特拉", latitude: 42.8806, longitude: -8.5446 },
      },
      {
        title: "聖地牙哥／高速列車／薩莫拉",
        places: ["聖地牙哥大教堂", "阿巴斯托斯市場", "高速列車", "薩莫拉羅曼式教堂"],
        description:
          "上午入大教堂看榮耀之門的石雕與聖雅各墓室，再到阿巴斯托斯市場看漁婦叫賣，自由用午餐。午後搭高速列車約一小時五十分到薩莫拉，沿斗羅河上游散步，看石橋與扇貝紋圓頂的座堂。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "卡斯提亞蒜湯與燉豆" },
        hotel: "薩莫拉 四星級酒店或同級",
        location: { name: "薩莫拉", latitude: 41.4991, longitude: -5.7548 },
      },
      {
        title: "薩莫拉／薩拉曼卡／阿維拉／馬德里",
        places: ["薩拉曼卡主廣場", "貝殼之家", "阿維拉城牆"],
        description:
          "行車 65 公里到金色砂岩的薩拉曼卡，看主廣場、貝殼之家，找找大學門牆上的青蛙。再行 100 公里到阿維拉，登上十一世紀的城牆走一段，八十八座塔樓環城，最後 110 公里抵達馬德里。",
        meals: { breakfast: "酒店早餐", lunch: "阿維拉牛排", dinner: "敬請自理" },
        hotel: "馬德里 四星級酒店或同級",
        location: { name: "薩拉曼卡", latitude: 40.965, longitude: -5.664 },
        picture: { scene: "bavarian-castle", palette: "noon", seed: 52369, alt: "高地上的城牆與塔樓" },
      },
      {
        title: "馬德里／托雷多／伊斯坦堡",
        places: ["托雷多主教座堂", "聖多默教堂", "河谷觀景臺", "馬德里機場"],
        description:
          "行車 75 公里到三面環河的托雷多，入主教座堂看透光的天窗祭壇，再看葛雷柯的歐貴茲伯爵的葬禮。繞到對岸河谷觀景臺拍全景後前往機場，搭傍晚班機飛往伊斯坦堡，約四小時。",
        meals: { breakfast: "酒店早餐", lunch: "紅酒燉鷓鴣", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "托雷多", latitude: 39.8571, longitude: -4.0245 },
      },
      {
        title: "伊斯坦堡／臺北桃園",
        places: ["伊斯坦堡機場", "桃園國際機場"],
        description:
          "凌晨於伊斯坦堡轉機，飛行約十小時四十分，機上供應兩餐。傍晚抵達桃園機場，請確認隨身物品與託運的酒品完好，領隊協助處理行李事宜後，結束伊比利半島之旅，各自返家。請留意返家時間。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "斗羅河遊船、波特酒窖品酒與聖地牙哥至薩莫拉高速列車"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "里斯本 28 路電車為一般大眾運輸，車廂小，將分批搭乘，請留意隨身財物。",
      "斗羅河水位影響停航時，改搭河谷火車並退還差額。",
      "聖地牙哥徒步段約四公里、一小時十五分，可改隨車進城。",
      "未滿 18 歲者不供應酒類，品酒改為葡萄汁。",
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
        number: "XG1755",
        from: "伊斯坦堡 IST",
        to: "里斯本 LIS",
        departs: "07:45",
        arrives: "10:45",
      },
      {
        day: 11,
        carrier: "XG",
        number: "XG1860",
        from: "馬德里 MAD",
        to: "伊斯坦堡 IST",
        departs: "17:40",
        arrives: "22:50",
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
