import { Icon } from "@farpeak/ui/icon.tsx";
import { MapPin } from "lucide-react";
import { PageHead } from "../page-head.tsx";
import { sitePaths } from "../paths.ts";
import { Share } from "../stories/share.tsx";
import { StoryOpening } from "../stories/story-opening.tsx";
import { TagLine } from "../stories/tag-line.tsx";
import { RelatedTours } from "../tour/related-tours.tsx";
import { EventFacts } from "./event-facts.tsx";
import { SmallFeature } from "./featured-events.tsx";
import { DateMark } from "./date-mark.tsx";
import type { EventPageData } from "./event-types.ts";
import { dayWords, TYPE_WORDS } from "./event-words.ts";
import { PlaceSketch } from "./place-sketch.tsx";

const LIST = { name: "活動講座", href: sitePaths.events };

/** One lecture or activity: what it is about, who speaks, and how to come. */
export function EventPage({ data }: { data: EventPageData }) {
  const { event } = data;
  return (
    <article>
      <PageHead
        title={event.title}
        description={`${dayWords(event)}，${event.place}。${event.summary}`}
        address={data.address}
        image={event.image}
        kind="article"
      />
      <StoryOpening
        list={LIST}
        eyebrow={TYPE_WORDS[event.type]}
        title={event.title}
        summary={event.summary}
        image={event.image}
      >
        <DateMark event={event} large />
      </StoryOpening>
      <div className="page-measure mt-12 grid gap-x-16 gap-y-12 md:mt-16 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 max-lg:order-last">
          <Speakers speakers={event.speakers} />
          {/* Cleaned by the server. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: event.contentHtml }} />
          <div className="no-print mt-10 flex max-w-prose flex-wrap items-center justify-between gap-x-8 border-t border-line pt-2">
            <TagLine list={LIST.href} tags={event.tags} />
            <Share address={data.address} />
          </div>
          <Place data={data} />
        </div>
        <div className="lg:sticky lg:top-6 lg:self-start">
          <EventFacts data={data} />
        </div>
      </div>
      <RelatedTours tours={data.related} />
      <OtherEvents data={data} />
    </article>
  );
}

function Speakers({ speakers }: { speakers: EventPageData["event"]["speakers"] }) {
  if (speakers.length === 0) return null;
  return (
    <section aria-labelledby="speakers" className="mb-10 max-w-prose border-b border-line pb-8">
      <h2 id="speakers" className="display-title text-xl">
        講者
      </h2>
      <ul className="mt-3 grid gap-x-8 gap-y-3 md:grid-cols-2">
        {speakers.map(({ name, title }) => (
          <li key={name} className="leading-relaxed">
            <span className="block text-lg font-semibold">{name}</span>
            <span className="block text-base text-muted">{title}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Place({ data: { event, map, mapHref } }: { data: EventPageData }) {
  return (
    <section aria-labelledby="place" className="mt-14">
      <h2 id="place" className="display-title text-xl">
        地點
      </h2>
      <div className="mt-4 grid items-end gap-6 md:grid-cols-[14rem_1fr]">
        {map && <PlaceSketch map={map} place={event.place} city={cityOf(event.address)} />}
        <div className="leading-relaxed">
          <p className="text-lg font-semibold">{event.place}</p>
          <p className="mt-1">{event.address}</p>
          <p>
            <a
              href={mapHref}
              rel="noopener"
              className="text-link no-print mt-2 inline-flex min-h-11 items-center gap-2 leading-none"
            >
              <Icon icon={MapPin} />在 Google 地圖開啟
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

/** `臺北市中山區…` → `臺北市`; an address written otherwise names none. */
const cityOf = (address: string): string => /^.{2}[市縣]/u.exec(address)?.[0] ?? "";

function OtherEvents({ data: { others } }: { data: EventPageData }) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="no-print page-measure mt-20 md:mt-24">
      <h2 id="others" className="display-title border-t border-ridge-1 pt-10 text-2xl">
        近期講座與活動
      </h2>
      <ul className="mt-8 grid gap-8 md:grid-cols-3">
        {others.map((event) => (
          <li key={event.id}>
            <SmallFeature event={event} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
