import { type Country, country } from "@farpeak/contract/catalog.ts";
import { z } from "zod";
import type { ServerContext } from "../../context.ts";
import { type Api, defineCall } from "../../http/call.ts";
import { presentOptionalImage } from "../../media/image.ts";
import { instant } from "../../time.ts";
import { type CountryRow, listCountries } from "./countries.queries.ts";

export function countryRoutes(api: Api, context: ServerContext): void {
  defineCall(
    api,
    {
      method: "get",
      path: "/v1/country",
      summary: "所有國家",
      group: "行程與出發日期",
      answer: z.array(country),
    },
    async () => {
      const rows = await listCountries(context.db.replica);
      return { data: rows.map(presentCountry), tags: ["countries", "tours"] };
    },
  );
}

function presentCountry(row: CountryRow): Country {
  return {
    id: row.id,
    name: row.name,
    english_name: row.english_name,
    code: row.code,
    area: row.area,
    image: presentOptionalImage(row.image),
    tours_count: Number(row.tours_count),
    updated_at: instant(row.updated_at),
  };
}
