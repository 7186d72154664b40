import { formatMonthDay } from "@farpeak/ui/format.ts";
import { classNames } from "@farpeak/ui/class-names.ts";
import { timeWords } from "./event-words.ts";
import type { EventView } from "./event-types.ts";

/** The day in large numerals, as on a ticket; weekday and time under it. */
export function DateMark({ event, large }: { event: EventView; large?: boolean }) {
  const [day, weekday = ""] = formatMonthDay(event.dateStart).split("（");
  return (
    <p className="tabular leading-none">
      <time dateTime={event.dateStart.replace(" ", "T")}>
        <span
          className={classNames(
            "block font-display font-semibold",
            large ? "text-4xl md:text-5xl" : "text-3xl",
          )}
        >
          {day}
        </span>
        <span className="mt-2 block text-sm leading-normal text-muted">
          週{weekday.replace("）", "")}　{timeWords(event)}
        </span>
      </time>
    </p>
  );
}
