import { dome } from "../buildings.ts";
import { mist, peak, ridge, ridges, rockLook } from "../landscape.ts";
import { mix } from "../palette.ts";
import { forest, tree } from "../plants.ts";
import { arch, at, ellipse, num, path, rect, stroke, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { reflection, water, named } from "../water.ts";

/** The marble tomb at the end of its long pool. */
export function tajMahal(s: Stage): string {
  const { W, H, u, palette: p } = s;
  const deep = p.shade("paper", 0.5);
  const iwan = (x: number, y: number, w: number, h: number): string =>
    path(
      `M${x - w / 2} ${y}v${-h * 0.55}Q${x - w / 2} ${y - h * 0.86} ${x} ${y - h}Q${x + w / 2} ${y - h * 0.86} ${x + w / 2} ${y - h * 0.55}v${h * 0.55}z`,
      deep,
    ) +
    path(
      `M${x - w * 0.2} ${y}v${-h * 0.3}Q${x - w * 0.2} ${y - h * 0.5} ${x} ${y - h * 0.58}Q${x + w * 0.2} ${y - h * 0.5} ${x + w * 0.2} ${y - h * 0.3}v${h * 0.3}z`,
      p.dark ? p.lamp : p.shade("paper", 0.8),
    );
  const minaret = (x: number): string =>
    [
      path(`M${x - 14} 4L${x - 10}-286H${x + 10}L${x + 14} 4Z`, p.tone("paper", 0.92)),
      path(`M${x + 3} 4L${x + 2}-286H${x + 10}L${x + 14} 4Z`, p.shade("paper", 0.32, 0.92)),
      times(3, (index) => rect(x - 18, -100 - index * 92, 36, 7, p.shade("paper", 0.42))),
      rect(x - 8, -304, 16, 20, p.shade("paper", 0.3)),
      dome(s, x, -302, 13, 20, "onion", "paper"),
    ].join("");
  const tomb = [
    minaret(-372) + minaret(372),
    rect(-420, 2, 840, 34, p.tone("paper", 0.92)) + rect(-420, 26, 840, 10, p.shade("paper", 0.34)),
    times(21, (index) => path(arch(-400 + index * 40, 34, 22, 22), p.shade("paper", 0.3))),
    path("M-236 4V-150L-204-168H204L236-150V4Z", p.tone("paper")),
    path("M150 4V-168H204L236-150V4Z", p.shade("paper", 0.28)),
    dome(s, -128, -186, 44, 74, "onion", "paper") + dome(s, 128, -186, 44, 74, "onion", "paper"),
    rect(-160, -188, 64, 22, p.shade("paper", 0.2)) + rect(96, -188, 64, 22, p.shade("paper", 0.34)),
    rect(-84, -222, 168, 60, p.tone("paper")) + rect(30, -222, 54, 60, p.shade("paper", 0.3)),
    dome(s, 0, -214, 100, 190, "onion", "paper"),
    rect(-80, -190, 160, 194, p.tone("snow")),
    iwan(0, 4, 108, 168),
    ...[-158, 158, -206, 206].flatMap((x) => [
      iwan(x, 4, Math.abs(x) > 200 ? 34 : 58, 70),
      iwan(x, -76, Math.abs(x) > 200 ? 34 : 58, 68),
    ]),
    stroke("M-80-190V4M80-190V4M-80-190H80", p.shade("paper", 0.35), 3),
  ];
  const whole = named("whole", place(s, W / 2, H * 0.645, 1.05, ...tomb));
  const pool = `M${num(W / 2 - 96 * u)} ${num(H * 0.7)}h${num(192 * u)}L${num(W / 2 + 300 * u)} ${num(H * 1.02)}H${num(W / 2 - 300 * u)}Z`;
  const lawn = p.tone("leaf", 0.85);
  return [
    sky(s),
    sun(s, W * 0.5, H * 0.3, 175),
    clouds(s, 3, 0.1, 0.3, 0.55),
    ridge(s, 0.66, 0.05, p.ridge(0.25, "pine"), { waves: 6 }),
    whole,
    rect(0, H * 0.66, W, H * 0.4, lawn),
    rect(0, H * 0.66, W, H * 0.012, p.shade("leaf", 0.4)),
    path(
      `M${num(W / 2 - 150 * u)} ${num(H * 0.685)}h${num(300 * u)}L${num(W / 2 + 440 * u)} ${num(H * 1.02)}H${num(W / 2 - 440 * u)}Z`,
      p.tone("sand", 0.9),
    ),
    `<clipPath id="pool"><path d="${pool}"/></clipPath><g clip-path="url(#pool)">${water(s, 0.69, "sea")}${reflection(s, 0.675, 0.55, whole, 0.85)}</g>`,
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2, 3, 4].map((index) =>
        place(
          s,
          W / 2 + side * (190 + index * index * 20 + index * 34) * u,
          H * (0.71 + index * 0.045 + index * index * 0.006),
          0.42 + index * 0.2,
          path("M0-150Q34-60 16-6L0 0L-16-6Q-34-60 0-150Z", p.tone("forest", 0.9)),
          path("M0-150Q34-60 16-6L0 0Z", p.shade("forest", 0.5)),
        ),
      ),
    ),
    place(s, W * 0.02, H, 1, tree(s, 0, 20, 360, "forest")),
    place(s, W * 0.98, H, 1, tree(s, 0, 20, 360, "forest")),
    birds(s, W * 0.7, H * 0.2, 6),
  ].join("");
}

