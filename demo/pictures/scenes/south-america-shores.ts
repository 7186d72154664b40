import { skyline } from "../buildings.ts";
import { mist, ridge } from "../landscape.ts";
import { mix } from "../palette.ts";
import { foliage, grass, palm } from "../plants.ts";
import { at, circle, num, path, rect, stroke, times } from "../shapes.ts";
import { clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, ripples, surf, water, named } from "../water.ts";

/** Stone heads on a grassy shore (Easter Island). */
export function moai(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const head = (x: number, y: number, k: number, hat: boolean): string =>
    at(x, y, k, [
      path(
        "M-62 10L-58-120Q-80-140-72-180L-60-230Q-64-330-40-356Q0-378 44-352Q66-320 60-230L70-180Q78-140 58-120L64 10Z",
        p.shade("rock", 0.22),
      ),
      path(
        "M14 10V-110L26-128L20-356L44-352Q66-320 60-230L70-180Q78-140 58-120L64 10Z",
        p.shade("rock", 0.56),
      ),
      path("M-54-290Q0-316 54-290L48-258H20L16-180H-16L-20-258H-48Z", p.shade("rock", 0.4)),
      path(
        "M-46-268Q-32-240-18-256V-244Q-34-226-48-250ZM46-268Q32-240 18-256V-244Q34-226 48-250Z",
        p.shade("ink", 0.35, 0.9),
      ),
      path("M-16-262L-20-186Q0-166 22-186L16-262Q0-276-16-262Z", p.shade("rock", 0.12)),
      path(
        "M-34-152Q0-168 36-152Q0-140-34-152ZM-30-138Q0-130 32-138Q0-124-30-138Z",
        p.shade("ink", 0.3, 0.85),
      ),
      path("M-72-250q-16 10-12 80q8 14 16 0zM70-250q16 10 12 80q-8 14-16 0z", p.shade("rock", 0.5)),
      hat
        ? path("M-56-346L-46-414Q0-432 48-414L58-344Q0-372-56-346Z", p.tone("brick")) +
          path("M20-424L48-414L58-344Q40-354 20-358Z", p.shade("brick", 0.4))
        : "",
    ]);
  return [
    sky(s, H * 0.72),
    sun(s, W * random.pick([0.5, 0.3]), H * 0.36, 130),
    clouds(s, 4, 0.08, 0.32, 0.7),
    water(s, 0.66, "sea"),
    glitter(s, W * 0.5, 0.67, 0.82, 110),
    ridge(s, 0.7, 0.14, p.ridge(0.36, "moss", 0.5), { waves: 1.2, bend: (t) => (t - 0.2) * H * 0.14 }),
    ridge(s, 0.8, 0.03, p.tone("moss", 0.85), { waves: 2 }),
    place(
      s,
      W / 2,
      H * 0.815,
      1,
      rect(-560, -34, 1120, 52, p.shade("rock", 0.45)),
      times(20, (index) => rect(-556 + index * 56, -30 + (index % 2) * 20, 48, 16, p.shade("rock", 0.3), 4)),
    ),
    place(
      s,
      W / 2,
      H * 0.785,
      0.9,
      head(-440, 0, 0.78, false),
      head(-250, 0, 0.92, true),
      head(-40, 0, 1.06, false),
      head(180, 0, 0.96, true),
      head(380, 0, 0.86, false),
      head(530, 0, 0.7, false),
    ),
    ridge(s, 0.9, 0.04, p.tone("leaf"), { waves: 2 }),
    grass(s, H * 0.93, 40 * u, p.shade("leaf", 0.25), 60),
    ridge(s, 0.99, 0.04, p.shade("leaf", 0.35), { waves: 3 }),
    grass(s, H * 1.0, 70 * u, p.shade("forest", 0.35), 70),
  ].join("");
}

