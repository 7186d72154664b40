import { RemovableChip } from "@farpeak/ui/chip.tsx";
import { Link } from "@farpeak/ui/link.tsx";
import type { FilterData } from "./filter-data.ts";
import { type PathOf, toggle, withoutDates, wordsOfDates } from "./filter.ts";
import { StayLinks } from "./stay-links.tsx";

/** What is chosen, each with a way to take it back. */
export function ActiveFilters({ data, pathOf }: { data: FilterData; pathOf: PathOf }) {
  const chips = chosen(data, pathOf);
  if (chips.length === 0) return null;
  return (
    <StayLinks>
      <ul aria-label="目前的篩選" className="no-print flex flex-wrap items-center gap-2">
        {chips.map(({ name, href }) => (
          <li key={href}>
            <RemovableChip href={href} name={name} />
          </li>
        ))}
        {chips.length > 1 && (
          <li>
            <Link
              href={pathOf({})}
              className="text-link inline-flex min-h-9 items-center px-2 text-sm pointer-coarse:min-h-11"
            >
              全部清除
            </Link>
          </li>
        )}
      </ul>
    </StayLinks>
  );
}

function chosen({ filter, countries }: FilterData, pathOf: PathOf): { name: string; href: string }[] {
  const dates = wordsOfDates(filter);
  return [
    ...filter.countries.map((id) => ({
      name: nameOf(countries, id),
      href: pathOf(toggle(filter, "countries", id)),
    })),
    ...filter.tags.map((name) => ({ name, href: pathOf(toggle(filter, "tags", name)) })),
    ...(dates ? [{ name: dates, href: pathOf(withoutDates(filter)) }] : []),
  ];
}

/** A country's name; what is unknown is shown as it was asked for. */
export function nameOf(countries: FilterData["countries"], id: string): string {
  return countries.find((country) => country.id === id)?.name ?? id;
}

/** The filter in words, for titles and for print: 捷克、奧地利・賞楓・2026 年 12 月. */
export function wordsOfFilter({ filter, countries }: FilterData): string {
  const names = filter.countries.map((id) => nameOf(countries, id)).join("、");
  return [names, filter.tags.join("、"), wordsOfDates(filter)].filter(Boolean).join("・");
}
