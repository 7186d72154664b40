import { PAGE_SIZES } from "@farpeak/contract/catalog.ts";
import { offer, offerCard, storiesQuery } from "@farpeak/contract/stories.ts";
import { one, page } from "@farpeak/contract/wire.ts";
import { readTourCards, relatedTourTags } from "../../catalog/tours/tours.service.ts";
import type { ServerContext } from "../../context.ts";
import { ApiError } from "../../http/api-error.ts";
import { type Api, defineCall } from "../../http/call.ts";
import { pageMeta } from "../../http/paging.ts";
import { findStory, listStories } from "../story-list.ts";
import { presentOffer, presentOfferCard } from "./offers.present.ts";

const group = "旅遊誌與優惠";

export function offerRoutes(api: Api, context: ServerContext): void {
  defineCall(
    api,
    {
      method: "get",
      path: "/v1/promotional-offers",
      summary: "優惠活動，最新在前",
      group,
      query: storiesQuery,
      answer: page(offerCard),
    },
    async ({ query }) => {
      const request = { page: query.page ?? 1, perPage: PAGE_SIZES.stories };
      const { rows, total } = await listStories(context.db.replica, "offer", query, request);
      const data = rows.map(presentOfferCard);
      return {
        data: { data, meta: pageMeta(request, total) },
        tags: ["offers", "tags", ...rows.map((row) => `offer:${row.id}`)],
      };
    },
  );

  defineCall(
    api,
    { method: "get", path: "/v1/promotional-offer/{id}", summary: "單一優惠活動", group, answer: one(offer) },
    async ({ ids: [id = 0] }) => {
      const row = await findStory(context.db.replica, "offer", id);
      if (!row) throw new ApiError("not_found");
      const tours = await readTourCards(context, row.tour_ids);
      const tags = ["offers", "tags", `offer:${id}`, ...relatedTourTags(row.tour_ids)];
      return { data: { data: presentOffer(row, tours) }, tags };
    },
  );
}
