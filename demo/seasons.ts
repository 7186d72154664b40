/**
 * Tours whose season is finer than months: they leave only within these windows, both days included,
 * written `MM-DD`. The months of the tour hold as well.
 */
export interface SeasonWindow {
  from: string;
  to: string;
}

export const SEASON_WINDOWS: Record<string, SeasonWindow[]> = {
  // Drift ice reaches the coast in the second half of January.
  FPJP02: [{ from: "01-20", to: "03-20" }],
  // Cherries: Tōhoku last, up to Hirosaki.
  FPJP03: [{ from: "04-10", to: "04-30" }],
  FPJP05: [{ from: "03-25", to: "04-20" }],
  FPKR02: [{ from: "03-25", to: "04-20" }],
  // Maples come down from the north.
  FPJP04: [{ from: "10-05", to: "11-08" }],
  FPJP09: [{ from: "11-05", to: "12-05" }],
  FPKR01: [{ from: "10-08", to: "11-12" }],
  FPUS02: [{ from: "09-20", to: "10-25" }],
  // The walls of snow stand until the middle of June.
  FPJP07: [{ from: "05-01", to: "06-18" }],
  FPJP08: [{ from: "12-15", to: "02-28" }],
  FPFR01: [{ from: "06-15", to: "07-10" }],
  FPNL01: [{ from: "04-01", to: "05-01" }],
  FPDE02: [{ from: "12-01", to: "12-15" }],
  // The markets of Budapest and Bratislava open in the middle of November and close before Christmas.
  FPHU01: [{ from: "11-18", to: "12-17" }],
};

/** Whether `monthDay` (`MM-DD`) lies within; a window may go over the turn of the year. */
export function isWithin({ from, to }: SeasonWindow, monthDay: string): boolean {
  return from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to;
}
