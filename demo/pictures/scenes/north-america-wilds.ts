import { mist, peak, ridge, rockLook } from "../landscape.ts";
import { forest, pine } from "../plants.ts";
import { circle, num, path, rect, stroke, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, ripples, water, named } from "../water.ts";

/** Banded buttes stepping down to a river (Arizona). */
export function grandCanyon(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const butte = (x: number, y: number, w: number, h: number, depth: number): string => {
    const bands = [0, 0.16, 0.3, 0.52, 0.64, 0.84, 1];
    const inks = ["brick", "terracotta", "brick", "terracotta", "ochre", "terracotta"] as const;
    const half = (t: number): number => w * (0.5 - t * 0.24 - (t > 0.3 ? 0.04 : 0) - (t > 0.64 ? 0.05 : 0));
    return times(6, (index) => {
      const [a, b] = [bands[index] ?? 0, bands[index + 1] ?? 1];
      const [wa, wb] = [half(a + 0.001), half(a + 0.001) - w * (index % 2 ? 0.035 : 0.012)];
      const [ya, yb] = [y - h * a, y - h * b];
      const ink = inks[index] ?? "terracotta";
      return (
        path(
          `M${num(x - wa)} ${num(ya + 1)}L${num(x - wb)} ${num(yb)}H${num(x + wb)}L${num(x + wa)} ${num(ya + 1)}Z`,
          p.tone(ink, depth),
        ) +
        path(
          `M${num(x + w * 0.07)} ${num(ya + 1)}L${num(x + w * 0.05)} ${num(yb)}H${num(x + wb)}L${num(x + wa)} ${num(ya + 1)}Z`,
          p.shade(ink, 0.42, depth),
        )
      );
    });
  };
  const row = (y: number, depth: number, list: readonly (readonly [number, number, number])[]): string =>
    list.map(([x, w, h]) => butte(W * x, H * y, w * u, h * H, depth)).join("");
  return [
    sky(s),
    sun(s, W * random.pick([0.3, 0.66]), H * 0.24, 92),
    clouds(s, 4, 0.1, 0.3, 0.7),
    ridge(s, 0.47, 0.01, p.tone("terracotta", 0.16), { waves: 2 }),
    rect(0, H * 0.6, W, H * 0.4, p.tone("terracotta", 0.45)),
    row(0.62, 0.36, [
      [0.12, 460, 0.15],
      [0.36, 380, 0.12],
      [0.62, 520, 0.16],
      [0.9, 440, 0.14],
    ]),
    mist(s, 0.54, 0.12, 0.5),
    row(0.74, 0.62, [
      [0.02, 520, 0.26],
      [0.3, 330, 0.16],
      [0.76, 420, 0.2],
      [1.0, 480, 0.28],
    ]),
    mist(s, 0.66, 0.1, 0.35),
    rect(0, H * 0.74, W, H * 0.3, p.tone("terracotta", 0.6)),
    row(0.9, 0.86, [
      [0.16, 480, 0.3],
      [0.58, 300, 0.16],
      [0.86, 520, 0.32],
    ]),
    path(
      `M${num(W * 0.4)} ${num(H * 0.76)}Q${num(W * 0.5)} ${num(H * 0.8)} ${num(W * 0.42)} ${num(H * 0.85)}T${num(W * 0.5)} ${num(H)}H${num(W * 0.66)}Q${num(W * 0.5)} ${num(H * 0.9)} ${num(W * 0.53)} ${num(H * 0.84)}T${num(W * 0.42)} ${num(H * 0.757)}Z`,
      p.tone("sea"),
    ),
    row(1.06, 1, [
      [-0.02, 640, 0.42],
      [1.04, 560, 0.36],
    ]),
    ridge(s, 1.03, 0.1, p.shade("brick", 0.5), { sharp: true, waves: 4 }),
    place(
      s,
      W * 0.22,
      H * 0.985,
      1,
      pine(0, 0, 190, p.ridge(0.9, "forest", 0.5), p.ridge(1)),
      pine(70, 6, 130, p.ridge(0.9, "forest", 0.5), p.ridge(1)),
    ),
    birds(s, W * 0.52, H * 0.36, 3, 24),
  ].join("");
}

/** A red canoe on a turquoise glacier lake (Canada). */
export function rockiesLake(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const horizon = 0.66;
  const peaks = named(
    "peaks",
    [
      peak(s, W * 0.5, H * horizon, 900 * u, H * 0.4, rockLook(s, 0.22, 0.62)),
      mist(s, 0.5, 0.14, 0.6),
      peak(s, W * 0.16, H * (horizon + 0.01), 940 * u, H * 0.54, {
        ...rockLook(s, 0.44, 0.42),
        lean: 0.44,
        rough: 0.7,
      }),
      peak(s, W * 0.86, H * (horizon + 0.01), 1000 * u, H * 0.5, {
        ...rockLook(s, 0.5, 0.4),
        lean: 0.58,
        rough: 0.7,
      }),
      mist(s, 0.56, 0.14, 0.6),
      forest(s, -20, W * 0.42, H * (horizon + 0.012), 100 * u, p.ridge(0.72, "forest", 0.5), {
        count: 30,
        rise: (t) => 70 * u * (1 - t),
      }),
      forest(s, W * 0.58, W + 20, H * (horizon + 0.012), 100 * u, p.ridge(0.74, "forest", 0.5), {
        count: 30,
        rise: (t) => 70 * u * t,
      }),
    ].join(""),
  );
  const canoe = [
    path("M-190-44Q-176-8-130 6H130Q176-8 190-44Q150-18 0-18T-190-44Z", p.tone("vermilion")),
    path("M-178-20Q-160 0-130 6H130Q160 0 178-20Q120 0 0 0T-178-20Z", p.shade("vermilion", 0.4)),
    path("M-96-20q2-52 26-52t28 52z", p.tone("amber")) +
      circle(-68, -86, 15, p.shade("wood", 0.2)) +
      path("M-86-90q18-26 36 0z", p.tone("pine")),
    path("M50-20q2-48 24-48t26 48z", p.tone("teal")) + circle(75, -82, 14, p.shade("wood", 0.35)),
    stroke("M-56-52L-6 16M92-50L146 14", p.shade("wood", 0.1), 6) +
      path("M-10 10l14 18l-14 2zM142 8l14 18l-14 2z", p.shade("wood", 0.1)),
  ];
  return [
    sky(s, H * horizon),
    sun(s, W * 0.5, H * 0.2, 76),
    clouds(s, 3, 0.08, 0.26),
    peaks,
    water(s, horizon + 0.01, "lagoon"),
    reflection(s, horizon + 0.01, 0.32, peaks, 0.55),
    glitter(s, W * 0.5, horizon + 0.03, 1, 80),
    place(s, W * random.pick([0.5, 0.46]), H * 0.86, 1.05, ...canoe),
    ripples(s, 0.865, 0.95, p.glint, 18, 0.7),
    path(
      `M0 ${num(H * 0.92)}Q${num(W * 0.16)} ${num(H * 0.93)} ${num(W * 0.3)} ${num(H * 1.01)}H0Z`,
      p.shade("rock", 0.6),
    ),
    place(
      s,
      W * 0.06,
      H * 1.0,
      1,
      pine(0, 0, 480, p.ridge(0.86, "forest", 0.5), p.ridge(1)),
      pine(110, 16, 300, p.ridge(0.86, "forest", 0.5), p.ridge(1)),
    ),
    place(s, W * 0.95, H * 1.02, 1, pine(0, 0, 400, p.ridge(0.86, "forest", 0.5), p.ridge(1))),
  ].join("");
}
