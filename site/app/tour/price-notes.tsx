import { formatPrice } from "@farpeak/ui/format.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { Table, type TableColumn } from "@farpeak/ui/table.tsx";
import { inOrder, stepAmount, stepDates, stepWords } from "./cancellation.ts";
import { Section } from "./section.tsx";
import type { DepartureView, Step, TourPageData } from "./tour-types.ts";

/** What the price holds, what it does not, and what leaving would cost. */
export function PriceNotes({ data }: { data: TourPageData }) {
  const { tour, steps } = data;
  const departure = data.departure?.status === "cancelled" ? null : data.departure;
  return (
    <Section id="price" title="費用說明">
      <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2 print:grid-cols-2">
        <Items title="費用包含" items={tour.priceIncludes} mark="included" />
        <Items title="費用不包含" items={tour.priceExcludes} mark="excluded" />
      </div>
      {steps.length > 0 && <Cancellation steps={steps} departure={departure} contract={tour.contract} />}
    </Section>
  );
}

const marks = {
  included: <path d="m2 8.5 4 4L14 4" />,
  excluded: <path d="M3 8h10" />,
};

function Items(props: { title: string; items: readonly string[]; mark: keyof typeof marks }) {
  const { title, items, mark } = props;
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-3 border-t border-line">
        {items.map((item) => (
          <li key={item} className="flex gap-3 border-b border-line py-2 leading-relaxed">
            <svg
              aria-hidden="true"
              viewBox="0 0 16 16"
              className={
                mark === "included"
                  ? "mt-2 size-4 shrink-0 fill-none stroke-pine stroke-[1.5]"
                  : "mt-2 size-4 shrink-0 fill-none stroke-muted stroke-[1.5]"
              }
            >
              {marks[mark]}
            </svg>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

type CancellationProps = { steps: readonly Step[]; departure: DepartureView | null; contract: string };

function Cancellation({ steps, departure, contract }: CancellationProps) {
  return (
    <div className="mt-12">
      <h3 className="text-lg">取消的費用</h3>
      <p className="mt-2 max-w-prose leading-prose">
        {departure
          ? "若您取消這一團，依通知的日期，每位大人應賠償團費的比例與金額如下。"
          : "若您取消行程，依通知的時間，應賠償的金額為團費的以下比例。選定出發日期後，可看到實際的日期與金額。"}
      </p>
      <div className={departure ? "mt-4" : "mt-4 max-w-form"}>
        <Table
          caption="依通知日期計算的取消費用"
          captionHidden
          columns={departure ? departureColumns(departure) : tourColumns}
          groups={[{ key: "all", rows: inOrder(steps) }]}
          rowKey={(step) => step.daysFrom}
        />
      </div>
      <p className="mt-3 max-w-prose text-sm leading-normal text-muted">
        實際金額以
        <Link href={contract} className="text-link">
          旅遊契約書
        </Link>
        為準；已代繳的簽證與行政規費另計。
      </p>
    </div>
  );
}

const share: TableColumn<Step> = {
  key: "percent",
  header: "比例",
  cell: ({ percent }) => `${percent}%`,
  numeric: true,
};
const tourColumns: TableColumn<Step>[] = [
  { key: "notice", header: "通知的時間", cell: stepWords, rowHeader: true },
  share,
];

function departureColumns({ dateStart, price }: DepartureView): TableColumn<Step>[] {
  return [
    {
      key: "dates",
      header: "通知的日期",
      rowHeader: true,
      className: "tabular",
      cell: (step) => (
        <>
          <span className="block">{stepDates(step, dateStart)}</span>
          <span className="block text-muted">{stepWords(step)}</span>
        </>
      ),
    },
    share,
    {
      key: "amount",
      header: "每位大人",
      cell: (step) => formatPrice(stepAmount(step, price)),
      numeric: true,
    },
  ];
}
