import { mix } from "./palette.ts";
import type { Pigment } from "./palette.ts";
import { box, num, path, rect, times } from "./shapes.ts";
import type { Stage } from "./stage.ts";

/** The colour of a window: lamplight after dark, deep shade by day. */
export function windowColor(s: Stage, depth = 1): string {
  return s.palette.dark ? s.palette.lamp : mix(s.palette.haze, s.palette.shadow, 0.25 + 0.6 * depth);
}

/** A grid of windows as one shape; after dark some stay unlit. Corner (x, y), design units. */
export function windows(
  s: Stage,
  x: number,
  y: number,
  cols: number,
  rows: number,
  step: readonly [number, number],
  size: readonly [number, number],
  color = windowColor(s),
): string {
  const share = s.palette.dark && cols * rows > 8 ? 0.62 : 1;
  let d = "";
  for (let index = 0; index < cols * rows; index++) {
    if (s.random.next() > share) continue;
    d += box(x + (index % cols) * step[0], y + Math.floor(index / cols) * step[1], size[0], size[1]);
  }
  return d && path(d, color);
}

/** Inks of a house. */
export interface HouseLook {
  wall: Pigment;
  roof: Pigment;
  depth?: number;
}

/** A house of a gable front and a long side in shade. Foot at (x, y), front w, side `deep`, design units. */
export function house(
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  deep: number,
  look: HouseLook,
): string {
  const { palette } = s;
  const depth = look.depth ?? 1;
  const top = h + w * 0.55;
  const [wall, side] = [palette.tone(look.wall, depth), palette.shade(look.wall, 0.38, depth)];
  const [roof, edge] = [palette.tone(look.roof, depth), palette.shade(look.roof, 0.4, depth)];
  const front = path(
    `M${num(x)} ${num(y)}v${num(-h)}l${num(w / 2)} ${num(h - top)}l${num(w / 2)} ${num(top - h)}v${num(h)}z`,
    wall,
  );
  const flank = rect(x + w, y - h, deep, h, side);
  const over = w * 0.07;
  const slope = path(
    `M${num(x + w / 2)} ${num(y - top - over * 0.6)}h${num(deep)}L${num(x + w + deep + over)} ${num(y - h + over)}h${num(-deep)}z`,
    roof,
  );
  const verge = path(
    `M${num(x - over)} ${num(y - h + over)}L${num(x + w / 2)} ${num(y - top - over * 0.6)}L${num(x + w + over)} ${num(y - h + over)}l${num(-over * 0.9)} ${num(over * 0.6)}L${num(x + w / 2)} ${num(y - top + over)}L${num(x)} ${num(y - h + over * 1.6)}z`,
    edge,
  );
  const pane = windowColor(s, depth);
  const panes = path(
    box(x + w * 0.22, y - h * 0.72, w * 0.18, h * 0.3) + box(x + w * 0.6, y - h * 0.72, w * 0.18, h * 0.3),
    pane,
  );
  const sidePanes = times(Math.max(1, Math.round(deep / (w * 0.5))), (index) =>
    rect(x + w * 1.14 + index * w * 0.5, y - h * 0.68, w * 0.16, h * 0.28, mix(pane, side, 0.25)),
  );
  return front + flank + slope + verge + panes + sidePanes;
}

/** Path data of an upswept East-Asian roof. Eave middle at (x, y), half-width w, height h, ridge half-width t. */
export function eaves(x: number, y: number, w: number, h: number, t: number, lift = h * 0.22): string {
  const [cx, mid] = [x, y - h * 0.22];
  return `M${num(cx - w)} ${num(y - lift)}Q${num(cx - w * 0.62)} ${num(mid - h * 0.08)} ${num(cx - t)} ${num(y - h)}H${num(cx + t)}Q${num(cx + w * 0.62)} ${num(mid - h * 0.08)} ${num(cx + w)} ${num(y - lift)}Q${num(cx + w * 0.7)} ${num(y)} ${num(cx + w * 0.4)} ${num(y)}H${num(cx - w * 0.4)}Q${num(cx - w * 0.7)} ${num(y)} ${num(cx - w)} ${num(y - lift)}Z`;
}

/** An upswept roof with a lit ridge and a shaded underside. */
export function eastRoof(
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  t: number,
  pigment: Pigment,
  depth = 1,
): string {
  const { palette } = s;
  const under = path(eaves(x, y + h * 0.1, w * 0.97, h * 0.45, w * 0.7), palette.shade(pigment, 0.75, depth));
  const lines = times(7, (index) => {
    const part = (index - 3) / 3;
    return `M${num(x + part * t * 0.92)} ${num(y - h * 0.96)}Q${num(x + part * w * 0.5)} ${num(y - h * 0.35)} ${num(x + part * w * 0.8)} ${num(y - h * 0.1)}`;
  });
  const ribs = `<path d="${lines}" fill="none" stroke="${palette.shade(pigment, 0.55, depth)}" stroke-width="${num(h * 0.035)}"/>`;
  const ridge = rect(
    x - t * 1.12,
    y - h * 1.08,
    t * 2.24,
    h * 0.13,
    palette.shade(pigment, 0.65, depth),
    h * 0.04,
  );
  return under + path(eaves(x, y, w, h, t), palette.shade(pigment, 0.15, depth)) + ribs + ridge;
}

