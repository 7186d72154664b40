import { eastRoof } from "../buildings.ts";
import { mist, peak, ridge, ridges, rockLook } from "../landscape.ts";

import { bough, foliage, forest, pine } from "../plants.ts";
import { at, path, rect, times } from "../shapes.ts";
import { birds, cloud, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, water, named } from "../water.ts";

/** A great gate standing in the tide. Origin between its feet. */
function torii(s: Stage): string[] {
  const { palette: p } = s;
  const [red, deep, black] = [p.tone("vermilion"), p.shade("vermilion", 0.42), p.shade("ink", 0.3)];
  const leg = (x: number, w: number, h: number, lean: number): string =>
    path(`M${x - w} 6L${x - w * 0.8 + lean} ${-h}h${w * 1.6}L${x + w} 6z`, red) +
    path(`M${x + w * 0.2} 6L${x + w * 0.2 + lean} ${-h}h${w * 0.6}L${x + w} 6z`, deep);
  return [
    leg(-196, 13, 205, 10),
    leg(196, 13, 205, -10),
    rect(-206, -150, 100, 14, deep),
    rect(106, -150, 100, 14, deep),
    leg(-120, 21, 330, 10),
    leg(120, 21, 330, -10),
    rect(-190, -272, 380, 26, red),
    rect(-190, -254, 380, 8, deep),
    rect(-17, -340, 34, 70, deep),
    path("M-262-352Q0-318 262-352L256-330Q0-302-256-330Z", deep),
    path("M-286-392Q0-346 286-392L270-356Q0-318-270-356Z", red),
    path("M-296-408Q0-358 296-408L290-392Q0-344-290-392Z", black),
  ];
}

/** The gate at Miyajima, its mountain behind. */
export function toriiInWater(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const horizon = 0.66;
  const x = W * random.pick([0.5, 0.42, 0.58]);
  const sunX = x + W * random.between(-0.03, 0.03);
  const gate = named("gate", place(s, x, H * 0.76, 1.12, ...torii(s)));
  return [
    sky(s, H * horizon),
    sun(s, sunX, H * 0.4, 135),
    clouds(s, 3, 0.1, 0.24),
    ridges(s, 3, { y: 0.62, rise: 0.14, depth: 0.08 }, { y: 0.68, rise: 0.11, depth: 0.42 }, { waves: 3 }),
    water(s, horizon),
    glitter(s, sunX, horizon + 0.01, 1, 150),
    reflection(s, 0.763, 0.3, gate, 0.7),
    gate,
    place(
      s,
      W * 0.06,
      H * 1.02,
      1,
      pine(30, 0, 330, p.ridge(0.95, "forest"), p.ridge(1)),
      pine(-50, 10, 260, p.ridge(1), p.ridge(1)),
    ),
    birds(s, W * 0.78, H * 0.2),
  ].join("");
}

/** A pagoda of `floors` roofs. Origin at its foot. */
export function pagoda(s: Stage, floors: number, roof: "slate" | "brick" | "pine" = "slate"): string {
  const { palette: p } = s;
  let text = path("M-112 0h224l14 26h-252z", p.tone("stone", 0.9));
  for (let floor = 0; floor < floors; floor++) {
    const [w, y] = [104 - floor * 12, -floor * 82];
    text += rect(-w * 0.66, y - 62, w * 1.32, 64, p.tone("vermilion"));
    text += rect(w * 0.22, y - 62, w * 0.44, 64, p.shade("vermilion", 0.45));
    text += times(4, (index) =>
      rect(-w * 0.52 + index * w * 0.3, y - 46, w * 0.14, 34, p.dark ? p.lamp : p.tone("cream")),
    );
    text += rect(-w * 0.8, y - 14, w * 1.6, 7, p.shade("vermilion", 0.55));
    text += eastRoof(s, 0, y - 56, w * 1.42, 46, w * 0.62, roof);
  }
  const top = -floors * 82 - 18;
  return `${text}${rect(-4, top - 100, 8, 104, p.shade("ochre", 0.4))}${times(5, (index) => rect(-12 + index * 1.2, top - 30 - index * 14, 24 - index * 2.4, 6, p.shade("ochre", 0.25)))}`;
}

