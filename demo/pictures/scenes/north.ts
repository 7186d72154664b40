import { house, windowColor } from "../buildings.ts";
import { mist, peak, ridge, ridges, rockLook } from "../landscape.ts";
import { mix } from "../palette.ts";
import { forest, pine } from "../plants.ts";
import { at, circle, ellipse, faded, num, path, rect, stroke, times } from "../shapes.ts";
import { aurora, birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, ripples, water, named } from "../water.ts";

/** Northern light after dark; by day a low sun instead. */
function heavens(s: Stage, x: number): string {
  if (s.palette.name === "night") return sky(s) + aurora(s, 0.02, 0.52);
  return sky(s) + sun(s, s.W * x, s.H * 0.26, 80) + clouds(s, 4, 0.08, 0.32, 0.7);
}

/** A fjord between walls of rock, a small ship, aurora (Norway). */
export function fjordAurora(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const wall = (x: number, w: number, h: number, depth: number, snow: number): string =>
    peak(s, W * x, H * 0.74, w * u, H * h, { ...rockLook(s, depth, snow), rough: 0.7 });
  const far = [
    wall(0.42, 620, 0.26, 0.16, 0.5),
    wall(0.62, 560, 0.22, 0.14, 0.5),
    mist(s, 0.6, 0.14, 0.6),
    wall(0.2, 760, 0.46, 0.4, 0.36),
    wall(0.8, 800, 0.5, 0.42, 0.34),
  ].join("");
  const near = [wall(0.0, 820, 0.62, 0.76, 0.22), wall(1.0, 800, 0.56, 0.78, 0.2)].join("");
  const ship = [
    path("M-110-16H120L100 12H-92Z", p.shade("ink", 0.1)),
    rect(-84, -40, 168, 26, p.tone("paper")),
    rect(-56, -60, 110, 22, p.tone("paper")),
    times(8, (index) => rect(-76 + index * 20, -34, 10, 8, windowColor(s))),
    times(5, (index) => rect(-48 + index * 20, -54, 12, 8, windowColor(s))),
    rect(-6, -84, 24, 26, p.tone("vermilion")),
    path("M-104-8H116l-4 6H-98Z", p.tone("vermilion")),
  ];
  return [
    heavens(s, random.pick([0.5, 0.46])),
    far,
    mist(s, 0.64, 0.12, 0.6),
    near,
    water(s, 0.735, "slate"),
    reflection(s, 0.735, 0.34, far + near, 0.42),
    glitter(s, W * 0.5, 0.75, 1, 90),
    place(s, W * 0.52, H * 0.83, 0.9, ...ship),
    ripples(s, 0.835, 0.9, p.glint, 14, 0.6),
    path(
      `M0 ${num(H * 0.9)}Q${num(W * 0.14)} ${num(H * 0.9)} ${num(W * 0.34)} ${num(H * 1.01)}H0ZM${num(W)} ${num(H * 0.93)}Q${num(W * 0.88)} ${num(H * 0.94)} ${num(W * 0.74)} ${num(H * 1.01)}H${num(W)}Z`,
      p.ridge(0.95, "forest", 0.3),
    ),
    place(s, W * 0.08, H * 0.95, 1, house(s, -60, 0, 64, 36, 60, { wall: "vermilion", roof: "slate" })),
    forest(s, W * 0.14, W * 0.28, H * 0.985, 110 * u, p.ridge(1), { count: 6 }),
    forest(s, W * 0.82, W * 1.0, H * 0.99, 130 * u, p.ridge(1), { count: 8 }),
  ].join("");
}

