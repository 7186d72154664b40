import { TourCard, type TourCardData } from "../tours/tour-card.tsx";

export function RelatedTours({ tours }: { tours: readonly TourCardData[] }) {
  if (tours.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="no-print page-measure mt-20 pb-4 md:mt-24">
      <h2 id="related-title" className="display-title border-t border-ridge-1 pt-10 text-2xl">
        相關行程
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {tours.map((tour) => (
          <li key={tour.id} className="grid">
            <TourCard tour={tour} brief />
          </li>
        ))}
      </ul>
    </section>
  );
}
