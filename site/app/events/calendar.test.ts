import { describe, expect, it } from "vitest";
import { writeCalendar } from "./calendar.ts";

const EVENT = {
  uid: "event-7@farpeak.example",
  title: "追光三夜；北挪威,極光",
  dateStart: "2026-12-07 19:00:00",
  dateEnd: "2026-12-08 00:30:00",
  description: "第一行\n第二行：從標準木、積溫到海拔差，學會自己估花期，也聽領隊說明行程為什麼要錯開。",
  location: "遠岫講堂　臺北市中山區",
  geo: { latitude: 25.05, longitude: 121.53 },
  url: "https://farpeak.example/events/7",
  updatedAt: "2026-11-01T09:00:00+08:00",
};
/** As a calendar reads it: folded lines joined again. */
const read = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

describe("writeCalendar", () => {
  it("gives Taipei's times in UTC, also over midnight", () => {
    const lines = read(writeCalendar(EVENT));
    expect(lines).toContain("DTSTART:20261207T110000Z");
    expect(lines).toContain("DTEND:20261207T163000Z");
    expect(lines).toContain("DTSTAMP:20261101T010000Z");
  });
  it("escapes what has a meaning in the format", () => {
    const lines = read(writeCalendar({ ...EVENT, title: "a,b;c\\d" }));
    expect(lines).toContain(String.raw`SUMMARY:a\,b\;c\\d`);
    expect(lines.find((line) => line.startsWith("DESCRIPTION:"))).toContain(String.raw`第一行\n第二行`);
  });
  it("folds at 75 octets without cutting a character", () => {
    const text = writeCalendar(EVENT);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(read(text)).toContain(`DESCRIPTION:${EVENT.description.replace("\n", "\\n")}`);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });
  it("leaves out a position nobody knows", () => {
    expect(writeCalendar({ ...EVENT, geo: null })).not.toContain("GEO:");
    expect(read(writeCalendar(EVENT))).toContain("GEO:25.05;121.53");
  });
});
