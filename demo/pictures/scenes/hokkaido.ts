import { mist, peak, ridges, rockLook } from "../landscape.ts";
import { flowerRows, forest, tree } from "../plants.ts";
import { num, path, rect, stroke } from "../shapes.ts";
import { clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";

/** Striped flower fields under low mountains (Hokkaido). */
export function lavenderHills(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const colors = [
    p.tone("lilac"),
    p.shade("lilac", 0.2),
    p.tone("plum"),
    p.tone("moss"),
    p.tint("rose", 0.1),
    p.shade("rose", 0.1),
    p.tone("meadow"),
    p.tone("lilac"),
    p.shade("plum", 0.2),
  ];
  const vanish = W * random.pick([0.32, 0.66, 0.5]);
  const barn = [
    path("M-60 0v-58l36-40h60l36 40v58z", p.tone("vermilion")),
    rect(36, -58, 90, 58, p.shade("brick", 0.35)),
    path("M36-98h84l14 42H72z", p.shade("slate", 0.25)),
    path("M-68-54l44-50h60l44 50-8 4-40-44h-52l-40 44z", p.tone("paper")),
    rect(-10, -40, 32, 40, p.tone("paper")),
  ];
  return [
    sky(s),
    sun(s, W * 0.2, H * 0.24, 70),
    clouds(s, 4, 0.12, 0.34),
    peak(s, W * 0.36, H * 0.6, 900 * u, H * 0.24, { ...rockLook(s, 0.25, 0.45), rough: 0.4 }),
    peak(s, W * 0.72, H * 0.6, 1000 * u, H * 0.28, { ...rockLook(s, 0.22, 0.45), rough: 0.4 }),
    mist(s, 0.48, 0.14, 0.7),
    ridges(
      s,
      2,
      { y: 0.6, rise: 0.08, depth: 0.35 },
      { y: 0.62, rise: 0.05, depth: 0.6 },
      { pigment: "leaf", amount: 0.6 },
    ),
    forest(s, -20, W + 20, H * 0.625, 46 * u, p.ridge(0.75, "forest"), { count: 60 }),
    flowerRows(s, H * 0.62, H * 1.02, vanish, colors, 27),
    place(s, W * (vanish > W / 2 ? 0.28 : 0.72), H * 0.64, 1, ...barn),
    place(s, W * (vanish > W / 2 ? 0.16 : 0.87), H * 0.66, 1, tree(s, 0, 0, 170, "pine", 0.9)),
    speckles(s, 0.66, [p.tint("lilac", 0.4), p.tint("rose", 0.4), p.shade("plum", 0.2)]),
  ].join("");
}

/** Blossoms: dabs that grow towards the viewer. */
function speckles(s: Stage, y: number, colors: readonly string[]): string {
  return colors
    .map((color) => {
      const sizes = [2.4, 4.2, 6.4].map((size, band) => {
        let d = "";
        for (let index = 0; index < 55; index++) {
          const t = (band + s.random.next()) / 3;
          d += `M${num(s.random.between(0, s.W))} ${num(s.H * (y + (1 - y) * t))}h0`;
        }
        return stroke(d, color, size * s.u);
      });
      return sizes.join("");
    })
    .join("");
}
