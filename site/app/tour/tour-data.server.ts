/** Loads what the page of a tour shows, in tour mode and in departure mode. */
import type { Camelized } from "@farpeak/contract/camel.ts";
import type { Departure, DepartureDetail, Tour, TourCard, TravelTip } from "@farpeak/contract/catalog.ts";
import { paths } from "@farpeak/contract/paths.ts";
import type { SiteSettings } from "@farpeak/contract/site.ts";
import { type Api, ApiFailure, type Page } from "../api.ts";
import { readPage } from "../load.ts";
import { tourPath } from "../paths.ts";
import { toTourCardData } from "../tours/tour-card.tsx";
import { drawRouteMap } from "./map/route-map.server.ts";
import type { DayView, DepartureRow, DepartureView, TipView, TourPageData, TourView } from "./tour-types.ts";

type WireTour = Camelized<Tour>;
type WireDeparture = Camelized<Departure>;

/** product.md section 2: five departures a page. */
const DEPARTURES_A_PAGE = 5;
const MOST_RELATED = 3;

/** The id of the tour that a departure belongs to. */
export async function tourOfDeparture(api: Api, departureId: number): Promise<number> {
  return (await api.get<{ data: DepartureDetail }>(paths.departure(departureId))).data.tourId;
}

/** @throws ApiFailure where the tour, or the departure, is not there. */
export async function loadTourPage(
  api: Api,
  url: string,
  tourId: number,
  departureId: number | null,
): Promise<TourPageData> {
  const [{ data: tour }, { data: site }, departures, detail, tips] = await Promise.all([
    api.get<{ data: Tour }>(paths.tour(tourId)),
    api.get<{ data: SiteSettings }>(paths.site),
    departuresOf(api, tourId, readPage(url)),
    departureId === null ? null : api.get<{ data: DepartureDetail }>(paths.departure(departureId)),
    tipsOf(api, tourId),
  ]);
  const [next, related] = await Promise.all([nextOf(api, tour, departures), relatedTo(api, tour)]);
  const departure = detail && toDepartureView(detail.data);
  const known: WireDeparture[] = detail ? [detail.data] : departures.data;
  return {
    brand: site.brand.name,
    telephone: site.offices[0]?.telephone ?? "",
    canonical: new URL(tourPath(tour.id), url).href,
    tour: toTourView(tour),
    departure,
    departures: {
      rows: departures.data.map(toRow),
      page: departures.meta.currentPage,
      lastPage: departures.meta.lastPage,
      total: departures.meta.total,
    },
    next,
    groupSize: groupSize(known),
    airlines: [...new Set(known.flatMap((each) => each.flights.map((flight) => flight.carrier)))].join("、"),
    steps: site.cancellationSteps,
    tips,
    related,
    map: drawRouteMap(placesOf(tour)),
  };
}

function departuresOf(api: Api, tourId: number, page: number): Promise<Camelized<Page<Departure>>> {
  const query = { page, pre_page: DEPARTURES_A_PAGE, tour_id: tourId };
  return api.get<Page<Departure>>(paths.departures, query);
}

/** The page stands without tips. */
async function tipsOf(api: Api, tourId: number): Promise<TipView | null> {
  try {
    const { data } = await api.get<{ data: TravelTip }>(paths.travelTip(tourId));
    // Visas have their own place on the page.
    const sections = data.sections.filter(({ title }) => !/(^|：)簽證$/.test(title));
    return { sections, facts: data.facts };
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

/** The tour's own next departures do not say whether they will run: the list does. */
async function nextOf(api: Api, tour: WireTour, listed: Camelized<Page<Departure>>): Promise<DepartureRow[]> {
  const wanted = tour.nextDepartures.map(({ id }) => id);
  const has = (rows: WireDeparture[]) => wanted.every((id) => rows.some((row) => row.id === id));
  const rows = has(listed.data)
    ? listed.data
    : (await api.get<Page<Departure>>(paths.departures, { pre_page: 30, tour_id: tour.id })).data;
  return rows.filter(({ id }) => wanted.includes(id)).map(toRow);
}

/** Tours of the same countries; where those are too few, of the same themes. */
async function relatedTo(api: Api, tour: WireTour): Promise<TourPageData["related"]> {
  const ids = (list: { id: number }[]) => list.map(({ id }) => id).join(",");
  const themes = tour.tags.filter((tag) => tag.kind === "tour-style");
  const found = new Map<number, Camelized<TourCard>>();
  for (const query of [{ countries: ids(tour.countries) }, { tags: ids(themes) }]) {
    if (found.size >= MOST_RELATED || Object.values(query).every((text) => text === "")) continue;
    const { data } = await api.get<Page<TourCard>>(paths.tours, { ...query, pre_page: MOST_RELATED + 1 });
    for (const each of data) if (each.id !== tour.id) found.set(each.id, each);
  }
  return [...found.values()].slice(0, MOST_RELATED).map(toTourCardData);
}

function placesOf(tour: WireTour) {
  return tour.itinerary.flatMap(({ day, location }) => (location ? [{ day, ...location }] : []));
}

function groupSize(departures: WireDeparture[]): string {
  if (departures.length === 0) return "";
  const least = Math.min(...departures.map((each) => each.minimumGroupSize));
  const most = Math.max(...departures.map((each) => each.seatsTotal));
  return `${least} 人成團，至多 ${most} 人`;
}

function toRow(departure: WireDeparture): DepartureRow {
  const { id, dateStart, dateEnd, price, seatsLeft, status, formation, toForm } = departure;
  return { id, dateStart, dateEnd, price, seatsLeft, status, formation, toForm };
}

function toDepartureView(detail: Camelized<DepartureDetail>): DepartureView {
  const { tour: _, countries: __, tags: ___, tourName: ____, updatedAt: _____, ...departure } = detail;
  return departure;
}

function toTourView(tour: WireTour): TourView {
  const { id, name, subtitle, code, days, nights, priceFrom, highlights, contract } = tour;
  const { priceIncludes, priceExcludes, remarks, visa } = tour;
  const shown = { id, name, subtitle, code, days, nights, priceFrom, highlights, contract };
  return {
    ...shown,
    priceIncludes,
    priceExcludes,
    remarks,
    visa: groupVisa(visa),
    countries: tour.countries.map((country) => country.name),
    themes: tour.tags.filter((tag) => tag.kind === "tour-style").map((tag) => tag.name),
    pictures: picturesOf(tour),
    itinerary: tour.itinerary.map(toDayView),
  };
}

/** Countries of one rule (Schengen) stand together. */
function groupVisa(visa: WireTour["visa"]): WireTour["visa"] {
  const byText = new Map<string, string[]>();
  for (const { country, text } of visa) byText.set(text, [...(byText.get(text) ?? []), country]);
  return [...byText].map(([text, countries]) => ({ country: countries.join("、"), text }));
}

function toDayView(entry: WireTour["itinerary"][number]): DayView {
  const { day, title, places, descriptionHtml, meals, hotel, image } = entry;
  return { day, title, places, descriptionHtml, meals, hotel, image };
}

/** The cover leads the gallery, once. */
function picturesOf(tour: WireTour): WireTour["gallery"] {
  const all = tour.image ? [tour.image, ...tour.gallery] : tour.gallery;
  return all.filter((picture, index) => all.findIndex((other) => other.src === picture.src) === index);
}
