import { battlements, house, windowColor, windows } from "../buildings.ts";
import { mist, peak, ridge, ridges, rockLook } from "../landscape.ts";
import { forest, pine } from "../plants.ts";
import { arch, circle, path, rect, stroke, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, ripples, water, named } from "../water.ts";

/** A red train on a viaduct below the horn-shaped peak (Switzerland). */
export function matterhornTrain(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const look = rockLook(s, 0.46, 0.5);
  const horn = place(
    s,
    W * random.pick([0.5, 0.54]),
    H * 0.78,
    1.14,
    path(
      "M-420 0Q-250-120-190-200L-150-290L-112-330L-92-420L-40-520L-6-560L26-532L30-470L66-400L72-340L130-250L170-190Q250-110 430 0Z",
      look.lit,
    ),
    path(
      "M-6-560L26-532L30-470L66-400L72-340L130-250L170-190Q250-110 430 0H60L20-130L50-220L4-300L30-390L-16-460Z",
      look.dark,
    ),
    path(
      "M-92-420L-40-520L-6-560L-16-460L30-390L4-300L-20-350L-34-300L-58-372L-80-330L-100-390Z",
      look.snowLit ?? p.haze,
    ),
    path(
      "M-190-200L-150-290L-124-316L-96-250L-128-262L-134-200L-166-226L-176-150L-214-168Z",
      look.snowLit ?? p.haze,
    ),
    path("M-6-560L26-532L30-470L48-430L24-420L10-452L-16-460Z", look.snowDark ?? p.haze),
    path("M72-340L130-250L150-215L120-230L108-190L84-270L60-250L50-300Z", look.snowDark ?? p.haze),
  );
  const car = (x: number): string =>
    rect(x - 62, -54, 122, 46, p.tone("vermilion"), 7) +
    rect(x - 62, -22, 122, 8, p.tone("paper")) +
    times(4, (index) => rect(x - 52 + index * 27, -46, 19, 18, windowColor(s), 3)) +
    rect(x - 58, -58, 114, 6, p.shade("slate", 0.2), 3) +
    rect(x - 50, -10, 30, 8, p.tone("ink"), 3) +
    rect(x + 18, -10, 30, 8, p.tone("ink"), 3);
  const viaduct = [
    times(14, (index) => {
      const x = -900 + index * 128;
      return (
        path(
          `M${x} 250V0H${x + 128}V250H${x + 114}V70Q${x + 110} 24 ${x + 64} 22Q${x + 18} 24 ${x + 14} 70V250Z`,
          p.tone("stone", 0.95),
        ) +
        path(
          `M${x + 114} 250V70Q${x + 110} 24 ${x + 64} 22Q${x + 100} 40 ${x + 102} 80V250Z`,
          p.shade("stone", 0.45),
        )
      );
    }),
    rect(-900, -6, 1800, 12, p.shade("stone", 0.3)),
    car(-260) + car(-132) + car(-4) + car(124),
    path("M186-54h30q34 6 44 40v8h-74z", p.tone("vermilion")) +
      path("M190-46h22q20 4 28 20h-50z", windowColor(s)),
  ];
  return [
    sky(s),
    sun(s, W * 0.18, H * 0.2, 72),
    clouds(s, 3, 0.1, 0.3),
    peak(s, W * 0.08, H * 0.74, 760 * u, H * 0.34, rockLook(s, 0.24, 0.65)),
    peak(s, W * 0.95, H * 0.74, 820 * u, H * 0.38, rockLook(s, 0.26, 0.65)),
    mist(s, 0.5, 0.16, 0.6),
    horn,
    mist(s, 0.6, 0.18, 0.7),
    ridge(s, 0.76, 0.08, p.ridge(0.5, "leaf", 0.6), { waves: 2 }),
    forest(s, -20, W + 20, H * 0.79, 90 * u, p.ridge(0.68, "forest"), { count: 40 }),
    ridge(s, 0.84, 0.06, p.tone("moss", 0.85), { waves: 2 }),
    place(
      s,
      W * 0.2,
      H * 0.82,
      0.7,
      house(s, 0, 0, 90, 40, 90, { wall: "wood", roof: "brick", depth: 0.9 }),
      house(s, -170, 14, 76, 36, 80, { wall: "wood", roof: "brick", depth: 0.9 }),
    ),
    place(s, W * 0.5, H * 0.84, 1.0, ...viaduct),
    ridge(s, 1.0, 0.09, p.tone("leaf"), { waves: 2 }),
    place(
      s,
      W * 0.07,
      H * 1.02,
      1,
      pine(0, 0, 340, p.ridge(0.85, "forest", 0.5), p.ridge(1)),
      pine(110, 10, 240, p.ridge(0.85, "forest", 0.5), p.ridge(1)),
    ),
    place(s, W * 0.94, H * 1.02, 1, pine(0, 0, 300, p.ridge(0.85, "forest", 0.5), p.ridge(1))),
  ].join("");
}

