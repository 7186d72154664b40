import { useId } from "react";
import { classNames } from "./class-names.ts";
import { crests } from "./crests.ts";

const FIELD = { width: 1440, height: 360 };
/** Far to near: the tone of each ridge, and how far down its body mist has swallowed it. */
const ridges = [
  { tone: "var(--color-ridge-5)", top: 17, mist: 190 },
  { tone: "var(--color-ridge-4)", top: 95, mist: 240 },
  { tone: "var(--color-ridge-3)", top: 177, mist: 290 },
  { tone: "var(--color-ridge-2)", top: 209, mist: 330 },
  { tone: "var(--color-ridge-1)", top: 247, mist: 366 },
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
  /** Sets the height and the place; the range always fills its box, cut at the sides, standing on its foot. */
  className?: string;
};

/** The signature: five ridgelines fading into mist. Decoration, hidden from screen readers. */
export function Ridgelines({ ground = "paper", faint, mirrored, sun, className }: RidgelinesProps) {
  const id = useId();
  const shown = faint ? ridges.slice(0, 3) : ridges;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${FIELD.width} ${faint ? 300 : FIELD.height}`}
      preserveAspectRatio="xMidYMax slice"
      className={classNames("pointer-events-none block w-full select-none", className)}
    >
      <defs>
        {shown.map(({ tone, top, mist }, index) => (
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
            <stop offset="1" stopColor={ground === "ink" && index === 4 ? tone : "var(--color-paper)"} />
          </linearGradient>
        ))}
      </defs>
      <g transform={mirrored ? `translate(${FIELD.width} 0) scale(-1 1)` : undefined}>
        {sun && <circle cx="1010" cy="96" r="34" fill="var(--color-card)" stroke="var(--color-ridge-4)" />}
        {shown.map(({ tone }, index) => (
          <path key={tone} d={`${crests[index] ?? ""}V362H0Z`} fill={`url(#${id}${index})`} />
        ))}
      </g>
    </svg>
  );
}
