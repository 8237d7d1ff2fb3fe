import { sheetText as text } from "#lib/text/sheet-text.ts";
import type { SeatView } from "./class-view.ts";
import { emblem } from "./emblem.ts";
import type { Cell, Sheet } from "./write-workbook.ts";

export interface Column<Row> {
  readonly heading: string;
  readonly width: number;
  readonly cell: (row: Row) => Cell;
}

/** A sheet whose rows are about seats: number and name stand before the other columns and stay in sight. */
export function seatSheet<Row extends { readonly seat: SeatView }>(
  name: string,
  names: ReadonlyMap<number, string>,
  rows: readonly Row[],
  rest: readonly Column<Row>[],
): Sheet {
  const columns: readonly Column<Row>[] = [
    { heading: text.number, width: 6, cell: ({ seat }) => seat.number },
    { heading: text.name, width: 24, cell: ({ seat }) => names.get(seat.number) ?? emblem.nameOf(seat.emblem) },
    ...rest,
  ];
  return {
    name,
    columns: columns.map(({ width }) => ({ width })),
    rows: [columns.map(({ heading }) => heading), ...rows.map((row) => columns.map(({ cell }) => cell(row)))],
    fixedColumns: 2,
  };
}
