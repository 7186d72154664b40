/** The shapes kept in jsonb columns. */

/** A flight of one departure; local times HH:mm, `+1` where it lands a day later. */
export interface DepartureFlight {
  date: string;
  carrier: string;
  number: string;
  from: string;
  to: string;
  departs: string;
  arrives: string;
}

export interface TipSection {
  title: string;
  content_html: string;
}

/** What a traveller should know of a country. Temperatures in °C, rain in days a month. */
export interface CountryFactsColumn {
  currency: string;
  voltage: string;
  plug: string;
  time_difference: string;
  language: string;
  tipping: string;
  emergency_phone: string;
  climate_city: string;
  climate: { low: number; high: number; rain_days: number }[];
  visa: string;
  clothing: string;
  customs: string;
  food: string;
  manners: string;
}

export interface HomeItemColumn {
  title: string;
  subtitle: string;
  link: string;
  media_id: number | null;
}
