import { paths } from "@farpeak/contract/paths.ts";
import type { SiteSettings } from "@farpeak/contract/site.ts";
import type { Route } from "./+types/privacy.ts";
import { apiOf } from "../api-context.ts";
import { richSection } from "../privacy-sections.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { data: site } = await apiOf(context).get<{ data: SiteSettings }>(paths.site);
  const { privacyPolicy, terms, brand } = site;
  return { sections: [...privacyPolicy, ...terms], brand: brand.name };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <article className="page-measure py-12">
      <title>{`隱私權政策與會員條款｜${loaderData.brand}`}</title>
      <meta
        name="description"
        content={`${loaderData.brand}如何蒐集、利用與保護您的個人資料，以及會員條款。`}
      />
      <h1 className="display-title text-3xl">隱私權政策與會員條款</h1>
      {loaderData.sections.map(richSection).map(({ title, content }) => (
        <section key={title} className="mt-8 max-w-prose">
          <h2 className="text-xl font-semibold">{title}</h2>
          <div className="prose mt-2">{content}</div>
        </section>
      ))}
    </article>
  );
}
