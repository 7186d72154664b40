/** Small pieces of SVG text. Every number goes through `num`, so that output is short and stable. */

/** A coordinate rounded to a tenth, without a trailing zero. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? "0" : String(rounded);
}

/** A closed shape from path data. `extra` is further attribute text. */
export function path(d: string, fill: string, extra = ""): string {
  return `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

/** An open line from path data, with round ends. */
export function stroke(d: string, color: string, width: number, extra = ""): string {
  const more = extra && ` ${extra}`;
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
}

/** A rectangle; `radius` rounds its corners. */
export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0): string {
  const corner = radius > 0 ? ` rx="${num(radius)}"` : "";
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${corner} fill="${fill}"/>`;
}

/** A circle; `extra` is further attribute text. */
export function circle(x: number, y: number, r: number, fill: string, extra = ""): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

/** An ellipse with half-axes rx and ry. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"/>`;
}

/** Pieces moved to (x, y) and scaled by kx and ky. */
export function at(x: number, y: number, kx: number, pieces: string[], ky = kx): string {
  const scale = kx === ky ? num4(kx) : `${num4(kx)} ${num4(ky)}`;
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${scale})">${pieces.join("")}</g>`;
}

/** Pieces seen through: opacity 0 to 1. */
export function faded(opacity: number, ...pieces: string[]): string {
  return `<g opacity="${num4(opacity)}">${pieces.join("")}</g>`;
}

/** Draws `count` pieces, in order. */
export function times(count: number, draw: (index: number) => string): string {
  let text = "";
  for (let index = 0; index < count; index++) text += draw(index);
  return text;
}

/** Path data of a rectangle, to join many into one shape. */
export function box(x: number, y: number, w: number, h: number): string {
  return `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`;
}

/** Path data of an opening with a round head: foot at y, `w` wide, `h` high in all. */
export function arch(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return `M${num(x - r)} ${num(y)}v${num(r - h)}a${num(r)} ${num(r)} 0 0 1 ${num(w)} 0v${num(h - r)}z`;
}

/** Path data of an opening with a pointed head. */
export function pointedArch(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  const spring = y - h + w * 0.8;
  return `M${num(x - r)} ${num(y)}V${num(spring)}Q${num(x - r)} ${num(spring - w * 0.5)} ${num(x)} ${num(y - h)}Q${num(x + r)} ${num(spring - w * 0.5)} ${num(x + r)} ${num(spring)}V${num(y)}z`;
}

/** Path data of a smooth line through points [x, y, x, y, …], joined by their midpoints. */
export function smooth(points: readonly number[]): string {
  const get = (index: number): number => points[index] ?? 0;
  let d = `${num(get(0))} ${num(get(1))}`;
  for (let index = 2; index < points.length - 2; index += 2) {
    const endX = (get(index) + get(index + 2)) / 2;
    const endY = (get(index + 1) + get(index + 3)) / 2;
    d += `Q${num(get(index))} ${num(get(index + 1))} ${num(endX)} ${num(endY)}`;
  }
  return `${d}L${num(get(points.length - 2))} ${num(get(points.length - 1))}`;
}

/** Path data of a straight-edged line through points [x, y, x, y, …]. */
export function straight(points: readonly number[]): string {
  let d = "";
  for (let index = 0; index < points.length; index += 2) {
    d += `${index ? "L" : ""}${num(points[index] ?? 0)} ${num(points[index + 1] ?? 0)}`;
  }
  return d;
}

function num4(value: number): string {
  return String(Math.round(value * 1e4) / 1e4);
}
