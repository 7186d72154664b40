/** Invented travellers: common names, addresses and numbers that reach nobody. */
import { createRandom, type Random } from "./pictures/random.ts";

export interface Person {
  name: string;
  mobile: string;
  email: string;
}

/** The member whose password the start of the demo tells; journeys of theirs exist before they sign in. */
export const DEMO_MEMBER: Person = { name: "林予安", mobile: "0900000000", email: "member@farpeak.example" };

const POOL_SIZE = 2600;
const SURNAMES =
  "陳陳陳林林林黃黃張張李李王王吳劉蔡楊許鄭謝郭洪曾邱廖賴徐周葉蘇莊江呂何羅高潘朱鍾彭游詹胡施余".split("");
const GIVEN_NAMES =
  "志明 淑芬 家豪 雅婷 怡君 俊宏 美玲 建宏 佳穎 宗翰 淑惠 承恩 雅雯 冠宇 玉珍 文傑 惠如 柏翰 詩涵 明哲 秀英 宜蓁 信宏 麗華 品妤 國榮 鈺婷 俊傑 思妤 金龍 佩珊 振宇 素貞 彥廷 欣怡 榮輝 郁婷 子軒 月娥 士豪 靜宜 政達 婉婷 宏文 沛珊 錦雲 奕辰 筱涵 哲瑋 秋香 育誠 芷瑄 聖傑 佳蓉 正義 曉薇 威廷 瑞珠 凱文 孟潔 順發 琬婷 家瑋 碧霞 昱廷 舒涵 永昌 依珊 博文 春美 尚恩 玟伶 義雄 慧君 健志 心怡 泰安 韻如 建志 寶珠".split(
    " ",
  );

const people: Person[] = Array.from({ length: POOL_SIZE }, (_, index) => {
  const random = createRandom(`person ${index}`);
  return {
    name: random.pick(SURNAMES) + random.pick(GIVEN_NAMES),
    // 09000 is not given out; the digits only tell them apart.
    mobile: `09000${String(index + 1).padStart(5, "0")}`,
    email: `traveller${String(index + 1).padStart(4, "0")}@example.com`,
  };
});

/** A person; the same one may well travel again. */
export function anyPerson(random: Random): Person {
  return random.pick(people);
}

/** Sizes of parties as families and friends come: mostly couples. */
const PARTY_SIZES = [1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6];

export function anyPartySize(random: Random): number {
  return random.pick(PARTY_SIZES);
}

/** Sizes of parties that are `people` in all. */
export function partySizes(total: number, random: Random): number[] {
  const sizes: number[] = [];
  for (let left = total; left > 0; left -= sizes.at(-1) ?? left)
    sizes.push(Math.min(left, anyPartySize(random)));
  return sizes;
}

const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Written as the server writes its own: `R20261121-0042-7KQ`. */
export function recordNumber(prefix: string, id: number, day: string): string {
  const random = createRandom(`number ${prefix} ${id}`);
  const letters = Array.from({ length: 3 }, () => random.pick(LETTERS.split(""))).join("");
  return `${prefix}${day.replaceAll("-", "")}-${String(id).padStart(4, "0")}-${letters}`;
}
