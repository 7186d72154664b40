import { battlements, windowColor, windows } from "../buildings.ts";
import { peak, ridge, ridges, rockLook } from "../landscape.ts";
import { mix } from "../palette.ts";
import { cypress, foliage, forest } from "../plants.ts";
import { arch, at, num, path, rect, stroke, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, ripples, water, named } from "../water.ts";

/** A walled old town on the sea (Dubrovnik). */
export function dubrovnik(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const horizon = 0.7;
  const roofs = [0, 1, 2, 3]
    .map((row) =>
      times(13 - row, (index) => {
        const [x, y, w, h] = [
          -400 + row * 30 + index * 62 + random.between(-12, 12),
          -62 - row * 40,
          random.between(46, 64),
          random.between(30, 46),
        ];
        return (
          rect(x, y - h, w, h + 40, p.tone("cream", 0.96 - row * 0.06)) +
          rect(x + w * 0.66, y - h, w * 0.34, h + 40, p.shade("cream", 0.28, 0.96 - row * 0.06)) +
          path(
            `M${num(x - 5)} ${num(y - h)}L${num(x + w * 0.3)} ${num(y - h - 20)}h${num(w * 0.5)}L${num(x + w + 5)} ${num(y - h)}Z`,
            p.shade("terracotta", index % 2 ? 0.0 : 0.16, 0.98 - row * 0.06),
          ) +
          windows(s, x + 8, y - h + 10, 2, 1, [w * 0.32, 10], [8, 13])
        );
      }),
    )
    .toReversed()
    .join("");
  const round = (x: number, w: number, h: number): string =>
    path(`M${x - w / 2 - 8} 6L${x - w / 2} ${-h}h${w}L${x + w / 2 + 8} 6Z`, p.tone("stone")) +
    path(`M${x + w * 0.12} 6V${-h}h${w * 0.38}L${x + w / 2 + 8} 6Z`, p.shade("stone", 0.4)) +
    rect(x - w / 2 - 5, -h - 16, w + 10, 18, p.shade("stone", 0.15)) +
    path(battlements(x - w / 2 - 5, -h - 15, w + 10, 8), p.shade("stone", 0.15));
  const town = [
    roofs,
    rect(-40, -330, 44, 150, p.tone("cream", 0.9)) +
      rect(-12, -330, 16, 150, p.shade("cream", 0.35)) +
      path("M-44-330Q-40-372-18-378Q4-372 8-330Z", p.shade("pine", 0.1)) +
      path(arch(-20, -280, 16, 34), windowColor(s)),
    rect(120, -266, 90, 60, p.tone("cream", 0.9)) +
      path("M112-262Q116-322 165-326Q214-322 218-262Z", p.shade("slate", 0.2)) +
      rect(162, -348, 6, 24, p.tone("cream")),
    rect(-440, -72, 880, 78, p.tone("stone")) +
      path(battlements(-440, -72, 880, 8), p.tone("stone")) +
      rect(-440, -12, 880, 18, p.shade("stone", 0.35)),
    times(9, (index) => rect(-400 + index * 96, -48, 6, 14, p.shade("stone", 0.6))),
    round(-440, 90, 130) + round(-190, 66, 92) + round(90, 70, 90) + round(440, 100, 112),
    path("M-560 26Q-500-6-440 2H450Q520 0 580 28Z", p.shade("rock", 0.42)),
  ];
  const all = named("all", place(s, W * 0.5, H * horizon, 1.08, ...town));
  const boat = at(0, 0, 1, [
    path("M-60-10Q0 20 70-14L54 12H-48Z", p.tone("wood")),
    path("M-4-20L0-150Q60-80 64-24Z", p.tone("paper")),
    path("M-10-26L-4-130Q-44-80-50-22Z", p.tone("cream")),
  ]);
  return [
    sky(s, H * horizon),
    sun(s, W * 0.82, H * 0.26, 92),
    clouds(s, 4, 0.08, 0.3),
    peak(s, W * 0.24, H * horizon, 1300 * u, H * 0.36, { ...rockLook(s, 0.24, 0, "stone"), rough: 0.5 }),
    ridge(s, 0.66, 0.12, p.ridge(0.4, "leaf"), { waves: 2 }),
    all,
    water(s, horizon + 0.014, "sea"),
    reflection(s, horizon + 0.018, 0.15, all, 0.6),
    glitter(s, W * 0.82, horizon + 0.03, 1, 90),
    place(s, W * 0.24, H * 0.86, 1.1, boat),
    place(s, W * 0.7, H * 0.8, 0.6, boat),
    ripples(s, 0.8, 1, p.glint, 20, 0.6),
    ridge(s, 1.02, 0.05, p.ridge(1, "forest", 0.3), { waves: 2, bend: (t) => t * H * 0.06 }),
    place(s, W * 0.06, H * 1.0, 1, cypress(s, 0, 0, 380), cypress(s, 60, 10, 280)),
    birds(s, W * 0.42, H * 0.2, 5),
  ].join("");
}

