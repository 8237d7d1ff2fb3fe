import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { Operation } from "./machine.ts";
import { type Calculation, displayAfter, isFinished, readRow } from "./row.ts";

/** A pocket calculator on which a calculation is pressed. */
export interface CalculatorView {
  /** Whether the point has to be pressed for a comma, which is said before the first key. */
  readonly hasPoint: boolean;
}

/** What is said of a number that was not pressed as it should be. */
export interface NumberSentences {
  /** As it is worth: "12.5". */
  readonly number: string;
  readonly pointLeftOut: Line;
  readonly pointMoved: Line;
  readonly digitLeftOut: Line;
  readonly digitTooMany: Line;
  readonly other: Line;
}

export interface CalculatorKey {
  /** What stands on the display in the end. */
  readonly display: string;
  /**
   * Rows of keys that lead there, the usual one first. Any row is right that ends with a result, shows the display, and is made of
   * the numbers, operations and % of one of these, in whatever order: a result that was worked out in the head is not, nor
   * another sum that happens to come to the same.
   */
  readonly rows: readonly string[];
  readonly said: {
    readonly unfinished: Line;
    readonly typed: Line;
    readonly percentLeftOut: Line;
    readonly percentTooMany: Line;
    readonly partial: Line;
    /** The two numbers of a difference or a quotient the wrong way round. */
    readonly turned: Line;
    /** Two calculations in the wrong order. */
    readonly order: Line;
    readonly operations: readonly { readonly asked: Operation; readonly pressed: Operation; readonly feedback: Line }[];
    readonly numbers: readonly NumberSentences[];
    readonly other: Line;
  };
}

export interface CalculatorResponse {
  /** The keys, with nothing that was cleared again: "12.5×4=". */
  readonly keys: string;
}

/** What a list has more than another one, each as often as it has it more. */
function surplus<Each>(list: readonly Each[], other: readonly Each[]): Each[] {
  const left = [...other];
  return list.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const isSame = <Each>(list: readonly Each[], other: readonly Each[]) =>
  list.length === other.length && surplus(list, other).length === 0;

function isMadeOf(pressed: Calculation, asked: Calculation): boolean {
  return (
    isSame(pressed.numbers, asked.numbers) &&
    isSame(pressed.operations, asked.operations) &&
    pressed.percents === asked.percents
  );
}

function grade({ display, rows }: CalculatorKey, { keys }: CalculatorResponse): boolean {
  if (!isFinished(keys) || displayAfter(keys) !== display) return false;
  const pressed = readRow(keys);
  return rows.some((row) => isMadeOf(pressed, readRow(row)));
}

const digitsOf = (number: string) => number.replace(".", "");

/** Whether a number is another one without one of its digits. */
function isShortOf(number: string, other: string): boolean {
  return [...other].some((sign, at) => sign !== "." && other.slice(0, at) + other.slice(at + 1) === number);
}

export type Fault =
  | { readonly type: Exclude<keyof CalculatorKey["said"], "operations" | "numbers"> }
  | { readonly type: "operation"; readonly asked: Operation; readonly pressed: Operation }
  | { readonly type: "number"; readonly number: string; readonly slip: Exclude<keyof NumberSentences, "number"> };

function slipOf(pressed: string, asked: string): Exclude<keyof NumberSentences, "number"> {
  if (asked.includes(".") && digitsOf(pressed) === digitsOf(asked))
    return pressed.includes(".") ? "pointMoved" : "pointLeftOut";
  if (isShortOf(pressed, asked)) return "digitLeftOut";
  return isShortOf(asked, pressed) ? "digitTooMany" : "other";
}

/** The one thing that was pressed in the place of the one that is missing; null where more than one thing differs. */
function onlyOther<Each>(pressed: readonly Each[], asked: readonly Each[]): { wrong: Each; missing: Each } | null {
  const [wrong, ...moreWrong] = surplus(pressed, asked);
  const [missing, ...moreMissing] = surplus(asked, pressed);
  const isOne = moreWrong.length === 0 && moreMissing.length === 0;
  return isOne && wrong !== undefined && missing !== undefined ? { wrong, missing } : null;
}

/** All keys were pressed, and no other ones. */
function orderFault(pressed: Calculation, asked: Calculation): Fault {
  if (asked.operations.length > 1) return { type: "order" };
  return { type: pressed.numbers.toReversed().join() === asked.numbers.join() ? "turned" : "other" };
}

/** What keeps a finished row from being one that is right; null where more than one thing does. */
function faultBeside(pressed: Calculation, asked: Calculation): Fault | null {
  const isOfNumbers = isSame(pressed.numbers, asked.numbers);
  const isOfOperations = isSame(pressed.operations, asked.operations);
  const percents = pressed.percents - asked.percents;
  if (isOfNumbers && isOfOperations) {
    if (percents === 0) return orderFault(pressed, asked);
    return { type: percents < 0 ? "percentLeftOut" : "percentTooMany" };
  }
  const more = [...surplus(pressed.numbers, asked.numbers), ...surplus(pressed.operations, asked.operations)];
  if (more.length === 0) return { type: "partial" };
  return percents === 0 && isOfNumbers !== isOfOperations ? slipBeside(pressed, asked) : null;
}

/** Another operation with the same numbers, or another number with the same operations. */
function slipBeside(pressed: Calculation, asked: Calculation): Fault | null {
  const operation = onlyOther(pressed.operations, asked.operations);
  if (operation !== null) return { type: "operation", asked: operation.missing, pressed: operation.wrong };
  const number = onlyOther(pressed.numbers, asked.numbers);
  if (number === null) return null;
  return { type: "number", number: number.missing, slip: slipOf(number.wrong, number.missing) };
}

/** What went wrong in a row that is not right. */
export function findFault({ rows }: CalculatorKey, { keys }: CalculatorResponse): Fault {
  if (!isFinished(keys)) return { type: "unfinished" };
  const pressed = readRow(keys);
  if (pressed.numbers.length === 1 && pressed.percents === 0) return { type: "typed" };
  const faults = rows.flatMap((row) => faultBeside(pressed, readRow(row)) ?? []);
  return faults[0] ?? { type: "other" };
}

function feedback(key: CalculatorKey, response: CalculatorResponse): Line | null {
  if (grade(key, response)) return null;
  const { said } = key;
  const fault = findFault(key, response);
  if (fault.type === "operation") {
    const { asked, pressed } = fault;
    return said.operations.find((each) => each.asked === asked && each.pressed === pressed)?.feedback ?? said.other;
  }
  if (fault.type === "number")
    return said.numbers.find(({ number }) => number === fault.number)?.[fault.slip] ?? said.other;
  return said[fault.type];
}

export const calculatorGrading: Grading<CalculatorKey, CalculatorResponse> = {
  field: "keys",
  hearing: "question",
  help: "figures",
  grade,
  feedback,
};
