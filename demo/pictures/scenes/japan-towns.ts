import { ridges } from "../landscape.ts";
import { mix } from "../palette.ts";
import { forest, tree } from "../plants.ts";
import { ellipse, faded, num, path, rect, stroke, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { ripples, water } from "../water.ts";

/** A hot-spring street of lit inns along a steaming stream. */
export function onsenLanterns(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const lamp = p.dark ? p.lamp : p.tint("amber", 0.2);
  const inn = (x: number, floors: number, w: number, wall: "wood" | "brick" | "cream" | "ochre"): string => {
    const side = x < 0 ? 1 : -1;
    let text = rect(-w / 2, -floors * 84, w, floors * 84, p.shade(wall, 0.28));
    for (let floor = 0; floor < floors; floor++) {
      const y = -floor * 84;
      text += times(4, (index) => {
        const px = -w / 2 + w * (0.08 + index * 0.235);
        return (
          rect(px, y - 62, w * 0.17, 44, lamp) +
          rect(px + w * 0.078, y - 62, 3, 44, p.shade("wood", 0.5)) +
          rect(px, y - 42, w * 0.17, 3, p.shade("wood", 0.5))
        );
      });
      text += path(
        `M${-w * 0.6} ${y - 76}L${-w * 0.5} ${y - 96}H${w * 0.5}L${w * 0.6} ${y - 76}Z`,
        p.shade("slate", 0.55),
      );
    }
    text += path(
      `M${-w * 0.62} ${-floors * 84}L${-w * 0.34} ${-floors * 84 - 62}H${w * 0.34}L${w * 0.62} ${-floors * 84}Z`,
      p.shade("slate", 0.35),
    );
    text += times(3, (index) =>
      ellipse(side * w * 0.2 + (index - 1) * w * 0.28, -12, 9, 13, p.tone("vermilion")),
    );
    return `<g transform="translate(${x} 0)">${text}</g>`;
  };
  const banks = [
    inn(-560, 4, 190, "wood"),
    inn(560, 4, 190, "brick"),
    inn(-390, 3, 180, "ochre"),
    inn(395, 3, 185, "wood"),
    inn(-232, 3, 130, "brick"),
    inn(240, 3, 130, "cream"),
    inn(-130, 2, 90, "wood"),
    inn(136, 2, 90, "ochre"),
  ];
  const bridge = [
    stroke("M-190 0Q0-70 190 0", p.tone("vermilion"), 16),
    stroke("M-190-40Q0-110 190-40", p.tone("vermilion"), 8),
    times(9, (index) => {
      const t = (index - 4) / 4;
      return rect(t * 176 - 4, -78 + t * t * 34, 8, 46, p.shade("vermilion", 0.35));
    }),
  ];
  const steam = times(5, (index) => {
    const x = W * (0.3 + index * 0.1) + random.between(-30, 30) * u;
    const y = H * random.between(0.72, 0.8);
    const d = `M${num(x)} ${num(y)}q${num(-34 * u)} ${num(-60 * u)} 0 ${num(-110 * u)}t${num(10 * u)} ${num(-120 * u)}`;
    return stroke(d, p.cloud, random.between(16, 30) * u);
  });
  return [
    sky(s),
    sun(s, W * 0.64, H * 0.16, 60),
    ridges(
      s,
      2,
      { y: 0.5, rise: 0.24, depth: 0.3 },
      { y: 0.6, rise: 0.2, depth: 0.6 },
      { pigment: "pine", waves: 3 },
    ),
    forest(s, 0, W, H * 0.6, 80 * u, p.ridge(0.7, "forest"), { count: 36 }),
    rect(0, H * 0.7, W, H * 0.3, p.shade("rock", 0.55)),
    place(s, W / 2, H * 0.74, 1.12, ...banks),
    path(
      `M${num(W / 2 - 70 * u)} ${num(H * 0.735)}h${num(140 * u)}L${num(W / 2 + 430 * u)} ${num(H * 1.02)}H${num(W / 2 - 430 * u)}Z`,
      mix(p.water[1], p.shadow, 0.2),
    ),
    ripples(s, 0.76, 1, lamp, 40, 0.45),
    faded(0.28, steam),
    place(s, W / 2, H * 0.87, 1.35, ...bridge),
    rect(0, H * 0.97, W, H * 0.04, p.shade("rock", 0.8)),
    place(
      s,
      W / 2,
      H * 0.97,
      1,
      ...[-480, -320, 320, 480].map(
        (x) =>
          rect(x - 4, -96, 8, 96, p.shade("wood", 0.7)) +
          rect(x - 18, -128, 36, 44, lamp, 5) +
          path(`M${x - 28}-124l28-24 28 24z`, p.shade("wood", 0.75)),
      ),
    ),
  ].join("");
}

/** A wooden bridge of five arches over a clear river (San'yo). */
export function archedBridge(s: Stage): string {
  const { W, H, u, palette: p } = s;
  const wood = p.shade("wood", 0.15);
  const span = (x: number): string =>
    [
      path(`M${x - 118} 0Q${x}-112 ${x + 118} 0l-10 12Q${x}-84 ${x - 108} 12z`, wood),
      stroke(`M${x - 116} -26Q${x}-138 ${x + 116} -26`, p.shade("wood", 0.45), 5),
      times(9, (index) => {
        const t = (index - 4) / 4;
        return rect(x + t * 106 - 2, -82 + t * t * 56, 4, 28, p.shade("wood", 0.45));
      }),
    ].join("");
  const pier = (x: number): string =>
    path(`M${x - 20}-6h40l16 74h-72z`, p.tone("stone")) +
    path(`M${x + 4}-6h16l16 74h-22z`, p.shade("stone", 0.4));
  const five = [...[-352, -117, 117, 352].map(pier), ...[-469, -235, 0, 235, 469].map(span)];
  const bridge = place(s, W / 2, H * 0.73, Math.max(1.12, W / u / 1180), ...five);
  return [
    sky(s),
    sun(s, W * 0.24, H * 0.22, 70),
    clouds(s, 3, 0.1, 0.28),
    ridges(
      s,
      3,
      { y: 0.56, rise: 0.16, depth: 0.1 },
      { y: 0.68, rise: 0.2, depth: 0.5 },
      { pigment: "pine", waves: 2.6 },
    ),
    forest(s, -20, W + 20, H * 0.74, 76 * u, p.ridge(0.72, "forest"), { count: 44, slim: 0.3 }),
    place(
      s,
      W * 0.84,
      H * 0.53,
      0.5,
      rect(-50, -60, 100, 60, p.tone("paper", 0.8)),
      path("M-80-56L-44-96h88l36 40z", p.shade("slate", 0.3, 0.8)),
      rect(-30, -130, 60, 40, p.tone("paper", 0.8)),
      path("M-56-126L-22-160h44l34 34z", p.shade("slate", 0.3, 0.8)),
    ),
    water(s, 0.755, "teal"),
    `<g opacity=".22" transform="translate(0 ${num(H * 0.775 * 2)}) scale(1 -1)">${bridge}</g>`,
    bridge,
    place(s, W * 0.03, H * 1.0, 1, tree(s, 20, 10, 420, "rose")),
    place(s, W * 0.97, H * 1.02, 1, tree(s, 0, 0, 380, "rose")),
    birds(s, W * 0.6, H * 0.24, 4),
  ].join("");
}
