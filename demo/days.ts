/** Calendar days as text, `YYYY-MM-DD`, and what the price of a tour depends on: holidays of Taiwan. */

const DAY_MS = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days `to` lies after `from` (negative: before). */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The same day some months later; the last of the month where that month is shorter. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth));
  return new Date(moved).toISOString().slice(0, 10);
}

/** Year, month (1–12) and day of the month. */
export function partsOf(day: string): [year: number, month: number, date: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

const chineseCalendar = new Intl.DateTimeFormat("en-u-ca-chinese", {
  month: "numeric",
  day: "numeric",
  timeZone: "UTC",
});
const lunarDays = new Map<string, string>();

/** Month and day of the lunar calendar, `1/1` on New Year's Day; a leap month is written `4bis/1`. */
export function lunarDay(day: string): string {
  const known = lunarDays.get(day);
  if (known !== undefined) return known;
  const parts = chineseCalendar.formatToParts(new Date(`${day}T12:00:00Z`));
  const value = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  const lunar = `${value("month")}/${value("day")}`;
  lunarDays.set(day, lunar);
  return lunar;
}

export type Holiday = "lunar-new-year" | "new-year" | "long-weekend";

/** Days of the solar calendar on whose eve people leave: 清明 and 國慶. */
const SOLAR_EVES = new Set(["04-01", "04-02", "04-03", "10-07", "10-08", "10-09"]);

/** The holiday that a tour leaving on this day falls into. */
export function holidayOf(day: string): Holiday | null {
  for (let ahead = -4; ahead <= 5; ahead++)
    if (lunarDay(addDays(day, ahead)) === "1/1") return "lunar-new-year";
  const monthDay = day.slice(5);
  if (monthDay >= "12-26" || monthDay === "01-01") return "new-year";
  if (SOLAR_EVES.has(monthDay)) return "long-weekend";
  // 端午 and 中秋.
  for (let ahead = 0; ahead <= 3; ahead++) {
    const lunar = lunarDay(addDays(day, ahead));
    if (lunar === "5/5" || lunar === "8/15") return "long-weekend";
  }
  return null;
}
