import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Decimal, writeDecimal } from "#lib/core/write-decimal.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { decimalEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";

/** A product of which the digits are known. */
interface Product {
  readonly first: Decimal;
  readonly second: Decimal;
  /** The digits as a whole number: 75 of 0,25 × 0,3. */
  readonly digits: number;
  readonly places: number;
}

function toProduct(first: Decimal, second: Decimal): Product {
  return { first, second, digits: first.scaled * second.scaled, places: first.places + second.places };
}

const written = ({ scaled, places }: Decimal) => writeDecimal(scaled, places);
const expressionOf = ({ first, second }: Product) => `${written(first)} × ${written(second)}`;
const givenOf = ({ first, second, digits }: Product) =>
  `${groupNumber(first.scaled)} × ${groupNumber(second.scaled)} = ${groupNumber(digits)}`;
/** Without zeros at its end. */
const answerOf = ({ digits, places }: Product) => writeShortDecimal(digits, places);

/** Two factors whose last digits are not 0. */
function factors(rng: Rng, first: readonly [number, number], second: readonly [number, number]) {
  const draw = ([least, most]: readonly [number, number]) => {
    const number = rng.int(least, most);
    return number % 10 === 0 ? number + 1 : number;
  };
  return [draw(first), draw(second)] as const;
}

const isRound = ({ digits }: Product) => digits % 10 === 0;
/** Whether zeros have to be put in front: it has no more digits than places. */
const isShort = ({ digits, places }: Product) => String(digits).length <= places;
/** Whether one has to be put behind the comma too: 75 becomes 0,075. */
const isVeryShort = ({ digits, places }: Product) => String(digits).length < places;

const drawers: Readonly<Record<Difficulty, (rng: Rng) => Product>> = {
  1: (rng) => {
    const places = rng.int(1, 2);
    const [a, b] = factors(rng, places === 1 ? [12, 98] : [102, 498], [2, 9]);
    const [first, second] = [
      { scaled: a, places },
      { scaled: b, places: 0 },
    ] as const;
    return rng.pick([true, true, false]) ? toProduct(first, second) : toProduct(second, first);
  },
  2: (rng) => {
    const places = rng.int(1, 2);
    const [a, b] = factors(rng, places === 1 ? [12, 98] : [102, 398], [12, 49]);
    return toProduct({ scaled: a, places }, { scaled: b, places: 1 });
  },
  3: (rng) => {
    if (rng.pick([true, false])) {
      const [a, b] = factors(rng, [2, 33], [2, 9]);
      return toProduct({ scaled: a, places: 2 }, { scaled: b, places: 1 });
    }
    // A five and an even number: the product ends in 0.
    const [five, even] = [rng.int(1, 9) * 10 + 5, rng.pick([2, 4, 6, 8])];
    const [a, b] = rng.pick([
      [five, even],
      [rng.int(6, 49) * 2, 5],
    ] as const);
    return toProduct({ scaled: a % 10 === 0 ? a + 2 : a, places: rng.int(1, 2) }, { scaled: b, places: 1 });
  },
};

const fits: Readonly<Record<Difficulty, (product: Product) => boolean>> = {
  1: (product) => !isRound(product) && !isShort(product),
  2: (product) => !isRound(product) && !isShort(product),
  3: (product) => isRound(product) !== isVeryShort(product),
};

const fallbacks: Readonly<Record<Difficulty, Product>> = {
  1: toProduct({ scaled: 37, places: 1 }, { scaled: 6, places: 0 }),
  2: toProduct({ scaled: 37, places: 1 }, { scaled: 24, places: 1 }),
  3: toProduct({ scaled: 25, places: 2 }, { scaled: 3, places: 1 }),
};

function pickProduct(rng: Rng, difficulty: Difficulty): Product {
  const draws = Array.from({ length: 30 }, () => drawers[difficulty](rng));
  return draws.find(fits[difficulty]) ?? fallbacks[difficulty];
}

const counted = ["không có", "có một", "có hai", "có ba"] as const;

const countOf = (factor: Decimal) => `${written(factor)} ${counted[factor.places]} chữ số ở phần thập phân`;

function explain(product: Product): string {
  const { first, second, digits, places } = product;
  const full = writeDecimal(digits, places);
  const zeros = isShort(product) ? " (thiếu chữ số thì viết thêm 0 vào bên trái)" : "";
  const shortened = full === answerOf(product) ? "" : ` = ${answerOf(product)}`;
  return `${countOf(first)}, ${countOf(second)}. Tích có ${first.places} + ${second.places} = ${places} chữ số ở phần thập phân${zeros}: ${expressionOf(product)} = ${full}${shortened}.`;
}

