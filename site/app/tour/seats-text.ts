import { formatSeats } from "@farpeak/ui/format.ts";
import type { DepartureRow } from "./tour-types.ts";

/** Seats as they may be spoken of: where nobody can register, their number says nothing. */
export function seatsText({ status, seatsLeft }: Pick<DepartureRow, "status" | "seatsLeft">): string {
  if (status === "cancelled") return "已取消";
  if (status === "closed") return "停止報名";
  return status === "waitlist" ? "已滿，可候補" : formatSeats(seatsLeft);
}

/** Beside the status: only where there is a number to add. */
export const hasSeats = ({ status }: Pick<DepartureRow, "status">): boolean =>
  status === "open" || status === "few_left";
