import { HOME_SECTION_KINDS, type HomeSection, homeSection } from "@farpeak/contract/stories.ts";
import { one } from "@farpeak/contract/wire.ts";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import type { ServerContext } from "../../context.ts";
import type { Tables } from "../../database/tables.ts";
import { type Api, defineCall } from "../../http/call.ts";
import { type ImageColumn, imageOf, presentOptionalImage } from "../../media/image.ts";
import { instant } from "../../time.ts";

interface SectionRow {
  id: number;
  kind: HomeSection["kind"];
  title: string;
  subtitle: string;
  link: string | null;
  items: { title: string; subtitle: string; link: string; image: ImageColumn | null }[];
  updated_at: Date;
}

export function homePageRoutes(api: Api, context: ServerContext): void {
  defineCall(
    api,
    {
      method: "get",
      path: "/v1/home-page",
      summary: "首頁的段落，依順序",
      group: "首頁與網站",
      answer: one(z.array(homeSection)),
    },
    async () => {
      const rows = await listSections(context.db.replica);
      return { data: { data: rows.map(presentSection) }, tags: ["home-page"] };
    },
  );
}

async function listSections(db: Kysely<Tables>): Promise<SectionRow[]> {
  const { rows } = await sql<SectionRow>`select h.id, h.kind, h.title, h.subtitle, h.link, h.updated_at,
    (select coalesce(jsonb_agg(jsonb_build_object('title', i.title, 'subtitle', i.subtitle, 'link', i.link,
      'image', ${imageOf("i.media_id")}) order by i.place), '[]')
      from rows from (jsonb_to_recordset(h.items) as (title text, subtitle text, link text, media_id integer))
        with ordinality as i (title, subtitle, link, media_id, place)) as items
    from home_sections h where h.is_visible and h.kind = any(${[...HOME_SECTION_KINDS]}) order by h.sort, h.id`.execute(
    db,
  );
  return rows;
}

function presentSection(row: SectionRow): HomeSection {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    subtitle: row.subtitle,
    items: row.items.map(({ title, subtitle, link, image }) => ({
      title,
      subtitle,
      link,
      image: presentOptionalImage(image),
    })),
    link: row.link,
    updated_at: instant(row.updated_at),
  };
}
