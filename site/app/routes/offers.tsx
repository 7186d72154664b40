import { Pagination } from "@farpeak/ui/pagination.tsx";
import { redirect } from "react-router";
import type { Route } from "./+types/offers.ts";
import { apiOf } from "../api-context.ts";
import { readPage } from "../load.ts";
import { loadOffers } from "../offers/offer-data.server.ts";
import { FeaturedOffers, OfferList } from "../offers/offer-list.tsx";
import { PageHead } from "../page-head.tsx";
import { pagePath, sitePaths } from "../paths.ts";
import { Masthead } from "../stories/masthead.tsx";
import { TagIndex } from "../stories/tag-index.tsx";
import { loadTags } from "../stories/tags.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context);
  const page = readPage(request.url);
  const [offers, tags] = await Promise.all([loadOffers(api, page), loadTags(api, "offer")]);
  if (page > offers.lastPage) throw redirect(pagePath(sitePaths.offers, offers.lastPage));
  return { ...offers, tags, address: new URL(pagePath(sitePaths.offers, page), request.url).href };
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  const { featured, offers, page, lastPage, tags, address } = loaderData;
  return (
    <div className="page-measure">
      <PageHead
        title={page > 1 ? `優惠活動 第 ${page} 頁` : "優惠活動"}
        description="早鳥、同行、樂齡與包團優惠：期間、適用條件與不能併用的情形都寫在這裡。"
        address={address}
        image={featured[0]?.image ?? null}
      />
      <Masthead title="優惠活動">期間與條件寫清楚，少一句「詳情請洽」。優惠以報名當日為準。</Masthead>
      <FeaturedOffers offers={featured} />
      <section aria-labelledby="all" className="pt-16">
        <h2 id="all" className="display-title text-2xl">
          {page > 1 ? "全部優惠" : "其他優惠"}
        </h2>
        <OfferList offers={offers} />
        <Pagination
          page={page}
          lastPage={lastPage}
          href={(number) => pagePath(sitePaths.offers, number)}
          className="mt-10"
        />
      </section>
      <div className="mt-16">
        <TagIndex list={sitePaths.offers} tags={tags} />
      </div>
    </div>
  );
}
