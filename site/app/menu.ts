/** The destination mega-menu, made from all tours and from site settings (product.md section 2). */
import type { Camelized } from "@farpeak/contract/camel.ts";
import type { TourName } from "@farpeak/contract/catalog.ts";
import type { MenuColumn } from "@farpeak/contract/site.ts";
import { toursPath } from "./paths.ts";

type Tour = Camelized<TourName>;
type Area = Tour["countries"][number]["area"];

export interface MenuGroup {
  title: string;
  entries: { label: string; href: string }[];
}

const AREAS: readonly { title: string; areas: readonly Area[] }[] = [
  { title: "中歐・西歐", areas: ["中歐", "西歐"] },
  { title: "南歐", areas: ["南歐"] },
  { title: "東歐", areas: ["東歐"] },
  { title: "北歐", areas: ["北歐"] },
  { title: "非洲・中東", areas: ["非洲", "中東"] },
];
const MAX_GROUPS = 8;

/** The top-left table: per area, the countries that visible tours combine, at most eight groups. */
export function areaColumns(tours: readonly Tour[]): MenuGroup[] {
  return AREAS.map(({ title, areas }) => ({ title, entries: countryGroups(tours, areas) }));
}

/**
 * The top-right table: the columns of site settings. One without entries is filled from the tours of
 * the area it is named after (the Americas).
 */
export function regionColumns(
  tours: readonly Tour[],
  columns: readonly Camelized<MenuColumn>[],
): MenuGroup[] {
  return columns.map(({ title, entries }) => {
    if (entries.length === 0) return { title, entries: countryGroups(tours, [title]) };
    return {
      title,
      entries: entries.map(({ label, countries, tags }) => ({ label, href: toursPath({ countries, tags }) })),
    };
  });
}

/** Each set of countries once, in the order of the tours (the popular ones first). */
function countryGroups(tours: readonly Tour[], areas: readonly string[]): MenuGroup["entries"] {
  const groups = new Map<string, { label: string; href: string }>();
  for (const { isHidden, countries } of tours) {
    const [first] = countries;
    if (isHidden || !first || !areas.includes(first.area)) continue;
    const key = countries
      .map((country) => country.id)
      .sort((a, b) => a - b)
      .join();
    if (groups.has(key)) continue;
    const label = countries.map((country) => country.name).join("・");
    groups.set(key, {
      label,
      href: toursPath({ countries: countries.map((country) => String(country.id)) }),
    });
  }
  return [...groups.values()].slice(0, MAX_GROUPS);
}
