import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("so many at a time, in order, and a failure gives its turn on", async () => {
  const turns = createTurns(2);
  const began: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const results = ends.map(({ promise }, index) =>
    turns.take(() => {
      began.push(index);
      return promise;
    }),
  );
  const settled = Promise.allSettled(results);
  await Promise.resolve();
  expect(began).toEqual([0, 1]);
  expect(turns.waiting).toBe(3);
  ends[1]?.reject(new Error("failed"));
  await expect(results[1]).rejects.toThrow("failed");
  await expect.poll(() => began).toEqual([0, 1, 2]);
  for (const [index, { resolve }] of ends.entries()) resolve(index);
  expect((await settled).map((one) => (one.status === "fulfilled" ? one.value : "failed"))).toEqual([
    0,
    "failed",
    2,
    3,
    4,
  ]);
  expect(turns.waiting).toBe(0);
});
