import { classNames } from "@farpeak/ui/class-names.ts";
import { useEffect, useState } from "react";
import { PARTS } from "./section.tsx";

/** A hairline of anchors that stays at the top of the page; the part being read is marked. */
export function SectionNav() {
  const current = usePartInView();
  return (
    <nav
      aria-label="本頁內容"
      className="no-print sticky top-0 z-5 -mx-6 border-y border-line bg-paper px-6 lg:mx-0 lg:px-0"
    >
      <ol className="flex gap-6 overflow-x-auto md:gap-10">
        {PARTS.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className={classNames(
                "-mb-px flex min-h-12 items-center border-b-2 leading-none no-underline focus-visible:-outline-offset-2",
                id === current ? "border-ridge-1" : "border-transparent text-muted hover:text-ink",
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The part that crosses a line a third down the window. */
function usePartInView(): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const { id } = entry.target;
          if (entry.isIntersecting) setCurrent(id);
          else setCurrent((before) => (before === id ? null : before));
        }
      },
      { rootMargin: "-33% 0px -66%" },
    );
    for (const { id } of PARTS) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
