import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { apply, isUndone, resultOf, type Sign, type TwoSigns, twoSignsQuestion } from "./two-signs-question.ts";

const range = [0, 99] as const;

/** Any two signs; two sums in a row are the least of it. */
const signPairs: readonly (readonly [Sign, Sign])[] = [
  ["+", "−"],
  ["−", "+"],
  ["+", "−"],
  ["−", "+"],
  ["−", "−"],
  ["+", "+"],
];

/** Three digits of one place that stay within 0 and `most` at each step; `least` is what every number has there at least. */
function pickDigits(
  rng: Rng,
  [one, other]: readonly [Sign, Sign],
  { least, start, most }: { readonly least: number; readonly start: number; readonly most: number },
): readonly [number, number, number] {
  const [from, to] = one === "+" ? [start, most - (other === "+" ? 2 : 1) * least] : [2 * least + start, most];
  const first = rng.int(from, to);
  const second =
    one === "+" ? rng.int(least, most - first - (other === "+" ? least : 0)) : rng.int(least, first - least);
  const middle = apply(first, one, second);
  const third = other === "+" ? rng.int(least, most - middle) : rng.int(least, middle);
  return [first, second, third];
}

/** "50 + 20 − 30". */
function buildTensQuestion(rng: Rng): Question {
  const signs = rng.pick(signPairs);
  const [first, second, third] = pickDigits(rng, signs, { least: 1, start: 1, most: 9 });
  const sum: TwoSigns = { numbers: [first * 10, second * 10, third * 10], signs };
  if (resultOf(sum) === 0 || isUndone(sum)) return buildTensQuestion(rng);
  const round = "Các số đều tròn chục. Kết quả cũng tròn chục. Con tính lại nhé!";
  return twoSignsQuestion(rng, {
    sum,
    range,
    step: 10,
    distractors: [
      mistake("ZERO", resultOf(sum) / 10, "Con tính đúng số chục rồi. Con viết thành số tròn chục nhé!"),
      mistake("OFF1", resultOf(sum) + 1, round),
      mistake("OFF1", resultOf(sum) - 1, round),
    ],
  });
}

/** "42 + 5 − 3": the tens stay as they are. */
function buildOnesQuestion(rng: Rng): Question {
  const signs = rng.pick(signPairs);
  const [first, second, third] = pickDigits(rng, signs, { least: 1, start: 0, most: 9 });
  const tens = rng.int(1, 9) * 10;
  const middleInTens = apply(tens + first, signs[0], second * 10);
  const inTens = apply(middleInTens, signs[1], third * 10);
  const sum: TwoSigns = { numbers: [tens + first, second, third], signs };
  if (isUndone(sum)) return buildOnesQuestion(rng);
  const result = resultOf(sum);
  return twoSignsQuestion(rng, {
    sum,
    range,
    step: 10,
    distractors: [
      ...(result % 10 === 0 ? [mistake("ZERO", result / 10, "Con xem lại số chục, số đơn vị của kết quả nhé!")] : []),
      ...(middleInTens < 0
        ? []
        : [mistake("PLACE", inTens, `Số ${second} và số ${third} chỉ có đơn vị. Con đừng tính vào số chục nhé!`)]),
    ],
  });
}

/** "35 + 42 − 24", now and then in centimetres. */
function buildTwoDigitsQuestion(rng: Rng): Question {
  const signs = rng.pick(signPairs);
  const tens = pickDigits(rng, signs, { least: 1, start: 1, most: 9 });
  const ones = pickDigits(rng, signs, { least: 0, start: 0, most: 9 });
  const numberAt = (place: 0 | 1 | 2) => tens[place] * 10 + ones[place];
  const sum: TwoSigns = { numbers: [numberAt(0), numberAt(1), numberAt(2)], signs };
  // Round tens alone are asked for before.
  if (sum.numbers.every((number) => number % 10 === 0) || isUndone(sum) || resultOf(sum) === 0)
    return buildTwoDigitsQuestion(rng);
  const onesAlone = resultOf({ numbers: ones, signs });
  const withoutSecond = apply(sum.numbers[0], signs[1], sum.numbers[2]);
  // A card with the measures must not show the answer.
  const isMeasured = !sum.numbers.includes(resultOf(sum)) && rng.int(0, 2) === 0;
  return twoSignsQuestion(rng, {
    sum,
    range,
    step: 10,
    distractors: [
      mistake(
        "PARTIAL",
        onesAlone,
        onesAlone === withoutSecond
          ? "Con xem lại hàng chục. Con tính đủ cả ba số nhé!"
          : "Con mới tính hàng đơn vị. Con tính cả hàng chục nhé!",
      ),
    ],
    ...(isMeasured && { unit: "cm" }),
  });
}

/** Two signs within 100 (curriculum, c1-two-signs-100): round tens, ones to a number of two digits, three numbers of two digits. */
export const twoSigns100 = defineNumberSkill({
  id: "c1-two-signs-100",
  classId: "1",
  title: "Tính có hai dấu trong phạm vi 100",
  generate(difficulty, rng) {
    if (difficulty === 1) return buildTensQuestion(rng);
    return difficulty === 2 ? buildOnesQuestion(rng) : buildTwoDigitsQuestion(rng);
  },
});
