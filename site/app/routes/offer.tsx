import type { Route } from "./+types/offer.ts";
import { apiOf } from "../api-context.ts";
import { readId } from "../load.ts";
import { loadOffer } from "../offers/offer-data.server.ts";
import { OfferPage } from "../offers/offer-page.tsx";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  return loadOffer(apiOf(context), request.url, readId(params.id));
}

export default function Offer({ loaderData }: Route.ComponentProps) {
  return <OfferPage data={loaderData} />;
}
