import { classNames } from "@farpeak/ui/class-names.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { eventsPath } from "../paths.ts";
import { StayLinks } from "../tours/stay-links.tsx";

export const TYPES = [
  { type: undefined, label: "全部" },
  { type: "lecture", label: "講座" },
  { type: "activity", label: "活動" },
] as const;

/** Lectures, activities, or both: links, so that the address is the choice. */
export function TypeTabs({ current }: { current: string | undefined }) {
  return (
    <StayLinks>
      <nav aria-label="類型">
        <ul className="flex gap-8">
          {TYPES.map(({ type, label }) => (
            <li key={label}>
              <Link
                href={eventsPath({ type })}
                aria-current={type === current ? "true" : undefined}
                className={classNames(
                  "inline-flex min-h-11 items-center border-b-2 leading-none no-underline",
                  type === current
                    ? "border-ridge-1 font-medium"
                    : "border-transparent text-muted hover:text-ink",
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </StayLinks>
  );
}
