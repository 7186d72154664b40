import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type TableColumn<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures stand under one another, to the right. */
  numeric?: boolean;
  /** This cell names its row for a screen reader. */
  rowHeader?: boolean;
  className?: string;
};

export type TableGroup<Row> = { key: string; title?: ReactNode; rows: readonly Row[] };

type TableProps<Row> = {
  /** What the table holds; read out, and shown unless `captionHidden`. */
  caption: ReactNode;
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  groups: readonly TableGroup<Row>[];
  rowKey: (row: Row) => string | number;
  /** The table scrolls sideways in its own box (heads then stick to that box, not to the page). */
  scrolls?: boolean;
  className?: string;
};

/**
 * A dense table on hairlines: heads stay in view while the page scrolls, groups (months) have their own
 * line, figures are aligned. On a phone a page shows cards instead, or lets it scroll.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden, columns, groups, rowKey, scrolls, className } = props;
  const table = (
    <table className={classNames("w-full border-collapse text-sm leading-table", className)}>
      <caption className={captionHidden ? "sr-only" : "pb-3 text-left text-base font-medium"}>
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={cellClass(column, "table-head")}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key}>
          {group.title !== undefined && (
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length}
                className="border-b border-ridge-3 pt-8 pb-2 text-left text-lg leading-normal font-semibold"
              >
                {group.title}
              </th>
            </tr>
          )}
          {group.rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
  if (!scrolls) return table;
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={typeof caption === "string" ? caption : "表格"}
      className="overflow-x-auto"
    >
      {table}
    </section>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const className = cellClass(column, "border-b border-line py-3 font-normal");
  return column.rowHeader ? (
    <th scope="row" className={className}>
      {column.cell(row)}
    </th>
  ) : (
    <td className={className}>{column.cell(row)}</td>
  );
}

function cellClass<Row>(column: TableColumn<Row>, extra: string): string {
  return classNames(
    "px-3 align-baseline first:pl-0 last:pr-0",
    column.numeric ? "tabular text-right" : "text-left",
    extra,
    column.className,
  );
}