/** Turquoise pools stepping down in falls through the woods (Plitvice). */
export function plitvice(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const step = (y: number, drop: number, left: number, right: number, depth: number): string => {
    const [x1, x2] = [W * left, W * right];
    const [white, blue] = [mix(p.glint, p.tone("snow"), 0.5), p.tint("lagoon", 0.3, depth)];
    let falls = "";
    let gleams = "";
    for (let x = x1; x < x2;) {
      const w = random.between(46, 120) * u;
      const [top, foot] = [H * y + random.between(-8, 8) * u, H * (y + drop) + random.between(-6, 8) * u];
      falls += `M${num(x)} ${num(foot)}Q${num(x - 4 * u)} ${num(top + 10 * u)} ${num(x + w * 0.2)} ${num(top)}H${num(x + w * 0.8)}Q${num(x + w + 4 * u)} ${num(top + 10 * u)} ${num(x + w)} ${num(foot)}Z`;
      for (let gleam = x + w * 0.15; gleam < x + w * 0.85; gleam += 19 * u)
        gleams += `M${num(gleam)} ${num(top + random.between(10, 26) * u)}V${num(foot - random.between(4, 30) * u)}`;
      x += w + random.between(2, 34) * u;
    }
    return [
      path(
        `M${num(x1 - 90 * u)} ${num(H * (y + drop))}Q${num(x1 - 60 * u)} ${num(H * y - 6 * u)} ${num(x1)} ${num(H * y - 6 * u)}H${num(x2)}Q${num(x2 + 60 * u)} ${num(H * y)} ${num(x2 + 90 * u)} ${num(H * (y + drop))}Z`,
        p.shade("forest", 0.45, depth),
      ),
      path(falls, white),
      stroke(gleams, blue, 5 * u),
      path(
        `M-10 ${num(H * (y + drop))}H${num(W + 10)}V${num(H + 4)}H-10Z`,
        mix(p.tone("teal", depth), p.tone("lagoon", depth), 0.65),
      ),
      path(
        times(
          16,
          () =>
            `M${num(random.between(x1, x2))} ${num(H * (y + drop) + random.between(0, 9) * u)}q${num(34 * u)} ${num(-7 * u)} ${num(68 * u)} 0q${num(-34 * u)} ${num(8 * u)} ${num(-68 * u)} 0z`,
        ),
        p.glint,
      ),
    ].join("");
  };
  const clump = (y: number, list: readonly number[], depth: number, size: number): string =>
    list
      .map((t) =>
        place(
          s,
          W * t,
          H * y,
          1,
          foliage(
            s,
            random.between(-20, 20),
            random.between(-12, 12),
            size * 1.35,
            size,
            random.pick(["leaf", "forest", "moss", "amber"] as const),
            { depth },
          ),
        ),
      )
      .join("");
  return [
    sky(s),
    sun(s, W * 0.6, H * 0.18, 74),
    ridges(
      s,
      3,
      { y: 0.42, rise: 0.2, depth: 0.12 },
      { y: 0.52, rise: 0.16, depth: 0.5 },
      { pigment: "forest", waves: 3 },
    ),
    forest(s, -20, W + 20, H * 0.53, 90 * u, p.ridge(0.58, "forest"), { count: 50 }),
    rect(0, H * 0.52, W, H * 0.15, mix(p.tone("teal", 0.7), p.tone("lagoon", 0.7), 0.6)),
    clump(0.51, [0.02, 0.14, 0.26, 0.8, 0.92], 0.72, 130),
    step(0.55, 0.11, 0.24, 0.8, 0.8),
    clump(0.6, [0, 0.1, 0.18, 0.5, 0.88, 0.98], 0.82, 150),
    step(0.7, 0.12, 0.1, 0.6, 0.92),
    clump(0.74, [-0.02, 0.68, 0.78, 0.88, 0.99], 0.92, 180),
    step(0.855, 0.09, 0.4, 0.94, 1),
    clump(0.91, [0.02, 0.14, 0.27, 1.0], 1, 200),
    path(
      `M${num(W * 0.4)} ${num(H * 0.985)}L${num(W * 1.02)} ${num(H * 0.95)}v${num(16 * u)}L${num(W * 0.4)} ${num(H * 1.01)}z`,
      p.tone("wood"),
    ),
    times(12, (index) =>
      rect(W * (0.42 + index * 0.05), H * (0.94 - index * 0.0028), 6 * u, 48 * u, p.shade("wood", 0.3)),
    ),
    stroke(
      `M${num(W * 0.41)} ${num(H * 0.944)}L${num(W * 1.02)} ${num(H * 0.908)}`,
      p.shade("wood", 0.3),
      5 * u,
    ),
  ].join("");
}
