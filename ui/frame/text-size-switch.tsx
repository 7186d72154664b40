import { classNames } from "../class-names.ts";
import { setLargeText, useLargeText } from "./text-size.ts";

/** The 大字 switch: everything larger, on every page, until it is pressed again. */
export function TextSizeSwitch({ className }: { className?: string }) {
  const large = useLargeText();
  return (
    <button
      type="button"
      aria-label="大字"
      aria-pressed={large}
      onClick={() => setLargeText(!large)}
      className={classNames(
        "needs-script inline-flex min-h-10 items-baseline rounded-sm px-3 text-sm leading-10 transition-colors",
        large ? "bg-ridge-1 text-card" : "hover:bg-wash",
        className,
      )}
    >
      <span className="text-[1.2em]">大</span>字
    </button>
  );
}