/** Red fishermen's huts on stilts under sharp peaks (Lofoten). */
export function lofoten(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const hut = (x: number, k: number, wall: "vermilion" | "brick" | "ochre"): string =>
    at(x, 0, k, [
      times(5, (index) => rect(-4 + index * 44, -8, 7, 50, p.shade("wood", 0.5))),
      rect(-12, -12, 212, 9, p.shade("wood", 0.3)),
      house(s, 0, -10, 84, 52, 100, { wall, roof: "slate" }),
      rect(-2, -64, 5, 54, p.tone("paper")),
      rect(82, -64, 5, 54, p.tone("paper")),
    ]);
  const huts = named(
    "huts",
    place(
      s,
      W * 0.5,
      H * 0.745,
      1.06,
      hut(-520, 0.95, "vermilion"),
      hut(-290, 1.05, "brick"),
      hut(-40, 1.15, "vermilion"),
      hut(230, 0.9, "ochre"),
      hut(430, 1.0, "vermilion"),
    ),
  );
  const peaks = named(
    "peaks",
    [
      peak(s, W * 0.08, H * 0.74, 620 * s.u, H * 0.4, { ...rockLook(s, 0.3, 0.55), rough: 0.8 }),
      peak(s, W * 0.9, H * 0.74, 760 * s.u, H * 0.46, { ...rockLook(s, 0.34, 0.5), rough: 0.8 }),
      mist(s, 0.56, 0.14, 0.6),
      peak(s, W * random.pick([0.4, 0.46]), H * 0.75, 820 * s.u, H * 0.58, {
        ...rockLook(s, 0.54, 0.5),
        rough: 0.9,
        lean: 0.44,
      }),
      peak(s, W * 0.66, H * 0.75, 560 * s.u, H * 0.36, { ...rockLook(s, 0.6, 0.42), rough: 0.8 }),
    ].join(""),
  );
  const boat = [
    path("M-90-18Q-40 14 100-26L78 16H-70Z", p.tone("paper")),
    path("M-84-6Q-30 18 92-14L78 16H-70Z", p.tone("teal")),
    rect(-50, -58, 50, 40, p.tone("paper"), 3),
    rect(-42, -50, 34, 14, windowColor(s)),
    rect(10, -110, 4, 90, p.shade("wood", 0.4)),
    stroke("M12-106L70-24", p.shade("ink", 0.2), 2),
  ];
  return [
    heavens(s, 0.74),
    peaks,
    mist(s, 0.64, 0.12, 0.7),
    ridge(s, 0.76, 0.05, p.ridge(0.7, "rock", 0.4), { waves: 6, sharp: true }),
    water(s, 0.745, "teal"),
    reflection(s, 0.745, 0.3, peaks, 0.4),
    path(
      `M0 ${num(H * 0.735)}H${num(W)}V${num(H * 0.752)}Q${num(W * 0.5)} ${num(H * 0.772)} 0 ${num(H * 0.756)}Z`,
      p.shade("rock", 0.6),
    ),
    reflection(s, 0.775, 0.45, huts, 0.7),
    huts,
    place(s, W * 0.62, H * 0.9, 1.2, ...boat),
    ripples(s, 0.86, 1, p.glint, 22, 0.55),
    path(
      `M0 ${num(H * 0.94)}Q${num(W * 0.12)} ${num(H * 0.92)} ${num(W * 0.3)} ${num(H * 1.01)}H0Z`,
      p.shade("rock", 0.75),
    ),
    birds(s, W * 0.26, H * 0.3, 5),
  ].join("");
}

