import { event, eventCard, eventsQuery } from "@farpeak/contract/stories.ts";
import { PAGE_SIZES } from "@farpeak/contract/catalog.ts";
import { one, page } from "@farpeak/contract/wire.ts";
import { readTourCards, relatedTourTags } from "../../catalog/tours/tours.service.ts";
import type { ServerContext } from "../../context.ts";
import { ApiError } from "../../http/api-error.ts";
import { type Api, defineCall } from "../../http/call.ts";
import { pageMeta } from "../../http/paging.ts";
import { taipeiDateTime } from "../../time.ts";
import { presentEvent, presentEventCard } from "./events.present.ts";
import { findEvent, listEvents } from "./events.queries.ts";

const group = "活動講座";

export function eventRoutes(api: Api, context: ServerContext): void {
  defineCall(
    api,
    {
      method: "get",
      path: "/v1/events",
      summary: "活動與講座，即將舉行者在前",
      group,
      query: eventsQuery,
      answer: page(eventCard),
    },
    async ({ query }) => {
      const request = { page: query.page ?? 1, perPage: PAGE_SIZES.stories };
      const type = query.type === "all" || query.type === "" ? undefined : query.type;
      const now = taipeiDateTime();
      const { rows, total } = await listEvents(context.db.replica, { ...query, type }, now, request);
      const data = rows.map((row) => presentEventCard(row, now));
      return {
        data: { data, meta: pageMeta(request, total) },
        tags: ["events", "tags", ...rows.map((row) => `event:${row.id}`)],
      };
    },
  );

  defineCall(
    api,
    { method: "get", path: "/v1/event/{id}", summary: "單一活動或講座", group, answer: one(event) },
    async ({ ids: [id = 0] }) => {
      const row = await findEvent(context.db.replica, id);
      if (!row) throw new ApiError("not_found");
      const tours = await readTourCards(context, row.tour_ids);
      const tags = ["events", "tags", `event:${id}`, ...relatedTourTags(row.tour_ids)];
      return { data: { data: presentEvent(row, tours, taipeiDateTime()) }, tags };
    },
  );
}
