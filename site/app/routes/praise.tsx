import { EmptyState } from "@farpeak/ui/empty-state.tsx";
import { Pagination } from "@farpeak/ui/pagination.tsx";
import { redirect } from "react-router";
import type { Route } from "./+types/praise.ts";
import { apiOf } from "../api-context.ts";
import { readPage } from "../load.ts";
import { PageHead } from "../page-head.tsx";
import { pagePath, sitePaths } from "../paths.ts";
import { loadPraises } from "../praise/praise-data.server.ts";
import { PraiseEntry } from "../praise/praise-entry.tsx";
import { Masthead } from "../stories/masthead.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await loadPraises(apiOf(context), readPage(request.url));
  if (found.page > found.lastPage) throw redirect(pagePath(sitePaths.praises, found.lastPage));
  return { ...found, address: new URL(pagePath(sitePaths.praises, found.page), request.url).href };
}

export default function Praise({ loaderData }: Route.ComponentProps) {
  const { praises, page, lastPage, total, average, address } = loaderData;
  const firstPicture = praises.findIndex((praise) => praise.image);
  return (
    <div className="page-measure">
      <PageHead
        title={page > 1 ? `旅客好評 第 ${page} 頁` : "旅客好評"}
        description={`走過的人怎麼說：${total} 則旅客的回饋，連同走的是哪一個行程、哪一個月份。`}
        address={address}
      />
      <Masthead
        title="旅客好評"
        aside={
          average && (
            <p className="tabular flex items-baseline gap-x-6 leading-normal">
              <Figure value={average} unit="分，平均" />
              <Figure value={String(total)} unit="則" />
            </p>
          )
        }
      >
        走過的人怎麼說，連扣分的理由也留著。
      </Masthead>
      {praises.length === 0 ? (
        <EmptyState title="目前沒有資料">還沒有旅客的回饋。</EmptyState>
      ) : (
        <ul className="gap-x-12 pt-8 md:columns-2 md:pt-12 lg:columns-3">
          {praises.map((praise, index) => (
            <li key={praise.id} className="mb-10 break-inside-avoid border-t border-line pt-6 md:mb-12">
              <PraiseEntry praise={praise} priority={index === firstPicture} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        lastPage={lastPage}
        href={(number) => pagePath(sitePaths.praises, number)}
        className="mt-4"
      />
    </div>
  );
}

function Figure({ value, unit }: { value: string; unit: string }) {
  return (
    <span>
      <span className="font-display text-3xl leading-none font-semibold">{value}</span>
      <span className="text-sm text-muted"> {unit}</span>
    </span>
  );
}
