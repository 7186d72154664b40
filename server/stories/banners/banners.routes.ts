import { type Banner, banner } from "@farpeak/contract/stories.ts";
import { type Kysely, type Selectable, sql } from "kysely";
import { z } from "zod";
import type { ServerContext } from "../../context.ts";
import type { BannersTable, Tables } from "../../database/tables.ts";
import { type Api, defineCall } from "../../http/call.ts";
import { type ImageColumn, imageOf, presentImage, presentOptionalImage } from "../../media/image.ts";
import { instant, taipeiDateTime } from "../../time.ts";

interface BannerRow extends Selectable<BannersTable> {
  image: ImageColumn;
  mobile_image: ImageColumn | null;
}

export function bannerRoutes(api: Api, context: ServerContext): void {
  defineCall(
    api,
    {
      method: "get",
      path: "/v1/banner",
      summary: "目前上架的首頁橫幅",
      group: "首頁與網站",
      answer: z.array(banner),
    },
    async () => {
      const rows = await listBanners(context.db.replica, taipeiDateTime());
      return { data: rows.map(presentBanner), tags: ["banners"] };
    },
  );
}

async function listBanners(db: Kysely<Tables>, now: string): Promise<BannerRow[]> {
  const { rows } = await sql<BannerRow>`select b.*, ${imageOf("b.image_id")} as image,
    ${imageOf("b.mobile_image_id")} as mobile_image from banners b
    where coalesce(b.starts_at <= ${now}, true) and coalesce(b.ends_at > ${now}, true)
    order by b.sort, b.id`.execute(db);
  return rows;
}

function presentBanner(row: BannerRow): Banner {
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    image: presentImage(row.image),
    mobile_image: presentOptionalImage(row.mobile_image),
    link: row.link,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    sort: row.sort,
    updated_at: instant(row.updated_at),
  };
}
