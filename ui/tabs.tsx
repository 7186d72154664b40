import { useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Tab = { key: string; title: ReactNode; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** Controlled with `selected`, else the first is open. */
  selected?: string;
  onSelectedChange?: (key: string) => void;
  className?: string;
};

/** Views of one thing behind titles on a hairline. Without a script all of them stand one under another. */
export function Tabs({ label, tabs, selected, onSelectedChange, className }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.key);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const current = selected ?? own;

  function choose(key: string) {
    setOwn(key);
    onSelectedChange?.(key);
  }

  function move(event: KeyboardEvent, index: number) {
    const steps: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (step + tabs.length) % tabs.length;
    buttons.current[at]?.focus();
    const tab = tabs[at];
    if (tab) choose(tab.key);
  }

  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className="needs-script flex gap-8 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            ref={(element) => {
              buttons.current[index] = element;
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-controls={`${id}-${tab.key}-panel`}
            aria-selected={tab.key === current}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => choose(tab.key)}
            onKeyDown={(event) => move(event, index)}
            className={classNames(
              "-mb-px min-h-12 shrink-0 border-b-2 px-1 leading-normal transition-colors focus-visible:-outline-offset-2",
              tab.key === current
                ? "border-ridge-1 font-medium text-ink"
                : "border-transparent text-muted hover:text-ink",
            )}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          hidden={tab.key !== current}
          className="tab-panel pt-6"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
