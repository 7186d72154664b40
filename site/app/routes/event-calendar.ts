import { paths } from "@farpeak/contract/paths.ts";
import type { SiteSettings } from "@farpeak/contract/site.ts";
import type { Route } from "./+types/event-calendar.ts";
import { apiOf } from "../api-context.ts";
import { writeCalendar } from "../events/calendar.ts";
import { findEvent } from "../events/event-data.server.ts";
import { readId } from "../load.ts";
import { eventPath } from "../paths.ts";

/** The event for one's own calendar. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const api = apiOf(context);
  const id = readId(params.id);
  const [{ data: event }, { data: site }] = await Promise.all([
    findEvent(api, id),
    api.get<{ data: SiteSettings }>(paths.site),
  ]);
  const url = new URL(eventPath(id), request.url);
  const text = writeCalendar({
    uid: `event-${id}@${url.host}`,
    title: event.title,
    dateStart: event.dateStart,
    dateEnd: event.dateEnd,
    description: `${event.summary}\n\n${site.brand.name}　${url.href}`,
    location: `${event.place}　${event.address}`,
    geo: event.location,
    url: url.href,
    updatedAt: event.updatedAt,
  });
  return new Response(text, { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
