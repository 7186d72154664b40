/** Countries, tags and tours of the demo agency as rows. */
import type { DemoAgency } from "@farpeak/demo/agency.ts";
import { addDays } from "@farpeak/demo/days.ts";
import { createRandom } from "@farpeak/demo/pictures/random.ts";
import { DESTINATION_TAGS } from "@farpeak/demo/tags.ts";
import type { DemoCountry, DemoTour } from "@farpeak/demo/types.ts";
import type { CountryFactsColumn } from "@farpeak/server/database/json-columns.ts";
import type { Rows } from "@farpeak/server/database/bulk.ts";
import type { MediaOf } from "./pictures.ts";
import type { Ids } from "./rows.ts";

export function catalogueRows(agency: DemoAgency, ids: Ids, media: MediaOf): Rows {
  const popularity = popularityOf(agency.tours);
  return {
    countries: agency.countries.map((country, index) => ({
      id: ids.country(country.code),
      code: country.code,
      name: country.name,
      english_name: country.englishName,
      area: country.area,
      image_id: media(country.picture),
      facts: JSON.stringify(factsOf(country)),
      sort: index + 1,
    })),
    tags: agency.tags.map(({ kind, name }, index) => ({
      id: ids.tag(`${kind} ${name}`),
      kind,
      name,
      sort: index + 1,
    })),
    tours: agency.tours.map((tour, index) => ({
      id: ids.tour(tour.code),
      code: tour.code,
      name: tour.name,
      subtitle: tour.subtitle,
      days: tour.days,
      nights: tour.nights,
      is_popular: tour.isPopular ?? false,
      popularity: popularity.get(tour.code) ?? 0,
      is_hidden: tour.isHidden ?? false,
      image_id: media(tour.cover),
      highlights: JSON.stringify(tour.highlights),
      price_includes: JSON.stringify(tour.priceIncludes),
      price_excludes: JSON.stringify(tour.priceExcludes),
      remarks: JSON.stringify(tour.remarks),
      tips: JSON.stringify(tour.tips.map(({ title, contentHtml }) => ({ title, content_html: contentHtml }))),
      published_at: `${addDays(agency.today, -400 - index)}T10:00:00+08:00`,
    })),
    ...partsOfTours(agency, ids, media),
  };
}

function partsOfTours({ tours }: DemoAgency, ids: Ids, media: MediaOf): Rows {
  return {
    tour_countries: tours.flatMap(({ code, countries }) =>
      countries.map((country, sort) => ({ tour_id: ids.tour(code), country_id: ids.country(country), sort })),
    ),
    tour_tags: tours.flatMap(({ code, tags }) =>
      tags.map((name, sort) => ({
        tour_id: ids.tour(code),
        tag_id: ids.tag(`${kindOf(name)} ${name}`),
        sort,
      })),
    ),
    tour_gallery: tours.flatMap(({ code, gallery }) =>
      gallery.map((picture, sort) => ({ tour_id: ids.tour(code), media_id: media(picture), sort })),
    ),
    itinerary_days: tours.flatMap((tour) => itineraryRows(tour, ids, media)),
  };
}

function kindOf(name: string): "tour" | "tour-style" {
  return (DESTINATION_TAGS as readonly string[]).includes(name) ? "tour" : "tour-style";
}

function itineraryRows(tour: DemoTour, ids: Ids, media: MediaOf): NonNullable<Rows["itinerary_days"]> {
  return tour.itinerary.map((day, index) => ({
    tour_id: ids.tour(tour.code),
    day: index + 1,
    title: day.title,
    places: JSON.stringify(day.places),
    description_html: `<p>${escapeHtml(day.description)}</p>`,
    breakfast: day.meals.breakfast,
    lunch: day.meals.lunch,
    dinner: day.meals.dinner,
    hotel: day.hotel,
    image_id: day.picture ? media(day.picture) : null,
    location_name: day.location.name,
    latitude: day.location.latitude,
    longitude: day.location.longitude,
  }));
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function factsOf({ facts }: DemoCountry): CountryFactsColumn {
  const { timeDifference, emergencyPhone, climateCity, climate, ...rest } = facts;
  return {
    ...rest,
    time_difference: timeDifference,
    emergency_phone: emergencyPhone,
    climate_city: climateCity,
    climate: climate.map(({ low, high, rainDays }) => ({ low, high, rain_days: rainDays })),
  };
}

/** Popular ones above the others; among themselves mixed, so that one continent does not fill a page. */
function popularityOf(tours: readonly DemoTour[]): Map<string, number> {
  const drawn = tours.map(({ code, isPopular }) => ({
    code,
    at: createRandom(`popularity ${code}`).next() + (isPopular ? 1 : 0),
  }));
  drawn.sort((a, b) => a.at - b.at);
  return new Map(drawn.map(({ code }, index) => [code, (index + 1) * 10]));
}
