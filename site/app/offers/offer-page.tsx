import { formatDate } from "@farpeak/ui/format.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { PageHead } from "../page-head.tsx";
import { offerPath, sitePaths } from "../paths.ts";
import { Neighbours } from "../stories/neighbours.tsx";
import { Share } from "../stories/share.tsx";
import { StoryOpening } from "../stories/story-opening.tsx";
import { TagLine } from "../stories/tag-line.tsx";
import { RelatedTours } from "../tour/related-tours.tsx";
import { telephoneHref } from "../telephone.ts";
import { OfferStateText } from "./offer-state.tsx";
import type { OfferPageData } from "./offer-types.ts";

const LIST = { name: "優惠活動", href: sitePaths.offers };

/** One offer: from when to when, under which conditions, for which tours. */
export function OfferPage({
  data: { offer, neighbours, related, office, address },
}: {
  data: OfferPageData;
}) {
  return (
    <article>
      <PageHead
        title={offer.title}
        description={`${formatDate(offer.startsOn)}至 ${formatDate(offer.endsOn)}。${offer.summary}`}
        address={address}
        image={offer.image}
        kind="article"
      />
      <StoryOpening
        list={LIST}
        eyebrow={offer.tags.join("・")}
        title={offer.title}
        summary={offer.summary}
        image={offer.image}
      >
        <Period offer={offer} />
      </StoryOpening>
      <div className="page-measure mt-12 md:mt-16">
        <div className="mx-auto max-w-prose">
          {offer.state === "ended" && (
            <p className="mb-8 border-y border-ridge-3 py-4">
              這項優惠已於 {formatDate(offer.endsOn)} 結束，以下內容留作紀錄。
              <Link href={LIST.href} className="text-link">
                看進行中的優惠
              </Link>
            </p>
          )}
          {/* Cleaned by the server. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: offer.contentHtml }} />
          <p className="mt-10 border-t border-line pt-4 text-base leading-relaxed">
            條件有不清楚的地方，請來電{office.title}{" "}
            <a href={telephoneHref(office.telephone)} className="text-link tabular whitespace-nowrap">
              {office.telephone}
            </a>
            。
          </p>
          <footer className="no-print mt-2 flex flex-wrap items-center justify-between gap-x-8">
            <TagLine list={LIST.href} tags={offer.tags} />
            <Share address={address} />
          </footer>
        </div>
      </div>
      <RelatedTours tours={related} />
      <Neighbours stories={neighbours} path={offerPath} unit="則" />
    </article>
  );
}

function Period({ offer }: { offer: OfferPageData["offer"] }) {
  return (
    <div className="border-t border-line pt-4">
      <p>
        <OfferStateText offer={offer} />
      </p>
      <p className="tabular mt-1 flex flex-wrap items-baseline gap-x-3 font-display text-xl font-semibold md:text-2xl">
        <time dateTime={offer.startsOn}>{formatDate(offer.startsOn)}</time>
        <span className="font-sans text-base font-normal text-muted">至</span>
        <time dateTime={offer.endsOn}>{formatDate(offer.endsOn)}</time>
      </p>
    </div>
  );
}
