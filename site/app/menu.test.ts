import { describe, expect, it } from "vitest";
import { areaColumns, regionColumns } from "./menu.ts";

type Tours = Parameters<typeof areaColumns>[0];
type Country = Tours[number]["countries"][number];

const country = (id: number, name: string, area: Country["area"]): Country => ({
  id,
  name,
  code: "XX",
  area,
});
const tour = (id: number, countries: Country[], isHidden = false): Tours[number] => ({
  id,
  isHidden,
  name: `行程 ${id}`,
  countries,
  updatedAt: "2026-11-21T00:00:00+08:00",
});
const germany = country(1, "德國", "中歐");
const france = country(2, "法國", "西歐");
const norway = country(3, "挪威", "北歐");
const peru = country(4, "秘魯", "美洲");

describe("the mega-menu's left table", () => {
  it("groups the countries that tours combine under the area of the first", () => {
    const columns = areaColumns([tour(1, [germany, france]), tour(2, [norway])]);
    expect(columns.map((column) => column.title)).toEqual([
      "中歐・西歐",
      "南歐",
      "東歐",
      "北歐",
      "非洲・中東",
    ]);
    expect(columns[0]?.entries).toEqual([{ label: "德國・法國", href: "/tours?countries=1,2" }]);
    expect(columns[3]?.entries).toEqual([{ label: "挪威", href: "/tours?countries=3" }]);
  });
  it("skips hidden tours and names a set of countries once, whatever its order", () => {
    const columns = areaColumns([
      tour(1, [germany, france]),
      tour(2, [france, germany]),
      tour(3, [norway], true),
    ]);
    expect(columns[0]?.entries).toHaveLength(1);
    expect(columns[3]?.entries).toEqual([]);
  });
  it("shows at most eight groups of an area", () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      tour(index, [country(100 + index, `國 ${index}`, "東歐")]),
    );
    expect(areaColumns(many)[2]?.entries).toHaveLength(8);
  });
});

describe("the mega-menu's right table", () => {
  it("leads to countries or tags as site settings say, and fills an empty column from the tours", () => {
    const columns = regionColumns(
      [tour(1, [peru])],
      [
        { title: "海島", entries: [{ label: "峇里島", countries: [], tags: ["峇里島"] }] },
        { title: "美洲", entries: [] },
      ],
    );
    expect(decodeURIComponent(columns[0]?.entries[0]?.href ?? "")).toBe("/tours?tags=峇里島");
    expect(columns[1]?.entries).toEqual([{ label: "秘魯", href: "/tours?countries=4" }]);
  });
});
