import { EmptyState } from "@farpeak/ui/empty-state.tsx";
import { formatMonth } from "@farpeak/ui/format.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { nameOf } from "./active-filters.tsx";
import type { FilterData } from "./filter-data.ts";
import { daysOf, type PathOf, withoutDates, wordsOfDates } from "./filter.ts";

type NothingFoundProps = { data: FilterData; pathOf: PathOf; unit: string; title: string };

/** Nothing matches: the nearest things that exist, one step away each, with how many there are. */
export function NothingFound({ data, pathOf, unit, title }: NothingFoundProps) {
  const proposals = [...nearestMonths(data, pathOf), ...oneLess(data, pathOf)];
  return (
    <EmptyState title={title}>
      {proposals.length === 0 ? (
        <p>
          這些條件加在一起沒有結果，
          <Link href={pathOf({})} className="text-link text-ink">
            看看全部
          </Link>
          吧。
        </p>
      ) : (
        <>
          <p>換一個條件，這些就在附近：</p>
          <ul className="mx-auto mt-6 max-w-form border-t border-line text-left text-ink">
            {proposals.map(({ words, count, href }) => (
              <li key={href} className="border-b border-line">
                <Link
                  href={href}
                  className="flex min-h-14 items-center justify-between gap-4 px-2 py-2 leading-normal no-underline hover:bg-wash"
                >
                  <span>{words}</span>
                  <span className="tabular shrink-0 text-sm text-muted">
                    {count} {unit}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}

interface Proposal {
  words: string;
  count: number;
  href: string;
}

/** With dates: up to two months next to the wished-for one in which the rest of the filter finds something. */
function nearestMonths({ filter, months }: FilterData, pathOf: PathOf): Proposal[] {
  const wished = (filter.dateStart || filter.dateEnd).slice(0, 7);
  if (!wished) return [];
  const distance = (month: string) => Math.abs(monthNumber(month) - monthNumber(wished));
  return months
    .filter(({ count }) => count > 0)
    .sort((a, b) => distance(a.month) - distance(b.month))
    .slice(0, 2)
    .map(({ month, count }) => ({
      words: `改在 ${formatMonth(month)}出發`,
      count,
      href: pathOf({ ...filter, ...daysOf(month) }),
    }));
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** The filter with one part left out, where that finds something. */
function oneLess({ filter, countries, styles, without }: FilterData, pathOf: PathOf): Proposal[] {
  const isStyle = (name: string) => styles.some((style) => style.name === name);
  const themes = filter.tags.filter(isStyle);
  const places = filter.tags.filter((name) => !isStyle(name));
  const names = filter.countries.map((id) => nameOf(countries, id));
  const parts = [
    { words: `不限日期（${wordsOfDates(filter)}）`, count: without.dates, rest: withoutDates(filter) },
    { words: `不限主題（${themes.join("、")}）`, count: without.styles, rest: { ...filter, tags: places } },
    {
      words: `不限國家（${names.join("、")}）`,
      count: without.countries,
      rest: { ...filter, countries: [] },
    },
    { words: `不限地區（${places.join("、")}）`, count: without.tags, rest: { ...filter, tags: themes } },
  ];
  return parts.flatMap(({ words, count, rest }) => (count ? [{ words, count, href: pathOf(rest) }] : []));
}