/** Path data of a dome standing on y. `kind` gives its outline; r is the half-width, h the height. */
export function domeData(
  x: number,
  y: number,
  r: number,
  h: number,
  kind: "round" | "onion" | "bell",
): string {
  if (kind === "round") return `M${num(x - r)} ${num(y)}A${num(r)} ${num(h)} 0 0 1 ${num(x + r)} ${num(y)}Z`;
  if (kind === "onion") {
    return `M${num(x - r * 0.82)} ${num(y)}C${num(x - r * 1.3)} ${num(y - h * 0.36)} ${num(x - r * 0.9)} ${num(y - h * 0.66)} ${num(x)} ${num(y - h)}C${num(x + r * 0.9)} ${num(y - h * 0.66)} ${num(x + r * 1.3)} ${num(y - h * 0.36)} ${num(x + r * 0.82)} ${num(y)}Z`;
  }
  return `M${num(x - r)} ${num(y)}C${num(x - r * 0.72)} ${num(y - h * 0.16)} ${num(x - r * 0.86)} ${num(y - h * 0.62)} ${num(x)} ${num(y - h * 0.66)}C${num(x + r * 0.86)} ${num(y - h * 0.62)} ${num(x + r * 0.72)} ${num(y - h * 0.16)} ${num(x + r)} ${num(y)}Z`;
}

/** A dome with its far side in shade and a finial. */
export function dome(
  s: Stage,
  x: number,
  y: number,
  r: number,
  h: number,
  kind: "round" | "onion" | "bell",
  pigment: Pigment,
  depth = 1,
): string {
  const { palette } = s;
  const id = `d${num(x)}_${num(y)}_${num(r)}`.replaceAll(/[-.]/g, "o");
  const data = domeData(x, y, r, h, kind);
  const clip = `<clipPath id="${id}"><path d="${data}"/></clipPath>`;
  const shade = `<ellipse cx="${num(x + r * 0.95)}" cy="${num(y - h * 0.3)}" rx="${num(r * 0.85)}" ry="${num(h * 0.95)}" fill="${palette.shade(pigment, 0.4, depth)}" clip-path="url(#${id})"/>`;
  const tip = kind === "bell" ? y - h * 0.66 : y - h;
  const finial = path(
    `M${num(x - r * 0.045)} ${num(tip + 2)}L${num(x)} ${num(tip - h * 0.28)}L${num(x + r * 0.045)} ${num(tip + 2)}Z`,
    palette.shade(pigment, 0.5, depth),
  );
  return clip + finial + path(data, palette.tone(pigment, depth)) + shade;
}

/** A tall block with a shaded side: corner (x, y) is its foot's left, design units. */
export function block(
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  pigment: Pigment,
  depth = 1,
  shadeAt = 0.62,
): string {
  return (
    rect(x, y - h, w, h, s.palette.tone(pigment, depth)) +
    rect(x + w * shadeAt, y - h, w * (1 - shadeAt), h, s.palette.shade(pigment, 0.35, depth))
  );
}

/** A crown of battlements as path data, from x along w, merlons `size` wide. */
export function battlements(x: number, y: number, w: number, size: number): string {
  const count = Math.max(2, Math.round(w / (size * 2)));
  const step = w / (count * 2 - 1);
  let d = "";
  for (let index = 0; index < count; index++) d += box(x + index * step * 2, y - size, step, size + 0.5);
  return d;
}

/** A row of far roofs and towers as one silhouette, from x1 to x2 on y; pixels. */
export function skyline(
  s: Stage,
  x1: number,
  x2: number,
  y: number,
  low: number,
  high: number,
  color: string,
): string {
  let d = `M${num(x1)} ${num(y)}`;
  let x = x1;
  while (x < x2) {
    const w = s.random.between(0.5, 1.3) * low;
    const h = s.random.chance(0.18) ? s.random.between(0.7, 1) * high : s.random.between(0.5, 1.1) * low;
    d += `V${num(y - h)}`;
    if (s.random.chance(0.4)) d += `l${num(w / 2)} ${num(-w * 0.35)}l${num(w / 2)} ${num(w * 0.35)}`;
    else d += `h${num(w)}`;
    x += w;
  }
  return path(`${d}V${num(y)}Z`, color);
}
