import { skyline, windowColor, windows } from "../buildings.ts";
import { mist } from "../landscape.ts";
import { bough, tree } from "../plants.ts";
import { arch, circle, ellipse, num, path, pointedArch, rect, stroke, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, ripples, water, named } from "../water.ts";

/** Crossed girders between two heights, path data. */
function cross(y1: number, w1: number, y2: number, w2: number, cells: number): string {
  return times(cells, (index) => {
    const [a, b] = [index / cells, (index + 1) / cells];
    const [ya, yb] = [y1 + (y2 - y1) * a, y1 + (y2 - y1) * b];
    const [wa, wb] = [w1 + (w2 - w1) * a, w1 + (w2 - w1) * b];
    return `M${num(-wa)} ${num(ya)}L${num(wb)} ${num(yb)}M${num(wa)} ${num(ya)}L${num(-wb)} ${num(yb)}`;
  });
}

/** The iron tower over its gardens and the river (Paris). */
export function parisTower(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const iron = p.shade("wood", 0.25);
  const light = p.dark ? p.lamp : p.tone("ochre");
  const leg = (side: number): string =>
    `<g transform="scale(${side} 1)">${path("M-172 0Q-118-96-84-196H-46Q-64-96-96 0Z", iron)}${stroke("M-160-8L-92-40M-108-8L-140-50M-136-70L-84-92M-90-56L-122-102M-114-128L-68-146M-70-110L-96-160", light, 4)}</g>`;
  const tower = [
    leg(-1) + leg(1),
    path("M-98-30Q-70-150 0-150Q70-150 98-30L86-30Q60-134 0-134Q-60-134-86-30Z", iron),
    rect(-98, -212, 196, 22, iron) + rect(-104, -216, 208, 7, light),
    path("M-78-216Q-50-300-40-356H-16L-24-216ZM78-216Q50-300 40-356H16L24-216Z", iron),
    stroke(
      "M-72-226L-34-268M-40-226L-58-282M-54-288L-26-318M-34-276L-46-340M72-226L34-268M40-226L58-282M54-288L26-318M34-276L46-340",
      light,
      3.4,
    ),
    rect(-50, -372, 100, 18, iron) + rect(-54, -376, 108, 6, light),
    path("M-40-376Q-18-480-10-640H10Q18-480 40-376H22L0-470L-22-376Z", iron),
    stroke(cross(-384, 26, -620, 7, 9), light, 2.6),
    rect(-18, -652, 36, 14, iron) + path("M-10-652Q0-676 10-652Z", iron) + rect(-2, -720, 4, 60, iron),
  ];
  const facade = (x: number, side: number): string => {
    const color = p.tone("cream", 0.92);
    return place(
      s,
      x,
      H * 0.84,
      1,
      path(`M0 0V-190H${side * 380}V0Z`, color),
      path(`M0-190L${side * 22}-244H${side * 400}V-190Z`, p.shade("slate", 0.2, 0.9)),
      windows(s, side < 0 ? -370 : 12, -176, 9, 3, [40, 54], [17, 32]),
      times(3, (row) => rect(side < 0 ? -380 : 0, -138 + row * 54, 380, 4, p.shade("slate", 0.4, 0.9))),
      times(6, (index) => path(arch(side * (50 + index * 58), -194, 22, 34), windowColor(s))),
    );
  };
  const x = W * random.pick([0.5, 0.46, 0.54]);
  return [
    sky(s),
    sun(s, x + W * 0.16, H * 0.3, 110),
    clouds(s, 5, 0.06, 0.36, 0.7),
    skyline(s, -20, W + 20, H * 0.76, 60 * u, 120 * u, p.ridge(0.18)),
    mist(s, 0.66, 0.14, 0.6),
    skyline(s, -20, W + 20, H * 0.79, 60 * u, 96 * u, p.ridge(0.36)),
    place(s, x, H * 0.83, W / H < 0.9 ? 1.2 : 1.0, ...tower),
    facade(x - 330 * u, -1) + facade(x + 330 * u, 1),
    place(s, x, H * 0.83, 1, ...[-320, -250, 250, 320].map((dx) => tree(s, dx, 0, 150, "leaf", 0.85))),
    path(`M0 ${num(H * 0.83)}H${num(W)}V${num(H + 4)}H0Z`, p.tone("leaf", 0.9)),
    path(
      `M${num(x - 60 * u)} ${num(H * 0.83)}h${num(120 * u)}L${num(x + 300 * u)} ${num(H * 1.01)}H${num(x - 300 * u)}Z`,
      p.tone("sand", 0.95),
    ),
    path(`M0 ${num(H * 0.83)}H${num(W)}v${num(8 * u)}H0Z`, p.shade("leaf", 0.4)),
    ...[-1, 1].map((side) =>
      times(4, (index) =>
        place(
          s,
          x + side * (120 + index * 78) * u,
          H * (0.86 + index * 0.036),
          0.5 + index * 0.2,
          ellipse(0, -26, 44, 34, p.shade("forest", 0.1)),
          ellipse(-8, -32, 30, 22, p.tone("leaf")),
        ),
      ),
    ),
    place(s, 0, 0, 1, bough(s, -30, -10, 360, random.pick(["rose", "leaf", "amber"] as const))),
    birds(s, x - W * 0.22, H * 0.34, 4),
  ].join("");
}

