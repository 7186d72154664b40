import type { ReactNode } from "react";

/** The parts of the page in their order: the anchors of its navigation. */
export const PARTS = [
  { id: "highlights", label: "特色" },
  { id: "itinerary", label: "行程" },
  { id: "departures", label: "出發日期" },
  { id: "price", label: "費用" },
  { id: "notes", label: "須知" },
] as const;

/** A part of the page under a title in the display face; its anchor stops below the sticky navigation. */
export function Section(props: { id: (typeof PARTS)[number]["id"]; title: string; children: ReactNode }) {
  const { id, title, children } = props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-16 pt-16 md:pt-20 print:pt-8">
      <h2 id={`${id}-title`} className="display-title text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
