import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { isNear, listWrong, numbersIn, type Wrong } from "./wrong-answers.ts";

/** Decimals are worked as whole numbers of the smallest place a school knows. */
const places = 4;
const unit = 10 ** places;

function digitsOf(value: number, length: number): number[] {
  const whole = Math.round(value * unit);
  return Array.from({ length }, (_, at) => Math.floor(whole / 10 ** at) % 10);
}

const columns = (values: readonly number[]) =>
  Math.max(...values.map((value) => String(Math.round(value * unit)).length));

/** One column of a sum as a pupil works it: the digit written and what may be taken along to the next. */
type Step = (carried: number, column: number) => { readonly digit: number; readonly next: number }[];

/** Whether columns worked from the ones upward may come to `value`; what is left over is written in front or forgotten. */
function canReach(value: number, length: number, step: Step): boolean {
  let carried: readonly number[] = [0];
  for (const [column, wanted] of digitsOf(value, length).entries()) {
    const ways = carried.flatMap((each) => step(each, column));
    carried = [...new Set(ways.filter(({ digit }) => digit === wanted).map(({ next }) => next))];
  }
  const front = Math.floor(Math.round(value * unit) / 10 ** length);
  return front === 0 ? carried.length > 0 : carried.includes(front);
}

const written = (total: number) =>
  [0, -1, 1, -Math.floor(total / 10)].map((off) => ({ digit: total % 10, next: Math.floor(total / 10) + off }));

/** Whether it comes out when in any columns the carried number is left out, or one more or less. */
function isWronglyAdded(value: number, numbers: readonly number[]): boolean {
  const length = columns(numbers);
  const rows = numbers.map((number) => digitsOf(number, length));
  return canReach(value, length, (carried, column) =>
    written(rows.reduce((sum, row) => sum + (row[column] ?? 0), carried)).filter(({ next }) => next >= 0),
  );
}

/** The same where a number is multiplied by one digit. */
function isWronglyMultiplied(value: number, number: number, digit: number): boolean {
  const length = columns([number]);
  const row = digitsOf(number, length);
  return canReach(value, length, (carried, column) =>
    written((row[column] ?? 0) * digit + carried).filter(({ next }) => next >= 0),
  );
}

/** Whether it comes out when in any columns the 1 is not paid back or paid for nothing, or the smaller digit is taken from the larger. */
function isWronglySubtracted(value: number, whole: number, part: number): boolean {
  const length = columns([whole, part]);
  const [top, lower] = [digitsOf(whole, length), digitsOf(part, length)];
  return canReach(value, length, (paid, column) => {
    const rest = (top[column] ?? 0) - (lower[column] ?? 0) - paid;
    const turned = Math.abs((top[column] ?? 0) - (lower[column] ?? 0));
    if (rest >= 0) return [0, 1].map((next) => ({ digit: rest, next }));
    return [0, 1, 2].flatMap((next) => [
      { digit: (rest + 10) % 10, next },
      { digit: turned, next },
    ]);
  });
}

interface Coded extends Wrong {
  readonly code: MistakeCode;
}

/** The numbers without their second reading, in which the parts of fractions are told apart. */
function once(shown: readonly number[]): readonly number[] {
  const half = shown.slice(0, shown.length / 2);
  return half.join() === shown.slice(shown.length / 2).join() ? half : [...new Set(shown)];
}

const classNames = /\d\p{Lu}/gu;

/**
 * The numbers a wrong answer is worked out from: those of the equation or the prompt, in large and small units, or of the picture.
 * Of more than two only all together make a sum whose columns are known.
 */
function operandsOf({ text, shown, asked }: Wrong): readonly number[] {
  if (text.includes("=")) return numbersIn(text.split("=")[0] ?? "");
  const told = numbersIn(asked.replace(classNames, ""));
  return told.length === 0 ? once(shown) : told;
}

type Pair = readonly [number, number];

