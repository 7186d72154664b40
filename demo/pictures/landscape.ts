import { mix } from "./palette.ts";
import type { Pigment } from "./palette.ts";
import type { Random } from "./random.ts";
import { num, path, smooth, straight } from "./shapes.ts";
import type { Stage } from "./stage.ts";

/** How a ridgeline runs. Heights are pixels; `sharp` has straight edges and peaks, else it rolls. */
export interface RidgeShape {
  width: number;
  y: number;
  rise: number;
  /** Hills across the picture; more is busier. */
  waves?: number;
  sharp?: boolean;
  /** Bends the whole line: pixels added at position t (0 to 1). */
  bend?: (t: number) => number;
}

/** Points [x, y, …] of a ridgeline from edge to edge: octaves of seeded noise, raised above `y`. */
export function ridgePoints(random: Random, shape: RidgeShape): number[] {
  const { width, y, rise, waves = 4, sharp = false, bend } = shape;
  const count = sharp ? 64 : 40;
  const octaves = [1, 2.1, 4.3, 8.9].map((pace, index) => ({
    noise: lattice(random, waves * pace, sharp),
    weight: 0.52 ** index,
  }));
  const total = octaves.reduce((sum, { weight }) => sum + weight, 0);
  const points: number[] = [];
  for (let index = 0; index <= count; index++) {
    const t = index / count;
    const height = octaves.reduce((sum, { noise, weight }) => sum + noise(t) * weight, 0) / total;
    points.push(t * (width + 40) - 20, y - rise * height + (bend ? bend(t) : 0));
  }
  return points;
}

/** Value noise over [0, 1]; `sharp` joins its values by straight lines. */
function lattice(random: Random, cells: number, sharp: boolean): (t: number) => number {
  const values = Array.from({ length: Math.ceil(cells) + 3 }, () => random.next());
  const shift = random.next();
  return (t) => {
    const scaled = t * cells + shift;
    const cell = Math.floor(scaled);
    const part = scaled - cell;
    const eased = sharp ? part : part * part * (3 - 2 * part);
    const from = values[cell] ?? 0.5;
    return from + ((values[cell + 1] ?? 0.5) - from) * eased;
  };
}

/** Closed path data: a ridgeline and all below it down to `bottom`. */
export function ridgeData(points: readonly number[], bottom: number, sharp = false): string {
  const line = sharp ? straight(points) : smooth(points);
  return `M${line}V${num(bottom)}H${num(points[0] ?? 0)}Z`;
}

/** One ridge in one colour; y, rise as fractions of the picture's height. */
export function ridge(
  s: Stage,
  y: number,
  rise: number,
  color: string,
  options: Omit<RidgeShape, "width" | "y" | "rise"> = {},
): string {
  const points = ridgePoints(s.random, { width: s.W, y: y * s.H, rise: rise * s.H, ...options });
  return path(ridgeData(points, s.H + 4, options.sharp), color);
}

/** Ridges stepping from far to near, with a breath of mist before each next one. */
export function ridges(
  s: Stage,
  count: number,
  from: { y: number; rise: number; depth: number },
  to: { y: number; rise: number; depth: number },
  options: { sharp?: boolean; waves?: number; pigment?: Pigment; amount?: number; mist?: boolean } = {},
): string {
  let text = "";
  for (let index = 0; index < count; index++) {
    const t = count > 1 ? index / (count - 1) : 0;
    const y = along(from.y, to.y, t);
    const color = s.palette.ridge(along(from.depth, to.depth, t), options.pigment, options.amount ?? 0.4);
    text += ridge(s, y, along(from.rise, to.rise, t), color, {
      waves: (options.waves ?? 4) * (1 - t * 0.25),
      sharp: options.sharp ?? false,
    });
    if (options.mist !== false && index < count - 1) text += mist(s, y - 0.02, 0.13, 0.55);
  }
  return text;
}

