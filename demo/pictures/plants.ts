import type { Pigment } from "./palette.ts";
import { circle, ellipse, num, path, rect, stroke, times } from "./shapes.ts";
import type { Stage } from "./stage.ts";

/** Path data of a conifer: tiers of falling branches. Foot at (x, y), height h; any unit. */
export function pineData(
  x: number,
  y: number,
  h: number,
  slim = 0.2,
  tiers = 4,
  write: (value: number) => string = num,
): string {
  let left = "";
  let right = "";
  for (let tier = 0; tier < tiers; tier++) {
    const low = y - h * (0.92 - ((tier + 1) * 0.82) / tiers);
    const reach = h * slim * (0.42 + (tier * 0.6) / (tiers - 1));
    left = `L${write(x - reach * 0.38)} ${write(low - h * 0.025)}L${write(x - reach)} ${write(low)}${left}`;
    right += `L${write(x + reach)} ${write(low)}L${write(x + reach * 0.38)} ${write(low - h * 0.025)}`;
  }
  const trunk = h * 0.02;
  return `M${write(x - trunk)} ${write(y)}V${write(y - h * 0.1)}${left}L${write(x)} ${write(y - h)}${right}L${write(x + trunk)} ${write(y - h * 0.1)}V${write(y)}Z`;
}

/** A stand of conifers on a line. x1..x2, y and h in pixels; `rise(t)` lifts the ground at t (0 to 1). */
export function forest(
  s: Stage,
  x1: number,
  x2: number,
  y: number,
  h: number,
  color: string,
  options: { count?: number; rise?: (t: number) => number; slim?: number } = {},
): string {
  const count = options.count ?? Math.max(4, Math.round((x2 - x1) / (h * 0.26)));
  let d = "";
  for (let index = 0; index < count; index++) {
    const t = (index + s.random.between(0, 0.9)) / count;
    const lift = options.rise ? options.rise(t) : 0;
    d += pineData(
      x1 + (x2 - x1) * t,
      y - lift,
      h * s.random.between(0.6, 1.1),
      options.slim ?? 0.2,
      3,
      wholeUnit,
    );
  }
  return path(d, color);
}

/** One near conifer with a side in shade, in design units. */
export function pine(x: number, y: number, h: number, lit: string, dark: string): string {
  const half = pineData(x, y, h).split("Z")[0] ?? "";
  const clip = `M${num(x)} ${num(y)}V${num(y - h)}${half.slice(half.indexOf(`L${num(x)} ${num(y - h)}`) + `L${num(x)} ${num(y - h)}`.length)}Z`;
  return path(pineData(x, y, h), lit) + path(clip, dark);
}

/** A crown of leaf masses: a shaded body, a lit body up and left of it, and leaves at its edges. */
export function foliage(
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  pigment: Pigment,
  options: { count?: number; depth?: number } = {},
): string {
  const { count = 11, depth = 1 } = options;
  const { palette: p, random } = s;
  const size = Math.min(w, h);
  const write = size > 70 ? wholeUnit : num;
  const turn = random.between(0, 6);
  const spread = (n: number, reach: number, dx: number, dy: number): string => {
    let d = "";
    for (let index = 0; index < n; index++) {
      const angle = turn + index * 2.4;
      const far = Math.sqrt((index + 0.4) / n) * reach * random.between(0.85, 1.1);
      d += `M${write(x + dx * w + Math.cos(angle) * w * far)} ${write(y + dy * h + Math.sin(angle) * h * far)}h0`;
    }
    return d;
  };
  const [body, lit, high] = [
    p.shade(pigment, 0.36, depth),
    p.tone(pigment, depth),
    p.tint(pigment, 0.28, depth),
  ];
  const masses = [
    dots(spread(count, 0.36, 0, 0), body, size * 0.34),
    dots(spread(count + 6, 0.5, 0, 0), body, size * 0.1),
    dots(spread(count - 2, 0.3, -0.04, -0.07), lit, size * 0.27),
    dots(spread(count + 4, 0.42, -0.03, -0.05), lit, size * 0.075),
    dots(spread(5, 0.2, -0.11, -0.17), high, size * 0.14),
    dots(spread(count, 0.4, -0.06, -0.1), high, size * 0.045),
  ].join("");
  return `<g fill="none" stroke-linecap="round">${masses}</g>`;
}

