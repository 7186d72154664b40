import { block, skyline, windows } from "../buildings.ts";
import { mist } from "../landscape.ts";
import { foliage, palm } from "../plants.ts";
import { at, box, circle, ellipse, faded, path, rect, stroke, times } from "../shapes.ts";
import { clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, ripples, water, named } from "../water.ts";

/** Twin steel towers joined by a bridge over a tropical park (Kuala Lumpur). */
export function twinTowers(s: Stage): string {
  const { W, H, u, palette: p } = s;
  const tower = (x: number): string => {
    const tiers = [
      [0, 62, 250],
      [250, 56, 90],
      [340, 47, 60],
      [400, 36, 44],
      [444, 24, 34],
      [478, 12, 26],
    ] as const;
    const body = tiers
      .map(
        ([y, w, h]) =>
          rect(x - w, -y - h, w * 2, h + 1, p.tone("stone")) +
          rect(x - w, -y - h, w * 0.4, h + 1, p.tint("snow", 0.2)) +
          rect(x + w * 0.3, -y - h, w * 0.7, h + 1, p.shade("slate", 0.25)) +
          rect(x - w * 1.05, -y - h, w * 2.1, 7, p.shade("slate", 0.5)),
      )
      .join("");
    const bands = times(27, (row) => {
      const y = 12 + row * 16;
      const w = (tiers.findLast(([from]) => from <= y)?.[1] ?? 12) * 0.94;
      return box(x - w, -y, w * 2, 5);
    });
    return (
      body +
      faded(0.75, path(bands, p.dark ? p.lamp : p.shade("slate", 0.2))) +
      path(`M${x - 5}-500L${x}-590L${x + 5}-500Z`, p.shade("slate", 0.3)) +
      circle(x, -528, 7, p.tone("stone"))
    );
  };
  const bridge =
    rect(-60, -236, 120, 14, p.shade("slate", 0.2)) +
    rect(-60, -230, 120, 4, p.dark ? p.lamp : p.tone("stone")) +
    stroke("M0-222L-52-150M0-222L52-150", p.shade("slate", 0.2), 5);
  const city = (y: number, low: number, high: number, depth: number): string =>
    skyline(s, -20, W + 20, H * y, low * u, high * u, p.ridge(depth));
  const beside = [
    block(s, -470, 0, 90, 230, "slate", 0.8) + windows(s, -462, -220, 4, 12, [20, 18], [11, 9]),
    block(s, -350, 0, 76, 310, "teal", 0.8) + windows(s, -343, -300, 3, 16, [22, 18], [12, 9]),
    block(s, 270, 0, 84, 280, "stone", 0.8) + windows(s, 277, -270, 4, 14, [19, 18], [11, 9]),
    block(s, 390, 0, 100, 190, "slate", 0.8) + windows(s, 398, -180, 4, 9, [22, 19], [12, 9]),
  ];
  return [
    sky(s),
    sun(s, W * 0.5, H * 0.42, 150),
    clouds(s, 4, 0.1, 0.4, 0.65),
    city(0.84, 70, 190, 0.14),
    mist(s, 0.66, 0.2, 0.6),
    city(0.85, 62, 160, 0.4),
    place(s, W / 2, H * 0.86, 1.04, ...beside),
    place(
      s,
      W / 2,
      H * 0.86,
      W / H < 0.9 ? 1.3 : 1.2,
      tower(-112),
      tower(112),
      bridge,
      rect(-200, -40, 400, 44, p.shade("slate", 0.3)),
      windows(s, -190, -32, 19, 2, [20, 16], [12, 9]),
    ),
    place(
      s,
      W / 2,
      H * 0.88,
      1,
      ...[-620, -500, -380, -270, -160, -40, 80, 200, 310, 420, 530, 640].map((x) =>
        foliage(s, x, -6, 170, 100, "forest", { depth: 0.9, count: 8 }),
      ),
    ),
    water(s, 0.9, "teal"),
    glitter(s, W / 2, 0.91, 1, 190),
    place(s, W * 0.03, H * 1.02, 1, palm(s, 0, 0, 420, 60)),
    place(s, W * 0.97, H * 1.02, 1, palm(s, 0, 0, 360, -60)),
  ].join("");
}

