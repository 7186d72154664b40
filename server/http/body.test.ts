import { expect, test } from "vitest";
import { MAX_BODY_BYTES, readBody } from "./body.ts";

const URLENCODED = "application/x-www-form-urlencoded";

function read(type: string, body: string): Promise<Record<string, unknown>> {
  return readBody(
    new Request("http://farpeak.test", { method: "POST", body, headers: { "content-type": type } }),
  );
}

/** The shortest of three runs, in milliseconds: others use the machine too. */
async function quickest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

test("reads urlencoded fields, twice the same name as a list, and bytes that are no text as such", async () => {
  const fields = await read(`${URLENCODED}; charset=utf-8`, "a=%E7%8E%8B+1&b=1&b=2&c&=d&e=%ff&__proto__=x");
  expect(Object.entries(fields)).toEqual([
    ["a", "王 1"],
    ["b", ["1", "2"]],
    ["c", ""],
    ["", "d"],
    ["e", "\ufffd"],
    ["__proto__", "x"],
  ]);
});

test.each([
  ["a hundred thousand empty fields", URLENCODED, "a&".repeat(MAX_BODY_BYTES / 2)],
  ["a hundred thousand separators", URLENCODED, "&".repeat(MAX_BODY_BYTES)],
  ["101 fields", URLENCODED, "a=1&".repeat(101)],
  ["101 fields of multipart", "multipart/form-data; boundary=b", multipart(101)],
])("refuses %s before they cost anything", async (_what, type, body) => {
  const refused = () => expect(read(type, body)).rejects.toMatchObject({ code: "malformed_request" });
  expect(await quickest(refused)).toBeLessThan(50);
});

test("takes a hundred fields, however they are sent", async () => {
  const names = Array.from({ length: 100 }, (_, index) => `f${index}`);
  expect(Object.keys(await read(URLENCODED, names.map((name) => `${name}=1`).join("&")))).toEqual(names);
  expect(Object.keys(await read("multipart/form-data; boundary=b", multipart(100)))).toEqual(names);
});

function multipart(count: number): string {
  const part = (index: number) => `--b\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\n1\r\n`;
  return `${Array.from({ length: count }, (_, index) => part(index)).join("")}--b--\r\n`;
}
