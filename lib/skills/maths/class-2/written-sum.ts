import { columnSteps } from "#lib/questions/column/column-steps.ts";
import { squaresOf } from "#lib/questions/column/squares-of.ts";
import { workedColumn } from "#lib/questions/column/worked-column.ts";
import type { ColumnFigure } from "#lib/questions/figures/column.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { columnBoardText } from "#lib/text/column-board-text.ts";
import { columnText } from "#lib/text/column-text.ts";

/** A sum or a difference of numbers up to 1000; `a` has as many digits as the result. */
export interface WrittenSum {
  readonly operation: "+" | "−";
  readonly a: number;
  readonly b: number;
}

/** What the sum comes to. */
export function resultOf({ operation, a, b }: WrittenSum): number {
  return operation === "+" ? a + b : a - b;
}

/** The sum without its result: "47 + 36". */
export function writtenOf({ operation, a, b }: WrittenSum): string {
  return `${a} ${operation} ${b}`;
}

/** What comes out when each column is worked for itself by `work`, the ones first. */
function byColumns({ a, b }: WrittenSum, work: (top: number, lower: number) => number): number {
  const columns = String(a).length;
  const lowers = squaresOf(b, columns);
  return squaresOf(a, columns).reduce<number>(
    (sum, top, column) => sum + work(top ?? 0, lowers[column] ?? 0) * 10 ** column,
    0,
  );
}

function concatOf({ a, b }: WrittenSum): number {
  const columns = String(a).length;
  const lowers = squaresOf(b, columns);
  const sums = squaresOf(a, columns).map((top, column) => (top ?? 0) + (lowers[column] ?? 0));
  return Number(sums.toReversed().join(""));
}

const forgotten = "Con quên nhớ 1 rồi. Con tính lại nhé!";

/** What is said where the smaller digit was taken from the larger one: "Con trừ ngược 9 − 6 rồi. …" */
function turnedAround({ operation, a, b }: WrittenSum): string {
  const step = columnSteps(operation, a, b).find(({ hasCarryOut }) => hasCarryOut);
  const again = "Con tính lại từng cột nhé!";
  if (step === undefined) return again;
  const { top, lower } = step;
  // The two numbers of the column may be the result itself: 16 − 8.
  if ([top, lower, top + 10].includes(a - b)) return again;
  return `Con trừ ngược ${lower} − ${top} rồi. Con lấy ${top + 10} − ${lower} nhé!`;
}

/** The numbers that named mistakes of a written sum lead to. */
export function sumDistractors(sum: WrittenSum): readonly Distractor<number>[] {
  const { operation, a, b } = sum;
  const result = resultOf(sum);
  if (operation === "+" && a < 10 && b < 10) return shortSumDistractors(a, b);
  const rest = [
    mistake("OFF1", result + 1, "Con tính lại cột đơn vị nhé!"),
    mistake("OFF1", result - 1, "Con xem lại các chữ số ở cột đơn vị nhé!"),
    mistake("OFF10", result + 10, "Con tính lại cột chục nhé!"),
    mistake("OFF10", result - 10, "Con xem lại các chữ số ở cột chục nhé!"),
  ];
  if (operation === "+") {
    return [
      mistake(
        "CARRY",
        byColumns(sum, (top, lower) => (top + lower) % 10),
        forgotten,
      ),
      mistake("CONCAT", concatOf(sum), "Mỗi cột chỉ viết một chữ số. Con nhớ 1 nhé!"),
      // A 1 is carried out of ones that do not reach ten.
      ...(columnSteps(operation, a, b)[0]?.hasCarryOut === false
        ? [mistake("CARRY", result + 10, "Cột đơn vị chưa đến 10 nên không nhớ 1.")]
        : []),
      // Nobody takes a result of 0 for a sum.
      ...(a === b ? [] : [mistake("OP", a - b, "Đây là phép cộng. Con cộng hai số nhé!")]),
      ...rest,
    ];
  }
  const turned = byColumns(sum, (top, lower) => Math.abs(top - lower));
  const unpaid = byColumns(sum, (top, lower) => (top - lower + 10) % 10);
  return [
    // 70 − 45 comes to 35 by either mistake.
    mistake("BORROW", turned, turned === unpaid ? "Con tính lại từng cột, có nhớ 1 nhé!" : turnedAround(sum)),
    mistake("BORROW", unpaid, forgotten),
    mistake("OP", a + b, "Đây là phép trừ. Con trừ hai số nhé!"),
    ...rest,
  ];
}

/** Results of wrong sums; a number of the story comes of being copied, whatever else may lead to it. */
export function storyDistractors(sum: WrittenSum, given: readonly Distractor<number>[]): readonly Distractor<number>[] {
  const isGiven = (value: number) => given.some((each) => each.value === value);
  return [...sumDistractors(sum).filter(({ value }) => !isGiven(value)), ...given];
}

/** Wrong sums of two numbers of one digit, which have no columns. */
function shortSumDistractors(a: number, b: number): Distractor<number>[] {
  const near = `Gần đúng rồi. Con tính lại ${a} + ${b} nhé!`;
  return [
    mistake("CARRY", (a + b) % 10, "Tổng phải lớn hơn cả hai số. Con tính lại nhé!"),
    mistake("OFF1", a + b + 1, near),
    mistake("OFF1", a + b - 1, near),
    ...(a === b ? [] : [mistake("OP", Math.abs(a - b), "Đây là phép cộng. Con cộng hai số nhé!")]),
  ];
}

/** Numbers one or ten away from the answer, each with the place that is wrong. */
export function nearResults(answer: number): readonly Distractor<number>[] {
  return [
    mistake("OFF10", answer + 10, "Con tính lại hàng chục nhé!"),
    mistake("OFF10", answer - 10, "Con xem lại các chữ số ở hàng chục nhé!"),
    mistake("OFF1", answer + 1, "Con tính lại hàng đơn vị nhé!"),
    mistake("OFF1", answer - 1, "Con xem lại các chữ số ở hàng đơn vị nhé!"),
  ];
}

/** The sum set out in a column, the result to be found. */
export function sumColumn(sum: WrittenSum, marked: number | null): ColumnFigure {
  const { operation, a, b } = sum;
  const columns = String(a).length;
  const row = (number: number) => squaresOf(number, columns).map((digit) => digit?.toString() ?? null);
  return {
    type: "column",
    operation,
    rows: [row(a), row(b)],
    hasResult: false,
    carries: [],
    marked,
    alt: columnBoardText.sheetAlt(operation, String(a), String(b), null),
  };
}

/** How a sum is worked column by column. */
export function sumHints(sum: WrittenSum): readonly HelpWords[] {
  const { operation, a, b } = sum;
  const [ones] = columnSteps(operation, a, b);
  if (ones === undefined) throw new Error(`Nothing to add in ${writtenOf(sum)}`);
  const { hasCarryOut } = ones;
  const next = hasCarryOut ? "Con tính cột tiếp theo. Con đừng quên số nhớ nhé!" : "Con tính tiếp cột bên trái.";
  return withoutLeaks(resultOf(sum), [
    { say: "Con đặt tính thẳng cột, rồi tính từ cột đơn vị.", figures: [sumColumn(sum, 0)] },
    columnText.hintOnes(operation, ones),
    next,
  ]);
}

/** The sum worked column by column, with its result. */
export function sumExplanation({ operation, a, b }: WrittenSum): HelpWords {
  const say = columnText.explain(operation, a, b, resultOf({ operation, a, b }), columnSteps(operation, a, b));
  return { say, figures: [workedColumn(operation, a, b, "done")] };
}
