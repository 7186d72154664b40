/** When an event is, what it costs and whether one may come, in words. */
import { formatDate, formatDateRange, formatPrice, formatSeats, formatTime } from "@farpeak/ui/format.ts";
import type { EventView } from "./event-types.ts";

export const TYPE_WORDS = { lecture: "講座", activity: "活動" } as const;

type Times = Pick<EventView, "dateStart" | "dateEnd">;

/** `2026/12/05（六）`, or from the first day to the last. */
export const dayWords = ({ dateStart, dateEnd }: Times): string =>
  sameDay({ dateStart, dateEnd }) ? formatDate(dateStart) : formatDateRange(dateStart, dateEnd);

/** `14:00–16:00`; of an event of several days when it begins. */
export const timeWords = ({ dateStart, dateEnd }: Times): string =>
  sameDay({ dateStart, dateEnd })
    ? `${formatTime(dateStart)}–${formatTime(dateEnd)}`
    : `${formatTime(dateStart)} 開始`;

const sameDay = ({ dateStart, dateEnd }: Times): boolean => dateStart.slice(0, 10) === dateEnd.slice(0, 10);

export const feeWords = (fee: number): string => (fee === 0 ? "免費" : `每人 ${formatPrice(fee)}`);

export function stateWords({ state, seatsLeft }: Pick<EventView, "state" | "seatsLeft">): string {
  if (state === "open") return formatSeats(seatsLeft);
  return { full: "已額滿", closed: "已停止報名", past: "已結束" }[state];
}

/** The colours of states; the word always stands with them. */
export const STATE_TONES = {
  open: "text-pine",
  full: "text-plum",
  closed: "text-grey",
  past: "text-grey",
} as const;
