import type { TourCard as WireTourCard } from "@farpeak/contract/catalog.ts";
import { paths } from "@farpeak/contract/paths.ts";
import { Breadcrumbs } from "@farpeak/ui/breadcrumbs.tsx";
import { classNames } from "@farpeak/ui/class-names.ts";
import { Pagination } from "@farpeak/ui/pagination.tsx";
import { redirect } from "react-router";
import type { Route } from "./+types/tours.ts";
import type { Page } from "../api.ts";
import { apiOf } from "../api-context.ts";
import { useBrand } from "../brand.ts";
import { sitePaths, toursPath } from "../paths.ts";
import { ActiveFilters, wordsOfFilter } from "../tours/active-filters.tsx";
import { askedFilter, loadFilterData } from "../tours/filter-data.ts";
import { FilterButton, FilterPanel } from "../tours/filter-panel.tsx";
import { isEmpty } from "../tours/filter.ts";
import { NothingFound } from "../tours/nothing-found.tsx";
import { toTourCardData, TourCard } from "../tours/tour-card.tsx";
import { useRenewing } from "../tours/use-renewing.ts";

const UNIT = "個行程";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context);
  const asked = await askedFilter(api, request);
  const page = asked.page > 1 ? asked.page : undefined;
  const [choices, list] = await Promise.all([
    loadFilterData(api, paths.tourFacets, asked),
    api.get<Page<WireTourCard>>(paths.tours, { ...asked.query, page }),
  ]);
  const { lastPage } = list.meta;
  if (asked.page > lastPage) throw redirect(toursPath({ ...asked.filter, page: lastPage }));
  return {
    choices,
    tours: list.data.map(toTourCardData),
    page: asked.page,
    lastPage,
    address: new URL(toursPath({ ...choices.filter, page: asked.page }), request.url).href,
  };
}

export default function Tours({
  loaderData: { choices, tours, page, lastPage, address },
}: Route.ComponentProps) {
  const words = wordsOfFilter(choices);
  const brand = useBrand();
  return (
    <div className="page-measure py-8 md:py-12">
      <title>{`${words ? `${words}｜` : ""}團體行程｜${brand}`}</title>
      <meta
        name="description"
        content={`${words || "各國"}團體行程共 ${choices.total} 個：天數、團費、最近的出發日與席次。依目的地、主題與出發月份尋找。`}
      />
      <link rel="canonical" href={address} />
      {isSpecial(choices.filter) && <meta name="robots" content="noindex, follow" />}
      <Breadcrumbs
        crumbs={[
          { label: "首頁", href: sitePaths.home },
          { label: "目的地", href: sitePaths.countries },
          { label: "團體行程" },
        ]}
      />
      <h1 className="display-title mt-6 text-3xl md:text-4xl">團體行程</h1>
      <div className="mt-8 lg:mt-12 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-16">
        <div>
          <FilterPanel data={choices} pathOf={toursPath} unit={UNIT} column />
        </div>
        <section aria-label="行程">
          <div className="flex min-h-12 flex-wrap items-center justify-between gap-4 border-b border-ridge-1 pb-3">
            <p aria-live="polite" className="tabular leading-normal">
              {isEmpty(choices.filter) ? "共" : "找到"}{" "}
              <span className="font-display text-xl font-semibold">{choices.total}</span> {UNIT}
              {choices.total > 1 && (
                <span className="hidden text-sm text-muted md:inline">，依熱門程度排列</span>
              )}
            </p>
            <FilterButton data={choices} className="lg:hidden" />
          </div>
          <div className="mt-4">
            <ActiveFilters data={choices} pathOf={toursPath} />
          </div>
          <Results tours={tours} choices={choices} />
          <Pagination
            page={page}
            lastPage={lastPage}
            href={(number) => toursPath({ ...choices.filter, page: number })}
            className="mt-12"
          />
        </section>
      </div>
    </div>
  );
}

type Data = Route.ComponentProps["loaderData"];

function Results({ tours, choices }: Pick<Data, "tours" | "choices">) {
  const renewing = useRenewing();
  if (tours.length === 0) {
    return <NothingFound data={choices} pathOf={toursPath} unit={UNIT} title="沒有符合的行程" />;
  }
  return (
    <ul
      aria-busy={renewing}
      className={classNames(
        "mt-6 grid gap-x-8 gap-y-12 transition-opacity md:grid-cols-2",
        renewing && "opacity-50",
      )}
    >
      {tours.map((tour, index) => (
        <li key={tour.id} className="flex">
          <TourCard
            tour={tour}
            heading="h2"
            sizes="(min-width: 1280px) 412px, (min-width: 768px) 46vw, 100vw"
            priority={index === 0}
            className="w-full"
          />
        </li>
      ))}
    </ul>
  );
}

/** One country or one theme is a page worth finding; combinations and dates are not. */
function isSpecial({ countries, tags, dateStart, dateEnd }: Data["choices"]["filter"]): boolean {
  return countries.length + tags.length > 1 || dateStart !== "" || dateEnd !== "";
}