/** Curtains of water in the rain forest (Iguazú). */
export function iguazu(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const white = mix(p.tone("snow"), p.glint, 0.4);
  const fall = (x: number, y: number, w: number, h: number, depth: number): string => {
    const body = mix(p.haze, mix(white, p.tone("lagoon"), 0.16), 0.3 + depth * 0.7);
    const dark = mix(body, p.tone("teal", depth), 0.4);
    const lines = times(Math.round(w / 20), () => {
      const [lx, ly] = [x + random.between(0.04, 0.92) * w, y + random.between(0, 0.5) * h];
      return `M${num(lx)} ${num(ly)}q${num(5)} ${num(h * 0.1)} ${num(2)} ${num(h * random.between(0.2, 0.45))}q-8 ${num(-h * 0.1)} -2 ${num(-h * 0.3)}z`;
    });
    return (
      path(
        `M${num(x)} ${num(y)}Q${num(x + w / 2)} ${num(y - 10)} ${num(x + w)} ${num(y)}Q${num(x + w + 8)} ${num(y + h * 0.3)} ${num(x + w + 10)} ${num(y + h)}H${num(x - 10)}Q${num(x - 6)} ${num(y + h * 0.3)} ${num(x)} ${num(y)}Z`,
        body,
      ) + path(lines, dark)
    );
  };
  const jungle = (y: number, count: number, size: number, depth: number): string =>
    times(count, (index) =>
      place(
        s,
        (W * (index + 0.5)) / count,
        H * y,
        1,
        foliage(
          s,
          random.between(-30, 30),
          random.between(-12, 12),
          size * 1.5,
          size,
          random.pick(["forest", "pine", "leaf"] as const),
          { depth, count: 8 },
        ),
      ),
    );
  const cliff = (y: number, h: number, depth: number): string =>
    rect(-10, H * y, W + 20, H * h, p.shade("wood", 0.4, depth));
  return [
    sky(s),
    sun(s, W * 0.7, H * 0.2, 80),
    clouds(s, 3, 0.08, 0.22),
    ridge(s, 0.42, 0.08, p.ridge(0.3, "forest", 0.5), { waves: 6 }),
    jungle(0.42, 9, 80, 0.5),
    cliff(0.435, 0.17, 0.6),
    place(
      s,
      W / 2,
      H * 0.435,
      1,
      fall(-560, 0, 150, 165, 0.7),
      fall(-350, 0, 240, 165, 0.75),
      fall(-40, 0, 170, 165, 0.72),
      fall(190, 0, 260, 165, 0.75),
      fall(510, 0, 150, 165, 0.7),
    ),
    mist(s, 0.52, 0.14, 0.85),
    jungle(0.62, 8, 100, 0.72),
    cliff(0.65, 0.2, 0.8),
    place(
      s,
      W / 2,
      H * 0.645,
      1.05,
      fall(-430, 0, 240, 210, 0.92),
      fall(-100, 4, 330, 214, 1),
      fall(310, 0, 220, 210, 0.92),
    ),
    water(s, 0.845, "teal"),
    mist(s, 0.72, 0.24, 0.9),
    ripples(s, 0.88, 1, p.glint, 26, 0.6),
    p.dark
      ? ""
      : `<g opacity=".38">${(["vermilion", "amber", "meadow", "lagoon", "lilac"] as const).map((name, index) => stroke(`M${num(W * 0.24 + index * 9 * u)} ${num(H * 0.9)}A${num(330 * u - index * 9 * u)} ${num(330 * u - index * 9 * u)} 0 0 1 ${num(W * 0.24 + 660 * u - index * 9 * u)} ${num(H * 0.9)}`, p.tone(name), 9 * u)).join("")}</g>`,
    place(s, W * 0.02, H * 0.98, 1, foliage(s, 0, 0, 340, 240, "forest"), palm(s, 60, 40, 380, 40)),
    place(s, W * 0.97, H * 0.98, 1, foliage(s, 0, 0, 330, 250, "pine"), palm(s, -60, 40, 330, -40)),
    place(
      s,
      W * 0.3,
      H * 0.3,
      1,
      at(0, 0, 1, [
        path(
          "M-40 0Q-10-22 16-12Q30-40 64-44Q40-26 38-6Q60 2 84 26Q50 18 20 10Q-6 18-40 0Z",
          p.tone("vermilion"),
        ),
        path("M16-12Q30-40 64-44Q40-26 38-6Z", p.tone("amber")),
      ]),
    ),
  ].join("");
}