/** The number `t` (0 to 1) of the way from a to b. */
function along(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** A bank of mist: haze that thickens downwards from y and ends in nothing. Fractions of the height. */
export function mist(s: Stage, y: number, height: number, opacity = 0.7): string {
  return `<rect y="${num(y * s.H)}" width="${num(s.W)}" height="${num(height * s.H)}" fill="url(#mist)" opacity="${opacity}"/>`;
}

/** The gradient that every bank of mist is painted with; once in a picture. */
export function mistPaint(s: Stage): string {
  const stop = (offset: number, opacity: number): string =>
    `<stop offset="${offset}" stop-color="${s.palette.haze}" stop-opacity="${opacity}"/>`;
  return `<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1">${stop(0, 0)}${stop(0.6, 1)}${stop(1, 0)}</linearGradient>`;
}

export interface PeakLook {
  /** Inks for the side in light and the side in shade. */
  lit: string;
  dark: string;
  /** Share of the height under snow, from the top; 0 for none. */
  snow?: number;
  snowLit?: string;
  snowDark?: string;
  /** Where the top stands between the feet, 0 to 1. */
  lean?: number;
  /** How broken the edges are, 0 to 1. */
  rough?: number;
}

/** A mountain of two faces parted by a crest. x (middle of the foot) and y in pixels, w and h in pixels. */
export function peak(s: Stage, x: number, y: number, w: number, h: number, look: PeakLook): string {
  const { lean = 0.5, rough = 0.5, snow = 0 } = look;
  const top = [x - w / 2 + w * lean, y - h] as const;
  const edge = (footX: number, swing: number): number[] => flank(s.random, top, [footX, y], swing * rough);
  const left = edge(x - w / 2, w * 0.035);
  const right = edge(x + w / 2, w * 0.035);
  const crest = edge(top[0] + w * s.random.between(0.02, 0.14), w * 0.09);
  let text = face(left, crest, look.lit) + face(right, crest, look.dark);
  if (snow > 0) {
    const line = y - h + h * snow;
    const cap = (a: number[], b: number[], color: string): string => {
      const [upperA, upperB] = [above(a, line), above(b, line)];
      return path(
        `M${straight(upperA)}L${straight(teeth(s, upperA, upperB, h * snow))}L${straight(turned(upperB))}Z`,
        color,
      );
    };
    text += cap(left, crest, look.snowLit ?? s.palette.tone("snow", 0.95));
    text += cap(right, crest, look.snowDark ?? s.palette.shade("snow", 0.38, 0.9));
  }
  return text;
}

/** The face of a mountain between two of its lines. */
function face(a: number[], b: number[], color: string): string {
  return path(`M${straight(a)}L${straight(turned(b))}Z`, color);
}

/** A broken line from the top of a mountain to its foot. */
function flank(
  random: Random,
  top: readonly [number, number],
  foot: readonly [number, number],
  swing: number,
): number[] {
  const points: number[] = [top[0], top[1]];
  const steps = 9;
  for (let index = 1; index < steps; index++) {
    const t = index / steps;
    const fall = t ** 1.12;
    points.push(
      top[0] + (foot[0] - top[0]) * fall ** 1.1 + random.between(-swing, swing) * Math.min(1, t * 3),
      top[1] + (foot[1] - top[1]) * t,
    );
  }
  return [...points, foot[0], foot[1]];
}

/** The same line walked from its other end. */
export function turned(points: readonly number[]): number[] {
  const reversed: number[] = [];
  for (let index = points.length - 2; index >= 0; index -= 2) {
    reversed.push(points[index] ?? 0, points[index + 1] ?? 0);
  }
  return reversed;
}

/** The part of a downward line above `limit`, cut exactly there. */
function above(points: readonly number[], limit: number): number[] {
  const kept: number[] = [];
  for (let index = 0; index < points.length; index += 2) {
    const [px, py] = [points[index] ?? 0, points[index + 1] ?? 0];
    if (py > limit) {
      const [lastX, lastY] = [kept.at(-2) ?? px, kept.at(-1) ?? py];
      const share = (limit - lastY) / (py - lastY);
      return [...kept, lastX + (px - lastX) * share, limit];
    }
    kept.push(px, py);
  }
  return kept;
}

/** The ragged lower edge of a snow cap, from the end of one line to the end of the other. */
function teeth(s: Stage, from: readonly number[], to: readonly number[], size: number): number[] {
  const [x1, y1] = [from.at(-2) ?? 0, from.at(-1) ?? 0];
  const [x2, y2] = [to.at(-2) ?? 0, to.at(-1) ?? 0];
  const count = 7;
  const points: number[] = [];
  for (let index = 1; index < count; index++) {
    const t = index / count;
    const drop = index % 2 ? s.random.between(0.12, 0.42) : -s.random.between(0.1, 0.28);
    points.push(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + drop * size);
  }
  return points;
}

/** The inks of a mountain at a depth: stone with snow, in this light. */
export function rockLook(s: Stage, depth: number, snow = 0.4, pigment?: Pigment): PeakLook {
  const { palette } = s;
  const lit = palette.ridge(depth - 0.12, pigment, 0.45);
  const dark = palette.ridge(depth + 0.1, pigment, 0.3);
  return {
    lit,
    dark,
    snow,
    snowLit: mix(palette.tone("snow", 0.6 + depth * 0.4), palette.disc, 0.25),
    snowDark: mix(palette.tone("snow", 0.6 + depth * 0.4), dark, 0.42),
  };
}
