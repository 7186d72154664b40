/** Countries, tags, tours, departures and travel tips as they travel (contract.md sections 2 and 3). */
import { z } from "zod";
import {
  dayQuery,
  day,
  flagQuery,
  id,
  idQuery,
  image,
  instant,
  listQuery,
  localDateTime,
  money,
  pageQuery,
  perPageQuery,
} from "./wire.ts";

export const AREAS = ["中歐", "西歐", "南歐", "東歐", "北歐", "非洲", "中東", "美洲", "其他"] as const;

export const country = z.strictObject({
  id,
  name: z.string(),
  english_name: z.string(),
  /** ISO 3166-1 alpha-2. */
  code: z.string().length(2),
  area: z.enum(AREAS),
  image: image.nullable(),
  /** Visible tours that go there. */
  tours_count: z.int().nonnegative(),
  updated_at: instant,
});
export type Country = z.infer<typeof country>;

/** A country where it only names a place of a tour. */
export const countryName = country.pick({ id: true, name: true, code: true, area: true });
export type CountryName = z.infer<typeof countryName>;

export const TAG_KINDS = ["tour", "tour-style", "event", "post", "offer"] as const;
export const tag = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(TAG_KINDS),
  used_count: z.int().nonnegative(),
  updated_at: instant,
});
export type Tag = z.infer<typeof tag>;
export const tagName = tag.pick({ id: true, name: true, kind: true });
export type TagName = z.infer<typeof tagName>;

/** May one register? Computed, never stored. */
export const DEPARTURE_STATUSES = ["open", "few_left", "waitlist", "closed", "cancelled"] as const;
/** Will it run? Computed, never stored. */
export const FORMATIONS = ["forming", "nearly_formed", "formed"] as const;
export type DepartureStatus = (typeof DEPARTURE_STATUSES)[number];
export type Formation = (typeof FORMATIONS)[number];

export const nextDeparture = z.strictObject({
  id,
  date_start: day,
  price: money,
  status: z.enum(DEPARTURE_STATUSES),
  seats_left: z.int().nonnegative(),
});

export const tourCard = z.strictObject({
  id,
  name: z.string(),
  subtitle: z.string(),
  code: z.string(),
  countries: z.array(countryName),
  tags: z.array(tagName),
  days: z.int().positive(),
  nights: z.int().nonnegative(),
  /** The lowest adult price of the departures one may still register for; null where there is none. */
  price_from: money.nullable(),
  image: image.nullable(),
  is_popular: z.boolean(),
  next_departures: z.array(nextDeparture).max(3),
  /** Departures one may still register for. */
  departures_count: z.int().nonnegative(),
  updated_at: instant,
});
export type TourCard = z.infer<typeof tourCard>;

