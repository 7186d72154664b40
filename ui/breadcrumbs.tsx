import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";

export type Crumb = { label: string; href?: string };

/** Where this page lies: the last entry is the page itself and no link. */
export function Breadcrumbs({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string }) {
  return (
    <nav aria-label="頁面路徑" className={classNames("text-sm text-muted", className)}>
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex gap-x-2">
            {index > 0 && <span aria-hidden="true">／</span>}
            {crumb.href && index < crumbs.length - 1 ? (
              <Link href={crumb.href} className="no-underline hover:text-ink hover:underline">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
