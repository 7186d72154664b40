import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test("short lists show every page", () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("long lists show the ends and the neighbours", () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, null, 20]);
  expect(pageWindow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageWindow(20, 20)).toEqual([1, null, 19, 20]);
});
