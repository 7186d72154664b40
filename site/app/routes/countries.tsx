import { Link } from "@farpeak/ui/link.tsx";
import { Ridgelines } from "@farpeak/ui/ridgelines.tsx";
import type { Route } from "./+types/countries.ts";
import { apiOf } from "../api-context.ts";
import { useBrand } from "../brand.ts";
import { type AtlasData, loadAtlas } from "../countries/atlas-data.ts";
import { CountryPoster } from "../countries/country-poster.tsx";
import { LeaderLine } from "../countries/leader-line.tsx";
import { sitePaths, toursPath } from "../paths.ts";

const INDEX_ID = "index";

export async function loader({ context, request }: Route.LoaderArgs) {
  const atlas = await loadAtlas(apiOf(context));
  return { atlas, address: new URL(sitePaths.countries, request.url).href };
}

export default function Countries({ loaderData: { atlas, address } }: Route.ComponentProps) {
  const brand = useBrand();
  return (
    <>
      <title>{`團體行程總覽｜${brand}`}</title>
      <meta
        name="description"
        content={`${atlas.countries} 個國家、${atlas.tours} 個團體行程，依地區一覽：從中歐、北歐到日本各地與海島。`}
      />
      <link rel="canonical" href={address} />
      <Frontispiece atlas={atlas} />
      <div className="page-measure">
        {atlas.areas.map(({ area, countries }, index) => (
          <section
            key={area}
            id={area}
            aria-labelledby={`title-${area}`}
            className="scroll-mt-4 border-t border-ridge-1 py-8 md:py-12 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-8"
          >
            <header className="flex items-baseline justify-between gap-4 lg:sticky lg:top-8 lg:block lg:self-start">
              <h2 id={`title-${area}`} className="display-title text-2xl">
                {area}
              </h2>
              <p className="tabular text-sm text-muted lg:mt-2">{countries.length} 個國家</p>
            </header>
            <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6 lg:mt-0 lg:grid-cols-5">
              {countries.map((country, place) => (
                <li key={country.id}>
                  <CountryPoster country={country} priority={index === 0 && place === 0} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <PlaceIndex regions={atlas.regions} />
      </div>
    </>
  );
}

/** The title over far ridges, and the contents. */
function Frontispiece({ atlas }: { atlas: AtlasData }) {
  return (
    <div className="relative isolate overflow-hidden">
      <Ridgelines faint mirrored className="absolute inset-x-0 bottom-0 -z-10 min-h-72 opacity-60" />
      <div className="page-measure pt-12 pb-16 md:pt-20 md:pb-24 lg:grid lg:grid-cols-[1fr_1.1fr] lg:items-end lg:gap-24">
        <div>
          <h1 className="display-title text-3xl md:text-5xl">團體行程總覽</h1>
          <p className="tabular mt-6 flex items-baseline gap-x-6 leading-normal">
            <Figure value={atlas.countries} unit="個國家" />
            <Figure value={atlas.tours} unit="個行程" />
          </p>
        </div>
        <nav aria-label="地區" className="mt-8 lg:mt-0">
          <ol className="columns-2 gap-8 md:columns-3">
            {atlas.areas.map(({ area, countries }) => (
              <li key={area} className="break-inside-avoid">
                <ContentsLine id={area} label={area} count={countries.length} />
              </li>
            ))}
            <li className="break-inside-avoid">
              <ContentsLine id={INDEX_ID} label="日本・海島" count={null} />
            </li>
          </ol>
        </nav>
      </div>
    </div>
  );
}

function Figure({ value, unit }: { value: number; unit: string }) {
  return (
    <span>
      <span className="font-display text-3xl leading-none font-semibold">{value}</span>
      <span className="text-sm text-muted"> {unit}</span>
    </span>
  );
}

function ContentsLine({ id, label, count }: { id: string; label: string; count: number | null }) {
  return (
    <a
      href={`#${id}`}
      className="group flex min-h-11 items-baseline gap-2 py-2 leading-normal no-underline focus-visible:outline-offset-0"
    >
      <span className="font-display font-semibold whitespace-nowrap group-hover:underline">{label}</span>
      {count !== null && (
        <>
          <span aria-hidden="true" className="mb-1 flex-1 border-b border-dotted border-ridge-2" />
          <span className="tabular text-sm">
            {count}
            <span className="sr-only"> 個國家</span>
          </span>
        </>
      )}
    </a>
  );
}

/** Places smaller than a country, as the menu's right-hand table has them: the index at the back. */
function PlaceIndex({ regions }: { regions: AtlasData["regions"] }) {
  return (
    <section
      id={INDEX_ID}
      aria-labelledby="title-index"
      className="scroll-mt-4 border-t border-ridge-1 py-8 md:py-12"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="title-index" className="display-title text-2xl">
          日本各地與海島
        </h2>
        <Link href={toursPath()} className="text-link inline-flex min-h-11 items-center">
          依主題與月份找行程
        </Link>
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        {regions.map(({ title, places }) => (
          <section key={title}>
            <h3 className="display-title border-b border-ridge-3 pb-2 text-lg">{title}</h3>
            <ul className="mt-2">
              {places.map(({ label, href, tours }) => (
                <li key={label}>
                  <LeaderLine href={href} label={label} count={tours} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
