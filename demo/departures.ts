/** Departures of every tour: dates, prices, deadlines, flights, leaders, gathering. */
import { CARRIERS } from "./carriers.ts";
import { addDays, daysBetween } from "./days.ts";
import { futureDays, pastDays, spread } from "./departure-dates.ts";
import { appointLeaders } from "./leaders.ts";
import { createRandom, type Random } from "./pictures/random.ts";
import { type DeparturePrices, pricesOf } from "./prices.ts";
import type { DemoFlight, DemoTour } from "./types.ts";

export interface DepartureFlight extends Omit<DemoFlight, "day"> {
  date: string;
}

export interface DemoDeparture {
  tourCode: string;
  /** Unique: JP01-261205A. */
  groupNumber: string;
  dateStart: string;
  dateEnd: string;
  prices: DeparturePrices;
  seats: number;
  minimumGroupSize: number;
  registrationDeadline: string;
  decisionDate: string;
  isJoint: boolean;
  flights: DepartureFlight[];
  /** Null where nobody was appointed yet. */
  leader: string | null;
  /** Local time `YYYY-MM-DD HH:mm:ss`; null where it was not announced yet. */
  gathering: { at: string; place: string } | null;
  /** Instants, ISO 8601. */
  closedAt: string | null;
  cancelledAt: string | null;
  publishedAt: string;
}

/** How many departures of the last half year there are, those of praised journeys included. */
const PAST_DEPARTURES = 60;
/** Gathering is announced about six weeks before. */
const GATHERING_DAYS_AHEAD = 45;

/**
 * Every departure of the tours, sorted by day and group number. None is closed or cancelled yet: that
 * follows from how they fill.
 *
 * @param pastOnes days of the last half year that must be among the past ones, by tour code.
 */
export function buildDepartures(
  tours: readonly DemoTour[],
  today: string,
  pastOnes: ReadonlyMap<string, readonly string[]>,
): DemoDeparture[] {
  const past = pastPairs(tours, today, pastOnes);
  const future = tours.flatMap((tour) => futureDays(tour, today).map((day) => ({ tour, day })));
  const all = [...past, ...future].map(({ tour, day }) => departureOf(tour, day, today));
  all.sort((a, b) => compare(a.dateStart, b.dateStart) || compare(a.groupNumber, b.groupNumber));
  return appointLeaders(all, today);
}

interface Pair {
  tour: DemoTour;
  day: string;
}

function pastPairs(
  tours: readonly DemoTour[],
  today: string,
  wanted: ReadonlyMap<string, readonly string[]>,
): Pair[] {
  const given = tours.flatMap((tour) => [...new Set(wanted.get(tour.code))].map((day) => ({ tour, day })));
  const others = tours
    .filter((tour) => !tour.isHidden)
    .flatMap((tour) => spread(pastDays(tour, today), 3).map((day) => ({ tour, day })))
    .filter(({ tour, day }) => !wanted.get(tour.code)?.includes(day));
  return [...given, ...spread(others, Math.max(0, PAST_DEPARTURES - given.length))];
}

function departureOf(tour: DemoTour, day: string, today: string): DemoDeparture {
  const random = createRandom(`departure ${tour.code} ${day}`);
  const isLong = tour.days > 7;
  // Visas take time; to Japan one may still join a group that runs a week before.
  const deadlineDays = isLong ? random.whole(12, 25) : random.whole(5, 12);
  const flights = tour.flights.map((flight) => flightOn(flight, day));
  return {
    tourCode: tour.code,
    groupNumber: `${tour.code.slice(2)}-${day.slice(2).replaceAll("-", "")}A`,
    dateStart: day,
    dateEnd: addDays(day, tour.days - 1),
    prices: pricesOf(tour, day),
    seats: tour.seats,
    minimumGroupSize: tour.minimumGroupSize,
    registrationDeadline: addDays(day, -deadlineDays),
    decisionDate: addDays(day, -Math.max(7, deadlineDays - 3)),
    isJoint: random.chance(0.15),
    flights,
    leader: null,
    gathering: daysBetween(today, day) > GATHERING_DAYS_AHEAD ? null : gatheringFor(flights, random),
    closedAt: null,
    cancelledAt: null,
    publishedAt: `${addDays(day, -random.whole(430, 460))}T10:00:00+08:00`,
  };
}

function flightOn({ day, carrier, ...rest }: DemoFlight, start: string): DepartureFlight {
  const name = CARRIERS[carrier];
  if (name === undefined) throw new Error(`Flight ${rest.number} has no known carrier: ${carrier}`);
  return { date: addDays(start, day - 1), carrier: name, ...rest };
}

/** Two and a half to three hours before the first flight, in the terminal its airline uses. */
function gatheringFor(flights: DepartureFlight[], random: Random): DemoDeparture["gathering"] {
  const [first] = flights;
  if (!first) throw new Error("A departure needs a flight to gather for");
  const minutesBefore = random.pick([150, 160, 170]);
  const leaves = Date.parse(`${first.date}T${first.departs}:00Z`);
  const at = new Date(Math.floor((leaves - minutesBefore * 60_000) / 600_000) * 600_000);
  const terminal = FIRST_TERMINAL.has(first.carrier) ? "一" : "二";
  return {
    at: at.toISOString().slice(0, 19).replace("T", " "),
    place: `桃園機場第${terminal}航廈 3 樓出境大廳　遠岫旅遊團體櫃檯`,
  };
}

const FIRST_TERMINAL = new Set(["青禾航空", "海燕航空", "南風航空"]);

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
