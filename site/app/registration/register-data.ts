/** What the registration page knows of its departure. */
import type { DepartureDetail } from "@farpeak/contract/catalog.ts";
import { paths } from "@farpeak/contract/paths.ts";
import type { SiteSettings } from "@farpeak/contract/site.ts";
import type { Camelized } from "@farpeak/contract/camel.ts";
import type { Api } from "../api.ts";

export interface RegisterData {
  departure: RegisterDeparture;
  tour: Pick<Camelized<DepartureDetail>["tour"], "id" | "name" | "image">;
  notice: { version: string; html: string };
  contractVersion: string;
  brand: string;
  telephone: string;
}

export type RegisterDeparture = Pick<
  Camelized<DepartureDetail>,
  | "id"
  | "tourId"
  | "tourName"
  | "tourGroupNumber"
  | "dateStart"
  | "dateEnd"
  | "days"
  | "price"
  | "deposit"
  | "seatsTotal"
  | "seatsLeft"
  | "status"
  | "formation"
  | "toForm"
  | "registrationDeadline"
  | "decisionDate"
>;

export async function loadRegisterData(api: Api, departureId: number): Promise<RegisterData> {
  const [{ data: detail }, { data: site }] = await Promise.all([
    api.get<{ data: DepartureDetail }>(paths.departure(departureId)),
    api.get<{ data: SiteSettings }>(paths.site),
  ]);
  return {
    departure: pickDeparture(detail),
    tour: { id: detail.tour.id, name: detail.tour.name, image: detail.tour.image },
    notice: {
      version: site.collectionNotices.register.version,
      html: site.collectionNotices.register.contentHtml,
    },
    contractVersion: site.standardContract.version,
    brand: site.brand.name,
    telephone: site.offices[0]?.telephone ?? "",
  };
}

function pickDeparture(detail: Camelized<DepartureDetail>): RegisterDeparture {
  return {
    id: detail.id,
    tourId: detail.tourId,
    tourName: detail.tourName,
    tourGroupNumber: detail.tourGroupNumber,
    dateStart: detail.dateStart,
    dateEnd: detail.dateEnd,
    days: detail.days,
    price: detail.price,
    deposit: detail.deposit,
    seatsTotal: detail.seatsTotal,
    seatsLeft: detail.seatsLeft,
    status: detail.status,
    formation: detail.formation,
    toForm: detail.toForm,
    registrationDeadline: detail.registrationDeadline,
    decisionDate: detail.decisionDate,
  };
}
