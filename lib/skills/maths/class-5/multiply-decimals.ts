import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import {
  commaDistractors,
  type Decimal,
  type DecimalSum,
  decimalQuestion,
  textOf,
} from "#lib/skills/maths/decimal-question.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

/** A number of two or three digits with so many places, the last digit not 0. */
function pick(rng: Rng, places: number, most: number): Decimal {
  return { scaled: rng.int(1, most) * 10 + rng.int(1, 9), places };
}

function pickFactors(rng: Rng, difficulty: Difficulty): readonly [Decimal, Decimal] {
  if (difficulty === 1)
    return [pick(rng, rng.int(1, 2), 30), { scaled: rng.pick([3, 4, 5, 6, 7, 8, 9, 11, 12]), places: 0 }];
  if (difficulty === 2)
    return [pick(rng, 1, 9), { scaled: rng.pick([12, 14, 15, 18, 22, 24, 25, 3, 4, 5, 6, 8]), places: 1 }];
  return [pick(rng, 2, 40), { scaled: rng.pick([12, 15, 24, 25, 35, 4, 6, 8]), places: rng.int(1, 2) }];
}

function storiesWhole(a: string, times: string) {
  return [
    {
      prompt: `Mỗi chai đựng ${measure(a, "l")} nước mắm. ${times} chai như thế đựng bao nhiêu lít nước mắm?`,
      unit: "l",
    },
    { prompt: `Mỗi bao ngô nặng ${measure(a, "kg")}. ${times} bao ngô như thế nặng bao nhiêu ki-lô-gam?`, unit: "kg" },
    {
      prompt: `May một bộ quần áo hết ${measure(a, "m")} vải. May ${times} bộ như thế hết bao nhiêu mét vải?`,
      unit: "m",
    },
  ] as const;
}

function storiesDecimal(a: string, b: string) {
  return [
    {
      prompt: `Mỗi mét ống thép nặng ${measure(a, "kg")}. ${measure(b, "m")} ống thép như thế nặng bao nhiêu ki-lô-gam?`,
      unit: "kg",
    },
    {
      prompt: `Tấm thảm hình chữ nhật có một cạnh dài ${measure(a, "m")}, cạnh kia dài ${measure(b, "m")}. Diện tích tấm thảm là:`,
      unit: "m²",
    },
    {
      prompt: `Mỗi lít dầu nặng ${measure(a, "kg")}. ${measure(b, "l")} dầu như thế nặng bao nhiêu ki-lô-gam?`,
      unit: "kg",
    },
  ] as const;
}

/** Real weights and sizes only. */
function storiesOfWhole(a: Decimal, times: Decimal) {
  const value = a.scaled / 10 ** a.places;
  const [bottles, sacks, clothes] = storiesWhole(textOf(a), textOf(times));
  if (value > 10) return [sacks];
  return [...(value >= 0.2 && value <= 2 ? [bottles] : []), ...(value >= 1.2 && value <= 3.5 ? [clothes] : [])];
}

/** A litre of oil weighs a little less than a kilogram; a scale shows grams at best. */
function storiesOf(a: Decimal, b: Decimal) {
  if (b.places === 0) return storiesOfWhole(a, b);
  const [value, side] = [a.scaled / 10 ** a.places, b.scaled / 10 ** b.places];
  const [pipes, field, oil] = storiesDecimal(textOf(a), textOf(b));
  if (value > 0.75 && value < 0.95) return [oil];
  if (value > 2 && side >= 2) return [field];
  const isShort = (a.scaled * b.scaled * 1000) % 10 ** (a.places + b.places) === 0;
  return isShort && side >= 0.3 ? [pipes] : [];
}

const wholeOf = ({ scaled, places }: Decimal) => Math.floor(scaled / 10 ** places);

/** The digits behind the comma; 1 for a whole number, so that a product leaves it out. */
const tailOf = ({ scaled, places }: Decimal) => (places === 0 ? 1 : scaled % 10 ** places);

/** "2,5 × 1,2 = ?" */
function buildProductQuestion(rng: Rng, difficulty: Difficulty): Question {
  const [a, b] = pickFactors(rng, difficulty);
  const places = a.places + b.places;
  const answer = { scaled: a.scaled * b.scaled, places };
  const wholes = wholeOf(a) * wholeOf(b);
  const tails = tailOf(a) * tailOf(b);
  return decimalQuestion(rng, sumOf(a, b, answer, { wholes, tails }));
}

function sumOf(
  a: Decimal,
  b: Decimal,
  answer: Decimal,
  { wholes, tails }: { wholes: number; tails: number },
): DecimalSum {
  const { places } = answer;
  const comma = "Con đếm chữ số ở phần thập phân của cả hai thừa số rồi mới đặt dấu phẩy.";
  const [near, far, ...others] = commaDistractors(answer, comma);
  const apart = "Con không nhân riêng phần nguyên và phần thập phân. Con nhân cả hai số như số tự nhiên nhé!";
  const top = Math.max(a.places, b.places);
  return {
    expression: `${textOf(a)} × ${textOf(b)}`,
    answer,
    distractors: [
      ...(near === undefined ? [] : [near]),
      mistake("CONCAT", { scaled: wholes * 10 ** String(tails).length + tails, places: String(tails).length }, apart),
      ...(far === undefined ? [] : [far]),
      mistake(
        "OP",
        { scaled: a.scaled * 10 ** (top - a.places) + b.scaled * 10 ** (top - b.places), places: top },
        "Con đã cộng hai số. Con nhìn lại: đây là phép nhân.",
      ),
      mistake(
        "CARRY",
        { scaled: answer.scaled - 10 * Math.max(1, b.scaled % 10), places },
        "Con nhân lại, chú ý số nhớ nhé!",
      ),
      ...others,
    ],
    stories: storiesOf(a, b),
    hints: [
      "Con nhân như nhân hai số tự nhiên, chưa để ý dấu phẩy.",
      `Đếm cả hai thừa số, phần thập phân có ${places} chữ số. Con tách bấy nhiêu chữ số ở tích, kể từ phải sang trái.`,
    ],
    why: `${a.scaled} × ${b.scaled} = ${writeShortDecimal(answer.scaled, 0)}, tách ${places} chữ số ở phần thập phân`,
  };
}

/** Decimals multiplied (curriculum, c5-multiply-decimals): by a whole number; by tenths; by hundredths. */
export const multiplyDecimals = defineNumberSkill({
  id: "c5-multiply-decimals",
  classId: "5",
  title: "Nhân số thập phân",
  generate(difficulty, rng) {
    return buildProductQuestion(rng, difficulty);
  },
});
