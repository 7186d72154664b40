/** Days and local times in Asia/Taipei, which has had no daylight saving since 1979: always UTC+8. */

const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** The calendar day in Taipei at an instant, `YYYY-MM-DD`. */
export function taipeiDay(at: Date = new Date()): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** The local time in Taipei at an instant, `YYYY-MM-DD HH:mm:ss`. */
export function taipeiDateTime(at: Date = new Date()): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");
}

/** The instant, in milliseconds, at which the Taipei day of `at` ends. */
export function endOfTaipeiDay(at: Date = new Date()): number {
  return (Math.floor((at.getTime() + OFFSET_MS) / DAY_MS) + 1) * DAY_MS - OFFSET_MS;
}

/** `day` moved by a number of days, both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days `to` lies after `from` (negative: before). */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** An instant as ISO 8601 with Taipei's offset, as records carry it. */
export function instant(at: Date): string {
  return `${taipeiDateTime(at).replace(" ", "T")}+08:00`;
}
