import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Unit } from "#lib/core/unit.ts";
import { type Decimal, writeDecimal } from "#lib/core/write-decimal.ts";
import { decimalProduct } from "#lib/questions/decimals/decimal-product.ts";
import type { Question } from "#lib/questions/question.ts";
import { productWithoutCarries } from "#lib/questions/working/digitwise.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { decimalEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { measureInText } from "#lib/skills/maths/decimal-measure.ts";
import { commaDistractors, decimalQuestion, textOf } from "#lib/skills/maths/decimal-question.ts";
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
  const first = pick(rng, 2, 40);
  // A product of more than three places is too long to be written here: hundredths times hundredths only with a 0 at its end.
  const factors = [12, 15, 24, 25, 35, 4, 6, 8].flatMap((scaled) =>
    [1, 2]
      .map((places) => ({ scaled, places }))
      .filter(({ places }) => places === 1 || (first.scaled * scaled) % 10 === 0),
  );
  return [first, rng.pick(factors)];
}

/** Said to what one of them is. */
function oneOf(a: Decimal, times: string, unit: Unit, thing: string): Distractor<Decimal>[] {
  return [mistake("DATUM", a, `${measureInText(textOf(a), unit)} là của 1 ${thing}. Con tính ${times} ${thing} nhé!`)];
}

function storiesWhole(each: Decimal, times: string) {
  const a = textOf(each);
  return [
    {
      prompt: `Mỗi chai đựng ${measureInText(a, "l")} nước mắm. ${times} chai như thế đựng bao nhiêu lít nước mắm?`,
      unit: "l",
      distractors: oneOf(each, times, "l", "chai"),
    },
    {
      prompt: `Mỗi bao ngô nặng ${measureInText(a, "kg")}. ${times} bao ngô như thế nặng bao nhiêu ki-lô-gam?`,
      unit: "kg",
      distractors: oneOf(each, times, "kg", "bao"),
    },
    {
      prompt: `May một bộ quần áo hết ${measureInText(a, "m")} vải. May ${times} bộ như thế hết bao nhiêu mét vải?`,
      unit: "m",
      distractors: oneOf(each, times, "m", "bộ"),
    },
  ] as const;
}

function storiesDecimal(a: string, b: string) {
  return [
    {
      prompt: `Mỗi mét ống thép nặng ${measureInText(a, "kg")}. ${measureInText(b, "m")} ống thép như thế nặng bao nhiêu ki-lô-gam?`,
      unit: "kg",
    },
    {
      prompt: `Tấm thảm hình chữ nhật có một cạnh dài ${measureInText(a, "m")}, cạnh kia dài ${measureInText(b, "m")}. Diện tích tấm thảm là bao nhiêu mét vuông?`,
      unit: "m²",
    },
    {
      prompt: `Mỗi lít dầu nặng ${measureInText(a, "kg")}. ${measureInText(b, "l")} dầu như thế nặng bao nhiêu ki-lô-gam?`,
      unit: "kg",
    },
  ] as const;
}

