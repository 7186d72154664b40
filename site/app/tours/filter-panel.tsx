import { buttonClass } from "@farpeak/ui/button-class.ts";
import { classNames } from "@farpeak/ui/class-names.ts";
import { Icon } from "@farpeak/ui/icon.tsx";
import { Link } from "@farpeak/ui/link.tsx";
import { SlidersHorizontal, X } from "lucide-react";
import type { ReactNode } from "react";
import { byAtlasArea } from "./areas.ts";
import { Choice, Choices } from "./choice.tsx";
import { DateFields } from "./date-fields.tsx";
import type { FilterData, TagChoice } from "./filter-data.ts";
import { isEmpty, type PathOf, toggle } from "./filter.ts";
import { MonthChoices } from "./month-choices.tsx";
import { StayLinks } from "./stay-links.tsx";

const SHEET_ID = "filters";

type FilterPanelProps = {
  data: FilterData;
  pathOf: PathOf;
  /** What is counted, with its measure word: 個行程, 個出發日期. */
  unit: string;
  /** Beside the list on a desktop; a sheet from the side everywhere otherwise. */
  column?: boolean;
};

/** Opens the sheet; the browser does it, so it needs no script. */
export function FilterButton({ data, className }: { data: FilterData; className?: string }) {
  const { countries, tags, dateStart, dateEnd } = data.filter;
  const chosen = countries.length + tags.length + (dateStart || dateEnd ? 1 : 0);
  return (
    <button
      type="button"
      popoverTarget={SHEET_ID}
      className={buttonClass({ look: "secondary" }, classNames("no-print px-5", className))}
    >
      <Icon icon={SlidersHorizontal} />
      篩選{chosen > 0 && <span className="tabular text-sm text-muted">已選 {chosen} 項</span>}
    </button>
  );
}

/** Where, which theme, when: each choice a link with its count. One piece of page is both column and sheet. */
export function FilterPanel({ data, pathOf, unit, column }: FilterPanelProps) {
  return (
    <section
      id={SHEET_ID}
      popover="auto"
      aria-label="篩選條件"
      className={classNames(
        "filter-sheet no-print m-0 ml-auto h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-0 border-ridge-3 bg-paper p-0 text-ink backdrop:bg-ink/45 md:w-120 md:border-l",
        column && "lg:static lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:border-l-0",
      )}
    >
      <div
        className={classNames(
          "sticky top-0 z-1 flex items-center justify-between border-b border-line bg-paper py-2 pr-2 pl-6",
          column && "lg:static lg:border-0 lg:p-0",
        )}
      >
        <h2 className={classNames("text-lg", column && "lg:sr-only")}>篩選</h2>
        <button
          type="button"
          popoverTarget={SHEET_ID}
          popoverTargetAction="hide"
          className={classNames(
            "grid size-11 place-items-center rounded-sm hover:bg-wash",
            column && "lg:hidden",
          )}
        >
          <Icon icon={X} label="關閉篩選" className="size-6" />
        </button>
      </div>
      <div className={classNames("px-6 pb-6", column && "lg:p-0 lg:[&>section:first-child]:pt-0")}>
        <StayLinks>
          <WhenPart data={data} pathOf={pathOf} />
          <TagPart title="主題" choices={data.styles} data={data} pathOf={pathOf} />
          <CountryPart data={data} pathOf={pathOf} />
          <TagPart title="日本各地・海島" choices={data.places} data={data} pathOf={pathOf} />
        </StayLinks>
      </div>
      <div
        className={classNames(
          "sticky bottom-0 flex items-center gap-4 border-t border-line bg-paper px-6 py-3",
          column && "lg:hidden",
        )}
      >
        {!isEmpty(data.filter) && (
          <StayLinks>
            <Link href={pathOf({})} className="text-link inline-flex min-h-11 shrink-0 items-center text-sm">
              全部清除
            </Link>
          </StayLinks>
        )}
        <button
          type="button"
          popoverTarget={SHEET_ID}
          popoverTargetAction="hide"
          className={buttonClass({ look: "main", wide: true })}
        >
          {data.total > 0 ? `看 ${data.total} ${unit}` : "看建議"}
        </button>
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line py-6 last:border-b-0">
      <h3 className="mb-2 text-base">{title}</h3>
      {children}
    </section>
  );
}

type PartProps = { data: FilterData; pathOf: PathOf };

function WhenPart({ data, pathOf }: PartProps) {
  return (
    <Part title="出發月份">
      <MonthChoices data={data} pathOf={pathOf} />
      <DateFields filter={data.filter} action={pathOf({})} />
    </Part>
  );
}

function CountryPart({ data, pathOf }: PartProps) {
  return (
    <Part title="目的地">
      {byAtlasArea(data.countries).map(({ area, countries }) => (
        <div key={area} className="mt-2 grid grid-cols-[3.5rem_1fr]">
          <p className="py-2.5 text-sm leading-normal text-muted lg:py-1">{area}</p>
          <Choices label={area}>
            {countries.map(({ id, name, count }) => (
              <li key={id}>
                <Choice
                  name={name}
                  count={count}
                  href={pathOf(toggle(data.filter, "countries", id))}
                  current={data.filter.countries.includes(id)}
                />
              </li>
            ))}
          </Choices>
        </div>
      ))}
    </Part>
  );
}

function TagPart({ title, choices, data, pathOf }: PartProps & { title: string; choices: TagChoice[] }) {
  if (choices.length === 0) return null;
  return (
    <Part title={title}>
      <Choices label={title}>
        {choices.map(({ name, count }) => (
          <li key={name}>
            <Choice
              name={name}
              count={count}
              href={pathOf(toggle(data.filter, "tags", name))}
              current={data.filter.tags.includes(name)}
            />
          </li>
        ))}
      </Choices>
    </Part>
  );
}