/** The clock tower and the bridge over the river (London). */
export function londonClock(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const hands = random.pick([
    "M0-476V-498M0-476L14-468",
    "M0-476L-15-488M0-476L12-486",
    "M0-476L0-498M0-476L-13-470",
  ]);
  const clock = [
    rect(-46, -400, 92, 404, p.tone("sand")) + rect(16, -400, 30, 404, p.shade("ochre", 0.35)),
    stroke("M-32-8V-396M-12-8V-396M8-8V-396M28-8V-396", p.shade("ochre", 0.25), 4),
    times(7, (index) => rect(-48, -60 - index * 54, 96, 5, p.shade("ochre", 0.4))),
    rect(-56, -532, 112, 134, p.tone("sand")) + rect(26, -532, 30, 134, p.shade("ochre", 0.35)),
    rect(-62, -406, 124, 10, p.shade("ochre", 0.45)) + rect(-62, -538, 124, 10, p.shade("ochre", 0.45)),
    circle(0, -476, 40, p.shade("ink", 0.2)) + circle(0, -476, 34, p.dark ? p.lamp : p.tone("paper")),
    stroke(hands, p.tone("ink"), 5),
    path("M-52-538L-34-610H34L52-538Z", p.shade("slate", 0.3)) +
      path("M18-538L14-610H34L52-538Z", p.shade("slate", 0.6)),
    rect(-34, -640, 68, 32, p.tone("sand")) +
      times(4, (index) => path(arch(-24 + index * 16, -610, 9, 24), windowColor(s))),
    path("M-38-640L0-752L38-640Z", p.shade("slate", 0.3)) +
      path("M0-752L38-640H10Z", p.shade("slate", 0.6)) +
      rect(-2, -780, 4, 34, p.tone("amber")),
  ];
  const hall = [
    rect(40, -178, 560, 182, p.tone("sand", 0.95)) + rect(40, -178, 560, 10, p.shade("ochre", 0.4)),
    times(
      17,
      (index) =>
        path(
          pointedArch(66 + index * 33, -94, 15, 60) + pointedArch(66 + index * 33, -18, 15, 56),
          windowColor(s),
        ) +
        path(`M${46 + index * 33}-178l4-40l4 40z`, p.shade("ochre", 0.2)) +
        rect(47 + index * 33, -178, 6, 182, p.shade("ochre", 0.2)),
    ),
    path("M60-178L76-214H580V-178Z", p.shade("slate", 0.35)),
    rect(330, -300, 66, 126, p.tone("sand", 0.9)) + path("M330-300L363-390L396-300Z", p.shade("slate", 0.3)),
    rect(540, -420, 110, 424, p.tone("sand", 0.9)) +
      rect(610, -420, 40, 424, p.shade("ochre", 0.35, 0.9)) +
      times(4, (index) =>
        path(pointedArch(572 + (index % 2) * 44, -250 + Math.floor(index / 2) * 130, 22, 90), windowColor(s)),
      ) +
      path("M536-420l8-50l8 50zM640-420l8-50l8 50z", p.shade("ochre", 0.2)),
  ];
  const bridge = [
    times(9, (index) =>
      path(
        `M${-1280 + index * 160} 60V6H${-1120 + index * 160}V60H${-1130 + index * 160}Q${-1200 + index * 160}-22 ${-1270 + index * 160} 60Z`,
        p.shade("pine", 0.12),
      ),
    ),
    rect(-1280, -16, 1450, 26, p.tone("pine")) + rect(-1280, -20, 1450, 6, p.shade("pine", 0.4)),
    times(
      9,
      (index) =>
        rect(-640 + index * 96, -66, 5, 50, p.shade("ink", 0.2)) +
        circle(-637 + index * 96, -70, 10, p.dark ? p.lamp : p.tone("paper")),
    ),
  ];
  const bus = [
    rect(-62, -76, 124, 72, p.tone("vermilion"), 7),
    rect(-54, -68, 108, 20, windowColor(s), 3),
    rect(-54, -36, 108, 16, windowColor(s), 3),
    rect(-62, -46, 124, 5, p.shade("vermilion", 0.4)),
    circle(-36, -4, 11, p.tone("ink")),
    circle(36, -4, 11, p.tone("ink")),
  ];
  const k = 0.86;
  const shore = named("shore", place(s, W * 0.62, H * 0.8, k, ...hall, ...clock));
  return [
    sky(s, H * 0.8),
    sun(s, W * 0.3, H * 0.3, 96),
    clouds(s, 5, 0.08, 0.42, 0.75),
    skyline(s, -20, W + 20, H * 0.79, 60 * u, 170 * u, p.ridge(0.2)),
    mist(s, 0.66, 0.16, 0.6),
    skyline(s, -20, W * 0.6, H * 0.8, 46 * u, 110 * u, p.ridge(0.4)),
    shore,
    rect(0, H * 0.79, W, H * 0.03, p.shade("stone", 0.4)),
    water(s, 0.815, "teal"),
    reflection(s, 0.81, 0.2, shore, 0.4),
    glitter(s, W * 0.3, 0.83, 1, 80),
    place(s, W * 0.5, H * 0.82, 1.12, ...bridge),
    place(s, W * 0.28, H * 0.803, 1.05, ...bus),
    ripples(s, 0.88, 1, p.glint, 16, 0.6),
    birds(s, W * 0.44, H * 0.42, 4),
  ].join("");
}
