import { windowColor } from "../buildings.ts";
import { mist, peak, ridge, ridges, rockLook } from "../landscape.ts";
import { mix } from "../palette.ts";
import { forest, pine } from "../plants.ts";
import { circle, faded, num, path, rect, stroke, times } from "../shapes.ts";
import { clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";

/** A farmhouse under a steep thatch, with snow on it. Foot at (x, y); k is its size. */
function gassho(s: Stage, x: number, y: number, k: number, depth: number): string {
  const { palette: p } = s;
  const [snow, blue] = [p.tone("snow", depth), p.shade("snow", 0.36, depth)];
  const [wall, beam, pane] = [
    p.shade("wood", 0.1, depth),
    p.shade("wood", 0.55, depth),
    windowColor(s, depth),
  ];
  const body = [
    rect(-62, -44, 124, 48, wall),
    rect(62, -44, 130, 48, p.shade("wood", 0.5, depth)),
    times(4, (index) => rect(-54 + index * 29, -32, 19, 24, index === 1 ? beam : pane)),
    times(3, (index) => rect(78 + index * 36, -32, 20, 22, mix(pane, p.shadow, 0.2))),
    path("M-62-44L0-158L62-44Z", beam),
    path("M-40-48L0-124L40-48Z", wall),
    rect(-17, -78, 14, 20, pane) + rect(3, -78, 14, 20, pane) + rect(-7, -104, 14, 14, pane),
    path("M0-176H142L222-34H80Z", blue),
    path("M0-176H142L154-154H14Z", snow),
    path("M-80-34L0-176L80-34L64-38L0-152L-64-38Z", snow),
    path("M-96 6q100-14 310 0v12h-310z", snow),
  ];
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(k * 10) === "10" ? 1 : k})">${body.join("")}</g>`;
}

/** Snow falling: seeded dots over the whole picture. */
export function snowfall(s: Stage, count = 150): string {
  let d = "";
  for (let index = 0; index < count; index++)
    d += `M${num(s.random.between(0, s.W))} ${num(s.random.between(0, s.H))}h0`;
  return faded(0.85, stroke(d, s.palette.tint("snow", 0.2), 5 * s.u));
}

/** A snowbound village of thatched farmhouses (Hokuriku). */
export function gasshoVillage(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const x = W * random.pick([0.46, 0.52]);
  const snow = (t: number): string => mix(p.tone("snow", t), p.shadow, 0.06);
  return [
    sky(s),
    sun(s, W * 0.8, H * 0.2, 62),
    ridges(
      s,
      2,
      { y: 0.5, rise: 0.28, depth: 0.15 },
      { y: 0.58, rise: 0.26, depth: 0.4 },
      { sharp: true, waves: 3 },
    ),
    mist(s, 0.42, 0.2, 0.7),
    forest(s, -30, W + 30, H * 0.63, 120 * u, p.ridge(0.55, "forest", 0.2), { count: 44 }),
    forest(s, -30, W + 30, H * 0.67, 90 * u, mix(p.ridge(0.3), p.tone("snow"), 0.3), { count: 30 }),
    ridge(s, 0.68, 0.05, mix(snow(0.7), p.haze, 0.3), { waves: 2 }),
    place(
      s,
      x,
      H * 0.7,
      1,
      gassho(s, -420, 0, 0.62, 0.75),
      gassho(s, -160, -14, 0.55, 0.7),
      gassho(s, 300, -4, 0.66, 0.75),
    ),
    ridge(s, 0.76, 0.05, snow(0.9), { waves: 2 }),
    place(s, x, H * 0.84, 1, gassho(s, -230, 0, 1.25, 1), gassho(s, 230, 34, 1.05, 1)),
    ridge(s, 0.93, 0.07, snow(1), { waves: 2 }),
    place(
      s,
      W * 0.07,
      H,
      1,
      pine(0, 0, 330, p.ridge(0.9, "forest"), p.ridge(1)),
      pine(110, 20, 220, p.ridge(0.9, "forest"), p.ridge(1)),
    ),
    place(s, W * 0.93, H, 1, pine(0, 10, 270, p.ridge(0.9, "forest"), p.ridge(1))),
    snowfall(s),
  ].join("");
}

