/** What a departure costs, from the tour's cheapest price, the season, the weekday and holidays. */
import { type Holiday, holidayOf, partsOf, weekdayOf } from "./days.ts";
import { createRandom } from "./pictures/random.ts";
import type { DemoTour } from "./types.ts";

/** New Taiwan dollars. */
export interface DeparturePrices {
  adult: number;
  childWithBed: number;
  childNoBed: number;
  infant: number;
  singleSupplement: number;
  deposit: number;
}

type Priced = Pick<DemoTour, "code" | "basePrice" | "peakMonths" | "days" | "nights">;

/** Above the season: the lowest and highest part of the base price that the holiday adds. */
const HOLIDAY_PARTS: Record<Holiday, [low: number, high: number]> = {
  "lunar-new-year": [0.2, 0.28],
  "new-year": [0.07, 0.12],
  "long-weekend": [0.03, 0.06],
};
/** A peak departure costs 8 to 25 per cent more, whatever comes together, the Lunar New Year aside. */
const PEAK_PART: [low: number, high: number] = [0.08, 0.25];
const LONG_HAUL_PRICE = 90_000;

/** The season of one week is the same for all its departures, so that neighbouring dates agree. */
function seasonPart(tour: Priced, day: string): number {
  const [year, month, date] = partsOf(day);
  const week = Math.floor((date - 1) / 7);
  const random = createRandom(`price ${tour.code} ${year}-${month}-${week}`);
  const holiday = holidayOf(day);
  if (holiday === "lunar-new-year") return random.between(...HOLIDAY_PARTS[holiday]);
  const extra = holiday ? random.between(...HOLIDAY_PARTS[holiday]) : 0;
  if (tour.peakMonths.includes(month)) {
    const ofTour = createRandom(`peak ${tour.code}`).between(0.1, 0.18);
    return Math.min(PEAK_PART[1], Math.max(PEAK_PART[0], ofTour + random.between(-0.02, 0.03) + extra));
  }
  const beside = tour.peakMonths.some((peak) => [1, 11].includes(Math.abs(peak - month)));
  return (beside ? random.between(0, 0.05) : random.between(0, 0.03)) + extra;
}

/** Friday and Saturday cost a thousand more, long tours two; midweek is what the season says. */
function weekdayStep(tour: Priced, day: string): number {
  const leavesForWeekend = [5, 6].includes(weekdayOf(day));
  return leavesForWeekend ? (tour.basePrice >= LONG_HAUL_PRICE ? 2000 : 1000) : 0;
}

/** The price as it is written in Taiwan: the nearest that ends in 500 or 900. */
function toPriceEnding(amount: number): number {
  const thousand = Math.floor(amount / 1000) * 1000;
  const endings = [thousand - 100, thousand + 500, thousand + 900];
  return endings.reduce((best, each) => (Math.abs(each - amount) < Math.abs(best - amount) ? each : best));
}

const toHundreds = (amount: number): number => Math.round(amount / 100) * 100;

export function pricesOf(tour: Priced, day: string): DeparturePrices {
  const raised = tour.basePrice * (1 + seasonPart(tour, day)) + weekdayStep(tour, day);
  const adult = Math.max(tour.basePrice, toPriceEnding(raised));
  const long = tour.basePrice >= LONG_HAUL_PRICE;
  const nightly = toHundreds((tour.basePrice / tour.days) * (long ? 0.2 : 0.18));
  return {
    adult,
    childWithBed: adult - (long ? 3000 : 1500),
    childNoBed: toHundreds(adult * (long ? 0.92 : 0.88)),
    infant: toHundreds(Math.min(18_000, 5000 + tour.basePrice * 0.06)),
    singleSupplement: nightly * tour.nights,
    deposit: depositOf(tour.basePrice),
  };
}

function depositOf(basePrice: number): number {
  if (basePrice < 60_000) return 5000;
  if (basePrice < LONG_HAUL_PRICE) return 10_000;
  return basePrice < 180_000 ? 20_000 : 30_000;
}
