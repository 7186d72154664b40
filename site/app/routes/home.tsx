import type { ReactNode } from "react";
import type { Route } from "./+types/home.ts";
import { apiOf } from "../api-context.ts";
import { DeparturesStrip } from "../home/departures-strip.tsx";
import { Hero } from "../home/hero.tsx";
import { type HomeData, loadHome } from "../home/home-data.ts";
import { Offices } from "../home/offices.tsx";
import { DestinationPosters, ThemeRow } from "../home/posters.tsx";
import { SectionHead } from "../home/section-head.tsx";
import { Lectures, Offers, Posts, Praises } from "../home/stories.tsx";
import { TourCard } from "../tours/tour-card.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return loadHome(apiOf(context));
}

type Section = HomeData["sections"][number];

/** What fills a section, and the words of its link to all; null where there is nothing to show. */
const BODIES: Partial<
  Record<Section["kind"], { all: string; body: (data: HomeData, section: Section) => ReactNode }>
> = {
  departures_soon: {
    all: "完整出團表",
    body: (data, section) =>
      data.departures.length > 0 && <DeparturesStrip departures={data.departures} label={section.title} />,
  },
  destinations: {
    all: "所有目的地",
    body: (_, section) => section.items.length > 0 && <DestinationPosters items={section.items} />,
  },
  popular_tours: {
    all: "所有行程",
    body: (data) =>
      data.tours.length > 0 && (
        <ul className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {data.tours.map((tour) => (
            <li key={tour.id} className="grid">
              <TourCard tour={tour} brief />
            </li>
          ))}
        </ul>
      ),
  },
  themes: {
    all: "所有主題",
    body: (_, section) => section.items.length > 0 && <ThemeRow items={section.items} />,
  },
  lectures: {
    all: "所有活動講座",
    body: (data) => data.lectures.length > 0 && <Lectures lectures={data.lectures} />,
  },
  posts: { all: "所有文章", body: (data) => data.posts.length > 0 && <Posts posts={data.posts} /> },
  offers: { all: "所有優惠", body: (data) => data.offers.length > 0 && <Offers offers={data.offers} /> },
  praises: { all: "更多好評", body: (data) => data.praises.length > 0 && <Praises praises={data.praises} /> },
  offices: { all: "聯絡我們", body: () => <Offices /> },
};

/** The home page: the back office orders its sections and words them. */
export default function Home({ loaderData: data, matches }: Route.ComponentProps) {
  const brand = matches[0].loaderData?.brand;
  return (
    <>
      <title>{`${brand?.name ?? ""}｜${brand?.latin ?? ""}`}</title>
      <meta
        name="description"
        content={`${brand?.name ?? ""}的海外團體旅遊：每個出發日的席次、成團狀態與費用都寫清楚，線上報名即保留席次。`}
      />
      <Hero section={data.sections.find((section) => section.kind === "search")} data={data} />
      {data.sections.map((section) => (
        <HomeSection key={section.kind} section={section} data={data} />
      ))}
    </>
  );
}

function HomeSection({ section, data }: { section: Section; data: HomeData }) {
  const filling = BODIES[section.kind];
  const body = filling?.body(data, section);
  if (!filling || !body) return null;
  return (
    <section className="page-measure pt-16 md:pt-24">
      <SectionHead title={section.title} subtitle={section.subtitle} link={section.link} all={filling.all} />
      {body}
    </section>
  );
}
