import type { Route } from "./+types/event.ts";
import { apiOf } from "../api-context.ts";
import { loadEvent } from "../events/event-data.server.ts";
import { EventPage } from "../events/event-page.tsx";
import { readId } from "../load.ts";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  return loadEvent(apiOf(context), request.url, readId(params.id));
}

export default function Event({ loaderData }: Route.ComponentProps) {
  return <EventPage data={loaderData} />;
}