/** A broad fall off a green shelf, basalt columns beside it (Iceland). */
export function icelandWaterfall(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const x = W * random.pick([0.5, 0.54]);
  const [top, foot, half] = [H * 0.4, H * 0.8, 92 * u];
  const columns = (from: number, to: number): string => {
    let text = "";
    for (let cx = from; cx < to;) {
      const w = random.between(18, 34) * u;
      const head = top + random.between(6, 50) * u;
      text += rect(cx, head, w, foot - head, p.shade("slate", random.between(0.25, 0.65)));
      if (random.chance(0.5))
        text += rect(
          cx,
          head + random.between(60, 240) * u,
          w,
          random.between(60, 180) * u,
          p.shade("moss", random.between(0.25, 0.5)),
        );
      cx += w;
    }
    return text;
  };
  const threads = times(15, () => {
    const tx = x + random.between(-0.92, 0.92) * half;
    const y = random.between(top, foot - 160 * u);
    return `M${num(tx)} ${num(y)}h${num(random.between(3, 9) * u)}l${num(2 * u)} ${num(random.between(90, 220) * u)}h${num(-12 * u)}z`;
  });
  const lip = (dy: number): string =>
    `M-10 ${num(top + dy - 30 * u)}Q${num(W * 0.2)} ${num(top + dy - 50 * u)} ${num(x - half)} ${num(top + dy)}V${num(top + dy + 46 * u)}Q${num(W * 0.2)} ${num(top + dy)} -10 ${num(top + dy + 30 * u)}ZM${num(x + half)} ${num(top + dy)}Q${num(W * 0.8)} ${num(top + dy - 60 * u)} ${num(W + 10)} ${num(top + dy - 20 * u)}V${num(top + dy + 40 * u)}Q${num(W * 0.8)} ${num(top + dy)} ${num(x + half)} ${num(top + dy + 46 * u)}Z`;
  const rainbow = p.dark
    ? ""
    : faded(
        0.35,
        (["vermilion", "amber", "meadow", "lagoon", "lilac"] as const)
          .map((name, index) =>
            stroke(
              `M${num(x - 300 * u + index * 9 * u)} ${num(H * 0.87)}A${num(280 * u - index * 9 * u)} ${num(260 * u - index * 9 * u)} 0 0 1 ${num(x + 260 * u - index * 9 * u)} ${num(H * 0.87)}`,
              p.tone(name),
              9 * u,
            ),
          )
          .join(""),
      );
  return [
    heavens(s, 0.8),
    ridges(
      s,
      2,
      { y: 0.42, rise: 0.18, depth: 0.12 },
      { y: 0.44, rise: 0.1, depth: 0.34 },
      { pigment: "moss", waves: 3 },
    ),
    columns(-10, W + 10),
    path(lip(0), p.tone("moss")) + path(lip(-14 * u), p.tint("meadow", 0.1)),
    path(
      `M${num(x - half)} ${num(top - 10 * u)}Q${num(x)} ${num(top - 24 * u)} ${num(x + half)} ${num(top - 10 * u)}L${num(x + half * 1.1)} ${num(foot)}H${num(x - half * 1.1)}Z`,
      mix(p.tone("snow"), p.water[0], 0.3),
    ),
    path(threads, mix(p.tone("snow"), p.water[1], 0.4)),
    water(s, 0.79, "slate"),
    mist(s, 0.66, 0.24, 0.8),
    ellipse(x, foot + 8 * u, half * 1.9, 22 * u, mix(p.tone("snow"), p.haze, 0.4)) +
      ellipse(x, foot, half * 1.4, 14 * u, p.tone("snow")),
    rainbow,
    ripples(s, 0.84, 1, p.glint, 26, 0.6),
    path(
      `M0 ${num(H * 0.8)}Q${num(W * 0.18)} ${num(H * 0.83)} ${num(W * 0.36)} ${num(H * 1.02)}H0ZM${num(W)} ${num(H * 0.82)}Q${num(W * 0.84)} ${num(H * 0.86)} ${num(W * 0.7)} ${num(H * 1.02)}H${num(W)}Z`,
      p.shade("moss", 0.2),
    ),
    path(
      `M0 ${num(H * 0.88)}Q${num(W * 0.12)} ${num(H * 0.9)} ${num(W * 0.26)} ${num(H * 1.02)}H0ZM${num(W)} ${num(H * 0.9)}Q${num(W * 0.88)} ${num(H * 0.92)} ${num(W * 0.8)} ${num(H * 1.02)}H${num(W)}Z`,
      p.shade("forest", 0.4),
    ),
    place(
      s,
      W * 0.22,
      H * 0.93,
      1,
      path("M-12 0l4-34h14l6 34zM-13-32q0-36 16-36t16 36z", p.tone("vermilion")) +
        circle(3, -76, 9, p.shade("ink", 0.1)),
      path("M24 0l4-30h12l5 30zM24-28q0-32 14-32t14 32z", p.tone("amber")) +
        circle(38, -68, 8, p.shade("ink", 0.1)),
    ),
    birds(s, W * 0.3, H * 0.22, 5),
  ].join("");
}

