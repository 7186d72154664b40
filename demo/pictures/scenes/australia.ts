import { block, skyline, windows } from "../buildings.ts";
import { ridge } from "../landscape.ts";
import { foliage, grass } from "../plants.ts";
import { at, ellipse, num, path, rect, stroke, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, ripples, water, named } from "../water.ts";

/** White shells on the harbour, the coat-hanger bridge behind (Sydney). */
export function sydneyHarbour(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const shell = (x: number, w: number, h: number, dir: number): string =>
    path(
      `M${x} 0Q${x + dir * w * 0.02} ${-h * 0.72} ${x + dir * w * 0.74} ${-h}Q${x + dir * w} ${-h * 0.5} ${x + dir * w} 0Z`,
      p.tone("snow"),
    ) +
    path(
      `M${x + dir * w * 0.74} ${-h}Q${x + dir * w} ${-h * 0.5} ${x + dir * w} 0H${x + dir * w * 0.56}Q${x + dir * w * 0.74} ${-h * 0.46} ${x + dir * w * 0.74} ${-h}Z`,
      p.shade("snow", 0.34),
    ) +
    stroke(
      `M${x + dir * w * 0.2} 0Q${x + dir * w * 0.24} ${-h * 0.62} ${x + dir * w * 0.74} ${-h}M${x + dir * w * 0.38} 0Q${x + dir * w * 0.46} ${-h * 0.54} ${x + dir * w * 0.74} ${-h}`,
      p.shade("snow", 0.16),
      2.5,
    );
  const house = [
    shell(-270, 150, 126, 1) + shell(-196, 190, 196, 1) + shell(-92, 220, 262, 1),
    shell(330, 130, 108, -1),
    shell(118, 150, 150, 1) + shell(196, 130, 112, 1),
    rect(-300, -4, 660, 34, p.tone("rose", 0.9)) + rect(-300, 16, 660, 14, p.shade("terracotta", 0.4)),
    times(27, (index) => rect(-292 + index * 24, 2, 12, 9, p.dark ? p.lamp : p.shade("ink", 0.1, 0.7))),
    path("M-330 30H390L376 52H-316Z", p.shade("stone", 0.4)),
  ];
  const steel = p.ridge(0.66);
  const bridge = [
    stroke("M-330 0Q0-420 330 0", steel, 12) + stroke("M-330-56Q0-460 330-56", steel, 8),
    stroke(
      times(17, (index) => {
        const t = (index + 0.5) / 17;
        const x = -330 + 660 * t;
        const y = -4 * 210 * t * (1 - t);
        return `M${num(x)} ${num(y)}V${num(-56 - 4 * 202 * t * (1 - t))}M${num(x)} ${num(y)}V-70`;
      }),
      steel,
      3,
    ),
    rect(-760, -78, 1520, 13, steel),
    rect(-372, -128, 44, 150, p.tone("stone", 0.66)) + rect(328, -128, 44, 150, p.tone("stone", 0.66)),
    times(
      6,
      (index) => rect(-720 + index * 60, -66, 8, 80, steel) + rect(420 + index * 60, -66, 8, 80, steel),
    ),
  ];
  const x = W * random.pick([0.6, 0.56]);
  const shore = named("shore", place(s, x, H * 0.71, 1.06, ...house));
  const sail = (sx: number, sy: number, k: number): string =>
    place(
      s,
      W * sx,
      H * sy,
      k,
      path("M-60-10Q0 20 70-14L54 12H-48Z", p.tone("paper")),
      path("M-4-20L0-170Q64-90 66-24Z", p.tone("paper")),
      path("M-10-26L-4-150Q-48-90-52-22Z", p.tone("vermilion")),
    );
  return [
    sky(s, H * 0.74),
    sun(s, W * 0.3, H * 0.26, 100),
    clouds(s, 4, 0.08, 0.32, 0.7),
    skyline(s, W * 0.7, W + 20, H * 0.7, 60 * u, 240 * u, p.ridge(0.24)),
    ridge(s, 0.7, 0.06, p.ridge(0.3, "pine"), { waves: 4 }),
    place(s, W * 0.32, H * 0.705, 1.0, ...bridge),
    place(
      s,
      W * 0.94,
      H * 0.71,
      1,
      block(s, -90, 0, 60, 190, "slate", 0.6),
      windows(s, -84, -182, 3, 9, [18, 19], [9, 10]),
    ),
    water(s, 0.7, "sea"),
    reflection(s, 0.73, 0.3, shore, 0.55),
    shore,
    glitter(s, W * 0.3, 0.72, 1, 110),
    sail(0.22, 0.83, 0.9) + sail(0.4, 0.79, 0.5) + sail(0.78, 0.9, 1.15),
    ripples(s, 0.86, 1, p.glint, 22, 0.6),
    birds(s, W * 0.46, H * 0.34, 5),
    path(
      `M0 ${num(H * 0.95)}Q${num(W * 0.12)} ${num(H * 0.93)} ${num(W * 0.3)} ${num(H * 1.01)}H0Z`,
      p.ridge(1, "forest", 0.3),
    ),
  ].join("");
}

