/** What 旅行業管理規則 asks of an agency that sells on the web, all of it from the site's settings. */
import { paths } from "@farpeak/contract/paths.ts";
import type { SiteSettings } from "@farpeak/contract/site.ts";
import type { Api } from "../api.ts";

export async function loadDisclosure(api: Api) {
  const { data: site } = await api.get<{ data: SiteSettings }>(paths.site);
  const [head] = site.offices;
  return {
    siteName: `${site.brand.name}（${site.brand.englishName}）`,
    company: site.companyName,
    licence: site.licence,
    address: head?.address ?? "",
    telephone: head?.telephone ?? "",
    fax: site.fax,
    email: site.email,
    contactPerson: site.contactPerson,
    businessItems: site.businessItems,
    membership: site.membershipVerification,
    offices: site.offices.map(({ title, address, telephone, openingHours }) => ({
      title,
      address,
      telephone,
      openingHours,
    })),
    terms: site.terms,
    steps: site.cancellationSteps,
    contractVersion: site.standardContract.version,
  };
}
export type Disclosure = Awaited<ReturnType<typeof loadDisclosure>>;
