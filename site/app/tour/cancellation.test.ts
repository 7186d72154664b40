import { describe, expect, it } from "vitest";
import { addDays, inOrder, stepAmount, stepDates, stepWords } from "./cancellation.ts";

const early = { daysFrom: 41, daysTo: null, percent: 5 };
const range = { daysFrom: 31, daysTo: 40, percent: 10 };
const eve = { daysFrom: 1, daysTo: 1, percent: 50 };
const late = { daysFrom: 0, daysTo: 0, percent: 100 };

describe("what cancelling costs", () => {
  it("is said in days before the departure", () => {
    expect([early, range, eve, late].map(stepWords)).toEqual([
      "出發前 41 天以前",
      "出發前 31～40 天",
      "出發前 1 天",
      "出發當天或出發後",
    ]);
  });

  it("is dated for one departure", () => {
    expect([early, range, eve, late].map((step) => stepDates(step, "2026-12-05"))).toEqual([
      "2026/10/25（日） 以前",
      "2026/10/26（一）～11/04（三）",
      "2026/12/04（五）",
      "2026/12/05（六） 起",
    ]);
  });

  it("repeats the year where it changes", () => {
    expect(stepDates(range, "2027-02-05")).toBe("2026/12/27（日）～2027/01/05（二）");
  });

  it("is a whole number of dollars", () => {
    expect(stepAmount(range, 179_999)).toBe(18_000);
  });

  it("leaves no day between two steps", () => {
    expect(addDays("2026-10-25", 1)).toBe("2026-10-26");
    expect(inOrder([late, range, early])).toEqual([early, range, late]);
  });
});
