import { classNames } from "@farpeak/ui/class-names.ts";

const PEAK = "M1 11 6 2l5 9Z";
const MOST = 5;

/** One to five, as so many peaks reached. */
export function Rating({ value }: { value: number }) {
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the page, in its colours
      role="img"
      aria-label={`評分 ${value} 分，滿分 ${MOST} 分`}
      viewBox={`0 0 ${MOST * 13} 13`}
      className="inline-block h-3.5 w-auto"
    >
      {Array.from({ length: MOST }, (_, index) => (
        <path
          // oxlint-disable-next-line react/no-array-index-key -- a peak has nothing but its place
          key={index}
          d={PEAK}
          transform={`translate(${index * 13} 0)`}
          strokeLinejoin="round"
          className={classNames("stroke-ridge-2", index < value ? "fill-ridge-2" : "fill-none")}
        />
      ))}
    </svg>
  );
}
