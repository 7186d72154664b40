import { windowColor, windows } from "../buildings.ts";
import { ridge, ridges } from "../landscape.ts";
import { mix } from "../palette.ts";
import { at, box, circle, ellipse, faded, num, path, rect, stroke, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, ripples, water, named } from "../water.ts";

/** An airliner at its stand while the hills wake. */
export function airportDawn(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const plane = [
    path("M250-120L330-270H386L366-112Z", p.tone("vermilion")) +
      path("M330-270H386L376-192H286Z", p.shade("vermilion", 0.25)),
    path("M-420-70Q-410-124-330-134H300Q400-126 470-112Q420-70 300-58H-350Q-414-58-420-70Z", p.tone("paper")),
    path("M-420-70Q-416-86-408-96H420Q390-66 300-58H-350Q-414-58-420-70Z", p.shade("paper", 0.26)),
    path("M-404-104Q-388-126-350-132L-356-110Z", p.dark ? p.lamp : p.shade("ink", 0.15, 0.9)),
    times(22, (index) =>
      rect(-310 + index * 27, -114, 11, 14, p.dark ? p.lamp : p.shade("ink", 0.15, 0.85), 4),
    ),
    rect(-330, -132, 14, 44, p.shade("paper", 0.4), 3) + rect(250, -128, 13, 42, p.shade("paper", 0.4), 3),
    path("M-60-76L150 16H206L90-76Z", p.shade("slate", 0.2)) +
      path("M340-104L440-58H478L410-106Z", p.shade("slate", 0.2)),
    path("M-40-44H62Q80-26 62-8H-40Q-60-26-40-44Z", p.tone("pine")) +
      ellipse(-44, -26, 11, 18, p.shade("ink", 0.2)),
    rect(-330, -60, 7, 54, p.shade("ink", 0.2)) +
      circle(-326, -4, 14, p.tone("ink")) +
      rect(96, -60, 9, 50, p.shade("ink", 0.2)) +
      circle(88, -4, 17, p.tone("ink")) +
      circle(114, -4, 17, p.tone("ink")),
  ];
  const tower = [
    path("M-22 0L-14-250H14L22 0Z", p.shade("stone", 0.25, 0.8)),
    path("M4 0L3-250H14L22 0Z", p.shade("stone", 0.5, 0.8)),
    path("M-60-250L-46-226H46L60-250Z", p.shade("stone", 0.4, 0.8)),
    path("M-66-304L-56-250H56L66-304Z", p.dark ? p.lamp : p.shade("slate", 0.2, 0.8)),
    stroke("M-34-304L-28-250M0-304V-250M34-304L28-250", p.shade("stone", 0.4, 0.8), 4),
    rect(-70, -314, 140, 12, p.tone("paper", 0.8)),
    rect(-2, -366, 4, 54, p.shade("ink", 0.2, 0.8)),
    circle(0, -368, 6, p.tone("vermilion")),
  ];
  const hall = [
    path("M0 0V-86Q160-150 330-108T640-120V0Z", p.shade("slate", 0.2, 0.75)),
    windows(s, 20, -66, 18, 2, [34, 30], [26, 20], windowColor(s, 0.75)),
    path("M-14-84Q160-156 330-114T654-128V-114Q500-96 330-100T-14-70Z", p.tone("paper", 0.75)),
  ];
  const cart = (x: number, ink: "amber" | "teal" | "vermilion"): string =>
    rect(x, -30, 70, 20, p.shade("ink", 0.2)) +
    rect(x + 6, -58, 26, 28, p.tone(ink), 4) +
    rect(x + 36, -50, 28, 20, p.tone("wood"), 4) +
    circle(x + 14, -8, 9, p.tone("ink")) +
    circle(x + 56, -8, 9, p.tone("ink"));
  return [
    sky(s, H * 0.74),
    sun(s, W * random.pick([0.3, 0.64]), H * 0.48, 130),
    clouds(s, 5, 0.08, 0.4, 0.7),
    ridges(
      s,
      4,
      { y: 0.6, rise: 0.16, depth: 0.06 },
      { y: 0.71, rise: 0.12, depth: 0.45 },
      { sharp: true, waves: 3.4 },
    ),
    place(s, W / 2, H * 0.725, 1, at(-560, 0, 1, hall), at(-640, 0, 1, hall), at(330, 0, 1.1, tower)),
    W / u > 1400 ? place(s, W / 2, H * 0.725, 1, at(-1160, 0, 1, hall)) : "",
    rect(0, H * 0.72, W, H * 0.3, p.shade("slate", 0.12)),
    rect(0, H * 0.72, W, H * 0.02, p.shade("moss", 0.2)),
    path(
      `M0 ${num(H * 0.95)}Q${num(W * 0.5)} ${num(H * 0.88)} ${num(W)} ${num(H * 0.94)}v${num(9 * u)}Q${num(W * 0.5)} ${num(H * 0.89)} 0 ${num(H * 0.95 + 9 * u)}Z`,
      p.tone("amber"),
    ),
    place(s, W / 2, H * 0.86, 1.1, ellipse(20, 6, 430, 16, p.shade("slate", 0.5)), ...plane),
    place(s, W / 2, H * 0.93, 1.05, cart(150, "amber"), cart(232, "teal"), cart(314, "vermilion")),
    times(12, (index) =>
      circle((W * (index + 0.5)) / 12, H * 0.745, 4 * u, p.dark ? p.lamp : p.tone("amber")),
    ),
    place(
      s,
      W * 0.8,
      H * 0.24,
      0.5,
      path(
        "M-70 10L-40 4L-66-26L-52-28L-14 0L40-8Q64-10 66-2Q62 6 40 8L6 12L-30 44H-44L-22 14L-60 18Z",
        p.shade("ink", 0.1, 0.75),
      ),
    ),
    birds(s, W * 0.2, H * 0.3, 3),
  ].join("");
}

