import { Link } from "@farpeak/ui/link.tsx";
import { Picture } from "@farpeak/ui/picture.tsx";
import { eventPath } from "../paths.ts";
import { titleLink } from "../stories/title-link.ts";
import { TitleText } from "../stories/title-text.tsx";
import { EventStateText } from "./agenda.tsx";
import { DateMark } from "./date-mark.tsx";
import type { EventView } from "./event-types.ts";
import { dayWords, feeWords, timeWords, TYPE_WORDS } from "./event-words.ts";

/** The ones the agency puts first: the next of them large, the others beneath it. */
export function FeaturedEvents({ events }: { events: readonly EventView[] }) {
  const [first, ...others] = events;
  if (!first) return null;
  return (
    <section aria-label="精選講座與活動" className="pt-8 md:pt-12">
      <article className="group relative lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        {first.image && (
          <Picture
            image={first.image}
            sizes="(min-width: 1280px) 663px, 100vw"
            priority
            className="-mx-6 aspect-[3/2] md:mx-0 md:rounded-sm"
            alt=""
          />
        )}
        <div className="mt-6 flex flex-col lg:mt-0">
          <DateMark event={first} large />
          <p className="eyebrow mt-6 lg:mt-auto lg:pt-6">{TYPE_WORDS[first.type]}</p>
          <h2 className="mt-1 text-xl leading-snug md:text-2xl">
            <Link href={eventPath(first.id)} className={titleLink}>
              <TitleText>{first.title}</TitleText>
            </Link>
          </h2>
          <p className="mt-3 leading-relaxed text-muted">{first.summary}</p>
          <p className="mt-4 flex flex-wrap gap-x-6 border-t border-line pt-3 text-sm leading-relaxed">
            <span>{first.place}</span>
            <span className="tabular">{feeWords(first.fee)}</span>
            <EventStateText event={first} />
          </p>
        </div>
      </article>
      {others.length > 0 && (
        <ul className="mt-10 grid gap-8 md:grid-cols-3 md:gap-x-8 lg:mt-14">
          {others.map((event) => (
            <li key={event.id}>
              <SmallFeature event={event} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function SmallFeature({
  event,
  heading: Heading = "h2",
}: {
  event: EventView;
  heading?: "h2" | "h3";
}) {
  return (
    <article className="group relative grid grid-cols-[7rem_1fr] gap-x-4 md:block">
      {event.image && (
        <Picture
          image={event.image}
          sizes="(min-width: 1280px) 378px, (min-width: 768px) 33vw, 112px"
          className="aspect-square rounded-sm md:aspect-[3/2]"
          alt=""
        />
      )}
      <div className="md:mt-4">
        <p className="tabular flex flex-wrap gap-x-3 text-sm leading-normal text-muted">
          <span>{dayWords(event)}</span>
          <span>{timeWords(event)}</span>
        </p>
        <Heading className="mt-1 text-base leading-snug md:text-lg">
          <Link href={eventPath(event.id)} className={titleLink}>
            <TitleText>{event.title}</TitleText>
          </Link>
        </Heading>
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm leading-normal">
          <span className="text-muted">{event.place}</span>
          <EventStateText event={event} />
        </p>
      </div>
    </article>
  );
}
