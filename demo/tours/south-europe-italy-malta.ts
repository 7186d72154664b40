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
    code: "FPIT01",
    name: "義大利全覽・五漁村與托斯卡尼 10 日",
    subtitle: "羅馬進、米蘭出，走過永恆之城、文藝復興與潟湖水都",
    isPopular: true,
    countries: ["IT"],
    tags: ["世界遺產", "藝術建築", "美食"],
    days: 10,
    nights: 7,
    basePrice: 119900,
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    peakMonths: [4, 6, 7, 8, 12],
    weekdays: [2, 5],
    departures: 16,
    seats: 32,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "競技場預約入內",
        text: "預約定時入場，走上看臺第二層俯瞰地下機關，再由聖道走進古羅馬廣場，約兩小時不趕場。",
      },
      {
        title: "烏菲茲美術館導覽",
        text: "由官方中文導覽員帶看波提切利與達文西的原作，事先訂好時段，不必在廣場上排長隊。參觀後可自行續留。",
      },
      {
        title: "五漁村火車與步道",
        text: "搭濱海區間車走訪三座彩色漁村，在馬納羅拉的觀景步道看房屋層層疊上懸崖。並留一小時自由走逛。",
      },
      {
        title: "威尼斯本島住一晚",
        text: "夜宿本島，等遊客散去後走過無人的小橋，隔日清晨再訪聖馬可廣場與嘆息橋。行李另以水上車運送。",
      },
    ],
    cover: { scene: "colosseum", palette: "morning", seed: 51037, alt: "晨光穿過競技場的拱圈" },
    gallery: [
      { scene: "venice", palette: "dusk", seed: 51074, alt: "暮色中的大運河與貢多拉" },
      { scene: "tuscany", palette: "noon", seed: 51111, alt: "絲柏小徑與托斯卡尼丘陵" },
      { scene: "cinque-terre", palette: "noon", seed: 51148, alt: "懸崖上的彩色漁村" },
      { scene: "market-street", palette: "dusk", seed: 51185, alt: "佛羅倫斯巷弄的黃昏" },
    ],
    itinerary: [
      {
        title: "臺北桃園／羅馬",
        places: ["桃園國際機場", "夜間飛行"],
        description:
          "晚間於桃園機場集合，由領隊說明入境與轉機注意事項，搭乘夜間班機直飛羅馬，飛行約十四小時。機上供應晚餐與早餐，建議備妥頸枕與薄外套，上機後調成當地時間休息。抵達後即展開市區參觀。",
        meals: { breakfast: "敬請自理", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
      {
        title: "羅馬／梵蒂岡／羅馬",
        places: ["聖彼得大教堂", "聖彼得廣場", "萬神殿", "那沃納廣場", "許願池"],
        description:
          "清晨抵達後先用早餐，再入聖彼得大教堂看米開朗基羅的聖殤像與圓頂。午後沿老城步行約三公里，經萬神殿的穹頂圓孔、那沃納廣場四河噴泉到許願池，下午四點前入住補眠。晚餐後可自由散步。",
        meals: { breakfast: "機上餐食", lunch: "羅馬培根蛋麵", dinner: "酒店晚餐" },
        hotel: "羅馬 四星級酒店或同級",
        location: { name: "羅馬", latitude: 41.9022, longitude: 12.4539 },
        picture: { scene: "colosseum", palette: "dusk", seed: 51222, alt: "夕陽下的羅馬古蹟" },
      },
      {
        title: "羅馬",
        places: ["競技場", "古羅馬廣場", "威尼斯廣場", "西班牙階梯", "真理之口"],
        description:
          "上午依預約時段進入競技場看臺，再循聖道穿過古羅馬廣場的凱旋門與元老院。午後看真理之口，於威尼斯廣場遠眺白色的統一紀念堂，最後留兩小時在西班牙階梯一帶散步選購。晚餐自理。",
        meals: { breakfast: "酒店早餐", lunch: "羅馬薄皮披薩", dinner: "敬請自理" },
        hotel: "羅馬 四星級酒店或同級",
        location: { name: "羅馬競技場", latitude: 41.8902, longitude: 12.4922 },
        picture: { scene: "colosseum", palette: "noon", seed: 51259, alt: "藍天下的圓形競技場" },
      },
      {
        title: "羅馬／奧維耶多／聖吉米尼亞諾／佛羅倫斯",
        places: ["奧維耶多山城", "聖派翠克井", "聖吉米尼亞諾塔樓群"],
        description:
          "北上 120 公里，換搭纜車登凝灰岩上的奧維耶多，看條紋大理石教堂與雙螺旋古井。再行車 180 公里到塔樓林立的聖吉米尼亞諾，最後 55 公里進佛羅倫斯，今日車程較長。",
        meals: { breakfast: "酒店早餐", lunch: "翁布里亞松露麵", dinner: "酒店晚餐" },
        hotel: "佛羅倫斯 四星級酒店或同級",
        location: { name: "聖吉米尼亞諾", latitude: 43.4677, longitude: 11.0431 },
        picture: { scene: "tuscany", palette: "morning", seed: 51296, alt: "丘陵上的中世紀塔樓小城" },
      },
      {
        title: "佛羅倫斯",
        places: ["聖母百花大教堂", "烏菲茲美術館", "領主廣場", "老橋", "米開朗基羅廣場"],
        description:
          "上午從洗禮堂的天堂之門看起，步行到領主廣場，依預約入烏菲茲美術館參觀約兩小時。午後自由逛皮革市集與老橋金飾店，傍晚專車上米開朗基羅廣場，看夕陽落在紅磚穹頂後方。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "佛羅倫斯丁骨牛排" },
        hotel: "佛羅倫斯 四星級酒店或同級",
        location: { name: "佛羅倫斯", latitude: 43.7696, longitude: 11.2558 },
      },
      {
        title: "佛羅倫斯／比薩／五漁村／拉斯佩齊亞",
        places: ["比薩斜塔", "奇蹟廣場", "馬納羅拉", "蒙特羅索"],
        description:
          "行車 85 公里到比薩奇蹟廣場，看斜塔、主教座堂與洗禮堂。再行 85 公里至拉斯佩齊亞，換搭濱海列車走訪馬納羅拉與蒙特羅索兩座漁村，在葡萄梯田旁的觀景步道停留，傍晚乘車返回。",
        meals: { breakfast: "酒店早餐", lunch: "利古里亞青醬麵", dinner: "酒店晚餐" },
        hotel: "拉斯佩齊亞 四星級酒店或同級",
        location: { name: "馬納羅拉", latitude: 44.1069, longitude: 9.7277 },
        picture: { scene: "cinque-terre", palette: "dusk", seed: 51333, alt: "漁村小港亮起燈火" },
      },
      {
        title: "拉斯佩齊亞／摩德納／波隆那／威尼斯",
        places: ["摩德納醋莊", "波隆那主廣場", "波隆那拱廊"],
        description:
          "翻過亞平寧山 175 公里到摩德納，走進家庭醋莊的閣樓，認識熟成十二年的傳統香醋。再行 45 公里到波隆那，走一段列入世界遺產的拱廊；下午 155 公里到潟湖邊，換水上巴士進本島。",
        meals: { breakfast: "酒店早餐", lunch: "波隆那肉醬寬麵", dinner: "墨魚麵與炸海鮮" },
        hotel: "威尼斯本島 四星級酒店或同級",
        location: { name: "波隆那", latitude: 44.4938, longitude: 11.3426 },
      },
      {
        title: "威尼斯／維洛納／米蘭",
        places: ["聖馬可廣場", "嘆息橋", "里亞托橋", "維洛納圓形競技場"],
        description:
          "清晨在未擁擠的聖馬可廣場集合，步行看嘆息橋與里亞托市場，可自費搭貢多拉。近午乘船離島，行車 120 公里到維洛納，看古羅馬競技場與茱麗葉陽臺，再行 160 公里入住米蘭。",
        meals: { breakfast: "酒店早餐", lunch: "維內托燉飯", dinner: "酒店晚餐" },
        hotel: "米蘭 四星級酒店或同級",
        location: { name: "威尼斯", latitude: 45.4341, longitude: 12.3388 },
        picture: { scene: "venice", palette: "morning", seed: 51370, alt: "清晨的運河與拱橋" },
      },
      {
        title: "米蘭／臺北桃園",
        places: ["米蘭主教座堂", "艾曼紐二世迴廊", "米蘭馬爾彭薩機場"],
        description:
          "今早提前出發，於主教座堂廣場看一百三十五座尖塔在晨光中轉白，走過玻璃拱頂的艾曼紐二世迴廊拍照。隨後行車 50 公里到馬爾彭薩機場，辦理退稅與報到，搭機返回臺北。",
        meals: { breakfast: "酒店早餐", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "米蘭主教座堂", latitude: 45.4642, longitude: 9.19 },
      },
      {
        title: "臺北桃園",
        places: ["桃園國際機場", "返家"],
        description:
          "飛行約十三小時，清晨抵達桃園機場。領取行李後由領隊協助確認遺失物與退稅單據，團員互道珍重，各自返家。若需接駁前往高鐵桃園站，可在入境大廳搭乘機場捷運，約十八分鐘。",
        meals: { breakfast: "機上餐食", lunch: "敬請自理", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "競技場、烏菲茲美術館預約入場與官方導覽"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "競技場與烏菲茲美術館為實名預約，報名時請提供與護照相同的英文姓名。",
      "威尼斯本島無車輛，抵島當晚請以過夜小包行李前往，大行李隨車保管。",
      "五漁村步道遇落石或大浪封閉時，改於觀景臺停留並延長小鎮時間。",
      "每日步行約 8 至 10 公里，多為石板路，請穿平底好走的鞋。",
    ],
    flights: [
      {
        day: 1,
        carrier: "YL",
        number: "YL271",
        from: "臺北桃園 TPE",
        to: "羅馬 FCO",
        departs: "23:25",
        arrives: "07:25+1",
      },
      {
        day: 9,
        carrier: "YL",
        number: "YL274",
        from: "米蘭 MXP",
        to: "臺北桃園 TPE",
        departs: "12:40",
        arrives: "07:30+1",
      },
    ],
  },
  {
    code: "FPIT02",
    name: "馬爾他・西西里島世界遺產 10 日",
    subtitle: "騎士團的石城、希臘神殿與埃特納火山，一趟渡輪串起兩座島",
    countries: ["MT", "IT"],
    tags: ["世界遺產", "慢旅", "小團"],
    days: 10,
    nights: 7,
    basePrice: 145900,
    months: [3, 4, 5, 6, 9, 10, 11],
    peakMonths: [5, 10],
    weekdays: [4],
    departures: 11,
    seats: 22,
    minimumGroupSize: 12,
    highlights: [
      {
        title: "渡輪串聯兩座島",
        text: "從瓦勒他搭高速渡輪約一小時四十五分登陸西西里，不繞回羅馬，省下半日轉機。船上可眺望藍色海峽。",
      },
      {
        title: "神殿谷的黃昏",
        text: "留到傍晚光線轉金再走阿格里真托神殿谷，協和神殿的多立克柱保存近二千五百年。參觀路段以下坡為主。",
      },
      {
        title: "埃特納火山一千九百公尺",
        text: "專車上到薩皮恩札避難小屋，在一八九二年的火山口旁步行一圈，看寸草不生的黑色熔岩。",
      },
      {
        title: "大港灣與無車古都",
        text: "馬爾他連住兩晚，乘傳統小船橫渡大港灣看三座城的堡壘，再到無車的古都姆迪納散步。漁村午餐是當日現撈的海魚。",
      },
    ],
    cover: { scene: "dubrovnik", palette: "dusk", seed: 51407, alt: "蜂蜜色石砌城牆與海港" },
    gallery: [
      { scene: "andalusia-arches", palette: "morning", seed: 51444, alt: "修道院迴廊的雙柱拱圈" },
      { scene: "cinque-terre", palette: "morning", seed: 51481, alt: "海岬上的彩色小鎮" },
      { scene: "colosseum", palette: "noon", seed: 51518, alt: "半圓形石砌劇場遺跡" },
      { scene: "market-street", palette: "noon", seed: 51555, alt: "熱鬧的露天市場街" },
    ],
    itinerary: [
      {
        title: "臺北桃園／羅馬",
        places: ["桃園國際機場", "夜間飛行"],
        description:
          "晚間於桃園機場集合，搭乘夜間班機飛往羅馬，飛行約十四小時。領隊將在機上發放轉機說明，本日行李直掛馬爾他，請將過夜用品、常備藥與薄外套放在隨身行李中。明早抵達羅馬後再行轉機。",
        meals: { breakfast: "敬請自理", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
      {
        title: "羅馬／馬爾他",
        places: ["羅馬機場", "上巴拉卡花園", "聖約翰大教堂", "瓦勒他老城"],
        description:
          "清晨抵達羅馬，於機場用早餐後轉機約一個半小時到馬爾他。午後走進瓦勒他，看聖約翰大教堂裡卡拉瓦喬的施洗者聖約翰斬首圖，再到上巴拉卡花園，俯瞰對岸三座城與大港灣。全程步行約兩公里。",
        meals: { breakfast: "機上餐食", lunch: "地中海輕食", dinner: "酒店晚餐" },
        hotel: "瓦勒他近郊 四星級酒店或同級",
        location: { name: "瓦勒他", latitude: 35.8989, longitude: 14.5146 },
        picture: { scene: "dubrovnik", palette: "noon", seed: 51592, alt: "石造堡壘與深藍港灣" },
      },
      {
        title: "馬爾他",
        places: ["姆迪納古城", "藍洞", "馬爾薩什洛克漁村", "大港灣小船"],
        description:
          "上午到無車的古都姆迪納，石巷靜得聽見腳步聲。再往南岸搭小船進藍洞看海水折光，午餐在漁村馬爾薩什洛克，港內小船都畫著避邪的眼睛。全島車程短，合計約 60 公里，傍晚乘傳統小船過大港灣。",
        meals: { breakfast: "酒店早餐", lunch: "漁村烤魚餐", dinner: "馬爾他燉兔肉" },
        hotel: "瓦勒他近郊 四星級酒店或同級",
        location: { name: "姆迪納", latitude: 35.8863, longitude: 14.4034 },
      },
      {
        title: "馬爾他／波札洛／諾托／西拉庫薩",
        places: ["高速渡輪", "諾托巴洛克城", "奧提伽島"],
        description:
          "清晨搭高速渡輪約一小時四十五分抵達西西里南端的波札洛，行車 45 公里到諾托，沿主街看一六九三年地震後重建的巴洛克立面。再行 40 公里到西拉庫薩，走奧提伽島的老城夜色。",
        meals: { breakfast: "酒店早餐", lunch: "西西里茄子麵", dinner: "酒店晚餐" },
        hotel: "西拉庫薩 四星級酒店或同級",
        location: { name: "諾托", latitude: 36.8906, longitude: 15.0703 },
        picture: { scene: "market-street", palette: "dusk", seed: 51629, alt: "巴洛克立面的主街暮色" },
      },
      {
        title: "西拉庫薩／卡塔尼亞／陶爾米納",
        places: ["尼亞波利考古公園", "狄奧尼修斯之耳", "卡塔尼亞魚市", "陶爾米納"],
        description:
          "上午參觀希臘劇場與回音石窟狄奧尼修斯之耳，行車 65 公里到卡塔尼亞，穿過露天魚市與黑色熔岩砌成的大象廣場。午後再行 55 公里上到海崖小鎮陶爾米納，傍晚在主街散步。",
        meals: { breakfast: "酒店早餐", lunch: "炸飯糰與鮮魚市場小點", dinner: "酒店晚餐" },
        hotel: "陶爾米納 四星級酒店或同級",
        location: { name: "西拉庫薩", latitude: 37.0755, longitude: 15.2763 },
        picture: { scene: "colosseum", palette: "morning", seed: 51666, alt: "鑿岩而成的希臘劇場" },
      },
      {
        title: "陶爾米納／埃特納火山／陶爾米納",
        places: ["埃特納火山薩皮恩札小屋", "西爾維斯特里火山口", "酒莊", "希臘劇場"],
        description:
          "專車 55 公里上到海拔 1,910 公尺的薩皮恩札小屋，沿舊火山口邊緣步行約四十分鐘。下山到北坡酒莊午餐，品嘗火山土的紅酒。回鎮後入希臘劇場，舞臺背後正是煙霧繚繞的火山。",
        meals: { breakfast: "酒店早餐", lunch: "酒莊品酒午餐", dinner: "敬請自理" },
        hotel: "陶爾米納 四星級酒店或同級",
        location: { name: "埃特納火山", latitude: 37.6997, longitude: 15.0002 },
      },
      {
        title: "陶爾米納／卡薩爾羅馬別墅／阿格里真托",
        places: ["卡薩爾羅馬別墅", "比基尼少女馬賽克", "神殿谷"],
        description:
          "行車 150 公里到內陸的卡薩爾羅馬別墅，走高架步道看三千多平方公尺的馬賽克地板。午後再行 95 公里到阿格里真托，傍晚入神殿谷，沿山脊由赫拉神殿走到協和神殿，路程約兩公里。",
        meals: { breakfast: "酒店早餐", lunch: "農莊午餐", dinner: "酒店晚餐" },
        hotel: "阿格里真托 四星級酒店或同級",
        location: { name: "阿格里真托神殿谷", latitude: 37.2897, longitude: 13.5907 },
        picture: { scene: "andalusia-arches", palette: "dusk", seed: 51703, alt: "夕照下的古老石柱" },
      },
      {
        title: "阿格里真托／土耳其階梯／塞傑斯塔／巴勒摩",
        places: ["土耳其階梯", "塞傑斯塔神殿", "蒙雷阿萊主教座堂"],
        description:
          "先看海岸白色泥灰岩的土耳其階梯，再行車 150 公里到田野間的塞傑斯塔神殿。午後 70 公里到蒙雷阿萊，座堂內六千多平方公尺的金色馬賽克講述聖經故事，再 10 公里進巴勒摩。",
        meals: { breakfast: "酒店早餐", lunch: "沙丁魚茴香麵", dinner: "海鮮庫斯庫斯" },
        hotel: "巴勒摩 四星級酒店或同級",
        location: { name: "塞傑斯塔", latitude: 37.9414, longitude: 12.8322 },
      },
      {
        title: "巴勒摩／羅馬／臺北桃園",
        places: ["巴勒摩機場", "羅馬機場", "返程班機"],
        description:
          "清晨行車 35 公里到巴勒摩機場，搭約一小時十分的班機前往羅馬，行李直掛臺北。在羅馬機場辦理離境與退稅，轉乘近午的班機返回臺北，飛行約十三小時，機上供應兩餐。夜宿機上。",
        meals: { breakfast: "西式早餐盒", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "羅馬機場", latitude: 41.8003, longitude: 12.2389 },
      },
      {
        title: "臺北桃園",
        places: ["桃園國際機場", "返家"],
        description:
          "清晨抵達桃園機場，領取行李後結束馬爾他與西西里之旅。託運的酒類與橄欖油請於轉盤旁先檢查有無破損，若有行李問題，領隊會陪同至航空公司櫃檯辦理登記，再協助安排返家交通。",
        meals: { breakfast: "機上餐食", lunch: "敬請自理", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "馬爾他至西西里高速渡輪船票"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "高速渡輪遇海象不佳停航時，改搭班機經卡塔尼亞入島，行程順序隨之調整。",
      "埃特納火山的開放範圍依當日火山活動公告，必要時改走北坡皮亞諾步道。",
      "老城區多石階與坡道，行李由酒店協助搬運，部分路段須步行。",
    ],
    flights: [
      {
        day: 1,
        carrier: "YL",
        number: "YL271",
        from: "臺北桃園 TPE",
        to: "羅馬 FCO",
        departs: "23:25",
        arrives: "07:25+1",
      },
      {
        day: 2,
        carrier: "YL",
        number: "YL441",
        from: "羅馬 FCO",
        to: "馬爾他 MLA",
        departs: "10:20",
        arrives: "11:45",
      },
      {
        day: 9,
        carrier: "YL",
        number: "YL446",
        from: "巴勒摩 PMO",
        to: "羅馬 FCO",
        departs: "07:30",
        arrives: "08:40",
      },
      {
        day: 9,
        carrier: "YL",
        number: "YL272",
        from: "羅馬 FCO",
        to: "臺北桃園 TPE",
        departs: "11:30",
        arrives: "06:30+1",
      },
    ],
  },
];
