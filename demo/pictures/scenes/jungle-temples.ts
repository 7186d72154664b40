import { mist, peak, ridge, ridges, rockLook } from "../landscape.ts";
import { palm, tree } from "../plants.ts";
import { arch, at, box, ellipse, num, path, rect, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, water, named } from "../water.ts";

/** Five lotus towers over a causeway and their pool (Angkor). */
export function angkorTowers(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const tower = (x: number, base: number, h: number, depth: number): string => {
    const [lit, dark] = [p.shade("stone", 0.22, depth), p.shade("stone", 0.62, depth)];
    let body = "";
    let shadow = "";
    for (let index = 0; index < 8; index++) {
      const t = index / 8;
      const w = h * 0.235 * Math.sqrt(1 - t * t * 0.985) * (1 - t * 0.18);
      const y = base - h * t;
      const step = h / 8;
      body += `M${num(x - w)} ${num(y)}l${num(w * 0.05)} ${num(-step * 0.7)}l${num(-w * 0.07)} ${num(-step * 0.34)}h${num(w * 2.04)}l${num(-w * 0.07)} ${num(step * 0.34)}l${num(w * 0.05)} ${num(step * 0.7)}z`;
      shadow +=
        box(x + w * 0.25, y - step, w * 0.75, step + 1) + box(x - w, y - step * 0.3, w * 1.25, step * 0.12);
    }
    return path(body, lit) + path(shadow, dark);
  };
  const gallery = (y: number, w: number, h: number): string =>
    rect(-w, y - h, w * 2, h, p.shade("stone", 0.3)) +
    path(`M${-w - 14} ${y - h}Q0 ${y - h - 26} ${w + 14} ${y - h}Z`, p.shade("stone", 0.5)) +
    times(Math.round(w / 15), (index) =>
      rect(
        -w + 8 + index * 30,
        y - h + 14,
        14,
        h - 18,
        p.dark && index % 3 === 0 ? p.lamp : p.shade("stone", 0.85),
      ),
    );
  const temple = [
    tower(-118, -118, 170, 0.85),
    tower(118, -118, 170, 0.85),
    gallery(-100, 210, 46),
    tower(0, -140, 270, 1),
    tower(-212, -66, 176, 1),
    tower(212, -66, 176, 1),
    gallery(-44, 290, 48),
    rect(-320, -46, 640, 18, p.shade("stone", 0.15)),
    gallery(4, 400, 40),
    path("M-46 6L-26-110h52L46 6z", p.shade("stone", 0.12)),
    times(9, (index) => rect(-42 + index * 2, -6 - index * 11.5, 84 - index * 4, 3, p.shade("stone", 0.6))),
    path("M-60-100L0-160L60-100Z", p.shade("stone", 0.45)) + path(arch(0, -100, 30, 40), p.shade("ink", 0.3)),
  ];
  const whole = named(
    "whole",
    place(s, W / 2, H * 0.72, 1.16, ...temple) +
      place(
        s,
        W / 2,
        H * 0.72,
        1,
        ...[-620, -490, 490, 630].map((x) => tree(s, x, 4, 190 + random.between(-30, 50), "forest", 0.85)),
      ),
  );
  return [
    sky(s),
    sun(s, W * 0.5, H * 0.34, 190),
    clouds(s, 3, 0.1, 0.3, 0.6),
    ridge(s, 0.7, 0.1, p.ridge(0.3, "pine"), { waves: 2 }),
    place(s, W * 0.1, H * 0.72, 1, palm(s, -60, 0, 330, -30, 0.9), palm(s, 20, 0, 260, 26, 0.85)),
    place(s, W * 0.9, H * 0.72, 1, palm(s, 50, 0, 350, 30, 0.9), palm(s, -30, 0, 250, -20, 0.85)),
    whole,
    rect(0, H * 0.72, W, H * 0.03, p.shade("moss", 0.35)),
    water(s, 0.745, "teal"),
    reflection(s, 0.735, 0.34, whole, 0.72),
    glitter(s, W / 2, 0.78, 1, 60),
    path(
      `M0 ${num(H * 1.01)}Q${num(W * 0.2)} ${num(H * 0.93)} ${num(W * 0.42)} ${num(H * 1.01)}ZM${num(W * 0.66)} ${num(H * 1.01)}Q${num(W * 0.86)} ${num(H * 0.94)} ${num(W)} ${num(H * 0.95)}V${num(H * 1.01)}Z`,
      p.ridge(1, "forest", 0.4),
    ),
    times(16, () =>
      ellipse(random.between(0, W), H * random.between(0.86, 0.98), 26 * u, 6 * u, p.shade("leaf", 0.25)),
    ),
  ].join("");
}

