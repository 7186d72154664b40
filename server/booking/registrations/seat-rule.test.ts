import { describe, expect, it } from "vitest";
import { movesUp, takesSeats } from "./seat-rule.ts";

describe("takesSeats", () => {
  it("gives the whole party seats or none", () => {
    expect(takesSeats(2, 2)).toBe(true);
    expect(takesSeats(3, 2)).toBe(false);
    expect(takesSeats(1, 0)).toBe(false);
  });
  it("never takes unknown numbers for free seats", () => {
    expect(takesSeats(1, Number.NaN)).toBe(false);
  });
});

describe("movesUp", () => {
  const queue = [4, 2, 3, 1, 2].map((headcount, id) => ({ id, headcount }));
  const ids = (seats: number) => movesUp(queue, seats).map((party) => party.id);

  it("looks past a first party that does not fit", () => {
    expect(ids(3)).toEqual([1, 3]);
  });
  it("keeps the order and stops when the seats are gone", () => {
    expect(ids(4)).toEqual([0]);
    expect(ids(9)).toEqual([0, 1, 2]);
    expect(ids(12)).toEqual([0, 1, 2, 3, 4]);
    expect(ids(0)).toEqual([]);
  });
});
