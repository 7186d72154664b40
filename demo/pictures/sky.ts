import { mix } from "./palette.ts";
import { circle, faded, num, path, rect, stroke, times } from "./shapes.ts";
import type { Stage } from "./stage.ts";

/** The whole backdrop: a soft fall of three colours and, after dark, stars. `horizon` in pixels. */
export function sky(s: Stage, horizon = s.H): string {
  const [top, middle, low] = s.palette.sky;
  const stops = `<stop offset="0" stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/>`;
  const fall = `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
  const below = rect(0, 0, s.W, s.H, low);
  const stars = s.palette.name === "night" ? starField(s, horizon * 0.75) : "";
  return `<defs>${fall}</defs>${below}${rect(0, 0, s.W, horizon + 2, "url(#sky)")}${stars}`;
}

function starField(s: Stage, depth: number): string {
  const field = (count: number, size: number): string => {
    const d = times(count, () => {
      const y = depth * s.random.next() ** 1.4;
      return `M${Math.round(s.random.between(0, s.W))} ${Math.round(y)}h0`;
    });
    return stroke(d, s.palette.disc, size * s.u);
  };
  return faded(0.75, field(60, 2.2), field(26, 3.8));
}

/** The sun, or after dark the moon, with two pale rings. Position in pixels, `r` in design units. */
export function sun(s: Stage, x: number, y: number, r = 80): string {
  const { disc, name, sky: stops } = s.palette;
  const size = r * s.u * (name === "night" ? 0.72 : 1);
  const [wide, slim] = s.random.pick([
    [2.2, 1.45],
    [1.7, 1.7],
    [1.3, 1.3],
    [1.95, 1.3],
  ] as const);
  const rings = faded(0.1, circle(x, y, size * wide, disc), circle(x, y, size * slim, disc));
  if (name !== "night") return rings + circle(x, y, size, disc);
  const sea = mix(disc, stops[1], 0.16);
  const spots = `${circle(x - size * 0.3, y - size * 0.2, size * 0.26, sea)}${circle(x + size * 0.28, y + size * 0.3, size * 0.34, sea)}${circle(x + size * 0.22, y - size * 0.4, size * 0.14, sea)}`;
  return rings + circle(x, y, size, disc) + spots;
}

/** Rays spreading from a sun, as old posters print them. `y` and `x` in pixels. */
export function rays(s: Stage, x: number, y: number, count = 18, opacity = 0.1): string {
  const reach = Math.hypot(s.W, s.H);
  const step = (Math.PI * 2) / count;
  let d = "";
  for (let index = 0; index < count; index++) {
    const [from, to] = [index * step, index * step + step * 0.5];
    d += `M${num(x)} ${num(y)}L${num(x + Math.cos(from) * reach)} ${num(y + Math.sin(from) * reach)}L${num(x + Math.cos(to) * reach)} ${num(y + Math.sin(to) * reach)}z`;
  }
  return faded(opacity, path(d, s.palette.disc));
}

/** One flat cloud: three or four long bars with round ends. Size in design units, position in pixels. */
export function cloud(s: Stage, x: number, y: number, length: number, opacity = 0.85): string {
  const [w, bar] = [length * s.u, length * s.u * 0.036];
  const rows = s.random.whole(2, 4);
  const pieces = times(rows, (row) => {
    const span = w * (row === rows - 1 ? 1 : s.random.between(0.35, 0.78));
    const shift = (w - span) * s.random.between(0.15, 0.85);
    return rect(x - w / 2 + shift, y + (row - rows) * bar * 1.0, span, bar * 1.9, s.palette.cloud, bar);
  });
  return faded(opacity, pieces);
}

/** A scatter of clouds between two heights (fractions of the picture). */
export function clouds(s: Stage, count: number, high: number, low: number, opacity = 0.8): string {
  const first = s.random.between(0, 1);
  return times(count, (index) => {
    const place = (first + index / count + s.random.between(-0.08, 0.08)) % 1;
    const y = s.H * s.random.between(high, low);
    return cloud(s, s.W * place, y, s.random.between(170, 380), opacity);
  });
}

/** A heaped summer cloud standing on a flat base. */
export function cumulus(s: Stage, x: number, y: number, width: number): string {
  const w = width * s.u;
  const puff = (dx: number, dy: number, r: number, color: string): string =>
    circle(x + dx * w, y + dy * w, r * w, color);
  const { cloud: color, haze } = s.palette;
  const back = mix(color, haze, 0.5);
  const heap = [
    [-0.3, -0.08, 0.13],
    [-0.12, -0.17, 0.17],
    [0.1, -0.13, 0.15],
    [0.29, -0.07, 0.11],
  ] as const;
  const base = (fill: string, dy: number): string =>
    rect(x - w / 2, y - w * 0.1 + dy, w, w * 0.12, fill, w * 0.06);
  const back3 = heap.map(([dx, dy, r]) => puff(dx + 0.05, dy - 0.03, r, back)).join("");
  const front = heap.map(([dx, dy, r]) => puff(dx, dy + 0.03, r, color)).join("");
  return back3 + front + base(color, 0);
}

/** A few birds on the wing around (x, y) pixels. */
export function birds(s: Stage, x: number, y: number, count = 5, size = 16): string {
  const color = s.palette.shade("ink", 0.2, 0.8);
  return times(count, () => {
    const [px, py] = [x + s.random.between(-130, 130) * s.u, y + s.random.between(-55, 55) * s.u];
    const span = size * s.u * s.random.between(0.6, 1.1);
    const d = `M${num(px - span)} ${num(py - span * 0.25)}Q${num(px - span * 0.4)} ${num(py - span * 0.55)} ${num(px)} ${num(py)}Q${num(px + span * 0.4)} ${num(py - span * 0.55)} ${num(px + span)} ${num(py - span * 0.25)}`;
    return stroke(d, color, 2.6 * s.u);
  });
}

/** Curtains of northern light hanging between two heights (fractions of the picture). */
export function aurora(s: Stage, high: number, low: number): string {
  const colors = [s.palette.tint("lagoon", 0.15), "#7fd6b0", s.palette.tint("lilac", 0.1)];
  const defs = colors
    .map(
      (color, index) =>
        `<linearGradient id="au${index}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${color}" stop-opacity="0"/><stop offset=".82" stop-color="${color}" stop-opacity=".72"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>`,
    )
    .join("");
  const bands = times(3, (index) => curtain(s, high + index * 0.05, low - index * 0.07, index));
  return `<defs>${defs}</defs>${bands}`;
}

/** One curtain: narrow strips side by side, each fading on its own, their feet along a wave. */
function curtain(s: Stage, high: number, low: number, index: number): string {
  const width = Math.ceil(s.W / 64);
  const [phase, pace] = [s.random.between(0, 6), s.random.between(4, 6.5)];
  const strips = times(Math.ceil(s.W / width), (strip) => {
    const t = (strip * width) / s.W;
    const wave = Math.sin(t * pace + phase) * 0.06 + Math.sin(t * pace * 2.3 + phase) * 0.025;
    const bottom = s.H * (low + wave + (t - 0.5) * 0.1);
    const flame = 0.8 + 0.12 * Math.sin(t * 31 + phase) + 0.08 * Math.sin(t * 83 + phase * 2);
    const height = s.H * (low - high) * flame;
    return `<rect x="${strip * width}" y="${num(bottom - height)}" width="${width}" height="${num(height)}"/>`;
  });
  return `<g opacity="${[0.8, 0.6, 0.5][index]}" fill="url(#au${index})">${strips}</g>`;
}
