import { Breadcrumbs } from "@farpeak/ui/breadcrumbs.tsx";
import { formatDate, formatDateRange } from "@farpeak/ui/format.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { sitePaths, tourPath, toursPath } from "../paths.ts";
import type { DepartureView, TourView } from "./tour-types.ts";

/** Where the tour goes, its name, and in departure mode the days it is about. */
export function TourHead({ tour, departure }: { tour: TourView; departure: DepartureView | null }) {
  return (
    <header className="pt-6 pb-8 md:pt-8 md:pb-10">
      <Breadcrumbs
        className="no-print"
        crumbs={[
          { label: "首頁", href: sitePaths.home },
          { label: "團體行程", href: toursPath() },
          { label: tour.name, href: tourPath(tour.id) },
          ...(departure ? [{ label: formatDate(departure.dateStart) }] : []),
        ]}
      />
      <p className="eyebrow mt-8 flex flex-wrap gap-x-3">
        {tour.countries.map((country) => (
          <Link
            key={country}
            href={toursPath({ countries: [country] })}
            className="no-underline hover:text-ink hover:underline"
          >
            {country}
          </Link>
        ))}
      </p>
      <h1 className="mt-2 max-w-[22em] text-2xl break-keep md:text-4xl">{tour.name}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">{tour.subtitle}</p>
      {departure && (
        <p className="tabular mt-6 inline-block border-y border-ridge-1 py-2 font-medium md:text-xl">
          {formatDateRange(departure.dateStart, departure.dateEnd)}
        </p>
      )}
      {tour.themes.length > 0 && (
        <ul aria-label="主題" className="no-print mt-4 flex flex-wrap gap-x-6 text-base">
          {tour.themes.map((theme) => (
            <li key={theme}>
              <Link
                href={toursPath({ tags: [theme] })}
                className="text-link inline-flex min-h-11 items-center leading-none text-ridge-2"
              >
                {theme}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
