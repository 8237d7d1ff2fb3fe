import type { Question } from "#lib/questions/question.ts";
import { drawnTexts } from "./drawn-texts.ts";
import { evaluateMeasured } from "./evaluate-measured.ts";
import { writtenNumber } from "./read-number.ts";

/** A wrong answer with what is said to it. */
export interface Wrong {
  /** As it is written: "64", "67 + 7 = 64". */
  readonly text: string;
  /** Its number, of an equation the result; not a number where it holds several or none. */
  readonly value: number;
  readonly answer: number;
  /** The numbers of the question and its pictures. */
  readonly shown: readonly number[];
  /** The numbers of the answers to choose from. */
  readonly choices: readonly number[];
  readonly said: string;
  readonly asked: string;
}

const written = new RegExp(writtenNumber, "gu");

export function numberOf(text: string): number {
  const read = evaluateMeasured(text);
  return read === null ? Number.NaN : Number(read.value.top) / Number(read.value.bottom);
}

export function numbersIn(text: string): number[] {
  return [...text.matchAll(written)].map(([number]) => numberOf(number));
}

/** The one number of an answer, without its unit; the result of an equation. */
function resultIn(text: string): number {
  const [value = Number.NaN, ...more] = numbersIn(text.split("=").at(-1) ?? "");
  return more.length === 0 ? value : Number.NaN;
}

export const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** The parts of fractions and the measures in a smaller unit as well: a mistake may be made with them. */
function numbersNear(text: string): number[] {
  const parts = text.replaceAll("\u2044", " ; ");
  const large = /\d[ \u00a0](?:kg|lít|l|km)(?!\p{L})/u.test(text) ? numbersIn(text).map((number) => number * 1000) : [];
  return [...numbersIn(text), ...numbersIn(parts), ...large];
}

/** What a pupil may answer wrong, each with what is said to it. */
export function listWrong(question: Question): Wrong[] {
  const { prompt, figures, answer, kind, view, key } = question;
  const shown = numbersNear([prompt.text, ...figures.flatMap(drawnTexts), ...figures.map(({ alt }) => alt)].join("; "));
  const own = { asked: prompt.text, shown, answer: resultIn(answer.text) };
  if (kind === "choice") {
    const choices = view.choices.map(({ text }) => resultIn(text));
    return view.choices.flatMap(({ text }, place) => {
      const said = key.feedback[place]?.text;
      return said === undefined ? [] : [{ ...own, choices, text, value: resultIn(text), said }];
    });
  }
  if (kind === "boxes") {
    return key.mistakes.flatMap(({ values, feedback }) => {
      // Of a fraction or several numbers no single operation tells the value.
      const value = values.length === 1 ? numberOf(values[0] ?? "") : Number.NaN;
      return [{ ...own, choices: [value], text: values.join("; "), value, said: feedback.text }];
    });
  }
  if (kind === "paint") {
    return key.mistakes.map(({ count, feedback }) => ({
      ...own,
      choices: [count],
      text: String(count),
      value: count,
      said: feedback.text,
    }));
  }
  if (kind !== "number") return [];
  return key.mistakes.map(({ value, feedback }) => ({
    ...own,
    choices: [value],
    text: String(value),
    value,
    said: feedback.text,
  }));
}

type Operation = (a: number, b: number) => number;
export const plus: Operation = (a, b) => a + b;
export const minus: Operation = (a, b) => Math.abs(a - b);
export const times: Operation = (a, b) => a * b;
export const over: Operation = (a, b) => a / b;

/** The numbers a mistake may have been made with: those of the question, or of the equation itself. */
function operandsOf({ text, shown }: Wrong): readonly number[] {
  return text.includes("=") ? numbersIn(text.split("=")[0] ?? "") : shown;
}

/** Whether the wrong number comes from an operation with two of the numbers. */
export function comesFrom(operation: Operation) {
  return (wrong: Wrong) => {
    const numbers = operandsOf(wrong);
    // "một phần mấy" asks for the number below the stroke.
    const values = [wrong.value, 1 / wrong.value];
    return numbers.some((a, at) =>
      numbers.some((b, other) => at !== other && values.some((value) => isNear(operation(a, b), value))),
    );
  };
}

export const isShown = ({ value, shown }: Wrong) => shown.some((number) => isNear(number, value));
export const isLess = ({ value, answer }: Wrong) => value < answer;
export const isMore = ({ value, answer }: Wrong) => value > answer;
export const saysIt = ({ value }: Wrong, [first = Number.NaN]: readonly number[]) => isNear(value, first);

/** A nought in front is not written. */
export function haveSameDigits(a: number, b: number): boolean {
  const length = Math.max(String(a).length, String(b).length);
  const [first, second] = [a, b].map((number) => Array.from(String(number).padStart(length, "0")).toSorted().join(""));
  return first === second;
}

/** Too many steps lead past the answer, backwards below it. */
export const isPast = (wrong: Wrong) => (wrong.asked.includes("lùi") ? isLess(wrong) : isMore(wrong));

/** Another place of the comma, other noughts at the end. */
export function isShifted({ value, answer }: Wrong): boolean {
  const places = Math.log10(value / answer);
  return isNear(places, Math.round(places)) && Math.round(places) !== 0;
}

/** One more or less in some places. */
export const isOneOff = ({ value, answer }: Wrong) => /^[01]+$/u.test(String(Math.abs(value - answer)));

/** What is left of one of the numbers, or of a hundred per cent. */
export const isRest = ({ value, answer, shown }: Wrong) =>
  [...shown, 100, 1].some((whole) => isNear(whole - answer, value));

/** The smaller digit taken from the larger one, column by column. */
export function turnedDigits(a: number, b: number): number {
  const length = Math.max(String(a).length, String(b).length);
  const [first, second] = [a, b].map((number) => Array.from(String(number).padStart(length, "0"), Number));
  return Number(first?.map((digit, at) => Math.abs(digit - (second?.[at] ?? 0))).join(""));
}

/** Before it is divided there is the answer so many times, or the sum or the difference of what is given. */
export function isNotDivided(wrong: Wrong, [by = 0]: readonly number[]): boolean {
  const halves = { ...wrong, shown: [...wrong.shown, ...wrong.shown.flatMap((number) => [number / by, number * by])] };
  return isNear(wrong.value, wrong.answer * by) || comesFrom(plus)(halves) || comesFrom(minus)(halves);
}

/** The same digits but for the noughts. */
export function haveSameCounters({ value, answer }: Wrong): boolean {
  const [first, second] = [value, answer].map((number) => String(number).replace(/[0.]/gu, ""));
  return first === second;
}

export const hasSides = ({ asked }: Wrong) => /chiều dài \d/u.test(asked) && /chiều rộng \d/u.test(asked);
export const isTurned = ({ value, answer }: Wrong) => isNear(value * answer, 1);
export const around: Operation = (a, b) => (a + b) * 2;
export const comesFromAny = (wrong: Wrong) =>
  [plus, minus, times, over].some((operation) => comesFrom(operation)(wrong));