/** The comma in other places. */
function shifts({ first, second, digits, places }: Product): Distractor<Decimal>[] {
  const at = (moved: number): Decimal =>
    moved < 0 ? { scaled: digits * 10 ** -moved, places: 0 } : { scaled: digits, places: moved };
  const one = `Con mới tách theo một thừa số. Con đếm chữ số ở phần thập phân của cả hai thừa số nhé!`;
  const isOfOne = (moved: number) =>
    second.places > 0 && first.places > 0 && [first.places, second.places].includes(moved);
  const few = "Con tách ít chữ số quá. Con đếm lại số chữ số ở phần thập phân của hai thừa số nhé!";
  const many = "Con tách nhiều chữ số quá. Con đếm lại số chữ số ở phần thập phân của hai thừa số nhé!";
  return [
    mistake("DEC-SHIFT", at(0), "Con chưa đặt dấu phẩy vào tích."),
    ...[places - 1, places - 2]
      .filter((moved) => moved > 0)
      .map((moved) => mistake("DEC-SHIFT", at(moved), isOfOne(moved) ? one : few)),
    mistake("DEC-SHIFT", at(places + 1), many),
  ];
}

const idea = "Con đếm xem cả hai thừa số có tất cả mấy chữ số ở phần thập phân.";

function wayOf(product: Product): string {
  return [
    "Con dùng dấu phẩy tách ở tích bấy nhiêu chữ số, kể từ phải sang trái.",
    ...(isShort(product) ? ["Thiếu chữ số thì con viết thêm chữ số 0 vào bên trái."] : []),
    ...(isRound(product) ? ["Tách xong, con bỏ chữ số 0 tận cùng ở phần thập phân."] : []),
  ].join(" ");
}

/** "Biết 25 × 3 = 75. Vậy 0,25 × 0,3 = ?" */
function buildCommaQuestion(rng: Rng, difficulty: Difficulty): Question {
  const product = pickProduct(rng, difficulty);
  const { digits, places } = product;
  const text = expressionOf(product);
  return decimalEntryQuestion(rng, {
    prompt: rng.pick([
      `Biết ${givenOf(product)}. Vậy ${text} = ?`,
      `Cho ${givenOf(product)}. Con đặt dấu phẩy vào tích: ${text} = ?`,
      `${rng.pick(children)} tính ${text}, được ${groupNumber(digits)} nhưng quên đặt dấu phẩy. Tích đúng là số nào?`,
    ]),
    answer: { scaled: digits, places },
    distractors: shifts(product),
    wrong: "Con đếm lại số chữ số ở phần thập phân của cả hai thừa số, rồi đặt lại dấu phẩy nhé!",
    hints: [idea, wayOf(product)],
    explanation: explain(product),
    praise: "calculate",
    identity: `comma ${text}`,
  });
}

/** "Tích 3,7 × 2,4 có mấy chữ số ở phần thập phân?" */
function buildPlacesQuestion(rng: Rng, difficulty: Difficulty): Question {
  const product = pickProduct(rng, difficulty);
  const { first, second, digits, places } = product;
  const text = expressionOf(product);
  const length = String(digits).length;
  const counts = [first, second].filter((factor) => factor.places > 0);
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Biết ${givenOf(product)}. Tích ${text} có mấy chữ số ở phần thập phân?`,
      `Khi tính ${text}, con phải tách ở tích ${groupNumber(digits)} mấy chữ số, kể từ phải sang trái?`,
    ]),
    answer: places,
    range: [0, 9],
    distractors: [
      ...(counts.length > 1
        ? counts.map((factor) =>
            mistake("PARTIAL", factor.places, "Con mới đếm ở một thừa số. Con đếm ở cả hai thừa số nhé!"),
          )
        : counts.map((factor) =>
            mistake("OFF1", places - 1, `Con đếm lại xem ${written(factor)} có mấy chữ số sau dấu phẩy nhé!`),
          )),
      mistake("DATUM", length, "Đó là số chữ số của cả tích. Con chỉ cần số chữ số ở phần thập phân."),
      mistake("OFF1", places + 1, "Con đếm lại các chữ số đứng sau dấu phẩy nhé!"),
    ],
    hints: [idea, "Chữ số đứng sau dấu phẩy là chữ số ở phần thập phân. Số tự nhiên thì không có chữ số nào như thế."],
    explanation: `${countOf(first)}, ${countOf(second)}. Tích có ${first.places} + ${second.places} = ${places} chữ số ở phần thập phân: ${text} = ${answerOf(product)}.`,
    praise: "calculate",
    identity: `places ${text}`,
  });
}

/** Where the comma of a product stands (curriculum, c5-put-comma): times a whole number; two decimals; with zeros in front or at the end. */
export const putComma = defineNumberSkill({
  id: "c5-put-comma",
  classId: "5",
  title: "Đặt dấu phẩy vào tích",
  generate: byDifficulty({
    1: [buildCommaQuestion, buildCommaQuestion, buildCommaQuestion, buildPlacesQuestion],
    2: [buildCommaQuestion, buildCommaQuestion, buildCommaQuestion, buildPlacesQuestion],
    3: [buildCommaQuestion],
  }),
});
