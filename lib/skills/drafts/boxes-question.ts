import { withUnit } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Decimal, writeDecimal } from "#lib/core/write-decimal.ts";
import { writeMixed } from "#lib/core/write-fraction.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import { type Fraction, writtenFraction } from "#lib/questions/fractions/fraction.ts";
import {
  type BoxesKey,
  type BoxesPart,
  boxesOf,
  type NumberBox,
  type PlacesHead,
  typedNumber,
} from "#lib/questions/kinds/boxes/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface BoxesDraft extends QuestionDraft {
  readonly parts: readonly BoxesPart[];
  readonly chart?: PlacesHead;
  /** What belongs into each box, in reading order, as it is typed. */
  readonly values: readonly string[];
  /** Other ways to fill them that are right as well. */
  readonly otherValues?: readonly (readonly string[])[];
  /** The last two boxes are a fraction of which any other of its worth is right as well. */
  readonly isByWorth?: boolean;
  /** Wrong entries, the most telling first; null for whatever is typed. One that is right, or has no room, is passed over. */
  readonly distractors: readonly Distractor<readonly (string | null)[]>[];
  /** Said of each box when it is the first wrong one. */
  readonly wrong: readonly Words[];
  /** The whole answer as it is written: "2 giờ 15 phút". */
  readonly answer: Words;
}

const digitsIn = (typed: string) => typed.replace(",", "").length;

/** A box for a whole number of so many digits. */
export function wholeBox(name: string, maxDigits: number): NumberBox {
  return { name, maxDigits, hasComma: false };
}

/** A question that is answered with numbers typed into a line of boxes. Throws an Error when values and boxes differ in number. */
export function boxesQuestion(rng: Rng, draft: BoxesDraft): Question {
  const { parts, chart, values, otherValues = [], wrong, isByWorth = false } = draft;
  const boxes = boxesOf({ parts });
  if (boxes.length !== values.length || wrong.length !== values.length) {
    throw new Error(`${boxes.length} boxes, ${values.length} values and ${wrong.length} sentences`);
  }
  const fits = (typed: readonly (string | null)[]) =>
    typed.every(
      (value, box) => value === null || (digitsIn(value) <= (boxes[box]?.maxDigits ?? 0) && typedNumber.test(value)),
    );
  const isRight = (typed: readonly (string | null)[]) =>
    [values, ...otherValues].some((way) => typed.every((value, box) => value === null || value === way[box]));
  const mistakes: BoxesKey["mistakes"] = draft.distractors.flatMap(({ value, feedback, code }) =>
    feedback === undefined || isRight(value) || !fits(value)
      ? []
      : [{ values: value, feedback: wordsAsLine(feedback), code }],
  );
  const first = new Map(mistakes.toReversed().map((each) => [each.values.join("; "), each]));
  return {
    kind: "boxes",
    ...draftedFields(rng, draft),
    view: { parts, ...(chart !== undefined && { chart }) },
    key: {
      values,
      ...(otherValues.length > 0 && { otherValues }),
      isByWorth,
      mistakes: mistakes.filter((each) => first.get(each.values.join("; ")) === each),
      wrong: wrong.map(wordsAsLine),
    },
    answer: wordsAsLine(draft.answer),
  };
}

/** As it is typed: without a space between thousands. */
function typedDecimal({ scaled, places }: Decimal): string {
  return writeShortDecimal(scaled, places).replaceAll("\u00a0", "");
}

interface DecimalEntryDraft extends QuestionDraft {
  readonly answer: Decimal;
  /** The most telling first; those below 0, or of more than three decimals, are passed over. */
  readonly distractors: readonly Distractor<Decimal>[];
  /** Said to a wrong number of no known mistake. */
  readonly wrong: Words;
  /** Stands behind the box: "m". */
  readonly unit?: string;
  /** The answer is written with all its places, as a rounded number is: 9,70. */
  readonly isFull?: boolean;
  /** How many digits the box takes at least, for wrong numbers longer than the answer; 4 where nothing is said. */
  readonly leastDigits?: number;
}

