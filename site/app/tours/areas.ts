/** Countries in the order of an atlas. 其他 is the contract's; a reader looks for Asia, Oceania or an island. */

export const ATLAS = [
  "中歐",
  "西歐",
  "南歐",
  "東歐",
  "北歐",
  "非洲",
  "中東",
  "亞洲",
  "大洋洲",
  "海島",
  "美洲",
] as const;
export type AtlasArea = (typeof ATLAS)[number];

const OCEANIA = new Set(["AU", "NZ"]);
const ISLANDS = new Set(["MV", "PF", "FJ", "PW", "GU", "MP", "NC", "MU", "SC", "VU", "WS", "TO"]);

interface Place {
  code: string;
  area: string;
}

function atlasArea({ code, area }: Place): AtlasArea {
  if (OCEANIA.has(code)) return "大洋洲";
  if (ISLANDS.has(code)) return "海島";
  return ATLAS.find((known) => known === area) ?? "亞洲";
}

/** The areas that have any of these countries, each with its own in the given order. */
export function byAtlasArea<T extends Place>(countries: readonly T[]): { area: AtlasArea; countries: T[] }[] {
  return ATLAS.map((area) => ({
    area,
    countries: countries.filter((country) => atlasArea(country) === area),
  })).filter((group) => group.countries.length > 0);
}
