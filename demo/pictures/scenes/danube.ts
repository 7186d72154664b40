import { dome, house, skyline, windowColor, windows } from "../buildings.ts";
import { mist, ridge, ridges } from "../landscape.ts";
import { mix } from "../palette.ts";
import { bough, foliage } from "../plants.ts";
import { arch, at, circle, ellipse, num, path, pointedArch, rect, stroke, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, ripples, water, named } from "../water.ts";

/** A stone bridge with towers and a castle on the hill (Prague). */
export function pragueBridge(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const spire = (x: number, y: number, w: number, h: number, depth: number): string =>
    path(`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}Z`, p.shade("slate", 0.35, depth)) +
    path(`M${x} ${y - h}L${x + w} ${y}H${x + w * 0.3}Z`, p.shade("slate", 0.65, depth));
  const castle = [
    path("M-520 20Q-300-120-60-130Q260-140 560 20Z", p.ridge(0.5, "leaf")),
    times(9, (index) =>
      foliage(
        s,
        -380 + index * 98,
        -40 + Math.abs(index - 4) * 11,
        150,
        60,
        random.pick(["leaf", "moss", "amber"] as const),
        { depth: 0.62, count: 7 },
      ),
    ),
    rect(-300, -190, 620, 66, p.tone("cream", 0.72)) +
      windows(s, -290, -178, 30, 2, [20.5, 24], [9, 13], windowColor(s, 0.7)),
    path("M-310-190L-296-214H314L330-190Z", p.tone("terracotta", 0.72)),
    rect(-60, -270, 130, 80, p.shade("stone", 0.3, 0.75)) +
      path("M-64-270L-44-310H64L74-270Z", p.shade("slate", 0.3, 0.75)),
    rect(-64, -336, 34, 150, p.shade("stone", 0.4, 0.75)) + spire(-47, -336, 20, 84, 0.75),
    rect(-22, -336, 34, 150, p.shade("stone", 0.4, 0.75)) + spire(-5, -336, 20, 84, 0.75),
    rect(78, -316, 38, 130, p.shade("stone", 0.25, 0.75)) + dome(s, 97, -316, 22, 46, "onion", "pine", 0.75),
  ];
  const town = times(18, (index) =>
    house(s, -640 + index * 74, random.between(-6, 10), 46, random.between(30, 84), random.between(18, 34), {
      wall: random.pick(["cream", "rose", "sand", "paper", "amber"] as const),
      roof: "terracotta",
      depth: 0.86,
    }),
  );
  const gate = (x: number): string =>
    [
      rect(x - 46, -250, 92, 254, p.shade("stone", 0.38)),
      rect(x + 12, -250, 34, 254, p.shade("stone", 0.62)),
      path(pointedArch(x, 4, 52, 96), p.shade("ink", 0.3)),
      windows(s, x - 28, -200, 2, 3, [36, 32], [14, 20]),
      rect(x - 52, -256, 104, 10, p.shade("stone", 0.6)),
      path(`M${x - 48}-256L${x - 24}-370H${x + 24}L${x + 48}-256Z`, p.shade("slate", 0.4)),
      path(`M${x + 14}-256V-370H${x + 24}L${x + 48}-256Z`, p.shade("slate", 0.7)),
      [-44, 44]
        .map((dx) => path(`M${x + dx - 9}-250L${x + dx}-330L${x + dx + 9}-250Z`, p.shade("slate", 0.55)))
        .join(""),
      rect(x - 2, -410, 4, 42, p.tone("amber")),
    ].join("");
  const bridge = [
    gate(-500),
    times(7, (index) => {
      const x = -470 + index * 170;
      return (
        path(
          `M${x} 130V0H${x + 170}V130H${x + 156}Q${x + 150} 34 ${x + 85} 32Q${x + 20} 34 ${x + 14} 130Z`,
          p.shade("stone", 0.25),
        ) +
        path(`M${x - 14} 130L${x} 60L${x + 14} 130Z`, p.shade("stone", 0.5)) +
        path(`M${x - 7}-14q-4-46 7-52q12 6 7 52z`, p.shade("ink", 0.3)) +
        circle(x, -72, 7, p.shade("ink", 0.3))
      );
    }),
    rect(-480, -14, 1300, 18, p.shade("stone", 0.12)) + rect(-480, 2, 1300, 6, p.shade("stone", 0.55)),
  ];
  const all = named("all", place(s, W * 0.5, H * 0.75, 1.1, ...bridge));
  return [
    sky(s, H * 0.85),
    sun(s, W * 0.24, H * 0.26, 92),
    clouds(s, 4, 0.08, 0.34, 0.7),
    ridge(s, 0.66, 0.08, p.ridge(0.18), { waves: 3 }),
    place(s, W * 0.56, H * 0.66, 1.05, ...castle),
    mist(s, 0.56, 0.14, 0.5),
    place(s, W * 0.5, H * 0.745, 1.1, town),
    water(s, 0.75, "teal"),
    reflection(s, 0.87, 0.2, all, 0.5),
    all,
    ripples(s, 0.86, 1, p.glint, 26, 0.6),
    place(s, W * 0.98, H * 0.02, 1, at(20, -20, -1, [bough(s, 0, 0, 300, "leaf")], 1)),
    birds(s, W * 0.4, H * 0.3, 6),
  ].join("");
}

