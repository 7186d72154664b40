import { classNames } from "@farpeak/ui/class-names.ts";
import { formatDate, formatMonthDay } from "@farpeak/ui/format.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { Pagination } from "@farpeak/ui/pagination.tsx";
import { Price } from "@farpeak/ui/price.tsx";
import { FormationPill, StatusPill } from "@farpeak/ui/status-pill.tsx";
import { departurePath, tourPath } from "../paths.ts";
import { DepartureDetails } from "./departure-details.tsx";
import { hasSeats, seatsText } from "./seats-text.ts";
import { Section } from "./section.tsx";
import type { DepartureRow, TourPageData } from "./tour-types.ts";

/** When one may leave; in departure mode the departure itself comes first. The month calendar will stand above the list. */
export function Departures({ data }: { data: TourPageData }) {
  const { tour, departure, departures } = data;
  const address = departure ? departurePath(tour.id, departure.id) : tourPath(tour.id);
  // Of a cancelled departure nothing holds any more.
  const running = departure?.status === "cancelled" ? null : departure;
  return (
    <Section id="departures" title={running ? "這一團" : "出發日期"}>
      {running && (
        <>
          <DepartureDetails departure={running} />
          <h3 className="mt-16 text-lg">其他出發日期</h3>
        </>
      )}
      {departures.rows.length > 0 ? (
        <ol className={classNames("border-t border-ridge-1", running ? "mt-4" : "mt-8")}>
          {departures.rows.map((row) => (
            <li key={row.id} className="border-b border-line print:break-inside-avoid">
              <Row tourId={tour.id} row={row} current={row.id === departure?.id} />
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-6">
          {departures.page > 1
            ? "這一頁沒有出發日期。"
            : "近期沒有出發日期，歡迎來電告訴我們您想出發的月份。"}
        </p>
      )}
      <Pagination
        className="no-print border-t-0"
        label="出發日期分頁"
        page={departures.page}
        lastPage={departures.lastPage}
        href={(page) => `${address}${page > 1 ? `?page=${page}` : ""}#departures`}
      />
    </Section>
  );
}

function Row({ tourId, row, current }: { tourId: number; row: DepartureRow; current: boolean }) {
  return (
    <Link
      href={departurePath(tourId, row.id)}
      aria-current={current ? "page" : undefined}
      className={classNames(
        "grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 py-4 leading-normal no-underline md:grid-cols-[17.5rem_1fr_auto] hover:bg-wash focus-visible:-outline-offset-2",
        current && "bg-wash",
      )}
    >
      <span className="tabular">
        <span className="font-medium">{formatDate(row.dateStart)}</span>
        <span className="inline-block text-muted">～{formatMonthDay(row.dateEnd)}</span>
      </span>
      <span className="order-3 col-span-2 flex flex-wrap gap-x-4 text-sm md:order-none md:col-span-1">
        <StatusPill status={row.status} />
        {row.status !== "cancelled" && <FormationPill formation={row.formation} toForm={row.toForm} />}
        {hasSeats(row) && <span className="tabular text-muted">{seatsText(row)}</span>}
      </span>
      <span className="text-right">
        {current ? <span className="text-sm text-muted">目前這一團</span> : <RowPrice row={row} />}
      </span>
    </Link>
  );
}

/** What is cancelled has no price any more. */
function RowPrice({ row: { status, price } }: { row: DepartureRow }) {
  return status === "cancelled" ? null : <Price amount={price} size="small" />;
}
