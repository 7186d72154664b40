import { classNames } from "./class-names.ts";
import { formatNumber } from "./format.ts";

const figures = { small: "text-base", normal: "text-xl", large: "text-2xl" } as const;

type PriceProps = {
  /** New Taiwan dollars; `null` where none is set yet. */
  amount: number | null;
  /** It is the lowest of several: adds 起. */
  from?: boolean;
  size?: keyof typeof figures;
  className?: string;
};

/** A price as `NT$ 45,900 起`: the figure large, currency and word small beside it. */
export function Price({ amount, from, size = "normal", className }: PriceProps) {
  if (amount === null) return <span className={classNames("text-muted", className)}>價格洽詢</span>;
  return (
    <span className={classNames("tabular leading-tight whitespace-nowrap", className)}>
      <span className="text-[0.8em]">NT$ </span>
      <span className={classNames("font-semibold", figures[size])}>{formatNumber(amount)}</span>
      {from && <span className="text-[0.8em]"> 起</span>}
    </span>
  );
}
