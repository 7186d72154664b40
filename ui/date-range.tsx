import { parseDate } from "@internationalized/date";
import type { DateValue } from "@internationalized/date";
import { Calendar, ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  DialogTrigger,
  Heading,
  I18nProvider,
  Label,
  Popover,
  RangeCalendar,
} from "react-aria-components";
import { classNames } from "./class-names.ts";
import { inputClass } from "./field.tsx";
import { formatDateRange } from "./format.ts";
import { Icon } from "./icon.tsx";

/** Two calendar days, `YYYY-MM-DD`, both included. */
export type DayRange = { start: string; end: string };

type DateRangeProps = {
  label: string;
  value: DayRange | null;
  onValueChange: (range: DayRange | null) => void;
  /** The first and last day that may be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  placeholder?: string;
  className?: string;
};

const arrow =
  "grid size-11 place-items-center rounded-sm text-ink hover:bg-wash disabled:opacity-35 focus-visible:outline-offset-0";

/** From which day to which: a button that opens a month (React Aria: import it lazily, per page). */
export function DateRange(props: DateRangeProps) {
  const { label, value, onValueChange, min, max, placeholder = "不限日期", className } = props;
  const [open, setOpen] = useState(false);

  function choose(range: { start: DateValue; end: DateValue } | null) {
    onValueChange(range && { start: range.start.toString(), end: range.end.toString() });
    setOpen(false);
  }

  return (
    <I18nProvider locale="zh-TW">
      <div className={classNames("min-w-0", className)}>
        <DialogTrigger isOpen={open} onOpenChange={setOpen}>
          <Label className="mb-2 block text-base leading-normal font-medium">{label}</Label>
          <Button
            aria-label={`${label}：${value ? formatDateRange(value.start, value.end) : placeholder}`}
            className={inputClass(false, "tabular flex h-12 items-center justify-between gap-4 text-left")}
          >
            <span className={value ? "truncate" : "text-muted"}>
              {value ? formatDateRange(value.start, value.end).replaceAll(/（.）/g, "") : placeholder}
            </span>
            <Icon icon={Calendar} className="size-5 text-muted" />
          </Button>
          <Popover className="rounded-sm border border-ridge-2 bg-card">
            <Dialog aria-label={label} className="p-4 outline-none">
              <RangeCalendar
                aria-label={label}
                value={value && { start: parseDate(value.start), end: parseDate(value.end) }}
                minValue={min ? parseDate(min) : null}
                maxValue={max ? parseDate(max) : null}
                onChange={choose}
              >
                <Month />
              </RangeCalendar>
              {value && (
                <Button onPress={() => choose(null)} className="mt-2 min-h-10 text-sm text-link">
                  清除日期
                </Button>
              )}
            </Dialog>
          </Popover>
        </DialogTrigger>
      </div>
    </I18nProvider>
  );
}

function Month() {
  return (
    <>
      <div className="flex items-center justify-between pb-2">
        <Button slot="previous" className={arrow}>
          <Icon icon={ChevronLeft} />
        </Button>
        <Heading className="text-base font-medium" />
        <Button slot="next" className={arrow}>
          <Icon icon={ChevronRight} />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="narrow" className="border-collapse">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="size-11 text-sm font-normal text-muted">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="tabular grid size-11 cursor-pointer place-items-center text-base leading-none outline-none data-disabled:cursor-not-allowed data-disabled:text-ridge-4 data-focus-visible:outline-2 data-focus-visible:outline-ridge-2 data-hovered:bg-wash data-outside-month:hidden data-selected:bg-ridge-5 data-selection-end:bg-ridge-1 data-selection-end:text-card data-selection-start:bg-ridge-1 data-selection-start:text-card"
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
