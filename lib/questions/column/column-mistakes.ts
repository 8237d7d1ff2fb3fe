import type { ColumnMistake } from "#lib/questions/kinds/column/grading.ts";
import { columnText as text } from "#lib/text/column-text.ts";
import { type ColumnStep, columnSteps } from "./column-steps.ts";
import { squaresOf } from "./squares-of.ts";

type Operation = "+" | "−";

const any = null;

/** What it is called when a 1 is forgotten or carried for nothing. */
export const carryCodes = { "+": "CARRY", "−": "BORROW" } as const;

function operationMistakes(operation: Operation, a: number, b: number): ColumnMistake[] {
  const other = operation === "+" ? a - b : a + b;
  const digits = squaresOf(other, 2).map((digit) => digit ?? 0);
  return other > 99 ? [] : [{ digits, isNoted: null, feedback: text.mistakeOperation(operation), code: "OP" }];
}

function onesMistakes(operation: Operation, { top, lower, hasCarryOut }: ColumnStep): ColumnMistake[] {
  if (!hasCarryOut || lower === null) return [];
  if (operation === "+")
    return [{ digits: [1, any], isNoted: null, feedback: text.mistakeTenWritten(top, lower), code: "PLACE" }];
  return [
    { digits: [lower - top, any], isNoted: null, feedback: text.mistakeSmallerFromLarger(top, lower), code: "BORROW" },
  ];
}

/** The one digit below was written under the tens and counted there. */
function alignmentMistakes(operation: Operation, ones: ColumnStep, tens: ColumnStep): ColumnMistake[] {
  if (tens.lower !== null || ones.lower === null) return [];
  const shifted = operation === "+" ? tens.top + ones.lower : tens.top - ones.lower;
  return [any, ones.top].map((first) => ({
    digits: [first ?? ones.digit, shifted],
    isNoted: null,
    feedback: text.mistakeNotAligned(ones.lower ?? 0),
    code: "PLACE" as const,
  }));
}

function carryMistakes(operation: Operation, ones: ColumnStep, tens: ColumnStep): ColumnMistake[] {
  const paid = operation === "+" ? 1 : -1;
  const code = carryCodes[operation];
  if (!ones.hasCarryOut) {
    return [{ digits: [ones.digit, tens.digit + paid], isNoted: null, feedback: text.mistakeCarryMade, code }];
  }
  const digits = [ones.digit, tens.digit - paid];
  return [
    { digits, isNoted: true, feedback: text.mistakeCarryNotAdded, code },
    { digits, isNoted: false, feedback: text.mistakeCarryForgotten, code },
  ];
}

/** A 1 that is noted or not and left out of the column it goes into, all else right: columns of three digits and more. */
function forgottenOnes(operation: Operation, steps: readonly ColumnStep[]): ColumnMistake[] {
  return steps.flatMap((step, column) => {
    const digit = step.digit + (operation === "+" ? -1 : 1);
    if (!step.hasCarryIn || digit < 0 || digit > 9) return [];
    const digits = steps.map((each, at) => (at === column ? digit : each.digit));
    return [
      { digits, isNoted: true, feedback: text.mistakeCarryNotAdded, code: carryCodes[operation] },
      { digits, isNoted: false, feedback: text.mistakeCarryForgottenInto(column), code: carryCodes[operation] },
    ];
  });
}

/**
 * Wrong fillings of the two squares of a + b or a − b by named mistake (curriculum: OP, CARRY, BORROW, PLACE).
 * Without `canCarry` nothing is said of a 1 that was carried for nothing: class 1 does not know of it.
 */
export function columnMistakes(operation: Operation, a: number, b: number, canCarry: boolean): ColumnMistake[] {
  const steps = columnSteps(operation, a, b);
  const [ones, tens] = steps;
  if (ones === undefined || tens === undefined) {
    throw new Error(`${a} has no tens`);
  }
  if (steps.length > 2) return forgottenOnes(operation, steps);
  const all = [
    ...operationMistakes(operation, a, b),
    ...onesMistakes(operation, ones),
    ...(canCarry ? carryMistakes(operation, ones, tens) : []),
    ...alignmentMistakes(operation, ones, tens),
  ];
  const right = [ones.digit, tens.digit];
  const isWritable = (digit: number | null) => digit === null || (digit >= 0 && digit <= 9);
  return all.filter(
    ({ digits }) => digits.every(isWritable) && digits.some((digit, place) => digit !== null && digit !== right[place]),
  );
}
