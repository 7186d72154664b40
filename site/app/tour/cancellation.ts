/** What leaving costs, by the steps of the agency's contract: in words, and for a departure in days and dollars. */
import { formatDate, formatMonthDay } from "@farpeak/ui/format.ts";
import type { Step } from "./tour-types.ts";

/** `2026-12-05`, -3 → `2026-12-02`; calendar days, whatever the time zone. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How long before the departure: `出發前 31～40 天`. */
export function stepWords({ daysFrom, daysTo }: Step): string {
  if (daysTo === null) return `出發前 ${daysFrom} 天以前`;
  if (daysTo === 0) return "出發當天或出發後";
  if (daysFrom === daysTo) return daysTo === 1 ? "出發前 1 天" : `出發前 ${daysTo} 天`;
  return daysFrom === 0 ? `出發前 ${daysTo} 天到出發當天` : `出發前 ${daysFrom}～${daysTo} 天`;
}

/** The days on which that is, for one departure: `10/26（一）～11/04（三）`. */
export function stepDates({ daysFrom, daysTo }: Step, dateStart: string): string {
  const last = addDays(dateStart, -daysFrom);
  if (daysTo === null) return `${formatDate(last)} 以前`;
  const first = addDays(dateStart, -daysTo);
  if (daysTo === 0) return `${formatDate(first)} 起`;
  if (first === last) return formatDate(first);
  const year = first.slice(0, 4) === last.slice(0, 4);
  return `${formatDate(first)}～${year ? formatMonthDay(last) : formatDate(last)}`;
}

/** New Taiwan dollars for one adult. */
export const stepAmount = ({ percent }: Step, price: number): number => Math.round((price * percent) / 100);

/** From the earliest notice to the latest. */
export const inOrder = (steps: readonly Step[]): Step[] => [...steps].sort((a, b) => b.daysFrom - a.daysFrom);
