import { Disclosure } from "@farpeak/ui/disclosure.tsx";
import { CountryFacts } from "./country-facts.tsx";
import { Section } from "./section.tsx";
import type { TipView, TourView } from "./tour-types.ts";

/** What to know before leaving: remarks, visa, the countries, and tips. */
export function Notes({ tour, tips }: { tour: TourView; tips: TipView | null }) {
  return (
    <Section id="notes" title="旅遊須知">
      <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2 print:grid-cols-2">
        {tour.remarks.length > 0 && (
          <div>
            <h3 className="text-lg">注意事項</h3>
            <ul className="mt-3 list-disc space-y-2 pl-5 leading-relaxed marker:text-ridge-3">
              {tour.remarks.map((remark) => (
                <li key={remark}>{remark}</li>
              ))}
            </ul>
          </div>
        )}
        {tour.visa.length > 0 && (
          <div>
            <h3 className="text-lg">簽證</h3>
            <dl className="mt-3 space-y-4 leading-relaxed">
              {tour.visa.map(({ country, text }) => (
                <div key={country}>
                  {tour.visa.length > 1 && <dt className="font-medium">{country}</dt>}
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
      {tips?.facts.map((facts) => (
        <CountryFacts key={facts.country.id} facts={facts} />
      ))}
      {tips && tips.sections.length > 0 && (
        <div className="mt-12">
          <h3 className="text-lg">旅遊小叮嚀</h3>
          <div className="mt-3 border-t border-line">
            {tips.sections.map(({ title, contentHtml }) => (
              <Disclosure
                key={title}
                summary={title}
                className="print:[&::details-content]:[content-visibility:visible]"
              >
                {/* Cleaned by the server. */}
                <div className="prose" dangerouslySetInnerHTML={{ __html: contentHtml }} />
              </Disclosure>
            ))}
          </div>
        </div>
      )}
    </Section>
  );
}
