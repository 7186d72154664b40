import { formatDateRange } from "@farpeak/ui/format.ts";
import { classNames } from "@farpeak/ui/class-names.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { Picture } from "@farpeak/ui/picture.tsx";
import { offerPath } from "../paths.ts";
import { titleLink } from "../stories/title-link.ts";
import { TitleText } from "../stories/title-text.tsx";
import { OfferStateText } from "./offer-state.tsx";
import type { OfferView } from "./offer-types.ts";

/** The featured set: broad strips, picture and words in turn on either side. */
export function FeaturedOffers({ offers }: { offers: readonly OfferView[] }) {
  if (offers.length === 0) return null;
  return (
    <section aria-label="精選優惠">
      <ul className="grid gap-x-8 gap-y-12 pt-8 md:grid-cols-2 md:pt-12 lg:gap-y-16">
        {offers.map((offer, index) => (
          <li key={offer.id}>
            <article className="group relative">
              {offer.image && (
                <Picture
                  image={offer.image}
                  sizes="(min-width: 1280px) 584px, (min-width: 768px) 50vw, 100vw"
                  priority={index === 0}
                  className="-mx-6 aspect-[16/9] md:mx-0 md:rounded-sm"
                  alt=""
                />
              )}
              <OfferWords offer={offer} heading="h2" className="mt-5" large />
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Offers as a ruled list; a phone leaves the pictures out. */
export function OfferList({
  offers,
  heading = "h3",
}: {
  offers: readonly OfferView[];
  heading?: "h2" | "h3";
}) {
  return (
    <ul className="mt-6 grid gap-x-12 border-t border-ridge-1 lg:grid-cols-2">
      {offers.map((offer) => (
        <li key={offer.id} className="border-b border-line">
          <article className="group relative grid gap-x-6 py-6 md:grid-cols-[9rem_minmax(0,1fr)] md:py-8">
            {offer.image && (
              <Picture
                image={offer.image}
                sizes="144px"
                className={classNames(
                  "hidden aspect-square self-start rounded-sm md:block",
                  offer.state === "ended" && "opacity-60",
                )}
                alt=""
              />
            )}
            <OfferWords offer={offer} heading={heading} />
          </article>
        </li>
      ))}
    </ul>
  );
}

type OfferWordsProps = { offer: OfferView; heading: "h2" | "h3"; large?: boolean; className?: string };

function OfferWords({ offer, heading: Heading, large, className }: OfferWordsProps) {
  return (
    <div className={className}>
      <p className="tabular flex flex-wrap gap-x-4 text-sm leading-normal">
        <OfferStateText offer={offer} />
        <span className="text-muted">{formatDateRange(offer.startsOn, offer.endsOn)}</span>
      </p>
      <Heading className={classNames("mt-1 leading-snug", large ? "text-xl md:text-2xl" : "text-lg")}>
        <Link href={offerPath(offer.id)} className={titleLink}>
          <TitleText>{offer.title}</TitleText>
        </Link>
      </Heading>
      <p className="mt-2 text-base leading-relaxed text-muted">{offer.summary}</p>
    </div>
  );
}
