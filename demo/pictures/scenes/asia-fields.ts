import { ridges } from "../landscape.ts";
import { mix } from "../palette.ts";
import { foliage, forest, palm } from "../plants.ts";
import { at, num, path, rect, times } from "../shapes.ts";
import { birds, clouds, cumulus, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { ripples, water } from "../water.ts";

/** Stepped paddies full of sky, and a farmer's hut. */
export function riceTerraces(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const shifts = Array.from({ length: 11 }, () => random.between(-0.025, 0.025));
  const wobble = (index: number): number => shifts[index] ?? 0;
  const terraces = times(11, (index) => {
    const t = index / 10;
    const [y, sweep] = [H * (0.57 + t * t * 0.36 + t * 0.07), H * (0.13 - t * 0.02)];
    const line = (dy: number): string =>
      `M-10 ${num(y + dy - sweep)}C${num(W * 0.16)} ${num(y + dy - sweep * 0.9)} ${num(W * (0.2 + t * 0.06))} ${num(y + dy + sweep * 0.32)} ${num(W * (0.44 + wobble(index)))} ${num(y + dy + sweep * 0.3)}S${num(W * 0.72)} ${num(y + dy - sweep * 0.1)} ${num(W * (0.78 + wobble(index)))} ${num(y + dy - sweep * 0.5)}S${num(W * 0.94)} ${num(y + dy - sweep * 1.0)} ${num(W + 10)} ${num(y + dy - sweep * 0.96)}V${num(H + 8)}H-10Z`;
    const thick = (13 + t * 34) * u;
    const bank = index % 2 ? p.tone("leaf", 0.55 + t * 0.45) : p.tone("moss", 0.55 + t * 0.45);
    const pool =
      index % 3 === 1 ? p.tone("meadow", 0.6 + t * 0.4) : mix(mix(p.sky[2], p.sky[1], t), p.glint, 0.25);
    return (
      path(line(-thick * 0.35), p.shade("forest", 0.25, 0.55 + t * 0.45)) +
      path(line(-thick * 0.2), bank) +
      path(line(thick * 0.5), pool)
    );
  });
  const hut = [
    rect(-46, -50, 92, 52, p.shade("wood", 0.2)) + rect(6, -50, 40, 52, p.shade("wood", 0.5)),
    rect(-30, -36, 22, 22, p.dark ? p.lamp : p.shade("ink", 0.2)),
    path("M-74-44L0-118L74-44Z", p.tone("ochre")) + path("M0-118L74-44H16Z", p.shade("ochre", 0.4)),
  ];
  const farmer = (x: number, y: number, k: number): string =>
    at(x, y, k, [
      path("M-10 0L-6-34Q-2-54 14-52L20-30L8 0Z", p.tone("plum")),
      path("M-12-52L12-74L36-52Z", p.tone("sand")),
      path("M12-74L36-52H16Z", p.shade("sand", 0.35)),
    ]);
  return [
    sky(s),
    sun(s, W * 0.68, H * 0.22, 92),
    clouds(s, 3, 0.1, 0.26),
    ridges(
      s,
      4,
      { y: 0.48, rise: 0.2, depth: 0.08 },
      { y: 0.64, rise: 0.18, depth: 0.6 },
      { pigment: "pine", waves: 3 },
    ),
    terraces,
    place(s, W * 0.2, H * 0.71, 1.2, ...hut, palm(s, 110, 6, 250, 30)),
    place(s, W * 0.7, H * 0.84, 1.2, farmer(0, 0, 1), farmer(80, 6, 0.9)),
    place(s, W * 0.95, H * 1.03, 1, palm(s, 0, 0, 620, -110)),
    forest(s, W * 0.72, W * 1.02, H * 0.5, 60 * u, p.ridge(0.8, "forest"), { slim: 0.32 }),
    birds(s, W * 0.4, H * 0.3, 4),
  ].join("");
}

/** Huts on stilts around a lagoon (Maldives). */
export function coralIsland(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const hut = (x: number, y: number, k: number): string =>
    at(x, y, k, [
      times(4, (index) => rect(-58 + index * 36, -14, 6, 56, p.shade("wood", 0.45))),
      rect(-74, -18, 148, 10, p.tone("wood")),
      rect(-54, -66, 108, 50, p.shade("ochre", 0.1)) + rect(12, -66, 42, 50, p.shade("wood", 0.2)),
      rect(-42, -54, 26, 38, p.dark ? p.lamp : p.shade("ink", 0.2)) +
        rect(24, -52, 18, 18, p.dark ? p.lamp : p.shade("ink", 0.2)),
      path("M-84-58Q-30-84 0-148Q30-84 84-58Q0-74-84-58Z", p.tone("sand")),
      path("M0-148Q30-84 84-58Q40-68 14-68Q20-110 0-148Z", p.shade("ochre", 0.4)),
    ]);
  const horizon = 0.5;
  const pier = path(
    `M${num(W * 0.34)} ${num(H * 0.672)}L${num(W * 1.02)} ${num(H * 0.575)}v${num(12 * u)}L${num(W * 0.34)} ${num(H * 0.69)}z`,
    p.tone("wood"),
  );
  return [
    sky(s, H * horizon),
    sun(s, W * 0.3, H * 0.2, 80),
    cumulus(s, W * 0.68, H * 0.47, 460),
    cumulus(s, W * 0.2, H * 0.485, 330),
    water(s, horizon, "sea"),
    path(
      `M0 ${num(H * 0.58)}Q${num(W * 0.5)} ${num(H * 0.53)} ${num(W)} ${num(H * 0.56)}V${num(H)}H0Z`,
      p.tone("lagoon", 0.95),
    ),
    path(
      `M0 ${num(H * 0.7)}Q${num(W * 0.45)} ${num(H * 0.6)} ${num(W)} ${num(H * 0.7)}V${num(H)}H0Z`,
      mix(p.tone("lagoon"), p.glint, 0.3),
    ),
    ripples(s, 0.55, 0.95, p.glint, 46, 0.55),
    place(
      s,
      W * 0.12,
      H * 0.575,
      1,
      path("M-240 6Q0-34 260 6Z", p.tone("cream", 0.9)),
      ...[-100, -40, 30, 90, 150].map((x) =>
        palm(s, x, -8, random.between(110, 170), random.between(-30, 30), 0.8),
      ),
      foliage(s, 20, -24, 260, 60, "pine", { depth: 0.75 }),
    ),
    pier,
    times(16, (index) =>
      rect(W * (0.36 + index * 0.042), H * (0.672 - index * 0.006), 5 * u, 40 * u, p.shade("wood", 0.5)),
    ),
    place(s, W * 0.96, H * 0.6, 0.8, hut(0, 0, 1)),
    place(s, W * 0.8, H * 0.635, 1.0, hut(0, 0, 1)),
    place(s, W * 0.6, H * 0.68, 1.22, hut(0, 0, 1)),
    place(s, W * 0.37, H * 0.76, 1.5, hut(0, 0, 1)),
    path(
      `M0 ${num(H * 0.9)}Q${num(W * 0.3)} ${num(H * 0.84)} ${num(W * 0.62)} ${num(H * 0.93)}T${num(W)} ${num(H * 0.97)}V${num(H + 4)}H0Z`,
      p.tone("cream"),
    ),
    path(
      `M0 ${num(H * 0.93)}Q${num(W * 0.3)} ${num(H * 0.87)} ${num(W * 0.6)} ${num(H * 0.96)}T${num(W)} ${num(H * 1.01)}V${num(H + 4)}H0Z`,
      p.tone("sand"),
    ),
    place(s, W * 0.03, H * 1.02, 1, palm(s, 0, 0, 640, 170)),
  ].join("");
}
