import { paths } from "@farpeak/contract/paths.ts";
import type { SiteSettings } from "@farpeak/contract/site.ts";
import type { Route } from "./+types/contract.ts";
import { apiOf } from "../api-context.ts";
import { LegalPage } from "../legal/legal-page.tsx";
import { sitePaths } from "../paths.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data: site } = await apiOf(context).get<{ data: SiteSettings }>(paths.site);
  const { version, contentHtml } = site.standardContract;
  return {
    version,
    contentHtml,
    company: site.companyName,
    address: new URL(sitePaths.contract, request.url).href,
  };
}

export default function Contract({ loaderData }: Route.ComponentProps) {
  const { version, contentHtml, company, address } = loaderData;
  return (
    <LegalPage
      title="旅遊契約"
      description={`${company}的國外旅遊契約書全文，${version}，可列印。報名時以當時的版本為準。`}
      address={address}
      path={sitePaths.contract}
      note={`版本 ${version}。每一筆報名都記下當時的版本。`}
    >
      {/* Cleaned by the server. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: contentHtml }} />
    </LegalPage>
  );
}
