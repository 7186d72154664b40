import { useId } from "react";
import { classNames } from "./class-names.ts";
import { crests } from "./crests.ts";

const FIELD = { width: 1440, height: 360 };
/** Far to near: the tone of each ridge, and how far down its body mist has swallowed it. */
const ridges = [
  { tone: "var(--color-ridge-5)", haze: "var(--color-ridge-5)", top: 24, mist: 230 },
  { tone: "var(--color-ridge-4)", haze: "var(--color-ridge-5)", top: 80, mist: 270 },
  { tone: "var(--color-ridge-3)", haze: "var(--color-ridge-4)", top: 150, mist: 310 },
  { tone: "var(--color-ridge-2)", haze: "var(--color-ridge-4)", top: 200, mist: 345 },
  { tone: "var(--color-ridge-1)", haze: "var(--color-ridge-3)", top: 235, mist: 360 },
] as const;

type RidgelinesProps = {
  /** What lies below: `paper` lets the nearest ridge fade too, `ink` makes it the ground of what follows. */
  ground?: "paper" | "ink";
  /** Fewer ridges, all of them far: behind text and on empty pages. */
  faint?: boolean;
  /** Turns the range round, so that two on one page are not twins. */
  mirrored?: boolean;
  /** A low sun between the far ridges. */
  sun?: boolean;
  /**
   * The place and a `min-h`: a quarter of the width high, more where that is too little; the range fills its
   * box standing on its foot, cut at the sides, and may rise above it.
   */
  className?: string;
};

/** The signature: five ridgelines fading into mist. Decoration, hidden from screen readers. */
export function Ridgelines({ ground = "paper", faint, mirrored, sun, className }: RidgelinesProps) {
  const id = useId();
  const shown = faint ? ridges.slice(0, 3) : ridges;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 -24 ${FIELD.width} ${(faint ? 310 : FIELD.height) + 24}`}
      preserveAspectRatio="xMidYMax slice"
      className={classNames(
        "pointer-events-none block aspect-[4/1] w-full overflow-visible select-none",
        className,
      )}
    >
      <defs>
        {shown.map(({ tone, haze, top, mist }, index) => (
          <linearGradient
            key={tone}
            id={`${id}${index}`}
            gradientUnits="userSpaceOnUse"
            x1="0"
            x2="0"
            y1={top}
            y2={mist}
          >
            <stop offset="0" stopColor={tone} />
            {!(ground === "ink" && index === 4) && (
              <>
                <stop offset="0.5" stopColor={haze} />
                <stop offset="1" stopColor="var(--color-paper)" />
              </>
            )}
          </linearGradient>
        ))}
      </defs>
      <g transform={mirrored ? `translate(${FIELD.width} 0) scale(-1 1)` : undefined}>
        {sun && <circle cx="772" cy="62" r="30" fill="var(--color-card)" stroke="var(--color-ridge-4)" />}
        {shown.map(({ tone }, index) => (
          <path key={tone} d={`${crests[index] ?? ""}V${FIELD.height}H0Z`} fill={`url(#${id}${index})`} />
        ))}
      </g>
    </svg>
  );
}
