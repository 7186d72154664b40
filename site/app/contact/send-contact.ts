/** From what was typed to what is sent (product.md section 5). */
import type { Contact } from "@farpeak/contract/booking.ts";
import { paths } from "@farpeak/contract/paths.ts";
import { parseHeadcount } from "@farpeak/contract/rules.ts";
import { post } from "../api.ts";
import type { AskedTour } from "./contact-data.ts";
import { type ContactFields, OTHER_PURPOSE } from "./draft.ts";

/** @returns the number of the inquiry. Throws ApiFailure. */
export async function sendContact(fields: ContactFields, tour: AskedTour | null): Promise<string> {
  return (await post<{ data: Contact }>(paths.submitContact, contactPayload(fields, tour))).data.number;
}

export function contactPayload(fields: ContactFields, tour: AskedTour | null): Record<string, string> {
  return {
    name: fields.name.trim(),
    mobile: fields.mobile.trim(),
    email: fields.email.trim(),
    location: [...fields.places, fields.otherPlace.trim()].filter(Boolean).join("、"),
    headcount: String(parseHeadcount(fields.headcount)),
    purpose: purposeOf(fields),
    suggestion: fields.suggestion.trim(),
    ...(tour?.tourGroupNumber ? { tour_group_number: tour.tourGroupNumber } : {}),
    ...(tour ? { tour_name: tour.tourName } : {}),
  };
}

function purposeOf({ purpose, otherPurpose }: ContactFields): string {
  const text = otherPurpose.trim();
  return purpose === OTHER_PURPOSE && text !== "" ? `${OTHER_PURPOSE}：${text}` : purpose;
}

/** The field of the form that the server's word belongs to. */
export const FIELD_OF: Readonly<Record<string, keyof ContactFields>> = {
  name: "name",
  mobile: "mobile",
  email: "email",
  location: "otherPlace",
  headcount: "headcount",
  purpose: "purpose",
  suggestion: "suggestion",
};
