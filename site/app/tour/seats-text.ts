import { formatSeats } from "@farpeak/ui/format.ts";
import type { DepartureRow } from "./tour-types.ts";

/** Seats as they may be spoken of: where nobody can register, their number says nothing. */
export function seatsText({ status, seatsLeft }: Pick<DepartureRow, "status" | "seatsLeft">): string {
  if (status === "closed" || status === "cancelled") return "—";
  return status === "waitlist" ? "已滿，可候補" : formatSeats(seatsLeft);
}
