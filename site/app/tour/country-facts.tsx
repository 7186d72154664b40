import { ClimateChart } from "./climate-chart.tsx";
import type { CountryFactsView } from "./tour-types.ts";

type CountryFactsProps = {
  facts: CountryFactsView;
  heading?: "h2" | "h3";
  /** The months in figures too, for everyone to read. */
  withTable?: boolean;
};

/** A country in figures: what one asks before packing, and its twelve months. */
export function CountryFacts({ facts, heading: Heading = "h3", withTable }: CountryFactsProps) {
  const rows = [
    ["時差", facts.timeDifference],
    ["貨幣", facts.currency],
    ["電壓", facts.voltage],
    ["插座", facts.plug],
    ["語言", facts.language],
    ["小費", facts.tipping],
    ["緊急電話", facts.emergencyPhone],
  ].filter(([, text]) => text !== "");
  return (
    <div className="mt-12 print:break-inside-avoid">
      <Heading className={Heading === "h2" ? "text-xl" : "text-lg"}>{facts.country.name}</Heading>
      <div className="mt-3 grid gap-x-16 gap-y-8 border-t border-line pt-4 md:grid-cols-2 print:grid-cols-2">
        <dl className="grid grid-cols-[auto_1fr] content-start gap-x-6 gap-y-2 text-base leading-relaxed">
          {rows.map(([term, text]) => (
            <div key={term} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd className="tabular">{text}</dd>
            </div>
          ))}
        </dl>
        <ClimateChart climate={facts.climate} withTable={withTable} />
      </div>
    </div>
  );
}