/** Round dots of one size, from path data of points (`M x y h0`): far shorter than circles. */
function dots(d: string, color: string, width: number): string {
  return `<path d="${d}" stroke="${color}" stroke-width="${num(width)}"/>`;
}

/** A coordinate rounded to a whole unit: enough for what is many and small. */
function wholeUnit(value: number): string {
  return String(Math.round(value) + 0);
}

/** A broadleaf tree: trunk, boughs and crown. Foot at (x, y), design units. */
export function tree(s: Stage, x: number, y: number, h: number, pigment: Pigment, depth = 1): string {
  const trunk = s.palette.shade("wood", 0.25, depth);
  const boughs = `M${num(x - h * 0.035)} ${num(y)}Q${num(x)} ${num(y - h * 0.3)} ${num(x - h * 0.02)} ${num(y - h * 0.6)}h${num(h * 0.04)}Q${num(x + h * 0.02)} ${num(y - h * 0.3)} ${num(x + h * 0.04)} ${num(y)}Z`;
  return path(boughs, trunk) + foliage(s, x, y - h * 0.68, h * 0.75, h * 0.62, pigment, { depth });
}

/** A Mediterranean cypress with a side in shade. */
export function cypress(s: Stage, x: number, y: number, h: number, depth = 1): string {
  const w = h * 0.095;
  const half = `M${num(x)} ${num(y - h)}Q${num(x + w * 1.5)} ${num(y - h * 0.4)} ${num(x + w * 0.55)} ${num(y - h * 0.04)}L${num(x)} ${num(y)}Z`;
  const whole = `M${num(x)} ${num(y - h)}Q${num(x + w * 1.5)} ${num(y - h * 0.4)} ${num(x + w * 0.55)} ${num(y - h * 0.04)}L${num(x)} ${num(y)}L${num(x - w * 0.55)} ${num(y - h * 0.04)}Q${num(x - w * 1.5)} ${num(y - h * 0.4)} ${num(x)} ${num(y - h)}Z`;
  return path(whole, s.palette.tone("pine", depth)) + path(half, s.palette.shade("pine", 0.5, depth));
}

/** A coconut palm: a leaning trunk and a crown of falling fronds. Design units; lean in units. */
export function palm(s: Stage, x: number, y: number, h: number, lean: number, depth = 1): string {
  const { palette } = s;
  const [topX, topY] = [x + lean, y - h];
  const w = h * 0.022;
  const bendX = x + lean * 0.15;
  const trunk = `M${num(x - w * 1.5)} ${num(y)}Q${num(bendX - w)} ${num(y - h * 0.55)} ${num(topX - w * 0.6)} ${num(topY)}h${num(w * 1.2)}Q${num(bendX + w)} ${num(y - h * 0.55)} ${num(x + w * 1.5)} ${num(y)}Z`;
  const angles = [-176, -152, -124, -92, -58, -30, -6, 20, 160];
  const fronds = angles
    .map((angle, index) => {
      const turn = ((angle + s.random.between(-8, 8)) * Math.PI) / 180;
      const length = h * s.random.between(0.38, 0.48);
      const color = index % 2 ? palette.tone("pine", depth) : palette.shade("pine", 0.45, depth);
      return path(frond(topX, topY, turn, length), color);
    })
    .join("");
  const nuts = times(3, (index) =>
    circle(topX + (index - 1) * h * 0.022, topY + h * 0.025, h * 0.017, palette.shade("wood", 0.3, depth)),
  );
  return path(trunk, palette.shade("wood", 0.12, depth)) + fronds + nuts;
}

