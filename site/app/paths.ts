/** Every address of the site has its one home here. */

export interface TourFilterQuery {
  countries?: readonly string[];
  tags?: readonly string[];
  dateStart?: string;
  dateEnd?: string;
  page?: number;
  /** The departure table also lists what takes no more registrations. */
  closed?: boolean;
}

function filterQuery(filter: TourFilterQuery): string {
  const search = new URLSearchParams();
  if (filter.countries?.length) search.set("countries", filter.countries.join(","));
  if (filter.tags?.length) search.set("tags", filter.tags.join(","));
  if (filter.dateStart) search.set("dateStart", filter.dateStart);
  if (filter.dateEnd) search.set("dateEnd", filter.dateEnd);
  if (filter.closed) search.set("closed", "1");
  if (filter.page !== undefined && filter.page > 1) search.set("page", String(filter.page));
  // Commas part the items of a list; they need no escape in a query, and people read addresses.
  const text = search.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

export const toursPath = (filter: TourFilterQuery = {}): string => `/tours${filterQuery(filter)}`;
export const departuresPath = (filter: TourFilterQuery = {}): string => `/tour-list${filterQuery(filter)}`;
export const tourPath = (tourId: number): string => `/tours/${tourId}`;
export const departurePath = (tourId: number, departureId: number): string =>
  `/tours/${tourId}/${departureId}`;
export const registerPath = (tourId: number, departureId: number): string =>
  `/tours/${tourId}/${departureId}/register`;
export const tipsPath = (tourId: number): string => `/tours/${tourId}/travel-tip`;
export const eventPath = (id: number): string => `/events/${id}`;
export const calendarPath = (eventId: number): string => `/events/${eventId}/calendar.ics`;
export const postPath = (id: number): string => `/travel-blog/${id}`;
export const offerPath = (id: number): string => `/promotional-offers/${id}`;

/** The inquiry form; about a tour or one of its departures, which then stand on it. */
export function contactPath(about: { tour?: number; departure?: number }): string {
  if (about.departure !== undefined) return `/contact?departure=${about.departure}`;
  return about.tour === undefined ? sitePaths.contact : `/contact?tour=${about.tour}`;
}

/** The first page is the list's own address. */
export const pagePath = (list: string, page: number): string => (page > 1 ? `${list}?page=${page}` : list);
/** `list` is the address of a list of stories; `tag` a tag's name. */
export const tagPath = (list: string, tag: string): string => `${list}/tag/${encodeURIComponent(tag)}`;
export function eventsPath({ type, page = 1 }: { type?: string | undefined; page?: number }): string {
  if (!type) return pagePath(sitePaths.events, page);
  return `${sitePaths.events}?type=${type}${page > 1 ? `&page=${page}` : ""}`;
}

export const sitePaths = {
  home: "/",
  countries: "/countries",
  departures: "/tour-list",
  events: "/events",
  posts: "/travel-blog",
  postsFeed: "/travel-blog/rss.xml",
  offers: "/promotional-offers",
  praises: "/praise",
  contact: "/contact",
  search: "/search",
  privacy: "/privacy",
  terms: "/terms",
  contract: "/contract",
  disclosure: "/disclosure",
} as const;

/** The main navigation in its order. */
export const MAIN_LINKS = [
  { label: "團體行程", href: sitePaths.countries },
  { label: "出團表", href: sitePaths.departures },
  { label: "活動講座", href: sitePaths.events },
  { label: "旅遊誌", href: sitePaths.posts },
  { label: "優惠活動", href: sitePaths.offers },
] as const;
