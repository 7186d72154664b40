/** What the contents page of the atlas shows: countries by area, and the menu's places, with their tours. */
import type { Country, Facets } from "@farpeak/contract/catalog.ts";
import { paths } from "@farpeak/contract/paths.ts";
import type { SiteSettings } from "@farpeak/contract/site.ts";
import type { PictureImage } from "@farpeak/ui/picture.tsx";
import type { Api } from "../api.ts";
import { toursPath } from "../paths.ts";
import { type AtlasArea, byAtlasArea } from "../tours/areas.ts";

export interface AtlasCountry {
  id: number;
  name: string;
  englishName: string;
  image: PictureImage | null;
  tours: number;
}
export interface AtlasPlace {
  label: string;
  href: string;
  /** Null where the entry joins several choices, whose counts do not add up. */
  tours: number | null;
}
export interface AtlasData {
  tours: number;
  countries: number;
  areas: { area: AtlasArea; countries: AtlasCountry[] }[];
  regions: { title: string; places: AtlasPlace[] }[];
}

/** Half a phone's screen, of which the upright cut shows half the drawing's width. */
const WIDEST_PICTURE = 960;

export async function loadAtlas(api: Api): Promise<AtlasData> {
  const [all, { data: site }, facets] = await Promise.all([
    api.get<Country[]>(paths.countries),
    api.get<{ data: SiteSettings }>(paths.site),
    api.get<Facets>(paths.tourFacets),
  ]);
  const countries = all.filter((country) => country.toursCount > 0);
  const toursOf = (entry: { countries: readonly string[]; tags: readonly string[] }) => {
    if (entry.countries.length + entry.tags.length !== 1) return null;
    const [code] = entry.countries;
    const choice = code
      ? facets.countries.find((country) => country.code === code || country.name === code)
      : facets.tags.find((tag) => tag.name === entry.tags[0]);
    return choice?.count ?? 0;
  };
  return {
    tours: facets.total,
    countries: countries.length,
    areas: byAtlasArea(countries).map(({ area, countries: list }) => ({
      area,
      countries: list.map(({ id, name, englishName, image, toursCount }) => ({
        id,
        name,
        englishName,
        image: image && { ...image, variants: image.variants.filter(({ width }) => width <= WIDEST_PICTURE) },
        tours: toursCount,
      })),
    })),
    regions: site.menu
      .filter((column) => column.entries.length > 0)
      .map(({ title, entries }) => ({
        title,
        places: entries
          .map(({ label, ...entry }) => ({ label, href: toursPath(entry), tours: toursOf(entry) }))
          .filter((place) => place.tours !== 0),
      })),
  };
}
