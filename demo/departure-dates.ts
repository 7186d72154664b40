/** On which days a tour leaves. */
import { addDays, addMonths, partsOf, weekdayOf } from "./days.ts";
import { isWithin, SEASON_WINDOWS } from "./seasons.ts";
import type { DemoTour } from "./types.ts";

/** How far ahead the agency publishes its departures. */
export const MONTHS_AHEAD = 14;
/** The nearest departure: nobody publishes one for tomorrow. */
const FIRST_DAY_AHEAD = 3;
export const DAYS_BACK = 182;

type Seasonal = Pick<DemoTour, "code" | "months" | "weekdays">;

/** Whether the tour's months, weekdays and finer season allow it to leave on this day. */
export function mayLeaveOn(tour: Seasonal, day: string): boolean {
  const [, month] = partsOf(day);
  const windows = SEASON_WINDOWS[tour.code];
  return (
    tour.weekdays.includes(weekdayOf(day)) &&
    tour.months.includes(month) &&
    (windows === undefined || windows.some((window) => isWithin(window, day.slice(5))))
  );
}

/** Every day from `from` to `to`, both included, on which the tour may leave. */
export function possibleDays(tour: Seasonal, from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (mayLeaveOn(tour, day)) days.push(day);
  return days;
}

/** `count` of the items at equal distances, or all of them where there are no more. */
export function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  return items.filter(
    (_, index) =>
      Math.floor(((index + 1) * count) / items.length) > Math.floor((index * count) / items.length),
  );
}

/** The tour's departures over the next months, as many as it plans and its season has days for. */
export function futureDays(tour: DemoTour, today: string): string[] {
  const days = possibleDays(tour, addDays(today, FIRST_DAY_AHEAD), addMonths(today, MONTHS_AHEAD));
  return spread(days, tour.departures);
}

/** Departures of the last half year that have come home; the tour may leave again tomorrow. */
export function pastDays(tour: DemoTour, today: string): string[] {
  return possibleDays(tour, addDays(today, -DAYS_BACK), addDays(today, -tour.days - 1));
}
