import type { Camelized } from "@farpeak/contract/camel.ts";
import type { Departure } from "@farpeak/contract/catalog.ts";
import { buttonClass } from "@farpeak/ui/button-class.ts";
import { classNames } from "@farpeak/ui/class-names.ts";
import { formatDate, formatMonthDay, formatSeats } from "@farpeak/ui/format.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { Price } from "@farpeak/ui/price.tsx";
import { FormationPill, StatusPill } from "@farpeak/ui/status-pill.tsx";
import { departurePath, registerPath } from "../paths.ts";
import { TourName } from "../tours/tour-name.tsx";

type Wire = Camelized<Departure>;

/** What a line shows of a departure; the whole wire departure fits too, but weighs more in a page's data. */
export type DepartureLineData = Pick<
  Wire,
  | "id"
  | "tourId"
  | "tourName"
  | "tourGroupNumber"
  | "dateStart"
  | "dateEnd"
  | "days"
  | "price"
  | "seatsLeft"
  | "status"
  | "formation"
  | "toForm"
>;

/** Only what the line shows, for a loader to hand to the page. */
export function toDepartureLineData(departure: Wire): DepartureLineData {
  const { id, tourId, tourName, tourGroupNumber, dateStart, dateEnd, days } = departure;
  const { price, seatsLeft, status, formation, toForm } = departure;
  return {
    id,
    tourId,
    tourName,
    tourGroupNumber,
    dateStart,
    dateEnd,
    days,
    price,
    seatsLeft,
    status,
    formation,
    toForm,
  };
}

/** Whether it still takes registrations, the waitlist's included. */
export function takesRegistrations({ status }: Pick<DepartureLineData, "status">): boolean {
  return status === "open" || status === "few_left" || status === "waitlist";
}

/** Whether it is worth saying if it will run: a closed group that did not form recruits nobody any more. */
export function saysFormation(departure: Pick<DepartureLineData, "status" | "formation">): boolean {
  return takesRegistrations(departure) || (departure.status === "closed" && departure.formation === "formed");
}

/** 報名 or 候補 as a link; nothing where the departure takes no more registrations. */
export function RegisterLink({ departure, small }: { departure: DepartureLineData; small?: boolean }) {
  if (!takesRegistrations(departure)) return null;
  const word = departure.status === "waitlist" ? "候補" : "報名";
  return (
    <Link
      href={registerPath(departure.tourId, departure.id)}
      aria-label={`${word} ${formatDate(departure.dateStart)} ${departure.tourName}`}
      className={
        small
          ? "text-link -my-2 inline-block py-2 font-medium whitespace-nowrap"
          : buttonClass({ look: "secondary", size: "small" }, "no-print min-h-11 shrink-0")
      }
    >
      {word}
    </Link>
  );
}

type DepartureLineProps = {
  departure: DepartureLineData;
  /** On the tour's own page the name would only repeat the title. */
  withoutName?: boolean;
  /** The level of the tour's name below the title that the lines stand under. */
  heading?: "h2" | "h3" | "h4";
  className?: string;
};

/** A departure as one entry of a list: the date large, then tour, price, seats, states and the way in. */
export function DepartureLine(props: DepartureLineProps) {
  const { departure, withoutName, heading: Heading = "h3", className } = props;
  const { dateStart, days, price, seatsLeft, status, formation, toForm } = departure;
  const href = departurePath(departure.tourId, departure.id);
  const date = (
    <span className="tabular font-display text-lg leading-tight font-semibold whitespace-nowrap">
      {formatMonthDay(dateStart)}
    </span>
  );
  return (
    <article
      className={classNames(
        "border-b border-line py-4",
        !takesRegistrations(departure) && "text-muted",
        className,
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        {withoutName ? (
          <Link href={href} className="no-underline hover:underline">
            {date}
          </Link>
        ) : (
          date
        )}
        <span className="tabular flex items-baseline gap-4 text-sm whitespace-nowrap">
          {days} 天
          <Price amount={price} size="small" />
        </span>
      </p>
      {!withoutName && (
        <Heading className="mt-1 text-base leading-normal text-wrap">
          <Link
            href={href}
            className="no-underline decoration-ridge-3 decoration-1 underline-offset-4 hover:underline"
          >
            <TourName name={departure.tourName} />
          </Link>
        </Heading>
      )}
      <div className="mt-2 flex items-end justify-between gap-4 text-sm leading-normal">
        <p className="flex flex-wrap gap-x-4">
          <StatusPill status={status} />
          {saysFormation(departure) && <FormationPill formation={formation} toForm={toForm} />}
          {takesRegistrations(departure) && seatsLeft > 0 && (
            <span className="tabular text-muted">{formatSeats(seatsLeft)}</span>
          )}
          <span className="tabular w-full text-xs text-muted">{departure.tourGroupNumber}</span>
        </p>
        <RegisterLink departure={departure} />
      </div>
    </article>
  );
}