export const itineraryDay = z.strictObject({
  day: z.int().positive(),
  title: z.string(),
  places: z.array(z.string()),
  description_html: z.string(),
  meals: z.strictObject({ breakfast: z.string(), lunch: z.string(), dinner: z.string() }),
  hotel: z.string(),
  image: image.nullable(),
  location: z.strictObject({ name: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
});
export type ItineraryDay = z.infer<typeof itineraryDay>;

export const tour = tourCard.extend({
  highlights: z.array(z.strictObject({ title: z.string(), text: z.string() })),
  gallery: z.array(image),
  itinerary: z.array(itineraryDay),
  price_includes: z.array(z.string()),
  price_excludes: z.array(z.string()),
  remarks: z.array(z.string()),
  visa: z.array(z.strictObject({ country: z.string(), text: z.string() })),
  /** Address of the agency's standard travel contract. */
  contract: z.string(),
  is_hidden: z.boolean(),
});
export type Tour = z.infer<typeof tour>;

export const tourName = z.strictObject({
  id,
  is_hidden: z.boolean(),
  name: z.string(),
  countries: z.array(countryName),
  updated_at: instant,
});
export type TourName = z.infer<typeof tourName>;

export const climateMonth = z.strictObject({
  month: z.int().min(1).max(12),
  /** °C */
  low: z.number(),
  high: z.number(),
  rain_days: z.number(),
});

export const countryFacts = z.strictObject({
  country: countryName,
  currency: z.string(),
  voltage: z.string(),
  plug: z.string(),
  time_difference: z.string(),
  language: z.string(),
  tipping: z.string(),
  emergency_phone: z.string(),
  climate: z.strictObject({ city: z.string(), months: z.array(climateMonth).length(12) }),
});
export type CountryFacts = z.infer<typeof countryFacts>;

export const travelTip = z.strictObject({
  id,
  tour_id: id,
  sections: z.array(z.strictObject({ title: z.string(), content_html: z.string() })),
  /** One entry for each country of the tour. */
  facts: z.array(countryFacts),
  updated_at: instant,
});
export type TravelTip = z.infer<typeof travelTip>;

export const flight = z.strictObject({
  date: day,
  carrier: z.string(),
  number: z.string(),
  from: z.string(),
  to: z.string(),
  /** Local time HH:mm; the day of arrival follows as +1 where it is a later one. */
  departs: z.string(),
  arrives: z.string(),
});

export const departure = z.strictObject({
  id,
  tour_group_number: z.string(),
  tour_id: id,
  tour_name: z.string(),
  date_start: day,
  date_end: day,
  days: z.int().positive(),
  price: money,
  prices: z.strictObject({
    adult: money,
    child_with_bed: money.nullable(),
    child_no_bed: money.nullable(),
    infant: money.nullable(),
    single_supplement: money.nullable(),
  }),
  deposit: money,
  seats_total: z.int().nonnegative(),
  seats_left: z.int().nonnegative(),
  minimum_group_size: z.int().positive(),
  status: z.enum(DEPARTURE_STATUSES),
  formation: z.enum(FORMATIONS),
  /** Confirmed people still lacking to the minimum group size; 0 once formed. */
  to_form: z.int().nonnegative(),
  /** The last day on which one may register. */
  registration_deadline: day,
  /** By when the agency decides whether it runs, at least seven days before departure. */
  decision_date: day,
  /** 聯營出團: run together with other agencies. */
  is_joint: z.boolean(),
  flights: z.array(flight),
  leader: z.string().nullable(),
  gathering: z.strictObject({ time: localDateTime, place: z.string() }).nullable(),
  countries: z.array(countryName),
  tags: z.array(tagName),
  updated_at: instant,
});
export type Departure = z.infer<typeof departure>;

/** `tour-group/{id}`: the departure with its tour's card. */
export const departureDetail = departure.extend({ tour: tourCard });
export type DepartureDetail = z.infer<typeof departureDetail>;

/** What narrows a list of tours or departures. Items of one filter are alternatives; filters narrow. */
export const tourFilter = z.object({
  countries: listQuery,
  tags: listQuery,
  /** Tags once more, as a filter of its own: a theme narrows what `tags` (places) finds. */
  styles: listQuery,
  date_start: dayQuery,
  date_end: dayQuery,
});

export const toursQuery = tourFilter.extend({
  page: pageQuery,
  pre_page: perPageQuery,
  get_popular_tours: flagQuery,
  tour_id: idQuery("行程編號須為數字"),
});
export type ToursQuery = z.infer<typeof toursQuery>;

export const departureFilter = tourFilter.extend({
  /** 1: only those for which one may still register, the waitlist's included; 0: only the others. */
  is_open: flagQuery,
});

export const departuresQuery = departureFilter.extend({
  tour_id: idQuery("行程編號須為數字"),
  page: pageQuery,
  pre_page: perPageQuery,
});
export type DeparturesQuery = z.infer<typeof departuresQuery>;

const choiceCount = z.int().nonnegative();

/**
 * What each choice of a filter would find while the other filters stay as they are: tours
 * (`tours/facets`) or departures (`tour-groups/facets`).
 */
export const facets = z.strictObject({
  /** What the filters find together. */
  total: choiceCount,
  /** Countries that any visible tour goes to. */
  countries: z.array(countryName.extend({ count: choiceCount })),
  /** Tags that any visible tour carries. */
  tags: z.array(tagName.extend({ count: choiceCount })),
  /** The next fourteen months, this one first, `YYYY-MM`. */
  months: z.array(z.strictObject({ month: z.string(), count: choiceCount })).length(14),
  /** What there would be without one filter; null where that filter is not set. */
  without: z.strictObject({
    countries: choiceCount.nullable(),
    tags: choiceCount.nullable(),
    styles: choiceCount.nullable(),
    dates: choiceCount.nullable(),
  }),
});
export type Facets = z.infer<typeof facets>;

/** Page sizes (contract.md section 7). */
export const PAGE_SIZES = {
  tours: 12,
  departures: 16,
  departuresOfTour: 5,
  stories: 9,
  praises: 12,
} as const;
