import { classNames } from "./class-names.ts";

const crest =
  "M2 50C20 49 28 42 40 40S55 26 64 22 78 30 86 31 100 24 112 15 130 22 140 27 158 26 168 25 190 36 204 36 222 28 236 30 262 46 283 48";

/**
 * The loading animation: a line draws the ridge while a sun crosses it. 285 × 60 on desktop, 230 × 50
 * otherwise; with reduced motion it stands still, drawn. `label` is read out once.
 */
export function LoadingRidge({ label = "載入中", className }: { label?: string; className?: string }) {
  return (
    <output className={classNames("loading-ridge grid place-items-center", className)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 285 60"
        className="h-[50px] w-[230px] lg:h-[60px] lg:w-[285px]"
        fill="none"
      >
        <circle className="loading-ridge-sun" r="5" fill="var(--color-amber)" />
        <path d={crest} stroke="var(--color-line)" strokeWidth="1.5" strokeLinejoin="round" />
        <path
          className="loading-ridge-line"
          d={crest}
          pathLength="1"
          stroke="var(--color-ridge-1)"
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <span className="sr-only">{label}</span>
    </output>
  );
}
