import { dome, windowColor, windows } from "../buildings.ts";
import { ridge, ridges } from "../landscape.ts";
import { mix } from "../palette.ts";
import { bough, cypress } from "../plants.ts";
import { arch, at, box, circle, num, path, pointedArch, rect, stroke, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, ripples, water, named } from "../water.ts";

/** A canal between old houses, a gondola, a dome at its end (Venice). */
export function venice(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const inks = ["terracotta", "rose", "ochre", "sand", "brick", "cream"] as const;
  const side = (dir: number): string => {
    // A wide picture has more houses, further out than the first.
    const extra = Math.max(0, Math.ceil((W / 2 / u / 1.16 - 640) / 150));
    let x = dir * (640 + extra * 150);
    let text = "";
    for (let house = -extra; house < 5; house++) {
      const index = Math.max(0, house);
      const w = 150 - index * 20;
      const h = 470 - index * 62 + random.between(-30, 30);
      const ink = inks[(house + 12 + (dir > 0 ? 3 : 0)) % 6] ?? "rose";
      const left = dir < 0 ? x : x - w;
      const depth = 1 - index * 0.1;
      text += rect(left, -h, w, h + 8, dir < 0 ? p.tone(ink, depth) : p.shade(ink, 0.24, depth));
      text +=
        rect(left - 4, -h - 8, w + 8, 12, p.shade("cream", 0.25, depth)) +
        path(`M${left - 6} ${-h - 8}l20-22h${w - 28}l20 22z`, p.shade("terracotta", 0.2, depth));
      const cols = index < 3 ? 3 : 2;
      const rows = Math.floor((h - 70) / 96);
      text += times(cols * rows, (cell) => {
        const [px, py] = [left + w * ((0.5 + (cell % cols)) / cols), -h + 90 + Math.floor(cell / cols) * 96];
        const ww = (w / cols) * 0.42;
        return (
          path(pointedArch(px, py, ww + 8, 66), p.tint("cream", 0.1, depth)) +
          path(
            pointedArch(px, py - 4, ww, 56),
            random.chance(0.65) || !p.dark ? windowColor(s, depth) : p.shade("pine", 0.3),
          ) +
          rect(px - ww / 2 - 6, py, ww + 12, 5, p.shade("cream", 0.4, depth))
        );
      });
      text += rect(left, -16, w, 24, p.shade("pine", 0.55, depth));
      x -= dir * w;
    }
    return `<g>${text}</g>`;
  };
  const church = [
    rect(-70, -110, 140, 116, p.tone("paper", 0.62)),
    dome(s, 0, -108, 64, 86, "round", "slate", 0.55),
    rect(-9, -216, 18, 26, p.tone("paper", 0.62)),
    dome(s, -66, -86, 24, 30, "round", "slate", 0.55),
    dome(s, 66, -86, 24, 30, "round", "slate", 0.55),
    path(arch(0, 4, 40, 74) + arch(-46, 0, 18, 42) + arch(46, 0, 18, 42), windowColor(s, 0.6)),
  ];
  const pole = (x: number, h: number): string =>
    rect(x - 5, -h, 10, h + 30, p.tone("paper")) +
    times(Math.floor(h / 26), (index) =>
      path(`M${x - 5} ${-h + index * 26 + 12}l10-8v11l-10 8z`, p.tone("vermilion")),
    ) +
    circle(x, -h, 7, p.tone("amber"));
  const gondola = [
    path(
      "M-210-40Q-204-4-120 8H120Q190 4 214-54Q216-70 230-74Q228-30 196 6Q170 26 120 28H-120Q-196 24-210-40Z",
      p.shade("ink", 0.1),
    ),
    stroke("M-204-34Q-190-2-120 8H120Q180 4 206-40", p.tone("amber"), 3),
    path("M-60 6q6-34 40-34h30v34z", p.tone("vermilion")),
    rect(-128, -84, 11, 92, p.shade("ink", 0.2)) +
      path("M-142-46q-2-54 20-54q22 0 20 54z", p.tone("paper")) +
      stroke("M-138-60H-106M-139-74H-106M-140-88H-108", p.tone("teal"), 5) +
      circle(-122, -112, 11, p.shade("wood", 0.1)) +
      path("M-144-116h44l-10-4q-2-10-12-10t-12 10z", p.tone("sand")),
    stroke("M-104-84L-60 40", p.shade("wood", 0.3), 5),
  ];
  const x = W / 2;
  const street = named(
    "street",
    place(s, x, H * 0.7, 1.1, ...church) + place(s, x, H * 0.7, 1.16, side(-1), side(1)),
  );
  return [
    sky(s, H * 0.7),
    sun(s, x + 60 * u, H * 0.36, 110),
    clouds(s, 4, 0.06, 0.3, 0.7),
    street,
    water(s, 0.7, "teal"),
    reflection(s, 0.7, 0.34, street, 0.6),
    glitter(s, x + 60 * u, 0.71, 1, 90),
    place(s, x, H * 0.86, 1.12, ...gondola),
    place(s, W * 0.14, H * 0.96, 1, pole(-30, 250), pole(30, 200), pole(-90, 170)),
    place(s, W * 0.9, H * 0.96, 1, pole(0, 230), pole(56, 170)),
    ripples(s, 0.88, 1, p.glint, 18, 0.6),
  ].join("");
}

