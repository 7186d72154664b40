/** The demo agency against what it promises: counts, references, true places, every day of the year. */
import { describe, expect, it } from "vitest";
import { AREAS } from "@farpeak/contract/catalog.ts";
import { HOME_SECTION_KINDS } from "@farpeak/contract/stories.ts";
import { type DemoAgency, buildAgency } from "./agency.ts";
import { CARRIERS } from "./carriers.ts";
import { addDays, addMonths } from "./days.ts";
import { mayLeaveOn } from "./departure-dates.ts";
import { DESTINATION_TAGS, STYLE_TAGS } from "./tags.ts";
import type { DemoTour } from "./types.ts";

const TODAY = "2026-11-21";
const agency = buildAgency(TODAY);
const visible = agency.tours.filter((tour) => !tour.isHidden);
const visibleCodes = new Set(visible.map(({ code }) => code));
const codes = new Set(agency.tours.map(({ code }) => code));

function futureOf({ departures }: DemoAgency, today: string) {
  return departures.filter(({ tourCode, dateStart }) => dateStart > today && visibleCodes.has(tourCode));
}

describe("the agency's counts", () => {
  it("has 40 countries and more, in every area", () => {
    expect(agency.countries.length).toBeGreaterThanOrEqual(40);
    expect(new Set(agency.countries.map(({ area }) => area))).toEqual(new Set(AREAS));
  });
  it("has 72 tours and more, three of them hidden", () => {
    expect(agency.tours.length).toBeGreaterThanOrEqual(72);
    expect(agency.tours.length - visible.length).toBe(3);
  });
  it("has the stories of the issue, two of them not due yet", () => {
    const due = ({ publishedInDays }: { publishedInDays: number }) => publishedInDays <= 0;
    expect(agency.events.filter(due)).toHaveLength(36);
    expect(new Set(agency.events.map(({ type }) => type))).toEqual(new Set(["lecture", "activity"]));
    expect(agency.posts.filter(due)).toHaveLength(60);
    expect(agency.offers.filter(due)).toHaveLength(24);
    expect(agency.posts).toHaveLength(61);
    expect(agency.offers).toHaveLength(25);
    expect(agency.praises.length).toBeGreaterThanOrEqual(30);
    expect(agency.banners.length).toBeGreaterThanOrEqual(3);
    expect(agency.site.offices).toHaveLength(3);
    expect(agency.homePage.map(({ kind }) => kind)).toEqual(HOME_SECTION_KINDS);
  });
  it("has about sixty departures behind it", () => {
    expect(agency.departures.filter(({ dateStart }) => dateStart <= TODAY).length).toBeGreaterThanOrEqual(55);
  });
});

describe("what refers to something", () => {
  it("gives every entry of the mega-menu and every theme a visible tour", () => {
    const tagged = new Set<string>(visible.flatMap(({ tags }) => tags));
    const reached = new Set(visible.flatMap(({ countries }) => countries));
    expect([...DESTINATION_TAGS, ...STYLE_TAGS].filter((name) => !tagged.has(name))).toEqual([]);
    const entries = agency.site.menu.flatMap((column) => column.entries);
    const empty = entries.filter(
      ({ countries = [], tags = [] }) =>
        !countries.some((code) => reached.has(code)) && !tags.some((tag) => tagged.has(tag)),
    );
    expect(entries.length).toBeGreaterThan(25);
    expect(empty).toEqual([]);
  });
  it("names tours, countries and tags that exist", () => {
    const stories = [...agency.events, ...agency.posts, ...agency.offers];
    const named = [
      ...stories.flatMap(({ relatedTours }) => relatedTours),
      ...agency.praises.map((one) => one.tourCode),
    ];
    expect(named.filter((code) => !visibleCodes.has(code))).toEqual([]);
    const countries = new Set(agency.countries.map(({ code }) => code));
    expect(agency.tours.flatMap((tour) => tour.countries).filter((code) => !countries.has(code))).toEqual([]);
    const tagNames = (kind: string) =>
      new Set(agency.tags.filter((tag) => tag.kind === kind).map(({ name }) => name));
    expect(agency.posts.flatMap(({ tags }) => tags).filter((tag) => !tagNames("post").has(tag))).toEqual([]);
    expect(agency.events.flatMap(({ tags }) => tags).filter((tag) => !tagNames("event").has(tag))).toEqual(
      [],
    );
    expect(agency.offers.flatMap(({ tags }) => tags).filter((tag) => !tagNames("offer").has(tag))).toEqual(
      [],
    );
  });
  it("has every country visited by a tour", () => {
    const reached = new Set(agency.tours.flatMap(({ countries }) => countries));
    expect(agency.countries.map(({ code }) => code).filter((code) => !reached.has(code))).toEqual([]);
  });
  it("uses each code, key and number once", () => {
    for (const names of [
      agency.tours.map(({ code }) => code),
      agency.tours.map(({ name }) => name),
      agency.countries.map(({ code }) => code),
      agency.countries.map(({ name }) => name),
      agency.tags.map(({ kind, name }) => `${kind} ${name}`),
      agency.departures.map(({ groupNumber }) => groupNumber),
      agency.registrations.map(({ number }) => number),
      agency.eventRegistrations.map(({ number }) => number),
      [...agency.events, ...agency.posts, ...agency.offers].map(({ key }) => key),
    ]) {
      expect(names.length).toBe(new Set(names).size);
    }
  });
});

