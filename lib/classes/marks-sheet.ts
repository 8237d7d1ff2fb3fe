import { writePoints } from "#lib/core/write-points.ts";
import { itemsOfCode, type Mark, type MarkedTest, type MarkRow, wrongAnswersOf } from "#lib/marks/marked-test.ts";
import { roundMark, type Total, totalOf } from "#lib/marks/totals.ts";
import { marksText } from "#lib/text/marks-text.ts";
import { sheetText as text } from "#lib/text/sheet-text.ts";
import type { SeatView } from "./class-view.ts";
import { emblem } from "./emblem.ts";
import type { Cell, Sheet } from "./write-workbook.ts";

/** A test with the points of its class. */
export interface TestWithMarks {
  readonly test: MarkedTest;
  readonly rows: readonly MarkRow[];
}

const pointsOfQuarter = 0.25;
const pointsOfEighth = 0.125;

/** The points of a test, a row for each seat and a column for each question; by the order of code A. */
export function marksSheet(
  { test, rows }: TestWithMarks,
  seats: readonly SeatView[],
  names: ReadonlyMap<number, string>,
): Sheet {
  const hasCodes = test.codes.length > 1;
  const order = itemsOfCode(test, "A");
  const headings = order.map(({ item, no }) => {
    const of = test.items[item];
    const name =
      of?.kind === "question" || of === undefined ? marksText.items.question(no ?? 0) : marksText.items[of.kind];
    return `${name} (${marksText.worth(writePoints(of?.quarters ?? 0))})`;
  });
  const bySeat = new Map(rows.map((row) => [row.number, row]));
  const cellsOf = (seat: SeatView): Cell[] => {
    const row = bySeat.get(seat.number);
    const marks = row?.marks ?? test.items.map(() => null);
    const points = order.map(({ item }) => pointsOf(marks[item] ?? null));
    return [
      seat.number,
      names.get(seat.number) ?? emblem.nameOf(seat.emblem),
      ...(hasCodes ? [row?.code ?? null] : []),
      ...points,
      ...totalCells(totalOf(test.items, marks), test.items.length),
      row === undefined ? null : namedAnswers(test, row),
    ];
  };
  const columns = [
    { heading: text.number, width: 6 },
    { heading: text.name, width: 24 },
    ...(hasCodes ? [{ heading: marksText.columns.code, width: 9 }] : []),
    ...headings.map((heading) => ({ heading, width: 12 })),
    { heading: marksText.columns.total, width: 9 },
    { heading: marksText.columns.mark, width: 9 },
    { heading: text.namedAnswers, width: 60 },
  ];
  return {
    name: text.marks,
    columns: columns.map(({ width }) => ({ width })),
    rows: [columns.map(({ heading }) => heading), ...seats.map(cellsOf)],
    fixedColumns: 2,
  };
}

const pointsOf = (mark: Mark | null): Cell => (mark === null ? null : pointsOfQuarter * mark.quarters);

/** What was won, and the mark of the register where nothing is missing. */
function totalCells({ eighths, missing }: Total, all: number): Cell[] {
  return [missing === all ? null : pointsOfEighth * eighths, missing === 0 ? roundMark(eighths) : null];
}

/** "Câu 3: 62; Câu 5: hình B"; null where none was named. */
function namedAnswers(test: MarkedTest, { code, marks }: MarkRow): string | null {
  const named = itemsOfCode(test, code).flatMap((coded) => {
    const known = wrongAnswersOf(coded);
    const given = (marks[coded.item]?.slips ?? []).flatMap((slip) => known[slip]?.given ?? []);
    return given.length === 0 ? [] : [`${marksText.items.question(coded.no ?? 0)}: ${given.join(", ")}`];
  });
  return named.length === 0 ? null : named.join("; ");
}
