/** Markers that do not cover one another, and names where there is room for them. */
import { MAP_SIZE } from "./map-view.server.ts";

export interface Marker {
  x: number;
  y: number;
  /** Width of its pill. */
  width: number;
  days: string;
  name: string;
}
export type Point = readonly [x: number, y: number];
export interface Label {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const MARKER_HEIGHT = 40;
export const LABEL_SIZE = 29;
const GAP = 8;

export function markerBox({ x, y, width }: Marker): Box {
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y - MARKER_HEIGHT / 2,
    bottom: y + MARKER_HEIGHT / 2,
  };
}

/** A digit is a little over half as wide as it is high. */
export const markerWidth = (days: string): number => Math.max(MARKER_HEIGHT, days.length * 15 + 22);

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Chinese characters fill their square, Latin ones about half of it. */
function textWidth(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (/[!-~]/.test(sign) ? 0.56 : 1) * LABEL_SIZE, 0);
}

/**
 * For each marker the free place beside it that hides least of the route, or null: its name then
 * stands in the list only.
 *
 * @param route points along the drawn route, close together.
 */
export function placeLabels(markers: Marker[], route: readonly Point[]): (Label | null)[] {
  const taken = markers.map(markerBox);
  return markers.map((marker) => {
    const size = textWidth(marker.name);
    const free = candidates(marker)
      .map((label) => ({ label, box: labelBox(label, size) }))
      .filter(({ box }) => inside(box) && taken.every((other) => !overlap(box, other)))
      .map((place) => ({ ...place, hidden: route.filter((point) => holds(place.box, point)).length }))
      // The order of the candidates decides between equals: sorting keeps it.
      .toSorted((a, b) => a.hidden - b.hidden)[0];
    if (free) taken.push(free.box);
    return free?.label ?? null;
  });
}

const holds = (box: Box, [x, y]: Point): boolean =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

function candidates({ x, y, width }: Marker): Label[] {
  const side = width / 2 + GAP;
  const baseline = LABEL_SIZE * 0.36;
  const [above, below] = [y - MARKER_HEIGHT / 2 - GAP - 2, y + MARKER_HEIGHT / 2 + LABEL_SIZE + 2];
  return [
    { x: x + side, y: y + baseline, anchor: "start" },
    { x: x - side, y: y + baseline, anchor: "end" },
    { x, y: above, anchor: "middle" },
    { x, y: below, anchor: "middle" },
    { x: x - width / 2, y: above, anchor: "start" },
    { x: x + width / 2, y: above, anchor: "end" },
    { x: x - width / 2, y: below, anchor: "start" },
    { x: x + width / 2, y: below, anchor: "end" },
  ];
}

function labelBox({ x, y, anchor }: Label, size: number): Box {
  const left = anchor === "start" ? x : anchor === "end" ? x - size : x - size / 2;
  return { left, right: left + size, top: y - LABEL_SIZE * 0.9, bottom: y + LABEL_SIZE * 0.16 };
}

const inside = (box: Box): boolean =>
  box.left >= 8 && box.right <= MAP_SIZE.width - 8 && box.top >= 8 && box.bottom <= MAP_SIZE.height - 8;