describe("each tour", () => {
  it.each(agency.tours.map((tour) => [tour.code, tour] as const))(
    "%s is whole and can be travelled",
    (_, tour) => {
      expect(tour.itinerary).toHaveLength(tour.days);
      expect(tour.nights).toBeLessThan(tour.days);
      expect([500, 900]).toContain(tour.basePrice % 1000);
      expect(tour.minimumGroupSize).toBeLessThan(tour.seats);
      expect(tour.months.length).toBeGreaterThan(0);
      expect(tour.peakMonths.filter((month) => !tour.months.includes(month))).toEqual([]);
      expect(tour.highlights.length).toBeGreaterThanOrEqual(3);
      expect(tour.tips.length).toBeGreaterThanOrEqual(2);
      expect(new Set(tour.gallery.map(({ scene, seed }) => `${scene} ${seed}`)).size).toBe(
        tour.gallery.length,
      );
      expectFlights(tour);
      for (const [index, { location }] of tour.itinerary.entries()) {
        expect(Math.abs(location.latitude)).toBeLessThan(80);
        expect(Math.abs(location.longitude)).toBeLessThanOrEqual(180);
        expect(kilometresTo(tour, index)).toBeLessThan(reachOf(tour, index));
      }
    },
  );

  it("gives a flight number to one route only", () => {
    const routes = new Map<string, string>();
    for (const { number, from, to } of agency.tours.flatMap(({ flights }) => flights)) {
      expect(`${number} ${routes.get(number) ?? `${from} ${to}`}`).toBe(`${number} ${from} ${to}`);
      routes.set(number, `${from} ${to}`);
    }
  });
});

function expectFlights({ flights, days }: DemoTour): void {
  const [first] = flights;
  const last = flights.at(-1);
  expect(first?.day).toBe(1);
  expect(first?.from).toContain("桃園");
  expect(last?.to).toContain("桃園");
  expect((last?.day ?? 0) + (last?.arrives.endsWith("+1") ? 1 : 0)).toBe(days);
  expect(flights.map(({ day }) => day)).toEqual(flights.map(({ day }) => day).toSorted((a, b) => a - b));
  for (const { carrier, number, departs, arrives } of flights) {
    expect(Object.keys(CARRIERS)).toContain(carrier);
    expect(number).toMatch(new RegExp(`^${carrier}\\d+$`));
    expect(departs).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    expect(arrives).toMatch(/^([01]\d|2[0-3]):[0-5]\d(\+1)?$/);
  }
}

