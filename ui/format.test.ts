import { describe, expect, test } from "vitest";
import {
  cutText,
  daysBetween,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDuration,
  formatMonth,
  formatMonthDay,
  formatNumber,
  formatPrice,
  formatSeats,
  formatTime,
} from "./format.ts";

describe("dates", () => {
  test("a day is written with its weekday", () => {
    expect(formatDate("2026-12-05")).toBe("2026/12/05（六）");
    expect(formatDate("2027/1/3")).toBe("2027/01/03（日）");
    expect(formatDate("2026-12-05 23:59:59")).toBe("2026/12/05（六）");
    expect(formatMonthDay("2028-02-29")).toBe("02/29（二）");
    expect(formatMonth("2026-12")).toBe("2026 年 12 月");
  });

  test("what is no date is left alone", () => {
    expect(formatDate("2026-02-30")).toBe("2026-02-30");
    expect(formatDate("未定")).toBe("未定");
  });

  test("a range repeats only what changes", () => {
    expect(formatDateRange("2026-12-05", "2026-12-12")).toBe("2026/12/05（六）～12/12（六）");
    expect(formatDateRange("2026-12-28", "2027-01-04")).toBe("2026/12/28（一）～2027/01/04（一）");
    expect(formatDateRange("2026-12-05", "2026-12-05")).toBe("2026/12/05（六）");
  });

  test("times lose their seconds", () => {
    expect(formatDateTime("2026-12-05 19:30:00")).toBe("2026/12/05（六）19:30");
    expect(formatTime("2026-12-05 19:30:00")).toBe("19:30");
    expect(formatTime("08:05")).toBe("08:05");
  });

  test("days between do not mind the time zone or summer time", () => {
    expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
    expect(daysBetween("2026-12-05", "2026-12-01")).toBe(-4);
    expect(daysBetween("2026-12-05", "soon")).toBeNaN();
  });
});

describe("figures", () => {
  test("prices and numbers carry commas", () => {
    expect(formatPrice(45_900)).toBe("NT$ 45,900");
    expect(formatPrice(0)).toBe("NT$ 0");
    expect(formatPrice(-1_000)).toBe("-NT$ 1,000");
    expect(formatNumber(1_234_567)).toBe("1,234,567");
    expect(formatNumber(999)).toBe("999");
  });

  test("seats and days are words", () => {
    expect(formatSeats(8)).toBe("還有 8 席");
    expect(formatSeats(0)).toBe("已無空位");
    expect(formatDuration(8, 7)).toBe("8 天 7 夜");
    expect(formatDuration(1, 0)).toBe("1 天");
  });

  test("a summary is cut by characters, not by halves of them", () => {
    expect(cutText("遠山".repeat(80)).length).toBe(121);
    expect(cutText("短")).toBe("短");
    expect(cutText("🏔️山水", 1)).toBe("🏔…");
  });
});
