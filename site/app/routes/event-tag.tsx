import { Pagination } from "@farpeak/ui/pagination.tsx";
import { redirect } from "react-router";
import type { Route } from "./+types/event-tag.ts";
import { apiOf } from "../api-context.ts";
import { Agenda } from "../events/agenda.tsx";
import { loadEvents } from "../events/event-data.server.ts";
import { readPage } from "../load.ts";
import { pagePath, sitePaths, tagPath } from "../paths.ts";
import { TagIndex } from "../stories/tag-index.tsx";
import { TagHead } from "../stories/tag-head.tsx";
import { findTag, loadTags } from "../stories/tags.server.ts";
import { UnknownTag } from "../stories/unknown-tag.tsx";

const LIST = { name: "活動講座", href: sitePaths.events };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const api = apiOf(context);
  const tags = await loadTags(api, "event");
  const tag = findTag(tags, params.tag);
  const path = tagPath(LIST.href, tag?.name ?? params.tag);
  const page = readPage(request.url);
  const found = tag && (await loadEvents(api, { page, tag: tag.id }));
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

export default function EventTag({ loaderData }: Route.ComponentProps) {
  const { tags, tag, asked, found, path, address } = loaderData;
  return (
    <div className="page-measure">
      <TagHead list={LIST} name={tag?.name ?? asked} total={found?.total ?? 0} unit="場" address={address} />
      {tag && found ? (
        <>
          <h2 className="sr-only">活動一覽</h2>
          <Agenda events={found.events} />
          <Pagination
            page={found.page}
            lastPage={found.lastPage}
            href={(number) => pagePath(path, number)}
            className="mt-10"
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