/** Mount Fuji behind a red pagoda and blossom. */
export function fujiPagoda(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const side = random.pick([0.24, 0.27]);
  const look = { ...rockLook(s, 0.36, 0.42), rough: 0.14, lean: 0.5 };
  return [
    sky(s),
    sun(s, W * 0.86, H * 0.2, 66),
    clouds(s, 2, 0.1, 0.2),
    peak(s, W * 0.6, H * 0.8, Math.max(W * 0.95, 1250 * u), H * 0.58, look),
    cloud(s, W * 0.5, H * 0.56, 420, 0.9),
    cloud(s, W * 0.86, H * 0.6, 330, 0.9),
    mist(s, 0.58, 0.22, 0.9),
    ridges(
      s,
      3,
      { y: 0.77, rise: 0.07, depth: 0.3 },
      { y: 0.9, rise: 0.12, depth: 0.75 },
      { pigment: "pine", waves: 3 },
    ),
    forest(s, W * 0.3, W * 1.02, H * 0.94, 70 * u, p.ridge(0.85, "forest")),
    ridge(s, 1, 0.09, p.ridge(1, "forest", 0.4), { waves: 2 }),
    place(s, W * side, H * 0.93, 1.12, pagoda(s, 5, "slate")),
    place(
      s,
      W * side,
      H * 0.97,
      1,
      ...[-280, -150, 130, 250, 390].map((x) => foliage(s, x, random.between(-30, 20), 210, 150, "rose")),
    ),
    place(s, W, 0, 1, at(-10, -30, -1, [bough(s, 0, 0, 330, "rose")], 1)),
  ].join("");
}

/** A wooden temple stage above a valley of maples. */
export function mapleTemple(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const x = W * random.pick([0.5, 0.58]);
  const wood = p.shade("wood", 0.3);
  const stilts =
    times(9, (index) => rect(-196 + index * 46, -128, 10, 200, wood)) +
    times(4, (index) => rect(-204, -110 + index * 44, 404, 8, wood));
  const hall = [
    stilts,
    rect(-226, -142, 452, 16, p.tone("wood")),
    rect(-226, -168, 452, 6, wood),
    times(19, (index) => rect(-224 + index * 25, -168, 4, 28, wood)),
    rect(-150, -236, 300, 96, p.shade("cream", 0.12)),
    times(8, (index) => rect(-150 + index * 42, -236, 9, 96, wood)),
    times(7, (index) => rect(-137 + index * 42, -222, 25, 56, p.dark ? p.lamp : p.shade("wood", 0.55))),
    eastRoof(s, 0, -226, 232, 122, 118, "wood"),
    path("M-62-262Q-24-282 0-318Q24-282 62-262Q0-272-62-262Z", p.shade("wood", 0.65)),
  ];
  const maples = (y: number, from: number, count: number, depth: number): string =>
    times(count, (index) => {
      const pigment = random.pick(["vermilion", "terracotta", "amber", "vermilion", "brick"] as const);
      return foliage(
        s,
        from + index * 225 + random.between(-30, 30),
        y + random.between(-26, 26),
        340,
        210,
        pigment,
        { depth, count: 11 },
      );
    });
  return [
    sky(s),
    sun(s, W * 0.2, H * 0.22, 78),
    clouds(s, 3, 0.08, 0.24),
    ridges(s, 3, { y: 0.5, rise: 0.18, depth: 0.08 }, { y: 0.66, rise: 0.18, depth: 0.42 }, { waves: 3 }),
    ridge(s, 0.74, 0.14, p.ridge(0.55, "pine"), { waves: 2.4 }),
    place(s, x, H * 0.76, 1, maples(-30, -800, 8, 0.55)),
    place(s, x, H * 0.8, 1.22, ...hall),
    place(s, x, H * 0.86, 1, maples(40, -840, 8, 0.82)),
    mist(s, 0.76, 0.14, 0.5),
    place(s, x, H * 0.99, 1.1, maples(30, -840, 8, 1)),
  ].join("");
}

