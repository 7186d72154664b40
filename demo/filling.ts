/**
 * How full each departure is, and which are closed or cancelled. The shares hold on every day the demo
 * is loaded on: departures are ranked by how much they are asked for, and the best take the waitlists.
 */
import { addDays, daysBetween } from "./days.ts";
import type { DemoDeparture } from "./departures.ts";
import { createRandom, type Random } from "./pictures/random.ts";
import type { DemoTour } from "./types.ts";

/** Parts of all future departures. What is left is open. */
const CANCELLED_PART = 0.04;
const CLOSED_PART = 0.11;
const FULL_PART = 0.09;
const FEW_LEFT_PART = 0.17;
/** Days ahead between which departures are cancelled. */
const CANCELLED_BETWEEN: [from: number, to: number] = [20, 280];
/** Those that leave within the month close by their deadline. */
const CLOSED_BY_HAND_AFTER_DAYS = 30;
const CANCELLED_OF_PAST = 3;

export interface Filling {
  departure: DemoDeparture;
  /** People who hold seats. */
  held: number;
  /** Parts of the parties that were confirmed, 0 to 1. */
  confirmedPart: number;
  /** Parties that wait, each larger than the seats left. */
  waiting: number;
}

interface Asked {
  departure: DemoDeparture;
  daysAhead: number;
  isPopular: boolean;
  /** 0 nobody … 1 everybody. */
  demand: number;
  /** The highest fill up first; nearness counts half, so that not only the next weeks are full. */
  rank: number;
}

/** @param departures all of them, sorted by day; comes out in the same order. */
export function fillDepartures(
  departures: readonly DemoDeparture[],
  tours: ReadonlyMap<string, DemoTour>,
  today: string,
  keepRunning: (departure: DemoDeparture) => boolean,
): Filling[] {
  const filled = new Map<string, Filling>();
  const future: Asked[] = [];
  const past: DemoDeparture[] = [];
  for (const departure of departures) {
    const daysAhead = daysBetween(today, departure.dateStart);
    if (daysAhead <= 0) past.push(departure);
    else future.push(askedFor(departure, tours.get(departure.tourCode), daysAhead));
  }
  for (const filling of [...fillPast(past, keepRunning), ...fillFuture(future, today)]) {
    filled.set(filling.departure.groupNumber, filling);
  }
  return departures.map(({ groupNumber }) => {
    const filling = filled.get(groupNumber);
    if (!filling) throw new Error(`Departure ${groupNumber} was not filled`);
    return filling;
  });
}

function askedFor(departure: DemoDeparture, tour: DemoTour | undefined, daysAhead: number): Asked {
  const random = createRandom(`demand ${departure.groupNumber}`);
  const isPopular = tour?.isPopular ?? false;
  const nearness = 0.85 - 0.6 * Math.min(1, daysAhead / 400);
  const isDear = departure.prices.adult > (tour?.basePrice ?? 0) * 1.08;
  const liking = (isPopular ? 0.1 : 0) + (isDear ? 0.06 : 0) + random.between(-0.35, 0.35);
  return { departure, daysAhead, isPopular, demand: nearness + liking, rank: nearness / 2 + liking };
}

function fillPast(past: readonly DemoDeparture[], keepRunning: (one: DemoDeparture) => boolean): Filling[] {
  const others = past.flatMap((departure) => (keepRunning(departure) ? [] : [{ departure }]));
  const gone = leastBy("gone", others, CANCELLED_OF_PAST);
  const cancelled = new Set(gone.map(({ departure }) => departure));
  return past.map((departure) => {
    if (cancelled.has(departure)) return cancel(departure, departure.decisionDate);
    const random = createRandom(`past ${departure.groupNumber}`);
    const held = random.whole(departure.minimumGroupSize, departure.seats);
    return { departure, held, confirmedPart: 1, waiting: 0 };
  });
}