/** A yellow palace over its gardens, a fountain before it (Vienna). */
export function viennaPalace(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const wing = (x: number, w: number, h: number, cols: number): string =>
    [
      rect(x, -h, w, h + 4, p.tone("amber")),
      rect(x, -h - 10, w, 12, p.tone("paper")),
      rect(x, -h * 0.52, w, 5, p.tone("paper")),
      times(cols + 1, (index) => rect(x + index * ((w - 8) / cols), -h, 8, h + 4, p.tint("cream", 0.2))),
      windows(
        s,
        x + w / cols / 2 - 5,
        -h + 22,
        cols,
        2,
        [(w - 6) / cols, h * 0.48],
        [15, h * 0.26],
        p.dark ? p.lamp : p.shade("pine", 0.2),
      ),
      path(`M${x - 4} ${-h - 10}l22-40h${w - 36}l22 40z`, p.shade("slate", 0.15)),
      times(Math.round(cols / 2), (index) =>
        path(arch(x + 36 + index * ((w - 60) / (cols / 2)), -h - 14, 18, 24), p.tone("paper")),
      ),
    ].join("");
  const palace = [
    wing(-460, 230, 140, 8),
    wing(230, 230, 140, 8),
    wing(-250, 500, 168, 15),
    rect(-110, -206, 220, 210, p.tone("amber")) +
      times(6, (index) => rect(-104 + index * 39, -196, 12, 200, p.tone("paper"))) +
      windows(s, -84, -176, 5, 3, [39, 62], [19, 40], p.dark ? p.lamp : p.shade("pine", 0.2)),
    path("M-120-206L0-266L120-206Z", p.tone("paper")) + path("M-88-211L0-254L88-211Z", p.tone("amber")),
    rect(-52, -300, 104, 56, p.tone("paper")) +
      times(5, (index) => path(arch(-38 + index * 19, -252, 10, 36), windowColor(s))),
    dome(s, 0, -298, 62, 78, "round", "pine") +
      rect(-12, -400, 24, 26, p.tone("paper")) +
      dome(s, 0, -400, 14, 20, "onion", "pine"),
    rect(-480, 2, 960, 14, p.tone("stone")),
  ];
  const parterre = times(4, (index) => {
    const [t, side] = [Math.floor(index / 2), index % 2 ? 1 : -1];
    const y = H * (0.79 + t * 0.075);
    const [near, far] = [(120 + t * 70) * u, (420 + t * 230) * u];
    const scroll = `M${num(W / 2 + side * near)} ${num(y)}Q${num(W / 2 + (side * (near + far)) / 2)} ${num(y - 26 * u)} ${num(W / 2 + side * far)} ${num(y)}Q${num(W / 2 + (side * (near + far)) / 2)} ${num(y + (34 + t * 26) * u)} ${num(W / 2 + side * near)} ${num(y)}Z`;
    return (
      path(scroll, p.tone(t ? "vermilion" : "rose")) + stroke(scroll, p.shade("forest", 0.1), (7 + t * 5) * u)
    );
  });
  const fountain = [
    ellipse(0, 0, 190, 36, p.tone("stone")),
    ellipse(0, -5, 170, 28, p.water[1]),
    rect(-16, -66, 32, 62, p.tone("stone")),
    ellipse(0, -66, 74, 12, p.shade("stone", 0.2)),
    stroke(
      "M0-70V-190M0-180Q-40-190-58-72M0-180Q40-190 58-72M0-150Q-70-150-110-14M0-150Q70-150 110-14",
      p.glint,
      4,
    ),
  ];
  return [
    sky(s),
    sun(s, W * 0.22, H * 0.22, 80),
    clouds(s, 5, 0.08, 0.36, 0.8),
    ridges(
      s,
      2,
      { y: 0.66, rise: 0.1, depth: 0.12 },
      { y: 0.71, rise: 0.07, depth: 0.36 },
      { pigment: "pine", waves: 3 },
    ),
    place(
      s,
      W / 2,
      H * 0.72,
      1,
      ...[-660, -570, -480, 480, 570, 660].map((x) => foliage(s, x, -60, 170, 170, "leaf", { depth: 0.8 })),
    ),
    place(s, W / 2, H * 0.73, 1.1, ...palace),
    rect(0, H * 0.735, W, H * 0.3, p.tone("moss", 0.95)),
    path(
      `M${num(W / 2 - 70 * u)} ${num(H * 0.74)}h${num(140 * u)}L${num(W / 2 + 260 * u)} ${num(H * 1.02)}H${num(W / 2 - 260 * u)}Z`,
      p.tone("sand"),
    ),
    rect(0, H * 0.74, W, H * 0.018, p.tone("sand")),
    parterre,
    place(s, W / 2, H * 0.91, 1.15, ...fountain),
    ...[-1, 1].map((side) =>
      times(4, (index) =>
        place(
          s,
          W / 2 + side * (150 + index * 110) * u,
          H * (0.775 + index * 0.052),
          0.5 + index * 0.26,
          path("M-26 0L0-120L26 0Z", p.tone("forest")),
          path("M0-120L26 0H6Z", p.shade("forest", 0.5)),
        ),
      ),
    ),
    birds(s, W * 0.7, H * 0.2, random.whole(3, 6)),
  ].join("");
}

