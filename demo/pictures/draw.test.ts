import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawPicture } from "./draw.ts";
import type { PictureSpec } from "./draw.ts";
import { PALETTE_NAMES } from "./palette.ts";
import { ridgelinePaths } from "./ridgelines.ts";
import { SCENE_NAMES } from "./scene-names.ts";

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The shapes the site asks for: card, hero, poster, square. */
const SHAPES = [
  { width: 1600, height: 1067 },
  { width: 1920, height: 900 },
  { width: 1200, height: 1600 },
  { width: 900, height: 900 },
] as const;

/** Mean difference of two pictures, 0 to 255 a channel, at thumbnail size. */
async function difference(one: PictureSpec, other: PictureSpec): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((spec) =>
      sharp(Buffer.from(drawPicture(spec)))
        .resize(48, 32, { fit: "fill" })
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  if (!a || !b) throw new Error("A picture did not render");
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

test("there are at least 44 scenes, none named twice", () => {
  expect(SCENE_NAMES.length).toBeGreaterThanOrEqual(44);
  expect(new Set(SCENE_NAMES).size).toBe(SCENE_NAMES.length);
});

describe.each(SCENE_NAMES)("%s", (scene) => {
  test("is the same twice, differs by seed, and has no broken numbers", () => {
    const spec = { scene, palette: "noon", seed: 7 } as const;
    const svg = drawPicture(spec);
    // Compared by hash: a failure should not print the whole picture.
    expect(digest(drawPicture(spec))).toBe(digest(svg));
    expect(digest(drawPicture({ ...spec, seed: 8 }))).not.toBe(digest(svg));
    expect(/NaN|undefined|Infinity/.exec(svg)?.[0]).toBeUndefined();
  });

  test("stays under 60 kB in every shape and hour", () => {
    const sizes = SHAPES.flatMap((shape, index) =>
      PALETTE_NAMES.map((palette) => drawPicture({ scene, palette, seed: index + 1, ...shape }).length),
    );
    expect(Math.max(...sizes)).toBeLessThan(60_000);
  });

  test("renders whole in each hour", async () => {
    for (const [index, palette] of PALETTE_NAMES.entries()) {
      const shape = SHAPES[index] ?? SHAPES[0];
      const [width, height] = [shape.width / 5, Math.round(shape.height / 5)];
      const svg = drawPicture({ scene, palette, seed: 3, width, height });
      // failOn warning: a shape that the renderer cannot read fails the test instead of vanishing.
      const { data, info } = await sharp(Buffer.from(svg), { failOn: "warning" })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([width, height]);
      const see = await sharp(data, { raw: info }).stats();
      expect(see.isOpaque, "no part is left unpainted").toBe(true);
      expect(see.entropy, "there is something to see").toBeGreaterThan(3);
    }
  });
});

test("another process draws the same bytes", () => {
  const specs = SCENE_NAMES.filter((_, index) => index % 9 === 0).map((scene, index): PictureSpec => ({
    scene,
    palette: PALETTE_NAMES[index % 4] ?? "noon",
    seed: index + 1,
  }));
  const module = new URL("./draw.ts", import.meta.url).href;
  const script = `const { drawPicture } = await import(${JSON.stringify(module)});
    process.stdout.write(${JSON.stringify(specs)}.map((spec) => drawPicture(spec)).join(""));`;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    encoding: "utf8",
    maxBuffer: 1 << 24,
  });
  expect(digest(output)).toBe(digest(specs.map((spec) => drawPicture(spec)).join("")));
});

test("neighbours do not look alike: every two scenes of one hour differ to the eye", async () => {
  for (let index = 1; index < SCENE_NAMES.length; index += 3) {
    const [scene, before] = [SCENE_NAMES[index], SCENE_NAMES[index - 1]];
    if (!scene || !before) continue;
    const gap = await difference(
      { scene, palette: "noon", seed: 1, width: 320, height: 214 },
      { scene: before, palette: "noon", seed: 1, width: 320, height: 214 },
    );
    expect(gap, `${before} beside ${scene}`).toBeGreaterThan(12);
  }
});

test("the four hours of one scene differ to the eye", async () => {
  for (const [index, palette] of PALETTE_NAMES.entries()) {
    const other = PALETTE_NAMES[(index + 1) % 4] ?? "noon";
    const spec = { scene: "distant-ridges", seed: 1, width: 320, height: 214 } as const;
    expect(await difference({ ...spec, palette }, { ...spec, palette: other })).toBeGreaterThan(12);
  }
});

test("ridgelines: five closed paths from edge to edge, far to near, the same each time", () => {
  const spec = { width: 1440, height: 320, seed: 1 };
  const paths = ridgelinePaths(spec);
  expect(paths).toHaveLength(5);
  expect(ridgelinePaths(spec)).toEqual(paths);
  expect(ridgelinePaths({ ...spec, seed: 2 })).not.toEqual(paths);
  for (const d of paths) expect(d).toMatch(/^M-?[\d.]+ -?[\d.]+(L-?[\d.]+ -?[\d.]+)+V320H-?[\d.]+Z$/);
});