function fillFuture(future: readonly Asked[], today: string): Filling[] {
  const part = (share: number): number => Math.round(future.length * share);
  const [from, to] = CANCELLED_BETWEEN;
  const doubtful = future.filter(
    ({ daysAhead, isPopular }) => !isPopular && daysAhead >= from && daysAhead <= to,
  );
  const cancelled = new Set(leastBy("cancel", doubtful, part(CANCELLED_PART)));
  const alive = future.filter((asked) => !cancelled.has(asked));
  const due = alive.filter(({ departure }) => departure.registrationDeadline < today);
  const early = alive.filter(({ departure }) => departure.registrationDeadline >= today);
  const later = early.filter(({ daysAhead }) => daysAhead > CLOSED_BY_HAND_AFTER_DAYS);
  const byHand = new Set(leastBy("close", later, Math.max(0, part(CLOSED_PART) - due.length)));
  const open = early.filter((asked) => !byHand.has(asked)).sort((a, b) => b.rank - a.rank);
  const few = part(FULL_PART) + part(FEW_LEFT_PART);
  return [
    ...[...cancelled].map(({ departure }) => cancelBefore(departure, today)),
    ...due.map(({ departure }) => fillClosed(departure, null)),
    ...[...byHand].map(({ departure }) => fillClosed(departure, today)),
    ...[
      ...open.slice(0, part(FULL_PART)).map(fillWhole),
      ...open.slice(part(FULL_PART), few).map(leaveFew),
      ...open.slice(few).map(fillPartly),
    ].map((filling) => (filling.departure.decisionDate < today ? surelyFormed(filling) : filling)),
  ];
}

/** The `count` items whose number, drawn for this purpose, is the smallest. */
function leastBy<T extends { departure: DemoDeparture }>(
  purpose: string,
  items: readonly T[],
  count: number,
): T[] {
  const drawn = items.map((item) => ({
    item,
    at: createRandom(`${purpose} ${item.departure.groupNumber}`).next(),
  }));
  return drawn
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item);
}

function cancelBefore(departure: DemoDeparture, today: string): Filling {
  const daysAgo = createRandom(`cancelled ${departure.groupNumber}`).whole(1, 28);
  return cancel(departure, earlier(departure.decisionDate, addDays(today, -daysAgo)));
}

/** The day of the decision has gone by, and it was not cancelled: it runs. */
function surelyFormed(filling: Filling): Filling {
  const { minimumGroupSize } = filling.departure;
  return { ...filling, held: Math.max(filling.held, minimumGroupSize), confirmedPart: 1 };
}

/** Too few people by the day of the decision, or earlier; they all get their money back. */
function cancel(departure: DemoDeparture, onDay: string): Filling {
  const cancelledAt = `${onDay}T15:20:00+08:00`;
  return {
    departure: { ...departure, cancelledAt, leader: null, gathering: null },
    held: 0,
    confirmedPart: 0,
    waiting: 0,
  };
}

/** Past its deadline, or closed by hand: either way it runs. */
function fillClosed(departure: DemoDeparture, handToday: string | null): Filling {
  const random = createRandom(`closed ${departure.groupNumber}`);
  const closedAt = handToday && `${addDays(handToday, -random.whole(1, 20))}T17:30:00+08:00`;
  const held = random.whole(departure.minimumGroupSize, departure.seats);
  return { departure: { ...departure, closedAt }, held, confirmedPart: 1, waiting: 0 };
}

function fillWhole({ departure, daysAhead }: Asked): Filling {
  const waiting = createRandom(`waiting ${departure.groupNumber}`).whole(0, 4);
  return { departure, held: departure.seats, confirmedPart: confirmedPart(daysAhead), waiting };
}

/** At most 15 per cent of the seats left count as few; two always do. */
function fewSeats({ seats }: DemoDeparture): number {
  return Math.max(2, Math.ceil(seats * 0.15));
}

function leaveFew({ departure, daysAhead }: Asked): Filling {
  const random: Random = createRandom(`few ${departure.groupNumber}`);
  const held = departure.seats - random.whole(1, fewSeats(departure));
  return { departure, held, confirmedPart: confirmedPart(daysAhead), waiting: random.chance(0.12) ? 1 : 0 };
}

function fillPartly({ departure, daysAhead, demand }: Asked): Filling {
  const most = departure.seats - fewSeats(departure) - 1;
  const held = Math.max(0, Math.min(most, Math.floor(departure.seats * (demand - 0.05))));
  return { departure, held, confirmedPart: confirmedPart(daysAhead), waiting: 0 };
}

/** The nearer the departure, the fewer parties have yet to pay their deposit. */
function confirmedPart(daysAhead: number): number {
  if (daysAhead <= 60) return 0.95;
  return daysAhead <= 180 ? 0.85 : 0.7;
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
