/** Departures of the demo agency that a test needs, found over the API. */
import type { APIRequestContext } from "@playwright/test";

export interface Found {
  id: number;
  tourId: number;
  path: string;
  seatsLeft: number;
  status: string;
}

interface Wire {
  id: number;
  tour_id: number;
  status: string;
  seats_left: number;
}

/** The first departure for which `fits` says yes, looking some weeks ahead. */
export async function findDeparture(
  request: APIRequestContext,
  fits: (departure: Wire) => boolean,
): Promise<Found> {
  for (let page = 1; page <= 10; page += 1) {
    const answer = await request.get(`/backstage/api/v1/tour-groups?pre_page=100&page=${page}`);
    const { data } = ((await answer.json()) as { data: { data: Wire[] } }).data;
    const found = data.find(fits);
    if (found) {
      const { id, tour_id: tourId, seats_left: seatsLeft, status } = found;
      return { id, tourId, seatsLeft, status, path: `/tours/${tourId}/${id}` };
    }
  }
  throw new Error("the demo has no such departure");
}

export const isOpen = (departure: Wire): boolean => departure.status === "open" && departure.seats_left > 6;
export const isWaitlist = (departure: Wire): boolean => departure.status === "waitlist";
export const isClosed = (departure: Wire): boolean => departure.status === "closed";