/** A decimal (or a whole number that could be one) typed into a box with a comma key. */
export function decimalEntryQuestion(rng: Rng, draft: DecimalEntryDraft): Question {
  const { answer, unit, isFull = false, leastDigits = 4 } = draft;
  const text = (isFull ? writeDecimal : writeShortDecimal)(answer.scaled, answer.places);
  const value = text.replaceAll("\u00a0", "");
  const maxDigits = Math.min(9, Math.max(leastDigits, digitsIn(value) + 1));
  const box: NumberBox = { name: "kết quả", maxDigits, hasComma: true };
  const isWrong = ({ scaled, places }: Decimal) =>
    Number.isSafeInteger(scaled) && scaled >= 0 && scaled * 10 ** answer.places !== answer.scaled * 10 ** places;
  return boxesQuestion(rng, {
    ...draft,
    parts: [{ type: "box", box }, ...(unit === undefined ? [] : [{ type: "text" as const, text: unit }])],
    values: [value],
    distractors: draft.distractors
      .filter((each) => isWrong(each.value))
      .map((each) => ({ ...each, value: [typedDecimal(each.value)] })),
    wrong: [draft.wrong],
    answer: unit === undefined ? text : withUnit(text, unit),
  });
}

/** One digit more than either number has, so that neither box tells how long its number is. */
function widthFor({ top, bottom }: Fraction): number {
  return Math.max(2, String(top).length, String(bottom).length) + 1;
}

interface FractionEntryDraft extends QuestionDraft {
  readonly answer: Fraction;
  /** Any fraction of its worth is right, or only the one that is asked for (in lowest terms, over a given number). */
  readonly isByWorth: boolean;
  readonly distractors: readonly Distractor<Fraction>[];
  /** Said to a wrong number over, and under, the bar. */
  readonly wrong: { readonly top: Words; readonly bottom: Words };
}

/** A fraction whose two numbers are typed. */
export function fractionEntryQuestion(rng: Rng, draft: FractionEntryDraft): Question {
  const { answer, wrong, distractors } = draft;
  const widest = widthFor(answer);
  return boxesQuestion(rng, {
    ...draft,
    parts: [{ type: "fraction", top: wholeBox("tử số", widest), bottom: wholeBox("mẫu số", widest) }],
    values: [String(answer.top), String(answer.bottom)],
    distractors: distractors
      // A wrong entry of the same worth is a right one where worth is what counts.
      .filter(({ value }) => !draft.isByWorth || value.top * answer.bottom !== answer.top * value.bottom)
      .map((each) => ({ ...each, value: [String(each.value.top), String(each.value.bottom)] })),
    wrong: [wrong.top, wrong.bottom],
    answer: writtenFraction(answer),
  });
}

/** A whole number and a fraction below 1 of one worth: 2 3/10. */
interface Mixed extends Fraction {
  readonly whole: number;
}

interface MixedEntryDraft extends QuestionDraft {
  /** Any fraction of its worth is right behind the whole number. */
  readonly answer: Mixed;
  readonly distractors: readonly Distractor<Mixed>[];
  /** Said to a wrong number in each of the boxes. */
  readonly wrong: { readonly whole: Words; readonly top: Words; readonly bottom: Words };
}

/** A mixed number whose three numbers are typed. */
export function mixedEntryQuestion(rng: Rng, draft: MixedEntryDraft): Question {
  const { answer, wrong, distractors } = draft;
  const isWrong = ({ whole, top, bottom }: Mixed) =>
    whole !== answer.whole || top * answer.bottom !== answer.top * bottom;
  const widest = widthFor(answer);
  return boxesQuestion(rng, {
    ...draft,
    parts: [
      { type: "box", box: wholeBox("phần nguyên", String(answer.whole).length + 1) },
      { type: "fraction", top: wholeBox("tử số", widest), bottom: wholeBox("mẫu số", widest) },
    ],
    values: [String(answer.whole), String(answer.top), String(answer.bottom)],
    isByWorth: true,
    distractors: distractors
      .filter(({ value }) => isWrong(value))
      .map((each) => ({ ...each, value: [each.value.whole, each.value.top, each.value.bottom].map(String) })),
    wrong: [wrong.whole, wrong.top, wrong.bottom],
    answer: writeMixed(answer.whole, answer.top, answer.bottom),
  });
}