/** Bell stupas above the jungle at first light, two volcanoes behind (Java). */
export function borobudur(s: Stage): string {
  const { W, H, u, palette: p } = s;
  const stupa = (x: number, y: number, k: number, depth: number): string => {
    const [lit, dark] = [p.shade("rock", 0.12, depth), p.shade("rock", 0.6, depth)];
    const lattice = times(4, (row) =>
      times(7 - (row > 2 ? 2 : 0), (index) => {
        const w = [78, 80, 74, 46][row] ?? 60;
        const [px, py] = [
          -w + 14 + index * ((w * 2 - 28) / (row > 2 ? 4 : 6)) + (row % 2 ? 6 : 0),
          -38 - row * 26,
        ];
        return `M${num(px)} ${py}l7-10l7 10l-7 10z`;
      }),
    );
    return at(x, y, k, [
      path("M-124 0h248l-12-18h-224z", lit) + path("M40 0h84l-12-18h-70z", dark),
      path("M-108-18h216l-8-10h-200z", dark),
      path("M-100-26C-104-90-88-150-34-158H34C88-150 104-90 100-26Z", lit),
      path("M20-158H34C88-150 104-90 100-26H50C70-80 62-140 20-158Z", dark),
      path(lattice, p.shade("ink", 0.2, depth)),
      rect(-30, -184, 60, 28, lit) + rect(8, -184, 22, 28, dark),
      path("M-17-184L-7-262H7L17-184Z", lit) + path("M4-184L3-262H7L17-184Z", dark),
    ]);
  };
  const wall = (y: number, t: number): string =>
    rect(0, H * y, W, H * 0.1, p.shade("rock", t)) +
    times(Math.ceil(W / (46 * u)), (index) =>
      rect(index * 46 * u, H * y + 6 * u, 38 * u, 13 * u, p.shade("rock", t + 0.14)),
    );
  return [
    sky(s),
    sun(s, W * 0.5, H * 0.4, 116),
    peak(s, W * 0.24, H * 0.7, 860 * u, H * 0.28, { ...rockLook(s, 0.2, 0), rough: 0.2 }),
    peak(s, W * 0.72, H * 0.7, 980 * u, H * 0.34, { ...rockLook(s, 0.26, 0), rough: 0.2 }),
    mist(s, 0.5, 0.2, 0.85),
    ridges(
      s,
      3,
      { y: 0.66, rise: 0.05, depth: 0.25 },
      { y: 0.78, rise: 0.06, depth: 0.6 },
      { pigment: "pine", waves: 7 },
    ),
    mist(s, 0.68, 0.1, 0.7),
    place(
      s,
      W * 0.5,
      H * 0.79,
      1,
      stupa(-560, 0, 0.55, 0.62),
      stupa(-400, 0, 0.55, 0.62),
      stupa(380, 0, 0.55, 0.62),
      stupa(550, 0, 0.55, 0.62),
      stupa(-20, 0, 0.5, 0.58),
    ),
    wall(0.785, 0.32),
    place(
      s,
      W * 0.5,
      H * 0.9,
      1,
      stupa(-220, 0, 1.25, 1),
      stupa(220, 6, 1.25, 1),
      stupa(620, 0, 1.25, 1),
      stupa(-650, 0, 1.25, 1),
    ),
    wall(0.9, 0.45),
    birds(s, W * 0.32, H * 0.24, 6),
  ].join("");
}

/** The white walls and split gate at the foot of a volcano (Bali). */
export function baliGate(s: Stage): string {
  const { W, H, u, palette: p } = s;
  const half = (side: number): string => {
    const [lit, dark] =
      side < 0
        ? [p.shade("stone", 0.3), p.shade("stone", 0.5)]
        : [p.shade("stone", 0.45), p.shade("stone", 0.62)];
    const steps = [
      [0, 178, 70],
      [70, 156, 60],
      [130, 132, 56],
      [186, 108, 54],
      [240, 84, 52],
      [292, 60, 56],
      [348, 38, 64],
    ] as const;
    const body = steps
      .map(
        ([y, w, h]) =>
          rect(64, -y - h, w, h + 1, lit) +
          rect(64, -y - h, w + 10, 9, dark) +
          path(`M${64 + w - 4} ${-y - h}q18-4 20-26q8 22-8 34z`, dark) +
          rect(64 + w * 0.4, -y - h + 20, w * 0.3, h * 0.35, dark),
      )
      .join("");
    return `<g transform="scale(${side} 1)">${path("M64 0V-420L74-470L84-412V0Z", lit)}${body}${rect(58, -6, 280, 30, dark)}${rect(240, -96, 900, 96, p.shade("brick", side < 0 ? 0.3 : 0.45))}${rect(234, -108, 920, 15, dark)}</g>`;
  };
  const umbrella = (x: number): string =>
    rect(x - 3, -180, 6, 184, p.shade("wood", 0.4)) +
    path(`M${x - 62}-158Q${x}-226 ${x + 62}-158Z`, p.tone("amber")) +
    path(`M${x - 62}-158h124v15q-15-8-31 0q-16-8-31 0q-16-8-31 0q-16-8-31 0z`, p.tone("paper"));
  return [
    sky(s),
    sun(s, W * 0.5, H * 0.3, 110),
    clouds(s, 3, 0.08, 0.24, 0.6),
    peak(s, W * 0.5, H * 0.84, 1150 * u, H * 0.5, { ...rockLook(s, 0.32, 0), rough: 0.15 }),
    mist(s, 0.62, 0.18, 0.8),
    ridges(
      s,
      2,
      { y: 0.76, rise: 0.07, depth: 0.4 },
      { y: 0.82, rise: 0.06, depth: 0.65 },
      { pigment: "pine", waves: 5 },
    ),
    place(s, W * 0.08, H * 0.86, 1, palm(s, -40, 0, 330, -26, 0.85), palm(s, 70, 0, 420, 30, 0.9)),
    place(s, W * 0.93, H * 0.86, 1, palm(s, 20, 0, 390, 26, 0.9), palm(s, -80, 0, 280, -30, 0.85)),
    rect(0, H * 0.86, W, H * 0.15, p.shade("stone", 0.12)),
    place(s, W / 2, H * 0.88, 1.18, half(-1), half(1)),
    times(6, (index) =>
      rect(
        W / 2 - (120 + index * 46) * u,
        H * (0.885 + index * 0.02),
        (240 + index * 92) * u,
        H * 0.021,
        index % 2 ? p.shade("stone", 0.22) : p.tint("stone", 0.1),
      ),
    ),
    place(s, W / 2, H * 0.93, 1, umbrella(-330), umbrella(330)),
  ].join("");
}