/** The domed parliament along the river (Budapest). */
export function budapest(s: Stage): string {
  const { W, H, u, palette: p } = s;
  const pinnacle = (x: number, y: number, h: number): string =>
    path(`M${x - 5} ${y}L${x} ${y - h}L${x + 5} ${y}Z`, p.tone("paper"));
  const wing = (x: number, w: number): string =>
    [
      rect(x, -120, w, 124, p.tone("cream")),
      times(
        Math.round(w / 27),
        (index) =>
          path(
            pointedArch(x + 15 + index * 27, -62, 14, 44) + pointedArch(x + 15 + index * 27, -4, 15, 46),
            windowColor(s),
          ) +
          pinnacle(x + 3 + index * 27, -118, 44) +
          rect(x + 1 + index * 27, -120, 4, 124, p.shade("cream", 0.25)),
      ),
      path(`M${x} -120L${x + 16}-168H${x + w - 16}L${x + w}-120Z`, p.tone("brick")),
      rect(x, -124, w, 6, p.tone("paper")),
    ].join("");
  const tower = (x: number, h: number): string =>
    [
      rect(x - 22, -h, 44, h + 4, p.tone("cream")),
      rect(x + 6, -h, 16, h + 4, p.shade("cream", 0.3)),
      path(
        times(3, (index) => pointedArch(x - 2, -30 - index * 60, 14, 40)),
        windowColor(s),
      ),
      path(`M${x - 26} ${-h}L${x} ${-h - 104}L${x + 26} ${-h}Z`, p.tone("brick")),
      path(`M${x} ${-h - 104}L${x + 26} ${-h}H${x + 7}Z`, p.shade("brick", 0.45)),
      pinnacle(x - 24, -h, 40),
      pinnacle(x + 24, -h, 40),
    ].join("");
  const parliament = [
    wing(-430, 340) + wing(90, 340),
    tower(-250, 172) + tower(250, 172) + tower(-420, 150) + tower(420, 150),
    rect(-100, -160, 200, 164, p.tone("cream")) +
      times(7, (index) =>
        path(
          pointedArch(-84 + index * 28, -92, 15, 52) + pointedArch(-84 + index * 28, -10, 17, 66),
          windowColor(s),
        ),
      ),
    tower(-106, 208) + tower(106, 208),
    rect(-74, -236, 148, 80, p.tone("cream")) +
      times(
        6,
        (index) =>
          path(pointedArch(-60 + index * 24, -166, 12, 58), windowColor(s)) +
          pinnacle(-72 + index * 28.8, -230, 56),
      ),
    dome(s, 0, -234, 76, 116, "round", "brick") +
      stroke("M0-350V-234M-30-338Q-50-290-52-236M30-338Q50-290 52-236", p.shade("brick", 0.5), 4),
    path("M-18-346L0-470L18-346Z", p.tone("brick")) + path("M0-470L18-346H4Z", p.shade("brick", 0.45)),
  ];
  const shore = named("shore", place(s, W / 2, H * 0.69, 1.08, ...parliament));
  const ship = [
    path("M-170-12H172L150 18H-150Z", p.tone("paper")),
    rect(-128, -38, 250, 26, p.tone("paper")),
    times(11, (index) => rect(-120 + index * 22, -32, 14, 14, windowColor(s))),
    rect(-90, -44, 180, 6, p.tone("teal")),
    path("M-160 4H158l-8 14H-150Z", p.tone("teal")),
  ];
  return [
    sky(s, H * 0.72),
    sun(s, W * 0.72, H * 0.28, 104),
    clouds(s, 4, 0.08, 0.34, 0.65),
    ridges(s, 2, { y: 0.66, rise: 0.12, depth: 0.1 }, { y: 0.69, rise: 0.08, depth: 0.32 }, { waves: 3 }),
    skyline(s, -20, W + 20, H * 0.7, 66 * u, 120 * u, p.ridge(0.42)),
    shore,
    rect(0, H * 0.685, W, H * 0.035, p.shade("stone", 0.3)) +
      rect(0, H * 0.715, W, H * 0.006, p.shade("stone", 0.6)),
    water(s, 0.72, "sea"),
    reflection(s, 0.7, 0.32, shore, 0.72),
    p.dark ? ripples(s, 0.73, 0.98, p.lamp, 60, 0.55) : "",
    glitter(s, W * 0.72, 0.73, 1, 100),
    reflection(s, 0.9, 0.2, place(s, W * 0.36, H * 0.89, 1.1, ...ship), 0.6),
    place(s, W * 0.36, H * 0.88, 1.1, ...ship),
    ripples(s, 0.9, 1, mix(p.water[1], p.shadow, 0.4), 12, 0.6),
    birds(s, W * 0.3, H * 0.26, 5),
  ].join("");
}
