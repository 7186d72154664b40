import { grain } from "./grain.ts";
import { mistPaint } from "./landscape.ts";
import type { PaletteName } from "./palette.ts";
import type { SceneName } from "./scene-names.ts";
import { SCENES } from "./scenes/registry.ts";
import { num } from "./shapes.ts";
import { createStage } from "./stage.ts";

/** What to draw. Width and height are pixels, 1600 × 1067 where absent; the seed varies the composition. */
export interface PictureSpec {
  scene: SceneName;
  palette: PaletteName;
  seed: number;
  width?: number;
  height?: number;
}

/** Scenes that must not be mirrored: a mirrored clock, script or map would look wrong. */
const ONE_WAY: ReadonlySet<SceneName> = new Set<SceneName>([
  "london-clock",
  "open-journal",
  "sydney-harbour",
]);

/** Draws a travel poster as a complete SVG document. The same spec always gives the same bytes. */
export function drawPicture(spec: PictureSpec): string {
  const { scene, palette, seed, width = 1600, height = 1067 } = spec;
  const stage = createStage(palette, width, height, `${scene} ${seed}`);
  const mirrored = stage.random.chance(0.5) && !ONE_WAY.has(scene);
  const body = SCENES[scene](stage);
  const turned = mirrored ? `<g transform="translate(${num(width)} 0) scale(-1 1)">${body}</g>` : body;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${mistPaint(stage)}</defs>${turned}${grain(stage, `${scene} ${seed}`)}</svg>\n`;
}
