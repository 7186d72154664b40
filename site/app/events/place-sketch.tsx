import { Land } from "../tour/route-map.tsx";
import type { PlaceMap } from "./event-types.ts";

/** Of the drawing; place-map.server.ts draws in the same. */
const SIZE = { width: 720, height: 860 };

/** A small drawn map with a mark where the event is; the words beside it say the same. */
export function PlaceSketch({ map, place }: { map: PlaceMap; place: string }) {
  const side = map.anchor === "start" ? 1 : -1;
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the page, in its colours
      role="img"
      aria-label={`${place}的位置示意圖`}
      className="block h-auto w-full rounded-sm bg-ridge-5/60"
    >
      <Land map={map} />
      <circle cx={map.x} cy={map.y} r="34" className="fill-vermilion/15" />
      <circle cx={map.x} cy={map.y} r="13" className="fill-vermilion stroke-paper stroke-4" />
      <path d={`M${map.x + side * 22} ${map.y}h${side * 90}`} className="stroke-ink stroke-2" />
    </svg>
  );
}
