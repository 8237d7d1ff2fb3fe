import type { ColumnFigure } from "#lib/questions/figures/column.ts";
import type { ColumnMistake } from "#lib/questions/kinds/column/grading.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import { columnBoardText } from "#lib/text/column-board-text.ts";
import { columnText as text } from "#lib/text/column-text.ts";
import type { ColumnSetting } from "./build-column-question.ts";
import { carryCodes } from "./column-mistakes.ts";
import { type ColumnStep, columnSteps } from "./column-steps.ts";
import { squaresOf } from "./squares-of.ts";
import { workedColumn } from "./worked-column.ts";

interface Blank {
  /** 0 the upper number, 1 the lower one. */
  readonly row: number;
  readonly column: number;
}

interface Missing extends ColumnSetting {
  readonly steps: readonly ColumnStep[];
  readonly blanks: readonly Blank[];
}

function digitAt(step: ColumnStep | undefined, row: number): number {
  return (row === 0 ? step?.top : step?.lower) ?? 0;
}

/** What the digit in question goes together with: "Mấy cộng 6 thì được 13?" */
function thinkLine(missing: Missing, { row, column }: Blank) {
  const { operation, steps } = missing;
  const step = steps[column];
  const other = digitAt(step, 1 - row);
  const digit = step?.digit ?? 0;
  const ten = step?.hasCarryOut === true ? 10 : 0;
  const isCarried = step?.hasCarryIn === true;
  if (row === 0 && column === 1 && missing.b < 10 && !isCarried) return text.hintBroughtDown;
  if (operation === "+") return text.hintAddend(other, digit + ten, isCarried);
  return row === 0 ? text.hintTop(digit, other, isCarried) : text.hintTaken(other + ten, digit);
}

/** Where the one missing digit stands above what is taken from it, the step is turned round only in the next hint. */
function openingLine({ operation, steps }: Missing, { row, column }: Blank) {
  const step = steps[column];
  const isPlain = step !== undefined && step.lower !== null && !step.hasCarryIn && !step.hasCarryOut;
  return operation === "−" && row === 0 && isPlain
    ? text.hintColumnTop(column, step.lower ?? 0, step.digit)
    : text.hintColumn(column);
}

function hintsOf(missing: Missing, figure: (marked: number) => Help["figures"]): Help[] {
  const [first] = missing.blanks;
  const last = missing.blanks.at(-1);
  if (first === undefined || last === undefined) {
    throw new Error("No digit is missing");
  }
  const isCarried = missing.steps[last.column]?.hasCarryIn === true;
  const think = { ...thinkLine(missing, first), figures: figure(first.column) };
  const opening = missing.blanks.length === 1 ? openingLine(missing, first) : text.hintColumnFirst(first.column);
  const carried = isCarried ? [{ ...text.hintCarried, figures: figure(last.column) }] : [];
  return [
    { ...opening, figures: figure(first.column) },
    ...(missing.blanks.length === 1 ? [...carried, think] : [think, ...carried]),
  ];
}

/** A digit of the tens that leaves out the carried 1. */
function forgottenCarry({ operation, steps, blanks }: Missing): ColumnMistake[] {
  return blanks.flatMap(({ row, column }, place) => {
    const step = steps[column];
    if (step?.hasCarryIn !== true) return [];
    const isLess = operation === "−" && row === 0;
    const digit = digitAt(step, row) + (isLess ? -1 : 1);
    const digits = blanks.map((blank, at) => (at === place ? digit : digitAt(steps[blank.column], blank.row)));
    const forgotten = [
      { digits, isNoted: true, feedback: text.mistakeCarryNotAdded, code: carryCodes[operation] },
      { digits, isNoted: false, feedback: text.mistakeCarryForgotten, code: carryCodes[operation] },
    ];
    return digit < 0 || digit > 9 ? [] : forgotten;
  });
}

function pickBlanks({ rng, b }: ColumnSetting, howMany: 1 | 2): Blank[] {
  const tensRow = b > 9 ? rng.int(0, 1) : 0;
  const ones = { row: rng.int(0, 1), column: 0 };
  const tens = { row: tensRow, column: 1 };
  return howMany === 2 ? [ones, tens] : [rng.pick([ones, tens])];
}

/** A finished column of two digits in which one digit or two are missing: "Chữ số nào còn thiếu?" */
export function buildMissingDigitsQuestion(setting: ColumnSetting, howMany: 1 | 2): Question {
  const { operation, a, b, canCarry, rng } = setting;
  const steps = columnSteps(operation, a, b);
  const result = operation === "+" ? a + b : a - b;
  const whole = [a, b, result].map((number) => squaresOf(number, steps.length));
  const blanks = pickBlanks(setting, howMany);
  const isBlank = (row: number, column: number) => blanks.some((blank) => blank.row === row && blank.column === column);
  const rows = whole.map((squares, row) => squares.map((digit, column) => (isBlank(row, column) ? null : digit)));
  const missing = { ...setting, steps, blanks };
  const missed = blanks.map(({ row, column }) => ({ column, digit: digitAt(steps[column], row) }));
  const carries = steps.flatMap((step, column) => (step.hasCarryOut ? [column + 1] : []));
  const shown = whole.map((squares, row) =>
    squares.map((digit, column) => (isBlank(row, column) ? "?" : (digit?.toString() ?? null))),
  );
  const [top = "", lower = ""] = shown.map((squares) => squares.toReversed().join(""));
  const figure = (marked: number): ColumnFigure[] => [
    {
      type: "column",
      operation,
      rows: shown,
      hasResult: true,
      carries: [],
      marked,
      alt: columnBoardText.sheetAlt(operation, top, lower, String(result)),
    },
  ];
  return {
    kind: "column",
    prompt: howMany === 1 ? text.promptDigit : text.promptDigits,
    figures: [],
    view: { operation, rows, blanks, carries: canCarry ? [...steps.keys()].slice(1) : [] },
    key: {
      digits: missed.map(({ digit }) => digit),
      carries,
      mistakes: canCarry ? forgottenCarry(missing) : [],
      wrong: blanks.map(({ column }) => text.wrongColumn(column)),
    },
    hints: hintsOf(missing, figure),
    explanation: {
      ...text.explainMissing(operation, a, b, result, steps, missed),
      figures: [workedColumn(operation, a, b, "done")],
    },
    praise: rng.pick(text.praiseDigits),
    answer: text.equation(operation, a, b, result),
    identity: `digits ${top}${operation}${lower}=${result}`,
  };
}
