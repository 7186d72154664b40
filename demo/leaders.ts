/** Who leads a departure: invented people, each on one journey at a time. */
import { addDays, daysBetween } from "./days.ts";
import type { DemoDeparture } from "./departures.ts";

/** Leaders are appointed two months before. */
const APPOINTED_DAYS_AHEAD = 60;
/** Between two journeys a leader is at home. */
const DAYS_AT_HOME = 2;

const SURNAMES = ["沈", "陸", "顧", "程", "韓", "唐", "溫", "白", "夏", "秦", "方", "簡"];
const GIVEN_NAMES = ["以安", "書帆", "若嵐", "景行", "雲舟", "知遠"];
/** Seventy-two names in an order that does not put one family in a row. */
const LEADERS = GIVEN_NAMES.flatMap((given, row) =>
  SURNAMES.map((_, column) => `領隊 ${SURNAMES[(column + row * 5) % SURNAMES.length] ?? ""}${given}`),
);

/** Gives each departure of the next two months, and each past one, whoever has been at home longest. */
export function appointLeaders(departures: DemoDeparture[], today: string): DemoDeparture[] {
  const free = LEADERS.map((name) => ({ name, from: "" }));
  return departures.map((departure) => {
    if (daysBetween(today, departure.dateStart) > APPOINTED_DAYS_AHEAD) return departure;
    const rested = free.shift();
    if (!rested || rested.from > departure.dateStart) throw new Error("The demo agency has too few leaders");
    free.push({ name: rested.name, from: addDays(departure.dateEnd, DAYS_AT_HOME) });
    free.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
    return { ...departure, leader: rested.name };
  });
}
