import { windowColor, windows } from "../buildings.ts";
import { mist, ridge, ridges } from "../landscape.ts";
import { mix } from "../palette.ts";
import { cypress, foliage, palm } from "../plants.ts";
import { box, circle, ellipse, num, path, pointedArch, rect, stroke, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { water } from "../water.ts";

/** Height of the street's edge `dx` units off its middle. */
function streetLine(dx: number): number {
  return -185 + (dx - 116) * 0.64;
}

/** Height of the eaves `dx` units off the middle of the street. */
function eavesLine(dx: number): number {
  return -366 - (dx - 116) * 0.53;
}

/** A yellow tram climbing between tiled houses (Lisbon). */
export function lisbonTram(s: Stage): string {
  const { W, H, u, palette: p } = s;
  const inks = ["rose", "paper", "teal", "amber", "cream", "terracotta"] as const;
  // Half-widths of the street where one house ends and the next begins; more of them in a wide picture.
  const edges = [1480, 960, 640, 420, 300, 216, 158, 116].filter(
    (_, index, all) => (all[index + 1] ?? 0) < W / 2 / u,
  );
  const side = (dir: number): string =>
    times(edges.length - 1, (index) => {
      const i = edges.length - 2 - index;
      const [near, far] = [edges[i] ?? 640, edges[i + 1] ?? 116];
      const [base, baseFar] = [streetLine(near), streetLine(far)];
      const [top, topFar] = [eavesLine(near), eavesLine(far)];
      const ink = inks[(i + (dir > 0 ? 2 : 0)) % 6] ?? "rose";
      const depth = 1 - (edges.length - 2 - index - (edges.length - 6)) * 0.09;
      const lean = (t: number, f: number): readonly [number, number] => [
        dir * (near + (far - near) * t),
        (top + (topFar - top) * t) * (1 - f) + (base + (baseFar - base) * t) * f,
      ];
      const quad = (t1: number, t2: number, f1: number, f2: number): string => {
        const corners = [lean(t1, f1), lean(t2, f1), lean(t2, f2), lean(t1, f2)];
        return `M${corners.map(([cx, cy]) => `${num(cx)} ${num(cy)}`).join("L")}Z`;
      };
      const panes = times(9, (cell) =>
        quad(
          0.14 + (cell % 3) * 0.28,
          0.29 + (cell % 3) * 0.28,
          0.12 + Math.floor(cell / 3) * 0.24,
          0.25 + Math.floor(cell / 3) * 0.24,
        ),
      );
      const doors = quad(0.18, 0.4, 0.8, 1) + quad(0.6, 0.8, 0.8, 1);
      const frames = times(9, (cell) =>
        quad(
          0.1 + (cell % 3) * 0.28,
          0.33 + (cell % 3) * 0.28,
          0.1 + Math.floor(cell / 3) * 0.24,
          0.26 + Math.floor(cell / 3) * 0.24,
        ),
      );
      return (
        path(quad(0, 1, 0, 1), dir < 0 ? p.tone(ink, depth) : p.shade(ink, 0.26, depth)) +
        path(quad(-0.02, 1.02, -0.03, 0.02), p.shade("terracotta", 0.2, depth)) +
        path(frames, p.tint("cream", 0.1, depth)) +
        path(panes, windowColor(s, depth)) +
        path(doors, p.shade("pine", 0.2, depth)) +
        path(quad(0, 1, 0.28, 0.295) + quad(0, 1, 0.52, 0.535), p.shade("ink", 0.2, depth))
      );
    });
  const tram = [
    rect(-92, -214, 184, 208, p.tone("amber"), 14),
    rect(-92, -214, 184, 96, p.tone("cream"), 14) + rect(-92, -132, 184, 24, p.tone("cream")),
    rect(-98, -224, 196, 18, p.shade("slate", 0.3), 8),
    times(3, (index) =>
      rect(-78 + index * 55, -194, 46, 70, p.dark ? p.lamp : p.shade("ink", 0.15, 0.85), 5),
    ),
    rect(-92, -112, 184, 6, p.shade("ochre", 0.3)),
    rect(-40, -206, 80, 10, p.tone("ink"), 3),
    circle(0, -68, 18, p.tone("paper")) + circle(0, -68, 12, p.dark ? p.lamp : p.tint("cream", 0.5)),
    rect(-92, -32, 184, 26, p.shade("ink", 0.1), 6) +
      rect(-70, -8, 30, 14, p.tone("ink")) +
      rect(40, -8, 30, 14, p.tone("ink")),
    stroke("M-20-224L-4-300M20-224L4-300M-30-300H30", p.shade("ink", 0.2), 4),
  ];
  const x = W / 2;
  const top = H * 0.755 - 190 * u;
  const edge = (dx: number): string => `${num(x + dx * u)} ${num(H * 0.755 + streetLine(Math.abs(dx)) * u)}`;
  return [
    sky(s),
    sun(s, x + 10 * u, H * 0.3, 84),
    clouds(s, 3, 0.08, 0.3),
    water(s, top / H - 0.11, "sea"),
    ridge(s, top / H - 0.105, 0.03, p.ridge(0.25), { waves: 4 }),
    rect(0, top - 70 * u, W, 90 * u, p.tone("sea", 0.6)),
    place(
      s,
      x,
      top,
      1,
      times(
        6,
        (index) =>
          rect(-130 + index * 44, -46 - (index % 3) * 14, 42, 80, p.tone(inks[index % 6] ?? "cream", 0.62)) +
          path(
            `M${-133 + index * 44} ${-46 - (index % 3) * 14}l24-14l24 14z`,
            p.shade("terracotta", 0.1, 0.65),
          ),
      ),
    ),
    path(
      `M${edge(-1480)}L${edge(-116)}L${edge(116)}L${edge(1480)}V${num(H * 2)}H${num(x - 1480 * u)}Z`,
      p.shade("stone", 0.28),
    ),
    stroke(
      `M${num(x - 24 * u)} ${num(top)}L${num(x - 120 * u)} ${num(H * 1.02)}M${num(x + 24 * u)} ${num(top)}L${num(x + 120 * u)} ${num(H * 1.02)}`,
      p.shade("ink", 0.1, 0.7),
      6 * u,
    ),
    place(s, x, H * 0.755, 1.0, side(-1), side(1)),
    stroke(
      `M${num(x)} ${num(top)}L${num(x)} -10M${num(x - 560 * u)} ${num(H * 0.24)}Q${num(x)} ${num(H * 0.36)} ${num(x + 560 * u)} ${num(H * 0.2)}`,
      p.shade("ink", 0.2, 0.8),
      2.4 * u,
    ),
    stroke(
      `M${num(x - 300 * u)} ${num(H * 0.4)}Q${num(x)} ${num(H * 0.52)} ${num(x + 300 * u)} ${num(H * 0.39)}`,
      p.shade("ink", 0.2, 0.8),
      2 * u,
    ),
    times(9, (index) => {
      const t = (index + 0.5) / 9;
      return path(
        `M${num(x - 300 * u + 600 * u * t)} ${num(H * 0.4 + H * 0.22 * t * (1 - t))}l${num(22 * u)} 0l${num(-11 * u)} ${num(28 * u)}z`,
        p.tone((["vermilion", "amber", "paper", "pine"] as const)[index % 4] ?? "amber"),
      );
    }),
    place(s, x, H * 0.86, 1.32, ...tram),
  ].join("");
}

/** Honeycomb spires over plane trees (Barcelona). */
export function sagrada(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const spire = (x: number, h: number, w: number, depth: number): string => {
    const body = `M${num(x - w)} 0V${num(-h * 0.35)}Q${num(x - w)} ${num(-h * 0.72)} ${num(x - w * 0.16)} ${num(-h)}`;
    const holes = times(9, (row) =>
      times(3, (index) => {
        const t = row / 9;
        const y = -h * (0.36 + t * 0.5);
        const ww = w * (0.92 - t * 0.56);
        return `M${num(x + (index - 1) * ww * 0.56 - ww * 0.12)} ${num(y)}v${num(-h * 0.032)}h${num(ww * 0.24)}v${num(h * 0.032)}z`;
      }),
    );
    return (
      path(
        `${body}H${num(x + w * 0.16)}Q${num(x + w)} ${num(-h * 0.72)} ${num(x + w)} ${num(-h * 0.35)}V0Z`,
        p.tone("sand", depth),
      ) +
      path(
        `M${num(x + w * 0.2)} 0V${num(-h * 0.4)}Q${num(x + w * 0.3)} ${num(-h * 0.7)} ${num(x + w * 0.06)} ${num(-h)}H${num(x + w * 0.16)}Q${num(x + w)} ${num(-h * 0.72)} ${num(x + w)} ${num(-h * 0.35)}V0Z`,
        p.shade("ochre", 0.4, depth),
      ) +
      path(holes, p.dark ? p.lamp : p.shade("wood", 0.4, depth)) +
      path(
        `M${num(x - w * 0.16)} ${num(-h)}l${num(w * 0.16)} ${num(-h * 0.1)}l${num(w * 0.16)} ${num(h * 0.1)}z`,
        p.tone("vermilion", depth),
      ) +
      circle(x, -h * 1.1, w * 0.17, p.tone("amber", depth))
    );
  };
  const church = [
    spire(0, 560, 58, 0.86),
    spire(-150, 400, 34, 0.8) + spire(150, 400, 34, 0.8),
    spire(-214, 440, 36, 0.92) + spire(214, 440, 36, 0.92),
    rect(-250, -180, 500, 184, p.shade("sand", 0.14)),
    spire(-84, 474, 40, 1) + spire(84, 474, 40, 1),
    path("M-130 4V-150Q-100-270 0-330Q100-270 130-150V4Z", p.tone("sand")),
    path("M-84 4V-90Q-70-190 0-236Q70-190 84-90V4Z", p.shade("ochre", 0.35)),
    path("M-54 4V-70Q-46-140 0-172Q46-140 54-70V4Z", p.dark ? p.lamp : p.shade("wood", 0.5)),
    circle(0, -206, 20, p.tone("teal")) + circle(0, -206, 11, p.dark ? p.lamp : p.tone("amber")),
    path(
      "M-250 4V-120Q-236-200-196-226Q-150-200-140-120V4ZM250 4V-120Q236-200 196-226Q150-200 140-120V4Z",
      p.tone("sand"),
    ),
    path(pointedArch(-196, 4, 56, 120) + pointedArch(196, 4, 56, 120), p.shade("wood", 0.4)),
  ];
  return [
    sky(s),
    sun(s, W * 0.3, H * 0.3, 104),
    clouds(s, 4, 0.08, 0.4, 0.7),
    ridges(s, 2, { y: 0.72, rise: 0.14, depth: 0.12 }, { y: 0.76, rise: 0.08, depth: 0.3 }, { waves: 2.4 }),
    place(
      s,
      W / 2,
      H * 0.8,
      1,
      times(22, (index) => {
        const [x, h, w] = [-720 + index * 66, random.between(60, 130), random.between(56, 74)];
        const ink = random.pick(["cream", "rose", "sand", "terracotta"] as const);
        return (
          rect(x, -h, w, h, p.tone(ink, 0.66)) +
          rect(x + w * 0.7, -h, w * 0.3, h, p.shade(ink, 0.25, 0.66)) +
          windows(s, x + 8, -h + 12, 3, Math.floor(h / 28), [w * 0.26, 26], [7, 13], windowColor(s, 0.7))
        );
      }),
    ),
    place(s, W * random.pick([0.5, 0.54]), H * 0.85, 1.08, ...church),
    rect(0, H * 0.85, W, H * 0.16, p.tone("moss", 0.92)),
    place(
      s,
      W / 2,
      H * 0.87,
      1,
      ...[-660, -560, -450, -350, 350, 450, 560, 660].map((x) =>
        foliage(s, x, random.between(-50, -20), 190, 150, random.pick(["leaf", "forest"] as const), {
          depth: 0.95,
          count: 9,
        }),
      ),
    ),
    water(s, 0.9, "teal"),
    place(s, W * 0.04, H * 1.02, 1, palm(s, 0, 0, 400, 50)),
    place(s, W * 0.96, H * 1.02, 1, palm(s, 0, 0, 340, -50)),
    birds(s, W * 0.72, H * 0.3, 5),
  ].join("");
}

/** Path data of a horseshoe arch. */
function opening(x: number, w: number, h: number): string {
  return `M${num(x - w * 0.42)} 40V${num(-h * 0.56)}H${num(x - w * 0.5)}C${num(x - w * 0.62)} ${num(-h * 0.8)} ${num(x - w * 0.4)} ${num(-h)} ${num(x)} ${num(-h)}C${num(x + w * 0.4)} ${num(-h)} ${num(x + w * 0.62)} ${num(-h * 0.8)} ${num(x + w * 0.5)} ${num(-h * 0.56)}H${num(x + w * 0.42)}V40Z`;
}

/** Horseshoe arches around a still court, the hill palace beyond (Granada). */
export function andalusiaArches(s: Stage): string {
  const { W, H, u, palette: p } = s;
  const wall = p.tone("sand");
  const hill = [
    path("M-420 40Q-200-60 0-60T420 40Z", p.ridge(0.5, "leaf", 0.6)),
    rect(-230, -130, 110, 80, p.tone("terracotta", 0.68)) +
      rect(-100, -180, 90, 130, p.tone("ochre", 0.68)) +
      rect(-36, -180, 26, 130, p.shade("brick", 0.3, 0.68)) +
      rect(0, -140, 150, 90, p.tone("terracotta", 0.68)) +
      rect(120, -160, 70, 110, p.tone("ochre", 0.68)),
    windows(s, -216, -114, 3, 1, [32, 30], [12, 18], windowColor(s, 0.7)) +
      windows(s, -84, -160, 2, 2, [32, 44], [12, 20], windowColor(s, 0.7)) +
      windows(s, 20, -122, 4, 1, [32, 30], [12, 18], windowColor(s, 0.7)),
    ...[-260, -120, -20, 60, 200].map((x) => cypress(s, x, -44, 90, 0.66)),
  ];
  const count = Math.max(3, Math.ceil(W / (330 * u * 1.1)) | 1);
  const holes = times(count, (index) => opening((index - (count - 1) / 2) * 330, 220, 430));
  const outer = `M-1500 60V-1700H1500V60Z`;
  const column = (x: number): string =>
    rect(x - 13, -236, 26, 250, p.tone("paper")) +
    rect(x + 3, -236, 10, 250, p.shade("paper", 0.36)) +
    rect(x - 28, -262, 56, 28, p.tint("sand", 0.4)) +
    rect(x - 22, -4, 44, 20, p.tint("sand", 0.3));
  const voussoirs = times(count, (index) => {
    const cx = (index - (count - 1) / 2) * 330;
    return times(13, (step) => {
      const a = Math.PI * (step / 12);
      const [c, sn] = [Math.cos(a), Math.sin(a)];
      return step % 2
        ? ""
        : `M${num(cx + c * 122)} ${num(-306 - sn * 128)}L${num(cx + c * 152)} ${num(-306 - sn * 164)}L${num(cx + Math.cos(a + 0.2) * 152)} ${num(-306 - Math.sin(a + 0.2) * 164)}L${num(cx + Math.cos(a + 0.2) * 122)} ${num(-306 - Math.sin(a + 0.2) * 128)}Z`;
    });
  });
  const tiles = times(52, (index) => `M${-1248 + index * 48} -530l24-24l24 24l-24 24z`);
  return [
    sky(s),
    sun(s, W * 0.5, H * 0.36, 92),
    clouds(s, 3, 0.2, 0.36),
    ridges(
      s,
      2,
      { y: 0.56, rise: 0.16, depth: 0.15 },
      { y: 0.6, rise: 0.1, depth: 0.32 },
      { sharp: true, waves: 4 },
    ),
    place(s, W / 2, H * 0.66, 1.1, ...hill),
    rect(0, H * 0.69, W, H * 0.14, p.tone("moss", 0.85)),
    place(
      s,
      W / 2,
      H * 0.76,
      1,
      ...[-520, -390, -250, 250, 390, 520].map((x) =>
        foliage(s, x, -10, 190, 110, x % 4 ? "leaf" : "rose", { depth: 0.9, count: 9 }),
      ),
    ),
    path(
      `M${num(W / 2 - 90 * u)} ${num(H * 0.7)}h${num(180 * u)}L${num(W / 2 + 200 * u)} ${num(H * 0.86)}h${num(-400 * u)}z`,
      mix(p.sky[1], p.tone("teal"), 0.4),
    ),
    place(
      s,
      W / 2,
      H * 0.85,
      1.1,
      `<path d="${outer}${holes}" fill="${wall}" fill-rule="evenodd"/>`,
      path(voussoirs, p.tone("terracotta")),
      path(tiles, p.tone("teal")),
      stroke("M-1500-500H1500M-1500-560H1500M-1500-700H1500M-1500-980H1500", p.tone("ochre"), 5),
      // Seen in tall pictures only: latticed windows on the storey above.
      path(
        times(11, (index) => pointedArch(-825 + index * 165, -740, 78, 190)),
        p.shade("wood", 0.35),
      ),
      path(
        times(11, (index) => box(-829 + index * 165, -930, 8, 190) + box(-864 + index * 165, -800, 78, 6)),
        p.tone("ochre"),
      ),
      path(
        times(50, (index) => `M${-1225 + index * 49} -600q24-60 48 0z`),
        p.shade("ochre", 0.3),
      ),
      ...Array.from({ length: count + 1 }, (_, index) => column((index - count / 2) * 330)),
    ),
    rect(0, H * 0.865, W, H * 0.14, p.shade("terracotta", 0.14)),
    path(
      times(
        9,
        (index) =>
          `M${num(W / 2 + (index - 4.5) * 150 * u)} ${num(H * 0.865)}h${num(75 * u)}l${num((index - 4) * 60 * u + 18 * u)} ${num(H * 0.14)}h${num(-100 * u)}z`,
      ),
      p.shade("brick", 0.3),
    ),
    place(
      s,
      W / 2,
      H * 0.95,
      1.1,
      ellipse(0, 0, 120, 26, p.tone("paper")),
      ellipse(0, -4, 104, 20, p.water[1]),
      rect(-9, -52, 18, 50, p.tone("paper")),
      ellipse(0, -54, 46, 9, p.tone("paper")),
      stroke("M0-58V-112M0-108Q-26-116-36-56M0-108Q26-116 36-56", p.glint, 4),
    ),
    mist(s, 0.6, 0.1, 0.3),
  ].join("");
}
