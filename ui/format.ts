/** How dates, prices and seats are written, everywhere alike. Dates are calendar days, never instants. */

const WEEKDAYS = ["日", "一", "二", "三", "四", "五", "六"] as const;

type Day = { year: number; month: number; day: number };

function readDay(text: string): Day | null {
  const match = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:$|[ T])/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const check = new Date(Date.UTC(year, month - 1, day));
  return check.getUTCMonth() === month - 1 && check.getUTCDate() === day ? { year, month, day } : null;
}

const two = (value: number) => String(value).padStart(2, "0");
const weekday = ({ year, month, day }: Day) => WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
const monthDay = (day: Day) => `${two(day.month)}/${two(day.day)}（${weekday(day)}）`;

/** `2026-12-05` (a time after it is ignored) → `2026/12/05（六）`; anything that is no date comes back as it was. */
export function formatDate(date: string): string {
  const day = readDay(date);
  return day ? `${day.year}/${monthDay(day)}` : date;
}

/** `2026-12-05` → `12/05（六）`, where the year is plain from its surroundings. */
export function formatMonthDay(date: string): string {
  const day = readDay(date);
  return day ? monthDay(day) : date;
}

/** `2026-12-05` or `2026-12` → `2026 年 12 月`. */
export function formatMonth(date: string): string {
  const match = /^(\d{4})[-/](\d{1,2})/.exec(date);
  return match ? `${match[1]} 年 ${Number(match[2])} 月` : date;
}

/** Two days → `2026/12/05（六）～12/12（六）`; the year is repeated only where it changes, one day stands alone. */
export function formatDateRange(start: string, end: string): string {
  const [from, to] = [readDay(start), readDay(end)];
  if (!from || !to) return `${formatDate(start)}～${formatDate(end)}`;
  if (from.year !== to.year) return `${formatDate(start)}～${formatDate(end)}`;
  if (from.month === to.month && from.day === to.day) return formatDate(start);
  return `${formatDate(start)}～${monthDay(to)}`;
}

/** `2026-12-05 19:30:00` → `2026/12/05（六）19:30`. */
export function formatDateTime(dateTime: string): string {
  const time = /[ T](\d{2}:\d{2})/.exec(dateTime)?.[1];
  return time ? `${formatDate(dateTime)}${time}` : formatDate(dateTime);
}

/** A clock time as the tables write it: `2026-12-05 19:30:00` or `19:30:00` → `19:30`. */
export function formatTime(time: string): string {
  return /(\d{2}:\d{2})(?::\d{2})?$/.exec(time)?.[1] ?? time;
}

/** Whole days from one calendar day to another; negative when the other is past. `NaN` for no dates. */
export function daysBetween(from: string, to: string): number {
  const [a, b] = [readDay(from), readDay(to)];
  if (!a || !b) return Number.NaN;
  return Math.round(
    (Date.UTC(b.year, b.month - 1, b.day) - Date.UTC(a.year, a.month - 1, a.day)) / 86_400_000,
  );
}

/** 1234567 → `1,234,567`, the same on every machine whatever its locale. */
export function formatNumber(value: number): string {
  return String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}

/** 45900 → `NT$ 45,900`. */
export function formatPrice(amount: number): string {
  return amount < 0 ? `-NT$ ${formatNumber(-amount)}` : `NT$ ${formatNumber(amount)}`;
}

/** 8 → `還有 8 席`; none left → `已無空位`. */
export function formatSeats(seatsLeft: number): string {
  return seatsLeft > 0 ? `還有 ${formatNumber(seatsLeft)} 席` : "已無空位";
}

/** 8, 7 → `8 天 7 夜`; without nights `1 天`. */
export function formatDuration(days: number, nights: number): string {
  return nights > 0 ? `${days} 天 ${nights} 夜` : `${days} 天`;
}

/** Cuts a text to so many characters (120 on cards) and says so with an ellipsis. */
export function cutText(text: string, length = 120): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join("").trimEnd()}…` : text;
}
