import { ButtonLink } from "../button.tsx";
import { ChipLink, RemovableChip } from "../chip.tsx";
import { Disclosure } from "../disclosure.tsx";
import { EmptyState } from "../empty-state.tsx";
import { formatDate, formatDuration, formatSeats } from "../format.ts";
import { LoadingRidge } from "../loading-ridge.tsx";
import { MonthStrip } from "../month-strip.tsx";
import { Pagination } from "../pagination.tsx";
import { Picture } from "../picture.tsx";
import { Price } from "../price.tsx";
import { Skeleton, SkeletonText } from "../skeleton.tsx";
import { FormationPill, StatusPill } from "../status-pill.tsx";
import { Table } from "../table.tsx";
import type { TableColumn } from "../table.tsx";
import { Tabs } from "../tabs.tsx";
import { departures, image } from "./gallery-data.ts";
import { GallerySection } from "./gallery-section.tsx";

type Row = (typeof departures)[number];

const columns: TableColumn<Row>[] = [
  {
    key: "date",
    header: "出發日期",
    cell: (row) => <span className="tabular whitespace-nowrap">{formatDate(row.date)}</span>,
  },
  {
    key: "tour",
    header: "行程",
    rowHeader: true,
    cell: (row) => (
      <a href={`/tours/${row.id}`} className="text-link">
        {row.tour}
      </a>
    ),
  },
  {
    key: "days",
    header: "天數",
    cell: (row) => <span className="whitespace-nowrap">{formatDuration(row.days, row.nights)}</span>,
  },
  { key: "price", header: "團費", numeric: true, cell: (row) => <Price amount={row.price} size="small" /> },
  {
    key: "seats",
    header: "席次",
    cell: (row) => <span className="whitespace-nowrap">{formatSeats(row.seats)}</span>,
  },
  { key: "status", header: "報名", cell: (row) => <StatusPill status={row.status} /> },
  { key: "formation", header: "成團", cell: (row) => <FormationPill formation={row.formation} toForm={2} /> },
];

const month = (value: string, count: number, current = false) => ({
  month: value,
  href: `/tour-list?dateStart=${value}-01`,
  count,
  current,
});

/** Everything that shows records: tables, signs, prices, pictures, pages. */
export function GalleryLists() {
  return (
    <>
      <GallerySection title="狀態與價格">
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          <StatusPill status="open" />
          <StatusPill status="few_left" />
          <StatusPill status="waitlist" />
          <StatusPill status="closed" />
          <StatusPill status="cancelled" />
        </p>
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          <FormationPill formation="forming" />
          <FormationPill formation="nearly_formed" toForm={2} />
          <FormationPill formation="formed" />
        </p>
        <p className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
          <Price amount={45_900} from size="large" />
          <Price amount={45_900} from />
          <Price amount={45_900} size="small" />
          <Price amount={null} />
        </p>
      </GallerySection>
      <GallerySection title="月份與篩選">
        <MonthStrip
          label="依月份出發"
          months={[
            month("2026-11", 4),
            month("2026-12", 12, true),
            month("2027-01", 9),
            month("2027-02", 21),
            month("2027-03", 0),
            month("2027-04", 30),
          ]}
        />
        <div className="flex flex-wrap gap-2">
          <ChipLink href="?tags=極光" count={12} current>
            極光
          </ChipLink>
          <ChipLink href="?tags=賞櫻" count={8}>
            賞櫻
          </ChipLink>
          <RemovableChip href="/tours" name="日本" />
          <RemovableChip href="/tours" name="2026 年 12 月" />
        </div>
      </GallerySection>
      <GallerySection title="表格">
        <Table
          caption="近期出發"
          columns={columns}
          rowKey={(row) => row.id}
          scrolls
          className="min-w-4xl"
          groups={[
            { key: "2026-12", title: "2026 年 12 月", rows: departures.slice(0, 2) },
            { key: "2027-01", title: "2027 年 1 月", rows: departures.slice(2) },
          ]}
        />
        <Pagination page={4} lastPage={20} href={(page) => `?page=${page}`} />
        <Pagination label="分頁（第一頁）" page={1} lastPage={3} href={(page) => `?page=${page}`} />
      </GallerySection>
      <GallerySection title="分頁標籤與展開">
        <Tabs
          label="費用"
          tabs={[
            { key: "includes", title: "費用包含", content: "機票、住宿、行程內餐食與門票。" },
            { key: "excludes", title: "費用不包含", content: "護照費用、個人花費與小費。" },
            { key: "remarks", title: "注意事項", content: "行程順序依當地實際情況調整。" },
          ]}
        />
        <div className="border-t border-line">
          <Disclosure summary="報名後可以更改出發日期嗎？" open>
            <p className="max-w-prose">出發前 30 日可更改一次，請與我們的客服人員聯絡。</p>
          </Disclosure>
          <Disclosure summary="餐食可以配合素食嗎？">
            <p className="max-w-prose">可以，請在報名時註明。</p>
          </Disclosure>
        </div>
      </GallerySection>
      <GallerySection title="圖片與等待">
        <div className="grid grid-cols-2 gap-6 md:grid-cols-3">
          <Picture image={image} sizes="33vw" className="aspect-[4/3] rounded-sm" />
          <Skeleton className="aspect-[4/3]" />
          <SkeletonText lines={4} className="content-start" />
        </div>
        <LoadingRidge className="py-8" />
      </GallerySection>
      <GallerySection title="空白頁">
        <EmptyState
          title="沒有符合的行程"
          heading="h3"
          action={<ButtonLink href="/tours">看看相近的行程</ButtonLink>}
        >
          12 月還沒有冰島的出發日期，最近的一團在 2027 年 1 月。
        </EmptyState>
      </GallerySection>
    </>
  );
}
