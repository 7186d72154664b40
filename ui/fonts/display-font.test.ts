import { readdir, readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { displayCharacters, displaySlices } from "./display-words.ts";
import { mappedCodePoints } from "./mapped-code-points.ts";

const folder = new URL("./", import.meta.url);

async function fontFiles(): Promise<{ name: string; bytes: Buffer }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".woff2"));
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(new URL(name, folder)) })));
}

/** Subsetting a cut font once more is a way to unpack it: it answers only what the file really holds. */
const heldBy = async (bytes: Buffer, text: string) =>
  mappedCodePoints(await subsetFont(bytes, text, { targetFormat: "sfnt" }));

test("the display face holds every fixed word and weighs less than 100 kB", async () => {
  const files = await fontFiles();
  expect(files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)).toBeLessThan(100_000);
  const held = new Set<number>();
  for (const { bytes } of files) {
    for (const code of await heldBy(bytes, displayCharacters().join(""))) held.add(code);
  }
  const missing = displayCharacters().filter((character) => !held.has(character.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
});

test("a character that was not asked for is in no file", async () => {
  for (const { bytes } of await fontFiles()) {
    expect((await heldBy(bytes, "龜")).has("龜".codePointAt(0) ?? 0)).toBe(false);
  }
});

test("every font file is named in the style sheet, and no other", async () => {
  const css = await readFile(new URL("../styles/display-face.css", folder), "utf8");
  const named = Array.from(css.matchAll(/fonts\/([\w-]+\.woff2)/g), (match) => match[1]);
  expect(new Set(named)).toEqual(new Set((await fontFiles()).map(({ name }) => name)));
});

test("each character is in one slice, so that a page's words need few files", () => {
  expect(new Set(displayCharacters()).size).toBe(displayCharacters().length);
  expect(displaySlices().get("frame")).toEqual(expect.arrayContaining([..."遠岫旅遊Farpeak"]));
});

test("the pages on which visitors land need less than 40 kB of it", async () => {
  const sizes = new Map((await fontFiles()).map(({ name, bytes }) => [name, bytes.byteLength]));
  const landing = ["frame", "landing"].map((slice) => sizes.get(`farpeak-serif-${slice}.woff2`) ?? Infinity);
  expect(landing.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(40_000);
});
