import { Disclosure } from "@farpeak/ui/disclosure.tsx";
import type { CountryFactsView } from "./tour-types.ts";

type Climate = CountryFactsView["climate"];
type Month = Climate["months"][number];

/** Narrow figures under one another. */
const SHOWN =
  "tabular w-full border-collapse text-right text-sm leading-table [&_td]:py-1 [&_th]:py-1 [&_th]:font-normal [&_th]:text-muted [&_tr]:border-b [&_tr]:border-line";

const STEP = 30;
const WIDTH = STEP * 12;
const BARS = { top: 22, height: 110 };
const RAIN = { top: 172, most: 31, height: 34 };

type ClimateChartProps = {
  climate: Climate;
  /** Offers the table to everyone, not to screen readers alone. */
  withTable?: boolean | undefined;
};

/** Twelve months: from the coldest to the warmest hour of a usual day, and the days with rain. */
export function ClimateChart({ climate: { city, months }, withTable }: ClimateChartProps) {
  const low = Math.min(...months.map((month) => month.low));
  const high = Math.max(...months.map((month) => month.high));
  const y = (degrees: number) => BARS.top + ((high - degrees) / Math.max(1, high - low)) * BARS.height;
  return (
    <figure>
      <figcaption className="text-sm leading-normal text-muted">
        {city}各月平均低溫～高溫（°C）與下雨天數
      </figcaption>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 228`} className="mt-2 block h-auto w-full max-w-[32rem]">
        {low < 0 && high > 0 && (
          <path d={`M0 ${Math.round(y(0))}h${WIDTH}`} className="stroke-line [stroke-dasharray:2_3]" />
        )}
        {months.map((month, index) => (
          <MonthMark key={month.month} month={month} x={index * STEP + STEP / 2} y={y} />
        ))}
      </svg>
      {withTable ? (
        <Disclosure summary="每月數字" className="no-print max-w-[32rem]">
          <ClimateTable city={city} months={months} className={SHOWN} />
        </Disclosure>
      ) : (
        <ClimateTable city={city} months={months} className="sr-only" />
      )}
    </figure>
  );
}

function MonthMark({ month, x, y }: { month: Month; x: number; y: (degrees: number) => number }) {
  const [top, bottom] = [Math.round(y(month.high)), Math.round(y(month.low))];
  const rain = Math.max(1, Math.round((Math.min(month.rainDays, RAIN.most) / RAIN.most) * RAIN.height));
  return (
    <g textAnchor="middle" fontSize="12" className="tabular fill-ink">
      <rect x={x - 4} y={top} width="8" height={Math.max(3, bottom - top)} rx="4" className="fill-ridge-3" />
      <text x={x} y={top - 5}>
        {month.high}
      </text>
      <text x={x} y={bottom + 13} className="fill-muted">
        {month.low}
      </text>
      <rect
        x={x - 9}
        y={RAIN.top + RAIN.height - rain}
        width="18"
        height={rain}
        className="fill-ridge-4/70"
      />
      <text x={x} y={RAIN.top + RAIN.height - rain - 3} fontSize="11" className="fill-muted">
        {month.rainDays}
      </text>
      <text x={x} y={RAIN.top + RAIN.height + 16}>
        {month.month}月
      </text>
    </g>
  );
}

/** The same in figures, always there for a reader who does not see the drawing. */
function ClimateTable({ city, months, className }: Climate & { className: string }) {
  return (
    <table className={className}>
      <caption className="sr-only">{city}的氣候</caption>
      <thead>
        <tr>
          <th scope="col">月份</th>
          <th scope="col">低溫</th>
          <th scope="col">高溫</th>
          <th scope="col">下雨天數</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, low, high, rainDays }) => (
          <tr key={month}>
            <th scope="row">{month} 月</th>
            <td>{low} 度</td>
            <td>{high} 度</td>
            <td>{rainDays} 天</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
