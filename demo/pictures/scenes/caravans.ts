import { battlements, windows } from "../buildings.ts";
import { mist, ridge, ridges } from "../landscape.ts";
import { foliage, palm } from "../plants.ts";
import { at, circle, num, path, rect, stroke, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";

/** A caravan: camels in file. Origin at the leader's feet. */
function caravan(s: Stage, count: number): string {
  const color = s.palette.shade("ink", 0.35, 0.95);
  const beast =
    "M-52 0l4-46Q-58-76-34-82Q-14-116 8-82Q30-86 40-98L46-134Q62-146 78-132L76-124L60-121Q58-82 40-58L40 0H33L30-46H-32L-38 0Z";
  const rider = "M-8-92Q-12-136 4-138Q20-136 16-92Z";
  return (
    times(count, (index) =>
      at(-index * 150, (index % 2) * 4, 1, [
        path(beast, color),
        index % 2
          ? path("M-34-84h52l6 26h-62z", s.palette.tone("vermilion"))
          : path(rider, s.palette.tone("cream")) + circle(4, -144, 9, color),
      ]),
    ) +
    path("M118 2Q112-66 130-68Q148-66 142 2Z", s.palette.tone("teal")) +
    circle(130, -76, 10, color)
  );
}

/** The three pyramids over sand, palms by the river. */
export function pyramids(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const pyramid = (x: number, y: number, w: number, depth: number): string => {
    const h = w * 0.62;
    const split = x + w * 0.14;
    const courses = times(13, (index) => {
      const t = (index + 1) / 14;
      return `M${num(x - (w / 2) * t)} ${num(y - h * (1 - t))}L${num(x + (split - x) * t)} ${num(y - h * (1 - t) + w * 0.022 * t)}`;
    });
    return (
      path(
        `M${num(x - w / 2)} ${num(y)}L${num(x)} ${num(y - h)}L${num(split)} ${num(y + w * 0.025)}Z`,
        p.tone("sand", depth),
      ) +
      path(
        `M${num(split)} ${num(y + w * 0.025)}L${num(x)} ${num(y - h)}L${num(x + w / 2)} ${num(y)}Z`,
        p.shade("ochre", 0.45, depth),
      ) +
      stroke(courses, p.shade("ochre", 0.2, depth), w * 0.0035)
    );
  };
  return [
    sky(s),
    sun(s, W * random.pick([0.3, 0.7]), H * 0.34, 125),
    clouds(s, 2, 0.1, 0.22, 0.5),
    ridge(s, 0.7, 0.04, p.tone("sand", 0.35), { waves: 2 }),
    place(
      s,
      W / 2,
      H * 0.72,
      1.12,
      pyramid(-330, 0, 330, 0.6),
      pyramid(330, 4, 430, 0.75),
      pyramid(-10, 14, 600, 0.95),
    ),
    mist(s, 0.64, 0.12, 0.4),
    ridge(s, 0.76, 0.05, p.tone("sand", 0.85), { waves: 2 }),
    ridge(s, 0.84, 0.06, p.tone("ochre", 0.85), { waves: 1.6 }),
    place(s, W * 0.6, H * 0.825, 0.8, caravan(s, 5)),
    ridge(s, 0.93, 0.07, p.shade("ochre", 0.28), { waves: 1.6 }),
    place(s, W * 0.06, H * 1.0, 1, palm(s, 0, 0, 420, 40), palm(s, 60, 10, 300, 50)),
    place(s, W * 0.95, H * 1.02, 1, palm(s, 0, 0, 360, -50)),
    path(
      `M0 ${num(H + 4)}V${num(H * 0.96)}Q${num(W * 0.3)} ${num(H * 0.93)} ${num(W)} ${num(H * 0.985)}V${num(H + 4)}Z`,
      p.shade("brick", 0.6),
    ),
    birds(s, W * 0.5, H * 0.2, 5),
  ].join("");
}

/** Great dunes with knife-edge crests and a caravan below. */
export function desertDunes(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const dune = (x: number, y: number, w: number, h: number, depth: number): string => {
    const [l, r, top, crest] = [x - w * 0.55, x + w * 0.6, y - h, x + w * 0.16];
    const lit = `M${num(l)} ${num(H + 4)}V${num(y)}C${num(x - w * 0.3)} ${num(y - h * 0.1)} ${num(x - w * 0.12)} ${num(top + h * 0.04)} ${num(x)} ${num(top)}C${num(x + w * 0.12)} ${num(top + h * 0.1)} ${num(x + w * 0.3)} ${num(y - h * 0.16)} ${num(r)} ${num(y)}V${num(H + 4)}Z`;
    const dark = `M${num(x)} ${num(top)}C${num(x + w * 0.12)} ${num(top + h * 0.1)} ${num(x + w * 0.3)} ${num(y - h * 0.16)} ${num(r)} ${num(y)}V${num(H + 4)}H${num(crest)}C${num(x + w * 0.32)} ${num(y + h * 0.3)} ${num(x - w * 0.2)} ${num(y - h * 0.12)} ${num(x + w * 0.02)} ${num(top + h * 0.42)}Q${num(x + w * 0.06)} ${num(top + h * 0.22)} ${num(x)} ${num(top)}Z`;
    const lines = times(6, (index) => {
      const t = 0.35 + index * 0.12;
      return `M${num(x - w * 0.42 * t)} ${num(y - h * 0.18 + index * h * 0.09)}q${num(w * 0.1)} ${num(-h * 0.05)} ${num(w * 0.2)} ${num(h * 0.03)}`;
    });
    return (
      path(lit, p.tone("ochre", depth)) +
      path(dark, p.shade("brick", 0.42, depth)) +
      stroke(lines, p.tone("sand", depth), 2.4 * u)
    );
  };
  return [
    sky(s),
    sun(s, W * random.pick([0.22, 0.3]), H * 0.3, 120),
    ridge(s, 0.62, 0.06, p.tone("terracotta", 0.22), { waves: 3 }),
    dune(W * 0.86, H * 0.66, W * 0.7, H * 0.18, 0.42),
    dune(W * 0.2, H * 0.68, W * 0.7, H * 0.14, 0.5),
    mist(s, 0.58, 0.12, 0.5),
    dune(W * 0.62, H * 0.76, W * 0.95, H * 0.34, 0.74),
    dune(W * 0.08, H * 0.84, W * 0.9, H * 0.22, 0.88),
    place(s, W * 0.56, H * 0.865, 0.72, caravan(s, 6)),
    ridge(s, 0.93, 0.08, p.shade("terracotta", 0.22), { waves: 1.3 }),
    ridge(s, 1.0, 0.07, p.shade("brick", 0.5), { waves: 1.5 }),
    clouds(s, 2, 0.1, 0.2, 0.4),
  ].join("");
}

/** A walled earth town under the Atlas (Morocco). */
export function kasbah(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const tower = (x: number, y: number, w: number, h: number, depth = 1): string =>
    [
      path(
        `M${num(x - w / 2)} ${y}L${num(x - w * 0.42)} ${y - h}h${num(w * 0.84)}L${num(x + w / 2)} ${y}Z`,
        p.tone("terracotta", depth),
      ),
      path(
        `M${num(x + w * 0.16)} ${y}V${y - h}h${num(w * 0.26)}L${num(x + w / 2)} ${y}Z`,
        p.shade("brick", 0.32, depth),
      ),
      path(battlements(x - w * 0.42, y - h, w * 0.84, w * 0.1), p.shade("terracotta", 0.1, depth)),
      path(
        times(
          4,
          (index) =>
            `M${num(x - w * 0.26 + index * w * 0.14)} ${num(y - h + w * 0.3)}l${num(w * 0.05)} ${num(-w * 0.1)}l${num(w * 0.05)} ${num(w * 0.1)}l${num(-w * 0.05)} ${num(w * 0.1)}z`,
        ),
        p.shade("brick", 0.4, depth),
      ),
      windows(
        s,
        x - w * 0.22,
        y - h + w * 0.6,
        2,
        Math.max(1, Math.round(h / 70)),
        [w * 0.28, 46],
        [w * 0.1, w * 0.2],
      ),
    ].join("");
  const cube = (x: number, y: number, w: number, h: number): string =>
    rect(x, y - h, w, h, p.tone(random.pick(["terracotta", "ochre", "rose"] as const), 0.95)) +
    rect(x + w * 0.66, y - h, w * 0.34, h, p.shade("brick", 0.3)) +
    windows(s, x + w * 0.14, y - h + 16, 2, 1, [w * 0.26, 20], [w * 0.1, 16]);
  const town = [
    cube(-300, -150, 110, 80),
    cube(-190, -190, 120, 90),
    cube(60, -200, 130, 80),
    cube(180, -150, 110, 76),
    tower(-70, -190, 84, 190),
    tower(0, -160, 130, 130),
    cube(-380, -80, 130, 84),
    cube(-250, -100, 130, 90),
    cube(-120, -110, 130, 90),
    cube(20, -96, 140, 96),
    cube(160, -80, 120, 90),
    cube(280, -70, 120, 70),
    tower(-320, 4, 110, 230),
    tower(330, 4, 110, 210),
    tower(120, -40, 90, 200),
    rect(-440, -86, 880, 92, p.tone("terracotta")) +
      path(battlements(-440, -86, 880, 11), p.tone("terracotta")) +
      rect(-440, -12, 880, 18, p.shade("brick", 0.3)),
    tower(-90, 6, 90, 150) + tower(90, 6, 90, 150),
    rect(-60, -118, 120, 124, p.tone("ochre")),
    path("M-36 6V-52C-52-84-26-102 0-104C26-102 52-84 36-52V6Z", p.shade("ink", 0.25)) +
      stroke("M-46 6V-52C-60-92-28-112 0-114C28-112 60-92 46-52V6", p.tone("teal"), 7),
  ];
  return [
    sky(s),
    sun(s, W * 0.78, H * 0.24, 86),
    clouds(s, 2, 0.1, 0.22, 0.5),
    ridges(
      s,
      2,
      { y: 0.58, rise: 0.24, depth: 0.12 },
      { y: 0.64, rise: 0.18, depth: 0.34 },
      { sharp: true, waves: 4 },
    ),
    mist(s, 0.5, 0.16, 0.6),
    ridge(s, 0.7, 0.06, p.tone("ochre", 0.55), { waves: 2 }),
    place(
      s,
      W / 2,
      H * 0.85,
      1.12,
      path("M-560 10Q-300-180-60-210Q200-230 560 10Z", p.shade("ochre", 0.22, 0.9)),
      ...town,
    ),
    ridge(s, 0.87, 0.02, p.tone("sand", 0.9), { waves: 2 }),
    place(
      s,
      W / 2,
      H * 0.9,
      1,
      ...[-600, -520, -430, 420, 500, 590].map((x) =>
        palm(s, x, random.between(0, 40), random.between(170, 260), random.between(-30, 30), 0.95),
      ),
      ...[-640, -460, 470, 640].map((x) => foliage(s, x, 20, 180, 90, "moss", { count: 8 })),
    ),
    ridge(s, 0.97, 0.04, p.shade("ochre", 0.25), { waves: 2 }),
    place(s, W * 0.62, H * 0.97, 0.7, caravan(s, 3)),
  ].join("");
}
