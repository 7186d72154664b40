import { Breadcrumbs } from "@farpeak/ui/breadcrumbs.tsx";
import { Link } from "@farpeak/ui/link.tsx";
import type { ReactNode } from "react";
import { PrintButton } from "../departures/print-button.tsx";
import { PageHead } from "../page-head.tsx";
import { sitePaths } from "../paths.ts";

const PAGES = [
  { label: "隱私權政策與會員條款", href: sitePaths.privacy },
  { label: "會員條款", href: sitePaths.terms },
  { label: "旅遊契約", href: sitePaths.contract },
  { label: "網站資訊揭露", href: sitePaths.disclosure },
];

type LegalPageProps = {
  title: string;
  description: string;
  /** Absolute. */
  address: string;
  /** Path of this page among the legal ones. */
  path: string;
  /** Under the title: version, date. */
  note?: ReactNode;
  children: ReactNode;
};

/** A text that binds: easy to read, to print, and to find its neighbours from. */
export function LegalPage({ title, description, address, path, note, children }: LegalPageProps) {
  return (
    <div className="page-measure">
      <PageHead title={title} description={description} address={address} />
      <header className="border-b border-ridge-1 pt-6 pb-6 md:pt-8">
        <Breadcrumbs
          className="no-print"
          crumbs={[{ label: "首頁", href: sitePaths.home }, { label: title }]}
        />
        <div className="mt-8 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="display-title text-3xl md:text-4xl">{title}</h1>
            {note && <p className="tabular mt-2 leading-relaxed text-muted">{note}</p>}
          </div>
          <PrintButton />
        </div>
      </header>
      <div className="flex flex-col gap-x-16 pt-8 md:pt-12 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label="條款與資訊" className="no-print max-lg:order-last max-lg:mt-16 lg:self-start">
          <ul className="border-t border-line lg:border-t-0">
            {PAGES.map(({ label, href }) => (
              <li key={href} className="border-b border-line">
                <Link
                  href={href}
                  aria-current={href === path ? "page" : undefined}
                  className="flex min-h-12 items-center leading-snug text-muted no-underline hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 max-lg:order-first">{children}</div>
      </div>
    </div>
  );
}
