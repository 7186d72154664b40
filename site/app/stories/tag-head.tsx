import { Breadcrumbs } from "@farpeak/ui/breadcrumbs.tsx";
import { PageHead } from "../page-head.tsx";
import { sitePaths } from "../paths.ts";

type TagHeadProps = {
  list: { name: string; href: string };
  name: string;
  /** Stories that carry the tag; 0 where nobody knows it. */
  total: number;
  /** How they are counted: 篇. */
  unit: string;
  address: string;
};

/** The head of a tag's page. A tag nobody knows has only the head that robots read. */
export function TagHead({ list, name, total, unit, address }: TagHeadProps) {
  if (total === 0) {
    return <PageHead title={name} description={`沒有標記為「${name}」的內容。`} address={address} unlisted />;
  }
  return (
    <>
      <PageHead
        title={`${name}｜${list.name}`}
        description={`${list.name}裡標記為「${name}」的內容，共 ${total} ${unit}。`}
        address={address}
      />
      <header className="border-b border-ridge-1 pt-6 pb-6 md:pt-8">
        <Breadcrumbs
          crumbs={[
            { label: "首頁", href: sitePaths.home },
            { label: list.name, href: list.href },
            { label: name },
          ]}
        />
        <h1 className="mt-8 text-3xl md:text-4xl">{name}</h1>
        <p className="tabular mt-2 text-muted">
          共 {total} {unit}
        </p>
      </header>
    </>
  );
}