/** A fortress monastery on a spur above a mountain river, prayer flags in the wind (Bhutan). */
export function bhutanDzong(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const x = W * random.pick([0.54, 0.46]);
  const band = (bx: number, y: number, w: number, h: number, storeys: number): string =>
    [
      path(`M${bx - w / 2} ${y}l${w * 0.035} ${-h}h${w * 0.93}l${w * 0.035} ${h}z`, p.tone("paper")),
      path(`M${bx + w * 0.22} ${y}v${-h}h${w * 0.245}l${w * 0.035} ${h}z`, p.shade("paper", 0.3)),
      rect(bx - w * 0.466, y - h, w * 0.932, h * 0.15, p.tone("brick")),
      times(storeys, (row) =>
        times(
          Math.round(w / 34),
          (index) =>
            rect(
              bx - w * 0.43 + index * 33,
              y - h * 0.74 + row * 38,
              15,
              22,
              p.dark ? p.lamp : p.shade("wood", 0.45),
            ) + rect(bx - w * 0.43 + index * 33 - 2, y - h * 0.74 + row * 38 - 4, 19, 4, p.tone("brick")),
        ),
      ),
    ].join("");
  const roof = (bx: number, y: number, w: number): string =>
    path(
      `M${bx - w} ${y}L${bx - w * 0.46} ${y - w * 0.24}H${bx + w * 0.46}L${bx + w} ${y}Z`,
      p.tone("brick"),
    ) +
    path(`M${bx + w * 0.2} ${y}V${y - w * 0.24}H${bx + w * 0.46}L${bx + w} ${y}Z`, p.shade("brick", 0.4)) +
    rect(bx - w * 0.94, y, w * 1.88, 7, p.tone("amber"));
  const dzong = [
    band(0, -128, 190, 190, 3),
    roof(0, -318, 138),
    rect(-46, -372, 92, 24, p.tone("paper")),
    roof(0, -370, 72),
    path("M-5-384L0-424L5-384Z", p.tone("amber")),
    band(-238, 0, 170, 148, 2),
    roof(-238, -148, 110),
    band(250, 0, 170, 138, 2),
    roof(250, -138, 110),
    band(0, 4, 390, 136, 2),
    roof(0, -132, 226),
    path("M-330 0h660l60 60h-780z", p.shade("rock", 0.35)),
  ];
  const flags = times(2, (line) => {
    const [x1, y1, x2, y2] = line
      ? [W * 0.0, H * 0.34, W * 0.42, H * 0.1]
      : [W * 0.62, H * 0.06, W * 1.0, H * 0.36];
    const inks = (["teal", "paper", "vermilion", "leaf", "amber"] as const).map((name) => p.tone(name));
    const rope = stroke(
      `M${num(x1)} ${num(y1)}Q${num((x1 + x2) / 2)} ${num((y1 + y2) / 2 + H * 0.09)} ${num(x2)} ${num(y2)}`,
      p.shade("wood", 0.4),
      2 * u,
    );
    return (
      rope +
      times(13, (index) => {
        const t = (index + 0.5) / 13;
        const px = x1 + (x2 - x1) * t;
        const py = y1 + (y2 - y1) * t + H * 0.18 * t * (1 - t);
        return path(
          `M${num(px)} ${num(py)}l${num(26 * u)} ${num(((y2 - y1) / (x2 - x1)) * 26 * u)}l${num(-3 * u)} ${num(32 * u)}l${num(-24 * u)} ${num(4 * u)}z`,
          inks[index % 5] ?? p.haze,
        );
      })
    );
  });
  return [
    sky(s),
    sun(s, W * 0.5, H * 0.14, 62),
    peak(s, W * 0.3, H * 0.66, 900 * u, H * 0.5, rockLook(s, 0.2, 0.45)),
    peak(s, W * 0.76, H * 0.66, 860 * u, H * 0.44, rockLook(s, 0.24, 0.45)),
    mist(s, 0.4, 0.2, 0.8),
    ridges(
      s,
      3,
      { y: 0.62, rise: 0.2, depth: 0.3 },
      { y: 0.84, rise: 0.22, depth: 0.72 },
      { pigment: "forest", waves: 2.6 },
    ),
    forest(s, -20, W + 20, H * 0.84, 86 * u, p.ridge(0.8, "forest"), { count: 40 }),
    place(s, x, H * 0.84, 1.02, ...dzong),
    water(s, 0.9, "lagoon"),
    ridge(s, 0.93, 0.05, p.shade("rock", 0.55), { waves: 6, sharp: true, bend: (t) => (t - 0.5) * H * 0.07 }),
    flags,
  ].join("");
}

