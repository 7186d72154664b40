import { mist, peak, ridge, rockLook } from "../landscape.ts";
import { mix } from "../palette.ts";
import { forest, grass, pine } from "../plants.ts";
import { num, path, rect, stroke, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, ripples, water, named } from "../water.ts";

/** Spires of lupins before a lake and snow peaks (New Zealand). */
export function lupinLake(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const lupin = (
    x: number,
    y: number,
    h: number,
    ink: "lilac" | "rose" | "plum" | "vermilion" | "cream",
  ): string => {
    const dots = (dx: number, size: number, rows: number): string =>
      times(
        rows,
        (row) => `M${num(x + dx * (1 - row / rows))} ${num(y - h * 0.42 - (row * h * 0.58) / rows)}h0`,
      );
    return (
      stroke(`M${num(x)} ${num(y)}V${num(y - h * 0.5)}`, p.shade("leaf", 0.3), h * 0.035) +
      stroke(dots(h * 0.085, 0, 7) + dots(-h * 0.085, 0, 7), p.shade(ink, 0.25), h * 0.1) +
      stroke(dots(0, 0, 8), p.tone(ink), h * 0.1) +
      stroke(dots(-h * 0.05, 0, 6), p.tint(ink, 0.35), h * 0.05)
    );
  };
  const inks = ["lilac", "rose", "plum", "lilac", "cream"] as const;
  const bed = (count: number, y: number, low: number, high: number): string =>
    times(count, (index) =>
      lupin(
        (W * (index + random.between(0.1, 0.9))) / count,
        H * y + random.between(-14, 14) * u,
        random.between(low, high) * u,
        random.pick(inks),
      ),
    );
  const peaks = named(
    "peaks",
    [
      peak(s, W * 0.14, H * 0.62, 820 * u, H * 0.34, rockLook(s, 0.22, 0.6)),
      peak(s, W * 0.86, H * 0.62, 900 * u, H * 0.38, rockLook(s, 0.24, 0.6)),
      mist(s, 0.46, 0.14, 0.6),
      peak(s, W * random.pick([0.46, 0.54]), H * 0.63, 1000 * u, H * 0.48, {
        ...rockLook(s, 0.4, 0.62),
        rough: 0.7,
      }),
      mist(s, 0.52, 0.13, 0.7),
      ridge(s, 0.63, 0.04, p.ridge(0.55, "ochre", 0.4), { waves: 4 }),
    ].join(""),
  );
  return [
    sky(s, H * 0.66),
    sun(s, W * 0.76, H * 0.2, 76),
    clouds(s, 4, 0.08, 0.3, 0.75),
    peaks,
    water(s, 0.625, "lagoon"),
    reflection(s, 0.625, 0.32, peaks, 0.4),
    ripples(s, 0.64, 0.8, p.glint, 24, 0.6),
    ridge(s, 0.82, 0.04, p.tone("leaf", 0.9), { waves: 2 }),
    bed(12, 0.84, 70, 110),
    ridge(s, 0.9, 0.05, p.shade("leaf", 0.18), { waves: 2 }),
    bed(10, 0.93, 120, 190),
    grass(s, H * 0.95, 80 * u, p.shade("leaf", 0.4), 60),
    bed(7, 1.03, 210, 320),
    grass(s, H * 1.01, 110 * u, p.shade("forest", 0.3), 50),
  ].join("");
}

/** A horn rising straight out of the sound, falls and a launch (Milford). */
export function milfordSound(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const horizon = 0.7;
  const fall = (x: number, y: number, h: number): string =>
    path(
      `M${num(W * x)} ${num(H * y)}q${num(9 * u)} ${num(-5 * u)} ${num(18 * u)} 0l${num(5 * u)} ${num(H * h)}h${num(-28 * u)}z`,
      mix(p.tone("snow"), p.haze, 0.15),
    );
  const peaks = named(
    "peaks",
    [
      peak(s, W * 0.2, H * horizon, 700 * u, H * 0.3, rockLook(s, 0.2, 0.4)),
      mist(s, 0.52, 0.14, 0.7),
      peak(s, W * 0.42, H * (horizon + 0.005), 780 * u, H * 0.58, {
        ...rockLook(s, 0.46, 0.2, "pine"),
        lean: 0.46,
        rough: 0.6,
      }),
      peak(s, W * 0.7, H * (horizon + 0.005), 700 * u, H * 0.42, {
        ...rockLook(s, 0.54, 0.14, "pine"),
        rough: 0.6,
      }),
      mist(s, 0.54, 0.13, 0.6),
      peak(s, W * 1.0, H * (horizon + 0.01), 820 * u, H * 0.66, {
        ...rockLook(s, 0.72, 0.12, "forest"),
        rough: 0.6,
      }),
      fall(0.86, 0.4, 0.295),
      peak(s, W * -0.02, H * (horizon + 0.01), 620 * u, H * 0.5, {
        ...rockLook(s, 0.74, 0.1, "forest"),
        rough: 0.6,
      }),
      fall(0.06, 0.46, 0.235),
      forest(s, W * 0.62, W + 20, H * (horizon + 0.01), 60 * u, p.ridge(0.85, "forest", 0.4), {
        slim: 0.3,
        count: 26,
      }),
      forest(s, -20, W * 0.24, H * (horizon + 0.01), 60 * u, p.ridge(0.85, "forest", 0.4), {
        slim: 0.3,
        count: 18,
      }),
    ].join(""),
  );
  const launch = [
    path("M-120-20H130L102 14H-96Z", p.tone("paper")),
    path("M-114-8H120l-6 8H-110Z", p.tone("teal")),
    rect(-80, -52, 140, 34, p.tone("paper"), 4),
    times(6, (index) => rect(-72 + index * 22, -46, 14, 14, p.dark ? p.lamp : p.shade("ink", 0.1, 0.8))),
    rect(-40, -74, 70, 22, p.shade("paper", 0.14), 4),
    rect(-6, -120, 4, 48, p.shade("ink", 0.2)),
  ];
  return [
    sky(s, H * horizon),
    sun(s, W * random.pick([0.58, 0.62]), H * 0.22, 80),
    clouds(s, 3, 0.06, 0.26, 0.7),
    peaks,
    water(s, horizon + 0.008, "slate"),
    reflection(s, horizon + 0.006, 0.4, peaks, 0.5),
    mist(s, 0.64, 0.1, 0.5),
    glitter(s, W * 0.58, horizon + 0.02, 1, 70),
    place(s, W * 0.54, H * 0.85, 0.95, ...launch),
    ripples(s, 0.855, 1, p.glint, 20, 0.6),
    path(
      `M${num(W)} ${num(H * 0.93)}Q${num(W * 0.86)} ${num(H * 0.95)} ${num(W * 0.7)} ${num(H * 1.01)}H${num(W)}Z`,
      p.ridge(1, "forest", 0.3),
    ),
    place(s, W * 0.05, H * 1.02, 1, pine(0, 0, 300, p.ridge(0.95, "forest", 0.4), p.ridge(1))),
    birds(s, W * 0.3, H * 0.28, 4),
  ].join("");
}
