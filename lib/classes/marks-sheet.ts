import { writePoints } from "#lib/core/write-points.ts";
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
import { emblem } from "./emblem.ts";
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
  const kind = test.items[first?.item ?? -1]?.kind ?? "question";
  const name = kind === "question" ? marksText.items.question(first?.no ?? 0) : marksText.items[kind];
  const isAlike = others.every((other) => worthOf(other) === worthOf(first));
  return isAlike ? `${name} (${marksText.worth(writePoints(worthOf(first)))})` : name;
}

/** The points of a test, a row for each seat and a column for each question of the paper the pupil wrote. */
export function marksSheet(
  { test, rows }: TestWithMarks,
  seats: readonly SeatView[],
  names: ReadonlyMap<number, string>,
): Sheet {
  const hasCodes = test.codes.length > 1;
  const headings = test.items.map((_item, place) => headingAt(test, place));
  const bySeat = new Map(rows.map((row) => [row.number, row]));
  const cellsOf = (seat: SeatView): Cell[] => {
    const row = bySeat.get(seat.number);
    return [
      seat.number,
      names.get(seat.number) ?? emblem.nameOf(seat.emblem),
      ...(hasCodes ? [row?.code ?? null] : []),
      ...(row === undefined ? headings.map(() => null) : pointCells(test, row)),
      ...(row === undefined ? [null, null, null] : totalCells(test, row)),
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

/** By the order of the pupil's paper. */
function pointCells(test: MarkedTest, { code, marks }: MarkRow): Cell[] {
  return itemsOfCode(test, code).map(({ item }) => {
    const mark = marks[item] ?? null;
    return mark === null ? null : pointsOfQuarter * mark.quarters;
  });
}

/** What was won, the mark of the register where nothing is missing, and the wrong answers that were named. */
function totalCells(test: MarkedTest, row: MarkRow): Cell[] {
  if (isAbsent(row)) return [marksText.absent, null, null];
  const total = totalOf(test.items, row.marks);
  return [
    hasTotal(total) ? pointsOfEighth * total.eighths : null,
    total.missing === 0 ? roundMark(total.eighths) : null,
    namedAnswers(test, row),
  ];
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
