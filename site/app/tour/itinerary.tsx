import { formatMonthDay } from "@farpeak/ui/format.ts";
import { Picture } from "@farpeak/ui/picture.tsx";
import { addDays } from "./cancellation.ts";
import { RouteMap } from "./route-map.tsx";
import { Section } from "./section.tsx";
import type { DayView, RouteMap as Map } from "./tour-types.ts";

/** The days on a line; the drawn map stays beside them as they pass. */
export function Itinerary(props: { days: readonly DayView[]; map: Map | null; dateStart: string | null }) {
  const { days, map, dateStart } = props;
  return (
    <Section id="itinerary" title="每日行程">
      <div className="mt-8 grid gap-x-10 gap-y-10 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_20rem] print:grid-cols-1">
        {map && (
          <RouteMap
            map={map}
            className="self-start md:sticky md:top-18 md:order-2 print:static print:order-none print:w-[90mm]"
          />
        )}
        <ol>
          {days.map((day) => (
            <Day key={day.day} day={day} date={dateStart && addDays(dateStart, day.day - 1)} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

function Day({ day, date }: { day: DayView; date: string | null }) {
  return (
    <li
      id={`day-${day.day}`}
      className="group grid scroll-mt-20 grid-cols-[3rem_minmax(0,1fr)] gap-x-4 md:grid-cols-[3.5rem_minmax(0,1fr)] md:gap-x-6 print:break-inside-avoid"
    >
      <div className="flex flex-col items-center">
        <p className="text-center leading-none">
          <span className="eyebrow sr-only">第 </span>
          <span className="tabular font-display text-3xl leading-none font-semibold text-ridge-1">
            {day.day}
          </span>
          <span className="sr-only"> 天</span>
        </p>
        <span aria-hidden="true" className="mt-3 w-px flex-1 bg-ridge-4 group-last:hidden" />
      </div>
      <div className="pb-12 group-last:pb-0">
        {date && <p className="eyebrow tabular">{formatMonthDay(date)}</p>}
        <h3 className="text-lg leading-snug">{day.title.replaceAll("／", " ／ ")}</h3>
        {day.places.length > 0 && (
          <p className="mt-2 text-sm leading-normal text-ridge-2">{day.places.join("・")}</p>
        )}
        <div
          className="mt-3 max-w-prose leading-prose"
          // Cleaned by the server.
          dangerouslySetInnerHTML={{ __html: day.descriptionHtml }}
        />
        {day.image && (
          <Picture
            image={day.image}
            sizes="(min-width: 1280px) 380px, (min-width: 768px) 50vw, 80vw"
            className="mt-4 aspect-[16/9] rounded-sm print:hidden"
          />
        )}
        <Comforts day={day} />
      </div>
    </li>
  );
}

/** Meals and the night's bed. */
function Comforts({ day: { meals, hotel } }: { day: DayView }) {
  const rows = [
    ["早餐", meals.breakfast],
    ["午餐", meals.lunch],
    ["晚餐", meals.dinner],
    ["住宿", hotel],
  ].filter(([, text]) => text !== "");
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-3 text-sm leading-normal">
      {rows.map(([term, text]) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
