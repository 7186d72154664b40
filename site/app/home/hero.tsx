import { Button } from "@farpeak/ui/button.tsx";
import { formatMonth } from "@farpeak/ui/format.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { NativeSelect } from "@farpeak/ui/native-select.tsx";
import { Picture } from "@farpeak/ui/picture.tsx";
import { Ridgelines } from "@farpeak/ui/ridgelines.tsx";
import type { HomeData } from "./home-data.ts";

type Section = HomeData["sections"][number];

/** The range, the question where to, and the posters of the season. */
export function Hero({ section, data }: { section: Section | undefined; data: HomeData }) {
  return (
    <section
      aria-labelledby="hero-title"
      className="relative isolate overflow-hidden pt-8 pb-24 md:pt-12 md:pb-40 lg:pb-48"
    >
      <Ridgelines sun className="absolute bottom-0 left-0 -z-10 min-h-64 md:min-h-80" />
      <div className="page-measure grid gap-12 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-end lg:gap-24">
        <div className="min-w-0">
          <h1 id="hero-title" className="display-title text-3xl leading-tight md:text-5xl">
            遠方的山
            <br />
            慢慢走近
          </h1>
          <p className="mt-6 max-w-prose text-muted md:text-lg">
            每一個出發日都寫明還有幾席、差幾人成團。送出報名，席次就為您保留。
          </p>
          {section && <SearchPanel section={section} data={data} />}
        </div>
        <Posters banners={data.banners} />
      </div>
    </section>
  );
}

/** A plain form: it works before, and without, any script. */
function SearchPanel({ section, data }: { section: Section; data: HomeData }) {
  return (
    <form
      action="/tours"
      method="get"
      aria-labelledby="search-title"
      className="mt-8 rounded-md border border-ridge-3 bg-card p-4 md:mt-12 md:p-6"
    >
      <h2 id="search-title" className="display-title text-lg">
        {section.title}
      </h2>
      <div className="mt-4 grid gap-4 md:grid-cols-[1fr_1fr_1fr_auto] md:items-end">
        <NativeSelect label="目的地" name="countries" placeholder="不限" groups={data.areas} />
        <NativeSelect
          label="出發月份"
          name="month"
          placeholder="不限"
          options={data.months.map((month) => ({ value: month, label: formatMonth(month) }))}
        />
        <NativeSelect
          label="主題"
          name="tags"
          placeholder="不限"
          options={data.styles.map((style) => ({ value: style, label: style }))}
        />
        <Button type="submit" look="main" className="h-12">
          找行程
        </Button>
      </div>
    </form>
  );
}

/** The banners as posters that scroll aside, one at a time; the first is what the eye meets. */
function Posters({ banners }: { banners: HomeData["banners"] }) {
  return (
    <div className="-mx-6 lg:mx-0">
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="本季主題"
        className="flex snap-x snap-mandatory gap-4 overflow-x-auto scroll-px-6 px-6 pb-4 lg:scroll-px-0 lg:px-0"
      >
        {banners.map((banner, index) => (
          <li key={banner.id} className="w-[78%] shrink-0 snap-start md:w-[45%] lg:w-[92%]">
            <Link href={banner.link} className="group block bg-card no-underline">
              <Picture
                image={banner.image}
                sizes="(min-width: 1280px) 780px, (min-width: 768px) 51vw, 88vw"
                priority={index === 0}
                className="aspect-[4/3] lg:aspect-[4/5]"
              />
              <div className="border-x border-b border-line px-6 py-4">
                <h2 className="text-lg leading-snug group-hover:underline">{banner.title}</h2>
                <p className="mt-1 text-sm text-muted">{banner.subtitle}</p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
