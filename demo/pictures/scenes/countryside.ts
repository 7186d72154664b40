import { battlements, house, windowColor, windows } from "../buildings.ts";
import { mist, ridge, ridges } from "../landscape.ts";
import { bush, cypress, flowerRows, foliage, grass } from "../plants.ts";
import { num, path, rect, times } from "../shapes.ts";
import { clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, water, named } from "../water.ts";

/** A stone keep on a loch, heather before it (Scotland). */
export function highlandCastle(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const wall = (x: number, w: number, h: number, t = 0.3): string =>
    rect(x, -h, w, h + 4, p.shade("stone", t)) +
    rect(x + w * 0.64, -h, w * 0.36, h + 4, p.shade("stone", t + 0.28)) +
    path(battlements(x, -h, w, 9), p.shade("stone", t));
  const castle = [
    wall(-70, 150, 230) + windows(s, -50, -190, 3, 4, [36, 48], [11, 22]),
    path("M-62-238L6-300L74-238Z", p.shade("slate", 0.5)),
    wall(72, 130, 130, 0.4) +
      windows(s, 88, -104, 3, 2, [34, 44], [11, 20]) +
      path("M70-136L92-186H184L206-136Z", p.shade("slate", 0.4)),
    wall(-210, 146, 96, 0.25) + windows(s, -192, -72, 4, 1, [34, 44], [10, 20]),
    rect(-224, -150, 44, 154, p.shade("stone", 0.4)) +
      path("M-228-150L-202-206L-176-150Z", p.shade("slate", 0.45)),
    rect(190, -110, 40, 114, p.shade("stone", 0.55)) +
      path("M186-110L210-160L234-110Z", p.shade("slate", 0.6)),
    path("M-300 30Q-260-6-210 0H220Q290 0 330 34Z", p.shade("rock", 0.5)),
    path("M-560 34V22H-280V34ZM-540 34V14H-520V34Z", p.shade("stone", 0.4)) +
      times(3, (index) =>
        path(
          `M${-540 + index * 86} 38V4H${-454 + index * 86}V38H${-464 + index * 86}Q${-497 + index * 86} 4 ${-530 + index * 86} 38Z`,
          p.shade("stone", 0.32),
        ),
      ),
  ];
  const all = named("all", place(s, W * random.pick([0.54, 0.58]), H * 0.67, 1.08, ...castle));
  return [
    sky(s, H * 0.7),
    sun(s, W * 0.2, H * 0.26, 84),
    clouds(s, 5, 0.06, 0.34),
    ridges(
      s,
      3,
      { y: 0.6, rise: 0.26, depth: 0.1 },
      { y: 0.7, rise: 0.2, depth: 0.5 },
      { pigment: "plum", amount: 0.28, waves: 2.6 },
    ),
    mist(s, 0.58, 0.14, 0.7),
    water(s, 0.69, "slate"),
    reflection(s, 0.702, 0.36, all, 0.65),
    all,
    glitter(s, W * 0.2, 0.71, 1, 90),
    ridge(s, 0.93, 0.07, p.ridge(0.85, "pine", 0.4), { waves: 1.6 }),
    ...[0.06, 0.2, 0.36, 0.55, 0.72, 0.9].map((t) =>
      place(s, W * t, H * 0.96, 1, foliage(s, 0, 0, 240, 90, "lilac", { count: 9 })),
    ),
    ridge(s, 1.0, 0.05, p.ridge(0.98, "plum", 0.3), { waves: 3 }),
    grass(s, H, 80 * u, p.ridge(1, "plum", 0.25), 70),
    place(
      s,
      W * 0.9,
      H * 0.925,
      1,
      path(
        "M-40 0L-34-56Q-40-80-20-88L20-92L32-118Q40-132 54-128L66-118L50-108L44-70L40 0H32L30-46H-24L-30 0ZM40-126q-22-20-18-56l10 14l2-20l10 36l10-26l4 22l12-10q2 30-16 44z",
        p.ridge(1),
      ),
    ),
  ].join("");
}