/** A white keep on its stone base above a moat and cherry trees. */
export function japaneseCastle(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const x = W * random.pick([0.5, 0.55, 0.45]);
  const storey = (y: number, w: number, roofW: number): string =>
    [
      rect(-w, y - 62, w * 2, 66, p.tone("paper")),
      rect(w * 0.3, y - 62, w * 0.7, 66, p.shade("paper", 0.3)),
      rect(-w, y - 8, w * 2, 9, p.shade("slate", 0.5)),
      times(5, (index) =>
        rect(-w * 0.8 + index * w * 0.36, y - 44, w * 0.13, 26, p.dark ? p.lamp : p.shade("ink", 0.1, 0.8)),
      ),
      eastRoof(s, 0, y - 52, roofW, 50, w * 0.78, "slate"),
    ].join("");
  const gable = (y: number, w: number): string =>
    path(
      `M${-w} ${y}Q${-w * 0.3} ${y - w * 0.3} 0 ${y - w * 0.85}Q${w * 0.3} ${y - w * 0.3} ${w} ${y}Z`,
      p.shade("slate", 0.6),
    ) +
    path(
      `M${-w * 0.55} ${y}Q${-w * 0.18} ${y - w * 0.22} 0 ${y - w * 0.52}Q${w * 0.18} ${y - w * 0.22} ${w * 0.55} ${y}Z`,
      p.tone("paper"),
    );
  const stones = times(34, () => {
    const row = random.whole(0, 5);
    return rect(
      random.between(-215, 190),
      -118 + row * 20,
      random.between(18, 42),
      14,
      p.shade("rock", random.between(0.18, 0.5)),
      3,
    );
  });
  const keep = [
    path("M-212-120H212Q236-40 268 4H-268Q-236-40-212-120Z", p.shade("rock", 0.1)),
    stones,
    path("M110-120H212Q236-40 268 4H150Q124-50 110-120Z", p.shade("rock", 0.6)),
    storey(-118, 178, 232),
    gable(-174, 74),
    storey(-218, 140, 190),
    storey(-312, 106, 152),
    gable(-366, 52),
    storey(-402, 74, 118),
    path("M-62-500q-8-26 10-34q-4 18 8 34zM62-500q8-26-10-34q4 18-8 34z", p.tone("amber")),
  ];
  const base = named("base", place(s, x, H * 0.82, 1.02, ...keep));
  return [
    sky(s),
    sun(s, W * 0.16, H * 0.22, 74),
    clouds(s, 4, 0.08, 0.36),
    ridges(
      s,
      3,
      { y: 0.7, rise: 0.15, depth: 0.1 },
      { y: 0.78, rise: 0.1, depth: 0.45 },
      { waves: 3, pigment: "pine" },
    ),
    forest(s, -20, W + 20, H * 0.83, 90 * s.u, p.ridge(0.7, "forest"), { count: 40 }),
    base,
    rect(0, H * 0.815, W, H * 0.05, p.shade("rock", 0.5)),
    water(s, 0.86),
    reflection(s, 0.86, 0.2, base, 0.5),
    place(s, W * 0.08, H * 0.86, 1, ...[-60, 90, 230].map((dx) => foliage(s, dx, -60, 260, 190, "rose"))),
    place(s, W * 0.94, H * 0.86, 1, ...[-190, -60, 80].map((dx) => foliage(s, dx, -50, 250, 180, "rose"))),
  ].join("");
}
