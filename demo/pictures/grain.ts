import { createRandom } from "./random.ts";
import { rect } from "./shapes.ts";
import type { Stage } from "./stage.ts";

/** The tooth of the paper: a tile of seeded specks, light and dark, laid over the whole print. */
export function grain(s: Stage, key: string): string {
  const random = createRandom(`grain ${key}`);
  const { dark } = s.palette;
  const size = 280;
  const specks = (count: number, color: string, width: number, opacity: number): string => {
    let d = "";
    for (let index = 0; index < count; index++) {
      d += `M${random.whole(1, size - 2)} ${random.whole(1, size - 2)}h${random.whole(0, 1)}`;
    }
    return `<path d="${d}" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/>`;
  };
  const tile = [
    specks(230, "#17263a", 1.3, 0.15),
    specks(60, "#17263a", 2, 0.1),
    specks(230, "#fffaf0", 1.5, dark ? 0.15 : 0.24),
    specks(70, "#fffaf0", 2.3, dark ? 0.07 : 0.14),
  ].join("");
  return `<pattern id="grain" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g stroke-linecap="round">${tile}</g></pattern>${rect(0, 0, s.W, s.H, "url(#grain)")}`;
}
