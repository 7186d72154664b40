import { skyline } from "../buildings.ts";
import { mist, peak, ridge, rockLook } from "../landscape.ts";
import { mix } from "../palette.ts";
import { foliage, palm } from "../plants.ts";
import { circle, ellipse, num, path, stroke, times } from "../shapes.ts";
import { birds, clouds, cumulus, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, ripples, surf, water, named } from "../water.ts";

/** Palms, surfboards and a sleeping volcano (Hawaii). */
export function hawaiiBeach(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const crater =
    path(
      "M-520 20Q-340-40-250-120Q-180-210-120-226L-70-204L-20-216L40-190L110-214Q190-170 260-90Q360-20 560 20Z",
      p.ridge(0.42, "leaf", 0.55),
    ) +
    path("M40-190L110-214Q190-170 260-90Q360-20 560 20H200Q190-60 120-110Z", p.ridge(0.6, "pine", 0.5)) +
    stroke(
      "M-120-226Q-150-120-250 0M-70-204Q-80-110-130 0M-20-216Q-10-110-20 0M40-190Q60-110 90 0M-190-170Q-240-90-360 10",
      p.ridge(0.62, "pine", 0.5),
      7,
    );
  const board = (x: number, turn: number, ink: "vermilion" | "amber" | "teal"): string =>
    `<g transform="translate(${x} 0) rotate(${turn})">${path("M-24 6Q-34-150 0-230Q34-150 24 6Z", p.tone(ink))}${path("M4 6Q6-120 0-230Q34-150 24 6Z", p.shade(ink, 0.28))}${path("M-28-60H28L27-40H-27Z", p.tone("paper"))}</g>`;
  return [
    sky(s, H * 0.66),
    sun(s, W * random.pick([0.34, 0.3]), H * 0.4, 130),
    clouds(s, 5, 0.06, 0.36, 0.7),
    ridge(s, 0.62, 0.05, p.ridge(0.2), { waves: 2 }),
    place(s, W * 0.68, H * 0.63, 1.15, crater),
    mist(s, 0.54, 0.12, 0.4),
    skyline(s, W * 0.5, W * 0.78, H * 0.632, 26 * u, 70 * u, p.tone("cream", 0.75)),
    water(s, 0.625, "sea"),
    path(
      `M0 ${num(H * 0.74)}Q${num(W * 0.5)} ${num(H * 0.7)} ${num(W)} ${num(H * 0.73)}V${num(H)}H0Z`,
      p.tone("lagoon", 0.95),
    ),
    glitter(s, W * 0.32, 0.64, 0.84, 120),
    ripples(s, 0.66, 0.84, p.glint, 26, 0.6),
    path(
      `M0 ${num(H * 0.86)}Q${num(W * 0.3)} ${num(H * 0.8)} ${num(W * 0.6)} ${num(H * 0.86)}T${num(W)} ${num(H * 0.84)}V${num(H + 4)}H0Z`,
      p.tint("cream", 0.3),
    ),
    surf(s, 0.85, 0),
    path(
      `M0 ${num(H * 0.885)}Q${num(W * 0.3)} ${num(H * 0.825)} ${num(W * 0.6)} ${num(H * 0.885)}T${num(W)} ${num(H * 0.865)}V${num(H + 4)}H0Z`,
      p.tone("sand"),
    ),
    place(s, W * 0.78, H * 0.95, 1, board(-70, -7, "vermilion"), board(0, 2, "amber"), board(72, 9, "teal")),
    place(s, W * 0.12, H * 1.0, 1, palm(s, -60, 0, 620, 120), palm(s, 30, 10, 440, 130)),
    place(s, W * 0.95, H * 1.0, 1, palm(s, 20, 0, 540, -70)),
    place(
      s,
      W * 0.03,
      H * 1.0,
      1,
      foliage(s, 0, 0, 240, 120, "forest"),
      foliage(s, 90, 10, 150, 80, "vermilion", { count: 7 }),
    ),
    place(s, W * 0.97, H * 1.01, 1, foliage(s, 0, 0, 240, 120, "forest")),
    birds(s, W * 0.52, H * 0.26, 5),
  ].join("");
}

