import { siteSettings } from "@farpeak/contract/site.ts";
import { one } from "@farpeak/contract/wire.ts";
import type { ServerContext } from "../../context.ts";
import { ApiError } from "../../http/api-error.ts";
import { type Api, defineCall } from "../../http/call.ts";
import { readSiteSettings } from "./site.service.ts";

export function siteRoutes(api: Api, context: ServerContext): void {
  defineCall(
    api,
    {
      method: "get",
      path: "/v1/site",
      summary: "網站設定：品牌、據點、法定資訊、條款、選單",
      group: "首頁與網站",
      answer: one(siteSettings),
    },
    async () => {
      const settings = await readSiteSettings(context.db.replica);
      if (!settings) throw new ApiError("unavailable", { message: "網站尚未完成設定" });
      return { data: { data: settings }, tags: ["site"] };
    },
  );
}
