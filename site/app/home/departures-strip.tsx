import { formatDuration, formatMonthDay, formatSeats } from "@farpeak/ui/format.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { Price } from "@farpeak/ui/price.tsx";
import { FormationPill, StatusPill } from "@farpeak/ui/status-pill.tsx";
import { departurePath } from "../paths.ts";
import type { HomeDeparture } from "./home-data.ts";

/** The departures of the next weeks, side by side like tear-off tickets. */
export function DeparturesStrip({
  departures,
  label,
}: {
  departures: readonly HomeDeparture[];
  label: string;
}) {
  return (
    <ul
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className="mt-8 flex snap-x overflow-x-auto border-y border-line"
    >
      {departures.map((departure) => (
        <li key={departure.id} className="w-64 shrink-0 snap-start border-r border-line last:border-r-0">
          <Link
            href={departurePath(departure.tourId, departure.id)}
            className="group flex h-full flex-col px-5 py-6 no-underline hover:bg-wash focus-visible:-outline-offset-2"
          >
            <span className="tabular font-display text-2xl leading-tight font-semibold">
              {formatMonthDay(departure.dateStart)}
            </span>
            <span className="mt-3 leading-snug font-medium group-hover:underline">{departure.tourName}</span>
            <span className="mt-1 text-sm text-muted">{formatDuration(departure.days, 0)}</span>
            <span className="mt-auto flex flex-wrap gap-x-4 pt-4 text-sm leading-relaxed">
              <StatusPill status={departure.status} />
              <FormationPill formation={departure.formation} toForm={departure.toForm} />
            </span>
            <span className="mt-2 flex items-baseline justify-between gap-2">
              <Price amount={departure.price} size="small" />
              {departure.seatsLeft > 0 && (
                <span className="tabular text-sm text-muted">{formatSeats(departure.seatsLeft)}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
