import { classNames } from "./class-names.ts";

const crest =
  "M2 50 20 46 34 38 44 41 58 27 66 31 82 16 92 25 101 22 116 36 128 32 142 42 156 34 170 22 180 27 196 12 208 24 216 20 232 34 246 31 262 43 283 49";

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
