/**
 * Cuts Noto Serif TC (SIL Open Font License 1.1) down to the fixed words of display-words.ts and writes
 * the woff2 files and ../styles/display-face.css. Both are committed: run it again only when the words
 * change (`npm run fonts --workspace ui`).
 *
 * The package keeps most characters in one file, but full-width punctuation in others; a font cannot be
 * glued together here, so what comes from each of those becomes a tiny file of its own.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { displayCharacters, displaySlices } from "./display-words.ts";
import { mappedCodePoints } from "./mapped-code-points.ts";

type Face = { file: string; characters: string[] };

const { resolve } = createRequire(import.meta.url);
const slice = (name: string) =>
  resolve(`@fontsource/noto-serif-tc/files/noto-serif-tc-${name}-600-normal.woff2`);
const codeOf = (character: string) => character.codePointAt(0) ?? 0;

async function cut(name: string, characters: string[], file: string): Promise<Face> {
  const source = await readFile(slice(name));
  const held = mappedCodePoints(await subsetFont(source, characters.join(""), { targetFormat: "sfnt" }));
  const present = characters.filter((character) => held.has(codeOf(character)));
  const font = await subsetFont(source, present.join(""), { targetFormat: "woff2" });
  await writeFile(new URL(file, import.meta.url), font);
  process.stdout.write(`${file}: ${present.length} characters, ${font.byteLength} bytes\n`);
  return { file, characters: present };
}

/** The numbered slice that the package says holds a character. */
async function sliceOf(character: string): Promise<string> {
  const ranges = JSON.parse(await readFile(resolve("@fontsource/noto-serif-tc/unicode.json"), "utf8"));
  const code = codeOf(character);
  for (const [name, list] of Object.entries<string>(ranges)) {
    const holds = list.split(",").some((range) => {
      const [first = 0, last = first] = range
        .replace("U+", "")
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return code >= first && code <= last;
    });
    if (holds) return name.replaceAll(/[[\]]/g, "");
  }
  throw new Error(`no slice of Noto Serif TC holds ${character}`);
}

function faceRule({ file, characters }: Face): string {
  const range = characters.map((character) => `U+${codeOf(character).toString(16)}`).join(", ");
  return `@font-face {
  font-family: "Farpeak Serif";
  src: url("../fonts/${file}?no-inline") format("woff2");
  font-weight: 600;
  font-style: normal;
  font-display: swap;
  unicode-range: ${range};
}
`;
}

for (const file of await readdir(new URL(".", import.meta.url)))
  if (file.endsWith(".woff2")) await rm(new URL(file, import.meta.url));
const faces: Face[] = [];
for (const [name, characters] of displaySlices())
  faces.push(await cut("chinese-traditional", characters, `farpeak-serif-${name}.woff2`));
const held = new Set(faces.flatMap(({ characters }) => characters));
const missing = Map.groupBy(
  await Promise.all(
    displayCharacters()
      .filter((character) => !held.has(character))
      .map(async (character) => ({ character, name: await sliceOf(character) })),
  ),
  ({ name }) => name,
);
for (const [name, entries] of missing) {
  const characters = entries.map(({ character }) => character);
  faces.push(await cut(name, characters, `farpeak-serif-marks-${name}.woff2`));
}
await writeFile(
  new URL("../styles/display-face.css", import.meta.url),
  `/* Written by fonts/build-display-font.ts: the display face, cut to the fixed words. */\n` +
    faces.map(faceRule).join("\n"),
);
