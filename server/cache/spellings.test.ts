import { expect, it } from "vitest";
import { Spellings } from "./spellings.ts";

it("remembers a spelling's address", () => {
  const spellings = new Spellings();
  spellings.keep("/tours?utm=1", "/tours");
  expect([spellings.get("/tours?utm=1"), spellings.get("/other")]).toEqual(["/tours", undefined]);
});

it("stays small, however many and however long the spellings are", () => {
  const spellings = new Spellings();
  spellings.keep(`/${"x".repeat(16_000)}`, "/x");
  expect(spellings.size).toBe(0);
  for (let index = 0; index < 12_000; index += 1) spellings.keep(`/tours?x=${index}`, "/tours");
  expect(spellings.size).toBeLessThanOrEqual(5000);
});