/** Both orders of two numbers; a measure also in a unit a thousandth as large, as the question may show it. */
function pairsOf(wrong: Coded): Pair[] {
  const [a, b, ...more] = operandsOf(wrong);
  if (a === undefined || b === undefined || more.length > 0) return [];
  const sizes = (number: number) =>
    [number, number * 1000].filter((each) => each === number || wrong.shown.includes(each));
  return sizes(a).flatMap((one) =>
    sizes(b).flatMap((other): Pair[] => [
      [one, other],
      [other, one],
    ]),
  );
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** For each sum that has the answer, and each product with one digit, whether the wrong number comes of a wrong carry. */
function asSums(wrong: Coded): boolean[] {
  const { answer, value } = wrong;
  const pairs = pairsOf(wrong);
  const lists = [...pairs, operandsOf(wrong)].filter((list) => list.length > 1 && isNear(sumOf(list), answer));
  const products = pairs.filter(([a, b]) => b < 10 && Number.isInteger(b) && isNear(a * b, answer));
  return [
    ...lists.map((list) => isWronglyAdded(value, list)),
    ...products.map(([a, b]) => isWronglyMultiplied(value, a, b)),
  ];
}

/** For each difference that has the answer, whether the wrong number comes of a wrong borrow. */
function asDifferences(wrong: Coded): boolean[] {
  const pairs = pairsOf(wrong).filter(([a, b]) => isNear(a - b, wrong.answer));
  return pairs.map(([a, b]) => isWronglySubtracted(wrong.value, a, b));
}

/** 3,5 and 1,4 have the same sum and product: which of them is asked for is not seen. */
const isAmbiguous = (wrong: Coded) =>
  pairsOf(wrong).some(([a, b]) => isNear(a * b, wrong.answer) && isNear(a + b, a * b));

/** Where the question shows no sum or difference that has the answer (a graph, several steps) nothing is claimed. */
function isWorkedSo(wrong: Coded): boolean {
  const [own, other] = wrong.code === "CARRY" ? [asSums, asDifferences] : [asDifferences, asSums];
  const ways = own(wrong);
  return ways.length === 0 ? other(wrong).length === 0 : ways.includes(true) || isAmbiguous(wrong);
}

/** The digits alone; among decimals noughts are left out, for they may stand at the end or in front. */
function digitsIn(text: string, isDecimal: boolean): string {
  const digits = text.replace(/\D/gu, "");
  return isDecimal ? digits.replaceAll("0", "") : digits;
}

/** What stands before the comma and behind it, each as a number. */
const partsOf = (number: number) => String(number).split(".").map(Number);

/** The sums of the columns, or of the parts before and behind the comma, written side by side. */
function sideBySide([a, b]: Pair): string[] {
  const length = columns([a, b]);
  const [first, second] = [digitsOf(a, length), digitsOf(b, length)];
  const sums = first.map((digit, at) => digit + (second[at] ?? 0)).slice(places);
  const [[whole = 0, tail = 0], [otherWhole = 0, otherTail = 0]] = [partsOf(a), partsOf(b)];
  return [
    sums.toReversed().join(""),
    `${whole + otherWhole}${tail + otherTail}`,
    `${whole - otherWhole}${Math.abs(tail - otherTail)}`,
    `${whole * otherWhole}${tail * otherTail}`,
    // Behind the comma place below place.
    `${whole - otherWhole}${Math.round(Math.abs((a % 1) - (b % 1)) * unit)}`,
  ];
}

/** The numbers of the question, of the left side of an equation and of the answer, parted at the comma. */
function piecesOf({ text, shown }: Wrong, answer: string): string[] {
  const [left = ""] = text.includes("=") ? text.split("=") : [];
  const numbers = [...shown.map(String), ...left.split("⁄"), answer.split(" ").at(-1) ?? ""];
  return numbers.flatMap((number) => number.split(/[.,]/u)).filter((piece) => Number(piece) !== 0);
}

/** Whether the wrong number is made of others that are written one behind the other. Of three decimals nothing is claimed. */
function isPutTogether(wrong: Coded, answer: string): boolean {
  if (Number.isNaN(wrong.value)) return false;
  const operands = operandsOf(wrong);
  const isDecimal = [wrong.value, wrong.answer, ...operands].some((number) => !Number.isInteger(number));
  if (isDecimal && operands.length > 2) return true;
  const pieces = piecesOf(wrong, answer);
  const joined = pieces.flatMap((one) => pieces.map((other) => `${one}${other}`));
  const all = [...joined, ...pairsOf(wrong).flatMap(sideBySide)];
  const value = digitsIn(String(wrong.value), isDecimal);
  return all.some((text) => digitsIn(text, isDecimal) === value);
}

function isSo(wrong: Coded, answer: string): boolean {
  if (wrong.code === "CONCAT") return isPutTogether(wrong, answer);
  const isComputed = ["CARRY", "BORROW"].includes(wrong.code);
  return !isComputed || Number.isNaN(wrong.value) || Number.isNaN(wrong.answer) || isWorkedSo(wrong);
}

/** The codes of the wrong answers, in the order of `listWrong`. */
function codesOf({ kind, key }: Question): (MistakeCode | null)[] {
  if (kind === "choice") return (key.mistakes ?? []).filter((_, place) => key.feedback[place] !== null);
  if (kind === "number" || kind === "boxes") return key.mistakes.map(({ code }) => code ?? null);
  return [];
}

/** One wrong digit does not tell a carry, whatever stands beside it; taken the wrong way round, a digit tells itself. */
function columnFaults({ kind, key, prompt }: Question): string[] {
  if (kind !== "column") return [];
  return key.mistakes
    .filter(({ code, digits }) => (code === "CONCAT" || code === "CARRY") && digits.includes(null))
    .map(({ code, digits }) => `${code} names every ${digits.join()} of ${prompt.text}`);
}

/** Mistakes whose name can be recomputed, and that do not lead to the wrong answer they stand beside. */
export function codeFaults(question: Question): string[] {
  const codes = codesOf(question);
  const faults = listWrong(question).flatMap((wrong, place): string[] => {
    const code = codes[place] ?? null;
    if (code === null || isSo({ ...wrong, code }, question.answer.text)) return [];
    return [`${code} does not lead to ${wrong.text} in ${question.prompt.text} (${question.answer.text})`];
  });
  return [...faults, ...columnFaults(question)];
}
