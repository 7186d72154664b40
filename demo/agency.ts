/** The whole demo agency as it stands on one day: the same day always gives the same agency. */
import { COUNTRIES, TOURS } from "./catalogue.ts";
import { addDays } from "./days.ts";
import { DAYS_BACK, possibleDays } from "./departure-dates.ts";
import { buildDepartures, type DemoDeparture } from "./departures.ts";
import { buildEventRegistrations, type DemoEventRegistration } from "./event-registrations.ts";
import { fillDepartures } from "./filling.ts";
import { buildRegistrations, type DemoRegistration } from "./registrations.ts";
import { type DemoBanner, banners } from "./stories/banners.ts";
import { events as activities } from "./stories/events-activities.ts";
import { events as lectures } from "./stories/events-lectures.ts";
import { type DemoHomeSection, homePage } from "./stories/home-page.ts";
import { offers } from "./stories/offers.ts";
import { posts as europe } from "./stories/posts-europe.ts";
import { posts as japan } from "./stories/posts-japan.ts";
import { posts as onTheWay } from "./stories/posts-on-the-way.ts";
import { posts as preparing } from "./stories/posts-preparing.ts";
import { posts as world } from "./stories/posts-world.ts";
import { praises } from "./stories/praises.ts";
import { SCHEDULED_IN_DAYS, scheduledOffers, scheduledPosts } from "./stories/scheduled.ts";
import { type DemoSiteSettings, siteSettings } from "./stories/site-settings.ts";
import { EVENT_TAGS, OFFER_TAGS, POST_TAGS } from "./stories/tags.ts";
import { DESTINATION_TAGS, STYLE_TAGS } from "./tags.ts";
import { tipsOf, type TipText } from "./tips.ts";
import type { DemoCountry, DemoEvent, DemoOffer, DemoPost, DemoPraise, DemoTour } from "./types.ts";

export interface DemoTag {
  kind: "tour" | "tour-style" | "event" | "post" | "offer";
  name: string;
}

/** A praise with the day on which its traveller left; the tour's season decides which it can be. */
export interface DatedPraise extends DemoPraise {
  travelledOn: string;
}

export interface Published {
  /** Days from today; negative where it is published. */
  publishedInDays: number;
}

export interface DemoAgency {
  /** The day in Taipei that everything is counted from, `YYYY-MM-DD`. */
  today: string;
  countries: DemoCountry[];
  tags: DemoTag[];
  tours: (DemoTour & { tips: TipText[] })[];
  /** Sorted by day. */
  departures: DemoDeparture[];
  /** In the order they were sent. */
  registrations: DemoRegistration[];
  events: (DemoEvent & Published)[];
  eventRegistrations: DemoEventRegistration[];
  /** A post and an offer are not due yet. */
  posts: (DemoPost & Published)[];
  offers: (DemoOffer & Published)[];
  praises: DatedPraise[];
  banners: DemoBanner[];
  homePage: DemoHomeSection[];
  site: DemoSiteSettings;
}

/** A season comes back every year, so two years hold a day on which any tour has left. */
const PRAISED_WITHIN_DAYS = 760;

/** @param today the calendar day in Taipei, `YYYY-MM-DD`. */
export function buildAgency(today: string): DemoAgency {
  const tours = new Map(TOURS.map((tour) => [tour.code, tour]));
  const dated = praises.map((praise) => ({ ...praise, travelledOn: travelledOn(praise, tours, today) }));
  const praised = praisedDays(dated, today);
  const departures = buildDepartures(TOURS, today, praised);
  const fillings = fillDepartures(departures, tours, today, ({ tourCode, dateStart }) =>
    Boolean(praised.get(tourCode)?.includes(dateStart)),
  );
  const events = [...lectures, ...activities];
  return {
    today,
    countries: COUNTRIES,
    tags: allTags(),
    tours: TOURS.map((tour) => ({ ...tour, tips: tipsOf(tour) })),
    departures: fillings.map(({ departure }) => departure),
    registrations: buildRegistrations(fillings, today),
    events: events.map((event) => ({ ...event, publishedInDays: Math.min(event.inDays - 60, -3) })),
    eventRegistrations: buildEventRegistrations(events, today),
    posts: [...preparing, ...japan, ...europe, ...onTheWay, ...world, ...scheduledPosts].map((post) => ({
      ...post,
      publishedInDays: -post.publishedDaysAgo,
    })),
    offers: [
      // An offer is announced a week before it begins.
      ...offers.map((offer) => ({ ...offer, publishedInDays: Math.min(offer.startsInDays - 7, -3) })),
      ...scheduledOffers.map((offer) => ({ ...offer, publishedInDays: SCHEDULED_IN_DAYS })),
    ],
    praises: dated,
    banners,
    homePage,
    site: siteSettings,
  };
}

function allTags(): DemoTag[] {
  const of = (kind: DemoTag["kind"], names: readonly string[]): DemoTag[] =>
    names.map((name) => ({ kind, name }));
  return [
    ...of("tour", DESTINATION_TAGS),
    ...of("tour-style", STYLE_TAGS),
    ...of("event", EVENT_TAGS),
    ...of("post", POST_TAGS),
    ...of("offer", OFFER_TAGS),
  ];
}

/** The day nearest to the one the praise names on which its tour could have left and come home. */
function travelledOn(praise: DemoPraise, tours: ReadonlyMap<string, DemoTour>, today: string): string {
  const tour = tours.get(praise.tourCode);
  if (!tour) throw new Error(`${praise.author} praises ${praise.tourCode}, which does not exist`);
  const wanted = addDays(today, -praise.travelledDaysAgo);
  const days = possibleDays(tour, addDays(today, -PRAISED_WITHIN_DAYS), addDays(today, -tour.days - 1));
  const distance = (day: string): number => Math.abs(Date.parse(day) - Date.parse(wanted));
  return days.reduce((best, day) => (distance(day) < distance(best) ? day : best));
}

/** Praised journeys of the last half year stand among the past departures. */
function praisedDays(dated: readonly DatedPraise[], today: string): Map<string, string[]> {
  const days = new Map<string, string[]>();
  for (const { tourCode, travelledOn: day } of dated) {
    if (day >= addDays(today, -DAYS_BACK)) days.set(tourCode, [...(days.get(tourCode) ?? []), day]);
  }
  return days;
}
