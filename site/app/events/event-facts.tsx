import { ButtonLink } from "@farpeak/ui/button.tsx";
import { Icon } from "@farpeak/ui/icon.tsx";
import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { calendarPath, sitePaths } from "../paths.ts";
import { telephoneHref } from "../telephone.ts";
import { EventStateText } from "./agenda.tsx";
import type { EventPageData } from "./event-types.ts";
import { dayWords, feeWords, timeWords } from "./event-words.ts";

/** When, where, how much and how many: what one copies onto the kitchen calendar, and how to get a seat. */
export function EventFacts({ data }: { data: EventPageData }) {
  const { event } = data;
  return (
    <aside aria-label="時間、地點與報名" className="border-t-2 border-ridge-1 bg-card px-6 py-6">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-4 leading-relaxed">
        <Fact term="時間">
          <span className="tabular block font-medium">{dayWords(event)}</span>
          <span className="tabular block">{timeWords(event)}</span>
        </Fact>
        <Fact term="地點">
          <span className="block font-medium">{event.place}</span>
          <span className="block text-base text-muted">{event.address}</span>
        </Fact>
        <Fact term="費用">
          <span className="tabular">{feeWords(event.fee)}</span>
        </Fact>
        <Fact term="名額">
          <span className="tabular">共 {event.capacity} 席</span>，
          <EventStateText event={event} />
        </Fact>
      </dl>
      <Registration data={data} />
      {event.state !== "past" && (
        <a
          href={calendarPath(event.id)}
          download={`event-${event.id}.ics`}
          className="no-print mt-3 flex min-h-11 items-center justify-center gap-2 text-base no-underline underline-offset-4 hover:underline"
        >
          <Icon icon={CalendarPlus} />
          加入行事曆
        </a>
      )}
    </aside>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

const NOTES = {
  open: "線上報名即將開放。現在請來電報名，告訴我們姓名與人數即可。",
  full: "這一場已額滿。想排候補，或問下一場的日期，歡迎來電。",
  closed: "這一場已停止報名。還想參加嗎？請來電，我們看看能否加座。",
} as const;

/** Registering on the page comes with a later step; until then the telephone takes it. */
function Registration({ data: { event, office } }: { data: EventPageData }) {
  if (event.state === "past") {
    return (
      <div className="mt-6 border-t border-line pt-6">
        <p className="leading-relaxed">這場活動已經結束，謝謝每一位來的朋友。</p>
        <ButtonLink wide href={sitePaths.events} className="no-print mt-4">
          看近期的活動
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="mt-6 border-t border-line pt-6">
      <p className="leading-relaxed">{NOTES[event.state]}</p>
      <ButtonLink
        look={event.state === "open" ? "main" : "secondary"}
        wide
        href={telephoneHref(office.telephone)}
        className="mt-4"
      >
        來電 <span className="tabular">{office.telephone}</span>
      </ButtonLink>
      <p className="mt-2 text-center text-sm text-muted">{office.title}</p>
    </div>
  );
}
