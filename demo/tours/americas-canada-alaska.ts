import type { DemoTour } from "../types.ts";

const INCLUDES = [
  "行程表所列團體經濟艙機票與機場稅、燃油附加費",
  "行程表所列住宿，以兩人一室為準",
  "行程表所列餐食與景點門票",
  "陸上專用遊覽車與中文領隊",
  "旅行業責任保險：意外死殘新臺幣 500 萬元、意外醫療 20 萬元",
];

export const tours: DemoTour[] = [
  {
    code: "FPCA01",
    name: "加拿大洛磯山脈：班夫・露易絲湖・賈斯珀九日",
    subtitle: "冰原大道慢走，湖邊住三晚，不回頭的洛磯山",
    countries: ["CA"],
    tags: ["健行", "攝影", "世界遺產", "慢旅"],
    days: 9,
    nights: 7,
    basePrice: 156_900,
    months: [6, 7, 8, 9],
    peakMonths: [7, 8, 9],
    weekdays: [2, 5],
    departures: 14,
    seats: 28,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "冰原大道完整一天",
        text: "由露易絲湖到賈斯珀 230 公里留一整天，依光線安排佩托湖、哥倫比亞冰原與阿薩巴斯卡瀑布。",
      },
      {
        title: "山中住五晚",
        text: "班夫兩晚、露易絲湖一晚、賈斯珀兩晚，清早與傍晚的湖面都走得到，不必急著趕回城市。",
      },
      {
        title: "夢蓮湖與翡翠湖",
        text: "私人車輛禁止進入夢蓮湖，團體改搭預約接駁車，另外到優鶴國家公園看水色更濃的翡翠湖。",
      },
      {
        title: "不走回頭路",
        text: "卡加利進山、艾德蒙頓出山，再飛溫哥華，省下重複的三百多公里，多出半天給湖與峽谷。",
      },
    ],
    cover: { scene: "rockies-lake", palette: "morning", seed: 51007, alt: "露易絲湖的清晨與雪峰倒影" },
    gallery: [
      { scene: "rockies-lake", palette: "noon", seed: 51014, alt: "夢蓮湖的青綠湖水與十峰" },
      { scene: "plitvice", palette: "noon", seed: 51021, alt: "阿薩巴斯卡瀑布的急流" },
      { scene: "distant-ridges", palette: "dusk", seed: 51028, alt: "冰原大道黃昏的山列" },
      { scene: "everest", palette: "morning", seed: 51035, alt: "賈斯珀的雪峰與針葉林" },
    ],
    itinerary: [
      {
        title: "臺北／溫哥華",
        places: ["桃園機場", "國際換日線", "煤港"],
        description:
          "深夜由桃園直飛溫哥華，約十一小時，飛越換日線，抵達時仍是同一天傍晚，夏令時間比臺灣慢十五小時。夏季要到九點多才天黑，入境後進市區，入住煤港一帶，由房間或港灣步道可見對岸北岸山脈的輪廓；備有輕食，早點休息。",
        meals: { breakfast: "敬請自理", lunch: "敬請自理", dinner: "機上輕食" },
        hotel: "溫哥華 四星級酒店或同級",
        location: { name: "溫哥華", latitude: 49.2827, longitude: -123.1207 },
      },
      {
        title: "溫哥華／卡加利／班夫",
        places: ["史丹利公園", "格蘭維爾島", "卡加利機場", "班夫鎮"],
        description:
          "上午繞史丹利公園海堤，看圖騰柱與獅門橋；中午在格蘭維爾島的市場吃三明治。午後搭機約一個半小時飛越山脈到卡加利，再往西約 130 公里進山，傍晚到班夫鎮，街尾就是瀑布山。海拔約 1,400 公尺，夜裡偏涼。",
        meals: { breakfast: "酒店早餐", lunch: "公共市場簡餐", dinner: "亞伯達牛排" },
        hotel: "班夫 四星級酒店或同級",
        picture: { scene: "rockies-lake", palette: "dusk", seed: 51042, alt: "班夫的傍晚山影" },
        location: { name: "班夫", latitude: 51.1784, longitude: -115.5708 },
      },
      {
        title: "班夫",
        places: ["明尼萬卡湖", "班夫纜車", "弓河瀑布", "驚奇角"],
        description:
          "早上到明尼萬卡湖散步，湖底沉著 1912 年的舊鎮。再搭纜車上硫磺山步道，高度 2,281 公尺，木棧道上六座山脈環繞；下山看弓河瀑布與驚奇角眺望的城堡酒店外觀。傍晚可在班夫溫泉泳池泡湯，清晨偶見馬鹿走過街口。",
        meals: { breakfast: "酒店早餐", lunch: "山頂餐廳簡餐", dinner: "加拿大鮭魚餐" },
        hotel: "班夫 四星級酒店或同級",
        picture: { scene: "everest", palette: "noon", seed: 51049, alt: "硫磺山看班夫群峰" },
        location: { name: "硫磺山", latitude: 51.1464, longitude: -115.5738 },
      },
      {
        title: "班夫／優鶴／露易絲湖",
        places: ["夢蓮湖", "露易絲湖", "翡翠湖", "天然橋"],
        description:
          "清早先搭接駁車到夢蓮湖，十座雪峰圍住青綠湖面，爬岩堆步道三十分鐘可到觀景點。午間到露易絲湖看維多利亞冰河，再往西約 40 公里進優鶴國家公園，到水色更濃的翡翠湖與被急流磨穿的天然橋。傍晚住露易絲湖畔。",
        meals: { breakfast: "酒店早餐", lunch: "湖區野餐盒", dinner: "酒店晚餐" },
        hotel: "露易絲湖 四星級酒店或同級",
        picture: { scene: "rockies-lake", palette: "noon", seed: 51056, alt: "夢蓮湖與十峰" },
        location: { name: "夢蓮湖", latitude: 51.3217, longitude: -116.186 },
      },
      {
        title: "露易絲湖／冰原大道／賈斯珀",
        places: ["佩托湖", "哥倫比亞冰原", "阿薩巴斯卡冰河", "辛華達瀑布", "阿薩巴斯卡瀑布"],
        description:
          "全天走 230 公里的冰原大道。先停狼頭形的佩托湖觀景臺，到哥倫比亞冰原搭雪車走上厚達三百公尺的阿薩巴斯卡冰河，冰面一樣冷到需手套。再看辛華達與阿薩巴斯卡兩處瀑布，把石英岩磨成壺穴。傍晚到賈斯珀。",
        meals: { breakfast: "酒店早餐", lunch: "冰原中心簡餐", dinner: "酒店晚餐" },
        hotel: "賈斯珀 三星級酒店或同級",
        picture: { scene: "rockies-lake", palette: "dusk", seed: 51063, alt: "冰原大道的冰河與山" },
        location: { name: "哥倫比亞冰原", latitude: 52.22, longitude: -117.224 },
      },
      {
        title: "賈斯珀",
        places: ["馬林峽谷", "馬林湖", "靈湖島遊船", "藥湖"],
        description:
          "往東約 50 公里遊馬林湖，搭船約一個半小時到靈湖島，站在步道上看三面雪峰夾水。回程看水量隨季節消失的藥湖；再走馬林峽谷的橋與六十公尺深的石灰岩縫。2024 年森林大火燒過鎮區，部分林相已轉黑，重建情況請理解。",
        meals: { breakfast: "酒店早餐", lunch: "湖畔簡餐", dinner: "亞伯達牛排" },
        hotel: "賈斯珀 三星級酒店或同級",
        picture: { scene: "rockies-lake", palette: "noon", seed: 51070, alt: "馬林湖的靈湖島" },
        location: { name: "馬林湖", latitude: 52.662, longitude: -117.541 },
      },
      {
        title: "賈斯珀／艾德蒙頓／溫哥華",
        places: ["埃德森", "艾德蒙頓", "溫哥華"],
        description:
          "往東約 365 公里出洛磯山，路上停埃德森午餐。傍晚抵達艾德蒙頓，搭機約一小時三十五分飛回溫哥華，當地比艾德蒙頓慢一小時。晚上入住機場附近，收拾行李並整理相片，若時間早可到列治文吃一頓廣式晚點。",
        meals: { breakfast: "酒店早餐", lunch: "小鎮簡餐", dinner: "機上輕食" },
        hotel: "溫哥華 四星級酒店或同級",
        location: { name: "艾德蒙頓", latitude: 53.5461, longitude: -113.4938 },
      },
      {
        title: "溫哥華／臺北",
        places: ["溫哥華機場", "國際換日線"],
        description:
          "上午前往機場，領隊協助報到與登機。班機往西北飛越換日線，日期往前一天，約十二小時四十分，機上供應兩次餐食。起飛半小時後，雲少時可由窗外看到海岸山脈的冰雪與島嶼，是回望山區的最後機會。",
        meals: { breakfast: "酒店早餐", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "溫哥華", latitude: 49.1967, longitude: -123.1815 },
      },
      {
        title: "臺北",
        places: ["桃園機場"],
        description:
          "傍晚抵達桃園機場，領隊協助領取行李後解散，九天的洛磯山行程到此結束。山上日夜溫差大，回國後若有喉嚨乾癢可多補充水分；時差約十五小時，前兩天下午會特別想睡，請把重要會議延後一日。",
        meals: { breakfast: "機上餐食", lunch: "敬請自理", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [
      ...INCLUDES,
      "溫哥華至卡加利、艾德蒙頓至溫哥華國內線機票",
      "阿薩巴斯卡冰河雪車與馬林湖遊船",
      "夢蓮湖接駁車與國家公園門票",
    ],
    priceExcludes: [
      "護照規費",
      "加拿大電子旅行許可（eTA）費用",
      "領隊、導遊與司機小費",
      "單人房差額",
      "私人消費與超重行李",
      "個人旅遊平安險與旅遊不便險",
    ],
    remarks: [
      "須持晶片護照並於出發前取得加拿大電子旅行許可。",
      "夢蓮湖接駁車與冰河雪車依氣候營運，停駛改訪其他湖泊並退費。",
      "6 月高山湖泊可能尚未解凍，9 月中下旬則有金黃落葉松。",
      "野生動物出沒時請留在車上，勿下車餵食。",
    ],
    flights: [
      {
        day: 1,
        carrier: "QH",
        number: "QH032",
        from: "臺北桃園 TPE",
        to: "溫哥華 YVR",
        departs: "23:55",
        arrives: "19:25",
      },
      {
        day: 2,
        carrier: "QH",
        number: "QH211",
        from: "溫哥華 YVR",
        to: "卡加利 YYC",
        departs: "14:00",
        arrives: "16:30",
      },
      {
        day: 7,
        carrier: "QH",
        number: "QH246",
        from: "艾德蒙頓 YEG",
        to: "溫哥華 YVR",
        departs: "18:30",
        arrives: "19:05",
      },
      {
        day: 8,
        carrier: "QH",
        number: "QH031",
        from: "溫哥華 YVR",
        to: "臺北桃園 TPE",
        departs: "13:00",
        arrives: "16:40+1",
      },
    ],
  },
  {
    code: "FPUS04",
    name: "阿拉斯加內灣航道郵輪：朱諾・冰河灣十日",
    subtitle: "前一晚先住溫哥華，接著七晚海上住宿",
    isHidden: true,
    countries: ["US", "CA"],
    tags: ["郵輪", "野生動物", "慢旅", "攝影"],
    days: 10,
    nights: 8,
    basePrice: 148_900,
    months: [5, 6, 7, 8, 9],
    peakMonths: [7, 8],
    weekdays: [6],
    departures: 12,
    seats: 32,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "冰河灣一整天",
        text: "船隻進入冰河灣國家公園巡航七小時，停在冰河前緣看冰塊崩落，由國家公園解說員上船導覽。",
      },
      {
        title: "一間房住到底",
        text: "七晚同一間艙房，朱諾、史凱威、凱契根三港皆下船半日以上，不必每天收拾與打包行李。",
      },
      {
        title: "座頭鯨與圖騰柱",
        text: "六月至八月座頭鯨回到內灣覓食，朱諾賞鯨；凱契根看特林吉特人的圖騰柱與老鎮旁的鮭魚溪。",
      },
      {
        title: "金礦列車與步道",
        text: "史凱威搭 1900 年通車的窄軌火車登白色隘口，也保留半天步行的選擇，看人們當年帶一年口糧入山。",
      },
    ],
    cover: { scene: "cruise-ship", palette: "morning", seed: 51077, alt: "郵輪駛過內灣航道的雪山" },
    gallery: [
      { scene: "cruise-ship", palette: "dusk", seed: 51084, alt: "夕陽下的郵輪與峽灣" },
      { scene: "patagonia", palette: "noon", seed: 51091, alt: "冰河灣的冰河前緣與浮冰" },
      { scene: "fjord-aurora", palette: "morning", seed: 51098, alt: "阿拉斯加峽灣清晨的山嶺" },
      { scene: "rockies-lake", palette: "noon", seed: 51105, alt: "孟登霍爾冰河前的湖水" },
    ],
    itinerary: [
      {
        title: "臺北／溫哥華",
        places: ["桃園機場", "國際換日線", "煤港"],
        description:
          "深夜由桃園直飛溫哥華，約十一小時，飛越國際換日線，抵達時仍是同一天傍晚。領隊在機場接團後進市區入住，沿海堤看停靠的白色大船與山脈。請把證件、藥物、外套放在隨身包，大件行李於次日托運登船。",
        meals: { breakfast: "敬請自理", lunch: "敬請自理", dinner: "機上輕食" },
        hotel: "溫哥華 四星級酒店或同級",
        location: { name: "溫哥華", latitude: 49.2827, longitude: -123.1207 },
      },
      {
        title: "溫哥華／郵輪",
        places: ["史丹利公園", "蓋士鎮", "加拿大廣場碼頭"],
        description:
          "早上看史丹利公園的圖騰柱與海堤，再到蓋士鎮看蒸汽時鐘與磚造倉庫。中午過後於加拿大廣場登船，辦理通關與安全演練。傍晚船駛過獅門橋下，甲板上看城市慢慢退到雪山之後，船上餐廳與房型請於開航後自行熟悉。",
        meals: { breakfast: "酒店早餐", lunch: "船上自助餐", dinner: "船上晚餐" },
        hotel: "內灣航道 郵輪海景艙",
        picture: { scene: "cruise-ship", palette: "noon", seed: 51112, alt: "郵輪通過獅門橋" },
        location: { name: "溫哥華", latitude: 49.2888, longitude: -123.1111 },
      },
      {
        title: "海上航行：內灣航道",
        places: ["內灣航道", "賞鯨甲板", "博物導覽"],
        description:
          "全天航行於島嶼與大陸之間的內灣航道，岸上是雲杉與鐵杉林，幾乎不見道路。上午可聽船上自然講座，說明潮水、座頭鯨的氣泡網捕食與冰河術語；下午在甲板找虎鯨、白頭鷹。船速約二十節，海面通常平靜如湖。",
        meals: { breakfast: "酒店早餐", lunch: "船上午餐", dinner: "正式晚宴" },
        hotel: "內灣航道 郵輪海景艙",
        picture: { scene: "fjord-aurora", palette: "noon", seed: 51119, alt: "內灣航道的島嶼與森林" },
        location: { name: "溫哥華", latitude: 50.9, longitude: -127.4 },
      },
      {
        title: "朱諾",
        places: ["孟登霍爾冰河", "羅伯茲山", "賞鯨"],
        description:
          "早上靠朱諾，一座沒有公路能到達的首府。車行約 20 公里到孟登霍爾冰河遊客中心，走到湖邊的冰原木棧道，看冰河的藍與旁邊的努加特瀑布。午後可自費出海賞鯨或搭纜車上羅伯茲山；晚間船離港，天光要到十點才暗。",
        meals: { breakfast: "酒店早餐", lunch: "船上或岸上簡餐", dinner: "船上晚餐" },
        hotel: "內灣航道 郵輪海景艙",
        picture: { scene: "rockies-lake", palette: "dusk", seed: 51126, alt: "孟登霍爾冰河與湖面浮冰" },
        location: { name: "朱諾", latitude: 58.3019, longitude: -134.4197 },
      },
      {
        title: "史凱威",
        places: ["白色隘口窄軌火車", "淘金老鎮", "雷德瀑布"],
        description:
          "清晨靠泊史凱威，1898 年淘金潮的入口。搭窄軌火車約三十二公里上白色隘口，從木棧橋看舊棧道在懸崖上的痕跡，海拔升到八百六十多公尺。中午前回鎮，木板人行道旁立著老酒館與票房；下午自由沿溪走到雷德瀑布，約三公里。",
        meals: { breakfast: "酒店早餐", lunch: "船上或岸上簡餐", dinner: "船上晚餐" },
        hotel: "內灣航道 郵輪海景艙",
        picture: { scene: "rockies-lake", palette: "noon", seed: 51133, alt: "窄軌火車穿過白色隘口" },
        location: { name: "史凱威", latitude: 59.4583, longitude: -135.3139 },
      },
      {
        title: "冰河灣",
        places: ["冰河灣國家公園", "馬傑瑞冰河", "約翰霍普金斯灣"],
        description:
          "國家公園管理處的解說員清晨上船，航行約七小時。船在馬傑瑞冰河前緣停約一小時，冰壁露出水面約七十公尺，聽冰塊由內部崩裂的聲響；海獺仰躺在浮冰邊，斑海豹在冰上休息。甲板風大且冷，請穿足四層。",
        meals: { breakfast: "酒店早餐", lunch: "甲板熱湯與船上午餐", dinner: "船上晚餐" },
        hotel: "內灣航道 郵輪海景艙",
        picture: { scene: "patagonia", palette: "noon", seed: 51140, alt: "馬傑瑞冰河的前緣" },
        location: { name: "冰河灣", latitude: 58.829, longitude: -137.053 },
      },
      {
        title: "凱契根",
        places: ["溪街", "圖騰柱公園", "鮭魚階梯"],
        description:
          "靠泊凱契根，號稱雨都，雨衣請隨手可得。老鎮的溪街建在木棧上，夏季溪裡鮭魚逆流而上跳躍；再搭車往北約 15 公里到圖騰柱公園，看鷹、渡鴉與熊的柱身刻紋各說一段家族史。傍晚回船，航向溫哥華。",
        meals: { breakfast: "酒店早餐", lunch: "船上或岸上簡餐", dinner: "船上晚餐" },
        hotel: "內灣航道 郵輪海景艙",
        picture: { scene: "lofoten", palette: "morning", seed: 51147, alt: "凱契根的木造溪街" },
        location: { name: "凱契根", latitude: 55.3422, longitude: -131.6461 },
      },
      {
        title: "海上航行",
        places: ["夏洛特皇后海峽", "甲板觀星"],
        description:
          "全天在外海與內灣之間航行，早餐後可參加廚房參觀、語言課或船上畫廊。下午海面漸闊，常見海豚在船首浪裡翻躍。晚上船長舉辦告別酒會，十點後若無雲，甲板上看得到北斗七星低低掛在北方，提醒貴重物品收妥。",
        meals: { breakfast: "酒店早餐", lunch: "船上午餐", dinner: "告別晚宴" },
        hotel: "內灣航道 郵輪海景艙",
        location: { name: "夏洛特皇后海峽", latitude: 51.2, longitude: -128.2 },
      },
      {
        title: "溫哥華／臺北",
        places: ["加拿大廣場碼頭", "溫哥華機場", "國際換日線"],
        description:
          "早上七點半左右靠港，離船以後搭車到機場，行李可於前晚放在房門外。午後直飛桃園，約十二小時四十分，飛越國際換日線，日期往前一天，機上供應兩次餐食。若回程日期碰到假期，碼頭轉乘人潮較多，請提早準備。",
        meals: { breakfast: "酒店早餐", lunch: "機上餐食", dinner: "機上餐食" },
        hotel: "夜宿機上",
        location: { name: "溫哥華", latitude: 49.1967, longitude: -123.1815 },
      },
      {
        title: "臺北",
        places: ["桃園機場"],
        description:
          "傍晚抵達桃園機場，領隊協助取行李後解散，十天海上的節奏在此停下。若走路時仍覺得地板微微搖動，那是長航後的正常現象，一兩天內會消失；時差十五小時，前幾晚可能太早醒，白天到戶外曬太陽調整最快。",
        meals: { breakfast: "機上餐食", lunch: "敬請自理", dinner: "敬請自理" },
        hotel: "溫暖的家",
        location: { name: "桃園", latitude: 25.0797, longitude: 121.2342 },
      },
    ],
    priceIncludes: [...INCLUDES, "七晚海景艙住宿與船上主餐", "白色隘口窄軌火車", "冰河灣國家公園門票"],
    priceExcludes: [
      "護照規費",
      "美國 ESTA 與加拿大電子旅行許可費用",
      "郵輪服務費與領隊、導遊小費",
      "艙房升等差額與單人房差額",
      "岸上自費行程與網路",
      "個人旅遊平安險與旅遊不便險",
    ],
    remarks: [
      "航線由船公司依海況調整，停靠港口可能互換，冰河灣巡航不保證崩冰。",
      "艙房以海景艙為準，三、四人房數量有限。",
      "6 月至 8 月白日長達十八小時，請備遮光眼罩。",
      "航程往返加拿大與美國，出發前須備妥 eTA 與 ESTA 兩項授權。",
    ],
    flights: [
      {
        day: 1,
        carrier: "QH",
        number: "QH032",
        from: "臺北桃園 TPE",
        to: "溫哥華 YVR",
        departs: "23:55",
        arrives: "19:25",
      },
      {
        day: 9,
        carrier: "QH",
        number: "QH031",
        from: "溫哥華 YVR",
        to: "臺北桃園 TPE",
        departs: "13:00",
        arrives: "16:40+1",
      },
    ],
  },
];
