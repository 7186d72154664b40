import type { DemoTour } from "../types.ts";

const INCLUDED = [
  "臺灣往返經濟艙團體機票、燃油附加費與機場稅",
  "行程所列酒店雙人一室住宿與早餐",
  "行程所列餐食、門票與船票",
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
    code: "FPJO01",
    name: "約旦・佩特拉與月亮谷星空 9 日",
    subtitle: "傑拉什、死海、佩特拉整日與瓦地倫營地",
    countries: ["JO"],
    tags: ["世界遺產", "攝影", "健行"],
    days: 9,
    nights: 6,
    basePrice: 118900,
    months: [2, 3, 4, 5, 9, 10, 11, 12],
    peakMonths: [3, 4, 10, 11],
    weekdays: [4, 0],
    departures: 13,
    seats: 26,
    minimumGroupSize: 12,
    highlights: [
      {
        title: "佩特拉完整一天",
        text: "清晨開門入園，走一公里多的蛇道到卡茲尼神殿，體力好者續爬八百多階到修道院。午餐安排在園內。",
      },
      {
        title: "瓦地倫泡泡帳篷",
        text: "夜宿有獨立衛浴的景觀帳篷，晚餐是埋在沙裡燜三小時的地窯烤肉，飯後躺著看星。營地供應厚毯。",
      },
      {
        title: "死海漂浮與泥浴",
        text: "住在海拔負四百公尺的死海岸，傍晚與清晨各有一次下水機會，酒店備有淡水沖洗。浴鞋請自備。",
      },
      {
        title: "國王大道慢慢走",
        text: "不走沙漠公路，改走三千年的國王大道，看瓦地穆吉布峽谷與十字軍的卡拉克城堡。全段約二百三十公里。",
      },
    ],
    cover: { scene: "petra", palette: "morning", seed: 69514, alt: "晨光照進玫瑰色岩壁的神殿" },
    gallery: [
      { scene: "desert-dunes", palette: "dusk", seed: 69551, alt: "紅色沙漠與岩山的晚霞" },
      { scene: "petra", palette: "dusk", seed: 69588, alt: "岩壁神殿前的暮色" },
      { scene: "colosseum", palette: "noon", seed: 69625, alt: "羅馬古城的劇場石階" },
      { scene: "distant-ridges", palette: "noon", seed: 69662, alt: "鹽湖對岸的層層山稜" },
    ],
    itinerary: [
      {
        title: "臺北桃園／杜拜",
        places: ["桃園國際機場", "夜間飛行"],
        description:
          "深夜於桃園機場集合，搭乘夜間班機飛往杜拜，飛行約九小時，行李直掛安曼。佩特拉全日步行約十二至十六公里，請穿慣走的鞋；沙漠夜間偏涼，薄羽絨衣請放隨身行李。上機後儘早休息。",
        meals: { breakfast: "敬請自理", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
      {
        title: "杜拜／安曼",
        places: ["杜拜機場", "安曼城堡山", "羅馬劇場", "約旦考古博物館", "彩虹街"],
        description:
          "清晨轉機約三個半小時抵安曼，辦理團體落地簽證。登城堡山看海克力士神殿殘柱與烏邁亞宮，俯瞰可容六千人的羅馬劇場，再下山走進劇場。午後提早入住，傍晚可自由逛彩虹街。",
        meals: { breakfast: "機上餐食", lunch: "鷹嘴豆泥與炸豆丸", dinner: "酒店晚餐" },
        hotel: "安曼 四星級酒店或同級",
        location: { name: "安曼城堡山", latitude: 31.9546, longitude: 35.9343 },
      },
      {
        title: "安曼／傑拉什／阿傑隆／安曼",
        places: ["傑拉什古城", "哈德良拱門", "橢圓廣場", "阿傑隆城堡"],
        description:
          "行車 50 公里到傑拉什，由哈德良拱門走進保存完整的羅馬行省城市，看橢圓廣場、列柱大道與南劇場，約兩個半小時。再 25 公里到松林間的阿傑隆城堡，遠望約旦河谷，傍晚返回安曼。",
        meals: { breakfast: "酒店早餐", lunch: "約旦烤肉拼盤", dinner: "優格燉羊肉飯" },
        hotel: "安曼 四星級酒店或同級",
        location: { name: "傑拉什", latitude: 32.2747, longitude: 35.8911 },
        picture: { scene: "colosseum", palette: "morning", seed: 69699, alt: "列柱大道與古劇場" },
      },
      {
        title: "安曼／馬達巴／尼波山／死海",
        places: ["馬達巴馬賽克地圖", "尼波山", "耶穌受洗處", "死海漂浮"],
        description:
          "行車 33 公里到馬達巴，看六世紀的聖地馬賽克地圖。再 10 公里上尼波山，傳說摩西由此望見應許之地。午後下到約旦河畔的受洗處，最後 20 公里到死海，傍晚塗泥漂浮，每次勿超過二十分鐘。",
        meals: { breakfast: "酒店早餐", lunch: "貝都因烤雞", dinner: "酒店晚餐" },
        hotel: "死海 五星級酒店或同級",
        location: { name: "尼波山", latitude: 31.7677, longitude: 35.7256 },
      },
      {
        title: "死海／國王大道／卡拉克／佩特拉",
        places: ["瓦地穆吉布峽谷", "卡拉克城堡", "肖巴克城堡遠眺"],
        description:
          "上午可再下水一次。沿國王大道經瓦地穆吉布峽谷觀景臺，行車 95 公里到十二世紀的卡拉克城堡，走石砌地下長廊。午後 135 公里經肖巴克城堡遠眺點到佩特拉，晚間可自費參加燭光夜。",
        meals: { breakfast: "酒店早餐", lunch: "番茄燉羊肉", dinner: "酒店晚餐" },
        hotel: "瓦地穆薩 四星級酒店或同級",
        location: { name: "卡拉克城堡", latitude: 31.1808, longitude: 35.7016 },
        picture: { scene: "distant-ridges", palette: "morning", seed: 69736, alt: "峽谷的層層岩壁" },
      },
      {
        title: "佩特拉",
        places: ["蛇道", "卡茲尼神殿", "皇家陵墓", "列柱街", "修道院步道"],
        description:
          "清晨入園，走兩壁高達八十公尺的蛇道，谷口忽然出現玫瑰色的卡茲尼神殿。續看外街立面、皇家陵墓與羅馬劇場，午餐後自由選擇：爬八百多階到修道院，或循高地祭壇俯瞰，傍晚返回。",
        meals: { breakfast: "酒店早餐", lunch: "園內自助餐", dinner: "酒店晚餐" },
        hotel: "瓦地穆薩 四星級酒店或同級",
        location: { name: "佩特拉", latitude: 30.3285, longitude: 35.4444 },
        picture: { scene: "petra", palette: "noon", seed: 69773, alt: "玫瑰色岩壁與神殿立面" },
      },
      {
        title: "佩特拉／小佩特拉／瓦地倫",
        places: ["小佩特拉", "拉什德車站舊鐵道", "瓦地倫吉普車", "哈扎利峽谷"],
        description:
          "上午 10 公里到商隊驛站小佩特拉，看僅存的納巴泰葡萄藤壁畫。行車 110 公里到瓦地倫，換乘吉普車約三小時，看岩橋、紅沙丘與刻有古代岩畫的哈扎利峽谷，在沙丘上看日落後入住營地。",
        meals: { breakfast: "酒店早餐", lunch: "保溫餐盒", dinner: "沙漠地窯烤肉" },
        hotel: "瓦地倫 景觀帳篷營地或同級",
        location: { name: "瓦地倫", latitude: 29.5765, longitude: 35.4193 },
        picture: { scene: "desert-dunes", palette: "noon", seed: 69810, alt: "紅沙與岩山的荒漠" },
      },
      {
        title: "瓦地倫／安曼／杜拜",
        places: ["沙漠日出", "沙漠公路", "馬達巴手工藝坊", "安曼機場"],
        description:
          "清晨看岩山由灰轉紅的日出，可自費騎駱駝回營早餐。沿沙漠公路北上 290 公里，中途休息兩次，在馬達巴附近的馬賽克工坊看切石拼貼，用過午餐後前往機場，傍晚搭機飛往杜拜約三小時。",
        meals: { breakfast: "酒店早餐", lunch: "香料雞肉飯", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "瓦地倫村", latitude: 29.5833, longitude: 35.4167 },
      },
      {
        title: "杜拜／臺北桃園",
        places: ["杜拜機場", "桃園國際機場"],
        description:
          "凌晨於杜拜轉機，飛行約八小時十五分，機上供應兩餐。傍晚抵達桃園機場，領取行李時請檢查沙瓶與死海鹽品是否完好，由領隊協助處理行李事宜，結束約旦之旅，各自返家。請備妥返家交通。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "瓦地倫吉普車三小時與景觀帳篷一晚"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "約旦簽證由當地旅行社辦理團體落地簽，護照效期須六個月以上，規定以主管機關公告為準。",
      "佩特拉園內以步行為主，入口到神殿可自費搭電動車；騎驢馬請自行評估安全。",
      "山洪警報時佩特拉與峽谷可能臨時關閉，改走小佩特拉與肖巴克城堡。",
      "皮膚有傷口、高血壓者不宜進入死海。",
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
        number: "NF901",
        from: "杜拜 DXB",
        to: "安曼 AMM",
        departs: "07:20",
        arrives: "09:40",
      },
      {
        day: 8,
        carrier: "NF",
        number: "NF906",
        from: "安曼 AMM",
        to: "杜拜 DXB",
        departs: "20:00",
        arrives: "00:00+1",
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
  {
    code: "FPAE01",
    name: "杜拜・阿布達比沙漠綠洲 6 日",
    subtitle: "古運河、世界最高塔、白色清真寺與艾因椰棗綠洲",
    countries: ["AE"],
    tags: ["親子", "藝術建築"],
    days: 6,
    nights: 4,
    basePrice: 52900,
    months: [10, 11, 12, 1, 2, 3, 4],
    peakMonths: [12, 1, 2],
    weekdays: [3, 5, 0],
    departures: 16,
    seats: 26,
    minimumGroupSize: 12,
    highlights: [
      {
        title: "杜拜新舊一次看",
        text: "從木造渡船、香料市集走到八百二十八公尺的高塔觀景臺，安排在日落前後一小時登塔。門票已含。",
      },
      {
        title: "白色大清真寺",
        text: "謝赫札耶德清真寺可容四萬人，看手工編織的整片地毯與八十二座圓頂，停留約兩小時。頭巾請自備。",
      },
      {
        title: "艾因世界遺產綠洲",
        text: "在十四萬棵椰棗樹的蔭下走古老的法拉吉水渠，並登傑貝哈菲特山路看邊境荒漠。午餐在椰棗園。",
      },
      {
        title: "沙漠午後與星空",
        text: "乘四輪驅動車入沙，安排較平緩的沙丘路線，可滑沙、騎駱駝，晚餐後關燈看星。夜裡返回杜拜市區。",
      },
    ],
    cover: { scene: "singapore-bay", palette: "dusk", seed: 69847, alt: "水岸高樓的華燈初上" },
    gallery: [
      { scene: "desert-dunes", palette: "dusk", seed: 69884, alt: "金色沙丘的夕照" },
      { scene: "istanbul-domes", palette: "noon", seed: 69921, alt: "白色圓頂與宣禮塔" },
      { scene: "market-street", palette: "dusk", seed: 69958, alt: "老市集的燈火" },
      { scene: "desert-dunes", palette: "morning", seed: 69995, alt: "清晨的沙漠稜線" },
    ],
    itinerary: [
      {
        title: "臺北桃園／杜拜",
        places: ["桃園國際機場", "夜間飛行"],
        description:
          "深夜於桃園機場集合，由領隊協助辦理報到並核對電子簽證，搭乘夜間班機直飛杜拜，飛行約九小時，機上供應兩餐。當地室內冷氣較強，薄外套請放在隨身行李，上機後儘早休息。",
        meals: { breakfast: "敬請自理", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
      {
        title: "杜拜",
        places: ["法希迪老城區", "杜拜灣木造渡船", "香料與黃金市集", "杜拜畫框"],
        description:
          "清晨抵達後先用早餐。上午走法希迪老城區，看引風入室的風塔老屋，搭木造渡船過杜拜灣，逛香料與黃金市集。午後登 150 公尺高的杜拜畫框，一側看舊城、一側看新城，提早入住休息。",
        meals: { breakfast: "機上餐食", lunch: "阿拉伯拼盤", dinner: "酒店晚餐" },
        hotel: "杜拜 四星級酒店或同級",
        location: { name: "杜拜法希迪區", latitude: 25.2637, longitude: 55.2972 },
        picture: { scene: "market-street", palette: "morning", seed: 70032, alt: "風塔老屋與市集巷弄" },
      },
      {
        title: "杜拜",
        places: ["未來博物館", "哈里發塔觀景臺", "音樂噴泉", "朱美拉海灘", "棕櫚島單軌列車"],
        description:
          "上午到寫滿阿拉伯書法的環形未來博物館，再搭單軌列車看人工棕櫚島，在朱美拉公共海灘散步。傍晚登哈里發塔 124 樓觀景臺看日落與城市燈光，下塔後在湖邊看音樂噴泉，晚餐自理。",
        meals: { breakfast: "酒店早餐", lunch: "香料海鮮飯", dinner: "敬請自理" },
        hotel: "杜拜 四星級酒店或同級",
        location: { name: "哈里發塔", latitude: 25.1972, longitude: 55.2744 },
        picture: { scene: "singapore-bay", palette: "night", seed: 70069, alt: "高樓群與湖面燈光" },
      },
      {
        title: "杜拜／阿布達比",
        places: ["謝赫札耶德清真寺", "羅浮宮阿布達比", "總統府宮殿", "濱海大道"],
        description:
          "行車 140 公里到阿布達比，參觀以白色大理石鑲嵌花卉的謝赫札耶德清真寺。午後到羅浮宮阿布達比，看星狀鏤空穹頂灑下的光雨，再入總統府宮殿看大廳與禮品館，傍晚在濱海大道散步。",
        meals: { breakfast: "酒店早餐", lunch: "黎巴嫩烤肉", dinner: "酒店晚餐" },
        hotel: "阿布達比 五星級酒店或同級",
        location: { name: "謝赫札耶德清真寺", latitude: 24.4128, longitude: 54.475 },
        picture: { scene: "istanbul-domes", palette: "morning", seed: 70106, alt: "晨光中的白色圓頂與列柱" },
      },
      {
        title: "阿布達比／艾因／沙漠營地／杜拜",
        places: ["艾因綠洲", "賈希里堡", "傑貝哈菲特山", "沙漠衝沙", "營地晚餐"],
        description:
          "行車 150 公里到艾因，走椰棗綠洲的法拉吉水渠，看日曬磚砌的賈希里堡，再上 1,249 公尺的傑貝哈菲特山。午後 100 公里到沙漠營地，換乘四輪驅動車看沙丘日落，晚餐後 60 公里返杜拜。",
        meals: { breakfast: "酒店早餐", lunch: "椰棗園午餐", dinner: "沙漠烤肉晚餐" },
        hotel: "杜拜 四星級酒店或同級",
        location: { name: "艾因綠洲", latitude: 24.2166, longitude: 55.7647 },
        picture: { scene: "desert-dunes", palette: "noon", seed: 70143, alt: "藍天下的紅色沙丘" },
      },
      {
        title: "杜拜／臺北桃園",
        places: ["杜拜機場", "桃園國際機場"],
        description:
          "早餐後前往杜拜機場辦理報到與退稅，搭乘上午班機直飛臺北，飛行約八小時十五分，機上供應兩餐。晚間抵達桃園機場，領取行李後由領隊協助處理行李事宜，結束杜拜與阿布達比之旅。",
        meals: { breakfast: "早餐盒", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "溫暖的家",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "哈里發塔 124 樓與未來博物館門票", "沙漠四輪驅動車與營地晚餐"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "阿聯電子簽證由本公司協助申請，請於出發前 30 天繳交護照影本。",
      "心臟病、孕婦與脊椎不適者不宜參加衝沙，可改乘一般車前往營地。",
      "參觀清真寺女士須著長袖長裙與頭巾，男士著長褲，服裝不符可能無法入內。",
      "齋戒月期間白天公共場所飲食受限，餐食時間隨之調整。",
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
        day: 6,
        carrier: "NF",
        number: "NF084",
        from: "杜拜 DXB",
        to: "臺北桃園 TPE",
        departs: "10:05",
        arrives: "22:20",
      },
    ],
  },
];
