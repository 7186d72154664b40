/** Draws where an event is: all of Taiwan with a mark, or for another place the land around it. */
import { readAtlas } from "../tour/map/atlas.server.ts";
import { fitView, type LonLat, MAP_SIZE } from "../tour/map/map-view.server.ts";
import { drawOutlines } from "../tour/map/route-map.server.ts";
import type { PlaceMap } from "./event-types.ts";

/** The island's northern and southern ends, drawn in a little so that it fills the sheet. */
const TAIWAN: LonLat[] = [
  [121.5, 25.1],
  [120.8, 22.1],
];
/** Degrees of latitude seen to each side of a place elsewhere: some 110 km. */
const AROUND = 1;

const drawn = new Map<string, PlaceMap>();
const MOST_KEPT = 100;

export function drawPlace({ latitude, longitude }: { latitude: number; longitude: number }): PlaceMap {
  const key = `${latitude},${longitude}`;
  let map = drawn.get(key);
  if (!map) {
    map = draw([longitude, latitude]);
    if (drawn.size >= MOST_KEPT) drawn.clear();
    drawn.set(key, map);
  }
  return map;
}

function draw(at: LonLat): PlaceMap {
  const [longitude, latitude] = at;
  const inTaiwan = longitude > 119.9 && longitude < 122.1 && latitude > 21.8 && latitude < 25.4;
  const view = fitView(
    inTaiwan
      ? TAIWAN
      : [
          [longitude, latitude - AROUND],
          [longitude, latitude + AROUND],
        ],
  );
  const [x = 0, y = 0] = view.projection(at) ?? [];
  return {
    ...drawOutlines(readAtlas("10m"), view),
    x: Math.round(x),
    y: Math.round(y),
    anchor: x > MAP_SIZE.width / 2 ? "end" : "start",
  };
}
