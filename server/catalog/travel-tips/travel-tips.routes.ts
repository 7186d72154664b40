import { type TravelTip, travelTip } from "@farpeak/contract/catalog.ts";
import { one } from "@farpeak/contract/wire.ts";
import type { ServerContext } from "../../context.ts";
import { ApiError } from "../../http/api-error.ts";
import { type Api, defineCall } from "../../http/call.ts";
import { cleanHtml } from "../../http/rich-text.ts";
import { instant } from "../../time.ts";
import { findTravelTip, type TravelTipRow } from "./travel-tips.queries.ts";

export function travelTipRoutes(api: Api, context: ServerContext): void {
  defineCall(
    api,
    {
      method: "get",
      path: "/v1/tour/{id}/travel-tip",
      summary: "行程的旅遊須知",
      group: "行程與出發日期",
      answer: one(travelTip),
    },
    async ({ ids: [id = 0] }) => {
      const row = await findTravelTip(context.db.replica, id);
      if (!row) throw new ApiError("not_found");
      return { data: { data: presentTravelTip(row) }, tags: [`tour:${id}`, "tours", "countries"] };
    },
  );
}

/** Sections of the tour itself first, then what holds in its countries. */
function presentTravelTip(row: TravelTipRow): TravelTip {
  const several = row.countries.length > 1;
  const fromCountries = row.countries.flatMap(({ name, facts }) =>
    (
      [
        ["衣著", facts.clothing],
        ["海關", facts.customs],
        ["飲食", facts.food],
        ["禮儀", facts.manners],
        ["簽證", facts.visa],
      ] as const
    )
      .filter(([, text]) => text)
      .map(([title, text]) => ({
        title: several ? `${name}：${title}` : title,
        content_html: cleanHtml(`<p>${text}</p>`),
      })),
  );
  return {
    id: row.id,
    tour_id: row.id,
    sections: [
      ...row.tips.map(({ title, content_html }) => ({ title, content_html: cleanHtml(content_html) })),
      ...fromCountries,
    ],
    facts: row.countries.map(({ facts, ...country }) => ({
      country: { id: country.id, name: country.name, code: country.code, area: country.area },
      currency: facts.currency,
      voltage: facts.voltage,
      plug: facts.plug,
      time_difference: facts.time_difference,
      language: facts.language,
      tipping: facts.tipping,
      emergency_phone: facts.emergency_phone,
      climate: {
        city: facts.climate_city,
        months: facts.climate.map(({ low, high, rain_days }, index) => ({
          month: index + 1,
          low,
          high,
          rain_days,
        })),
      },
    })),
    updated_at: instant(row.updated_at),
  };
}
