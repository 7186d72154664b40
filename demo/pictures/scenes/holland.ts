import { house, windowColor } from "../buildings.ts";
import { ridge } from "../landscape.ts";
import { flowerRows } from "../plants.ts";
import { arch, at, circle, num, path, rect, stroke } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { reflection, water, named } from "../water.ts";

/** Windmills beside a canal and striped tulip fields (Holland). */
export function windmill(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const mill = (k: number, depth: number, turn: number): string => {
    const vane = `<g>${path("M-4 0L-3-206H3L4 0Z", p.shade("wood", 0.4, depth))}${path("M4-64H44V-204H4Z", p.tone("cream", depth))}${stroke("M4-99H44M4-134H44M4-169H44M24-64V-204", p.shade("wood", 0.35, depth), 3)}</g>`;
    return at(0, 0, k, [
      path("M-92 0L-52-236H52L92 0Z", p.shade("wood", 0.1, depth)) +
        path("M26 0L16-236H52L92 0Z", p.shade("wood", 0.5, depth)),
      path("M-92 0L-78-78H78L92 0Z", p.tone("brick", depth)) +
        path("M26 0L24-78H78L92 0Z", p.shade("brick", 0.4, depth)),
      rect(-118, -90, 236, 12, p.shade("wood", 0.45, depth)) +
        stroke(
          "M-112-112H112M-112-112V-90M-56-112V-90M0-112V-90M56-112V-90M112-112V-90",
          p.shade("wood", 0.35, depth),
          4,
        ),
      path(arch(0, 0, 34, 52), p.tone("pine", depth)),
      rect(-13, -172, 24, 30, windowColor(s, depth)) +
        rect(-40, -58, 20, 24, windowColor(s, depth)) +
        rect(24, -58, 18, 24, windowColor(s, depth)),
      path("M-62-232Q-50-292 4-298Q52-292 62-232Z", p.tone("ochre", depth)) +
        path("M14-298Q52-292 62-232H28Z", p.shade("ochre", 0.45, depth)),
      `<g transform="translate(-6 -262) rotate(${turn})">${[0, 90, 180, 270].map((angle) => `<g transform="rotate(${angle})">${vane}</g>`).join("")}${circle(0, 0, 11, p.shade("wood", 0.5, depth))}</g>`,
    ]);
  };
  const stripes = (["vermilion", "amber", "rose", "plum", "leaf", "paper", "vermilion", "moss"] as const).map(
    (name) => p.tone(name),
  );
  const x = W * random.pick([0.3, 0.36]);
  const bank = named("bank", place(s, x, H * 0.73, 1.22, mill(1, 1, random.between(14, 40))));
  return [
    sky(s),
    sun(s, W * 0.76, H * 0.26, 88),
    clouds(s, 6, 0.08, 0.42, 0.8),
    ridge(s, 0.69, 0.02, p.ridge(0.25, "pine"), { waves: 9 }),
    place(s, W * 0.66, H * 0.69, 0.42, mill(1, 0.6, random.between(0, 80))),
    place(s, W * 0.84, H * 0.69, 0.3, mill(1, 0.5, random.between(0, 80))),
    place(s, W * 0.94, H * 0.69, 0.22, mill(1, 0.42, random.between(0, 80))),
    rect(0, H * 0.685, W, H * 0.32, p.tone("leaf", 0.75)),
    flowerRows(s, H * 0.72, H * 1.02, W * 0.72, stripes, 31),
    place(s, x, H * 0.735, 1, house(s, 150, 0, 90, 56, 130, { wall: "brick", roof: "terracotta" })),
    bank,
    path(
      `M0 ${num(H * 0.735)}H${num(W * 0.56)}Q${num(W * 0.42)} ${num(H * 0.8)} ${num(W * 0.36)} ${num(H * 1.02)}H0Z`,
      p.shade("leaf", 0.1),
    ),
    `<clipPath id="canal"><path d="M0 ${num(H * 0.775)}H${num(W * 0.47)}Q${num(W * 0.36)} ${num(H * 0.84)} ${num(W * 0.3)} ${num(H * 1.02)}H0Z"/></clipPath><g clip-path="url(#canal)">${water(s, 0.76, "sea")}${reflection(s, 0.75, 0.4, bank, 0.75)}</g>`,
    birds(s, W * 0.58, H * 0.3, 5),
  ].join("");
}
