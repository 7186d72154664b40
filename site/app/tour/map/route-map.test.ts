import { describe, expect, it } from "vitest";
import { drawRouteMap } from "./route-map.server.ts";
import { daysText, type Place, stopsOf } from "./stops.server.ts";

const place = (day: number, name: string, latitude: number, longitude: number): Place => ({
  day,
  name,
  latitude,
  longitude,
});
const taoyuan = (day: number) => place(day, "桃園國際機場", 25.0797, 121.2342);
const hokkaido = [
  place(1, "札幌", 43.0601, 141.3469),
  place(2, "美瑛", 43.4935, 142.6142),
  place(3, "札幌", 43.0601, 141.3469),
  place(4, "登別", 42.5003, 141.1473),
  taoyuan(5),
];

describe("stopsOf", () => {
  it("names a place once, with all its days, and leaves home out", () => {
    expect(stopsOf(hokkaido).map(({ name, days }) => [name, days])).toEqual([
      ["札幌", [1, 3]],
      ["美瑛", [2]],
      ["登別", [4]],
    ]);
  });

  it("leaves out where one only changes planes, on the way there and back", () => {
    const transit = (day: number) => place(day, "洛杉磯", 33.9416, -118.4085);
    const stops = stopsOf([
      transit(1),
      place(2, "利馬", -12.0464, -77.0428),
      place(3, "庫斯科", -13.532, -71.9675),
      place(4, "拉巴斯", -16.4897, -68.1193),
      transit(5),
    ]);
    expect(stops.map((stop) => stop.name)).toEqual(["利馬", "庫斯科", "拉巴斯"]);
  });
});

describe("daysText", () => {
  it("joins days that follow one another", () => {
    expect(daysText([1, 2, 3, 5])).toBe("1–3·5");
    expect(daysText([4])).toBe("4");
  });
});

describe("drawRouteMap", () => {
  it("draws land, route, stops and scale within 12 kB", () => {
    const map = drawRouteMap(hokkaido);
    expect(map?.land).toMatch(/^M-?\d+ -?\d+l/);
    expect(map?.land).not.toContain("NaN");
    expect(map?.stops.map((stop) => stop.days)).toEqual(["1·3", "2", "4"]);
    expect(map?.stops.every((stop) => stop.label !== null)).toBe(true);
    expect(JSON.stringify(map).length).toBeLessThan(12_000);
  });

  it("is true to scale", () => {
    const map = drawRouteMap(hokkaido);
    const [sapporo, , noboribetsu] = map?.stops ?? [];
    const units = Math.hypot(
      (sapporo?.x ?? 0) - (noboribetsu?.x ?? 0),
      (sapporo?.y ?? 0) - (noboribetsu?.y ?? 0),
    );
    const scale = map?.scale ?? { kilometres: 0, width: 1 };
    // 64.4 km as the crow flies.
    expect(Math.abs((units * scale.kilometres) / scale.width - 64.4)).toBeLessThan(1.5);
  });

  it("keeps a ragged coast within 12 kB", () => {
    const norway = [
      place(1, "卑爾根", 60.39, 5.32),
      place(2, "特隆赫姆", 63.43, 10.39),
      place(3, "博德", 67.28, 14.4),
      place(4, "特羅姆瑟", 69.65, 18.96),
    ];
    expect(JSON.stringify(drawRouteMap(norway)).length).toBeLessThan(12_000);
  });

  it("crosses the date line without losing its way", () => {
    const map = drawRouteMap([place(1, "斐濟", -17.7, 178), place(2, "薩摩亞", -13.8, -171.8)]);
    const [fiji, samoa] = map?.stops ?? [];
    expect(samoa && fiji && samoa.x > fiji.x).toBe(true);
  });

  it("has nothing to draw where no place is known", () => {
    expect(drawRouteMap([])).toBeNull();
    expect(drawRouteMap([taoyuan(1)])).toBeNull();
  });
});
