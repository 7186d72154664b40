import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";

export type MonthChoice = {
  /** `2026-12`. */
  month: string;
  href: string;
  /** Departures in it; a month without any is shown, but leads nowhere. */
  count: number;
  current?: boolean;
};

/** Months side by side, as links: the number in the display face, the year where it changes, the count below. */
export function MonthStrip({ months, label }: { months: readonly MonthChoice[]; label: string }) {
  return (
    <nav aria-label={label} className="overflow-x-auto">
      <ol className="flex border-y border-line">
        {months.map((choice, index) => (
          <li key={choice.month} className="min-w-20 flex-1 border-l border-line first:border-l-0">
            <Month choice={choice} year={showsYear(choice.month, index) ? choice.month.slice(0, 4) : ""} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const showsYear = (month: string, index: number) => index === 0 || month.endsWith("-01");

function Month({ choice, year }: { choice: MonthChoice; year: string }) {
  const inner = (
    <>
      <span className="tabular block h-5 text-xs leading-5">{year}</span>
      <span className="block">
        <span className="font-display text-xl leading-tight font-semibold">
          {Number(choice.month.slice(5))}
        </span>
        <span className="text-sm"> 月</span>
      </span>
      <span className="tabular block text-xs">{choice.count > 0 ? `${choice.count} 團` : "—"}</span>
    </>
  );
  const shape = "block px-3 py-3 text-center leading-normal no-underline transition-colors";
  if (choice.count === 0) return <span className={classNames(shape, "text-muted")}>{inner}</span>;
  return (
    <Link
      href={choice.href}
      aria-current={choice.current ? "true" : undefined}
      className={classNames(
        shape,
        "focus-visible:-outline-offset-2",
        choice.current ? "bg-ridge-1 text-card" : "hover:bg-wash",
      )}
    >
      {inner}
    </Link>
  );
}
