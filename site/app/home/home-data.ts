/** What the home page shows, mapped to the fields that are shown: the data travels with the page. */
import type { Camelized } from "@farpeak/contract/camel.ts";
import type { Country, Departure, Tag, TourCard } from "@farpeak/contract/catalog.ts";
import { paths } from "@farpeak/contract/paths.ts";
import type {
  Banner,
  EventCard,
  HomeSection,
  OfferCard,
  PostCard,
  Praise,
} from "@farpeak/contract/stories.ts";
import type { Api } from "../api.ts";
import { type ImageView, upTo } from "../images.ts";
import { toTourCardData } from "../tours/tour-card.tsx";

type One<T> = { data: T };

const AREAS: readonly Country["area"][] = [
  "其他",
  "中歐",
  "西歐",
  "南歐",
  "東歐",
  "北歐",
  "非洲",
  "中東",
  "美洲",
];
const LIMITS = { departures: 10, tours: 6, lectures: 3, posts: 4, offers: 3, praises: 3, months: 14 };

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
export type HomeDeparture = HomeData["departures"][number];
export type HomeImage = ImageView;

export async function loadHome(api: Api) {
  const [
    sections,
    banners,
    departures,
    tours,
    countries,
    styles,
    lectures,
    featured,
    latest,
    offers,
    praises,
  ] = await Promise.all([
    api.get<One<HomeSection[]>>(paths.homePage),
    api.get<Banner[]>(paths.banners),
    api.get<{ data: Departure[]; meta: object }>(paths.departures, { pre_page: 30 }),
    api.get<{ data: TourCard[] }>(paths.tours, { get_popular_tours: 1 }),
    api.get<Country[]>(paths.countries),
    api.get<One<Tag[]>>(paths.tourStyleTags),
    api.get<{ data: EventCard[] }>(paths.events, { type: "lecture" }),
    api.get<{ data: PostCard[] }>(paths.posts, { is_featured: 1 }),
    api.get<{ data: PostCard[] }>(paths.posts, { is_featured: 0 }),
    api.get<{ data: OfferCard[] }>(paths.offers, { is_featured: 1 }),
    api.get<One<Praise[]>>(paths.praises),
  ]);
  return {
    sections: sections.data.map(({ kind, title, subtitle, link, items }) => ({
      kind,
      title,
      subtitle,
      link,
      items: items.map((item) => ({ ...item, image: upTo(item.image, 960) })),
    })),
    banners: banners.map(({ id, title, subtitle, link, image }) => ({
      id,
      title,
      subtitle,
      link,
      image: upTo(image, 1280),
    })),
    departures: departures.data.filter(isOffered).slice(0, LIMITS.departures).map(toDeparture),
    tours: tours.data.slice(0, LIMITS.tours).map(toTourCardData),
    areas: byArea(countries),
    styles: styles.data.filter((tag) => tag.usedCount > 0).map((tag) => tag.name),
    lectures: lectures.data.slice(0, LIMITS.lectures).map(toLecture),
    posts: [...featured.data, ...latest.data].slice(0, LIMITS.posts).map(toPost),
    offers: offers.data
      .slice(0, LIMITS.offers)
      .map(({ id, title, summary, startsOn, endsOn }) => ({ id, title, summary, startsOn, endsOn })),
    praises: praises.data
      .filter((praise) => praise.rating >= 4)
      .slice(0, LIMITS.praises)
      .map(({ id, author, tour, content, travelledOn }) => ({ id, author, tour, content, travelledOn })),
    months: nextMonths(),
  };
}

function isOffered(departure: Camelized<Departure>): boolean {
  return departure.status !== "closed" && departure.status !== "cancelled";
}

function toDeparture(departure: Camelized<Departure>) {
  const { id, tourId, tourName, dateStart, days, price, status, seatsLeft, formation, toForm } = departure;
  return { id, tourId, tourName, dateStart, days, price, status, seatsLeft, formation, toForm };
}

function toLecture(event: Camelized<EventCard>) {
  const { id, title, dateStart, place, address, seatsLeft, registrationOpen, fee } = event;
  return {
    id,
    title,
    dateStart,
    place,
    address,
    seatsLeft,
    registrationOpen,
    fee,
    image: upTo(event.image, 640),
  };
}

function toPost(post: Camelized<PostCard>) {
  const { id, title, summary, author, publishedAt, readingMinutes } = post;
  return { id, title, summary, author, publishedAt, readingMinutes, image: upTo(post.image, 960) };
}

/** Countries that a tour goes to, under their areas, as the search panel offers them. */
function byArea(countries: readonly Camelized<Country>[]) {
  const visited = countries.filter((country) => country.toursCount > 0);
  return AREAS.map((label) => ({
    label,
    options: visited
      .filter((country) => country.area === label)
      .map(({ id, name }) => ({ value: String(id), label: name })),
  })).filter(({ options }) => options.length > 0);
}

/** The months one can leave in, from this one: `YYYY-MM`. */
function nextMonths(): string[] {
  const now = new Date(Date.now() + 8 * 3_600_000);
  return Array.from({ length: LIMITS.months }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index, 1)).toISOString().slice(0, 7),
  );
}
