/** What the inquiry page knows: its notice, and the tour one asks about. */
import type { Camelized } from "@farpeak/contract/camel.ts";
import type { DepartureDetail, TourName } from "@farpeak/contract/catalog.ts";
import { paths } from "@farpeak/contract/paths.ts";
import type { SiteSettings } from "@farpeak/contract/site.ts";
import { type Api, ApiFailure } from "../api.ts";
import { departurePath, tourPath } from "../paths.ts";

export interface AskedTour {
  tourName: string;
  /** Empty where one asks about the tour as such. */
  tourGroupNumber: string;
  dateStart: string | null;
  path: string;
}

export interface ContactData {
  notice: { version: string; html: string };
  messaging: { name: string; url: string };
  tour: AskedTour | null;
}

/** @param query `departure` or `tour` hold an id; one that is unknown is as good as none. */
export async function loadContactData(api: Api, query: URLSearchParams): Promise<ContactData> {
  const [{ data: site }, tour] = await Promise.all([
    api.get<{ data: SiteSettings }>(paths.site),
    askedTour(api, query),
  ]);
  const { version, contentHtml } = site.collectionNotices.contact;
  return { notice: { version, html: contentHtml }, messaging: site.messagingApp, tour };
}

async function askedTour(api: Api, query: URLSearchParams): Promise<AskedTour | null> {
  const [departureId, tourId] = [idIn(query.get("departure")), idIn(query.get("tour"))];
  if (departureId !== null) {
    const departure = await askedDeparture(api, departureId);
    if (departure) return departure;
  }
  if (tourId === null) return null;
  const { data: tours } = await api.get<{ data: TourName[] }>(paths.allTours);
  const tour = tours.find(({ id, isHidden }) => id === tourId && !isHidden);
  if (!tour) return null;
  return { tourName: tour.name, tourGroupNumber: "", dateStart: null, path: tourPath(tour.id) };
}

async function askedDeparture(api: Api, departureId: number): Promise<AskedTour | null> {
  let departure: Camelized<DepartureDetail>;
  try {
    ({ data: departure } = await api.get<{ data: DepartureDetail }>(paths.departure(departureId)));
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
  const { id, tourId, tourName, tourGroupNumber, dateStart } = departure;
  return { tourName, tourGroupNumber, dateStart, path: departurePath(tourId, id) };
}

function idIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
