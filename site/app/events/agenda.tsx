import { formatMonth } from "@farpeak/ui/format.ts";
import { classNames } from "@farpeak/ui/class-names.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { Picture } from "@farpeak/ui/picture.tsx";
import { eventPath } from "../paths.ts";
import { titleLink } from "../stories/title-link.ts";
import { TitleText } from "../stories/title-text.tsx";
import { DateMark } from "./date-mark.tsx";
import type { EventView } from "./event-types.ts";
import { dayWords, feeWords, STATE_TONES, stateWords, TYPE_WORDS } from "./event-words.ts";

/** Events as a calendar one reads down: those to come under their months, then those past. */
export function Agenda({ events }: { events: readonly EventView[] }) {
  const upcoming = events.filter((event) => event.state !== "past");
  const past = events.filter((event) => event.state === "past");
  const months = Map.groupBy(upcoming, (event) => event.dateStart.slice(0, 7));
  return (
    <>
      {[...months].map(([month, list]) => (
        <section key={month} aria-labelledby={`month-${month}`} className="mt-10">
          <h3 id={`month-${month}`} className="tabular border-b border-ridge-1 pb-2 font-display text-xl">
            {formatMonth(month)}
          </h3>
          <ul>
            {list.map((event) => (
              <li key={event.id} className="border-b border-line">
                <AgendaEntry event={event} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {past.length > 0 && (
        <section aria-labelledby="past" className="mt-14">
          <h3 id="past" className="display-title border-b border-ridge-1 pb-2 text-xl">
            過去的活動
          </h3>
          <ul className="gap-x-12 md:columns-2">
            {past.map((event) => (
              <li key={event.id} className="break-inside-avoid border-b border-line">
                <PastEntry event={event} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function AgendaEntry({ event }: { event: EventView }) {
  return (
    <article className="group relative grid gap-x-8 gap-y-3 py-6 md:grid-cols-[10rem_minmax(0,1fr)_12rem] md:py-8">
      <DateMark event={event} />
      <div>
        <p className="eyebrow">{TYPE_WORDS[event.type]}</p>
        <h4 className="mt-1 text-lg leading-snug md:text-xl">
          <Link href={eventPath(event.id)} className={titleLink}>
            <TitleText>{event.title}</TitleText>
          </Link>
        </h4>
        <p className="mt-2 max-w-prose text-base leading-relaxed text-muted">{event.summary}</p>
        <p className="mt-3 flex flex-wrap gap-x-6 text-sm leading-relaxed">
          <span>{event.place}</span>
          <span className="tabular">{feeWords(event.fee)}</span>
          <EventStateText event={event} />
        </p>
      </div>
      {event.image && (
        <Picture
          image={event.image}
          sizes="192px"
          className="hidden aspect-[4/3] self-start rounded-sm md:block"
          alt=""
        />
      )}
    </article>
  );
}

export function EventStateText({ event }: { event: Pick<EventView, "state" | "seatsLeft"> }) {
  return (
    <span className={classNames("tabular font-medium", STATE_TONES[event.state])}>{stateWords(event)}</span>
  );
}

function PastEntry({ event }: { event: EventView }) {
  return (
    <article className="group relative py-4">
      <p className="tabular text-sm leading-normal text-muted">
        {dayWords(event)}　{TYPE_WORDS[event.type]}
      </p>
      <h4 className="mt-1 text-base leading-snug font-medium">
        <Link href={eventPath(event.id)} className={titleLink}>
          <TitleText>{event.title}</TitleText>
        </Link>
      </h4>
    </article>
  );
}
