/**
 * May one register for a departure, and will it run? Pure functions of what is recorded; their
 * answers are never stored. Where something is unknown the answer is the one that promises nothing:
 * in Taiwan an advertisement is part of the contract (消費者保護法 §22).
 */
import type { DepartureStatus, Formation } from "@farpeak/contract/catalog.ts";

export interface DepartureFacts {
  /** `YYYY-MM-DD` */
  date_start: string;
  registration_deadline: string;
  closed_at: Date | string | null;
  cancelled_at: Date | string | null;
  seats_total: number;
  seats_held: number;
  people_confirmed: number;
  minimum_group_size: number;
}

/** Of the seats, at most this part left counts as few; two seats always do. */
const FEW_LEFT_PART = 0.15;
/** Of the minimum, at most this part lacking counts as nearly formed; two people always do. */
const NEARLY_FORMED_PART = 0.25;

export function seatsLeft(facts: Pick<DepartureFacts, "seats_total" | "seats_held">): number {
  return Math.max(0, facts.seats_total - facts.seats_held) || 0;
}

/** @param today the calendar day in Taipei, `YYYY-MM-DD`. */
export function departureStatus(facts: DepartureFacts, today: string): DepartureStatus {
  if (facts.cancelled_at !== null) return "cancelled";
  if (!acceptsRegistrations(facts, today)) return "closed";
  const left = seatsLeft(facts);
  if (left > Math.max(2, Math.ceil(facts.seats_total * FEW_LEFT_PART))) return "open";
  return left > 0 ? "few_left" : "waitlist";
}

/** Not closed by hand, not past its deadline, not yet left: seats and waitlist places are given. */
export function acceptsRegistrations(facts: DepartureFacts, today: string): boolean {
  const open = facts.closed_at === null && facts.cancelled_at === null;
  return open && today <= facts.registration_deadline && today < facts.date_start;
}

/** Confirmed people still lacking to the minimum group size. */
export function peopleToForm(facts: Pick<DepartureFacts, "people_confirmed" | "minimum_group_size">): number {
  return Math.max(0, facts.minimum_group_size - facts.people_confirmed);
}

export function formation(facts: DepartureFacts): Formation {
  if (facts.cancelled_at !== null) return "forming";
  const lacking = facts.minimum_group_size - facts.people_confirmed;
  if (lacking <= 0) return "formed";
  const near = Math.max(2, Math.floor(facts.minimum_group_size * NEARLY_FORMED_PART));
  return facts.people_confirmed > 0 && lacking <= near ? "nearly_formed" : "forming";
}
