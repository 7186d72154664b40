/**
 * Outlines of the world as they come with world-atlas (Natural Earth), unpacked into flat arrays:
 * a tenth of the memory of GeoJSON, and read only when the first map is drawn.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** 10m knows small islands and costs more to draw; 50m is enough for half a continent. */
export type Resolution = "10m" | "50m";
/** Longitude and latitude in turn, in degrees. */
type Arc = Float32Array;
const NO_ARC: Arc = new Float32Array();

export interface Outline {
  /** Rings as one or more arcs each; west, south, east and north of the outer one. */
  rings: number[][];
  box: [number, number, number, number];
}

export interface Atlas {
  land: Outline[];
  /** Arcs that two countries share. */
  borders: number[];
  arcs: Arc[];
}

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { land: { geometries: Shape[] }; countries: { geometries: Shape[] } };
}
type Shape = { type: "Polygon"; arcs: number[][] } | { type: "MultiPolygon"; arcs: number[][][] };

const atlases = new Map<Resolution, Atlas>();

export function readAtlas(resolution: Resolution): Atlas {
  let atlas = atlases.get(resolution);
  if (!atlas) {
    const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${resolution}.json`);
    atlas = unpack(JSON.parse(readFileSync(path, "utf8")) as Topology);
    atlases.set(resolution, atlas);
  }
  return atlas;
}

function unpack({ transform, arcs: packed, objects }: Topology): Atlas {
  const arcs = packed.map((arc) => absolute(arc, transform));
  const land = objects.land.geometries.flatMap(polygons).map((rings) => ({ rings, box: boxOf(rings, arcs) }));
  return { land, borders: sharedArcs(objects.countries.geometries), arcs };
}

function absolute(steps: [number, number][], { scale, translate }: Topology["transform"]): Arc {
  const arc = new Float32Array(steps.length * 2);
  let [x, y] = [0, 0];
  for (const [index, [dx, dy]] of steps.entries()) {
    x += dx;
    y += dy;
    arc[index * 2] = x * scale[0] + translate[0];
    arc[index * 2 + 1] = y * scale[1] + translate[1];
  }
  return arc;
}

const polygons = (shape: Shape): number[][][] => (shape.type === "Polygon" ? [shape.arcs] : shape.arcs);

/** A ring names an arc run backwards by its complement. */
export const arcIndex = (reference: number): number => (reference < 0 ? ~reference : reference);

function sharedArcs(countries: Shape[]): number[] {
  const uses = new Map<number, number>();
  for (const reference of countries.flatMap(polygons).flat(2)) {
    const index = arcIndex(reference);
    uses.set(index, (uses.get(index) ?? 0) + 1);
  }
  return [...uses].filter(([, count]) => count > 1).map(([index]) => index);
}

function boxOf(rings: number[][], arcs: Arc[]): Outline["box"] {
  const box: Outline["box"] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const reference of rings[0] ?? []) stretch(box, arcs[arcIndex(reference)]);
  return box;
}

function stretch(box: Outline["box"], arc: Arc = NO_ARC): void {
  for (let at = 0; at < arc.length; at += 2) {
    const [x, y] = [arc[at] ?? 0, arc[at + 1] ?? 0];
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  }
}

/** The box of one arc, for borders. */
export function arcBox(arc: Arc | undefined): Outline["box"] {
  const box: Outline["box"] = [Infinity, Infinity, -Infinity, -Infinity];
  stretch(box, arc);
  return box;
}

/** The points of an arc as GeoJSON wants them. */
export function arcPoints(atlas: Atlas, reference: number): [number, number][] {
  const arc = atlas.arcs[arcIndex(reference)] ?? NO_ARC;
  const points: [number, number][] = [];
  for (let at = 0; at < arc.length; at += 2) points.push([arc[at] ?? 0, arc[at + 1] ?? 0]);
  return reference < 0 ? points.toReversed() : points;
}

/** The points of a ring: its arcs joined, each one's first point being the last of the one before. */
export function ringPoints(atlas: Atlas, ring: number[]): [number, number][] {
  return ring.flatMap((reference, index) => arcPoints(atlas, reference).slice(index === 0 ? 0 : 1));
}
