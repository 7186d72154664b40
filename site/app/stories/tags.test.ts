import { describe, expect, it } from "vitest";
import { findTag } from "./tags.server.ts";

const TAGS = [
  { id: 3, name: "飲食", count: 5 },
  { id: 7, name: "2026", count: 1 },
  { id: 2026, name: "步道與山", count: 4 },
];

describe("findTag", () => {
  it("knows a tag by its name and by its id, a name first", () => {
    expect(findTag(TAGS, "飲食")?.id).toBe(3);
    expect(findTag(TAGS, "3")?.id).toBe(3);
    expect(findTag(TAGS, "2026")?.id).toBe(7);
  });
  it("knows no other", () => {
    expect(findTag(TAGS, "食")).toBeNull();
    expect(findTag(TAGS, "")).toBeNull();
    expect(findTag(TAGS, "03")).toBeNull();
  });
});
