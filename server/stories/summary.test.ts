import { describe, expect, it } from "vitest";
import { cardSummary, readingMinutes } from "./summary.ts";

describe("cardSummary", () => {
  it("leaves 120 characters as they are", () => {
    expect(cardSummary("楓".repeat(120))).toBe("楓".repeat(120));
    expect(cardSummary("")).toBe("");
  });
  it("cuts a longer one to 120, the ellipsis among them", () => {
    expect(cardSummary("楓".repeat(121))).toBe(`${"楓".repeat(119)}…`);
  });
  it("counts as people do and cuts no character in two", () => {
    const family = "👨‍👩‍👧‍👦";
    expect(cardSummary(family.repeat(120))).toBe(family.repeat(120));
    expect(cardSummary(family.repeat(121))).toBe(`${family.repeat(119)}…`);
    expect(cardSummary("𠮷".repeat(130))).toBe(`${"𠮷".repeat(119)}…`);
  });
});

describe("readingMinutes", () => {
  it("counts the text's characters, 400 a minute, at least one", () => {
    expect(readingMinutes("")).toBe(1);
    expect(readingMinutes(`<p>${"字".repeat(1000)}</p>`)).toBe(3);
    expect(readingMinutes(`<img src="/${"x".repeat(4000)}.webp"><p>短</p>`)).toBe(1);
    expect(readingMinutes(`<p>${"字 \n".repeat(400)}</p>`)).toBe(1);
  });
});
