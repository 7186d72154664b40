import { expect, test } from "vitest";
import { StatementNames } from "./statement-names.ts";

test("the same text has the same name in every session, another text another", () => {
  const one = new StatementNames().nameFor("select $1::int");
  expect(one).toMatch(/^s_[\w-]{27}$/);
  expect(new StatementNames().nameFor("select $1::int")).toBe(one);
  expect(new StatementNames().nameFor("select $1::text")).not.toBe(one);
});

test("a session holds 500 of them; the others go unnamed, and the known keep theirs", () => {
  const names = new StatementNames();
  const given = Array.from({ length: 3000 }, (_, n) => names.nameFor(`select $1 + ${n}`));
  expect(new Set(given.slice(0, 500)).size).toBe(500);
  expect(given.slice(500).every((name) => name === undefined)).toBe(true);
  expect(names.nameFor("select $1 + 7")).toBe(given[7]);
});
