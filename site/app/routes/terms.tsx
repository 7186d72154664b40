import { paths } from "@farpeak/contract/paths.ts";
import type { SiteSettings } from "@farpeak/contract/site.ts";
import type { Route } from "./+types/terms.ts";
import { apiOf } from "../api-context.ts";
import { LegalPage } from "../legal/legal-page.tsx";
import { sitePaths } from "../paths.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const {
    data: { terms, brand },
  } = await apiOf(context).get<{ data: SiteSettings }>(paths.site);
  return { terms, brand: brand.name, address: new URL(sitePaths.terms, request.url).href };
}

export default function Terms({ loaderData: { terms, brand, address } }: Route.ComponentProps) {
  return (
    <LegalPage
      title="會員條款"
      description={`使用${brand}網站、註冊會員與線上報名時適用的條款。`}
      address={address}
      path={sitePaths.terms}
    >
      {terms.map(({ title, contentHtml }) => (
        <section key={title} className="mt-10 max-w-prose first:mt-0">
          <h2 className="text-xl">{title}</h2>
          {/* Cleaned by the server. */}
          <div className="prose mt-3" dangerouslySetInnerHTML={{ __html: contentHtml }} />
        </section>
      ))}
    </LegalPage>
  );
}