/** Real weights and sizes only. */
function storiesOfWhole(a: Decimal, times: Decimal) {
  const value = a.scaled / 10 ** a.places;
  const [bottles, sacks, clothes] = storiesWhole(a, textOf(times));
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

/** What may come out by mistake, the comma first. */
function distractorsOf(a: Decimal, b: Decimal): Distractor<Decimal>[] {
  const answer = productOf(a, b);
  const [wholes, tails] = [wholeOf(a) * wholeOf(b), tailOf(a) * tailOf(b)];
  const comma = "Con đếm chữ số ở phần thập phân của cả hai thừa số rồi mới đặt dấu phẩy.";
  const [near, far, ...others] = commaDistractors(answer, comma);
  const isWhole = a.places === 0 || b.places === 0;
  const done = isWhole ? "Con chưa nhân phần thập phân." : "Con đã nhân riêng phần nguyên, riêng phần thập phân.";
  const apart = `${done} Con bỏ dấu phẩy, nhân như hai số tự nhiên rồi mới đặt dấu phẩy nhé!`;
  const top = Math.max(a.places, b.places);
  return [
    ...(near === undefined ? [] : [near]),
    mistake(
      isWhole ? "PARTIAL" : "CONCAT",
      { scaled: wholes * 10 ** String(tails).length + tails, places: String(tails).length },
      apart,
    ),
    ...(far === undefined ? [] : [far]),
    mistake(
      "OP",
      { scaled: a.scaled * 10 ** (top - a.places) + b.scaled * 10 ** (top - b.places), places: top },
      "Con đã cộng hai số. Con nhìn lại: đây là phép nhân.",
    ),
    mistake(
      "CARRY",
      { scaled: productWithoutCarries(a.scaled, b.scaled), places: answer.places },
      "Con nhân lại, chú ý số nhớ nhé!",
    ),
    ...others,
  ];
}

const productOf = (a: Decimal, b: Decimal): Decimal => ({ scaled: a.scaled * b.scaled, places: a.places + b.places });

/** "25 × 2 = 50; 25 × 10 = 250; cộng lại được 300": the product of the numbers without their commas. */
function wholeSteps(a: number, b: number): string {
  const all = `${groupNumber(a)} × ${b} = ${groupNumber(a * b)}`;
  const [ones, tens] = [b % 10, b - (b % 10)];
  if (b < 10 || ones === 0) return all;
  const parts = [ones, tens].map((part) => `${groupNumber(a)} × ${part} = ${groupNumber(a * part)}`);
  return `${parts.join("; ")}; cộng lại: ${all}`;
}

/** Each step of the product: as whole numbers, then the comma. */
function whyOf(a: Decimal, b: Decimal): string {
  const { scaled, places } = productOf(a, b);
  const full = writeDecimal(scaled, places);
  const short = textOf({ scaled, places });
  const count = b.places === 0 ? `Phần thập phân của ${textOf(a)} có` : "Phần thập phân của hai thừa số có tất cả";
  const end = full === short ? "" : `; ${full} = ${short}`;
  return `Nhân như số tự nhiên: ${wholeSteps(a.scaled, b.scaled)}. ${count} ${places} chữ số nên tách ${places} chữ số ở tích, được ${full}${end}.`;
}

const worked = (a: Decimal, b: Decimal) => [decimalProduct(a, b, "Phép nhân đặt theo cột dọc đã làm xong.")];

const again = "Con nhân lại như hai số tự nhiên, rồi đếm chữ số ở phần thập phân để đặt dấu phẩy nhé!";

function hintsOf(a: Decimal, b: Decimal): string[] {
  const whose = b.places === 0 ? `${textOf(a)} có` : "cả hai thừa số có tất cả";
  return [
    "Con nhân như nhân hai số tự nhiên, chưa để ý dấu phẩy.",
    `Phần thập phân của ${whose} ${a.places + b.places} chữ số. Con tách bấy nhiêu chữ số ở tích, kể từ phải sang trái.`,
  ];
}

/** "2,5 × 1,2 = ?" */
function buildProductQuestion(rng: Rng, difficulty: Difficulty): Question {
  const [a, b] = pickFactors(rng, difficulty);
  return decimalQuestion(rng, {
    expression: `${textOf(a)} × ${textOf(b)}`,
    answer: productOf(a, b),
    distractors: distractorsOf(a, b),
    stories: storiesOf(a, b),
    hints: hintsOf(a, b),
    why: whyOf(a, b),
    worked: worked(a, b),
    wrong: again,
  });
}

/** "… : 1,2 = 2,35": the number that was divided. */
function buildMissingQuestion(rng: Rng): Question {
  const [quotient, divisor] = pickFactors(rng, 3);
  const told = `… : ${textOf(divisor)} = ${textOf(quotient)}`;
  const way = "Muốn tìm số bị chia, con lấy thương nhân với số chia.";
  return decimalEntryQuestion(rng, {
    prompt: `Điền số vào chỗ trống: ${told}`,
    answer: productOf(quotient, divisor),
    distractors: distractorsOf(quotient, divisor).map((each) =>
      each.code === "OP" ? { ...each, feedback: way } : each,
    ),
    wrong: again,
    hints: [way, ...hintsOf(quotient, divisor).slice(1)],
    explanation: {
      say: `${whyOf(quotient, divisor)} Số cần điền là ${textOf(productOf(quotient, divisor))}.`,
      figures: worked(quotient, divisor),
    },
    praise: "calculate",
    identity: `missing ${told}`,
  });
}

/** Two numbers whose product is 10 or 100. */
const round = [
  [{ scaled: 25, places: 1 }, 4],
  [{ scaled: 125, places: 2 }, 8],
  [{ scaled: 125, places: 1 }, 8],
  [{ scaled: 25, places: 2 }, 40],
  [{ scaled: 5, places: 1 }, 20],
  [{ scaled: 2, places: 1 }, 50],
] as const;

/** "2,5 × 3,7 × 4 = ?": quick in another order. */
function buildQuickQuestion(rng: Rng): Question {
  const [part, times] = rng.pick(round);
  const middle = pick(rng, rng.int(1, 2), 40);
  const whole = { scaled: part.scaled * times, places: part.places };
  const answer = productOf(whole, middle);
  const expression = `${textOf(part)} × ${textOf(middle)} × ${times}`;
  return decimalEntryQuestion(rng, {
    prompt: `${expression} = ?`,
    answer,
    distractors: [
      mistake("PARTIAL", productOf(part, middle), `Con còn phải nhân với ${times} nữa.`),
      ...commaDistractors(answer, `Con tính lại ${textOf(part)} × ${times} nhé!`),
    ],
    wrong: `Con tính ${textOf(part)} × ${times} trước, rồi nhân với số còn lại nhé!`,
    hints: [
      "Đổi chỗ các thừa số thì tích không đổi. Con tìm hai thừa số nhân với nhau được số tròn.",
      `Con tính ${textOf(part)} × ${times} trước.`,
    ],
    explanation: `${expression} = ${textOf(part)} × ${times} × ${textOf(middle)} = ${textOf(whole)} × ${textOf(middle)} = ${textOf(answer)}.`,
    praise: "calculate",
    identity: `quick ${expression}`,
  });
}

/** Decimals multiplied (curriculum, c5-multiply-decimals): by a whole number; by tenths; by hundredths, the way back, three factors. */
export const multiplyDecimals = defineNumberSkill({
  id: "c5-multiply-decimals",
  classId: "5",
  title: "Nhân số thập phân",
  generate(difficulty, rng) {
    if (difficulty < 3) return buildProductQuestion(rng, difficulty);
    const build = rng.pick([buildProductQuestion, buildProductQuestion, buildMissingQuestion, buildQuickQuestion]);
    return build(rng, difficulty);
  },
});
