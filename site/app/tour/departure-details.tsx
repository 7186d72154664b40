import { formatDate, formatDateTime, formatPrice } from "@farpeak/ui/format.ts";
import type { ReactNode } from "react";
import { Flights } from "./flights.tsx";
import { seatsText } from "./seats-text.ts";
import type { DepartureView } from "./tour-types.ts";

/** Everything that is fixed with the date. */
export function DepartureDetails({ departure }: { departure: DepartureView }) {
  return (
    <>
      <DecisionNote departure={departure} />
      <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2 print:grid-cols-2">
        <Prices departure={departure} />
        <Terms title="名額與期限" rows={deadlines(departure)} />
      </div>
      <div className="mt-10">
        <h3 className="text-lg">航班資訊</h3>
        <Flights flights={departure.flights} />
      </div>
      <div className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2 print:grid-cols-2">
        <Terms
          title="集合"
          rows={[
            ["時間", departure.gathering ? formatDateTime(departure.gathering.time) : "行前說明時公布"],
            ["地點", departure.gathering?.place ?? "行前說明時公布"],
          ]}
        />
        <Terms title="領隊" rows={[["姓名", departure.leader ?? "行前說明時公布"]]} />
      </div>
    </>
  );
}

/** Whether it runs, in plain words; nothing is promised that the agency has not decided. */
function DecisionNote({ departure }: { departure: DepartureView }) {
  const text = decisionText(departure);
  return text === null ? null : <p className="mt-6 max-w-prose leading-prose">{text}</p>;
}

function decisionText(departure: DepartureView): string | null {
  const { status, formation, minimumGroupSize, decisionDate, toForm } = departure;
  if (status === "cancelled") return null;
  if (formation === "formed") return `這一團已達 ${minimumGroupSize} 人的成團人數。`;
  const lacking = formation === "nearly_formed" ? `還差 ${toForm} 人` : "目前招募中";
  const need = `滿 ${minimumGroupSize} 人成團，${lacking}。`;
  const decided = `最遲在 ${formatDate(decisionDate)} 決定是否出團；`;
  return `${need}${decided}若不出團，我們會在這一天以前通知您，已繳的費用依旅遊契約退還。`;
}

function Prices({ departure: { prices, deposit } }: { departure: DepartureView }) {
  const kinds: [string, number | null][] = [
    ["大人", prices.adult],
    ["小孩佔床", prices.childWithBed],
    ["小孩不佔床", prices.childNoBed],
    ["嬰兒", prices.infant],
    ["單人房差額", prices.singleSupplement],
  ];
  const rows = kinds.flatMap(([kind, price]): Row[] => (price === null ? [] : [[kind, formatPrice(price)]]));
  return <Terms title="團費" rows={[...rows, ["訂金（每位）", formatPrice(deposit)]]} figures />;
}

function deadlines(departure: DepartureView): Row[] {
  const { seatsTotal, minimumGroupSize, registrationDeadline, decisionDate, formation, status } = departure;
  const undecided = formation !== "formed" && status !== "cancelled";
  return [
    ["團號", departure.tourGroupNumber],
    ["名額", `${seatsTotal} 席`],
    ["剩餘", seatsText(departure)],
    ["成團人數", `${minimumGroupSize} 人`],
    ["報名截止", formatDate(registrationDeadline)],
    ...(undecided ? ([["最遲決定日", formatDate(decisionDate)]] satisfies Row[]) : []),
    ...(departure.isJoint ? ([["出團方式", "聯營出團，與其他旅行社的旅客同行"]] satisfies Row[]) : []),
  ];
}

type Row = [term: string, value: ReactNode];

function Terms({ title, rows, figures }: { title: string; rows: Row[]; figures?: boolean }) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <dl className="mt-3 border-t border-line">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-6 border-b border-line py-2 leading-relaxed">
            <dt className="shrink-0 text-muted">{term}</dt>
            <dd className={figures ? "tabular text-right font-medium" : "tabular text-right"}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
