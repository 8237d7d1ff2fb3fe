import type { Rng } from "#lib/core/rng.ts";
import { type CarriedNote, carriedNotes } from "#lib/questions/column/carried-notes.ts";
import { columnSteps } from "#lib/questions/column/column-steps.ts";
import { squaresOf } from "#lib/questions/column/squares-of.ts";
import type { ColumnOperation } from "#lib/questions/figures/column.ts";
import type { ColumnMistake, ColumnView } from "#lib/questions/kinds/column/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { carriesOfProduct } from "#lib/questions/working/carries-of.ts";
import { columnText } from "#lib/text/column-text.ts";
import { type Distractor, draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

type Blank = ColumnView["blanks"][number];

interface ColumnDraft extends QuestionDraft {
  readonly operation: ColumnOperation;
  /** The upper number, the lower one (of a product a single digit) and the result, which is not longer than the upper one. */
  readonly numbers: readonly [first: number, second: number, result: number];
  /** The hidden digits, from the ones upward; all of the result where nothing is said. `row` 0 is the upper number. */
  readonly blanks?: readonly Blank[];
  /** Wrong results, or wrong digits where a single one is hidden; the first that fits is spoken of. */
  readonly distractors: readonly Distractor<number>[];
  /** The result, or the whole sum where digits of its numbers are hidden. */
  readonly answer: Words;
}

/** The digits a wrong number writes into so many blanks; none where it has more. */
function writtenInto(count: number, { value, feedback, code }: Distractor<number>): ColumnMistake[] {
  if (value < 0 || !Number.isInteger(value) || String(value).length > count || feedback === undefined) return [];
  const digits = squaresOf(value, count).map((digit) => digit ?? 0);
  return [{ digits, isNoted: null, feedback: wordsAsLine(feedback), code }];
}

/** What is carried into which columns. */
function carriesOf(operation: ColumnOperation, first: number, second: number): CarriedNote[] {
  if (operation === "×") {
    return carriesOfProduct(first, second).flatMap((digit, column) => (digit === null ? [] : [{ column, digit }]));
  }
  const steps = columnSteps(operation, first, second);
  return carriedNotes({ carries: steps.flatMap((step, column) => (step.hasCarryOut ? [column + 1] : [])) });
}

/** A written sum filled in digit by digit from the ones; what is carried can be noted. */
export function columnQuestion(rng: Rng, draft: ColumnDraft): Question {
  const { operation, numbers, answer } = draft;
  const [first, second, result] = numbers;
  const columns = String(first).length;
  const carried = carriesOf(operation, first, second);
  const all = Array.from(String(result), (_, column) => ({ row: 2, column }));
  const blanks = draft.blanks ?? all;
  const isHidden = (row: number, column: number) =>
    blanks.some((blank) => blank.row === row && blank.column === column);
  const whole = numbers.map((number) => squaresOf(number, columns));
  const right = blanks.map(({ row, column }) => whole[row]?.[column] ?? 0);
  const mistakes = draft.distractors
    .flatMap((distractor) => writtenInto(blanks.length, distractor))
    .filter(({ digits }) => digits.join() !== right.join());
  return {
    kind: "column",
    ...draftedFields(rng, draft),
    view: {
      operation,
      rows: whole.map((squares, row) => squares.map((digit, column) => (isHidden(row, column) ? null : digit))),
      blanks,
      carries: Array.from({ length: columns - 1 }, (_, column) => column + 1),
    },
    key: {
      digits: right,
      carries: carried.map(({ column }) => column),
      ...(operation === "×" && { carried: carried.map(({ digit }) => digit) }),
      mistakes,
      wrong: blanks.map(({ column }) => columnText.wrongColumn(column)),
    },
    answer: wordsAsLine(answer),
  };
}
