/** Loads what to know before a tour. */
import { paths } from "@farpeak/contract/paths.ts";
import type { Tour, TravelTip } from "@farpeak/contract/catalog.ts";
import { type Api, ApiFailure } from "../api.ts";
import { orHome } from "../load.ts";
import { tipsPath } from "../paths.ts";
import type { TipView } from "../tour/tour-types.ts";

export async function loadTips(api: Api, url: string, tourId: number) {
  const [{ data: tour }, tips] = await Promise.all([
    orHome(api.get<{ data: Tour }>(paths.tour(tourId))),
    tipsOf(api, tourId),
  ]);
  return {
    tour: { id: tour.id, name: tour.name },
    tips,
    address: new URL(tipsPath(tourId), url).href,
  };
}

/** A tour may have none written yet. */
async function tipsOf(api: Api, tourId: number): Promise<TipView | null> {
  try {
    const { data } = await api.get<{ data: TravelTip }>(paths.travelTip(tourId));
    return { sections: data.sections, facts: data.facts };
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}
