import { writePoints } from "#lib/core/write-points.ts";
import { itemWords } from "#lib/marks/item-words.ts";
import {
  type CodedItem,
  isAbsent,
  itemsOfCode,
  type MarkedTest,
  type MarkRow,
  wrongAnswersOf,
} from "#lib/marks/marked-test.ts";
import { hasTotal, roundMark, totalOf } from "#lib/marks/totals.ts";
import { marksText } from "#lib/text/marks-text.ts";
import { sheetText as text } from "#lib/text/sheet-text.ts";
import type { SeatView } from "./class-view.ts";
import { type Column, seatSheet } from "./seat-sheet.ts";
import type { Cell, Sheet } from "./write-workbook.ts";

/** A test with the points of its class. */
export interface TestWithMarks {
  readonly test: MarkedTest;
  readonly rows: readonly MarkRow[];
}

const pointsOfQuarter = 0.25;
const pointsOfEighth = 0.125;

/** "Câu 3 (0,5 đ)": what stands at a place of the paper; on codes that differ there without what it is worth. */
function headingAt(test: MarkedTest, place: number): string {
  const [first, ...others] = test.codes.map(({ items }) => items[place]);
  const worthOf = (coded: CodedItem | undefined) => test.items[coded?.item ?? -1]?.quarters ?? 0;
  const name = itemWords({ kind: test.items[first?.item ?? -1]?.kind ?? "question", no: first?.no ?? null });
  const isAlike = others.every((other) => worthOf(other) === worthOf(first));
  return isAlike ? `${name} (${marksText.worth(writePoints(worthOf(first)))})` : name;
}

interface Row {
  readonly seat: SeatView;
  /** Absent where nothing is known of the seat. */
  readonly row: MarkRow | undefined;
}

/** The points of a test, a row for each seat and a column for each question of the paper the pupil wrote. */
export function marksSheet(
  { test, rows }: TestWithMarks,
  seats: readonly SeatView[],
  names: ReadonlyMap<number, string>,
): Sheet {
  const bySeat = new Map(rows.map((row) => [row.number, row]));
  const code: Column<Row> = { heading: marksText.columns.code, width: 9, cell: ({ row }) => row?.code ?? null };
  return seatSheet(
    text.marks,
    names,
    seats.map((seat): Row => ({ seat, row: bySeat.get(seat.number) })),
    [
      ...(test.codes.length > 1 ? [code] : []),
      ...test.items.map(
        (_item, place): Column<Row> => ({
          heading: headingAt(test, place),
          width: 12,
          cell: ({ row }) => (row === undefined ? null : pointsAt(test, row, place)),
        }),
      ),
      {
        heading: marksText.columns.total,
        width: 9,
        cell: ({ row }) => (row === undefined ? null : totalCell(test, row)),
      },
      {
        heading: marksText.columns.mark,
        width: 9,
        cell: ({ row }) => (row === undefined ? null : registerCell(test, row)),
      },
      {
        heading: text.namedAnswers,
        width: 60,
        cell: ({ row }) => (row === undefined ? null : namedAnswers(test, row)),
      },
    ],
  );
}

/** By the order of the pupil's paper. */
function pointsAt(test: MarkedTest, { code, marks }: MarkRow, place: number): Cell {
  const mark = marks[itemsOfCode(test, code)[place]?.item ?? -1] ?? null;
  return mark === null ? null : pointsOfQuarter * mark.quarters;
}

/** What was won, or that the pupil was absent. */
function totalCell({ items }: MarkedTest, row: MarkRow): Cell {
  if (isAbsent(row)) return marksText.absent;
  const total = totalOf(items, row.marks);
  return hasTotal(total) ? pointsOfEighth * total.eighths : null;
}

/** The mark of the register where nothing is missing. */
function registerCell({ items }: MarkedTest, { marks }: MarkRow): Cell {
  const { eighths, missing } = totalOf(items, marks);
  return missing === 0 ? roundMark(eighths) : null;
}

/** "Câu 3: 62; Câu 5: hình B"; null where none was named. */
function namedAnswers(test: MarkedTest, { code, marks }: MarkRow): string | null {
  const named = itemsOfCode(test, code).flatMap((coded) => {
    const known = wrongAnswersOf(coded);
    const given = (marks[coded.item]?.slips ?? []).flatMap((slip) => known[slip]?.given ?? []);
    return given.length === 0
      ? []
      : [`${itemWords({ kind: test.items[coded.item]?.kind ?? "question", no: coded.no })}: ${given.join(", ")}`];
  });
  return named.length === 0 ? null : named.join("; ");
}