/** Cypress-lined lane to a farm on rolling hills (Tuscany). */
export function tuscany(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const farm = [
    foliage(s, 150, -40, 130, 110, "moss", { depth: 0.85 }),
    house(s, -10, 0, 100, 70, 120, { wall: "sand", roof: "terracotta", depth: 0.95 }),
    rect(-60, -128, 52, 132, p.tone("sand", 0.95)) +
      rect(-28, -128, 20, 132, p.shade("ochre", 0.35)) +
      path("M-66-128L-34-156L-2-128Z", p.tone("terracotta")) +
      rect(-46, -110, 16, 22, windowColor(s)),
  ];
  const road: string[] = [];
  for (let index = 0; index < 17; index++) {
    const t = index / 16;
    const y = 0.635 + t * t * 0.3;
    const x = 0.58 - Math.sin(t * 4.2) * 0.13 * (0.4 + t);
    road.push(`${index ? "L" : "M"}${num(W * x - (3 + t * t * 46) * u)} ${num(H * y)}`);
  }
  const lane: string[] = [];
  const trees: string[] = [];
  for (let index = 16; index >= 0; index--) {
    const t = index / 16;
    const [y, x] = [0.635 + t * t * 0.3, 0.58 - Math.sin(t * 4.2) * 0.13 * (0.4 + t)];
    const half = (3 + t * t * 46) * u;
    lane.push(`L${num(W * x + half)} ${num(H * y)}`);
    if (index % 2 === 0)
      trees.unshift(
        place(s, W * x - half - (8 + t * 20) * u, H * y, 1, cypress(s, 0, 0, 56 + t * 190)),
        place(s, W * x + half + (8 + t * 20) * u, H * y, 1, cypress(s, 0, 0, 56 + t * 190)),
      );
  }
  return [
    sky(s),
    sun(s, W * 0.22, H * 0.28, 100),
    clouds(s, 3, 0.08, 0.28, 0.7),
    ridges(
      s,
      3,
      { y: 0.54, rise: 0.14, depth: 0.08 },
      { y: 0.62, rise: 0.1, depth: 0.34 },
      { pigment: "leaf", waves: 3 },
    ),
    mist(s, 0.5, 0.12, 0.6),
    ridge(s, 0.64, 0.06, p.tone("moss", 0.6), { waves: 2 }),
    place(
      s,
      W * 0.24,
      H * 0.64,
      1,
      ...[-90, -60, -26, 20, 54].map((x) => cypress(s, x, 4, random.between(50, 84), 0.7)),
    ),
    ridge(s, 0.69, 0.06, p.tone("meadow", 0.8), { waves: 1.6, bend: (t) => -Math.sin(t * 3.2) * H * 0.05 }),
    place(
      s,
      W * 0.6,
      H * 0.638,
      0.95,
      ...farm,
      ...[-120, -90, 240, 270, 300].map((x) => cypress(s, x, 4, random.between(100, 150), 0.95)),
    ),
    `<clipPath id="field"><path d="M0 ${num(H * 0.8)}Q${num(W * 0.24)} ${num(H * 0.68)} ${num(W * 0.36)} ${num(H * 0.8)}T${num(W * 0.5)} ${num(H * 1.02)}H0Z"/></clipPath>`,
    path(
      `M0 ${num(H * 0.72)}Q${num(W * 0.3)} ${num(H * 0.66)} ${num(W * 0.6)} ${num(H * 0.74)}T${num(W)} ${num(H * 0.74)}V${num(H + 4)}H0Z`,
      p.tone("moss", 0.95),
    ),
    `<g clip-path="url(#field)">${flowerRows(s, H * 0.7, H * 1.02, W * 0.2, [p.tone("ochre"), p.tone("meadow")], 29)}</g>`,
    path(
      `M${num(W * 0.52)} ${num(H + 4)}Q${num(W * 0.7)} ${num(H * 0.8)} ${num(W)} ${num(H * 0.79)}V${num(H + 4)}Z`,
      p.tone("leaf", 0.95),
    ),
    path(`${road.join("")}${lane.join("")}Z`, p.tone("cream")),
    trees.join(""),
    ridge(s, 1.0, 0.045, p.shade("pine", 0.3), { waves: 2 }),
    ...[0.1, 0.24, 0.8, 0.93].map((t) => place(s, W * t, H * 0.99, 1, bush(s, 0, 0, 130, "forest"))),
    ...[0.04, 0.3, 0.72, 0.87].map((t) =>
      place(s, W * t, H * 0.99, 1, foliage(s, 0, 0, 120, 60, "vermilion", { count: 7 })),
    ),
  ].join("");
}
