/** Who comes to the events: as many people as each event says are taken. */
import { addDays } from "./days.ts";
import { anyPerson, partySizes, type Person, recordNumber } from "./people.ts";
import { createRandom, type Random } from "./pictures/random.ts";
import type { DemoEvent } from "./types.ts";

export interface DemoEventRegistration extends Person {
  number: string;
  eventKey: string;
  state: "pending" | "confirmed" | "completed" | "cancelled";
  headcount: number;
  salesPerson: string;
  suggestion: string;
  /** Instant, ISO 8601. */
  createdAt: string;
}

const SALES_PEOPLE = ["", "", "", "連遠帆", "周亦晴", "許海寧", "鄧若谷"];
/** Nobody brings more than three friends to a lecture. */
const LARGEST_PARTY = 4;

/** All of them in the order they were sent: the first has the id 1. */
export function buildEventRegistrations(
  events: readonly DemoEvent[],
  today: string,
): DemoEventRegistration[] {
  const all = events.flatMap((event) => partiesOf(event, today));
  all.sort((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0));
  return all.map((one, index) => ({
    number: recordNumber("E", index + 1, one.createdAt.slice(0, 10)),
    ...one,
  }));
}

type Draft = Pick<DemoEventRegistration, "headcount" | "state">;

function stateOf(event: DemoEvent, random: Random): Draft["state"] {
  if (event.inDays < 0) return "completed";
  return random.chance(0.15) ? "pending" : "confirmed";
}

function partiesOf(event: DemoEvent, today: string): Omit<DemoEventRegistration, "number">[] {
  const random = createRandom(`event ${event.key}`);
  const lastDay = addDays(today, Math.min(-1, event.inDays - 1));
  const sizes = partySizes(event.taken, random).flatMap((size) =>
    size > LARGEST_PARTY ? [LARGEST_PARTY, size - LARGEST_PARTY] : [size],
  );
  const drafts: Draft[] = sizes.map((headcount) => ({ headcount, state: stateOf(event, random) }));
  if (random.chance(0.4)) drafts.push({ headcount: 2, state: "cancelled" });
  return drafts.map((draft) => {
    const day = addDays(lastDay, -random.whole(0, 40));
    const clock = `${String(random.whole(8, 22)).padStart(2, "0")}:${String(random.whole(0, 59)).padStart(2, "0")}`;
    return {
      ...anyPerson(random),
      ...draft,
      eventKey: event.key,
      salesPerson: random.pick(SALES_PEOPLE),
      suggestion: random.chance(0.08) ? "會提早到，請問附近好停車嗎？" : "",
      createdAt: `${day}T${clock}:00+08:00`,
    };
  });
}
