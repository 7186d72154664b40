import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type CountMemo, createCountMemo } from "./count-memo.ts";

let memo: CountMemo;
let change: (...tags: string[]) => void;
let counted: number;
const count = async () => (counted += 1);

beforeEach(() => {
  counted = 0;
  memo = createCountMemo({ subscribe: (listener) => (change = (...tags) => listener(tags)) });
});
afterEach(() => vi.useRealTimers());

it("counts each filter once, also for those who ask together", async () => {
  expect(await Promise.all([memo.get("a", count), memo.get("a", count), memo.get("b", count)])).toEqual([
    1, 1, 2,
  ]);
  expect(await memo.get("a", count)).toBe(1);
});

it("counts again when departures, tours, or what filters name change, and not for a seat", async () => {
  await memo.get("a", count);
  change("departure:7", "tour:3");
  expect(await memo.get("a", count)).toBe(1);
  for (const [index, tag] of ["departure-list", "tours", "tags", "countries"].entries()) {
    change("tour:3", tag);
    expect(await memo.get("a", count)).toBe(index + 2);
  }
});

it("counts again after a minute: tours are published by the clock", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await memo.get("a", count);
  vi.setSystemTime(Date.now() + 59_000);
  expect(await memo.get("a", count)).toBe(1);
  vi.setSystemTime(Date.now() + 2000);
  expect(await memo.get("a", count)).toBe(2);
});

it("does not remember a count that began before a change", async () => {
  let finish: (total: number) => void = () => {};
  const slow = memo.get("a", () => new Promise((resolve) => (finish = resolve)));
  change("departure-list");
  finish(99);
  expect(await slow).toBe(99);
  expect(await memo.get("a", count)).toBe(1);
});

it("does not remember a failure", async () => {
  await expect(memo.get("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await memo.get("a", count)).toBe(1);
});
