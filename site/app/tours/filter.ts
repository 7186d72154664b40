/** The filter of tours and departures as it stands in an address, and the addresses one step from it. */
import { parseDay } from "@farpeak/contract/rules.ts";
import { formatDate, formatDateRange, formatMonth } from "@farpeak/ui/format.ts";
import type { TourFilterQuery } from "../paths.ts";

/** Countries by id, tags by name; days `YYYY-MM-DD`, empty where there is no limit. */
export interface Filter {
  countries: string[];
  tags: string[];
  dateStart: string;
  dateEnd: string;
  /** The departure table also lists what takes no more registrations. */
  closed: boolean;
}
export type PathOf = (filter: TourFilterQuery) => string;

const MAX_ITEMS = 50;

/** Reads the query; what is no date is no limit, and a range written backwards is turned round. */
export function readFilter(search: URLSearchParams): Filter & { page: number } {
  const { dateStart, dateEnd } = datesIn(search);
  const page = search.get("page") ?? "";
  return {
    countries: items(search.get("countries")),
    tags: items(search.get("tags")),
    dateStart,
    dateEnd,
    closed: search.get("closed") === "1",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The dates, or the whole `month` (`YYYY-MM`) that the home page's plain form sends in their place. */
function datesIn(search: URLSearchParams): { dateStart: string; dateEnd: string } {
  const days = [parseDay(search.get("dateStart") ?? "") ?? "", parseDay(search.get("dateEnd") ?? "") ?? ""];
  const month = search.get("month") ?? "";
  if (!days.some(Boolean) && parseDay(`${month}-01`)) return daysOf(month);
  const [dateStart = "", dateEnd = ""] = days.every(Boolean) ? days.sort() : days;
  return { dateStart, dateEnd };
}

function items(text: string | null): string[] {
  const all = (text ?? "").split(",").map((item) => item.trim());
  return [...new Set(all.filter(Boolean))].slice(0, MAX_ITEMS);
}

export function isEmpty(filter: Filter): boolean {
  return filter.countries.length + filter.tags.length === 0 && !filter.dateStart && !filter.dateEnd;
}

/** The filter with one more country or tag, or without it where it was in. */
export function toggle(filter: Filter, kind: "countries" | "tags", item: string): Filter {
  const list = filter[kind];
  const next = list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
  return { ...filter, [kind]: next };
}

/** First and last day of a month `YYYY-MM`. */
export function daysOf(month: string): { dateStart: string; dateEnd: string } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { dateStart: `${month}-01`, dateEnd: `${month}-${last}` };
}

/** The month `YYYY-MM` that the dates span exactly, or null. */
export function monthOf({ dateStart, dateEnd }: Pick<Filter, "dateStart" | "dateEnd">): string | null {
  const month = dateStart.slice(0, 7);
  return month && daysOf(month).dateStart === dateStart && daysOf(month).dateEnd === dateEnd ? month : null;
}

/** The filter on that month, or on no date where it was on that month already. */
export function toggleMonth(filter: Filter, month: string): Filter {
  return monthOf(filter) === month ? withoutDates(filter) : { ...filter, ...daysOf(month) };
}

export function withoutDates(filter: Filter): Filter {
  return { ...filter, dateStart: "", dateEnd: "" };
}

/** The dates in words: a month, a range, or open at one end; empty where there are none. */
export function wordsOfDates(filter: Filter): string {
  const month = monthOf(filter);
  if (month) return formatMonth(month);
  if (filter.dateStart && filter.dateEnd) return formatDateRange(filter.dateStart, filter.dateEnd);
  if (filter.dateStart) return `${formatDate(filter.dateStart)} 以後`;
  return filter.dateEnd ? `${formatDate(filter.dateEnd)} 以前` : "";
}
