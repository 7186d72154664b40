/** Kantō: Mount Fuji in blossom, Nikkō and Kusatsu by rail and road. */
import { GROUP_EXCLUDES, GROUP_INCLUDES, GROUP_REMARKS } from "../terms/japan-korea.ts";
import type { DemoTour } from "../types.ts";

export const tours: DemoTour[] = [
  {
    code: "FPJP05",
    name: "關東富士山河口湖賞櫻輕井澤 5 日",
    subtitle: "五重塔、忍野湧泉到輕井澤林道，春天的富士山麓",
    countries: ["JP"],
    tags: ["關東", "賞櫻", "溫泉", "攝影"],
    days: 5,
    nights: 4,
    basePrice: 44900,
    months: [3, 4],
    peakMonths: [4],
    weekdays: [0, 2, 4],
    departures: 14,
    seats: 34,
    minimumGroupSize: 16,
    highlights: [
      {
        title: "新倉山淺間公園",
        text: "登上三百九十八級石階，朱紅五重塔、櫻花與富士山落在同一畫面，安排在清晨前往，光線與人潮都較理想。",
      },
      {
        title: "河口湖兩晚",
        text: "連住兩晚湖畔溫泉酒店，不必天天打包；早晨湖面無風時，步行到北岸有機會拍到逆富士。",
      },
      {
        title: "輕井澤半日",
        text: "舊輕井澤銀座通到雲場池步行可達，教堂散落林間。午後留兩小時自由活動，可租單車沿林道騎行。",
      },
      {
        title: "都心夜櫻",
        text: "千鳥之淵的櫻枝垂向皇居護城河，三月下旬至四月上旬傍晚有點燈，綠道步行一趟約七百公尺。",
      },
    ],
    cover: {
      scene: "fuji-pagoda",
      palette: "morning",
      seed: 5200,
      alt: "朱紅五重塔與盛開的櫻花，後方是積雪的富士山",
    },
    gallery: [
      {
        scene: "fuji-pagoda",
        palette: "dusk",
        seed: 5201,
        alt: "夕色中的富士山與五重塔剪影",
      },
      {
        scene: "rockies-lake",
        palette: "morning",
        seed: 5202,
        alt: "河口湖無風的早晨，湖面映出山影",
      },
      {
        scene: "distant-ridges",
        palette: "noon",
        seed: 5203,
        alt: "輕井澤遠望的淺間山稜線",
      },
      {
        scene: "market-street",
        palette: "dusk",
        seed: 5204,
        alt: "舊輕井澤銀座通的小店點起燈",
      },
    ],
    itinerary: [
      {
        title: "臺北／成田／富士河口湖",
        places: ["成田機場", "首都高速灣岸線", "河口湖大石公園"],
        description:
          "自桃園直飛成田，取行李後經首都高速往山梨行駛約 190 公里，車程約三小時，途中於休息站停留。傍晚抵達河口湖北岸的大石公園，隔湖正對富士山，四月常見芝櫻與油菜花同開，之後入住湖畔溫泉酒店。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "酒店和洋自助餐",
        },
        hotel: "河口湖溫泉 四星級酒店或同級",
        location: {
          name: "河口湖大石公園",
          latitude: 35.5228,
          longitude: 138.7448,
        },
      },
      {
        title: "新倉山／忍野八海／河口湖",
        places: ["新倉山淺間公園", "忍野八海", "富士山世界遺產中心", "河口湖遊船"],
        description:
          "清晨前往新倉山淺間公園，爬石階約二十分鐘到五重塔後方平台。接著走訪忍野八海，八座湧泉池由富士山雪水滲流而成，池水清澈見底。午後在世界遺產中心了解登山信仰，再搭河口湖遊船，晚上續住同一酒店。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "甲州餺飥鍋",
          dinner: "富士山麓豬涮涮鍋",
        },
        hotel: "河口湖溫泉 四星級酒店或同級",
        picture: {
          scene: "fuji-pagoda",
          palette: "noon",
          seed: 5205,
          alt: "新倉山平台上的五重塔與富士山",
        },
        location: {
          name: "新倉山淺間公園",
          latitude: 35.5014,
          longitude: 138.8013,
        },
      },
      {
        title: "河口湖／白絲瀑布／輕井澤",
        places: ["白絲瀑布", "舊輕井澤銀座通", "雲場池", "輕井澤林道單車"],
        description:
          "經中部橫斷道與佐久行駛約 170 公里抵達輕井澤，車程約三小時。先到北側林間的白絲瀑布，湧水自岩層中如絲線落下。午後在舊輕井澤散步，雲場池繞行約二十五分鐘，四月中下旬池畔櫻花與新綠同時可見。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "信州蕎麥麵定食",
          dinner: "酒店西式套餐",
        },
        hotel: "輕井澤 四星級度假酒店或同級",
        picture: {
          scene: "iceland-waterfall",
          palette: "noon",
          seed: 5206,
          alt: "林間弧形岩壁落下的細白水瀑",
        },
        location: {
          name: "輕井澤雲場池",
          latitude: 36.3491,
          longitude: 138.6217,
        },
      },
      {
        title: "輕井澤／川越／東京",
        places: ["小江戶川越藏造街", "時之鐘", "千鳥之淵", "新宿"],
        description:
          "沿上信越道行駛約 130 公里到川越，黑瓦土牆的藏造商家夾道而立，時之鐘每日報時四次，可試試地瓜點心與鰻魚飯。下午進東京，傍晚到千鳥之淵看皇居護城河邊的櫻花，晚餐後入住新宿周邊酒店。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "川越鰻魚飯",
          dinner: "壽喜燒",
        },
        hotel: "東京新宿 四星級酒店或同級",
        picture: {
          scene: "market-street",
          palette: "night",
          seed: 5207,
          alt: "川越老街入夜的燈火",
        },
        location: {
          name: "東京千鳥之淵",
          latitude: 35.6905,
          longitude: 139.7466,
        },
      },
      {
        title: "東京／成田／臺北",
        places: ["淺草寺", "仲見世通", "隅田公園", "成田機場"],
        description:
          "早晨到淺草寺參拜，穿過雷門與仲見世通，再走到隅田川畔的隅田公園，河岸櫻樹與對岸電波塔相映。中午前後出發往成田，車程約 70 公里，機場內有充足時間用餐與購物，下午搭機返回桃園。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        location: {
          name: "東京淺草寺",
          latitude: 35.7148,
          longitude: 139.7967,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [...GROUP_REMARKS, "富士山能見度依天候而定；河口湖櫻花約四月上中旬盛開，較東京都心晚十天左右。"],
    flights: [
      {
        day: 1,
        carrier: "HY",
        number: "HY310",
        from: "臺北桃園 TPE",
        to: "東京成田 NRT",
        departs: "08:30",
        arrives: "12:40",
      },
      {
        day: 5,
        carrier: "HY",
        number: "HY311",
        from: "東京成田 NRT",
        to: "臺北桃園 TPE",
        departs: "16:20",
        arrives: "19:10",
      },
    ],
  },
  {
    code: "FPJP06",
    name: "關東日光鬼怒川草津溫泉慢旅 6 日",
    subtitle: "三處名湯、一段山線，把關東北側走慢一點",
    countries: ["JP"],
    tags: ["關東", "溫泉", "鐵道", "慢旅", "世界遺產"],
    days: 6,
    nights: 5,
    basePrice: 53900,
    months: [5, 6, 9, 10, 11],
    peakMonths: [10, 11],
    weekdays: [2, 5],
    departures: 15,
    seats: 26,
    minimumGroupSize: 12,
    highlights: [
      {
        title: "草津湯畑",
        text: "每分鐘湧出約四千公升熱泉，木造湯樋把泉水降溫後送往各旅館，入夜點燈後水氣帶著藍綠色光。",
      },
      {
        title: "日光二社一寺",
        text: "東照宮、二荒山神社與輪王寺同列世界遺產，請在地解說員帶看雕刻的寓意，不只看三猿與眠貓。",
      },
      {
        title: "會津鬼怒川線慢車",
        text: "搭乘普通列車穿過湯西川的隧道與橋梁，三十分鐘的山線慢車，下車就是車站裡的溫泉足湯。",
      },
      {
        title: "不趕路的排法",
        text: "六天只換四間旅館，每日車程控制在 160 公里內，下午四點前多能抵達，留時間泡湯與散步。",
      },
    ],
    cover: {
      scene: "onsen-lanterns",
      palette: "dusk",
      seed: 5240,
      alt: "草津湯畑入夜前的木樋與燈籠，熱氣升向天空",
    },
    gallery: [
      {
        scene: "onsen-lanterns",
        palette: "night",
        seed: 5241,
        alt: "溫泉街的石階與燈火",
      },
      {
        scene: "maple-temple",
        palette: "noon",
        seed: 5242,
        alt: "日光山內的杉林與寺社屋頂",
      },
      {
        scene: "iceland-waterfall",
        palette: "noon",
        seed: 5243,
        alt: "落差九十七公尺的華嚴瀑布",
      },
      {
        scene: "distant-ridges",
        palette: "morning",
        seed: 5244,
        alt: "戰場之原後方的山稜",
      },
      {
        scene: "rockies-lake",
        palette: "noon",
        seed: 5245,
        alt: "中禪寺湖與男體山",
      },
    ],
    itinerary: [
      {
        title: "臺北／成田／鬼怒川溫泉",
        places: ["成田機場", "鬼怒楯岩大吊橋", "鬼怒川溫泉"],
        description:
          "自桃園直飛成田，行駛約 170 公里、車程約三小時前往栃木縣。傍晚走一段鬼怒楯岩大吊橋，橋下是淺綠色溪水與斷崖。鬼怒川溫泉是單純泉，無色無味，長時間浸泡也不刺激，入住後先泡湯再用餐。",
        meals: {
          breakfast: "敬請自理",
          lunch: "機上餐食",
          dinner: "溫泉旅館會席料理",
        },
        hotel: "鬼怒川溫泉 四星級溫泉旅館或同級",
        location: {
          name: "鬼怒川溫泉",
          latitude: 36.8262,
          longitude: 139.7166,
        },
      },
      {
        title: "鬼怒川／會津鬼怒川線／湯西川／鬼怒川",
        places: ["會津鬼怒川線", "湯西川溫泉站足湯", "龍王峽步道"],
        description:
          "搭普通列車從鬼怒川溫泉往北，過橋與隧道約半小時到湯西川，車站月台在隧道裡，出站就有足湯。回程在龍王峽下車，沿溪谷步道走約一小時，看白岩與紫岩，午後回旅館休息，晚餐前可再泡一次湯。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "山菜蕎麥麵",
          dinner: "旅館和洋自助餐",
        },
        hotel: "鬼怒川溫泉 四星級溫泉旅館或同級",
        picture: {
          scene: "iceland-waterfall",
          palette: "morning",
          seed: 5246,
          alt: "龍王峽入口的瀑布",
        },
        location: {
          name: "龍王峽",
          latitude: 36.8733,
          longitude: 139.708,
        },
      },
      {
        title: "鬼怒川／日光／中禪寺湖",
        places: ["日光東照宮", "二荒山神社", "華嚴瀑布", "中禪寺湖"],
        description:
          "上午花兩個半小時走日光山內，由解說員講解陽明門五百多件雕刻與杉並木的由來。午後循伊呂波坂四十八個彎道上山，到華嚴瀑布下層觀瀑台，再到中禪寺湖畔散步，當晚住湖畔，海拔約 1,270 公尺，夜間偏涼。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "日光湯波御膳",
          dinner: "酒店西式套餐",
        },
        hotel: "中禪寺湖 四星級酒店或同級",
        picture: {
          scene: "maple-temple",
          palette: "morning",
          seed: 5247,
          alt: "杉林間的東照宮屋頂與秋葉",
        },
        location: {
          name: "日光東照宮",
          latitude: 36.7581,
          longitude: 139.5989,
        },
      },
      {
        title: "中禪寺湖／戰場之原／草津溫泉",
        places: ["戰場之原", "金精峠", "吹割瀑布", "草津湯畑"],
        description:
          "早晨走戰場之原濕原木道約一小時，六月見綿菅白穗，十月整片轉為金褐色。翻過金精峠下到群馬，停吹割瀑布看河床裂隙。傍晚抵達草津，全日約 150 公里，晚上自由到湯畑看點燈，也可觀賞湯揉表演。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "群馬水澤烏龍麵",
          dinner: "溫泉旅館會席料理",
        },
        hotel: "草津溫泉 四星級溫泉旅館或同級",
        picture: {
          scene: "onsen-lanterns",
          palette: "dusk",
          seed: 5248,
          alt: "湯畑四周的燈籠亮起",
        },
        location: {
          name: "草津湯畑",
          latitude: 36.6229,
          longitude: 138.5967,
        },
      },
      {
        title: "草津／伊香保石段街／東京",
        places: ["西之河原公園", "伊香保石段街", "河鹿橋", "上野不忍池"],
        description:
          "早餐後散步到西之河原，熱泉直接流成小溪。行駛約 60 公里到伊香保，三百六十五級石段街兩側是射的店與饅頭鋪，石段盡頭續行可到朱紅河鹿橋。午後行駛約 140 公里進東京，傍晚自由逛街，晚餐安排天婦羅。",
        meals: {
          breakfast: "旅館早餐",
          lunch: "上州豬排定食",
          dinner: "江戶前天婦羅",
        },
        hotel: "東京上野 四星級酒店或同級",
        picture: {
          scene: "onsen-lanterns",
          palette: "night",
          seed: 5249,
          alt: "伊香保溫泉街的燈火",
        },
        location: {
          name: "伊香保石段街",
          latitude: 36.4972,
          longitude: 138.919,
        },
      },
      {
        title: "東京／成田／臺北",
        places: ["上野恩賜公園", "谷中銀座", "成田機場"],
        description:
          "上午在上野公園散步，再步行到谷中銀座，短短一百七十公尺的老商店街還留著炸肉餅店與竹編行，夕陽階梯是貓的領地。中午後前往約 70 公里外的成田機場，預留辦理登機與用餐時間，傍晚搭機返回桃園。",
        meals: {
          breakfast: "酒店早餐",
          lunch: "敬請自理",
          dinner: "機上餐食",
        },
        hotel: "溫暖的家",
        location: {
          name: "谷中銀座",
          latitude: 35.7277,
          longitude: 139.7651,
        },
      },
    ],
    priceIncludes: [...GROUP_INCLUDES, "會津鬼怒川線普通列車票及日光山內在地解說"],
    priceExcludes: [...GROUP_EXCLUDES],
    remarks: [
      ...GROUP_REMARKS,
      "草津、鬼怒川旅館多為和室或和洋室，需西式床位者請於報名時註記。",
      "伊香保石段街需步行上下階梯，膝部不適者可由領隊安排搭車至上段。",
    ],
    flights: [
      {
        day: 1,
        carrier: "HY",
        number: "HY310",
        from: "臺北桃園 TPE",
        to: "東京成田 NRT",
        departs: "08:30",
        arrives: "12:40",
      },
      {
        day: 6,
        carrier: "HY",
        number: "HY313",
        from: "東京成田 NRT",
        to: "臺北桃園 TPE",
        departs: "18:00",
        arrives: "20:55",
      },
    ],
  },
];
