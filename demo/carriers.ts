/** Invented airlines: demo content names no real company. The key is the flight-number prefix. */
export const CARRIERS: Record<string, string> = {
  YL: "雲嶺航空",
  QH: "青禾航空",
  HY: "海燕航空",
  BX: "北星航空",
  NF: "南風航空",
  XG: "西谷航空",
  DJ: "東津航空",
};
