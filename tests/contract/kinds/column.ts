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

/** A row as it is written: whole, or with the comma behind its ones. */
function writtenIn(row: readonly (number | null)[], decimals: number): string {
  const places = row.slice(0, decimals).toReversed().join("");
  const whole = String(numberIn(row.slice(decimals)));
  return places === "" ? whole : `${whole},${places}`;
}

/** What goes into each column, found by adding the numbers, or what was taken and what is left. */
function carriedInto({ operation }: View, rows: readonly (readonly (number | null)[])[]): number[] {
  if (operation === "×") {
    const carried = new Map(carriedByProduct(rows).map(([column = 0, digit = 0]) => [column, digit]));
    return [...(rows[0] ?? []).keys()].map((column) => carried.get(column + 1) ?? 0);
  }
  const added = operation === "+" ? rows.slice(0, -1) : rows.slice(1);
  const into: number[] = [];
  for (const column of (rows[0] ?? []).keys()) {
    const sum = added.reduce((all, row) => all + (row[column] ?? 0), into.at(-1) ?? 0);
    into.push(Math.floor(sum / 10));
  }
  return into;
}

/** What does not fit the squares, before anything is counted. */
function shapeFaults({ rows, blanks }: View, key: Key): string[] {
  const faults: string[] = [];
  if (rows.length < 3 || new Set(rows.map((row) => row.length)).size !== 1) faults.push("the squares are uneven");
  if (blanks.some(({ row, column }) => rows[row]?.[column] !== null)) faults.push("a blank holds a digit");
  if (key.digits.length !== blanks.length || key.wrong.length !== blanks.length) faults.push("the key is out of step");
  return faults;
}

/** Numbers that no one writes so: a nought in front, no ones, a gap between two digits. */
function numberFaults(rows: readonly (readonly (number | null)[])[], decimals: number): string[] {
  const faults: string[] = [];
  for (const row of rows) {
    const [first, last] = [row.findIndex((digit) => digit !== null), row.findLastIndex((digit) => digit !== null)];
    if (last > decimals && row[last] === 0) faults.push("a number starts with 0");
    if (row[decimals] === null) faults.push("a number without ones");
    if (row.slice(first, last + 1).includes(null)) faults.push("a number with a gap");
  }
  return faults;
}

/** The numbers as an equation, and their result alone. */
function toldIn({ operation, decimals = 0 }: View, rows: readonly (readonly (number | null)[])[]): [string, string] {
  const numbers = rows.map((row) => writtenIn(row, decimals));
  const result = numbers.at(-1) ?? "";
  return [`${numbers.slice(0, -1).join(` ${operation} `)} = ${result}`, result];
}

function columnFaults(view: View, key: Key, answer: Line): string[] {
  const { carries, operation, decimals = 0 } = view;
  const whole = filled(view, key.digits);
  const numbers = whole.map(numberIn);
  const [top = 0, ...others] = numbers.slice(0, -1);
  const worked = others.reduce((all, each) => ({ "+": all + each, "−": all - each, "×": all * each })[operation], top);
  const into = carriedInto(view, whole);
  const faults = [...shapeFaults(view, key), ...numberFaults(whole, decimals)];
  if (worked !== numbers.at(-1)) faults.push("the column is not true");
  const digits = carriedByProduct(whole).map(([, digit]) => digit);
  if ((operation === "×" ? digits.join() : undefined) !== key.carried?.join()) faults.push("another digit is carried");
  if (into.flatMap((carry, column) => (carry > 0 ? [column + 1] : [])).join() !== key.carries.join())
    faults.push("the carried ones are not true");
  if (operation !== "×" && into.some((carry) => carry > 1)) faults.push("more than 1 is carried");
  if (key.carries.some((column) => !carries.includes(column))) faults.push("a carried one cannot be noted");
  if (!toldIn(view, whole).includes(ungrouped(answer))) faults.push("another answer");
  return faults;
}

export const columnContract: KindContract<"column"> = {
  faults: columnFaults,
  isRight: (view, _, answer, { digits }) => {
    const [equation, result] = toldIn(view, filled(view, digits));
    const told = answer.text.includes("=") ? equation : result;
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
