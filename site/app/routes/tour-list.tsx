import type { Departure } from "@farpeak/contract/catalog.ts";
import { paths } from "@farpeak/contract/paths.ts";
import { classNames } from "@farpeak/ui/class-names.ts";
import { formatDateTime } from "@farpeak/ui/format.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { MonthStrip } from "@farpeak/ui/month-strip.tsx";
import { Pagination } from "@farpeak/ui/pagination.tsx";
import { redirect } from "react-router";
import type { Route } from "./+types/tour-list.ts";
import type { Page } from "../api.ts";
import { apiOf } from "../api-context.ts";
import { useBrand } from "../brand.ts";
import { toDepartureLineData } from "../departures/departure-line.tsx";
import { byMonth, DepartureTable } from "../departures/departure-table.tsx";
import { PrintButton } from "../departures/print-button.tsx";
import { departuresPath } from "../paths.ts";
import { ActiveFilters, wordsOfFilter } from "../tours/active-filters.tsx";
import { askedFilter, loadFilterData } from "../tours/filter-data.ts";
import { FilterButton, FilterPanel } from "../tours/filter-panel.tsx";
import { monthOf, toggleMonth } from "../tours/filter.ts";
import { NothingFound } from "../tours/nothing-found.tsx";
import { StayLinks } from "../tours/stay-links.tsx";
import { useRenewing } from "../tours/use-renewing.ts";

const UNIT = "個出發日期";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context);
  const asked = await askedFilter(api, request);
  const page = asked.page > 1 ? asked.page : undefined;
  const query = { ...asked.query, is_open: asked.filter.closed ? undefined : 1 };
  const [choices, list] = await Promise.all([
    loadFilterData(api, paths.departureFacets, { ...asked, query }),
    api.get<Page<Departure>>(paths.departures, { ...query, page }),
  ]);
  const { lastPage } = list.meta;
  if (asked.page > lastPage) throw redirect(departuresPath({ ...asked.filter, page: lastPage }));
  return {
    choices,
    departures: list.data.map(toDepartureLineData),
    page: asked.page,
    lastPage,
    asOf: taipeiNow(),
    address: new URL(departuresPath({ ...choices.filter, page: asked.page }), request.url).href,
  };
}

/** A printed table outlives its seats: it says of when it is. `YYYY-MM-DD HH:mm` in Taipei (UTC+8). */
function taipeiNow(): string {
  return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 16).replace("T", " ");
}

export default function TourList({ loaderData }: Route.ComponentProps) {
  const { choices, page, lastPage } = loaderData;
  const words = wordsOfFilter(choices);
  const brand = useBrand();
  return (
    <div className="page-measure py-8 md:py-12 print:p-0">
      <title>{`${words ? `${words}｜` : ""}出團表｜${brand}`}</title>
      <meta
        name="description"
        content={`${words || "全部行程"}的出發日期表，共 ${choices.total} ${UNIT}：出發日、團費、席次與成團狀態一次看完，可列印。`}
      />
      <link rel="canonical" href={loaderData.address} />
      {words && <meta name="robots" content="noindex, follow" />}
      <p className="hidden text-sm print:block">{brand}</p>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="display-title text-3xl md:text-4xl print:text-2xl">出團表</h1>
        <PrintButton />
      </div>
      <p className="mt-2 hidden print:block">{words || "全部行程"}</p>
      <Months choices={choices} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <p aria-live="polite" className="tabular leading-normal">
          共 <span className="font-display text-xl font-semibold">{choices.total}</span> {UNIT}
          {lastPage > 1 && (
            <span className="hidden text-sm text-muted md:inline print:inline">
              ，第 {page} 頁，共 {lastPage} 頁
            </span>
          )}
        </p>
        <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
          <ClosedToggle filter={choices.filter} />
          <FilterButton data={choices} />
        </div>
        <FilterPanel data={choices} pathOf={departuresPath} unit={UNIT} />
      </div>
      <div className="mt-4">
        <ActiveFilters data={choices} pathOf={departuresPath} />
      </div>
      <Results data={loaderData} />
    </div>
  );
}

type Data = Route.ComponentProps["loaderData"];

function Months({ choices }: { choices: Data["choices"] }) {
  const chosen = monthOf(choices.filter);
  const months = choices.months.map(({ month, count }) => ({
    month,
    count,
    href: departuresPath(toggleMonth(choices.filter, month)),
    current: month === chosen,
  }));
  return (
    <div className="no-print mt-8">
      <StayLinks>
        <MonthStrip months={months} label="出發月份" />
      </StayLinks>
    </div>
  );
}

/** Those who only look for a seat need no closed departures; those who follow a group do. */
function ClosedToggle({ filter }: { filter: Data["choices"]["filter"] }) {
  return (
    <StayLinks>
      <Link
        href={departuresPath({ ...filter, closed: !filter.closed })}
        className="text-link inline-flex min-h-11 items-center text-sm"
      >
        {filter.closed ? "只列出可報名的" : "也列出已截止與已取消的"}
      </Link>
    </StayLinks>
  );
}

function Results({ data: { choices, departures, page, lastPage, asOf } }: { data: Data }) {
  const renewing = useRenewing();
  if (departures.length === 0) {
    return <NothingFound data={choices} pathOf={departuresPath} unit={UNIT} title="沒有符合的出發日期" />;
  }
  return (
    <>
      <div aria-busy={renewing} className={classNames("mt-6 transition-opacity", renewing && "opacity-50")}>
        <DepartureTable months={byMonth(departures)} />
      </div>
      <p className="mt-4 text-sm text-muted">
        團費為每位成人的費用；席次為 {formatDateTime(asOf)}{" "}
        的狀態，以報名當下為準。「已成團」表示已達最低成團人數。
      </p>
      <Pagination
        page={page}
        lastPage={lastPage}
        href={(number) => departuresPath({ ...choices.filter, page: number })}
        className="no-print mt-8"
      />
    </>
  );
}
