import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["column"]["view"];
type Key = Kinds["column"]["key"];

/** An answer without the spaces between its thousands. */
const ungrouped = (answer: Line) => answer.text.replaceAll("\u00a0", "");

/** A row as the number it reads; an empty square in front counts nothing. */
function numberIn(row: readonly (number | null)[]): number {
  return row.reduce<number>((sum, digit, column) => sum + (digit ?? 0) * 10 ** column, 0);
}

function filled({ rows, blanks }: View, digits: readonly number[]): (number | null)[][] {
  const copy = rows.map((row) => [...row]);
  for (const [place, { row, column }] of blanks.entries()) {
    const line = copy[row];
    if (line !== undefined) line[column] = digits[place] ?? null;
  }
  return copy;
}

/** What a product with one digit carries, by what the columns below come to. */
function carriedByProduct([top = [], lower = []]: readonly (readonly (
  | number
  | null
)[])[]): readonly (readonly number[])[] {
  const by = numberIn(lower);
  return top.slice(1).flatMap((_, below) => {
    const carry = Math.floor((numberIn(top.slice(0, below + 1)) * by) / 10 ** (below + 1));
    return carry === 0 ? [] : [[below + 1, carry]];
  });
}

/** The columns a 1 goes into, found by adding the lower number to what it is added to, or to the result. */
function carriedInto({ operation }: View, rows: readonly (readonly (number | null)[])[]): number[] {
  const [top = [], lower = [], result = []] = rows;
  if (operation === "×") return carriedByProduct(rows).map(([column = 0]) => column);
  const other = operation === "+" ? top : result;
  const into: number[] = [];
  let carry = 0;
  for (const column of top.keys()) {
    carry = (other[column] ?? 0) + (lower[column] ?? 0) + carry > 9 ? 1 : 0;
    if (carry === 1) into.push(column + 1);
  }
  return into;
}

/** What does not fit the squares, before anything is counted. */
function shapeFaults({ rows, blanks }: View, key: Key): string[] {
  const faults: string[] = [];
  if (rows.length !== 3 || new Set(rows.map((row) => row.length)).size !== 1) faults.push("the squares are uneven");
  if (blanks.some(({ row, column }) => rows[row]?.[column] !== null)) faults.push("a blank holds a digit");
  if (key.digits.length !== blanks.length || key.wrong.length !== blanks.length) faults.push("the key is out of step");
  return faults;
}

function columnFaults(view: View, key: Key, answer: Line): string[] {
  const { carries, operation } = view;
  const whole = filled(view, key.digits);
  const [top = 0, lower = 0, result = 0] = whole.map(numberIn);
  const faults = shapeFaults(view, key);
  const worked = { "+": top + lower, "−": top - lower, "×": top * lower }[operation];
  if (worked !== result) faults.push("the column is not true");
  const digits = carriedByProduct(whole).map(([, digit]) => digit);
  if ((operation === "×" ? digits.join() : undefined) !== key.carried?.join()) faults.push("another digit is carried");
  if (whole.some((row) => row.findLast((digit) => digit !== null) === 0)) faults.push("a number starts with 0");
  if (whole.some((row) => row[0] === null)) faults.push("a number without ones");
  if (carriedInto(view, whole).join() !== key.carries.join()) faults.push("the carried ones are not true");
  if (key.carries.some((column) => !carries.includes(column))) faults.push("a carried one cannot be noted");
  if (![String(result), `${top} ${operation} ${lower} = ${result}`].includes(ungrouped(answer)))
    faults.push("another answer");
  return faults;
}

export const columnContract: KindContract<"column"> = {
  faults: columnFaults,
  isRight: (view, _, answer, { digits }) => {
    const [top, lower, result] = filled(view, digits).map(numberIn);
    const told = answer.text.includes("=") ? `${top} ${view.operation} ${lower} = ${result}` : String(result);
    return digits.length === view.blanks.length && told === ungrouped(answer);
  },
  isAnswerAsked: false,
  feedback: (key) => [...key.mistakes.map((mistake) => mistake.feedback), ...key.wrong],
  lines: () => [],
  anotherKey: (key, other) => ({
    digits: key.digits.map((digit) => 9 - digit),
    carries: [],
    mistakes: [],
    wrong: key.wrong.map(() => other),
  }),
};
