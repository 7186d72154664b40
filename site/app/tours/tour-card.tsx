import type { Camelized } from "@farpeak/contract/camel.ts";
import type { TourCard as WireTourCard } from "@farpeak/contract/catalog.ts";
import { classNames } from "@farpeak/ui/class-names.ts";
import { formatDate, formatDuration, formatSeats } from "@farpeak/ui/format.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { Picture } from "@farpeak/ui/picture.tsx";
import { Price } from "@farpeak/ui/price.tsx";
import { StatusPill } from "@farpeak/ui/status-pill.tsx";
import { departurePath, tourPath } from "../paths.ts";
import { TourName } from "./tour-name.tsx";

type Wire = Camelized<WireTourCard>;

/** What a card shows of a tour; the whole wire card fits too, but weighs more in a page's data. */
export type TourCardData = Pick<
  Wire,
  "id" | "name" | "subtitle" | "days" | "nights" | "priceFrom" | "image" | "nextDepartures"
> & {
  countries: readonly { name: string }[];
  tags: readonly { name: string; kind: string }[];
};

/** No card is wider than a phone's screen at twice its density. */
const WIDEST_PICTURE = 960;

/** Only what the card shows, for a loader to hand to the page. */
export function toTourCardData(tour: Wire): TourCardData {
  const { id, name, subtitle, days, nights, priceFrom, image, nextDepartures } = tour;
  return {
    id,
    name,
    subtitle,
    days,
    nights,
    priceFrom,
    nextDepartures,
    image: image && {
      ...image,
      variants: image.variants.filter((variant) => variant.width <= WIDEST_PICTURE),
    },
    countries: tour.countries.map((country) => ({ name: country.name })),
    tags: tour.tags
      .filter((tag) => tag.kind === "tour-style")
      .map((tag) => ({ name: tag.name, kind: tag.kind })),
  };
}

type TourCardProps = {
  tour: TourCardData;
  /** The level below the title that the cards stand under. */
  heading?: "h2" | "h3" | "h4";
  /** How wide the picture is (`sizes`): a third of the measure unless said otherwise. */
  sizes?: string;
  /** The first card's picture, where it is what the eye meets first. */
  priority?: boolean;
  /** Without the next departures, where room is scarce. */
  brief?: boolean;
  className?: string;
};

/** A tour in a list: picture, where, how long, its next departures and the lowest price. */
export function TourCard(props: TourCardProps) {
  const { tour, heading: Heading = "h3", sizes = CARD_SIZES, priority = false, brief, className } = props;
  const styles = tour.tags.filter((tag) => tag.kind === "tour-style").slice(0, 3);
  return (
    <article className={classNames("group relative flex flex-col", className)}>
      {tour.image && (
        <Picture
          image={tour.image}
          sizes={sizes}
          priority={priority}
          className="aspect-[3/2] rounded-sm"
          alt=""
        />
      )}
      <p className="mt-4 flex justify-between gap-4 text-sm leading-normal text-muted">
        <span>{tour.countries.map((country) => country.name).join("・")}</span>
        <span className="tabular shrink-0">{formatDuration(tour.days, tour.nights)}</span>
      </p>
      <Heading className="mt-1 text-lg leading-snug text-wrap">
        <Link
          href={tourPath(tour.id)}
          className="no-underline decoration-ridge-3 decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          <TourName name={tour.name} />
        </Link>
      </Heading>
      <p className="mt-2 text-sm leading-relaxed text-muted">{tour.subtitle}</p>
      {styles.length > 0 && (
        <p className="mt-2 text-sm leading-normal text-ridge-2">{styles.map((tag) => tag.name).join("　")}</p>
      )}
      <div className="mt-auto pt-4">
        {!brief && <NextDepartures tour={tour} />}
        <p className="mt-3 text-right text-sm">
          <Price amount={tour.priceFrom} from />
        </p>
      </div>
    </article>
  );
}

/** A grid of three columns on a desktop, two on a tablet, one on a phone. */
const CARD_SIZES = "(min-width: 1280px) 384px, (min-width: 768px) 50vw, 100vw";

function NextDepartures({ tour }: { tour: TourCardData }) {
  if (tour.nextDepartures.length === 0) {
    return <p className="border-t border-line pt-3 text-sm text-muted">近期沒有出發日，歡迎來電洽詢</p>;
  }
  return (
    <ul aria-label="最近的出發日" className="relative z-1 border-t border-line text-sm leading-normal">
      {tour.nextDepartures.map((next) => (
        <li key={next.id} className="border-b border-line">
          <Link
            href={departurePath(tour.id, next.id)}
            className="flex min-h-11 items-center justify-between gap-3 no-underline hover:bg-wash focus-visible:outline-offset-0"
          >
            <span className="tabular">{formatDate(next.dateStart)}</span>
            <span className="flex flex-wrap justify-end gap-x-3">
              {next.status === "few_left" && (
                <span className="tabular text-muted">{formatSeats(next.seatsLeft)}</span>
              )}
              <StatusPill status={next.status} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
