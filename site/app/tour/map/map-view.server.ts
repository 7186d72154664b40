/** Which part of the world a route map shows, and how a place on earth becomes a point on it. */
import { geoAzimuthalEqualArea, geoDistance, type GeoProjection } from "d3-geo";

export type LonLat = [longitude: number, latitude: number];

/** Units of the drawing; half of them are pixels where the map is 360 px wide. */
export const MAP_SIZE = { width: 720, height: 860 } as const;
const EARTH_RADIUS = 6371;
/** A route within one town still shows the country around it. */
const LEAST_KILOMETRES_ACROSS = 70;
const MARGIN = { x: 96, y: 84 };

export interface MapView {
  projection: GeoProjection;
  center: LonLat;
  /** Of a circle around the centre that holds the whole map, in degrees. */
  radius: number;
  kilometresPerUnit: number;
}

const DEGREES = 180 / Math.PI;

export function kilometres(a: LonLat, b: LonLat): number {
  return geoDistance(a, b) * EARTH_RADIUS;
}

/** A view with north up that holds all of these places (at least one). */
export function fitView(places: LonLat[]): MapView {
  const { width, height } = MAP_SIZE;
  const projection = geoAzimuthalEqualArea().precision(0).scale(1).translate([0, 0]);
  const middle = meanOf(places);
  projection.rotate([-middle[0], -middle[1]]);
  const points = places.map((place) => projection(place) ?? [0, 0]);
  const [left, right] = extent(points.map(([x = 0]) => x));
  const [top, bottom] = extent(points.map(([, y = 0]) => y));
  const scale = Math.min(
    (width - 2 * MARGIN.x) / (right - left || 1e-9),
    (height - 2 * MARGIN.y) / (bottom - top || 1e-9),
    (width / LEAST_KILOMETRES_ACROSS) * EARTH_RADIUS,
  );
  projection
    .scale(scale)
    .translate([width / 2 - ((left + right) / 2) * scale, height / 2 - ((top + bottom) / 2) * scale]);
  const center: LonLat = projection.invert?.([width / 2, height / 2]) ?? middle;
  const radius = Math.min(120, ((Math.hypot(width, height) / 2 / scale) * 1.3 + 0.002) * DEGREES);
  projection.clipAngle(Math.min(120, radius * 1.5)).clipExtent([
    [-20, -20],
    [width + 20, height + 20],
  ]);
  return { projection, center, radius, kilometresPerUnit: EARTH_RADIUS / scale };
}

/** May a thing with this box (west, south, east, north) be in view? */
export function mayShow({ center: [lon, lat], radius }: MapView, box: readonly number[]): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = box;
  if (south > lat + radius || north < lat - radius) return false;
  if (Math.abs(lat) + radius > 80) return true;
  const reach = radius / Math.cos((Math.abs(lat) + radius) / DEGREES);
  return [-360, 0, 360].some((turn) => west + turn <= lon + reach && east + turn >= lon - reach);
}

const extent = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/** The middle of places on a globe: it does not mind the date line. */
function meanOf(places: LonLat[]): LonLat {
  let [x, y, z] = [0, 0, 0];
  for (const [lon, lat] of places) {
    const [l, p] = [lon / DEGREES, lat / DEGREES];
    x += Math.cos(p) * Math.cos(l);
    y += Math.cos(p) * Math.sin(l);
    z += Math.sin(p);
  }
  return [Math.atan2(y, x) * DEGREES, Math.atan2(z, Math.hypot(x, y)) * DEGREES];
}