/** A bay of lights: three towers under one deck, and trees of steel (Singapore). */
export function singaporeBay(s: Stage): string {
  const { W, H, u, palette: p } = s;
  const tower = (x: number): string =>
    path(
      `M${x - 50} 0Q${x - 38}-160 ${x - 32}-336H${x + 32}Q${x + 38}-160 ${x + 58} 0Z`,
      p.tone("stone", 0.95),
    ) +
    path(
      `M${x + 4} 0Q${x + 12}-160 ${x + 8}-336H${x + 32}Q${x + 38}-160 ${x + 58} 0Z`,
      p.shade("slate", 0.3),
    ) +
    faded(
      0.8,
      path(
        times(19, (row) => box(x - 36, -326 + row * 17, 70, 5)),
        p.dark ? p.lamp : p.shade("slate", 0.15),
      ),
    );
  const deck =
    path("M-280-352Q-300-330-236-330H222Q318-330 340-372Q236-350-280-352Z", p.tone("paper")) +
    path("M-262-340Q-280-330-236-330H222Q300-330 326-356Q222-338-262-340Z", p.shade("slate", 0.35)) +
    times(15, (index) => circle(-230 + index * 31, -358, 11, p.shade("leaf", 0.2)));
  const superTree = (x: number, y: number, k: number): string =>
    at(x, y, k, [
      path("M-11 0Q-3-150-15-214H15Q3-150 11 0Z", p.shade("plum", 0.1)),
      path("M-13-150Q-62-226-96-250Q0-232 96-250Q62-226 13-150Z", p.shade("plum", 0.3)),
      stroke("M-7-158L-94-252M-3-158L-48-246M0-158V-242M3-158L48-246M7-158L94-252", p.tint("rose", 0.2), 4),
      ellipse(0, -250, 100, 14, p.shade("plum", 0.1)),
      ellipse(0, -254, 84, 8, p.dark ? p.lamp : p.tone("rose")),
    ]);
  const shell = times(6, (index) =>
    path(
      `M0 0Q${-120 + index * 44}-40 ${-104 + index * 41}-112Q${-40 + index * 20}-60 0 0Z`,
      index % 2 ? p.tone("paper") : p.shade("paper", 0.28),
    ),
  );
  const land = named(
    "land",
    [
      skyline(s, -20, W + 20, H * 0.725, 66 * u, 250 * u, p.ridge(0.3)),
      mist(s, 0.6, 0.14, 0.5),
      place(s, W * 0.56, H * 0.73, 1.06, tower(-170), tower(10), tower(190), deck),
      place(s, W * 0.22, H * 0.735, 1, shell),
      rect(0, H * 0.715, W, H * 0.025, p.shade("slate", 0.45)),
    ].join(""),
  );
  return [
    sky(s, H * 0.74),
    sun(s, W * 0.26, H * 0.28, 96),
    clouds(s, 3, 0.1, 0.3, 0.6),
    land,
    water(s, 0.735, "sea"),
    reflection(s, 0.735, 0.26, land, 0.55),
    p.dark ? ripples(s, 0.75, 1, p.lamp, 50, 0.6) : "",
    glitter(s, W * 0.26, 0.75, 1, 90),
    place(
      s,
      W / 2,
      H * 1.0,
      1.15,
      superTree(-470, 0, 1.15),
      superTree(-320, 20, 0.85),
      superTree(470, 10, 1),
    ),
    place(
      s,
      W / 2,
      H * 1.0,
      1,
      ...[-640, -530, -420, -300, -190, 330, 430, 540, 650].map((x) =>
        foliage(s, x, 14, 190, 110, "forest", { count: 8 }),
      ),
    ),
  ].join("");
}
