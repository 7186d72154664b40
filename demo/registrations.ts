/** Who registered for which departure: invented parties that make the seats real. */
import { addDays, daysBetween } from "./days.ts";
import type { Filling } from "./filling.ts";
import { anyPartySize, anyPerson, DEMO_MEMBER, partySizes, type Person, recordNumber } from "./people.ts";
import { createRandom, type Random } from "./pictures/random.ts";

export type RegistrationState = "pending" | "confirmed" | "completed" | "waitlisted" | "cancelled";

export interface DemoRegistration extends Person {
  number: string;
  groupNumber: string;
  state: RegistrationState;
  headcount: number;
  /** Adult price of one person, New Taiwan dollars. */
  price: number;
  suggestion: string;
  /** Instant, ISO 8601. */
  createdAt: string;
}

type Unnumbered = Omit<DemoRegistration, "number">;

/** People register up to this many days before the last day they can. */
const SPAN_DAYS = 150;
const LARGEST_PARTY = 6;
const SUGGESTIONS = [
  "一位長輩膝蓋不好，座位希望靠前。",
  "兩位吃全素，可接受奶蛋。",
  "希望兩間房相鄰，謝謝。",
  "對海鮮過敏，請協助備註餐食。",
  "想先了解單人房差價。",
  "會從高雄出發，請問有沒有接駁？",
  "結婚週年，若能安排高樓層會很開心。",
  "小朋友八歲，需要佔床。",
];

/** All registrations in the order they were sent: the first has the id 1. */
export function buildRegistrations(fillings: readonly Filling[], today: string): DemoRegistration[] {
  const all = fillings.flatMap((filling) => partiesOf(filling, today));
  all.sort((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0));
  return withMember(all).map((one, index) => ({
    number: recordNumber("R", index + 1, one.createdAt.slice(0, 10)),
    ...one,
  }));
}

function partiesOf(filling: Filling, today: string): Unnumbered[] {
  const { departure, held, waiting } = filling;
  const random = createRandom(`parties ${departure.groupNumber}`);
  const left = departure.seats - held;
  const drafts = [
    ...partySizes(held, random).map((headcount) => ({ headcount, state: stateOf(filling, today, random) })),
    ...cancelledParties(filling, random),
  ];
  const queue = Array.from({ length: waiting }, () => Math.max(anyPartySize(random), left + 1))
    .filter((headcount) => headcount <= LARGEST_PARTY)
    .map((headcount) => ({ headcount, state: "waitlisted" as const }));
  const days = sentDays(filling, today, drafts.length, random);
  const lastDay = lastDayOf(filling, today);
  const known = new Set<string>();
  return [
    ...drafts.map((draft, index) => party(filling, draft, days[index] ?? lastDay, random, known)),
    // The queue begins when the seats are gone.
    ...queue.map((draft) => party(filling, draft, lastDay, random, known)),
  ];
}

function stateOf({ departure, confirmedPart }: Filling, today: string, random: Random): RegistrationState {
  if (departure.dateEnd < today) return "completed";
  return random.chance(confirmedPart) ? "confirmed" : "pending";
}

/** Of a cancelled departure everybody; of the others some who changed their minds. */
function cancelledParties(
  { departure, held }: Filling,
  random: Random,
): { headcount: number; state: "cancelled" }[] {
  const count = departure.cancelledAt ? random.whole(1, 4) : held > 4 && random.chance(0.3) ? 1 : 0;
  return Array.from({ length: count }, () => ({ headcount: anyPartySize(random), state: "cancelled" }));
}

/** The last day on which somebody has registered. */
function lastDayOf({ departure }: Filling, today: string): string {
  const ends = [
    addDays(today, -1),
    departure.registrationDeadline,
    departure.closedAt,
    departure.cancelledAt,
  ];
  return ends.flatMap((end) => (end ? [end.slice(0, 10)] : [])).reduce((a, b) => (a < b ? a : b));
}

/** Days before the last one, early to late. */
function sentDays(filling: Filling, today: string, count: number, random: Random): string[] {
  const lastDay = lastDayOf(filling, today);
  const published = filling.departure.publishedAt.slice(0, 10);
  const span = Math.max(1, Math.min(SPAN_DAYS, daysBetween(published, lastDay)));
  return Array.from({ length: count }, () => addDays(lastDay, -random.whole(1, span))).sort();
}

function party(
  { departure }: Filling,
  { headcount, state }: { headcount: number; state: RegistrationState },
  day: string,
  random: Random,
  known: Set<string>,
): Unnumbered {
  let person = anyPerson(random);
  while (known.has(person.email)) person = anyPerson(random);
  known.add(person.email);
  const time = [random.whole(8, 22), random.whole(0, 59), random.whole(0, 59)];
  const clock = time.map((part) => String(part).padStart(2, "0")).join(":");
  return {
    ...person,
    groupNumber: departure.groupNumber,
    state,
    headcount,
    price: departure.prices.adult,
    suggestion: random.chance(0.12) ? random.pick(SUGGESTIONS) : "",
    createdAt: `${day}T${clock}+08:00`,
  };
}

/** How many journeys the demo member has in each state. */
const OF_MEMBER: [RegistrationState, number][] = [
  ["completed", 3],
  ["confirmed", 2],
  ["pending", 1],
  ["waitlisted", 1],
  ["cancelled", 1],
];

/** Gives the demo member a few small parties, so that the member area has something to show. */
function withMember(all: Unnumbered[]): Unnumbered[] {
  const theirs = new Set(
    OF_MEMBER.flatMap(([state, count]) => {
      const small = all.filter((one) => one.state === state && one.headcount <= 3);
      return Array.from(
        { length: count },
        (_, index) => small[Math.floor(((index + 0.5) * small.length) / count)],
      );
    }),
  );
  return all.map((one) => (theirs.has(one) ? { ...one, ...DEMO_MEMBER } : one));
}
