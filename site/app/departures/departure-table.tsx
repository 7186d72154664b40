import { formatMonth, formatMonthDay, formatNumber } from "@farpeak/ui/format.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { FormationPill, StatusPill } from "@farpeak/ui/status-pill.tsx";
import { Table, type TableColumn } from "@farpeak/ui/table.tsx";
import { departurePath } from "../paths.ts";
import { TourName } from "../tours/tour-name.tsx";
import {
  type DepartureLineData,
  DepartureLine,
  RegisterLink,
  saysFormation,
  takesRegistrations,
} from "./departure-line.tsx";

/** Departures of one month, in the order given. */
export interface MonthOfDepartures {
  /** `YYYY-MM`. */
  month: string;
  departures: DepartureLineData[];
}

export function byMonth(departures: readonly DepartureLineData[]): MonthOfDepartures[] {
  const months: MonthOfDepartures[] = [];
  for (const departure of departures) {
    const month = departure.dateStart.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.departures.push(departure);
    else months.push({ month, departures: [departure] });
  }
  return months;
}

const quiet = (departure: DepartureLineData) => (takesRegistrations(departure) ? "" : "text-muted");

const COLUMNS: readonly TableColumn<DepartureLineData>[] = [
  {
    key: "date",
    header: "出發日",
    cell: (row) => <span className={`tabular ${quiet(row)}`}>{formatMonthDay(row.dateStart)}</span>,
    className: "whitespace-nowrap",
  },
  {
    key: "days",
    header: "天數",
    numeric: true,
    cell: (row) => <span className={quiet(row)}>{row.days}</span>,
  },
  {
    key: "tour",
    header: "行程",
    rowHeader: true,
    cell: (row) => (
      <>
        <Link
          href={departurePath(row.tourId, row.id)}
          className={`font-medium no-underline decoration-ridge-3 decoration-1 underline-offset-4 hover:underline ${quiet(row)}`}
        >
          <TourName name={row.tourName} />
        </Link>
        <span className="tabular block text-xs text-muted lg:hidden print:hidden">{row.tourGroupNumber}</span>
      </>
    ),
  },
  {
    key: "number",
    header: "團號",
    cell: (row) => <span className="tabular text-muted">{row.tourGroupNumber}</span>,
    className: "hidden whitespace-nowrap lg:table-cell print:table-cell",
  },
  {
    key: "price",
    header: "團費 NT$",
    numeric: true,
    cell: (row) => <span className={quiet(row)}>{formatNumber(row.price)}</span>,
    className: "whitespace-nowrap",
  },
  {
    key: "seats",
    header: "席次",
    numeric: true,
    cell: (row) => (takesRegistrations(row) ? row.seatsLeft : <span className="text-muted">—</span>),
  },
  { key: "status", header: "狀態", cell: (row) => <StatusPill status={row.status} /> },
  {
    key: "formation",
    header: "成團",
    cell: (row) =>
      saysFormation(row) ? (
        <FormationPill formation={row.formation} toForm={row.toForm} />
      ) : (
        <span className="text-muted">—</span>
      ),
  },
  {
    key: "action",
    header: <span className="sr-only">報名</span>,
    cell: (row) => <RegisterLink departure={row} small />,
    className: "text-right print:hidden",
  },
];

/** The departure table: months as groups, on hairlines; cards on a phone, the table again on paper. */
export function DepartureTable({ months }: { months: readonly MonthOfDepartures[] }) {
  return (
    <>
      <div className="hidden md:block print:block">
        <Table
          caption="出發日期、團費與席次"
          captionHidden
          columns={COLUMNS}
          groups={months.map(({ month, departures }) => ({
            key: month,
            title: <span className="font-display">{formatMonth(month)}</span>,
            rows: departures,
          }))}
          rowKey={(row) => row.id}
          className="departure-table"
        />
      </div>
      <div className="md:hidden print:hidden">
        {months.map(({ month, departures }) => (
          <section key={month} className="mt-8 first:mt-0">
            <h2 className="sticky top-0 z-1 border-b border-ridge-1 bg-paper py-2 font-display text-lg">
              {formatMonth(month)}
            </h2>
            {departures.map((departure) => (
              <DepartureLine key={departure.id} departure={departure} />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