/** The highest summits at sunrise, with prayer flags and a small camp (Nepal). */
export function everest(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const side = random.pick([0.46, 0.54]);
  const tent = (x: number, y: number, k: number, color: string, dark: string): string =>
    at(x, y, k, [
      path("M-40 0Q-30-48 0-50Q30-48 40 0Z", color),
      path("M6 0Q10-40 0-50Q30-48 40 0Z", dark),
      path("M-22 0Q-16-26-6-30L2 0Z", p.dark ? p.lamp : p.shade("ink", 0.2)),
    ]);
  const cairn = [
    ellipse(0, -10, 44, 16, p.shade("rock", 0.45)),
    ellipse(-4, -32, 34, 14, p.shade("rock", 0.25)),
    ellipse(4, -52, 26, 12, p.shade("rock", 0.5)),
    rect(-3, -200, 6, 150, p.shade("wood", 0.4)),
  ];
  const inks = (["teal", "paper", "vermilion", "leaf", "amber"] as const).map((name) => p.tone(name));
  const flagLine = (x2: number, y2: number): string =>
    stroke(`M0-196Q${x2 / 2} ${(y2 - 196) / 2 + 46} ${x2} ${y2}`, p.shade("wood", 0.4), 2) +
    times(11, (index) => {
      const t = (index + 0.6) / 11.4;
      const [px, py] = [x2 * t, -196 + (y2 + 196) * t + 92 * t * (1 - t)];
      return path(`M${num(px - 10)} ${num(py)}h21l-2 26l-19 2z`, inks[index % 5] ?? p.haze);
    });
  return [
    sky(s),
    sun(s, W * (side > 0.5 ? 0.2 : 0.8), H * 0.18, 62),
    peak(s, W * 0.12, H * 0.78, 900 * u, H * 0.42, rockLook(s, 0.2, 0.75)),
    peak(s, W * 0.9, H * 0.78, 960 * u, H * 0.46, rockLook(s, 0.22, 0.75)),
    mist(s, 0.48, 0.2, 0.6),
    peak(s, W * side, H * 0.86, 1260 * u, H * 0.7, { ...rockLook(s, 0.48, 0.72), rough: 0.75 }),
    peak(s, W * (side - 0.27), H * 0.88, 760 * u, H * 0.42, { ...rockLook(s, 0.58, 0.6), rough: 0.7 }),
    peak(s, W * (side + 0.3), H * 0.88, 820 * u, H * 0.46, { ...rockLook(s, 0.62, 0.55), rough: 0.7 }),
    mist(s, 0.68, 0.2, 0.75),
    ridge(s, 0.9, 0.1, mix(p.ridge(0.6), p.tone("snow"), 0.25), { sharp: true, waves: 4 }),
    ridge(s, 0.97, 0.1, p.ridge(0.92, "rock", 0.3), { sharp: true, waves: 3 }),
    place(
      s,
      W * 0.7,
      H * 0.95,
      1,
      tent(-60, -10, 0.85, p.tone("amber"), p.shade("amber", 0.4)),
      tent(60, 6, 1.05, p.tone("vermilion"), p.shade("vermilion", 0.4)),
      tent(170, -4, 0.8, p.tone("amber"), p.shade("amber", 0.4)),
    ),
    place(s, W * 0.24, H * 0.96, 1.15, ...cairn, flagLine(330, -30), flagLine(-330, -60)),
    clouds(s, 2, 0.12, 0.3, 0.6),
  ].join("");
}
