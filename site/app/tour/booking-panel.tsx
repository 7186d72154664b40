import { ButtonLink } from "@farpeak/ui/button.tsx";
import { formatDate, formatDateRange, formatPrice } from "@farpeak/ui/format.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { Price } from "@farpeak/ui/price.tsx";
import { FormationPill, StatusPill } from "@farpeak/ui/status-pill.tsx";
import { contactPath, departurePath, registerPath, tourPath } from "../paths.ts";
import { hasSeats, seatsText } from "./seats-text.ts";
import type { DepartureRow, DepartureView, TourPageData } from "./tour-types.ts";

/** Beside the page on a desktop: price, dates and the way to a seat stay in view. */
export function BookingPanel({ data }: { data: TourPageData }) {
  const { departure } = data;
  return (
    <aside
      aria-label="報名"
      className="no-print sticky top-6 hidden max-h-[calc(100dvh-3rem)] self-start overflow-y-auto border-t-2 border-ridge-1 bg-card px-6 py-6 lg:block"
    >
      {departure ? <DeparturePanel data={data} departure={departure} /> : <TourPanel data={data} />}
      <p className="mt-4 text-sm leading-normal text-muted">
        想先問問？來電 <span className="tabular whitespace-nowrap">{data.telephone}</span>，或
        <Link
          href={contactPath(departure ? { departure: departure.id } : { tour: data.tour.id })}
          className="text-link"
        >
          線上諮詢
        </Link>
      </p>
    </aside>
  );
}

function TourPanel({ data: { tour, next, departures } }: { data: TourPageData }) {
  return (
    <>
      <p className="eyebrow">每位大人</p>
      <p>
        <Price amount={tour.priceFrom} from size="large" />
      </p>
      {next.length > 0 ? (
        <>
          <h2 className="mt-6 text-base">最近的出發日期</h2>
          <ul className="mt-2 border-t border-line">
            {next.map((row) => (
              <li key={row.id} className="border-b border-line">
                <NextDeparture tourId={tour.id} row={row} />
              </li>
            ))}
          </ul>
          <ButtonLink look="main" wide href="#departures" className="mt-6">
            選擇出發日期
          </ButtonLink>
          <p className="tabular mt-3 text-center text-sm leading-normal text-muted">
            共 {departures.total} 個出發日期
          </p>
        </>
      ) : (
        <p className="mt-4 leading-normal">這個行程近期沒有可報名的日期，歡迎來電告訴我們您想出發的月份。</p>
      )}
    </>
  );
}

function NextDeparture({ tourId, row }: { tourId: number; row: DepartureRow }) {
  return (
    <Link
      href={departurePath(tourId, row.id)}
      className="block py-3 text-sm leading-normal no-underline hover:bg-wash focus-visible:-outline-offset-2"
    >
      <span className="tabular flex justify-between gap-4 text-base font-medium">
        {formatDate(row.dateStart)}
        <span>{formatPrice(row.price)}</span>
      </span>
      <span className="mt-1 flex flex-wrap gap-x-4">
        <StatusPill status={row.status} />
        <FormationPill formation={row.formation} toForm={row.toForm} />
        {hasSeats(row) && <span className="tabular text-muted">{seatsText(row)}</span>}
      </span>
    </Link>
  );
}

function DeparturePanel({ data: { tour }, departure }: { data: TourPageData; departure: DepartureView }) {
  return (
    <>
      <p className="tabular font-medium">{formatDateRange(departure.dateStart, departure.dateEnd)}</p>
      {departure.status === "cancelled" ? (
        <p className="mt-2">
          <StatusPill status="cancelled" />
        </p>
      ) : (
        <Terms departure={departure} />
      )}
      <RegisterButton tourId={tour.id} departure={departure} className="mt-6" />
      {!isOver(departure) && (
        <p className="mt-3 text-center text-sm leading-normal">
          <Link href={`${tourPath(tour.id)}#departures`} className="text-link">
            看其他出發日期
          </Link>
        </p>
      )}
    </>
  );
}

/** What holds for this departure; of a cancelled one nothing does. */
function Terms({ departure }: { departure: DepartureView }) {
  return (
    <>
      <p className="eyebrow mt-4">每位大人</p>
      <p>
        <Price amount={departure.price} size="large" />
      </p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-line py-4 text-sm leading-normal">
        <dt className="text-muted">報名</dt>
        <dd className="flex flex-wrap gap-x-4">
          <StatusPill status={departure.status} />
          {hasSeats(departure) && <span className="tabular">{seatsText(departure)}</span>}
        </dd>
        <dt className="text-muted">成團</dt>
        <dd>
          <FormationPill formation={departure.formation} toForm={departure.toForm} />
        </dd>
        <dt className="text-muted">訂金</dt>
        <dd className="tabular">每位 {formatPrice(departure.deposit)}</dd>
        <dt className="text-muted">報名截止</dt>
        <dd className="tabular">{formatDate(departure.registrationDeadline)}</dd>
      </dl>
    </>
  );
}

const isOver = ({ status }: DepartureView) => status === "closed" || status === "cancelled";

/** The one main action of the page: a seat, a place in the queue, or other dates. */
export function RegisterButton(props: { tourId: number; departure: DepartureView; className?: string }) {
  const { tourId, departure, className = "" } = props;
  if (isOver(departure)) {
    return (
      <ButtonLink wide href={`${tourPath(tourId)}#departures`} className={className}>
        改選其他日期
      </ButtonLink>
    );
  }
  return (
    <ButtonLink look="main" wide href={registerPath(tourId, departure.id)} className={className}>
      {departure.status === "waitlist" ? "登記候補" : "報名"}
    </ButtonLink>
  );
}

/** The same at the foot of a narrow window, until the footer comes. */
export function BookingBar({ data: { tour, departure, next } }: { data: TourPageData }) {
  return (
    <section
      aria-label="報名"
      className="no-print sticky bottom-0 z-5 mt-12 border-t border-ridge-1 bg-card lg:hidden"
    >
      <div className="page-measure flex min-h-16 items-center justify-between gap-4 py-2">
        <p className="leading-tight">
          <span className="tabular block text-xs text-muted">
            {departure ? formatDate(departure.dateStart) : "每位大人"}
          </span>
          {departure?.status === "cancelled" ? (
            <StatusPill status="cancelled" />
          ) : (
            <Price amount={departure ? departure.price : tour.priceFrom} from={!departure} />
          )}
        </p>
        <div className="shrink-0">
          {departure ? (
            <RegisterButton tourId={tour.id} departure={departure} />
          ) : (
            <ButtonLink look={next.length > 0 ? "main" : "secondary"} href="#departures">
              選擇日期
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