/** A turreted castle on a crag over forests (Bavaria). */
export function bavarianCastle(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const turret = (x: number, y: number, w: number, h: number): string =>
    [
      rect(x - w / 2, y - h, w, h + 2, p.tone("paper")) +
        rect(x + w * 0.12, y - h, w * 0.38, h + 2, p.shade("paper", 0.34)),
      path(`M${x - w * 0.62} ${y - h}l${w * 0.1} 10h${w * 1.04}l${w * 0.1} -10z`, p.shade("paper", 0.5)),
      path(
        `M${x - w * 0.66} ${y - h}L${x} ${y - h - w * 2.1}L${x + w * 0.66} ${y - h}Z`,
        p.shade("slate", 0.15),
      ) + path(`M${x} ${y - h - w * 2.1}L${x + w * 0.66} ${y - h}H${x + w * 0.16}Z`, p.shade("slate", 0.55)),
      path(
        times(Math.max(1, Math.floor(h / 56)), (index) =>
          arch(x - w * 0.1, y - h + 40 + index * 50, w * 0.2, 22),
        ),
        windowColor(s),
      ),
    ].join("");
  const castle = [
    turret(-20, -120, 46, 330),
    turret(86, -110, 34, 230),
    rect(-150, -270, 220, 276, p.tone("paper")) +
      path("M-160-270L-132-350H52L80-270Z", p.shade("slate", 0.2)),
    windows(s, -132, -246, 6, 4, [32, 52], [14, 26]),
    rect(50, -220, 150, 226, p.shade("paper", 0.3)) +
      path("M44-220L70-282H180L206-220Z", p.shade("slate", 0.45)) +
      windows(s, 64, -196, 4, 3, [34, 50], [13, 24]),
    turret(-164, 4, 40, 300) + turret(206, 4, 38, 250),
    turret(-92, -268, 22, 40) + turret(24, -268, 22, 40),
    rect(-330, -108, 172, 112, p.tone("brick")) +
      rect(-220, -108, 62, 112, p.shade("brick", 0.3)) +
      path(battlements(-330, -108, 172, 9), p.tone("brick")) +
      path(arch(-266, 4, 44, 70), p.shade("ink", 0.3)),
    turret(-330, 4, 44, 140) + turret(-196, 4, 38, 120),
    path("M-400 0Q-440 120-520 420H420Q330 190 280 0Z", p.shade("rock", 0.22)) +
      path("M80 0Q120 190 100 420H420Q330 190 280 0Z", p.shade("rock", 0.6)),
    path("M-300 20l40 90l-20 90l60 120M-120 10l-20 120l50 80M40 10l-30 150l30 100", "none"),
    stroke("M-310 20l40 90l-20 90M-150 16l-20 110l50 90M10 10l-30 130l30 110", p.shade("rock", 0.5), 5),
  ];
  return [
    sky(s),
    sun(s, W * 0.78, H * 0.24, 90),
    clouds(s, 4, 0.08, 0.32),
    peak(s, W * 0.16, H * 0.74, 900 * s.u, H * 0.4, rockLook(s, 0.18, 0.4)),
    peak(s, W * 0.86, H * 0.74, 900 * s.u, H * 0.34, rockLook(s, 0.2, 0.4)),
    mist(s, 0.48, 0.2, 0.7),
    ridges(
      s,
      2,
      { y: 0.66, rise: 0.14, depth: 0.28 },
      { y: 0.74, rise: 0.12, depth: 0.46 },
      { pigment: "forest", waves: 3 },
    ),
    forest(s, -20, W + 20, H * 0.75, 60 * s.u, p.ridge(0.5, "forest", 0.3), { count: 60 }),
    mist(s, 0.66, 0.14, 0.7),
    place(s, W * random.pick([0.5, 0.46]), H * 0.68, 1.0, ...castle),
    forest(s, -20, W + 20, H * 0.9, 150 * s.u, p.ridge(0.74, "forest", 0.5), { count: 34 }),
    forest(
      s,
      -20,
      W + 20,
      H * 0.94,
      110 * s.u,
      p.tone(random.pick(["amber", "moss", "leaf"] as const), 0.85),
      { count: 16, slim: 0.24 },
    ),
    ridge(s, 0.96, 0.06, p.ridge(0.85, "forest", 0.5), { waves: 2 }),
    forest(s, -20, W + 20, H * 1.03, 170 * s.u, p.ridge(0.98, "forest", 0.3), { count: 24 }),
    birds(s, W * 0.3, H * 0.24, 5),
  ].join("");
}