/** Painted houses heaped on a cliff above a cove (Cinque Terre). */
export function cinqueTerre(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const inks = ["rose", "amber", "terracotta", "cream", "vermilion", "sand", "ochre", "moss"] as const;
  const cliff = "M-460 60Q-420-60-330-110Q-240-190-120-200Q0-260 130-210Q270-200 340-110Q420-40 430 60Z";
  let houses = "";
  for (let row = 5; row >= 0; row--) {
    const count = 8 - row;
    for (let index = 0; index < count; index++) {
      const [w, h] = [random.between(54, 76), random.between(80, 128)];
      const x = -290 + row * 38 + index * 76 + random.between(-10, 10);
      const y = -14 - row * 62 - Math.sin((index / count) * 3.1) * 22;
      const ink = inks[(index * 3 + row * 5) % 8] ?? "rose";
      const depth = 1 - row * 0.05;
      houses +=
        rect(x, y - h, w, h + 30, p.tone(ink, depth)) +
        rect(x + w * 0.7, y - h, w * 0.3, h + 30, p.shade(ink, 0.3, depth)) +
        path(`M${num(x - 5)} ${num(y - h)}l12-15h${num(w - 14)}l12 15z`, p.shade("brick", 0.15, depth));
      houses += windows(s, x + w * 0.12, y - h + 14, 2, 3, [w * 0.3, 30], [w * 0.15, 17]);
    }
  }
  const boat = (x: number, y: number, ink: "teal" | "vermilion" | "paper"): string =>
    at(x, y, 1, [
      path("M-44-10Q0 12 50-12L40 10H-34Z", p.tone(ink)),
      path("M-38-9Q0 6 44-11Q0-16-38-9Z", p.shade("wood", 0.4)),
    ]);
  const town = named(
    "town",
    place(
      s,
      W * 0.5,
      H * 0.74,
      1.06,
      path(cliff, p.shade("rock", 0.25)),
      path("M130-210Q270-200 340-110Q420-40 430 60H260Q240-90 130-210Z", p.shade("rock", 0.6)),
      houses,
      rect(-36, -470, 42, 110, p.tone("cream")),
      rect(-10, -470, 16, 110, p.shade("cream", 0.35)),
      path("M-40-470L-15-510L10-470Z", p.shade("pine", 0.2)),
      path(arch(-16, -430, 14, 26), windowColor(s)),
      path("M-470 70Q-400-20-320 0L-200 16L-60-4L80 20L230 0Q380-10 450 70Z", p.shade("rock", 0.5)),
      path("M-470 70Q-330 20-180 40T120 40T450 70Z", p.shade("rock", 0.75)),
    ),
  );
  return [
    sky(s, H * 0.6),
    sun(s, W * 0.84, H * 0.3, 90),
    clouds(s, 3, 0.08, 0.26),
    ridge(s, 0.6, 0.2, p.ridge(0.18, "leaf"), { waves: 2, bend: (t) => t * H * 0.22 }),
    water(s, 0.58, "sea"),
    path(
      `M-10 ${num(H * 0.2)}Q${num(W * 0.16)} ${num(H * 0.24)} ${num(W * 0.3)} ${num(H * 0.5)}Q${num(W * 0.36)} ${num(H * 0.66)} ${num(W * 0.42)} ${num(H * 0.78)}H-10Z`,
      p.ridge(0.5, "leaf", 0.6),
    ),
    times(7, (index) =>
      stroke(
        `M-10 ${num(H * (0.3 + index * 0.065))}Q${num(W * 0.14)} ${num(H * (0.32 + index * 0.065))} ${num(W * (0.2 + index * 0.03))} ${num(H * (0.42 + index * 0.052))}`,
        p.tone("moss", 0.8),
        4 * u,
      ),
    ),
    glitter(s, W * 0.84, 0.6, 1, 90),
    town,
    reflection(s, 0.81, 0.12, town, 0.3),
    ripples(s, 0.78, 1, p.glint, 30, 0.7),
    place(s, W * 0.3, H * 0.9, 1, boat(0, 0, "teal"), boat(110, 26, "vermilion")),
    place(s, W * 0.72, H * 0.86, 1, boat(0, 0, "paper"), boat(-120, 34, "teal")),
    place(s, W, 0, 1, at(20, -10, -1, [bough(s, 0, 0, 320, "amber")], 1)),
    birds(s, W * 0.62, H * 0.2, 4),
  ].join("");
}