/** The road cut between walls of snow (Tateyama). */
export function snowWall(s: Stage): string {
  const { W, H, u, palette: p } = s;
  const v = [W * 0.5, H * 0.62] as const;
  const [lit, dark] = [p.tone("snow"), p.shade("snow", 0.34)];
  const wall = (side: number, color: string): string => {
    const edge = v[0] + side * W * 0.56;
    return path(
      `M${num(v[0] + side * 30 * u)} ${num(v[1])}V${num(v[1] - 42 * u)}L${num(v[0] + side * W * 0.24)} ${num(H * 0.46)}L${num(edge)} ${num(H * 0.2)}V${num(H * 1.02)}H${num(v[0] + side * 350 * u)}Z`,
      color,
    );
  };
  const seam = (side: number, t: number, color: string): string =>
    stroke(
      `M${num(v[0] + side * 34 * u)} ${num(v[1] - 42 * u * (1 - t))}L${num(v[0] + side * W * 0.24)} ${num(H * (0.46 + 0.32 * t))}L${num(v[0] + side * W * 0.56)} ${num(H * (0.2 + 0.74 * t))}`,
      color,
      3 * u,
    );
  const bus = [
    rect(-52, -118, 104, 104, p.tone("vermilion"), 10),
    rect(-44, -108, 88, 44, p.dark ? p.lamp : p.shade("ink", 0.1, 0.85), 5),
    rect(-52, -52, 104, 12, p.tone("paper")),
    circle(-34, -28, 7, p.tone("cream")) + circle(34, -28, 7, p.tone("cream")),
    rect(-44, -14, 20, 14, p.tone("ink"), 3) + rect(24, -14, 20, 14, p.tone("ink"), 3),
  ];
  const walker = (x: number, y: number, k: number, coat: string): string =>
    `<g transform="translate(${x} ${y}) scale(${k})">${rect(-8, -26, 6, 26, p.tone("ink"))}${rect(2, -26, 6, 26, p.tone("ink"))}${path("M-13-22q0-40 13-40t13 40z", coat)}${circle(0, -70, 9, p.shade("ink", 0.1))}</g>`;
  return [
    sky(s),
    sun(s, W * 0.5, H * 0.2, 76),
    clouds(s, 2, 0.1, 0.2),
    peak(s, W * 0.3, H * 0.66, W * 0.6, H * 0.4, rockLook(s, 0.22, 0.7)),
    peak(s, W * 0.72, H * 0.66, W * 0.62, H * 0.45, rockLook(s, 0.3, 0.68)),
    mist(s, 0.5, 0.16, 0.8),
    wall(-1, lit),
    wall(1, dark),
    ...[0.22, 0.42, 0.6, 0.8].map(
      (t) => seam(-1, t, p.shade("snow", 0.16)) + seam(1, t, p.shade("snow", 0.48)),
    ),
    path(
      `M${num(v[0] - 30 * u)} ${num(v[1])}h${num(60 * u)}L${num(v[0] + 350 * u)} ${num(H * 1.02)}H${num(v[0] - 350 * u)}Z`,
      p.shade("slate", 0.15),
    ),
    path(
      `M${num(v[0] - 2 * u)} ${num(v[1])}h${num(4 * u)}L${num(v[0] + 12 * u)} ${num(H * 1.02)}h${num(-24 * u)}Z`,
      p.tone("cream", 0.8),
    ),
    place(s, v[0] + 62 * u, H * 0.8, 1.0, ...bus),
    place(
      s,
      v[0],
      H * 0.9,
      1,
      walker(-150, 0, 1.1, p.tone("amber")),
      walker(-112, 6, 1, p.tone("teal")),
      walker(-190, -50, 0.7, p.tone("plum")),
    ),
  ].join("");
}
