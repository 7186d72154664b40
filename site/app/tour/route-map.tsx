import { useId } from "react";
import type { RouteMap as Map } from "./tour-types.ts";

/** Of the drawing; map/map-view.server.ts draws in the same. */
const SIZE = { width: 720, height: 860 };

/** The route as the server drew it; the list of stops below says the same in words. */
export function RouteMap({ map, className }: { map: Map; className?: string }) {
  return (
    <figure className={className}>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the page, in its colours
        role="img"
        aria-label={`路線圖：${map.stops.map((stop) => stop.name).join("、")}`}
        className="block h-auto w-full rounded-sm border border-line bg-ridge-5/60"
      >
        <Land map={map} />
        <path
          d={map.legs.air}
          className="fill-none stroke-ridge-2 stroke-4 [stroke-dasharray:2_11] [stroke-linecap:round]"
        />
        <path d={map.legs.road} className="fill-none stroke-ridge-1 stroke-5 [stroke-linecap:round]" />
        {map.stops.map((stop) => (
          <StopMark key={stop.days} stop={stop} />
        ))}
        <ScaleBar scale={map.scale} />
      </svg>
      <figcaption>
        <h3 className="sr-only">路線圖上的地點</h3>
        <ol className="mt-3 grid grid-cols-2 gap-x-4 text-sm leading-normal">
          {map.stops.map((stop) => (
            <li key={stop.days} className="flex gap-2 py-1">
              <span className="tabular min-w-6 shrink-0 text-muted">
                <span className="sr-only">第 </span>
                {stop.days}
                <span className="sr-only"> 天</span>
              </span>
              {stop.name}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

/** Land with the lines of water along its coast, as engraved maps have them. */
export function Land({ map }: { map: Pick<Map, "land" | "borders"> }) {
  const id = useId();
  return (
    <>
      <defs>
        <path id={id} d={map.land} />
      </defs>
      <use href={`#${id}`} className="fill-none stroke-ridge-4/35 stroke-[26]" />
      <use href={`#${id}`} className="fill-none stroke-ridge-4/50 stroke-[12]" />
      <use href={`#${id}`} className="fill-wash stroke-ridge-3 stroke-2" fillRule="evenodd" />
      <path d={map.borders} className="fill-none stroke-ridge-4 stroke-3 [stroke-dasharray:3_7]" />
    </>
  );
}

function StopMark({ stop: { x, y, width, days, name, label } }: { stop: Map["stops"][number] }) {
  return (
    <g>
      <rect
        x={x - width / 2}
        y={y - 20}
        width={width}
        height="40"
        rx="20"
        className="fill-ridge-1 stroke-wash stroke-4"
      />
      <text x={x} y={y + 9} textAnchor="middle" fontSize="25" className="tabular fill-card">
        {days}
      </text>
      {label && (
        <text
          x={label.x}
          y={label.y}
          textAnchor={label.anchor}
          fontSize="29"
          className="fill-ink stroke-wash stroke-[7] [paint-order:stroke] [stroke-linejoin:round]"
        >
          {name}
        </text>
      )}
    </g>
  );
}

function ScaleBar({ scale }: { scale: Map["scale"] }) {
  const y = SIZE.height - 28;
  return (
    <g>
      <path d={`M28 ${y - 10}v10h${scale.width}v-10`} className="fill-none stroke-ridge-2 stroke-3" />
      <text
        x={28 + scale.width + 12}
        y={y + 2}
        fontSize="23"
        className="tabular fill-muted stroke-wash stroke-[6] [paint-order:stroke]"
      >
        {scale.kilometres} 公里
      </text>
    </g>
  );
}
