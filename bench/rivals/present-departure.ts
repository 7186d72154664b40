/** A departure's row as the list answers it, written by hand a second time. */

const DAY_MS = 86_400_000;
const TAIPEI_MS = 8 * 3_600_000;

export interface DepartureRow {
  id: number;
  tour_group_number: string;
  tour_id: number;
  tour_name: string;
  date_start: string;
  date_end: string;
  price: number;
  price_child_with_bed: number | null;
  price_child_no_bed: number | null;
  price_infant: number | null;
  single_supplement: number | null;
  deposit: number;
  seats_total: number;
  seats_held: number;
  people_confirmed: number;
  minimum_group_size: number;
  registration_deadline: string;
  decision_date: string;
  closed_at: Date | null;
  cancelled_at: Date | null;
  is_joint: boolean;
  flights: Record<"date" | "carrier" | "number" | "from" | "to" | "departs" | "arrives", string>[];
  leader: string | null;
  gathering_at: string | null;
  gathering_place: string | null;
  countries: unknown;
  tags: unknown;
  updated_at: Date;
}

export function present(row: DepartureRow, today: string) {
  const left = row.seats_total - row.seats_held;
  return {
    id: row.id,
    tour_group_number: row.tour_group_number,
    tour_id: row.tour_id,
    tour_name: row.tour_name,
    date_start: row.date_start,
    date_end: row.date_end,
    days: (Date.parse(row.date_end) - Date.parse(row.date_start)) / DAY_MS + 1,
    price: row.price,
    prices: {
      adult: row.price,
      child_with_bed: row.price_child_with_bed,
      child_no_bed: row.price_child_no_bed,
      infant: row.price_infant,
      single_supplement: row.single_supplement,
    },
    deposit: row.deposit,
    seats_total: row.seats_total,
    seats_left: left,
    minimum_group_size: row.minimum_group_size,
    status: status(row, left, today),
    formation: formation(row),
    to_form: Math.max(0, row.minimum_group_size - row.people_confirmed),
    registration_deadline: row.registration_deadline,
    decision_date: row.decision_date,
    is_joint: row.is_joint,
    flights: row.flights.map(({ date, carrier, number, from, to, departs, arrives }) => ({
      date,
      carrier,
      number,
      from,
      to,
      departs,
      arrives,
    })),
    leader: row.leader,
    gathering:
      row.gathering_at && row.gathering_place ? { time: row.gathering_at, place: row.gathering_place } : null,
    countries: row.countries,
    tags: row.tags,
    updated_at: `${new Date(row.updated_at.getTime() + TAIPEI_MS).toISOString().slice(0, 19)}+08:00`,
  };
}

function status(row: DepartureRow, left: number, today: string): string {
  if (row.cancelled_at !== null) return "cancelled";
  const isOpen = row.closed_at === null && today <= row.registration_deadline && today < row.date_start;
  if (!isOpen) return "closed";
  if (left > Math.max(2, Math.ceil(row.seats_total * 0.15))) return "open";
  return left > 0 ? "few_left" : "waitlist";
}

function formation(row: DepartureRow): string {
  if (row.cancelled_at !== null) return "forming";
  const lacking = row.minimum_group_size - row.people_confirmed;
  if (lacking <= 0) return "formed";
  const isNear = lacking <= Math.max(2, Math.floor(row.minimum_group_size * 0.25));
  return row.people_confirmed > 0 && isNear ? "nearly_formed" : "forming";
}
