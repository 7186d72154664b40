/** From the places of an itinerary to the stops of its map. */
import { kilometres, type LonLat } from "./map-view.server.ts";

export interface Place {
  day: number;
  name: string;
  longitude: number;
  latitude: number;
}

export interface Stop {
  days: number[];
  name: string;
  at: LonLat;
}

/** A day spent on the way there or back is no stop: farther than this, and than twice the route itself. */
const FAR_KILOMETRES = 1500;
/** Sights of one town are one stop. */
const SAME_STOP_KILOMETRES = 2;
/** Places of one name within this are one place. */
const SAME_PLACE_KILOMETRES = 60;

/** Stops in the order of the route, those passed on several days once; without home and the way there. */
export function stopsOf(places: Place[]): Stop[] {
  const abroad = places.filter((place) => !isHome(place));
  return merge(withoutTransit(abroad));
}

const lonLat = ({ longitude, latitude }: Place): LonLat => [longitude, latitude];

function isHome({ longitude, latitude }: Place): boolean {
  return longitude > 119.2 && longitude < 122.2 && latitude > 21.7 && latitude < 25.6;
}

function withoutTransit(places: Place[]): Place[] {
  let route = places;
  while (isTransit(route[0], route)) route = route.slice(1);
  while (isTransit(route.at(-1), route)) route = route.slice(0, -1);
  return route;
}

/** Flown through on the way there and often on the way back too: so the same place is no company. */
function isTransit(place: Place | undefined, route: Place[]): boolean {
  if (!place) return false;
  const rest = route.filter((other) => kilometres(lonLat(place), lonLat(other)) > SAME_PLACE_KILOMETRES);
  if (rest.length < 2) return false;
  const nearest = Math.min(...rest.map((other) => kilometres(lonLat(place), lonLat(other))));
  const width = Math.max(...rest.flatMap((a) => rest.map((b) => kilometres(lonLat(a), lonLat(b)))));
  return nearest > FAR_KILOMETRES && nearest > width * 2;
}

function merge(places: Place[]): Stop[] {
  const stops: Stop[] = [];
  for (const place of places) {
    const same = stops.find(
      (stop) => stop.name === place.name || kilometres(stop.at, lonLat(place)) < SAME_STOP_KILOMETRES,
    );
    if (same && kilometres(same.at, lonLat(place)) < SAME_PLACE_KILOMETRES) same.days.push(place.day);
    else stops.push({ days: [place.day], name: place.name, at: lonLat(place) });
  }
  return stops;
}

/** `[1, 2, 3, 5]` → `1–3·5`. */
export function daysText(days: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const day of [...new Set(days)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && day === last[1] + 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join("·");
}
