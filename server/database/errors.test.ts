import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "./connection.ts";
import { AcquireTimeout, isConnectionFailure, isSerializationFailure } from "./errors.ts";

function withCode(code: string): Error {
  return Object.assign(new Error("x"), { code });
}

test("a database that is away is told from one that refuses", () => {
  const away = ["08006", "57P01", "57P03", "53300", "ECONNREFUSED", "ECONNRESET", "ENOTFOUND"];
  expect(away.filter((code) => !isConnectionFailure(withCode(code)))).toEqual([]);
  expect(isConnectionFailure(new AcquireTimeout("none free"))).toBe(true);
  expect(isConnectionFailure(new Error("Connection terminated unexpectedly"))).toBe(true);
  const refusals = ["23505", "23514", "42601", "40001", "57014"];
  expect(refusals.filter((code) => isConnectionFailure(withCode(code)))).toEqual([]);
  expect([new Error("no seats"), "text", undefined, { code: "08006" }].filter(isConnectionFailure)).toEqual(
    [],
  );
});

test("work that may be repeated is told from work that may not", () => {
  expect(["40001", "40P01"].every((code) => isSerializationFailure(withCode(code)))).toBe(true);
  expect(["23505", "57014", ""].some((code) => isSerializationFailure(withCode(code)))).toBe(false);
});

test("no server at all is a connection failure at once", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "farpeak-away-"));
  // Port 1 is never a PostgreSQL server.
  const opening = openDatabase({ databaseUrl: "postgres://nobody@127.0.0.1:1/none", dataDir });
  const failure = await opening.then(
    () => undefined,
    (error: unknown) => error,
  );
  rmSync(dataDir, { recursive: true });
  expect(isConnectionFailure(failure)).toBe(true);
});
