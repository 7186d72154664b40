import { Section } from "./section.tsx";
import type { TourView } from "./tour-types.ts";

export function Highlights({ tour }: { tour: TourView }) {
  return (
    <Section id="highlights" title="行程特色">
      <ol className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2 print:grid-cols-2">
        {tour.highlights.map(({ title, text }) => (
          <li key={title} className="border-t border-ridge-3 pt-4">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-2 max-w-prose leading-prose">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
