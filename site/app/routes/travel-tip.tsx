import { Breadcrumbs } from "@farpeak/ui/breadcrumbs.tsx";
import { ButtonLink } from "@farpeak/ui/button.tsx";
import { EmptyState } from "@farpeak/ui/empty-state.tsx";
import type { ReactNode } from "react";
import type { Route } from "./+types/travel-tip.ts";
import { apiOf } from "../api-context.ts";
import { PrintButton } from "../departures/print-button.tsx";
import { readId } from "../load.ts";
import { PageHead } from "../page-head.tsx";
import { sitePaths, tourPath, toursPath } from "../paths.ts";
import { loadTips } from "../tips/tip-data.server.ts";
import { CountryFacts } from "../tour/country-facts.tsx";
import type { TipView } from "../tour/tour-types.ts";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  return loadTips(apiOf(context), request.url, readId(params.tourId));
}

export default function TravelTip({ loaderData: { tour, tips, address } }: Route.ComponentProps) {
  const countries = tips?.facts.map((facts) => facts.country.name).join("、");
  return (
    <div className="page-measure">
      <PageHead
        title={`旅遊小叮嚀｜${tour.name}`}
        description={`${countries ?? tour.name}的時差、貨幣、電壓、插座、小費、每月氣候與出發前的提醒。`}
        address={address}
      />
      <header className="border-b border-ridge-1 pt-6 pb-6 md:pt-8">
        <Breadcrumbs
          className="no-print"
          crumbs={[
            { label: "首頁", href: sitePaths.home },
            { label: "團體行程", href: toursPath() },
            { label: tour.name, href: tourPath(tour.id) },
            { label: "旅遊小叮嚀" },
          ]}
        />
        <div className="mt-8 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="display-title text-3xl md:text-4xl">旅遊小叮嚀</h1>
            <p className="mt-2 leading-relaxed text-muted">{tour.name}</p>
          </div>
          <PrintButton />
        </div>
      </header>
      {tips ? <Tips tips={tips} /> : <NoTips tourId={tour.id} />}
      {tips && (
        <p className="no-print mt-6">
          <ButtonLink href={tourPath(tour.id)}>回到這個行程</ButtonLink>
        </p>
      )}
    </div>
  );
}

function Tips({ tips: { facts, sections } }: { tips: TipView }) {
  return (
    <>
      <section aria-label="各國資訊">
        {facts.map((each) => (
          <CountryFacts key={each.country.id} facts={each} heading="h2" withTable />
        ))}
      </section>
      <div className="mt-14 gap-x-16 md:columns-2 print:columns-1">
        {sections.map(({ title, contentHtml }) => (
          <Section key={title} title={title}>
            {/* Cleaned by the server. */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: contentHtml }} />
          </Section>
        ))}
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="break-inside-avoid border-t border-line pt-5 pb-10">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-3 leading-prose">{children}</div>
    </section>
  );
}

function NoTips({ tourId }: { tourId: number }) {
  return (
    <EmptyState title="目前沒有資料" action={<ButtonLink href={tourPath(tourId)}>回到這個行程</ButtonLink>}>
      這個行程的叮嚀還在整理，行前說明會會一併說明。
    </EmptyState>
  );
}
