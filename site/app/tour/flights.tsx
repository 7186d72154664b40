import { formatMonthDay } from "@farpeak/ui/format.ts";
import type { DepartureView } from "./tour-types.ts";

type Flight = DepartureView["flights"][number];

export function Flights({ flights }: { flights: readonly Flight[] }) {
  if (flights.length === 0) return <p className="mt-3 text-muted">航班確認後公布。</p>;
  return (
    <>
      <ol className="mt-3 border-t border-line">
        {flights.map((flight) => (
          <li
            key={flight.date + flight.number}
            className="grid gap-x-6 border-b border-line py-3 leading-normal md:grid-cols-[7rem_12rem_1fr] md:items-baseline print:grid-cols-[7rem_12rem_1fr]"
          >
            <span className="tabular font-medium">{formatMonthDay(flight.date)}</span>
            <span className="text-sm text-muted">
              {flight.carrier} <span className="tabular">{flight.number}</span>
            </span>
            <span className="grid grid-cols-[1fr_auto_1fr] items-baseline gap-3">
              <End time={flight.departs} place={flight.from} />
              <span className="text-muted">
                <span aria-hidden="true">→</span>
                <span className="sr-only">飛往</span>
              </span>
              <End time={flight.arrives} place={flight.to} />
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm leading-normal text-muted">
        時間皆為當地時間，+1 表示次日抵達；航空公司調整時，以行前說明為準。
      </p>
    </>
  );
}

/** `06:10+1`: the clock and, small, the day. */
function End({ time, place }: { time: string; place: string }) {
  const [clock, days] = time.split("+");
  return (
    <span>
      <span className="tabular text-lg leading-tight">
        {clock}
        {days && (
          <sup className="ml-0.5 text-[0.6em] text-amber">
            <span aria-hidden="true">+{days}</span>
            <span className="sr-only">（{days === "1" ? "次日" : `第 ${Number(days) + 1} 天`}）</span>
          </sup>
        )}
      </span>
      <span className="block text-sm text-muted">{place}</span>
    </span>
  );
}
