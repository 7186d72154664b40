import { Pagination } from "@farpeak/ui/pagination.tsx";
import { redirect } from "react-router";
import type { Route } from "./+types/offer-tag.ts";
import { apiOf } from "../api-context.ts";
import { loadOffersOfTag } from "../offers/offer-data.server.ts";
import { OfferList } from "../offers/offer-list.tsx";
import { readPage } from "../load.ts";
import { pagePath, sitePaths, tagPath } from "../paths.ts";
import { TagHead } from "../stories/tag-head.tsx";
import { TagIndex } from "../stories/tag-index.tsx";
import { findTag, loadTags } from "../stories/tags.server.ts";
import { UnknownTag } from "../stories/unknown-tag.tsx";

const LIST = { name: "優惠活動", href: sitePaths.offers };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const api = apiOf(context);
  const tags = await loadTags(api, "offer");
  const tag = findTag(tags, params.tag);
  const path = tagPath(LIST.href, tag?.name ?? params.tag);
  const page = readPage(request.url);
  const found = tag && (await loadOffersOfTag(api, tag.id, page));
  if (found && page > found.lastPage) throw redirect(pagePath(path, found.lastPage));
  return {
    tags,
    tag,
    asked: params.tag,
    found,
    path,
    address: new URL(pagePath(path, page), request.url).href,
  };
}

export default function OfferTag({ loaderData }: Route.ComponentProps) {
  const { tags, tag, asked, found, path, address } = loaderData;
  return (
    <div className="page-measure">
      <TagHead list={LIST} name={tag?.name ?? asked} total={found?.total ?? 0} unit="則" address={address} />
      {tag && found ? (
        <>
          <OfferList offers={found.offers} heading="h2" />
          <Pagination
            page={found.page}
            lastPage={found.lastPage}
            href={(number) => pagePath(path, number)}
            className="mt-14"
          />
          <div className="mt-16">
            <TagIndex list={LIST.href} tags={tags} current={tag.id} />
          </div>
        </>
      ) : (
        <UnknownTag asked={asked} list={LIST.href} listName={LIST.name} tags={tags} />
      )}
    </div>
  );
}
