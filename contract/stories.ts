/** Events, offers, posts, praise, banners and the home page as they travel (contract.md section 3). */
import { z } from "zod";
import { tagName, tourCard } from "./catalog.ts";
import { day, flagQuery, id, image, instant, listQuery, localDateTime, money, pageQuery } from "./wire.ts";

export const EVENT_TYPES = ["lecture", "activity"] as const;

export const eventCard = z.strictObject({
  id,
  type: z.enum(EVENT_TYPES),
  title: z.string(),
  summary: z.string(),
  tags: z.array(tagName),
  is_featured: z.boolean(),
  image: image.nullable(),
  date_start: localDateTime,
  date_end: localDateTime,
  place: z.string(),
  address: z.string(),
  fee: money,
  capacity: z.int().nonnegative(),
  seats_left: z.int().nonnegative(),
  /** May one register now: not begun, not closed, a seat left. */
  registration_open: z.boolean(),
  updated_at: instant,
});
export type EventCard = z.infer<typeof eventCard>;

export const event = eventCard.extend({
  location: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable(),
  speakers: z.array(z.strictObject({ name: z.string(), title: z.string() })),
  content_html: z.string(),
  related_tours: z.array(tourCard),
});
export type Event = z.infer<typeof event>;

/** The longest summary a card shows, in characters (product.md section 9: the constant of 120). */
export const CARD_SUMMARY_LENGTH = 120;

/** The story published just before or just after another one of its kind. */
export const storyLink = z.strictObject({ id, title: z.string() });
export type StoryLink = z.infer<typeof storyLink>;
const neighbours = { previous: storyLink.nullable(), next: storyLink.nullable() };

export const offerCard = z.strictObject({
  id,
  title: z.string(),
  summary: z.string(),
  tags: z.array(tagName),
  is_featured: z.boolean(),
  image: image.nullable(),
  starts_on: day,
  ends_on: day,
  updated_at: instant,
});
export type OfferCard = z.infer<typeof offerCard>;
export const offer = offerCard.extend({
  content_html: z.string(),
  related_tours: z.array(tourCard),
  ...neighbours,
});
export type Offer = z.infer<typeof offer>;

export const postCard = z.strictObject({
  id,
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  tags: z.array(tagName),
  is_featured: z.boolean(),
  image: image.nullable(),
  published_at: instant,
  reading_minutes: z.int().positive(),
  updated_at: instant,
});
export type PostCard = z.infer<typeof postCard>;
export const post = postCard.extend({
  content_html: z.string(),
  related_tours: z.array(tourCard),
  ...neighbours,
});
export type Post = z.infer<typeof post>;

export const praise = z.strictObject({
  id,
  /** Masked as the agency chose: 林○芬. */
  author: z.string(),
  tour: z.strictObject({ id, name: z.string() }),
  rating: z.int().min(1).max(5),
  content: z.string(),
  image: image.nullable(),
  travelled_on: day,
  updated_at: instant,
});
export type Praise = z.infer<typeof praise>;

export const banner = z.strictObject({
  id,
  title: z.string(),
  subtitle: z.string(),
  image,
  mobile_image: image.nullable(),
  link: z.string(),
  starts_at: localDateTime.nullable(),
  ends_at: localDateTime.nullable(),
  sort: z.int(),
  updated_at: instant,
});
export type Banner = z.infer<typeof banner>;

/** What a section of the home page shows; the back office orders and words them. */
export const HOME_SECTION_KINDS = [
  "search",
  "departures_soon",
  "destinations",
  "popular_tours",
  "themes",
  "lectures",
  "posts",
  "offers",
  "praises",
  "offices",
] as const;

/** One thing shown in a section: a link with a picture. Empty where the section's own list fills it. */
export const homeItem = z.strictObject({
  title: z.string(),
  subtitle: z.string(),
  link: z.string(),
  image: image.nullable(),
});
export const homeSection = z.strictObject({
  id,
  kind: z.enum(HOME_SECTION_KINDS),
  title: z.string(),
  subtitle: z.string(),
  items: z.array(homeItem),
  link: z.string().nullable(),
  updated_at: instant,
});
export type HomeSection = z.infer<typeof homeSection>;

const storyFilter = z.object({ tags: listQuery, is_featured: flagQuery, page: pageQuery });
export const storiesQuery = storyFilter;
export type StoriesQuery = z.infer<typeof storiesQuery>;
export const eventsQuery = storyFilter.extend({
  type: z.enum(["lecture", "activity", "all", ""], "類型須為 lecture、activity 或 all").optional(),
});
export type EventsQuery = z.infer<typeof eventsQuery>;

/** `num` of the blog list: 1 to 50, ten by default (product.md section 9). */
export const blogListForm = z.object({
  num: z.coerce
    .number("篇數須為數字")
    .int()
    .min(1, "篇數須為 1 到 50")
    .max(50, "篇數須為 1 到 50")
    .default(10),
});
/** The blog-list service's own form: no envelope. */
export const blogList = z.strictObject({ list: z.array(postCard) });
export type BlogList = z.infer<typeof blogList>;
