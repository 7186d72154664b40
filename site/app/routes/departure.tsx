import { redirect } from "react-router";
import type { Route } from "./+types/departure.ts";
import { apiOf } from "../api-context.ts";
import { orHome, readId } from "../load.ts";
import { departurePath } from "../paths.ts";
import { loadTourPage, tourOfDeparture } from "../tour/tour-data.server.ts";
import { TourPage } from "../tour/tour-page.tsx";

/** The tour's page in departure mode. A departure of another tour has its own right address. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const [tourId, departureId] = [readId(params.tourId), readId(params.departureId)];
  const api = apiOf(context);
  const owner = await orHome(tourOfDeparture(api, departureId));
  if (owner !== tourId) throw redirect(departurePath(owner, departureId));
  return orHome(loadTourPage(api, request.url, tourId, departureId));
}

export default function Departure({ loaderData }: Route.ComponentProps) {
  return <TourPage data={loaderData} />;
}
