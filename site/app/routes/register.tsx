import { Breadcrumbs } from "@farpeak/ui/breadcrumbs.tsx";
import { formatDate, formatDateRange, formatPrice, formatSeats } from "@farpeak/ui/format.ts";
import { Picture } from "@farpeak/ui/picture.tsx";
import { FormationPill, StatusPill } from "@farpeak/ui/status-pill.tsx";
import { redirect } from "react-router";
import type { Route } from "./+types/register.ts";
import { apiOf } from "../api-context.ts";
import { orHome, readId } from "../load.ts";
import { departurePath, registerPath, sitePaths, tourPath } from "../paths.ts";
import { loadRegisterData, type RegisterData } from "../registration/register-data.ts";
import { Registration } from "../registration/registration.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const [tourId, departureId] = [readId(params.tourId), readId(params.departureId)];
  const data = await orHome(loadRegisterData(apiOf(context), departureId));
  if (data.departure.tourId !== tourId) throw redirect(registerPath(data.departure.tourId, departureId));
  return data;
}

export default function Register({ loaderData: data }: Route.ComponentProps) {
  const { departure } = data;
  return (
    <div className="page-measure py-8 md:py-12">
      <title>{`報名 ${departure.tourName} ${formatDate(departure.dateStart)}｜${data.brand}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        crumbs={[
          { label: "首頁", href: sitePaths.home },
          { label: departure.tourName, href: tourPath(departure.tourId) },
          { label: formatDate(departure.dateStart), href: departurePath(departure.tourId, departure.id) },
          { label: "報名" },
        ]}
      />
      <h1 className="mt-6 text-3xl">報名這一團</h1>
      <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-24">
        <div className="order-2 lg:order-1">
          <div className="max-w-form">
            <noscript>
              <p className="mb-6 border-l-2 border-vermilion pl-4">
                線上報名需要 JavaScript。您也可以來電 {data.telephone}，由專員為您保留席次。
              </p>
            </noscript>
            <Registration data={data} />
          </div>
        </div>
        <Summary data={data} />
      </div>
    </div>
  );
}

/** The departure at hand, beside the form on a desktop and above it elsewhere. */
function Summary({ data: { departure, tour } }: { data: RegisterData }) {
  return (
    <aside aria-label="報名的出發日期" className="order-1 self-start border-y border-line py-6 lg:order-2">
      {tour.image && (
        <Picture
          image={tour.image}
          sizes="(min-width: 1280px) 384px, 100vw"
          className="hidden aspect-[3/2] rounded-sm lg:block"
          alt=""
        />
      )}
      <h2 className="text-lg lg:mt-6">{departure.tourName}</h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-base leading-normal">
        <dt className="text-muted">日期</dt>
        <dd className="tabular">{formatDateRange(departure.dateStart, departure.dateEnd)}</dd>
        <dt className="text-muted">團號</dt>
        <dd className="tabular">{departure.tourGroupNumber}</dd>
        <dt className="text-muted">席次</dt>
        <dd className="flex flex-wrap gap-x-4">
          <StatusPill status={departure.status} />
          {departure.seatsLeft > 0 && <span className="tabular">{formatSeats(departure.seatsLeft)}</span>}
        </dd>
        <dt className="text-muted">成團</dt>
        <dd>
          <FormationPill formation={departure.formation} toForm={departure.toForm} />
        </dd>
        <dt className="text-muted">團費</dt>
        <dd className="tabular font-semibold">{formatPrice(departure.price)}</dd>
        <dt className="text-muted">訂金</dt>
        <dd className="tabular">每位 {formatPrice(departure.deposit)}</dd>
        <dt className="text-muted">報名截止</dt>
        <dd className="tabular">{formatDate(departure.registrationDeadline)}</dd>
      </dl>
    </aside>
  );
}
