import { dome, windowColor } from "../buildings.ts";
import { ridge } from "../landscape.ts";
import { foliage } from "../plants.ts";
import { arch, at, circle, num, path, rect, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, water } from "../water.ts";

/** White cubes and blue domes over the caldera (Santorini). */
export function santorini(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const cube = (x: number, y: number, w: number, h: number): string =>
    rect(x, y - h, w, h + 60, p.tone("snow")) +
    rect(x + w * 0.66, y - h, w * 0.34, h + 60, p.shade("snow", 0.3)) +
    (random.chance(0.75)
      ? path(
          arch(x + w * 0.3, y - h * 0.1, w * 0.22, h * 0.5),
          random.chance(0.5) ? p.tone("teal") : windowColor(s),
        )
      : "") +
    (random.chance(0.5) ? rect(x + w * 0.72, y - h * 0.7, w * 0.14, h * 0.26, windowColor(s)) : "");
  const church = (x: number, y: number, k: number): string =>
    at(x, y, k, [
      rect(-70, -90, 140, 150, p.tone("snow")),
      rect(24, -90, 46, 150, p.shade("snow", 0.3)),
      rect(-46, -124, 92, 40, p.tone("snow")),
      rect(16, -124, 30, 40, p.shade("snow", 0.3)),
      dome(s, 0, -122, 54, 58, "round", "sea"),
      rect(-3, -200, 6, 26, p.tone("snow")) + rect(-10, -193, 20, 5, p.tone("snow")),
      path(arch(0, 10, 34, 60), p.tone("sea")),
      path(arch(-30, -92, 12, 22) + arch(-4, -92, 12, 22), windowColor(s)),
    ]);
  const bell = (x: number, y: number): string =>
    path(
      `M${x - 46} ${y}V${y - 110}Q${x - 46} ${y - 140} ${x - 20} ${y - 144}Q${x} ${y - 186} ${x + 20} ${y - 144}Q${x + 46} ${y - 140} ${x + 46} ${y - 110}V${y}Z`,
      p.tone("snow"),
    ) +
    path(arch(x - 22, y - 60, 24, 50) + arch(x + 22, y - 60, 24, 50) + arch(x, y - 122, 18, 36), p.sky[1]) +
    circle(x - 22, y - 84, 8, p.tone("amber")) +
    circle(x + 22, y - 84, 8, p.tone("amber"));
  const rows = [
    [-330, -240, 0.86],
    [-270, -170, 0.92],
    [-330, -90, 1],
    [-240, -10, 1],
  ] as const;
  const town = rows
    .map(([x, y]) =>
      times(7, (index) =>
        cube(
          x + index * 92 + random.between(-14, 14),
          y + index * 26 + random.between(-12, 12),
          random.between(74, 104),
          random.between(56, 92),
        ),
      ),
    )
    .join("");
  return [
    sky(s, H * 0.58),
    sun(s, W * 0.74, H * 0.34, 112),
    clouds(s, 3, 0.08, 0.26, 0.7),
    ridge(s, 0.58, 0.07, p.ridge(0.22, "plum", 0.2), { waves: 2 }),
    water(s, 0.565, "sea"),
    path(
      `M${num(W * 0.62)} ${num(H * 0.62)}Q${num(W * 0.7)} ${num(H * 0.57)} ${num(W * 0.8)} ${num(H * 0.58)}T${num(W * 0.94)} ${num(H * 0.62)}Z`,
      p.ridge(0.45, "plum", 0.25),
    ),
    glitter(s, W * 0.74, 0.6, 1, 120),
    place(
      s,
      W * 0.78,
      H * 0.78,
      0.6,
      path("M-60-10Q0 20 70-14L54 12H-48Z", p.tone("wood")),
      path("M-4-20L0-150Q60-80 64-24Z", p.tone("paper")),
      path("M-10-26L-4-130Q-44-80-50-22Z", p.tone("cream")),
    ),
    path(
      `M-10 ${num(H * 0.4)}Q${num(W * 0.26)} ${num(H * 0.44)} ${num(W * 0.42)} ${num(H * 0.62)}T${num(W * 0.82)} ${num(H * 1.02)}H-10Z`,
      p.shade("terracotta", 0.45),
    ),
    path(
      `M-10 ${num(H * 0.46)}Q${num(W * 0.3)} ${num(H * 0.6)} ${num(W * 0.4)} ${num(H * 0.76)}T${num(W * 0.7)} ${num(H * 1.02)}H-10Z`,
      p.shade("brick", 0.66),
    ),
    place(s, W * 0.27, H * 0.74, 1.04, town),
    place(s, W * 0.24, H * 0.62, 1.1, church(0, 0, 0.8)),
    place(s, W * 0.46, H * 0.84, 1.1, church(0, 0, 1.15)),
    place(s, W * 0.12, H * 0.86, 1.1, church(0, 0, 1), bell(190, 60)),
    rect(0, H * 0.955, W * 0.74, H * 0.05, p.tone("snow")) +
      rect(0, H * 0.985, W * 0.76, H * 0.02, p.shade("snow", 0.3)),
    ...[0.02, 0.1, 0.3, 0.58].map((t) =>
      place(s, W * t, H * 0.97, 1, foliage(s, 0, 0, 130, 90, "vermilion", { count: 8 })),
    ),
    birds(s, W * 0.5, H * 0.24, 4),
  ].join("");
}
