/**
 * The shapes in which the demo agency is written down. They hold what a product planner would type
 * into the back office; ids, dates and pictures are made from them when the agency is loaded.
 */
import type { SceneName } from "./pictures/scene-names.ts";
import type { DestinationTag, StyleTag } from "./tags.ts";

export type Area = "中歐" | "西歐" | "南歐" | "東歐" | "北歐" | "非洲" | "中東" | "美洲" | "其他";
export type Palette = "morning" | "noon" | "dusk" | "night";

/** A picture the project draws itself; `alt` says in Chinese what is to be seen. */
export interface Picture {
  scene: SceneName;
  palette: Palette;
  seed: number;
  alt: string;
}

/** Mean climate of one month: temperatures in °C, rain in days. */
export interface ClimateMonth {
  low: number;
  high: number;
  rainDays: number;
}

export interface DemoCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  englishName: string;
  area: Area;
  picture: Picture;
  facts: {
    /** e.g. 歐元（EUR），約 NT$ 35 */
    currency: string;
    /** e.g. 230 V／50 Hz */
    voltage: string;
    /** e.g. C、F 型兩圓腳插頭 */
    plug: string;
    /** Against Taiwan, e.g. 比臺灣慢 7 小時（夏令時間慢 6 小時） */
    timeDifference: string;
    language: string;
    tipping: string;
    /** Police and ambulance, e.g. 報警 110、救護 112 */
    emergencyPhone: string;
    /** City the climate is given for, and its twelve months from January. */
    climateCity: string;
    climate: ClimateMonth[];
    /** What a holder of a Taiwan (ROC) passport needs; say 以主管機關公告為準. */
    visa: string;
    /** Two to four sentences each. */
    clothing: string;
    customs: string;
    food: string;
    manners: string;
  };
}

/** The three meals of a day as they stand on an itinerary: 酒店早餐, 敬請自理, 機上簡餐, 當地風味七道式 … */
export interface DemoMeals {
  breakfast: string;
  lunch: string;
  dinner: string;
}

export interface DemoDay {
  /** Route of the day, places joined by ／, e.g. 札幌／小樽／登別 */
  title: string;
  /** The sights of the day, in order: 2 to 6. */
  places: string[];
  /** 80 to 160 characters of plain text: what is done and seen, with driving distances where a coach goes far. */
  description: string;
  meals: DemoMeals;
  /** By class and town, never a real hotel: 登別溫泉 四星級溫泉旅館或同級; 夜宿機上; 溫暖的家 on the last day. */
  hotel: string;
  picture?: Picture;
  /** Where the day ends (or its main sight); true coordinates, 2 to 4 decimals. */
  location: { name: string; latitude: number; longitude: number };
}

/** A flight of every departure; `day` is the itinerary day (from 1) on which it leaves. */
export interface DemoFlight {
  day: number;
  /** Key into CARRIERS of carriers.ts (all fictional). */
  carrier: string;
  number: string;
  /** e.g. 臺北桃園 TPE */
  from: string;
  to: string;
  /** Local time HH:mm. */
  departs: string;
  /** Local time HH:mm; `+1` appended when it lands the next day. */
  arrives: string;
}

export interface DemoTour {
  /** Stable and unique: FP + country + two digits, e.g. FPJP01. */
  code: string;
  /** 10 to 24 characters, as a tour is named in Taiwan. */
  name: string;
  /** One line, at most 40 characters. */
  subtitle: string;
  isHidden?: boolean;
  isPopular?: boolean;
  /** ISO codes in the order of the route. */
  countries: string[];
  /** Destination entries of the mega-menu (`tour`) and themes (`tour-style`), 2 to 5. */
  tags: (DestinationTag | StyleTag)[];
  days: number;
  nights: number;
  /** Adult price in the cheapest weeks, New Taiwan dollars, ends in 900 or 500. */
  basePrice: number;
  /** Months (1–12) in which the tour runs and those of them that cost more. */
  months: number[];
  peakMonths: number[];
  /** Days of the week it leaves on: 0 Sunday … 6 Saturday. */
  weekdays: number[];
  /** How many departures over the next 14 months: 10 to 18. */
  departures: number;
  seats: number;
  minimumGroupSize: number;
  highlights: { title: string; text: string }[];
  cover: Picture;
  gallery: Picture[];
  itinerary: DemoDay[];
  priceIncludes: string[];
  priceExcludes: string[];
  remarks: string[];
  flights: DemoFlight[];
}

export type EventType = "lecture" | "activity";

export interface DemoEvent {
  key: string;
  type: EventType;
  title: string;
  summary: string;
  tags: string[];
  isFeatured?: boolean;
  picture: Picture;
  /** Days from today (negative: past) and local times. */
  inDays: number;
  startsAt: string;
  endsAt: string;
  place: string;
  address: string;
  location: { latitude: number; longitude: number };
  /** Invented speakers. */
  speakers: { name: string; title: string }[];
  /** New Taiwan dollars; 0 is free. */
  fee: number;
  capacity: number;
  /** How many seats are already taken. */
  taken: number;
  contentHtml: string;
  relatedTours: string[];
}

export interface DemoPost {
  key: string;
  title: string;
  /** 60 to 120 characters. */
  summary: string;
  /** Invented pen name. */
  author: string;
  tags: string[];
  isFeatured?: boolean;
  picture: Picture;
  publishedDaysAgo: number;
  /** 500 to 1,000 characters of real, useful text in HTML: h2, p, ul, blockquote. */
  contentHtml: string;
  relatedTours: string[];
}

export interface DemoOffer {
  key: string;
  title: string;
  summary: string;
  tags: string[];
  isFeatured?: boolean;
  picture: Picture;
  startsInDays: number;
  endsInDays: number;
  contentHtml: string;
  relatedTours: string[];
}

export interface DemoPraise {
  /** As the agency masks it: 林○芬 */
  author: string;
  tourCode: string;
  rating: 3 | 4 | 5;
  content: string;
  picture?: Picture;
  travelledDaysAgo: number;
}