/** The red rock of the desert (Australia). */
export function uluru(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const rock =
    "M-640 20Q-600-60-540-130Q-500-206-420-222Q-300-246-180-240Q-40-256 120-246Q300-240 420-212Q500-190 540-120Q590-50 640 20Z";
  const scars = times(17, (index) => {
    const x = -500 + index * 62 + random.between(-14, 14);
    const top = -200 - 40 * Math.sin(((index + 1) / 18) * Math.PI);
    return `M${num(x)} ${num(top + random.between(0, 50))}q${num(random.between(8, 22))} ${num(80)} ${num(random.between(-6, 10))} ${num(random.between(130, 190))}q${num(-18)} ${num(-70)} ${num(-10)} ${num(-150)}z`;
  });
  const gum = (k: number): string =>
    at(0, 0, k, [
      path(
        "M-10 0Q-2-120-30-190L-90-240L-84-248L-22-206Q-10-260-20-300L-10-302Q6-250 2-206L70-250L76-242L10-184Q4-90 14 0Z",
        p.tone("paper", 0.95),
      ),
      path("M0-200L70-250L76-242L10-184Q4-90 14 0H4Q-2-100 0-200Z", p.shade("paper", 0.4)),
      foliage(s, -90, -270, 150, 90, "moss", { count: 7 }),
      foliage(s, 80, -276, 150, 90, "moss", { count: 7 }),
      foliage(s, -10, -326, 170, 100, "leaf", { count: 8 }),
    ]);
  return [
    sky(s),
    sun(s, W * random.pick([0.24, 0.74]), H * 0.26, 96),
    clouds(s, 4, 0.08, 0.34, 0.6),
    ridge(s, 0.64, 0.02, p.ridge(0.3, "plum", 0.3), { waves: 3 }),
    place(
      s,
      W / 2,
      H * 0.66,
      1,
      path(rock, p.shade("terracotta", 0.05)),
      path(scars, p.shade("brick", 0.4)),
      path("M300-238Q420-230 540-120Q590-50 640 20H420Q430-120 300-238Z", p.shade("brick", 0.45)),
    ),
    rect(0, H * 0.665, W, H * 0.34, p.tone("terracotta", 0.86)),
    ridge(s, 0.73, 0.02, p.tone("ochre", 0.8), { waves: 3 }),
    ...Array.from({ length: 26 }, (_, index) =>
      place(
        s,
        W * random.next(),
        H * (0.685 + index * 0.008),
        0.4 + index * 0.028,
        ellipse(0, -8, 36, 15, p.shade("moss", 0.3)),
        ellipse(-6, -12, 24, 10, p.tone("moss")),
      ),
    ),
    ridge(s, 0.9, 0.03, p.shade("terracotta", 0.14), { waves: 2 }),
    place(s, W * 0.2, H * 0.93, 1.15, gum(1.2)),
    grass(s, H * 0.94, 46 * u, p.tone("ochre"), 60),
    ridge(s, 0.99, 0.04, p.shade("brick", 0.35), { waves: 3 }),
    grass(s, H * 1.0, 90 * u, p.tone("amber"), 60),
    place(
      s,
      W * 0.7,
      H * 0.93,
      1.1,
      path(
        "M-6 0L14-6Q2-30 6-54Q-14-84 4-104Q16-128 34-138L30-158L38-152L44-162L48-150Q62-146 66-138L48-132Q44-116 40-106L54-88L48-84L34-96Q36-60 26-40L44-4L64 0V4H24Q-40 14-78-6Q-40-2-6 0Z",
        p.ridge(1),
      ),
    ),
    birds(s, W * 0.5, H * 0.22, 5),
  ].join("");
}
