/** The pictures that open the home page. */
import type { Picture } from "../types.ts";

export interface DemoBanner {
  title: string;
  subtitle: string;
  picture: Picture;
  /** Path on the site. */
  link: string;
  /** Smallest first. */
  sort: number;
}

export const banners: DemoBanner[] = [
  {
    title: "雲無心以出岫",
    subtitle: "先看清楚集合日、成團狀態與費用，再決定往哪座山走",
    picture: { scene: "distant-ridges", palette: "dusk", seed: 901, alt: "暮色中五重遠山與淡淡雲霧" },
    link: "/tour-list",
    sort: 10,
  },
  {
    title: "極夜裡，等一道光",
    subtitle: "北挪威與冰島，三晚以上的追光安排，誠實說明機率",
    picture: { scene: "fjord-aurora", palette: "night", seed: 902, alt: "峽灣上空流動的綠色極光" },
    link: "/tours?tags=雪景極光",
    sort: 20,
  },
  {
    title: "櫻花往北走的那幾週",
    subtitle: "南北錯開的賞櫻點，花況不如預期也有另一條路",
    picture: { scene: "fuji-pagoda", palette: "morning", seed: 903, alt: "晨光中的塔、櫻花與富士山" },
    link: "/tours?tags=賞櫻",
    sort: 30,
  },
  {
    title: "一條鐵道，翻過阿爾卑斯",
    subtitle: "看即時影像決定上山順序，把晴朗留給山頂",
    picture: { scene: "matterhorn-train", palette: "noon", seed: 904, alt: "紅色列車駛過尖峰前的高原" },
    link: "/tours?countries=CH",
    sort: 40,
  },
  {
    title: "把旅行說清楚",
    subtitle: "臺北、臺中、高雄的講座與走讀，多數免費，歡迎先來聽",
    picture: { scene: "lecture-hall", palette: "morning", seed: 905, alt: "晨光照進講堂的一排排座椅" },
    link: "/events",
    sort: 50,
  },
];
