import { classNames } from "@farpeak/ui/class-names.ts";
import { Link } from "@farpeak/ui/link.tsx";
import type { FilterData } from "./filter-data.ts";
import { monthOf, type PathOf, toggleMonth } from "./filter.ts";

const shape = "flex min-h-14 flex-col items-center justify-center leading-tight no-underline lg:min-h-12";

/** The next fourteen months as a small calendar page: the month, the count below, the year where it turns. */
export function MonthChoices({ data, pathOf }: { data: FilterData; pathOf: PathOf }) {
  const chosen = monthOf(data.filter);
  return (
    <ol className="grid grid-cols-4 gap-px border border-line bg-line" aria-label="出發月份">
      {data.months.map(({ month, count }, index) => {
        const year = index === 0 || month.endsWith("-01") ? month.slice(0, 4) : null;
        const current = month === chosen;
        const inner = (
          <>
            <span className="text-sm">
              {year && <span className="tabular text-xs">{year} / </span>}
              <span className="font-display text-base font-semibold">{Number(month.slice(5))}</span>
              {!year && " 月"}
            </span>
            <span className={classNames("tabular text-xs", current ? "text-ridge-5" : "text-muted")}>
              {count > 0 ? count : "—"}
            </span>
          </>
        );
        return (
          <li key={month} className="bg-paper">
            {count === 0 && !current ? (
              <span className={classNames(shape, "text-muted")}>{inner}</span>
            ) : (
              <Link
                href={pathOf(toggleMonth(data.filter, month))}
                aria-current={current ? "true" : undefined}
                className={classNames(
                  shape,
                  "transition-colors focus-visible:-outline-offset-2",
                  current ? "bg-ridge-1 text-card" : "hover:bg-wash",
                )}
              >
                {inner}
              </Link>
            )}
          </li>
        );
      })}
      <li aria-hidden="true" className="bg-paper" />
      <li aria-hidden="true" className="bg-paper" />
    </ol>
  );
}
