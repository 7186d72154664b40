import { Link } from "@farpeak/ui/link.tsx";
import type { Route } from "./+types/disclosure.ts";
import { apiOf } from "../api-context.ts";
import { type Disclosure as DisclosureData, loadDisclosure } from "../legal/disclosure-data.server.ts";
import { Entries, OrderRules, Part, RefundSteps } from "../legal/disclosure-parts.tsx";
import { LegalPage } from "../legal/legal-page.tsx";
import { sitePaths } from "../paths.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const disclosure = await loadDisclosure(apiOf(context));
  return { disclosure, url: new URL(sitePaths.home, request.url).href };
}

export default function Disclosure({ loaderData: { disclosure, url } }: Route.ComponentProps) {
  const { company, businessItems, membership, offices, terms, steps, contractVersion } = disclosure;
  return (
    <LegalPage
      title="網站資訊揭露"
      description={`${company}依旅行業管理規則揭露的資訊：註冊編號、代表人、聯絡方式、經營業務、會員查核方式與退費規定。`}
      address={new URL(sitePaths.disclosure, url).href}
      path={sitePaths.disclosure}
      note="依旅行業管理規則揭露。"
    >
      <Part title="網站與公司">
        <Entries rows={companyRows(disclosure, url)} />
      </Part>
      <Part title="經營業務">
        <ul className="list-disc space-y-1 pl-5 marker:text-ridge-3">
          {businessItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Part>
      <Part title="會員資格的查核">
        <p>{membership}</p>
      </Part>
      <Part title="訂購的限制與確認">
        <OrderRules terms={terms} />
      </Part>
      <Part title="取消與退費">
        <p>
          解除契約時依旅遊契約（{contractVersion}）辦理，詳見
          <Link href={sitePaths.contract} className="text-link">
            旅遊契約全文
          </Link>
          。
        </p>
        <RefundSteps steps={steps} />
      </Part>
      <Part title="服務據點">
        <Entries
          rows={offices.map(({ title, address, telephone, openingHours }) => [
            title,
            <>
              {address}
              <br />
              {telephone}
              <br />
              <span className="text-muted">{openingHours}</span>
            </>,
          ])}
        />
      </Part>
    </LegalPage>
  );
}

function companyRows(data: DisclosureData, url: string) {
  const { licence } = data;
  return [
    ["網站名稱", data.siteName],
    ["網站網址", url],
    ["公司名稱", data.company],
    ["旅行業種類", licence.kind],
    ["註冊編號", licence.number],
    ["代表人", licence.representative],
    ["地址", data.address],
    ["電話", data.telephone],
    ["傳真", data.fax],
    ["電子信箱", data.email],
    ["聯絡人", data.contactPerson],
  ] as const;
}
