/**
 * Draws the map of a route on the server: the browser gets finished paths of a few kilobytes, and
 * neither the atlas nor the code that draws. A drawn map is kept, since pages are rendered afresh
 * whenever a seat is taken.
 */
import { geoPath } from "d3-geo";
import type { RouteMap } from "../tour-types.ts";
import { arcBox, type Atlas, arcPoints, readAtlas, ringPoints } from "./atlas.server.ts";
import { type Marker, markerBox, markerWidth, overlap, placeLabels, type Point } from "./labels.server.ts";
import { Ink } from "./map-ink.server.ts";
import { fitView, kilometres, MAP_SIZE, type MapView, mayShow } from "./map-view.server.ts";
import { daysText, type Place, type Stop, stopsOf } from "./stops.server.ts";

/** Of land and borders together, in characters; detail is dropped until it fits. */
const MOST_INK = 8000;
/** Farther apart, one flies or takes a night train: the line is broken. */
const FLIGHT_KILOMETRES = 450;
/** Wider views do not need the finer outlines. */
const FINE_KILOMETRES_ACROSS = 1600;

const drawn = new Map<string, RouteMap | null>();
const MOST_KEPT = 500;

/** @returns null where no day of the itinerary is known on the map. */
export function drawRouteMap(places: Place[]): RouteMap | null {
  const key = JSON.stringify(places);
  let map = drawn.get(key);
  if (map === undefined) {
    map = draw(stopsOf(places));
    if (drawn.size >= MOST_KEPT) drawn.clear();
    drawn.set(key, map);
  }
  return map;
}

function draw(stops: Stop[]): RouteMap | null {
  if (stops.length === 0) return null;
  const view = fitView(stops.map((stop) => stop.at));
  const fine = view.kilometresPerUnit * MAP_SIZE.width < FINE_KILOMETRES_ACROSS;
  const atlas = readAtlas(fine ? "10m" : "50m");
  const markers = joinCrowded(stops, view);
  const route = routeOf(stops, view);
  const labels = placeLabels(
    markers,
    route.flatMap(({ from, to }) => pointsBetween(from, to)),
  );
  return {
    ...drawOutlines(atlas, view),
    legs: legsOf(route),
    stops: markers.map(({ x, y, width, days, name }, index) => ({
      x,
      y,
      width,
      days,
      name,
      label: labels[index] ?? null,
    })),
    scale: scaleBar(view.kilometresPerUnit),
  };
}

/** The land of a view and the borders on it, no heavier than a page can carry. */
export function drawOutlines(atlas: Atlas, view: MapView): Pick<RouteMap, "land" | "borders"> {
  const land = atlas.land
    .filter(({ box }) => mayShow(view, box))
    .map(({ rings }) => rings.map((ring) => ringPoints(atlas, ring)));
  const borders = atlas.borders
    .filter((index) => mayShow(view, arcBox(atlas.arcs[index])))
    .map((index) => arcPoints(atlas, index));
  const landInk = inked(view, { type: "MultiPolygon", coordinates: land });
  const borderInk = inked(view, { type: "MultiLineString", coordinates: borders });
  for (let grain = 4; ; grain += 2) {
    const text = { land: landInk.text(grain), borders: borderInk.text(grain) };
    if (text.land.length + text.borders.length <= MOST_INK || grain > 30) return text;
  }
}

type Shape = Parameters<ReturnType<typeof geoPath>>[0];

function inked(view: MapView, shape: Shape): Ink {
  const ink = new Ink();
  geoPath(view.projection, ink)(shape);
  return ink;
}

interface Crowd extends Marker {
  stops: Stop[];
}

/** One marker for stops whose markers would cover one another. */
function joinCrowded(stops: Stop[], view: MapView): Crowd[] {
  const crowds = stops.map((stop) => crowdOf([stop], view));
  for (let at = 0; at < crowds.length; at++) {
    const crowd = crowds[at];
    const other = crowds.findIndex(
      (each, index) => index < at && crowd && overlap(markerBox(each), markerBox(crowd)),
    );
    const into = crowds[other];
    if (!crowd || !into) continue;
    crowds.splice(at, 1);
    crowds[other] = crowdOf([...into.stops, ...crowd.stops], view);
    // The joined marker is wider: look again from the start.
    at = -1;
  }
  return crowds;
}

function crowdOf(stops: Stop[], view: MapView): Crowd {
  const points = stops.map((stop) => pointOf(stop, view));
  const days = daysText(stops.flatMap((stop) => stop.days));
  return {
    stops,
    days,
    name: stops
      .map((stop) => stop.name)
      .slice(0, 2)
      .join("・"),
    width: markerWidth(days),
    x: Math.round(points.reduce((sum, [x]) => sum + x, 0) / points.length),
    y: Math.round(points.reduce((sum, [, y]) => sum + y, 0) / points.length),
  };
}

function pointOf(stop: Stop, view: MapView): Point {
  const [x, y] = view.projection(stop.at) ?? [0, 0];
  return [Math.round(x), Math.round(y)];
}

interface Leg {
  from: Point;
  to: Point;
  kilometres: number;
}

/** The route by days: every day from where the one before ended. */
function routeOf(stops: Stop[], view: MapView): Leg[] {
  const byDay = stops
    .flatMap((stop) => stop.days.map((day) => ({ day, stop })))
    .sort((a, b) => a.day - b.day)
    .map(({ stop }) => stop);
  return byDay.flatMap((to, index) => {
    const from = byDay[index - 1];
    if (!from || from === to) return [];
    return [{ from: pointOf(from, view), to: pointOf(to, view), kilometres: kilometres(from.at, to.at) }];
  });
}

function legsOf(route: Leg[]): RouteMap["legs"] {
  const legs = { road: "", air: "" };
  for (const leg of route) {
    legs[leg.kilometres > FLIGHT_KILOMETRES ? "air" : "road"] += `M${leg.from.join(" ")}L${leg.to.join(" ")}`;
  }
  return legs;
}

function pointsBetween([x, y]: Point, [toX, toY]: Point): Point[] {
  const count = Math.ceil(Math.hypot(toX - x, toY - y) / 8);
  return Array.from({ length: count }, (_, step) => [
    x + ((toX - x) * step) / count,
    y + ((toY - y) * step) / count,
  ]);
}

/** The longest round distance within a quarter of the map. */
function scaleBar(kilometresPerUnit: number): RouteMap["scale"] {
  const most = (kilometresPerUnit * MAP_SIZE.width) / 4;
  const power = 10 ** Math.floor(Math.log10(most));
  const round = [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power;
  return { kilometres: round, width: Math.round(round / kilometresPerUnit) };
}
