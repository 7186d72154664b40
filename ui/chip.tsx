import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

const shape =
  "inline-flex min-h-9 items-center gap-2 rounded-sm pointer-coarse:min-h-11 border px-3 text-sm leading-tight no-underline transition-colors";

/** A filter that is on: a link to the same page without it. `name` is what a screen reader hears. */
export function RemovableChip({
  href,
  name,
  children,
}: {
  href: string;
  name: string;
  children?: ReactNode;
}) {
  return (
    <Link
      href={href}
      aria-label={`移除篩選：${name}`}
      className={classNames(shape, "border-ridge-3 bg-card hover:border-ink")}
    >
      {children ?? name}
      <Icon icon={X} className="size-4 text-muted" />
    </Link>
  );
}

type ChipLinkProps = {
  href: string;
  children: ReactNode;
  /** The choice that is on. */
  current?: boolean;
  /** How many there are behind it. */
  count?: number;
};

/** A choice as a link: a tag, a theme, a month; with the number of results beside it. */
export function ChipLink({ href, children, current, count }: ChipLinkProps) {
  return (
    <Link
      href={href}
      aria-current={current ? "true" : undefined}
      className={classNames(
        shape,
        current ? "border-ridge-1 bg-ridge-1 text-card" : "border-line bg-card hover:border-ridge-2",
      )}
    >
      {children}
      {count !== undefined && (
        <span className={classNames("tabular text-xs", current ? "text-ridge-5" : "text-muted")}>
          {count}
        </span>
      )}
    </Link>
  );
}
