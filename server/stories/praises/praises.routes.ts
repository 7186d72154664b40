import { type Praise, praise } from "@farpeak/contract/stories.ts";
import { one } from "@farpeak/contract/wire.ts";
import { type Kysely, type Selectable, sql } from "kysely";
import { z } from "zod";
import { visibleTour } from "../../catalog/tour-filter.ts";
import type { ServerContext } from "../../context.ts";
import type { PraisesTable, Tables } from "../../database/tables.ts";
import { type Api, defineCall } from "../../http/call.ts";
import { type ImageColumn, imageOf, presentOptionalImage } from "../../media/image.ts";
import { instant } from "../../time.ts";

interface PraiseRow extends Selectable<PraisesTable> {
  tour_name: string;
  image: ImageColumn | null;
}

export function praiseRoutes(api: Api, context: ServerContext): void {
  defineCall(
    api,
    {
      method: "get",
      path: "/v1/praise",
      summary: "旅客好評，最近的旅行在前",
      group: "首頁與網站",
      answer: one(z.array(praise)),
    },
    async () => {
      const rows = await listPraises(context.db.replica);
      return { data: { data: rows.map(presentPraise) }, tags: ["praises", "tours"] };
    },
  );
}

/** Praise of visible tours. The agency chooses what is shown, so the list is short by nature. */
async function listPraises(db: Kysely<Tables>): Promise<PraiseRow[]> {
  const { rows } = await sql<PraiseRow>`select p.*, t.name as tour_name, ${imageOf("p.image_id")} as image
    from praises p join tours t on t.id = p.tour_id where p.is_visible and ${visibleTour}
    order by p.travelled_on desc, p.id limit 500`.execute(db);
  return rows;
}

function presentPraise(row: PraiseRow): Praise {
  return {
    id: row.id,
    author: row.author,
    tour: { id: row.tour_id, name: row.tour_name },
    rating: row.rating,
    content: row.content,
    image: presentOptionalImage(row.image),
    travelled_on: row.travelled_on,
    updated_at: instant(row.updated_at),
  };
}
