import type { Route } from "./+types/tour.ts";
import { apiOf } from "../api-context.ts";
import { orHome, readId } from "../load.ts";
import { loadTourPage } from "../tour/tour-data.server.ts";
import { TourPage } from "../tour/tour-page.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const tourId = readId(params.tourId);
  return orHome(loadTourPage(apiOf(context), request.url, tourId, null));
}

export default function Tour({ loaderData }: Route.ComponentProps) {
  return <TourPage data={loaderData} />;
}
