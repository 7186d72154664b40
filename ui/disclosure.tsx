import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Disclosures of one name close one another. */
  name?: string;
  className?: string;
};

/** Something to unfold: native details between hairlines; it needs no script, and printing unfolds nothing. */
export function Disclosure({ summary, children, open, name, className }: DisclosureProps) {
  return (
    <details open={open} name={name} className={classNames("group border-b border-line", className)}>
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 leading-normal font-medium hover:text-ridge-2 focus-visible:outline-offset-0">
        <span>{summary}</span>
        <Icon icon={ChevronDown} className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