/** A palm leaf: a curved blade whose lower edge is cut into teeth. */
function frond(x: number, y: number, turn: number, length: number): string {
  const tipX = x + Math.cos(turn) * length;
  const tipY = y + Math.sin(turn) * length * 0.75 + length * 0.34;
  const archX = x + Math.cos(turn) * length * 0.5;
  const archY = y + Math.sin(turn) * length * 0.75 - length * 0.14;
  const outX = x + Math.cos(turn) * length * 0.42;
  const outY = archY + length * 0.2;
  const at = (t: number): readonly [number, number] => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * outX + t * t * tipX,
    (1 - t) ** 2 * y + 2 * t * (1 - t) * outY + t * t * tipY,
  ];
  let d = `M${num(x)} ${num(y)}Q${num(archX)} ${num(archY)} ${num(tipX)} ${num(tipY)}`;
  const teeth = 7;
  for (let index = 1; index < teeth; index++) {
    const t = 1 - index / teeth;
    const [bx, by] = at(t);
    const deep = length * 0.1 * Math.sin(Math.PI * Math.min(1, t + 0.1));
    d += `L${num(bx + Math.cos(turn) * length * 0.07)} ${num(by + deep)}L${num(bx)} ${num(by)}`;
  }
  return `${d}Z`;
}

/** Blades of grass along a line; one stroke colour. Pixels. */
export function grass(s: Stage, y: number, height: number, color: string, count = 70): string {
  let d = "";
  for (let index = 0; index < count; index++) {
    const x = s.random.between(0, s.W);
    const h = height * s.random.between(0.4, 1);
    const bend = h * s.random.between(-0.35, 0.35);
    d += `M${num(x - h * 0.05)} ${num(y)}Q${num(x)} ${num(y - h * 0.6)} ${num(x + bend)} ${num(y - h)}Q${num(x + h * 0.06)} ${num(y - h * 0.5)} ${num(x + h * 0.07)} ${num(y)}z`;
  }
  return path(d, color);
}

/** A round bush, or a row of them. */
export function bush(s: Stage, x: number, y: number, w: number, pigment: Pigment, depth = 1): string {
  const lit = s.palette.tone(pigment, depth);
  const dark = s.palette.shade(pigment, 0.35, depth);
  return `${ellipse(x, y, w * 0.5, w * 0.34, dark)}${ellipse(x - w * 0.1, y - w * 0.07, w * 0.36, w * 0.25, lit)}`;
}

/** A bough with leaves that hangs in from the upper corner (x, y), design units, to frame a view. */
export function bough(s: Stage, x: number, y: number, reach: number, pigment: Pigment): string {
  const wood = s.palette.shade("wood", 0.5);
  const d = `M${num(x)} ${num(y)}Q${num(x + reach * 0.4)} ${num(y + reach * 0.02)} ${num(x + reach)} ${num(y + reach * 0.22)}M${num(x + reach * 0.4)} ${num(y + reach * 0.06)}Q${num(x + reach * 0.55)} ${num(y + reach * 0.2)} ${num(x + reach * 0.6)} ${num(y + reach * 0.38)}`;
  const spots = [0.15, 0.38, 0.6, 0.82, 1.0];
  const leaves = spots
    .map((t, index) =>
      foliage(
        s,
        x + reach * t,
        y + reach * (0.03 + t * t * 0.2),
        reach * 0.42,
        reach * (index % 2 ? 0.2 : 0.26),
        pigment,
        { count: 8 },
      ),
    )
    .join("");
  return (
    stroke(d, wood, reach * 0.022) +
    leaves +
    foliage(s, x + reach * 0.6, y + reach * 0.36, reach * 0.26, reach * 0.18, pigment, { count: 7 })
  );
}

/** Low stems of flowers in perspective rows towards a vanishing point. Pixels. */
export function flowerRows(
  s: Stage,
  y: number,
  foot: number,
  vanishX: number,
  colors: readonly string[],
  rows = 13,
): string {
  const spread = s.W * 2.4;
  return times(rows, (row) => {
    const a = vanishX - spread / 2 + (spread / rows) * row;
    const b = a + (spread / rows) * 0.98;
    const far = (x: number): number => vanishX + (x - vanishX) * 0.16;
    const color = colors[row % colors.length] ?? "#000000";
    return path(
      `M${num(far(a))} ${num(y)}L${num(far(b))} ${num(y)}L${num(b)} ${num(foot)}L${num(a)} ${num(foot)}z`,
      color,
    );
  });
}

/** A plain post or trunk. */
export function post(x: number, y: number, h: number, w: number, color: string): string {
  return rect(x - w / 2, y - h, w, h, color);
}
