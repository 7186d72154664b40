import { mist, ridge, ridges } from "../landscape.ts";
import { forest } from "../plants.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import type { Stage } from "../stage.ts";

/** The brand's scene: ridgelines fading into mist, a sun, a few pines. */
export function distantRidges(s: Stage): string {
  const { W, H, u, palette, random } = s;
  const side = random.pick([0.3, 0.68, 0.74]);
  const near = ridge(s, 0.99, 0.2, palette.ridge(1, "pine", 0.25), { waves: 2 });
  return [
    sky(s),
    sun(s, W * side, H * random.between(0.26, 0.34), 86),
    clouds(s, 3, 0.14, 0.3),
    ridges(
      s,
      5,
      { y: 0.56, rise: 0.2, depth: 0.04 },
      { y: 0.92, rise: 0.3, depth: 0.82 },
      { sharp: true, waves: 3.4 },
    ),
    mist(s, 0.74, 0.2, 0.5),
    near,
    forest(s, W * 0.02, W * 0.42, H * 0.985, 120 * u, palette.ridge(1, "forest", 0.35), {
      rise: (t) => 70 * u * (1 - t),
    }),
    birds(s, W * (1 - side), H * 0.34, 5),
  ].join("");
}
