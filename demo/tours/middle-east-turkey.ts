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
    code: "FPTR01",
    name: "土耳其・卡帕多奇亞與棉堡 10 日",
    subtitle: "兩段國內線、洞穴酒店連住兩晚，以弗所與博斯普魯斯海峽",
    isPopular: true,
    countries: ["TR"],
    tags: ["世界遺產", "攝影", "蜜月"],
    days: 10,
    nights: 7,
    basePrice: 79900,
    months: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    peakMonths: [4, 5, 7, 10],
    weekdays: [2, 4, 6],
    departures: 16,
    seats: 34,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "洞穴酒店連住兩晚",
        text: "住在凝灰岩鑿成的房間，有兩個清晨可以搭熱氣球，第一天因風取消時還有第二次機會。氣球為自費。",
      },
      {
        title: "兩段國內線",
        text: "伊斯坦堡到開塞利、伊茲密爾回伊斯坦堡都搭飛機，省下約十七小時的公路車程，體力留給遺址。",
      },
      {
        title: "棉堡住溫泉酒店",
        text: "傍晚人少時赤足走上白色石灰華池，入夜再泡含鐵的紅色溫泉，隔日上午續看古城劇場。請自備泳衣。",
      },
      {
        title: "博斯普魯斯包船",
        text: "專屬遊船航行約一小時半，看歐亞兩岸的宮殿、木造別墅與魯梅利堡壘，船上供應紅茶。上午啟航。",
      },
    ],
    cover: { scene: "cappadocia-balloons", palette: "morning", seed: 68737, alt: "熱氣球飄在岩谷上空的清晨" },
    gallery: [
      { scene: "istanbul-domes", palette: "dusk", seed: 68774, alt: "圓頂與宣禮塔的暮色剪影" },
      { scene: "cappadocia-balloons", palette: "noon", seed: 68811, alt: "蘑菇岩與藍天" },
      { scene: "colosseum", palette: "noon", seed: 68848, alt: "古羅馬劇場的石階" },
      { scene: "istanbul-domes", palette: "morning", seed: 68885, alt: "海峽旁的清真寺晨光" },
    ],
    itinerary: [
      {
        title: "臺北桃園／伊斯坦堡",
        places: ["桃園國際機場", "夜間飛行"],
        description:
          "傍晚於桃園機場集合，搭乘夜間班機直飛伊斯坦堡，飛行約十二小時，機上供應兩餐。參觀清真寺須脫鞋並遮蓋手腳，女士請準備頭巾放在隨身行李，上機後調成當地時間，儘早休息。",
        meals: { breakfast: "敬請自理", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
      {
        title: "伊斯坦堡",
        places: ["聖索菲亞清真寺", "藍色清真寺", "賽馬場廣場", "地下水宮殿"],
        description:
          "清晨抵達後先用土耳其早餐，步行舊城區，看藍色清真寺的六座宣禮塔與兩萬餘片磁磚、聖索菲亞的巨大圓頂與馬賽克，再下到三百三十六根石柱撐起的地下水宮殿找梅杜莎頭像，午後提早入住。",
        meals: { breakfast: "土耳其早餐", lunch: "烤肉丸與扁豆湯", dinner: "酒店晚餐" },
        hotel: "伊斯坦堡 五星級酒店或同級",
        location: { name: "聖索菲亞清真寺", latitude: 41.0086, longitude: 28.9802 },
        picture: { scene: "istanbul-domes", palette: "noon", seed: 68922, alt: "藍天下的大圓頂與宣禮塔" },
      },
      {
        title: "伊斯坦堡／開塞利／卡帕多奇亞",
        places: ["博斯普魯斯遊船", "魯梅利堡壘", "香料市集", "開塞利機場"],
        description:
          "上午包船遊博斯普魯斯海峽約一小時半，看朵瑪巴切宮與魯梅利堡壘。再逛十七世紀的香料市集，嘗軟糖與石榴茶。傍晚搭機約一小時半到開塞利，行車 75 公里入住卡帕多奇亞洞穴酒店。",
        meals: { breakfast: "酒店早餐", lunch: "海峽烤魚三明治", dinner: "酒店晚餐" },
        hotel: "卡帕多奇亞 洞穴酒店或同級",
        location: { name: "博斯普魯斯海峽", latitude: 41.0851, longitude: 29.0561 },
      },
      {
        title: "卡帕多奇亞",
        places: ["熱氣球（自費）", "格雷梅露天博物館", "蘑菇谷", "烏奇薩堡", "凱馬克利地下城"],
        description:
          "清晨可自費搭熱氣球約一小時。上午看格雷梅露天博物館的岩窟教堂壁畫，再到帕夏貝看三頂蘑菇岩。午後登烏奇薩堡俯瞰谷地，走進深達八層、開放四層的地下城，傍晚可看旋轉舞。",
        meals: { breakfast: "酒店早餐", lunch: "瓦罐燜肉", dinner: "酒店晚餐" },
        hotel: "卡帕多奇亞 洞穴酒店或同級",
        location: { name: "格雷梅", latitude: 38.6402, longitude: 34.8452 },
        picture: { scene: "cappadocia-balloons", palette: "dusk", seed: 68959, alt: "岩谷與晚霞" },
      },
      {
        title: "卡帕多奇亞／蘇丹哈尼／孔亞",
        places: ["阿瓦諾斯陶藝工坊", "蘇丹哈尼驛站", "梅夫拉納博物館"],
        description:
          "清晨仍可補搭前日取消的熱氣球。行車 20 公里到紅河邊的陶藝小鎮，再沿絲路 145 公里到一二二九年的蘇丹哈尼驛站。午後 100 公里抵孔亞，看碧綠尖塔下的梅夫拉納陵墓與手抄本。",
        meals: { breakfast: "酒店早餐", lunch: "孔亞長形薄餅", dinner: "酒店晚餐" },
        hotel: "孔亞 五星級酒店或同級",
        location: { name: "蘇丹哈尼驛站", latitude: 38.2478, longitude: 33.5466 },
      },
      {
        title: "孔亞／托魯斯山／安塔利亞",
        places: ["托魯斯山隘口", "阿斯潘多斯古劇場", "安塔利亞老城", "哈德良門"],
        description:
          "翻越托魯斯山 265 公里到地中海側，途中休息兩次，看音響至今可演出的阿斯潘多斯古劇場，可容約一萬五千人。再 45 公里到安塔利亞，穿過哈德良門走老城巷弄，看馬蹄形的舊港。",
        meals: { breakfast: "酒店早餐", lunch: "地中海烤魚", dinner: "酒店晚餐" },
        hotel: "安塔利亞 五星級酒店或同級",
        location: { name: "阿斯潘多斯", latitude: 36.9389, longitude: 31.1723 },
        picture: { scene: "colosseum", palette: "morning", seed: 68996, alt: "保存完整的古羅馬劇場" },
      },
      {
        title: "安塔利亞／棉堡",
        places: ["杜登瀑布", "棉堡石灰華池", "希拉波利斯古城", "溫泉酒店"],
        description:
          "上午看直接落入地中海的杜登下游瀑布，行車 240 公里北上到棉堡。傍晚日光轉柔時赤足走上白色石灰華池，再到希拉波利斯看大劇場與墓園，晚間在酒店泡含鐵質的溫泉，請自備泳衣。",
        meals: { breakfast: "酒店早餐", lunch: "土耳其披薩", dinner: "酒店晚餐" },
        hotel: "棉堡 五星級酒店或同級",
        location: { name: "棉堡", latitude: 37.9244, longitude: 29.1233 },
      },
      {
        title: "棉堡／以弗所／庫夏達瑟／伊茲密爾",
        places: ["以弗所古城", "聖母之家", "希林潔村"],
        description:
          "行車 190 公里到以弗所，由上城門走下坡，看塞爾蘇斯圖書館、公共廁所與可容二萬五千人的大劇場。午後到山上的聖母之家與果酒小村希林潔，再行 85 公里到伊茲密爾，入住濱海區酒店。",
        meals: { breakfast: "酒店早餐", lunch: "以弗所烤肉串", dinner: "酒店晚餐" },
        hotel: "伊茲密爾 五星級酒店或同級",
        location: { name: "以弗所", latitude: 37.9395, longitude: 27.3417 },
        picture: { scene: "colosseum", palette: "dusk", seed: 69033, alt: "古城圖書館與石柱的夕照" },
      },
      {
        title: "伊茲密爾／伊斯坦堡",
        places: ["托普卡匹皇宮", "大市集", "加拉達橋", "伊斯坦堡機場"],
        description:
          "搭早班機約一小時十五分回伊斯坦堡，參觀托普卡匹皇宮的四重庭院與珍寶館，可自費入後宮。午後在四千家店的大市集自由採買，傍晚走加拉達橋看釣客與落日，晚餐後前往機場候機。",
        meals: { breakfast: "早餐盒", lunch: "茄子鑲肉", dinner: "海鮮告別餐" },
        hotel: "夜宿機上",
        location: { name: "托普卡匹皇宮", latitude: 41.0115, longitude: 28.9834 },
        picture: { scene: "istanbul-domes", palette: "dusk", seed: 69070, alt: "金角灣旁的圓頂暮色" },
      },
      {
        title: "伊斯坦堡／臺北桃園",
        places: ["伊斯坦堡機場", "桃園國際機場"],
        description:
          "凌晨搭機返回臺北，飛行約十小時四十分，機上供應早、午兩餐。傍晚抵達桃園機場，領取行李時請檢查磁盤與燈飾是否完好，由領隊協助處理行李事宜，結束土耳其之旅，各自返家。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "伊斯坦堡至開塞利、伊茲密爾至伊斯坦堡國內線機票", "博斯普魯斯海峽包船"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "熱氣球為自費活動，約 180 至 280 歐元，由當地民航單位依風況決定是否升空，取消則全額退費。",
      "洞穴酒店房型大小與採光各異，無法指定；部分房間需走階梯。",
      "清真寺週五中午禮拜時段不開放，參觀順序將調整。",
      "土耳其電子簽證由本公司代為上網申請。",
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
        day: 3,
        carrier: "XG",
        number: "XG2012",
        from: "伊斯坦堡 IST",
        to: "開塞利 ASR",
        departs: "17:30",
        arrives: "18:55",
      },
      {
        day: 9,
        carrier: "XG",
        number: "XG2313",
        from: "伊茲密爾 ADB",
        to: "伊斯坦堡 IST",
        departs: "07:30",
        arrives: "08:45",
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
    code: "FPTR02",
    name: "土耳其・希臘愛琴海雙國 12 日",
    subtitle: "特洛伊、以弗所到天空之城，以渡輪跨越愛琴海",
    countries: ["TR", "GR"],
    tags: ["世界遺產", "慢旅", "藝術建築"],
    days: 12,
    nights: 9,
    basePrice: 129900,
    months: [4, 5, 6, 9, 10],
    peakMonths: [5, 9, 10],
    weekdays: [3],
    departures: 11,
    seats: 26,
    minimumGroupSize: 14,
    highlights: [
      {
        title: "搭船跨越兩國",
        text: "由切什梅乘渡輪三十五分鐘到希俄斯島，當晚睡臥艙往皮雷烏斯，醒來就在雅典。省去一段飛機轉乘。",
      },
      {
        title: "從特洛伊到以弗所",
        text: "沿愛琴海岸連走特洛伊、阿索斯、佩加蒙與以弗所，讀完一整段希臘羅馬的小亞細亞。由專業導遊講解。",
      },
      {
        title: "梅黛奧拉日落",
        text: "抵達當天先在觀景岩看日落，隔日清晨再入修道院，避開由雅典當日來回的人潮。山腳小鎮住一晚。",
      },
      {
        title: "希俄斯乳香村",
        text: "走進牆面刮出黑白幾何圖案的皮爾吉村，由農家示範怎麼採收乳香樹流出的樹脂。這是島上獨有的產物。",
      },
    ],
    cover: { scene: "istanbul-domes", palette: "dusk", seed: 69107, alt: "海峽與圓頂的暮色" },
    gallery: [
      { scene: "santorini", palette: "morning", seed: 69144, alt: "白牆藍頂與愛琴海晨光" },
      { scene: "colosseum", palette: "noon", seed: 69181, alt: "山坡上的古代劇場" },
      { scene: "distant-ridges", palette: "dusk", seed: 69218, alt: "巨岩平原後的層層山影" },
      { scene: "cruise-ship", palette: "dusk", seed: 69255, alt: "渡輪駛入夕陽的海面" },
    ],
    itinerary: [
      {
        title: "臺北桃園／伊斯坦堡",
        places: ["桃園國際機場", "夜間飛行"],
        description:
          "傍晚於桃園機場集合，搭乘夜間班機直飛伊斯坦堡，飛行約十二小時，機上供應兩餐。本行程中途搭乘夜間渡輪一晚，請另備過夜小包，頭巾與薄外套也請放在隨身行李，上機後儘早休息。",
        meals: { breakfast: "敬請自理", lunch: "敬請自理", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
      {
        title: "伊斯坦堡",
        places: ["聖索菲亞清真寺", "藍色清真寺", "托普卡匹皇宮", "加拉達橋"],
        description:
          "清晨抵達後用土耳其早餐，步行舊城區，看聖索菲亞的圓頂與馬賽克、對面的藍色清真寺，再入托普卡匹皇宮看四重庭院與珍寶館。午後提早入住，傍晚自由到加拉達橋看釣客與渡船。",
        meals: { breakfast: "土耳其早餐", lunch: "烤肉丸與扁豆湯", dinner: "酒店晚餐" },
        hotel: "伊斯坦堡 五星級酒店或同級",
        location: { name: "托普卡匹皇宮", latitude: 41.0115, longitude: 28.9834 },
        picture: { scene: "istanbul-domes", palette: "morning", seed: 69292, alt: "舊城圓頂與宣禮塔的晨光" },
      },
      {
        title: "伊斯坦堡／恰納卡萊大橋／恰納卡萊",
        places: ["加里波利半島", "恰納卡萊一九一五大橋", "木馬廣場"],
        description:
          "行車 310 公里沿馬爾馬拉海西行，途中休息兩次，經主跨 2,023 公尺的懸索橋越過達達尼爾海峽，由歐洲回到亞洲。傍晚抵達恰納卡萊，在海濱步道看電影留下的木馬與對岸的燈火。",
        meals: { breakfast: "酒店早餐", lunch: "馬爾馬拉海烤鯖魚", dinner: "酒店晚餐" },
        hotel: "恰納卡萊 四星級酒店或同級",
        location: { name: "恰納卡萊", latitude: 40.1553, longitude: 26.4142 },
      },
      {
        title: "恰納卡萊／特洛伊／阿索斯／佩加蒙",
        places: ["特洛伊遺址", "特洛伊博物館", "阿索斯雅典娜神殿"],
        description:
          "行車 30 公里到特洛伊，看九層城市疊起的遺址與新建的博物館。再 75 公里到阿索斯，登上雅典娜神殿，隔海就是列斯伏斯島，亞里斯多德曾在此講學。午後沿海岸 165 公里到佩加蒙。",
        meals: { breakfast: "酒店早餐", lunch: "橄欖油蔬菜冷盤", dinner: "酒店晚餐" },
        hotel: "貝爾加馬 四星級酒店或同級",
        location: { name: "特洛伊", latitude: 39.9575, longitude: 26.2389 },
        picture: { scene: "colosseum", palette: "morning", seed: 69329, alt: "遺址石牆與遠海" },
      },
      {
        title: "佩加蒙／以弗所／切什梅",
        places: ["佩加蒙衛城", "以弗所古城", "切什梅海濱"],
        description:
          "搭纜車上佩加蒙衛城，看陡得驚人的古劇場與圖拉真神殿。行車 185 公里到以弗所，由上城門順坡而下，看塞爾蘇斯圖書館與大劇場。午後 160 公里到切什梅，今日合計約 345 公里。",
        meals: { breakfast: "酒店早餐", lunch: "以弗所烤肉串", dinner: "酒店晚餐" },
        hotel: "切什梅 四星級酒店或同級",
        location: { name: "以弗所", latitude: 37.9395, longitude: 27.3417 },
        picture: { scene: "colosseum", palette: "dusk", seed: 69366, alt: "古城石柱的夕照" },
      },
      {
        title: "切什梅／希俄斯島／夜間渡輪",
        places: ["切什梅城堡", "希俄斯港", "皮爾吉村", "梅斯塔村", "夜間渡輪"],
        description:
          "上午看港邊的熱那亞城堡，搭渡輪三十五分鐘到希臘希俄斯島，辦理申根入境。午後車遊乳香村皮爾吉的黑白牆面與迷宮般的梅斯塔，晚餐後登上夜間渡輪，兩人一室臥艙，航行約八小時。",
        meals: { breakfast: "酒店早餐", lunch: "海島烤章魚", dinner: "酒店晚餐" },
        hotel: "愛琴海夜間渡輪 兩人臥艙或同級",
        location: { name: "希俄斯島皮爾吉", latitude: 38.2262, longitude: 25.9984 },
        picture: { scene: "cruise-ship", palette: "night", seed: 69403, alt: "夜航渡輪與月光海面" },
      },
      {
        title: "皮雷烏斯／雅典",
        places: ["雅典衛城", "帕德嫩神殿", "衛城博物館", "普拉卡老街", "國會衛兵交接"],
        description:
          "清晨抵達皮雷烏斯港，於酒店梳洗早餐。上午依預約入衛城，看帕德嫩神殿與少女像柱，再到衛城博物館看原件與地下古街。午後在普拉卡自由活動，整點可到憲法廣場看衛兵交接。",
        meals: { breakfast: "酒店早餐", lunch: "希臘烤肉捲餅", dinner: "敬請自理" },
        hotel: "雅典 四星級酒店或同級",
        location: { name: "雅典衛城", latitude: 37.9715, longitude: 23.7257 },
      },
      {
        title: "雅典／德爾菲",
        places: ["奧西歐斯盧卡斯修道院", "阿拉霍瓦山城", "德爾菲遺址與博物館"],
        description:
          "行車 150 公里到山谷裡的奧西歐斯盧卡斯修道院，看十一世紀金底馬賽克。再 35 公里經山城阿拉霍瓦到德爾菲，由聖道走到阿波羅神殿與劇場，再看青銅御者像，傍晚遠望科林斯灣。",
        meals: { breakfast: "酒店早餐", lunch: "山城烤羊排", dinner: "酒店晚餐" },
        hotel: "德爾菲 四星級酒店或同級",
        location: { name: "德爾菲", latitude: 38.4824, longitude: 22.501 },
        picture: { scene: "distant-ridges", palette: "morning", seed: 69440, alt: "橄欖谷與山脈的晨光" },
      },
      {
        title: "德爾菲／溫泉關／卡蘭巴卡",
        places: ["溫泉關紀念碑", "特里卡拉", "梅黛奧拉日落觀景岩"],
        description:
          "行車 230 公里北上，途中在溫泉關看列奧尼達與三百壯士紀念碑，於塞薩利平原的特里卡拉午餐，走河邊老街。午後抵達卡蘭巴卡，傍晚專車上觀景岩看巨岩與修道院的日落，停留約一小時。",
        meals: { breakfast: "酒店早餐", lunch: "塞薩利香腸與豆湯", dinner: "酒店晚餐" },
        hotel: "卡蘭巴卡 四星級酒店或同級",
        location: { name: "梅黛奧拉", latitude: 39.7217, longitude: 21.6306 },
        picture: { scene: "distant-ridges", palette: "dusk", seed: 69477, alt: "夕陽下的巨岩與山影" },
      },
      {
        title: "卡蘭巴卡／梅黛奧拉／塞薩洛尼基",
        places: ["瓦爾拉姆修道院", "聖史蒂芬修道院", "亞里斯多德廣場", "白塔"],
        description:
          "清晨入瓦爾拉姆與聖史蒂芬兩座修道院，看壁畫、木桶酒窖與當年的升降網。午後行車 230 公里到希臘第二大城塞薩洛尼基，經奧林帕斯山腳，傍晚在亞里斯多德廣場與白塔海濱散步。",
        meals: { breakfast: "酒店早餐", lunch: "敬請自理", dinner: "海濱小酒館拼盤" },
        hotel: "塞薩洛尼基 四星級酒店或同級",
        location: { name: "塞薩洛尼基", latitude: 40.6264, longitude: 22.9484 },
      },
      {
        title: "塞薩洛尼基／維爾吉納／伊斯坦堡",
        places: ["維爾吉納王陵", "羅馬圓廳", "聖德米特里教堂", "莫迪亞諾市場"],
        description:
          "行車 75 公里到維爾吉納，走進覆土之下的馬其頓王陵，看腓力二世的黃金骨箱與橡葉冠。回城看羅馬圓廳與聖德米特里教堂的馬賽克，逛莫迪亞諾市場，晚間搭機約一小時半到伊斯坦堡。",
        meals: { breakfast: "酒店早餐", lunch: "馬其頓燉肉", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "維爾吉納", latitude: 40.4868, longitude: 22.3186 },
      },
      {
        title: "伊斯坦堡／臺北桃園",
        places: ["伊斯坦堡機場", "桃園國際機場"],
        description:
          "凌晨於伊斯坦堡轉機，飛行約十小時四十分，機上供應兩餐。傍晚抵達桃園機場，領取行李時請檢查橄欖油與乳香酒有無滲漏，由領隊協助處理行李事宜，結束愛琴海雙國之旅，各自返家。",
        meals: { breakfast: "機上餐食", lunch: "機上餐食", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "臺北桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDED, "切什梅至希俄斯渡輪與夜間渡輪兩人臥艙"],
    priceExcludes: [...NOT_INCLUDED],
    remarks: [
      "渡輪遇強風停航時，改搭伊茲密爾至雅典班機，住宿改為雅典一晚，差額多退少補。",
      "夜間渡輪臥艙空間有限，大行李請放車上，僅帶過夜小包。",
      "修道院規定女士著裙、男士著長褲。",
      "土耳其電子簽證由本公司代為上網申請；希臘為申根國家。",
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
        day: 11,
        carrier: "XG",
        number: "XG1894",
        from: "塞薩洛尼基 SKG",
        to: "伊斯坦堡 IST",
        departs: "21:10",
        arrives: "22:40",
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
