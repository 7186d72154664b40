import { PAGE_SIZES } from "@farpeak/contract/catalog.ts";
import { blogList, blogListForm, post, postCard, storiesQuery } from "@farpeak/contract/stories.ts";
import { one, page } from "@farpeak/contract/wire.ts";
import { readTourCards, relatedTourTags } from "../../catalog/tours/tours.service.ts";
import type { ServerContext } from "../../context.ts";
import { ApiError } from "../../http/api-error.ts";
import { type Api, defineCall } from "../../http/call.ts";
import { pageMeta } from "../../http/paging.ts";
import { findStory, listStories } from "../story-list.ts";
import { readBlogList } from "./blog-list.ts";
import { presentPost, presentPostCard } from "./posts.present.ts";

const group = "旅遊誌與優惠";

export function postRoutes(api: Api, context: ServerContext): void {
  defineCall(
    api,
    {
      method: "get",
      path: "/v1/travel-columns",
      summary: "旅遊誌文章，最新在前",
      group,
      query: storiesQuery,
      answer: page(postCard),
    },
    async ({ query }) => {
      const request = { page: query.page ?? 1, perPage: PAGE_SIZES.stories };
      const { rows, total } = await listStories(context.db.replica, "post", query, request);
      const data = rows.map(presentPostCard);
      return {
        data: { data, meta: pageMeta(request, total) },
        tags: ["posts", "tags", ...rows.map((row) => `post:${row.id}`)],
      };
    },
  );

  defineCall(
    api,
    { method: "get", path: "/v1/travel-column/{id}", summary: "單篇旅遊誌文章", group, answer: one(post) },
    async ({ ids: [id = 0] }) => {
      const row = await findStory(context.db.replica, "post", id);
      if (!row) throw new ApiError("not_found");
      const tours = await readTourCards(context, row.tour_ids);
      const tags = ["posts", "tags", `post:${id}`, ...relatedTourTags(row.tour_ids)];
      return { data: { data: presentPost(row, tours) }, tags };
    },
  );

  defineCall(
    api,
    {
      method: "post",
      path: "/v1/blog-list",
      summary: "首頁旅遊誌列表；外部服務失敗時為空列表",
      group,
      body: blogListForm,
      answer: blogList,
      bare: true,
    },
    async ({ body }) => ({ data: { list: await readBlogList(context, body.num) } }),
  );
}