/** A covered street of stalls under awnings and lanterns. */
export function marketStreet(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const inks = ["vermilion", "pine", "amber", "plum", "teal"] as const;
  const awning = (x: number, y: number, w: number, ink: (typeof inks)[number], depth: number): string => {
    const n = 6;
    return times(n, (index) => {
      const [a, b] = [x + (w / n) * index, x + (w / n) * (index + 1)];
      const m = (a + b) / 2;
      return path(
        `M${num(a + (x + w / 2 - a) * 0.1)} ${num(y - 62)}L${num(b + (x + w / 2 - b) * 0.1)} ${num(y - 62)}L${num(b)} ${num(y)}Q${num(m)} ${num(y + 22)} ${num(a)} ${num(y)}Z`,
        index % 2 ? p.tone("paper", depth) : p.tone(ink, depth),
      );
    });
  };
  const stall = (x: number, k: number, index: number, depth: number): string => {
    const heap = (
      hx: number,
      ink: "vermilion" | "amber" | "leaf" | "plum" | "terracotta" | "meadow",
    ): string =>
      stroke(
        times(
          9,
          (dot) =>
            `M${hx + (dot % 4) * 15 + (dot > 3 ? 7 : 0) + (dot > 6 ? 7 : 0)} ${-74 - (dot > 3 ? 11 : 0) - (dot > 6 ? 11 : 0)}h0`,
        ),
        p.shade(ink, 0.12, depth),
        17,
      ) + path(`M${hx - 14} -70h84l-8 26h-68z`, p.shade("wood", 0.1, depth));
    const ink = inks[index % 5] ?? "vermilion";
    const fruit = ["vermilion", "amber", "leaf", "plum", "terracotta", "meadow"] as const;
    return at(x, 0, k, [
      rect(-110, -200, 220, 160, p.shade("wood", 0.6, depth)),
      rect(-110, -190, 6, 190, p.shade("wood", 0.3, depth)) +
        rect(104, -190, 6, 190, p.shade("wood", 0.3, depth)),
      path("M-34-44Q-36-110-6-118Q26-110 24-44Z", p.tone(inks[(index + 2) % 5] ?? "teal", depth)) +
        circle(-5, -140, 20, p.shade("wood", 0.15, depth)) +
        path("M-26-142Q-24-166-4-166Q18-166 16-142Q0-152-26-142Z", p.shade("ink", 0.2, depth)),
      rect(-118, -52, 236, 56, p.shade("wood", 0.25, depth)) +
        times(6, (board) => rect(-118 + board * 40, -52, 3, 56, p.shade("wood", 0.5, depth))),
      heap(-96, fruit[index % 6] ?? "amber"),
      heap(-18, fruit[(index + 1) % 6] ?? "leaf"),
      heap(56, fruit[(index + 3) % 6] ?? "plum"),
      awning(-132, -186, 264, ink, depth),
      ellipse(0, -160, 15, 20, p.dark ? p.lamp : p.tone("vermilion")) +
        rect(-6, -184, 12, 6, p.shade("ink", 0.2)) +
        rect(-6, -142, 12, 5, p.shade("ink", 0.2)),
    ]);
  };
  const shop = (
    x: number,
    w: number,
    h: number,
    ink: "rose" | "cream" | "ochre" | "terracotta" | "sand" | "lilac",
  ): string =>
    rect(x, -h, w, h, p.tone(ink, 0.82)) +
    rect(x + w * 0.8, -h, w * 0.2, h, p.shade(ink, 0.3, 0.82)) +
    rect(x - 4, -h - 10, w + 8, 14, p.shade("brick", 0.2, 0.82)) +
    path(
      times(6, (cell) =>
        box(x + w * (0.12 + (cell % 3) * 0.29), -h + 34 + Math.floor(cell / 3) * 96, w * 0.17, 58),
      ),
      windowColor(s, 0.85),
    ) +
    times(6, (cell) =>
      rect(
        x + w * (0.085 + (cell % 3) * 0.29),
        -h + 94 + Math.floor(cell / 3) * 96,
        w * 0.24,
        6,
        p.shade("wood", 0.3),
      ),
    );
  const facades = ["rose", "cream", "ochre", "terracotta", "sand", "lilac"] as const;
  const count = Math.ceil(W / u / 190) + 1;
  const first = random.whole(0, 5);
  const walker = (x: number, y: number, k: number, coat: string, hat = false): string =>
    at(x, y, k, [
      rect(-15, -60, 12, 62, p.shade("ink", 0.2)) + rect(3, -60, 12, 62, p.shade("ink", 0.2)),
      path("M-28-50Q-30-142 0-144Q30-142 28-50Z", coat),
      circle(0, -166, 19, p.shade("wood", 0.2)),
      hat
        ? path("M-40-170L0-202L40-170Z", p.tone("sand"))
        : path("M-20-164Q-22-190 0-190Q22-190 20-164Q10-176-20-164Z", p.tone("ink")),
      path("M26-70h26v34h-26z", p.tone("amber")),
      stroke("M30-70q9-16 18 0", p.shade("wood", 0.2), 3),
    ]);
  const strings = times(2, (line) => {
    const y = H * (0.12 + line * 0.1);
    const lamps = times(9, (index) => {
      const t = (index + 0.5) / 9;
      const [px, py] = [W * t, y + H * 0.12 * 4 * t * (1 - t) * 0.7];
      return `<g transform="translate(${num(px)} ${num(py)}) scale(${num(u * 10) === "0" ? 1 : Math.round(u * 100) / 100})">${ellipse(0, 24, 19, 23, index % 3 === 1 ? p.tone("amber") : p.tone("vermilion"))}${ellipse(-4, 20, 8, 15, p.dark ? p.lamp : p.tint("vermilion", 0.3))}${rect(-7, -2, 14, 6, p.shade("ink", 0.2))}${rect(-7, 44, 14, 5, p.shade("ink", 0.2))}</g>`;
    });
    return (
      stroke(
        `M-10 ${num(y)}Q${num(W / 2)} ${num(y + H * 0.168)} ${num(W + 10)} ${num(y)}`,
        p.shade("ink", 0.2),
        2.5 * u,
      ) + lamps
    );
  });
  return [
    sky(s),
    sun(s, W * 0.5, H * 0.18, 70),
    ridge(s, 0.5, 0.14, p.ridge(0.2), { waves: 3 }),
    place(
      s,
      0,
      H * 0.74,
      1,
      times(count, (index) =>
        shop(index * 190 - 40, 186, random.between(300, 410), facades[(index + first) % 6] ?? "cream"),
      ),
    ),
    rect(0, H * 0.74, W, H * 0.27, p.shade("stone", 0.12)),
    times(7, (index) =>
      rect(
        0,
        H * (0.76 + index * index * 0.0054 + index * 0.004),
        W,
        (2 + index) * u * 0.7,
        p.shade("stone", 0.3),
      ),
    ),
    place(
      s,
      W / 2,
      H * 0.79,
      1,
      stall(-520, 1, first + 3, 0.9),
      stall(-260, 1, first + 1, 0.9),
      stall(0, 1, first + 4, 0.9),
      stall(260, 1, first + 2, 0.9),
      stall(520, 1, first, 0.9),
      stall(-780, 1, first + 2, 0.9),
      stall(780, 1, first + 4, 0.9),
    ),
    strings,
    place(
      s,
      W / 2,
      H * 0.88,
      1,
      walker(-330, -10, 0.9, p.tone("teal")),
      walker(-262, 0, 0.84, p.tone("rose"), true),
      walker(140, -14, 0.86, p.tone("plum")),
    ),
    place(
      s,
      W / 2,
      H * 0.985,
      1.3,
      walker(-90, -8, 1.05, p.tone("vermilion"), true),
      walker(340, 0, 1.0, p.tone("pine")),
    ),
  ].join("");
}

