import { classNames } from "@farpeak/ui/class-names.ts";
import { Link } from "@farpeak/ui/link.tsx";

const shape =
  "inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm leading-tight no-underline lg:min-h-8";

type ChoiceProps = { name: string; count: number; href: string; current: boolean };

/** One choice of a filter as running text: its name, how many there are, ink where it is on. */
export function Choice({ name, count, href, current }: ChoiceProps) {
  // A choice that is on stays a link, however few there are: it must be possible to take it back.
  if (count === 0 && !current) {
    return (
      <span className={classNames(shape, "text-muted")}>
        {name}
        <Count count={0} />
      </span>
    );
  }
  return (
    <Link
      href={href}
      aria-current={current ? "true" : undefined}
      className={classNames(
        shape,
        "transition-colors focus-visible:outline-offset-0",
        current ? "bg-ridge-1 text-card" : "hover:bg-wash",
      )}
    >
      {name}
      <Count count={count} current={current} />
    </Link>
  );
}

function Count({ count, current }: { count: number; current?: boolean }) {
  return (
    <span className={classNames("tabular text-xs", current ? "text-ridge-5" : "text-muted")}>{count}</span>
  );
}

/** Choices side by side, their left edge on the text's edge. */
export function Choices({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <ul aria-label={label} className="-mx-2 flex flex-wrap">
      {children}
    </ul>
  );
}
