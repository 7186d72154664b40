import { block, skyline, windowColor, windows } from "../buildings.ts";
import { mist, ridge, ridges } from "../landscape.ts";
import { grass } from "../plants.ts";
import { at, num, path, rect, stroke, times } from "../shapes.ts";
import { birds, cloud, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, ripples, water, named } from "../water.ts";

/** Stepped towers and a stone bridge by the river (New York). */
export function newYork(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const tower = (
    x: number,
    steps: readonly (readonly [number, number])[],
    ink: "stone" | "slate" | "cream" | "terracotta" | "teal" | "rose",
    depth: number,
  ): string => {
    let y = 0;
    return steps
      .map(([w, h], index) => {
        const cols = Math.max(2, Math.round(w / 15));
        const part =
          block(s, x - w / 2, -y, w, h, ink, depth) +
          windows(
            s,
            x - w / 2 + 5,
            -y - h + 10,
            cols,
            Math.floor(h / 19),
            [(w - 8) / cols, 19],
            [6, 10],
            windowColor(s, depth * 0.8),
          );
        y += index < steps.length ? h : 0;
        return part;
      })
      .join("");
  };
  const empire =
    tower(
      0,
      [
        [150, 90],
        [120, 110],
        [88, 170],
        [66, 60],
        [44, 34],
      ],
      "cream",
      1,
    ) +
    path("M-16-464L-9-506H9L16-464Z", p.tone("stone")) +
    path("M-3-500L0-600L3-500Z", p.shade("slate", 0.2));
  const chrysler =
    tower(
      0,
      [
        [110, 150],
        [84, 170],
      ],
      "stone",
      0.92,
    ) +
    path("M-42-320Q-36-400 0-480Q36-400 42-320Z", p.tone("stone")) +
    path("M8-464Q36-400 42-320H14Z", p.shade("slate", 0.3)) +
    stroke("M-34-326Q0-376 34-326M-30-350Q0-400 30-350M-24-376Q0-426 24-376", p.shade("slate", 0.3), 4) +
    path("M-3-470L0-566L3-470Z", p.shade("slate", 0.2));
  const city = named(
    "city",
    [
      place(
        s,
        W / 2,
        H * 0.78,
        1.06,
        tower(
          -560,
          [
            [90, 220],
            [60, 60],
          ],
          "slate",
          0.72,
        ),
        tower(-450, [[110, 170]], "terracotta", 0.78),
        tower(
          -120,
          [
            [90, 240],
            [66, 70],
          ],
          "teal",
          0.72,
        ),
        tower(190, [[100, 260]], "slate", 0.72),
        tower(
          560,
          [
            [110, 250],
            [70, 50],
          ],
          "rose",
          0.74,
        ),
        tower(450, [[96, 190]], "cream", 0.78),
        tower(660, [[110, 170]], "slate", 0.72),
        tower(-660, [[110, 140]], "cream", 0.72),
      ),
      place(s, W / 2 - 260 * u, H * 0.78, 1.1, empire),
      place(s, W / 2 + 320 * u, H * 0.78, 1.04, chrysler),
      place(
        s,
        W / 2,
        H * 0.785,
        1.06,
        tower(-30, [[120, 130]], "terracotta", 0.92),
        tower(90, [[96, 190]], "stone", 0.9),
        tower(-390, [[100, 96]], "terracotta", 0.92),
        tower(210, [[90, 110]], "cream", 0.94),
        tower(500, [[120, 100]], "terracotta", 0.92),
        tower(-530, [[110, 110]], "stone", 0.92),
      ),
    ].join(""),
  );
  const pier = (x: number): string =>
    path(
      `M${x - 62} 130L${x - 50}-210H${x + 50}L${x + 62} 130H${x + 40}V-100Q${x + 40}-138 ${x + 25}-150Q${x + 10}-138 ${x + 10}-100V130H${x - 10}V-100Q${x - 10}-138 ${x - 25}-150Q${x - 40}-138 ${x - 40}-100V130Z`,
      p.shade("brick", 0.35),
    ) + rect(x - 60, -222, 120, 16, p.shade("brick", 0.55));
  const bridge = [
    stroke(`M-1500-160Q-900-20-300-208Q150 60 600-208Q1000-30 1500-160`, p.shade("ink", 0.2), 6),
    stroke(
      times(34, (index) => {
        const x = -300 + (index + 0.5) * (900 / 34);
        const t = (x + 300) / 900;
        return `M${num(x)} -20V${num(-208 + 4 * t * (1 - t) * 134)}`;
      }),
      p.shade("ink", 0.2, 0.8),
      1.6,
    ),
    rect(-1500, -26, 3000, 20, p.shade("brick", 0.5)) + rect(-1500, -8, 3000, 6, p.shade("ink", 0.3)),
    pier(-300) + pier(600),
  ];
  return [
    sky(s),
    sun(s, W * random.pick([0.5, 0.54]), H * 0.34, 120),
    clouds(s, 4, 0.06, 0.36, 0.6),
    skyline(s, -20, W + 20, H * 0.78, 100 * u, 300 * u, p.ridge(0.2)),
    mist(s, 0.62, 0.18, 0.5),
    city,
    rect(0, H * 0.775, W, H * 0.02, p.shade("slate", 0.5)),
    water(s, 0.79, "teal"),
    reflection(s, 0.79, 0.22, city, 0.4),
    p.dark ? ripples(s, 0.8, 0.98, p.lamp, 40, 0.5) : "",
    place(s, W / 2 - 60 * u, H * 0.92, 1.0, ...bridge),
  ].join("");
}

