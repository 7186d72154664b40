import { Breadcrumbs } from "@farpeak/ui/breadcrumbs.tsx";
import { formatDate } from "@farpeak/ui/format.ts";
import { Link } from "@farpeak/ui/link.tsx";
import type { Route } from "./+types/contact-us.ts";
import { apiOf } from "../api-context.ts";
import { type AskedTour, loadContactData } from "../contact/contact-data.ts";
import { Contact } from "../contact/contact.tsx";
import { OfficeList } from "../contact/office-list.tsx";
import { PageHead } from "../page-head.tsx";
import { sitePaths } from "../paths.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const data = await loadContactData(apiOf(context), new URL(request.url).searchParams);
  return { ...data, address: new URL(sitePaths.contact, request.url).href };
}

export default function ContactUs({ loaderData: data }: Route.ComponentProps) {
  return (
    <div className="page-measure py-8 md:py-12">
      <PageHead
        title="聯絡我們"
        description="想去哪裡、幾個人、什麼時候出發，寫下來，專員會在一個工作天內與您聯絡。"
        address={data.address}
      />
      <Breadcrumbs crumbs={[{ label: "首頁", href: sitePaths.home }, { label: "聯絡我們" }]} />
      <h1 className="display-title mt-6 text-3xl">聯絡我們</h1>
      <p className="mt-4 max-w-prose text-balance">
        想去哪裡、幾個人、什麼時候出發，寫下來就好。專員會在一個工作天內與您聯絡。
      </p>
      <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-24">
        <div className="max-w-form min-w-0">
          <noscript>
            <p className="mb-6 border-l-2 border-vermilion pl-4">
              線上諮詢需要 JavaScript。您也可以直接來電，電話在本頁的服務據點。
            </p>
          </noscript>
          {data.tour && <Asked tour={data.tour} />}
          <Contact data={data} />
        </div>
        <OfficeList messaging={data.messaging} />
      </div>
    </div>
  );
}

/** What one asks about, as it will be sent with the form. */
function Asked({ tour }: { tour: AskedTour }) {
  return (
    <section aria-label="詢問的行程" className="mb-8 border-y border-line py-4 leading-normal">
      <p className="text-sm text-muted">詢問的行程</p>
      <p className="mt-1">
        <Link href={tour.path} className="text-link">
          {tour.tourName}
        </Link>
      </p>
      {tour.dateStart && (
        <p className="tabular mt-1 text-sm">
          {formatDate(tour.dateStart)} 出發　團號 {tour.tourGroupNumber}
        </p>
      )}
    </section>
  );
}