/** A white liner on an evening sea. */
export function cruiseShip(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const deck = (y: number, x1: number, x2: number): string =>
    rect(x1, y - 34, x2 - x1, 34, p.tone("paper")) +
    rect(x1, y - 8, x2 - x1, 8, p.shade("paper", 0.3)) +
    windows(
      s,
      x1 + 12,
      y - 28,
      Math.floor((x2 - x1 - 16) / 19),
      1,
      [19, 10],
      [11, 14],
      p.name === "night" ? p.lamp : p.shade("ink", 0.3, 0.75),
    );
  const ship = [
    path("M-520-70H500L556-96Q520-20 470 28H-450Q-500 0-520-70Z", p.shade("ink", 0.1)),
    path("M-520-70H500L556-96Q550-82 545-72L-512-48Z", p.tone("paper")),
    path("M-478 10H488L470 28H-450Z", p.tone("vermilion")),
    stroke(
      times(30, (index) => `M${-460 + index * 31} -24h0`),
      p.dark ? p.lamp : p.tone("paper"),
      9,
    ),
    deck(-68, -480, 420) + deck(-102, -450, 380) + deck(-136, -420, 350) + deck(-170, -360, 310),
    rect(230, -204, 90, 34, p.tone("paper"), 4) + rect(236, -198, 80, 14, windowColor(s)),
    path("M-220-204L-206-300H-130L-136-204ZM-40-204L-26-300H50L44-204Z", p.tone("vermilion")) +
      path("M-160-204L-152-300H-130L-136-204ZM20-204L28-300H50L44-204Z", p.shade("vermilion", 0.35)) +
      path("M-208-288L-206-300H-130L-131-288ZM-28-288L-26-300H50L49-288Z", p.tone("ink")) +
      path("M-212-262h80l-1 16h-81zM-32-262h80l-1 16h-81z", p.tone("paper")),
    rect(176, -300, 5, 100, p.shade("wood", 0.3)) +
      rect(-330, -270, 5, 100, p.shade("wood", 0.3)) +
      stroke("M178-298L500-92M-328-268L-510-70M-328-268L178-298", p.shade("ink", 0.2, 0.7), 2),
    times(9, (index) =>
      path(
        `M${-290 + index * 52} -${274 + index * 2}l22-1l-11 20z`,
        p.tone((["vermilion", "amber", "teal"] as const)[index % 3] ?? "amber"),
      ),
    ),
    times(5, (index) => path(`M${-390 + index * 150} -70q30 18 66 0l-6 20h-52z`, p.tone("amber"))),
  ];
  const x = W * random.pick([0.5, 0.47]);
  const whole = named("whole", place(s, x, H * 0.68, 0.94, ...ship));
  return [
    sky(s, H * 0.64),
    sun(s, W * 0.72, H * 0.38, 140),
    clouds(s, 5, 0.08, 0.44, 0.75),
    faded(
      0.6,
      place(
        s,
        x - 10 * s.u,
        H * 0.68,
        1,
        path("M-170-306Q-200-350-260-350T-380-390Q-330-410-260-392T-130-340L-140-306Z", p.cloud),
        path("M10-306Q-20-360-80-360T-210-412Q-150-430-80-410T50-346L40-306Z", p.cloud),
      ),
    ),
    ridges(s, 2, { y: 0.63, rise: 0.07, depth: 0.12 }, { y: 0.645, rise: 0.04, depth: 0.3 }, { waves: 4 }),
    water(s, 0.635, "sea"),
    glitter(s, W * 0.72, 0.65, 1, 130),
    reflection(s, 0.705, 0.3, whole, 0.6),
    whole,
    path(
      `M${num(x - 480 * s.u)} ${num(H * 0.713)}Q${num(x)} ${num(H * 0.7)} ${num(x + 500 * s.u)} ${num(H * 0.713)}Q${num(x)} ${num(H * 0.732)} ${num(x - 480 * s.u)} ${num(H * 0.713)}Z`,
      p.glint,
    ),
    ripples(s, 0.74, 1, p.glint, 40, 0.6),
    ripples(s, 0.8, 1, mix(p.water[1], p.shadow, 0.5), 26, 0.7),
    birds(s, W * 0.3, H * 0.4, 6, 22),
  ].join("");
}
