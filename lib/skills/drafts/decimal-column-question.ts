import type { Rng } from "#lib/core/rng.ts";
import { carriedInto, type DecimalColumn } from "#lib/questions/column/decimal-column.ts";
import type { ColumnMistake, ColumnView } from "#lib/questions/kinds/column/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { columnText } from "#lib/text/column-text.ts";
import { type Distractor, draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

type Blank = ColumnView["blanks"][number];

interface DecimalColumnDraft extends QuestionDraft {
  readonly column: DecimalColumn;
  /** The hidden digits, from the last place upward; all of the sum where nothing is said. */
  readonly blanks?: readonly Blank[];
  /** Wrong sums in units of the last place, or wrong digits where a single one is hidden; the first that fits is spoken of. */
  readonly distractors: readonly Distractor<number>[];
  /** The sum, or the whole equation where digits of its numbers are hidden. */
  readonly answer: Words;
}

/** The digits a wrong number writes into so many blanks; none where it has more. */
function writtenInto(count: number, { value, feedback, code }: Distractor<number>): ColumnMistake[] {
  if (value < 0 || !Number.isInteger(value) || String(value).length > count || feedback === undefined) return [];
  const digits = Array.from(String(value).padStart(count, "0"), Number).toReversed();
  return [{ digits, isNoted: null, feedback: wordsAsLine(feedback), code }];
}

/** A written sum of decimals filled in digit by digit from the last place; its comma is printed, a carried 1 can be noted. */
export function decimalColumnQuestion(rng: Rng, draft: DecimalColumnDraft): Question {
  const { column, answer } = draft;
  const { rows, decimals } = column;
  const last = rows.length - 1;
  const all = (rows[last] ?? []).flatMap((digit, place) => (digit === null ? [] : [{ row: last, column: place }]));
  const blanks = draft.blanks ?? all;
  const isHidden = (row: number, place: number) => blanks.some((blank) => blank.row === row && blank.column === place);
  const right = blanks.map((blank) => rows[blank.row]?.[blank.column] ?? 0);
  return {
    kind: "column",
    ...draftedFields(rng, draft),
    view: {
      operation: "+",
      rows: rows.map((row, at) => row.map((digit, place) => (isHidden(at, place) ? null : digit))),
      blanks,
      carries: [...column.steps.keys()].slice(1),
      decimals,
    },
    key: {
      digits: right,
      carries: carriedInto(column),
      mistakes: draft.distractors
        .flatMap((distractor) => writtenInto(blanks.length, distractor))
        .filter(({ digits }) => digits.join() !== right.join()),
      wrong: blanks.map((blank) => columnText.wrongColumn(blank.column, decimals)),
    },
    answer: wordsAsLine(answer),
  };
}
