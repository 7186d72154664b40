import { Link } from "./link.tsx";

export type MegaMenuGroup = { title: string; entries: readonly { label: string; href: string }[] };

export type MegaMenuProps = {
  /** The top-left table: five areas, up to eight country groups each. */
  areas: readonly MegaMenuGroup[];
  /** The top-right table: Japan, Asia, islands, the Americas, others. */
  regions: readonly MegaMenuGroup[];
};

const COUNTRY_GROUPS = 8;

/** The tour guide table: where one may go, by area. Plain lists of links, the same for every visitor. */
export function MegaMenu({ areas, regions }: MegaMenuProps) {
  return (
    <div className="page-measure grid grid-cols-[9fr_11fr] gap-8 py-10">
      <GuideTable
        groups={areas.map((area) => ({ ...area, entries: area.entries.slice(0, COUNTRY_GROUPS) }))}
      />
      <GuideTable groups={regions} />
    </div>
  );
}

function GuideTable({ groups }: { groups: readonly MegaMenuGroup[] }) {
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-4">
      {groups.map((group) => (
        <section key={group.title}>
          <h3 className="display-title border-b border-ridge-3 pb-2 text-[min(var(--text-base),1.4vw)] tracking-normal whitespace-nowrap">
            {group.title}
          </h3>
          <ul className="mt-2">
            {group.entries.map((entry) => (
              <li key={entry.label}>
                <Link href={entry.href} className="guide-link">
                  {/* Long names break after their dot, not within a word. */}
                  {entry.label.split(/(?<=・)/).map((part) => (
                    <span key={part}>{part}</span>
                  ))}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
