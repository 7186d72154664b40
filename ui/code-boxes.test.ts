import { expect, test } from "vitest";
import { boxesOf, digitsOf, enterInto, eraseAt } from "./code-boxes.ts";

const empty = boxesOf("");

test("a figure fills its box and moves on; the last box keeps the focus", () => {
  expect(enterInto(empty, 0, "4")).toEqual({ boxes: ["4", "", "", "", "", ""], focus: 1 });
  expect(enterInto(boxesOf("12345"), 5, "6")).toEqual({ boxes: boxesOf("123456"), focus: 5 });
});

test("a new figure replaces the one in the box", () => {
  expect(enterInto(boxesOf("123456"), 2, "9").boxes.join("")).toBe("129456");
});

test("a pasted code fills all boxes wherever it is pasted, a shorter one goes on from there", () => {
  expect(enterInto(boxesOf("9"), 3, " 123 456 ")).toEqual({ boxes: boxesOf("123456"), focus: 5 });
  expect(enterInto(boxesOf("12"), 2, "34")).toEqual({ boxes: ["1", "2", "3", "4", "", ""], focus: 4 });
  expect(enterInto(empty, 0, "123456789").boxes.join("")).toBe("123456");
});

test("letters change nothing, full-width figures count", () => {
  expect(enterInto(boxesOf("12"), 2, "x")).toEqual({ boxes: boxesOf("12"), focus: 2 });
  expect(digitsOf("１２-３")).toBe("123");
});

test("backspace empties a filled box, and moves back from an empty one", () => {
  expect(eraseAt(boxesOf("123"), 2)).toEqual({ boxes: boxesOf("12"), focus: 2 });
  expect(eraseAt(boxesOf("12"), 2)).toEqual({ boxes: boxesOf("1"), focus: 1 });
  expect(eraseAt(empty, 0)).toEqual({ boxes: empty, focus: 0 });
});
