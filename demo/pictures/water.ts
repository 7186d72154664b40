import { mix } from "./palette.ts";
import type { Pigment } from "./palette.ts";
import { faded, num, path, rect } from "./shapes.ts";
import type { Stage } from "./stage.ts";

/** Still water from `y` to the picture's foot (fractions): far light to near deep, with long ripples. */
export function water(s: Stage, y: number, pigment?: Pigment, foot = 1): string {
  const [far, near] = waterColors(s, pigment);
  const stops = `<stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/>`;
  const fall = `<linearGradient id="wa" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
  const sheet = rect(0, y * s.H, s.W, (foot - y) * s.H + 3, "url(#wa)");
  return `${fall}${sheet}${ripples(s, y, foot, mix(far, s.palette.glint, 0.45), 34, 0.5)}${ripples(s, y, foot, mix(near, s.palette.shadow, 0.35), 22, 0.35)}`;
}

/** The colours of water here: [far, near]. */
export function waterColors(s: Stage, pigment?: Pigment): [string, string] {
  const [far, near] = s.palette.water;
  if (!pigment) return [far, near];
  return [mix(far, s.palette.tone(pigment, 0.75), 0.55), mix(near, s.palette.tone(pigment), 0.6)];
}

/** Thin lens-shaped strokes lying on water, longer and further apart towards the viewer. */
export function ripples(s: Stage, y: number, foot: number, color: string, count = 30, opacity = 0.6): string {
  let d = "";
  for (let index = 0; index < count; index++) {
    const t = s.random.next() ** 1.5;
    const length = (30 + 190 * t) * s.u * s.random.between(0.5, 1.2);
    d += lens(
      s.random.between(-0.05, 1) * s.W,
      (y + (foot - y) * (0.03 + 0.95 * t)) * s.H,
      length,
      (2 + 6 * t) * s.u,
    );
  }
  return faded(opacity, path(d, color));
}

/** The broken path of light under a sun or moon at `x` pixels. */
export function glitter(s: Stage, x: number, y: number, foot = 1, width = 70): string {
  let d = "";
  const rows = 26;
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.4) / rows;
    const spread = width * s.u * (0.55 + t * 0.9);
    const length = spread * s.random.between(0.4, 1.5) * (1 - t * 0.35);
    const px = x + s.random.between(-0.5, 0.5) * spread - length / 2;
    d += lens(px, (y + (foot - y) * t ** 1.3) * s.H + 2 * s.u, length, (2.5 + 5 * t) * s.u);
  }
  return faded(0.75, path(d, s.palette.glint));
}

/** What stands on the shore, upside down on the water at `y` (fraction), and broken by ripples. Pieces from `named` must be drawn too. */
export function reflection(s: Stage, y: number, opacity: number, pieces: string, stretch = 0.8): string {
  const shift = y * s.H * (1 + stretch);
  const id = /^<g id="(\w+)"/.exec(pieces)?.[1];
  const image = id ? `<use href="#${id}"/>` : pieces;
  return `<g opacity="${opacity}" transform="translate(0 ${num(shift)}) scale(1 ${-stretch})">${image}</g>`;
}

/** Names pieces, so that their reflection points at them instead of repeating them. */
export function named(id: string, pieces: string): string {
  return `<g id="${id}">${pieces}</g>`;
}

function lens(x: number, y: number, length: number, thick: number): string {
  return `M${num(x)} ${num(y)}q${num(length / 2)} ${num(-thick)} ${num(length)} 0q${num(-length / 2)} ${num(thick)} ${num(-length)} 0z`;
}

/** White water along a shore: a smooth line of surf from edge to edge. */
export function surf(s: Stage, y: number, slope = 0): string {
  const step = s.W / 12;
  let d = `M-10 ${num(y * s.H)}`;
  for (let index = 0; index < 13; index++) {
    const rise = (s.random.between(-10, 10) + slope * index) * s.u;
    d += `q${num(step / 2)} ${num(-12 * s.u + rise)} ${num(step)} ${num(rise * 0.4)}`;
  }
  return `<path d="${d}" fill="none" stroke="${s.palette.glint}" stroke-width="${num(7 * s.u)}" stroke-linecap="round" opacity=".8"/>`;
}
