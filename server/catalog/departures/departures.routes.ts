import { departure, departureDetail, departuresQuery } from "@farpeak/contract/catalog.ts";
import { one, page } from "@farpeak/contract/wire.ts";
import type { ServerContext } from "../../context.ts";
import { type Api, defineCall } from "../../http/call.ts";
import { taipeiDay } from "../../time.ts";
import { presentTourCard } from "../tours/tours.present.ts";
import { readTourCard } from "../tours/tours.service.ts";
import { createCountMemo } from "./count-memo.ts";
import { presentDeparture } from "./departures.present.ts";
import { readDeparture, readDepartures } from "./departures.service.ts";

export function departureRoutes(api: Api, context: ServerContext): void {
  const counts = createCountMemo(context.changes);

  defineCall(
    api,
    {
      method: "get",
      path: "/v1/tour-groups",
      summary: "出發日期列表，依出發日排序",
      group: "行程與出發日期",
      query: departuresQuery,
      answer: page(departure),
    },
    async ({ query }) => {
      const { rows, today, meta } = await readDepartures(context, counts, query);
      const tags = [
        "departure-list",
        "tours",
        "tags",
        "countries",
        ...rows.map((row) => `departure:${row.id}`),
      ];
      return { data: { data: rows.map((row) => presentDeparture(row, today)), meta }, tags };
    },
  );

  defineCall(
    api,
    {
      method: "get",
      path: "/v1/tour-group/{id}",
      summary: "單一出發日期與其行程",
      group: "行程與出發日期",
      answer: one(departureDetail),
    },
    async ({ ids: [id = 0] }) => {
      const row = await readDeparture(context, id);
      const card = await readTourCard(context, row.tour_id);
      const data = { ...presentDeparture(row, taipeiDay()), tour: presentTourCard(card, taipeiDay()) };
      const tags = ["departure-list", `departure:${id}`, `tour:${row.tour_id}`, "tours", "tags", "countries"];
      return { data: { data }, tags };
    },
  );
}
