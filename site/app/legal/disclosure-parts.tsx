import type { ReactNode } from "react";
import { inOrder, stepWords } from "../tour/cancellation.ts";
import type { Disclosure } from "./disclosure-data.server.ts";

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12 max-w-narrow first:mt-0 print:break-inside-avoid">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-3 leading-prose">{children}</div>
    </section>
  );
}

/** Terms and what they are, ruled. */
export function Entries({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="border-t border-line">
      {rows.map(([term, text]) => (
        <div
          key={term}
          className="gap-x-8 border-b border-line py-3 leading-relaxed md:grid md:grid-cols-[9rem_1fr] print:grid print:grid-cols-[9rem_1fr]"
        >
          <dt className="text-muted">{term}</dt>
          <dd className="tabular">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What leaving a tour costs, by days before the departure. */
export function RefundSteps({ steps }: { steps: Disclosure["steps"] }) {
  return (
    <table className="tabular mt-4 w-full max-w-form border-collapse leading-table">
      <caption className="pb-2 text-left text-sm text-muted">旅客解除契約時應負擔的費用</caption>
      <thead>
        <tr className="border-y border-ridge-1 text-left">
          <th scope="col" className="py-3 font-medium">
            通知的時間
          </th>
          <th scope="col" className="py-3 text-right font-medium">
            占旅遊費用
          </th>
        </tr>
      </thead>
      <tbody>
        {inOrder(steps).map((step) => (
          <tr key={step.daysFrom} className="border-b border-line">
            <th scope="row" className="py-3 text-left font-normal">
              {stepWords(step)}
            </th>
            <td className="py-3 text-right">{step.percent}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What may be ordered here and when an order holds, in the words of the agency's terms. */
export function OrderRules({ terms }: Pick<Disclosure, "terms">) {
  return terms.map(({ title, contentHtml }) => (
    <section key={title} className="mt-6 first:mt-0">
      <h3 className="text-lg">{title}</h3>
      {/* Cleaned by the server. */}
      <div className="prose mt-2" dangerouslySetInnerHTML={{ __html: contentHtml }} />
    </section>
  ));
}
