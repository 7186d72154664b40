import { formatDate, formatDuration, formatPrice } from "@farpeak/ui/format.ts";
import { FormationPill, StatusPill } from "@farpeak/ui/status-pill.tsx";
import type { ReactNode } from "react";
import { seatsText } from "./seats-text.ts";
import type { TourPageData } from "./tour-types.ts";

/** The few things one compares tours by. */
export function Facts({ data }: { data: TourPageData }) {
  const facts = data.departure ? departureFacts(data) : tourFacts(data);
  return (
    <dl
      aria-label="行程一覽"
      className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(9.75rem,1fr))] border-t border-line text-sm leading-normal md:grid-cols-3 md:text-base print:grid-cols-3"
    >
      {facts.map(([term, value]) => (
        <div key={term} className="border-b border-line py-4 pr-2 max-md:odd:last:col-span-full md:pr-4">
          <dt className="eyebrow">{term}</dt>
          <dd className="tabular mt-1 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Fact = [term: string, value: ReactNode];

function tourFacts({ tour, next, groupSize, airlines }: TourPageData): Fact[] {
  const nearest = next[0];
  return [
    ["天數", formatDuration(tour.days, tour.nights)],
    ["團費", tour.priceFrom === null ? "價格洽詢" : `${formatPrice(tour.priceFrom)} 起`],
    ["最近出發", nearest ? formatDate(nearest.dateStart) : "近期沒有出發日"],
    ["成團人數", groupSize || "依出發日期而定"],
    ["航空公司", airlines || "依出發日期而定"],
    ["行程代碼", tour.code],
  ];
}

function departureFacts({ tour, departure, groupSize, airlines }: TourPageData): Fact[] {
  if (!departure) return [];
  return [
    ["天數", formatDuration(tour.days, tour.nights)],
    ["團費", departure.status === "cancelled" ? "—" : `大人 ${formatPrice(departure.price)}`],
    ["報名", <StatusPill key="status" status={departure.status} />],
    ["席次", seatsText(departure)],
    [
      "成團",
      departure.status === "cancelled" ? (
        "不出團"
      ) : (
        <FormationPill key="formation" formation={departure.formation} toForm={departure.toForm} />
      ),
    ],
    ["成團人數", groupSize],
    ["航空公司", airlines || "待公布"],
    ["團號", departure.tourGroupNumber],
    ["報名截止", formatDate(departure.registrationDeadline)],
  ];
}
