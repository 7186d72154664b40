/** What the filter shows: its choices with true counts, and what is chosen, by their proper names. */
import type { Facets, Tag } from "@farpeak/contract/catalog.ts";
import { paths } from "@farpeak/contract/paths.ts";
import type { Api, Query } from "../api.ts";
import { type Filter, readFilter } from "./filter.ts";

export interface CountryChoice {
  id: string;
  name: string;
  code: string;
  area: string;
  count: number;
}
export interface TagChoice {
  name: string;
  count: number;
}
export interface FilterData {
  filter: Filter;
  total: number;
  countries: CountryChoice[];
  /** Destination tags. */
  places: TagChoice[];
  /** Themes. */
  styles: TagChoice[];
  /** The next fourteen months, `YYYY-MM`. */
  months: { month: string; count: number }[];
  /** What there would be without one filter; null where it is not set. */
  without: { countries: number | null; tags: number | null; styles: number | null; dates: number | null };
}

export interface AskedFilter {
  filter: Filter;
  page: number;
  /** The same question in the API's words; `is_open` is the departure table's to add. */
  query: Query;
}

/**
 * Reads an address. Themes and places share one query parameter, but they narrow each other: a reader who
 * asks for 關西 and for 賞楓 wants both at once.
 */
export async function askedFilter(api: Api, request: Request): Promise<AskedFilter> {
  const { page, ...filter } = readFilter(new URL(request.url).searchParams);
  const styles: string[] = [];
  const places: string[] = [];
  if (filter.tags.length > 0) {
    const { data } = await api.get<{ data: Tag[] }>(paths.tags);
    const themes = data.filter((tag) => tag.kind === "tour-style");
    const isTheme = (item: string) => themes.some((tag) => tag.name === item || String(tag.id) === item);
    for (const item of filter.tags) (isTheme(item) ? styles : places).push(item);
  }
  const query = {
    countries: filter.countries.join(","),
    tags: places.join(","),
    styles: styles.join(","),
    date_start: filter.dateStart,
    date_end: filter.dateEnd,
  };
  return { filter, page, query };
}

/** @param path `paths.tourFacets` or `paths.departureFacets`: what is counted. */
export async function loadFilterData(api: Api, path: string, asked: AskedFilter): Promise<FilterData> {
  const found = await api.get<Facets>(path, asked.query);
  const countries = found.countries.map(({ id, ...rest }) => ({ id: String(id), ...rest }));
  const tagsOf = (kind: string) =>
    found.tags.filter((tag) => tag.kind === kind).map(({ name, count }) => ({ name, count }));
  const { filter } = asked;
  return {
    filter: {
      ...filter,
      countries: filter.countries.map(
        (item) =>
          countries.find(({ id, name, code }) => [id, name, code].includes(item) || code === upper(item))
            ?.id ?? item,
      ),
      tags: filter.tags.map((item) => found.tags.find((tag) => String(tag.id) === item)?.name ?? item),
    },
    total: found.total,
    countries,
    places: tagsOf("tour"),
    styles: tagsOf("tour-style"),
    months: found.months,
    without: found.without,
  };
}

const upper = (item: string) => item.toUpperCase();
