import { ChevronLeft, ChevronRight } from "lucide-react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import { pageWindow } from "./page-window.ts";

type PaginationProps = {
  page: number;
  lastPage: number;
  /** The address of a page: numbers from 1. */
  href: (page: number) => string;
  /** Where a page has two lists, which one this is. */
  label?: string;
  className?: string;
};

const step = "inline-flex min-h-11 items-center gap-1 px-2 leading-none no-underline";

/** The pages of a list, as links. Nothing is shown where there is only one. */
export function Pagination({ page, lastPage, href, label = "分頁", className }: PaginationProps) {
  if (lastPage <= 1) return null;
  return (
    <nav
      aria-label={label}
      className={classNames(
        "tabular flex items-center justify-between gap-2 border-t border-line pt-4 text-base",
        className,
      )}
    >
      <Step to={page > 1 ? href(page - 1) : null} word="上一頁" before />
      <p className="text-sm text-muted md:hidden">
        第 {page} 頁，共 {lastPage} 頁
      </p>
      <ol className="hidden items-center gap-1 md:flex">
        {pageWindow(page, lastPage).map((entry, index) =>
          entry === null ? (
            // oxlint-disable-next-line react/no-array-index-key -- a gap has nothing but its place
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={entry}>
              <Link
                href={href(entry)}
                aria-label={`第 ${entry} 頁`}
                aria-current={entry === page ? "page" : undefined}
                className={classNames(
                  "grid min-h-11 min-w-11 place-items-center border-b-2 leading-none no-underline",
                  entry === page
                    ? "border-ridge-1 font-medium"
                    : "border-transparent text-muted hover:text-ink",
                )}
              >
                {entry}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step to={page < lastPage ? href(page + 1) : null} word="下一頁" />
    </nav>
  );
}

function Step({ to, word, before }: { to: string | null; word: string; before?: boolean }) {
  const inner = (
    <>
      {before && <Icon icon={ChevronLeft} />}
      {word}
      {!before && <Icon icon={ChevronRight} />}
    </>
  );
  if (to === null) return <span className={classNames(step, "invisible")}>{inner}</span>;
  return (
    <Link href={to} rel={before ? "prev" : "next"} className={classNames(step, "hover:text-ridge-2")}>
      {inner}
    </Link>
  );
}