/** One storey of a round wall, cut off at `to` (0 to 1) of its front. */
function ring(y: number, w: number, h: number, fill: string, to = 1): string {
  const end = -w * Math.cos(Math.PI * to);
  const dip = Math.sin(Math.PI * to) * 20;
  return path(
    `M${-w} ${y - h}Q${to === 1 ? 0 : (end - w) / 2} ${num(y - h + (to === 1 ? 40 : 32))} ${num(end)} ${num(y - h + dip)}V${num(y + dip)}Q${to === 1 ? 0 : (end - w) / 2} ${num(y + (to === 1 ? 40 : 32))} ${-w} ${y}Z`,
    fill,
  );
}

/** The broken ring of arches among umbrella pines (Rome). */
export function colosseum(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const tier = (y: number, w: number, h: number, count: number, cut = 1): string => {
    const span = (w * 2) / count;
    let text = "";
    for (let index = 0; index < count; index++) {
      const t = (index + 0.5) / count;
      if (t > cut) continue;
      const squeeze = Math.sin(Math.PI * t);
      const cx = -w * Math.cos(Math.PI * t);
      const aw = span * 0.62 * (0.35 + squeeze * 0.85);
      const dip = squeeze * 20;
      text += path(
        arch(cx, y + dip, aw, h * 0.72),
        p.dark && index % 2 ? mix(p.lamp, p.tone("terracotta"), 0.35) : p.shade("brick", 0.5 + t * 0.2),
      );
    }
    return text;
  };
  const shape = [
    path("M300-190Q380-170 410-120V10H120V-150Z", p.shade("ochre", 0.45)),
    ring(0, 420, 110, p.tone("sand")) + tier(-2, 420, 110, 21),
    ring(-108, 416, 104, p.tone("sand")) + tier(-110, 416, 104, 21),
    ring(-210, 412, 100, p.tone("sand"), 0.72) + tier(-212, 412, 100, 21, 0.7),
    ring(-308, 408, 78, p.tone("sand"), 0.5),
    path(
      times(8, (index) => box(-392 + index * 44, -352 + Math.sin(index / 6) * 22, 12, 20)),
      p.shade("brick", 0.45),
    ),
    stroke("M-420-108Q0-68 420-108M-416-210Q0-170 416-210", p.shade("ochre", 0.4), 7),
  ];
  const umbrella = (x: number, y: number, k: number, depth: number): string =>
    at(x, y, k, [
      path(
        "M-7 0Q0-120-10-186L-60-216L-54-222L-4-204L10-220L50-226L52-220L10-196Q6-120 9 0Z",
        p.shade("wood", 0.3, depth),
      ),
      path(
        "M-130-214Q-140-246-90-256Q-40-290 30-276Q110-272 128-236Q134-214 100-210Q0-226-96-206Q-122-204-130-214Z",
        p.tone("pine", depth),
      ),
      path("M-130-214Q-60-222 0-218T100-210Q0-200-96-204Z", p.shade("pine", 0.5, depth)),
    ]);
  return [
    sky(s),
    sun(s, W * 0.74, H * 0.3, 112),
    clouds(s, 4, 0.08, 0.34, 0.7),
    ridges(
      s,
      2,
      { y: 0.7, rise: 0.1, depth: 0.12 },
      { y: 0.74, rise: 0.06, depth: 0.34 },
      { pigment: "leaf", waves: 3 },
    ),
    place(
      s,
      W * 0.5,
      H * 0.76,
      1,
      umbrella(-560, 0, 0.6, 0.6),
      umbrella(-480, 4, 0.5, 0.55),
      umbrella(520, 0, 0.62, 0.6),
      umbrella(600, 0, 0.5, 0.6),
    ),
    place(s, W * random.pick([0.5, 0.48]), H * 0.8, 1.14, ...shape),
    path(
      `M0 ${num(H * 0.79)}Q${num(W * 0.5)} ${num(H * 0.86)} ${num(W)} ${num(H * 0.79)}V${num(H + 4)}H0Z`,
      p.tone("moss", 0.95),
    ),
    path(
      `M${num(W * 0.36)} ${num(H * 0.825)}Q${num(W * 0.52)} ${num(H * 0.83)} ${num(W * 0.62)} ${num(H * 0.825)}Q${num(W * 0.7)} ${num(H * 0.92)} ${num(W * 0.9)} ${num(H * 1.01)}H${num(W * 0.3)}Q${num(W * 0.42)} ${num(H * 0.92)} ${num(W * 0.36)} ${num(H * 0.825)}Z`,
      p.tone("cream"),
    ),
    place(s, W * 0.08, H * 0.99, 1, umbrella(0, 0, 1.7, 1)),
    place(s, W * 0.93, H * 1.01, 1, umbrella(0, 0, 1.3, 1), cypress(s, -110, 0, 260)),
    birds(s, W * 0.4, H * 0.22, 6),
  ].join("");
}