/** From the evening before to the evening of the day, as the crow flies. */
function kilometresTo(tour: DemoTour, index: number): number {
  const [from, to] = [tour.itinerary[index - 1]?.location, tour.itinerary[index]?.location];
  if (!from || !to) return 0;
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(rad(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(rad(to.longitude - from.longitude) / 2) ** 2;
  return (
    12_742 * Math.asin(Math.sqrt(north + Math.cos(rad(from.latitude)) * Math.cos(rad(to.latitude)) * east))
  );
}

/** What a coach, a fast train or a ferry covers in a day; a ship at night; a flight. */
function reachOf({ flights, itinerary }: DemoTour, index: number): number {
  if (flights.some(({ day }) => day === index + 1 || day === index)) return 20_000;
  const hotels = [itinerary[index - 1]?.hotel, itinerary[index]?.hotel].join(" ");
  return /郵輪|海上|船/.test(hotels) ? 1000 : 520;
}

describe("departures", () => {
  const tours = new Map(agency.tours.map((tour) => [tour.code, tour]));

  it("keep to their seasons and weekdays, one a day", () => {
    const days = new Set(agency.departures.map(({ tourCode, dateStart }) => `${tourCode} ${dateStart}`));
    expect(days.size).toBe(agency.departures.length);
    for (const { tourCode, dateStart, dateEnd } of agency.departures) {
      const tour = tours.get(tourCode);
      expect([tourCode, dateStart, tour && mayLeaveOn(tour, dateStart)]).toEqual([tourCode, dateStart, true]);
      expect(dateEnd).toBe(addDays(dateStart, (tour?.days ?? 0) - 1));
    }
    const within = (code: string, from: string, to: string) =>
      agency.departures
        .filter(({ tourCode }) => tourCode === code)
        .every(({ dateStart }) => dateStart.slice(5) >= from && dateStart.slice(5) <= to);
    expect(within("FPDE02", "12-01", "12-15")).toBe(true);
    expect(within("FPNL01", "04-01", "05-01")).toBe(true);
    expect(within("FPJP09", "11-05", "12-05")).toBe(true);
  });

  it("cost what a season makes believable", () => {
    for (const { tourCode, prices } of agency.departures) {
      const base = tours.get(tourCode)?.basePrice ?? 0;
      expect(prices.adult).toBeGreaterThanOrEqual(base);
      expect(prices.adult).toBeLessThan(base * 1.4);
      expect([500, 900]).toContain(prices.adult % 1000);
      const { childWithBed, childNoBed, infant, singleSupplement, deposit } = prices;
      for (const amount of [childWithBed, childNoBed, infant, singleSupplement, deposit]) {
        expect(amount % 100).toBe(0);
        expect(amount).toBeGreaterThan(0);
      }
      expect(prices.adult).toBeGreaterThan(childWithBed);
      expect(childWithBed).toBeGreaterThan(childNoBed);
      expect(childNoBed).toBeGreaterThan(infant);
    }
  });

  it("are dearer at the Lunar New Year", () => {
    // 6 February 2027.
    const [atNewYear, after] = [
      ["2027-02-02", "2027-02-09"],
      ["2027-02-20", "2027-03-10"],
    ].map(([from = "", to = ""]) => meanRaise((day) => day >= from && day <= to));
    expect(atNewYear).toBeGreaterThan(1.18);
    expect(after).toBeLessThan(1.15);
  });

  function meanRaise(matches: (day: string) => boolean): number {
    const raises = agency.departures
      .filter(({ dateStart }) => matches(dateStart))
      .map(({ tourCode, prices }) => prices.adult / (tours.get(tourCode)?.basePrice ?? 1));
    expect(raises.length).toBeGreaterThan(10);
    return raises.reduce((sum, raise) => sum + raise, 0) / raises.length;
  }

  it("decide in time and gather before the flight", () => {
    for (const departure of agency.departures) {
      const { dateStart, decisionDate, registrationDeadline, gathering, leader, cancelledAt } = departure;
      expect(decisionDate <= addDays(dateStart, -7)).toBe(true);
      expect(registrationDeadline <= addDays(dateStart, -5)).toBe(true);
      const isNear = dateStart <= addDays(TODAY, 45) && !cancelledAt;
      expect(gathering !== null).toBe(isNear);
      expect(leader !== null).toBe(dateStart <= addDays(TODAY, 60) && !cancelledAt);
      if (!gathering) continue;
      const takesOff = `${departure.flights[0]?.date} ${departure.flights[0]?.departs}:00`;
      const minutes = (Date.parse(`${takesOff}Z`) - Date.parse(`${gathering.at}Z`)) / 60_000;
      expect(minutes).toBeGreaterThanOrEqual(150);
      expect(minutes).toBeLessThanOrEqual(180);
    }
  });

  it("lend a leader to one journey at a time", () => {
    const busyUntil = new Map<string, string>();
    for (const { leader, dateStart, dateEnd } of agency.departures) {
      if (!leader) continue;
      expect([leader, (busyUntil.get(leader) ?? "") < dateStart]).toEqual([leader, true]);
      busyUntil.set(leader, dateEnd);
    }
  });
});

describe("registrations", () => {
  it("never hold more seats than there are, and wait only where they do not fit", () => {
    const seats = new Map(agency.departures.map(({ groupNumber, seats: total }) => [groupNumber, total]));
    const left = new Map(seats);
    const fits: boolean[] = [];
    for (const { groupNumber, state, headcount } of agency.registrations) {
      if (state === "cancelled") continue;
      const free = left.get(groupNumber) ?? 0;
      if (state === "waitlisted") fits.push(headcount <= free);
      else left.set(groupNumber, free - headcount);
    }
    expect([...left.values()].filter((free) => free < 0)).toEqual([]);
    expect(fits.length).toBeGreaterThan(50);
    expect(fits).not.toContain(true);
  });
  it("are sent before today, in order, to addresses that reach nobody", () => {
    const sent = agency.registrations.map(({ createdAt }) => createdAt);
    expect(sent).toEqual(sent.toSorted());
    expect(sent.at(-1)?.slice(0, 10) ?? "").toMatch(/^\d{4}-/);
    expect((sent.at(-1) ?? "") < TODAY).toBe(true);
    for (const { email, mobile, headcount } of [...agency.registrations, ...agency.eventRegistrations]) {
      expect(email).toMatch(/@(example\.com|farpeak\.example)$/);
      expect(mobile).toMatch(/^0900\d{6}$/);
      expect(headcount).toBeGreaterThanOrEqual(1);
      expect(headcount).toBeLessThanOrEqual(6);
    }
  });
  it("leave nobody on a departure that was not formed by its day of decision", () => {
    const confirmed = new Map<string, number>();
    for (const { groupNumber, state, headcount } of agency.registrations) {
      if (state !== "confirmed" && state !== "completed") continue;
      confirmed.set(groupNumber, (confirmed.get(groupNumber) ?? 0) + headcount);
    }
    const decided = agency.departures.filter(
      ({ decisionDate, cancelledAt }) => decisionDate < TODAY && !cancelledAt,
    );
    expect(decided.length).toBeGreaterThan(50);
    for (const { groupNumber, minimumGroupSize } of decided) {
      expect(confirmed.get(groupNumber) ?? 0).toBeGreaterThanOrEqual(minimumGroupSize);
    }
  });
  it("fill each event as far as it says", () => {
    for (const { key, taken, capacity } of agency.events) {
      const held = agency.eventRegistrations
        .filter(({ eventKey, state }) => eventKey === key && state !== "cancelled")
        .reduce((sum, { headcount }) => sum + headcount, 0);
      expect([key, held]).toEqual([key, taken]);
      expect(held).toBeLessThanOrEqual(capacity);
    }
  });
  it("give the demo member journeys of every kind", () => {
    const theirs = agency.registrations.filter(({ email }) => email === "member@farpeak.example");
    expect(new Set(theirs.map(({ state }) => state)).size).toBe(5);
  });
});

describe("praises", () => {
  it("come from journeys that could have been made", () => {
    for (const { tourCode, travelledOn } of agency.praises) {
      const tour = agency.tours.find(({ code }) => code === tourCode);
      expect([tourCode, tour && mayLeaveOn(tour, travelledOn)]).toEqual([tourCode, true]);
      expect(addDays(travelledOn, tour?.days ?? 0) <= TODAY).toBe(true);
    }
  });
});

describe("any other day", () => {
  it("gives the same agency on the same day", () => {
    expect(JSON.stringify(buildAgency(TODAY))).toBe(JSON.stringify(agency));
  });
  const days = Array.from({ length: 20 }, (_, index) => addDays("2027-01-05", index * 18));
  it.each(["2027-02-28", "2028-02-29", "2028-12-31", ...days])("has 900 departures ahead on %s", (today) => {
    const then = buildAgency(today);
    const future = futureOf(then, today);
    expect(future.length).toBeGreaterThanOrEqual(900);
    expect(future.every(({ dateStart }) => dateStart <= addMonths(today, 14))).toBe(true);
    const sold = new Set(future.map(({ tourCode }) => tourCode));
    expect([...visibleCodes].filter((code) => !sold.has(code))).toEqual([]);
    expect(codes.size).toBe(then.tours.length);
  });
  it("has 900 departures ahead today", () => {
    expect(futureOf(agency, TODAY).length).toBeGreaterThanOrEqual(900);
  });
});