/** The bay, the sugarloaf and the mosaic promenade (Rio). */
export function rio(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const dome = (x: number, w: number, h: number, depth: number): string =>
    path(
      `M${x - w * 0.5} 20Q${x - w * 0.36}-${h * 0.3} ${x - w * 0.3} ${-h * 0.62}Q${x - w * 0.22} ${-h} ${x} ${-h}Q${x + w * 0.2} ${-h * 0.98} ${x + w * 0.27} ${-h * 0.64}Q${x + w * 0.36} ${-h * 0.26} ${x + w * 0.56} 20Z`,
      p.ridge(depth, "forest", 0.5),
    ) +
    path(
      `M${x} ${-h}Q${x + w * 0.2} ${-h * 0.98} ${x + w * 0.27} ${-h * 0.64}Q${x + w * 0.36} ${-h * 0.26} ${x + w * 0.56} 20H${x + w * 0.12}Q${x + w * 0.16} ${-h * 0.3} ${x + w * 0.05} ${-h * 0.55}Q${x + w * 0.1} ${-h * 0.8} ${x} ${-h}Z`,
      p.ridge(depth + 0.2, "forest", 0.4),
    ) +
    path(
      `M${x - w * 0.26} ${-h * 0.64}Q${x - w * 0.2} ${-h * 0.94} ${x - w * 0.04} ${-h * 0.97}Q${x - w * 0.14} ${-h * 0.74} ${x - w * 0.13} ${-h * 0.46}Z`,
      p.tone("stone", depth * 0.9),
    );
  const statue =
    path("M-5 0L-4-40L-40-44V-52L-4-56Q0-66 4-56L40-52V-44L4-40L5 0Z", p.tone("paper", 0.9)) +
    circle(0, -66, 7, p.tone("paper", 0.9));
  const bay = named(
    "bay",
    [
      place(
        s,
        W / 2,
        H * 0.66,
        1.05,
        dome(-420, 420, 170, 0.2),
        dome(-230, 330, 130, 0.18),
        path("M210 30Q290-120 386-300Q430-360 474-300Q570-120 820 30Z", p.ridge(0.4, "forest", 0.5)),
        at(430, -328, 1.1, [statue]),
        dome(-60, 360, 330, 0.5),
        dome(-250, 260, 130, 0.46),
      ),
    ].join(""),
  );
  const cable = place(
    s,
    W / 2,
    H * 0.66,
    1.05,
    stroke("M-250-132Q-150-200-64-330", p.shade("ink", 0.2, 0.8), 2),
  );
  const waves = times(7, (row) => {
    const y = H * (0.9 + row * 0.016);
    let d = `M-20 ${num(y)}`;
    for (let index = 0; index < 16; index++)
      d += `q${num(W / 32)} ${num((index % 2 ? -22 : 22) * u)} ${num(W / 15)} 0`;
    return row % 2
      ? ""
      : `<path d="${d}" fill="none" stroke="${p.shade("ink", 0.1)}" stroke-width="${num(11 * u)}"/>`;
  });
  return [
    sky(s, H * 0.66),
    sun(s, W * random.pick([0.3, 0.36]), H * 0.3, 108),
    clouds(s, 4, 0.08, 0.34, 0.7),
    ridge(s, 0.66, 0.14, p.ridge(0.12), { waves: 3 }),
    mist(s, 0.54, 0.14, 0.6),
    bay,
    cable,
    skyline(s, W * 0.04, W * 0.4, H * 0.672, 30 * u, 70 * u, p.tone("cream", 0.75)),
    water(s, 0.665, "sea"),
    reflection(s, 0.665, 0.22, bay, 0.4),
    glitter(s, W * 0.32, 0.68, 0.86, 90),
    place(
      s,
      W * 0.62,
      H * 0.77,
      0.5,
      path("M-60-10Q0 20 70-14L54 12H-48Z", p.tone("paper")),
      path("M-4-20L0-150Q60-80 64-24Z", p.tone("paper")),
    ),
    surf(s, 0.845, 0),
    rect(0, H * 0.848, W, H * 0.05, p.tone("sand")),
    rect(0, H * 0.885, W, H * 0.12, p.tone("paper")),
    waves,
    ...times5(s),
    place(s, W * 0.05, H * 0.99, 1, palm(s, 0, 0, 520, 90)),
    place(s, W * 0.94, H * 0.99, 1, palm(s, 0, 0, 440, -80), palm(s, 60, 10, 320, 20)),
  ].join("");
}

function times5(s: Stage): string[] {
  const inks = ["vermilion", "amber", "teal", "vermilion", "plum"] as const;
  return inks.map((ink, index) =>
    place(
      s,
      s.W * (0.22 + index * 0.14),
      s.H * 0.885,
      0.62,
      path("M-56-50Q0-112 56-50Z", s.palette.tone(ink)),
      path("M0-80Q36-76 56-50H14Q14-70 0-80Z", s.palette.shade(ink, 0.3)),
      rect(-2, -52, 4, 54, s.palette.shade("wood", 0.3)),
    ),
  );
}
