import { classNames } from "@farpeak/ui/class-names.ts";
import { Pagination } from "@farpeak/ui/pagination.tsx";
import { redirect } from "react-router";
import type { Route } from "./+types/events.ts";
import { apiOf } from "../api-context.ts";
import { Agenda } from "../events/agenda.tsx";
import { loadEvents } from "../events/event-data.server.ts";
import { FeaturedEvents } from "../events/featured-events.tsx";
import { TypeTabs, TYPES } from "../events/type-tabs.tsx";
import { readPage } from "../load.ts";
import { PageHead } from "../page-head.tsx";
import { eventsPath, sitePaths } from "../paths.ts";
import { Masthead } from "../stories/masthead.tsx";
import { TagIndex } from "../stories/tag-index.tsx";
import { loadTags } from "../stories/tags.server.ts";
import { useRenewing } from "../tours/use-renewing.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context);
  const asked = new URL(request.url).searchParams.get("type");
  // An unknown type is all of them.
  const type = TYPES.find((each) => each.type === asked)?.type;
  const page = readPage(request.url);
  const [events, tags] = await Promise.all([loadEvents(api, { page, type }), loadTags(api, "event")]);
  if (page > events.lastPage) throw redirect(eventsPath({ type, page: events.lastPage }));
  const address = new URL(eventsPath({ type, page }), request.url).href;
  return { ...events, type: type ?? null, tags, address };
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const { featured, events, page, lastPage, total, tags, address } = loaderData;
  const type = loaderData.type ?? undefined;
  const renewing = useRenewing();
  return (
    <div className="page-measure">
      <PageHead
        title={page > 1 ? `活動講座 第 ${page} 頁` : "活動講座"}
        description={`旅遊講座與走讀活動共 ${total} 場：時間、地點、講者、費用與剩餘名額都寫清楚。`}
        address={address}
        image={featured[0]?.image ?? null}
      />
      <Masthead title="活動講座">
        出發前先聽一堂課，週末到附近走一段路。台北、台中、高雄都有，大多免費。
      </Masthead>
      {page === 1 && <FeaturedEvents events={featured} />}
      <section
        aria-labelledby="agenda"
        aria-busy={renewing}
        className={classNames("pt-16 transition-opacity md:pt-20", renewing && "opacity-50")}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <h2 id="agenda" className="display-title text-2xl">
            活動一覽
          </h2>
          <TypeTabs current={type} />
        </div>
        <p aria-live="polite" className="tabular text-sm text-muted">
          共 {total} 場{page > 1 && `，第 ${page} 頁`}
        </p>
        <Agenda events={events} />
        <Pagination
          page={page}
          lastPage={lastPage}
          href={(number) => eventsPath({ type, page: number })}
          className="mt-10"
        />
      </section>
      <div className="mt-16">
        <TagIndex list={sitePaths.events} tags={tags} />
      </div>
    </div>
  );
}
