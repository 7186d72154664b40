import { tour, tourCard, tourName, toursQuery } from "@farpeak/contract/catalog.ts";
import { one, page } from "@farpeak/contract/wire.ts";
import { z } from "zod";
import type { ServerContext } from "../../context.ts";
import { type Api, defineCall } from "../../http/call.ts";
import { taipeiDay } from "../../time.ts";
import { presentTour, presentTourCard, presentTourName } from "./tours.present.ts";
import { allTours, tourDetails } from "./tours.queries.ts";
import { cardTags, readTourCard, readTours, TOUR_LIST_TAGS } from "./tours.service.ts";

const group = "行程與出發日期";

export function tourRoutes(api: Api, context: ServerContext): void {
  defineCall(
    api,
    {
      method: "get",
      path: "/v1/tours",
      summary: "行程列表，依熱門程度與最近出發日排序",
      group,
      query: toursQuery,
      answer: page(tourCard),
    },
    async ({ query }) => {
      const { rows, today, meta } = await readTours(context, query);
      const data = rows.map((row) => presentTourCard(row, today));
      return { data: { data, meta }, tags: [...TOUR_LIST_TAGS, ...rows.flatMap(cardTags)] };
    },
  );

  defineCall(
    api,
    {
      method: "get",
      path: "/v1/AllTours",
      summary: "全部行程的名稱與國家（含隱藏者，並註明）",
      group,
      answer: one(z.array(tourName)),
    },
    async () => {
      const rows = await allTours(context.db.replica);
      return { data: { data: rows.map(presentTourName) }, tags: ["tours", "countries"] };
    },
  );

  defineCall(
    api,
    { method: "get", path: "/v1/tour/{id}", summary: "單一行程的完整內容", group, answer: one(tour) },
    async ({ ids: [id = 0] }) => {
      const [row, details] = await Promise.all([
        readTourCard(context, id),
        tourDetails(context.db.replica, id),
      ]);
      return {
        data: { data: presentTour(row, details, taipeiDay()) },
        tags: [...TOUR_LIST_TAGS, ...cardTags(row)],
      };
    },
  );
}