/** A lit cabin in a snow forest under the aurora (Lapland). */
export function laplandCabin(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const [snow, blue] = [p.tone("snow"), p.shade("snow", 0.34)];
  const lamp = p.dark ? p.lamp : p.tint("amber", 0.2);
  const cabin = [
    rect(-120, -90, 240, 96, p.shade("wood", 0.2)) +
      times(6, (index) => rect(-126, -80 + index * 15, 252, 4, p.shade("wood", 0.55))),
    path("M-120-88L-40-168L40-88Z", p.shade("wood", 0.35)),
    rect(-96, -66, 40, 40, lamp) +
      rect(-78, -66, 4, 40, p.shade("wood", 0.6)) +
      rect(56, -66, 40, 40, lamp) +
      rect(74, -66, 4, 40, p.shade("wood", 0.6)),
    rect(-30, -70, 40, 74, p.shade("brick", 0.3)) + rect(-22, -60, 24, 22, lamp),
    rect(70, -200, 30, 70, p.shade("rock", 0.4)) + rect(64, -212, 42, 16, snow, 7),
    path("M-40-184H92L164-82H56Z", blue) +
      path("M-146-84L-46-190Q-40-196-34-190L62-84Q64-72 50-74L-40-166L-128-72Q-146-70-146-84Z", snow),
    stroke("M86-216q-18-34 4-64t-4-70q-16-30 8-56", p.cloud, 13, 'opacity=".4"'),
  ];
  const spruce = (x: number, y: number, h: number): string =>
    at(x, y, 1, [
      pine(0, 0, h, p.ridge(0.7, "forest", 0.4), p.ridge(0.92)),
      path(
        `M0 ${-h}l${num(h * 0.05)} ${num(h * 0.13)}l${num(-h * 0.04)} ${num(-h * 0.01)}l${num(-h * 0.05)} ${num(h * 0.02)}zM${num(-h * 0.12)} ${num(-h * 0.5)}l${num(h * 0.12)} ${num(-h * 0.16)}l${num(h * 0.1)} ${num(h * 0.15)}q${num(-h * 0.1)} ${num(-h * 0.06)} ${num(-h * 0.22)} ${num(h * 0.01)}zM${num(-h * 0.16)} ${num(-h * 0.3)}l${num(h * 0.16)} ${num(-h * 0.17)}l${num(h * 0.14)} ${num(h * 0.16)}q${num(-h * 0.14)} ${num(-h * 0.07)} ${num(-h * 0.3)} ${num(h * 0.01)}z`,
        snow,
      ),
    ]);
  const x = W * random.pick([0.56, 0.5]);
  return [
    heavens(s, 0.3),
    ridges(s, 2, { y: 0.62, rise: 0.16, depth: 0.16 }, { y: 0.66, rise: 0.1, depth: 0.36 }, { waves: 2.4 }),
    forest(s, -20, W + 20, H * 0.69, 110 * u, p.ridge(0.42), { count: 60, slim: 0.15 }),
    mist(s, 0.6, 0.14, 0.5),
    forest(s, -20, W + 20, H * 0.72, 140 * u, p.ridge(0.64), { count: 44, slim: 0.16 }),
    ridge(s, 0.73, 0.03, mix(snow, p.haze, 0.25), { waves: 3 }),
    place(
      s,
      W * 0.5,
      H * 0.76,
      1,
      ...[-600, -500, -400, 380, 470, 590].map((dx) =>
        spruce(dx, random.between(-20, 20), random.between(220, 330)),
      ),
    ),
    ridge(s, 0.79, 0.03, mix(snow, p.shadow, 0.05), { waves: 2 }),
    place(s, x, H * 0.83, 1.22, ellipse(0, 4, 240, 26, blue), ...cabin),
    faded(
      0.5,
      path(
        `M${num(x - 110 * u)} ${num(H * 0.84)}h${num(60 * u)}l${num(40 * u)} ${num(H * 0.07)}h${num(-170 * u)}zM${num(x + 70 * u)} ${num(H * 0.84)}h${num(60 * u)}l${num(90 * u)} ${num(H * 0.07)}h${num(-170 * u)}z`,
        lamp,
      ),
    ),
    ridge(s, 0.97, 0.06, snow, { waves: 1.6 }),
    place(s, W * 0.06, H * 1.0, 1, spruce(0, 0, 520), spruce(130, 20, 330)),
    place(s, W * 0.95, H * 1.02, 1, spruce(0, 0, 440)),
    place(
      s,
      W * 0.34,
      H * 0.955,
      1,
      path(
        "M-52 0l3-46Q-62-70-34-74L8-76L20-104L16-116Q26-122 36-116L48-104L40-96L34-60L36 0H29L26-42H-36L-44 0Z",
        p.ridge(1),
      ),
      stroke("M22-116q-24-16-22-50M12-140l-18-6M4-154l-10-12M32-118q8-24 30-34M46-138l4-20", p.ridge(1), 4.5),
    ),
  ].join("");
}
