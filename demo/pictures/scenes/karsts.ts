import { mist, turned } from "../landscape.ts";
import { mix } from "../palette.ts";
import { palm } from "../plants.ts";
import { at, circle, ellipse, num, path, rect, smooth, stroke, times } from "../shapes.ts";
import { birds, clouds, cumulus, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, ripples, surf, water, named } from "../water.ts";

/** A limestone tower with a wooded head. Foot at (x, y), design units. */
function karst(s: Stage, x: number, y: number, w: number, h: number, depth: number): string {
  const { palette: p, random } = s;
  const wob = (a: number): number => a * random.between(0.86, 1.14);
  const lean = random.between(-0.08, 0.08) * w;
  const left = [
    x - w / 2,
    y,
    x - wob(w * 0.46),
    y - h * 0.3,
    x - wob(w * 0.44),
    y - h * 0.55,
    x - wob(w * 0.36) + lean,
    y - h * 0.8,
    x - wob(w * 0.18) + lean,
    y - h * 0.96,
    x + lean,
    y - h,
  ];
  const right = [
    x + lean,
    y - h,
    x + wob(w * 0.2) + lean,
    y - h * 0.95,
    x + wob(w * 0.37) + lean,
    y - h * 0.78,
    x + wob(w * 0.44),
    y - h * 0.5,
    x + wob(w * 0.43),
    y - h * 0.2,
    x + w / 2,
    y,
  ];
  const green = p.ridge(depth * 0.75, "pine", 0.5);
  const dark = p.ridge(depth * 0.75 + 0.17, "pine", 0.4);
  const bare = p.tone("stone", depth * 0.75);
  const crest = [x + lean, y - h, x + wob(w * 0.1), y - h * 0.7, x - w * 0.02, y - h * 0.4, x + w * 0.14, y];
  const scar = (sx: number, sy: number, sh: number): string =>
    `M${num(sx)} ${num(sy)}q${num(w * 0.06)} ${num(sh * 0.4)} ${num(w * 0.01)} ${num(sh)}q${num(-w * 0.06)} ${num(-sh * 0.3)} ${num(-w * 0.01)} ${num(-sh)}z`;
  const scars = times(5, () =>
    scar(
      x + random.between(-0.34, 0.02) * w,
      y - h * random.between(0.35, 0.75),
      h * random.between(0.15, 0.32),
    ),
  );
  return [
    path(`M${smooth([...left, ...right.slice(2)])}Z`, green),
    path(`M${smooth(crest)}L${num(x + w / 2)} ${num(y)}L${smooth(turned(right))}Z`, dark),
    path(scars, bare),
    path(
      `M${num(x - w * 0.5)} ${num(y)}q${num(w * 0.5)} ${num(-h * 0.07)} ${num(w)} 0z`,
      mix(bare, dark, 0.45),
    ),
  ].join("");
}

/** A junk under ribbed sails. */
function junk(s: Stage): string {
  const { palette: p } = s;
  const sail = (d: string, ribs: string): string =>
    path(d, p.tone("vermilion")) + stroke(ribs, p.shade("vermilion", 0.45), 3);
  return [
    rect(-4, -190, 6, 180, p.shade("wood", 0.5)) + rect(-92, -130, 5, 120, p.shade("wood", 0.5)),
    sail("M4-186Q86-150 98-40Q50-30 4-34Z", "M4-160L66-136M4-128L86-104M4-96L95-72M4-64L98-48"),
    sail("M-88-126Q-30-104-20-36Q-54-28-88-32Z", "M-88-104L-42-88M-88-80L-30-66M-88-56L-23-46"),
    path("M-150-28L-120-6H128L160-36L120-18H-100Z", p.tone("wood")),
    path("M-134-16L-108 18H106L140-22H-96Z", p.shade("wood", 0.4)),
    rect(60, -44, 62, 24, p.tone("ochre")) +
      rect(66, -38, 12, 11, p.dark ? p.lamp : p.shade("ink", 0.2)) +
      rect(86, -38, 12, 11, p.dark ? p.lamp : p.shade("ink", 0.2)),
  ].join("");
}

