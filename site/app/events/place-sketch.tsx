import { Land } from "../tour/route-map.tsx";
import type { PlaceMap } from "./event-types.ts";

/** Of the drawing; place-map.server.ts draws in the same. */
const SIZE = { width: 720, height: 860 };

/** A small drawn map with a mark where the event is and its city's name; the words beside it say more. */
export function PlaceSketch({ map, place, city }: { map: PlaceMap; place: string; city: string }) {
  const side = map.anchor === "start" ? 1 : -1;
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the page, in its colours
      role="img"
      aria-label={`${place}的位置示意圖`}
      className="block h-auto w-56 rounded-sm bg-ridge-5/60"
    >
      <Land map={map} />
      <circle cx={map.x} cy={map.y} r="42" className="fill-vermilion/15" />
      <circle cx={map.x} cy={map.y} r="18" className="fill-vermilion stroke-paper stroke-4" />
      <text
        x={map.x + side * 44}
        y={map.y + 20}
        textAnchor={map.anchor}
        fontSize="56"
        className="fill-ink stroke-paper stroke-[10] [paint-order:stroke] [stroke-linejoin:round]"
      >
        {city}
      </text>
    </svg>
  );
}