/** Green horns around a still lagoon, an outrigger under sail (Tahiti). */
export function tahitiLagoon(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const horizon = 0.6;
  const isle = named(
    "isle",
    [
      peak(s, W * 0.3, H * horizon, 620 * u, H * 0.26, { ...rockLook(s, 0.34, 0, "forest"), rough: 0.6 }),
      peak(s, W * 0.66, H * horizon, 640 * u, H * 0.3, { ...rockLook(s, 0.4, 0, "forest"), rough: 0.6 }),
      mist(s, 0.46, 0.12, 0.5),
      place(
        s,
        W * 0.48,
        H * (horizon + 0.004),
        1.06,
        path(
          "M-330 4Q-220-60-150-130L-112-250L-84-300L-40-318L10-292L40-214L70-196L110-120Q200-40 340 4Z",
          p.ridge(0.55, "leaf", 0.6),
        ),
        path(
          "M-40-318L10-292L40-214L70-196L110-120Q200-40 340 4H90L40-80L56-150L0-230Z",
          p.ridge(0.78, "forest", 0.55),
        ),
        stroke(
          "M-84-300L-110-190L-180-80M-40-318L-60-200L-110-90L-130-20M-150-130L-230-40",
          p.ridge(0.72, "forest", 0.5),
          5,
        ),
      ),
      ridge(s, horizon + 0.01, 0.03, p.ridge(0.8, "forest", 0.6), { waves: 8 }),
    ].join(""),
  );
  const canoe = [
    path("M-150-16Q-120 10 130-4L164-30Q150 14 110 18H-110Q-146 14-150-16Z", p.shade("wood", 0.15)),
    path("M-110 52Q0 66 110 50L124 44Q112 64 90 66H-84Q-104 64-110 52Z", p.shade("wood", 0.4)),
    stroke("M-70 6L-60 54M60 6L66 52", p.shade("wood", 0.3), 5),
    path("M-30-10L-10-250Q120-190 96-30Q40-60-30-10Z", p.tone("vermilion")),
    path("M-10-250Q120-190 96-30Q80-38 60-42Q80-150-10-250Z", p.shade("vermilion", 0.3)),
    path("M-74-12q2-44 20-44t22 44z", p.tone("cream")) + circle(-53, -66, 12, p.shade("wood", 0.4)),
  ];
  return [
    sky(s, H * horizon),
    sun(s, W * random.pick([0.8, 0.2]), H * 0.24, 88),
    cumulus(s, W * 0.16, H * 0.55, 360),
    cumulus(s, W * 0.88, H * 0.57, 330),
    clouds(s, 3, 0.08, 0.26, 0.7),
    isle,
    water(s, horizon + 0.008, "sea"),
    reflection(s, horizon + 0.008, 0.26, isle, 0.4),
    path(
      `M0 ${num(H * 0.7)}Q${num(W * 0.4)} ${num(H * 0.66)} ${num(W)} ${num(H * 0.7)}V${num(H)}H0Z`,
      p.tone("lagoon", 0.95),
    ),
    path(
      `M0 ${num(H * 0.83)}Q${num(W * 0.5)} ${num(H * 0.74)} ${num(W)} ${num(H * 0.82)}V${num(H)}H0Z`,
      mix(p.tone("lagoon"), p.glint, 0.3),
    ),
    times(11, () =>
      ellipse(
        W * random.next(),
        H * random.between(0.72, 0.92),
        random.between(30, 80) * u,
        random.between(6, 14) * u,
        mix(p.tone("teal"), p.tone("lagoon"), 0.55),
      ),
    ),
    ripples(s, 0.66, 0.96, p.glint, 46, 0.6),
    place(
      s,
      W * random.pick([0.42, 0.52]),
      H * 0.81,
      1.1,
      ellipse(0, 74, 170, 10, mix(p.tone("teal"), p.tone("lagoon"), 0.4)),
      ...canoe,
    ),
    path(
      `M${num(W)} ${num(H * 0.88)}Q${num(W * 0.82)} ${num(H * 0.9)} ${num(W * 0.66)} ${num(H * 1.01)}H${num(W)}Z`,
      p.tone("cream"),
    ),
    place(
      s,
      W * 0.96,
      H * 1.0,
      1,
      palm(s, 0, 0, 600, -170),
      palm(s, 30, 0, 400, -60),
      foliage(s, 20, 0, 220, 110, "forest"),
    ),
    birds(s, W * 0.6, H * 0.24, 4),
  ].join("");
}