/** Limestone islands standing in still water, a junk among them. */
export function halongKarsts(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const horizon = 0.64;
  const row = (y: number, depth: number, list: readonly (readonly [number, number, number])[]): string =>
    list.map(([x, w, h]) => place(s, W * x, H * y, 1, karst(s, 0, 0, w, h, depth))).join("");
  const far = row(0.645, 0.22, [
    [0.1, 200, 170],
    [0.26, 150, 120],
    [0.44, 220, 210],
    [0.6, 150, 110],
    [0.76, 190, 190],
    [0.92, 170, 140],
  ]);
  const mid = named(
    "mid",
    row(0.68, 0.52, [
      [0.02, 290, 330],
      [0.2, 170, 190],
      [0.84, 250, 350],
      [0.68, 140, 150],
    ]),
  );
  const near = row(0.75, 0.9, [
    [-0.02, 280, 300],
    [0.97, 320, 430],
  ]);
  const x = W * random.pick([0.44, 0.5]);
  return [
    sky(s, H * horizon),
    sun(s, W * 0.52, H * 0.34, 105),
    clouds(s, 3, 0.1, 0.22),
    far,
    mist(s, 0.52, 0.14, 0.8),
    water(s, horizon, "lagoon"),
    reflection(s, 0.68, 0.18, mid, 0.6),
    mid,
    mist(s, 0.6, 0.1, 0.6),
    glitter(s, W * 0.52, horizon + 0.02, 1, 90),
    near,
    reflection(s, 0.81, 0.22, place(s, x, H * 0.805, 1.15, junk(s)), 0.7),
    place(s, x, H * 0.8, 1.15, junk(s)),
    ripples(s, 0.78, 1, p.glint, 24, 0.5),
    birds(s, W * 0.34, H * 0.26),
  ].join("");
}

/** Long-tailed boats drawn up in a bay of cliffs (Phuket). */
export function longtailBay(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const boat = (x: number, y: number, k: number): string =>
    at(x, y, k, [
      path(
        "M-210-26Q-60 24 190-18L252-118Q262-96 236-52Q206 26 120 34H-130Q-190 20-210-26Z",
        p.shade("wood", 0.1),
      ),
      path("M-198-6Q-60 40 206-12Q186 26 120 34H-130Q-180 20-198-6Z", p.shade("wood", 0.5)),
      rect(-84, -90, 5, 84, p.shade("wood", 0.4)) + rect(70, -90, 5, 82, p.shade("wood", 0.4)),
      path("M-104-86Q-6-118 96-86v12Q-6-104-104-74z", p.tone("paper")),
      stroke("M232-92q14 26 2 60M238-86q20 30 8 66M226-84q2 34-8 54", p.tone("vermilion"), 7),
      stroke("M228-88q24 20 16 60", p.tone("amber"), 5) + circle(234, -86, 9, p.tone("rose")),
      stroke("M-200-20L-290 10", p.shade("ink", 0.2), 6),
    ]);
  return [
    sky(s, H * 0.66),
    sun(s, W * 0.6, H * 0.24, 76),
    cumulus(s, W * 0.3, H * 0.5, 420),
    cumulus(s, W * 0.62, H * 0.56, 300),
    place(s, W * 0.5, H * 0.61, 1, karst(s, -160, 0, 150, 150, 0.25), karst(s, 60, 0, 200, 120, 0.22)),
    water(s, 0.6, "lagoon", 1),
    place(s, W * 0.84, H * 0.66, 1, karst(s, 130, 10, 420, 520, 0.72), karst(s, -90, 4, 150, 260, 0.6)),
    place(s, W * 0.1, H * 0.65, 1, karst(s, -60, 0, 240, 360, 0.5), karst(s, 90, 4, 110, 150, 0.45)),
    ripples(s, 0.66, 0.86, p.glint, 30, 0.7),
    path(
      `M0 ${num(H * 0.93)}Q${num(W * 0.4)} ${num(H * 0.83)} ${num(W)} ${num(H * 0.87)}V${num(H + 4)}H0Z`,
      p.tone("cream"),
    ),
    path(
      `M0 ${num(H * 0.96)}Q${num(W * 0.4)} ${num(H * 0.87)} ${num(W)} ${num(H * 0.91)}V${num(H + 4)}H0Z`,
      p.tone("sand"),
    ),
    surf(s, 0.905, -3),
    place(s, W * random.pick([0.4, 0.46]), H * 0.84, 1.2, boat(0, 0, 1)),
    place(s, W * 0.68, H * 0.74, 0.6, boat(0, 0, 1)),
    place(s, W * 0.02, H * 1.02, 1, palm(s, 0, 0, 560, 130)),
    times(9, () =>
      ellipse(random.between(0, W), H * random.between(0.95, 0.99), 8 * u, 4 * u, p.shade("sand", 0.2)),
    ),
  ].join("");
}
