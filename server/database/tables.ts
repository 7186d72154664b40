/** The tables as Kysely sees them: one interface a table, its columns as rows come out of either pool. */
import type { ColumnType, Generated, Insertable, Selectable } from "kysely";
import type { DepartureFlight, TipSection, CountryFactsColumn, HomeItemColumn } from "./json-columns.ts";

/** jsonb: comes out parsed, goes in as JSON text (a bare array would be taken for a PostgreSQL array). */
type Json<T> = ColumnType<T, string, string>;
type JsonDefault<T> = ColumnType<T, string | undefined, string>;
/** timestamptz with a default. */
type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableStamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** date and timestamp travel as text: `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss`. */
type Day = string;
type LocalDateTime = string;
type Default<T> = Generated<T>;

export interface MediaTable {
  id: Generated<number>;
  key: string;
  mime: string;
  alt: string;
  width: number;
  height: number;
  color: string;
  bytes: number;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface CountriesTable {
  id: Generated<number>;
  code: string;
  name: string;
  english_name: string;
  area: "中歐" | "西歐" | "南歐" | "東歐" | "北歐" | "非洲" | "中東" | "美洲" | "其他";
  image_id: number | null;
  facts: Json<CountryFactsColumn>;
  sort: Default<number>;
  updated_at: Stamp;
}

export interface TagsTable {
  id: Generated<number>;
  kind: "tour" | "tour-style" | "event" | "post" | "offer";
  name: string;
  sort: Default<number>;
  updated_at: Stamp;
}

export interface ToursTable {
  id: Generated<number>;
  code: string;
  name: string;
  subtitle: string;
  days: number;
  nights: number;
  is_popular: Default<boolean>;
  popularity: Default<number>;
  is_hidden: Default<boolean>;
  image_id: number | null;
  highlights: JsonDefault<{ title: string; text: string }[]>;
  price_includes: JsonDefault<string[]>;
  price_excludes: JsonDefault<string[]>;
  remarks: JsonDefault<string[]>;
  tips: JsonDefault<TipSection[]>;
  itinerary_version: Default<number>;
  published_at: NullableStamp;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface TourCountriesTable {
  tour_id: number;
  country_id: number;
  sort: number;
}
export interface TourTagsTable {
  tour_id: number;
  tag_id: number;
  sort: number;
}
export interface TourGalleryTable {
  tour_id: number;
  media_id: number;
  sort: number;
}

export interface ItineraryDaysTable {
  tour_id: number;
  day: number;
  title: string;
  places: JsonDefault<string[]>;
  description_html: string;
  breakfast: string;
  lunch: string;
  dinner: string;
  hotel: string;
  image_id: number | null;
  location_name: string | null;
  latitude: number | null;
  longitude: number | null;
}

export interface DeparturesTable {
  id: Generated<number>;
  tour_id: number;
  tour_group_number: string;
  date_start: Day;
  date_end: Day;
  price: number;
  price_child_with_bed: number | null;
  price_child_no_bed: number | null;
  price_infant: number | null;
  single_supplement: number | null;
  deposit: number;
  seats_total: number;
  /** Kept by the trigger on registrations; never written by our code. */
  seats_held: ColumnType<number, never, never>;
  people_confirmed: ColumnType<number, never, never>;
  minimum_group_size: number;
  registration_deadline: Day;
  decision_date: Day;
  closed_at: NullableStamp;
  cancelled_at: NullableStamp;
  is_joint: Default<boolean>;
  flights: JsonDefault<DepartureFlight[]>;
  leader: string | null;
  gathering_at: LocalDateTime | null;
  gathering_place: string | null;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface VerificationCodesTable {
  email: string;
  verify_type: string;
  code_hash: string;
  wrong_tries: Default<number>;
  sent_at: Stamp;
  expires_at: Stamp;
}

export interface VerificationTokensTable {
  token_hash: string;
  email: string;
  verify_type: string;
  expires_at: Stamp;
  used_at: NullableStamp;
  used_for: string | null;
  created_at: Stamp;
}

export interface RegistrationsTable {
  id: Generated<number>;
  number: string;
  departure_id: number;
  state: "pending" | "confirmed" | "completed" | "waitlisted" | "cancelled";
  headcount: number;
  name: string;
  mobile: string;
  email: string;
  suggestion: string;
  price: number;
  amount: number;
  quoted_price: number | null;
  quoted_date_start: Day | null;
  quoted_date_end: Day | null;
  quote_differs: Default<boolean>;
  itinerary_version: number;
  contract_version: string;
  notice_version: string;
  /** What was advertised when it was sent: price, dates, itinerary. */
  snapshot: Json<Record<string, unknown>>;
  verify_token_hash: string | null;
  body_hash: string | null;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface ContactsTable {
  id: Generated<number>;
  number: string;
  state: Default<"open" | "closed">;
  name: string;
  mobile: string;
  email: string;
  location: string;
  headcount: string;
  purpose: string;
  suggestion: string;
  /** As the form stated it; proves nothing. */
  stated_user_id: number | null;
  tour_group_number: string;
  tour_name: string;
  notice_version: string;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface EventsTable {
  id: Generated<number>;
  type: "lecture" | "activity";
  title: string;
  summary: string;
  is_featured: Default<boolean>;
  image_id: number | null;
  starts_at: LocalDateTime;
  ends_at: LocalDateTime;
  place: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  speakers: JsonDefault<{ name: string; title: string }[]>;
  fee: Default<number>;
  capacity: number;
  seats_held: ColumnType<number, never, never>;
  registration_closes_at: LocalDateTime | null;
  content_html: string;
  published_at: NullableStamp;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface EventRegistrationsTable {
  id: Generated<number>;
  number: string;
  event_id: number;
  state: "pending" | "confirmed" | "completed" | "cancelled";
  headcount: number;
  name: string;
  mobile: string;
  email: string;
  sales_person: string;
  suggestion: string;
  notice_version: string;
  verify_token_hash: string | null;
  body_hash: string | null;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface PostsTable {
  id: Generated<number>;
  title: string;
  summary: string;
  author: string;
  is_featured: Default<boolean>;
  image_id: number | null;
  content_html: string;
  published_at: NullableStamp;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface OffersTable {
  id: Generated<number>;
  title: string;
  summary: string;
  is_featured: Default<boolean>;
  image_id: number | null;
  starts_on: Day;
  ends_on: Day;
  content_html: string;
  published_at: NullableStamp;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface PraisesTable {
  id: Generated<number>;
  author: string;
  tour_id: number;
  rating: number;
  content: string;
  image_id: number | null;
  travelled_on: Day;
  is_visible: Default<boolean>;
  updated_at: Stamp;
}

export interface BannersTable {
  id: Generated<number>;
  title: string;
  subtitle: string;
  image_id: number;
  mobile_image_id: number | null;
  link: string;
  starts_at: LocalDateTime | null;
  ends_at: LocalDateTime | null;
  sort: Default<number>;
  updated_at: Stamp;
}

export interface HomeSectionsTable {
  id: Generated<number>;
  kind: string;
  title: string;
  subtitle: string;
  link: string | null;
  items: JsonDefault<HomeItemColumn[]>;
  sort: Default<number>;
  is_visible: Default<boolean>;
  updated_at: Stamp;
}

export interface SiteSettingsTable {
  key: string;
  value: Json<unknown>;
  updated_at: Stamp;
}

export interface MailTemplatesTable {
  key: string;
  name: string;
  subject: string;
  body_html: string;
  updated_at: Stamp;
}

export interface MailsTable {
  id: Generated<number>;
  dedupe_key: string;
  message_id: string;
  to_address: string;
  subject: string;
  html: string;
  text: string;
  state: Default<"queued" | "sent" | "failed" | "kept">;
  attempts: Default<number>;
  last_error: string | null;
  created_at: Stamp;
  sent_at: NullableStamp;
}

export interface ChangesTable {
  id: Generated<number>;
  tag: string;
  xid: Generated<string>;
  created_at: Stamp;
}

export interface AuditLogTable {
  id: Generated<number>;
  actor_kind: "visitor" | "member" | "administrator" | "system";
  actor_id: number | null;
  action: string;
  record_kind: string;
  record_id: number;
  changes: JsonDefault<Record<string, unknown>>;
  request_id: string | null;
  created_at: Stamp;
}

export interface Tables {
  media: MediaTable;
  countries: CountriesTable;
  tags: TagsTable;
  tours: ToursTable;
  tour_countries: TourCountriesTable;
  tour_tags: TourTagsTable;
  tour_gallery: TourGalleryTable;
  itinerary_days: ItineraryDaysTable;
  departures: DeparturesTable;
  verification_codes: VerificationCodesTable;
  verification_tokens: VerificationTokensTable;
  registrations: RegistrationsTable;
  contacts: ContactsTable;
  events: EventsTable;
  event_tags: { event_id: number; tag_id: number; sort: number };
  event_tours: { event_id: number; tour_id: number; sort: number };
  event_registrations: EventRegistrationsTable;
  posts: PostsTable;
  post_tags: { post_id: number; tag_id: number; sort: number };
  post_tours: { post_id: number; tour_id: number; sort: number };
  offers: OffersTable;
  offer_tags: { offer_id: number; tag_id: number; sort: number };
  offer_tours: { offer_id: number; tour_id: number; sort: number };
  praises: PraisesTable;
  banners: BannersTable;
  home_sections: HomeSectionsTable;
  site_settings: SiteSettingsTable;
  mail_templates: MailTemplatesTable;
  mails: MailsTable;
  changes: ChangesTable;
  audit_log: AuditLogTable;
}

export type DepartureRow = Selectable<DeparturesTable>;
export type RegistrationRow = Selectable<RegistrationsTable>;
export type NewRegistration = Insertable<RegistrationsTable>;
export type ContactRow = Selectable<ContactsTable>;
export type NewContact = Insertable<ContactsTable>;