/** A red suspension bridge coming out of the fog (San Francisco). */
export function goldenGate(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const pylon = (x: number, k: number): string =>
    at(x, 0, k, [
      rect(-44, -450, 26, 570, p.tone("vermilion")) + rect(18, -450, 26, 570, p.shade("vermilion", 0.35)),
      times(
        4,
        (index) =>
          rect(-44, -446 + index * 96, 88, 26, p.shade("vermilion", 0.18)) +
          path(`M-18 ${-420 + index * 96}h36l-8 14h-20z`, p.shade("vermilion", 0.4)),
      ),
      rect(-50, -458, 38, 12, p.shade("vermilion", 0.3)) + rect(12, -458, 38, 12, p.shade("vermilion", 0.3)),
      rect(-70, 100, 140, 44, p.shade("stone", 0.35)),
      stroke("M-20-40L20 0M20-40L-20 0M-20 20L20 64M20 20L-20 64", p.shade("vermilion", 0.3), 7),
    ]);
  const cable = (x1: number, y1: number, x2: number, y2: number, sag: number): string => {
    let d = "";
    for (let index = 1; index < 26; index++) {
      const t = index / 26;
      d += `M${num(x1 + (x2 - x1) * t)} -20V${num(y1 + (y2 - y1) * t + sag * 4 * t * (1 - t))}`;
    }
    return (
      stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, p.tone("vermilion"), 8) +
      stroke(d, p.tone("vermilion"), 2)
    );
  };
  const bridge = [
    cable(-900, -30, -300, -440, 60),
    cable(-300, -440, 420, -336, 330),
    cable(420, -336, 980, -40, 50),
    rect(-1500, -34, 3000, 12, p.shade("vermilion", 0.1)) +
      rect(-1500, -22, 3000, 12, p.shade("vermilion", 0.5)),
    stroke(
      times(60, (index) => `M${-1500 + index * 50} -10l25 26l25-26`),
      p.shade("vermilion", 0.35),
      4,
    ),
    rect(-1500, 14, 3000, 6, p.shade("vermilion", 0.4)),
    pylon(420, 0.76),
    pylon(-300, 1),
  ];
  return [
    sky(s),
    sun(s, W * 0.6, H * 0.24, 100),
    ridges(
      s,
      2,
      { y: 0.66, rise: 0.12, depth: 0.12 },
      { y: 0.7, rise: 0.12, depth: 0.34 },
      { pigment: "moss", waves: 2.4 },
    ),
    skyline(s, W * 0.58, W * 0.82, H * 0.68, 36 * u, 120 * u, p.ridge(0.24)),
    mist(s, 0.58, 0.14, 0.8),
    water(s, 0.7, "sea"),
    ridge(s, 0.74, 0.2, p.ridge(0.6, "moss", 0.55), { waves: 1, bend: (t) => (1 - t) ** 1.1 * H * 1.5 }),
    glitter(s, W * 0.6, 0.73, 1, 100),
    place(s, W * random.pick([0.46, 0.5]), H * 0.72, 1.06, ...bridge),
    cloud(s, W * 0.16, H * 0.68, 620, 0.9) +
      cloud(s, W * 0.62, H * 0.76, 520, 0.85) +
      cloud(s, W * 0.92, H * 0.66, 460, 0.9) +
      cloud(s, W * 0.4, H * 0.86, 420, 0.75),
    ridge(s, 1.02, 0.16, p.shade("moss", 0.35), { waves: 1.6, bend: (t) => t * H * 0.13 }),
    grass(s, H * 1.01, 80 * u, p.ridge(1, "forest", 0.3), 60),
    place(
      s,
      W * 0.72,
      H * 0.84,
      0.55,
      path("M-60-10Q0 20 70-14L54 12H-48Z", p.tone("paper")),
      path("M-4-20L0-190Q70-100 74-24Z", p.tone("paper")),
      path("M-10-26L-4-160Q-54-100-60-22Z", p.tone("cream")),
    ),
    birds(s, W * 0.78, H * 0.36, 4),
  ].join("");
}