/** A village with a slim spire between lake and mountain (Hallstatt). */
export function hallstatt(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const horizon = 0.73;
  const inks = ["cream", "rose", "paper", "sand", "ochre", "terracotta"] as const;
  const rows = [0, 1, 2]
    .map((row) =>
      times(9 - row, (index) =>
        house(
          s,
          -440 + row * 60 + index * (94 - row * 4) + random.between(-8, 8),
          -row * 52 + random.between(-4, 4),
          58,
          46 + (index % 3) * 14,
          24,
          {
            wall: inks[(index + row * 2) % 6] ?? "cream",
            roof: index % 3 ? "wood" : "slate",
            depth: 0.98 - row * 0.1,
          },
        ),
      ),
    )
    .toReversed()
    .join("");
  const church = [
    rect(-22, -178, 44, 182, p.tone("paper")) + rect(6, -178, 16, 182, p.shade("paper", 0.34)),
    circle(-3, -150, 11, windowColor(s)) + path(arch(-3, -84, 14, 30), windowColor(s)),
    path("M-30-178Q-12-214-7-320H7Q12-214 30-178Z", p.shade("pine", 0.2)) +
      path("M0-320H7Q12-214 30-178H8Q4-240 0-320Z", p.shade("pine", 0.55)) +
      rect(-1.5, -350, 3, 34, p.tone("amber")),
    house(s, 20, 2, 60, 66, 110, { wall: "paper", roof: "slate" }),
  ];
  const shore = named(
    "shore",
    [place(s, W * 0.44, H * horizon, 1.1, rows), place(s, W * 0.56, H * horizon, 1.1, ...church)].join(""),
  );
  return [
    sky(s, H * horizon),
    sun(s, W * 0.76, H * 0.22, 74),
    clouds(s, 3, 0.1, 0.26),
    peak(s, W * 0.78, H * horizon, 1000 * u, H * 0.42, rockLook(s, 0.2, 0.5)),
    mist(s, 0.5, 0.14, 0.6),
    peak(s, W * 0.18, H * horizon, 1150 * u, H * 0.62, { ...rockLook(s, 0.48, 0.26, "pine"), rough: 0.6 }),
    mist(s, 0.48, 0.2, 0.6),
    ridge(s, horizon, 0.16, p.ridge(0.5, "forest", 0.5), { waves: 1.4, bend: (t) => t * H * 0.06 }),
    forest(s, -20, W * 0.9, H * 0.72, 74 * u, p.ridge(0.66, "forest", 0.5), {
      count: 46,
      rise: (t) => 150 * u * (1 - t),
    }),
    shore,
    rect(0, H * horizon, W, H * 0.014, p.shade("wood", 0.5)),
    water(s, horizon + 0.01, "teal"),
    reflection(s, horizon + 0.004, 0.42, shore, 0.75),
    glitter(s, W * 0.8, horizon + 0.03, 1, 70),
    place(
      s,
      W * 0.76,
      H * 0.86,
      1.1,
      path("M-90-12Q0 26 96-14L80 14H-74Z", p.shade("wood", 0.3)),
      path("M-6-22l10-50q14-6 20 10l4 40z", p.tone("vermilion")),
      circle(12, -82, 10, p.shade("ink", 0.2)),
      stroke("M22-46L74 20", p.shade("wood", 0.4), 5),
    ),
    ripples(s, 0.85, 1, p.glint, 14, 0.6),
    place(s, W * 0.03, H * 1.02, 1, pine(0, 0, 360, p.ridge(0.9, "forest", 0.4), p.ridge(1))),
    birds(s, W * 0.62, H * 0.3, 4),
  ].join("");
}
