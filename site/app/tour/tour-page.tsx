import { cutText, formatDate, formatDuration } from "@farpeak/ui/format.ts";
import { BookingBar, BookingPanel } from "./booking-panel.tsx";
import { ClosedNote } from "./closed-note.tsx";
import { Departures } from "./departures.tsx";
import { Facts } from "./facts.tsx";
import { Gallery } from "./gallery.tsx";
import { Highlights } from "./highlights.tsx";
import { Itinerary } from "./itinerary.tsx";
import { Notes } from "./notes.tsx";
import { PriceNotes } from "./price-notes.tsx";
import { RelatedTours } from "./related-tours.tsx";
import { SectionNav } from "./section-nav.tsx";
import { TourHead } from "./tour-head.tsx";
import type { TourPageData } from "./tour-types.ts";

/** The page of a tour; with a departure it is the page of that departure. */
export function TourPage({ data }: { data: TourPageData }) {
  const { tour, departure } = data;
  return (
    <>
      <Head data={data} />
      <div className="page-measure">
        <TourHead tour={tour} departure={departure} />
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-14">
          <div className="min-w-0">
            <ClosedNote data={data} />
            <Gallery pictures={tour.pictures} name={tour.name} />
            <Facts data={data} />
            <div className="mt-10">
              <SectionNav />
              <Highlights tour={tour} />
              <Itinerary
                days={tour.itinerary}
                map={data.map}
                dateStart={departure ? departure.dateStart : null}
              />
              <Departures data={data} />
              <PriceNotes data={data} />
              <Notes tour={tour} tips={data.tips} />
            </div>
          </div>
          <BookingPanel data={data} />
        </div>
      </div>
      <RelatedTours tours={data.related} />
      <BookingBar data={data} />
    </>
  );
}

function Head({ data: { tour, departure, brand, canonical } }: { data: TourPageData }) {
  const name = departure ? `${tour.name} ${formatDate(departure.dateStart)} 出發` : tour.name;
  const highlights = tour.highlights.map((highlight) => highlight.title).join("、");
  const description = `${formatDuration(tour.days, tour.nights)}，${tour.subtitle}。${highlights}。`;
  return (
    <>
      <title>{`${name}｜${brand}`}</title>
      <meta name="description" content={cutText(description)} />
      <link rel="canonical" href={canonical} />
    </>
  );
}
