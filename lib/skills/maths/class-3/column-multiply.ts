import type { Rng } from "#lib/core/rng.ts";
import { productColumn } from "#lib/questions/column/product-column.ts";
import { squaresOf } from "#lib/questions/column/squares-of.ts";
import type { ColumnFigure } from "#lib/questions/figures/column.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { columnQuestion } from "#lib/skills/drafts/column-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { productSteps } from "./product-steps.ts";

/** A number of two digits times one digit, at most 99. */
interface Product {
  readonly number: number;
  readonly digit: number;
  readonly result: number;
  readonly ones: number;
  readonly tens: number;
  /** What the ones carry into the tens; 0 for nothing. */
  readonly carry: number;
}

function productOf(number: number, digit: number): Product {
  const [ones, tens] = [number % 10, Math.floor(number / 10)];
  return { number, digit, result: number * digit, ones, tens, carry: Math.floor((ones * digit) / 10) };
}

/** All of them; nothing ends in 0, which is reckoned in the head. */
const products = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) =>
  Array.from({ length: 90 }, (_, place) => productOf(place + 10, digit)).filter(
    ({ result, ones }) => result < 100 && ones > 0,
  ),
);

const withoutCarry = products.filter(({ carry }) => carry === 0);
const withCarry = products.filter(({ carry }) => carry > 0);

/** Wrong results of two digits, by what was done with the carried digit. */
function mistakesOf({ number, digit, result, ones, tens, carry }: Product): Distractor<number>[] {
  const first = `${digit} × ${ones} = ${digit * ones}`;
  /** The tens are not multiplied; one that is a sum or a difference as well may come from that. */
  const notMultiplied = (value: number) =>
    mistake(
      "PARTIAL",
      value,
      [number + digit, number - digit].includes(value)
        ? "Đây là phép nhân. Con nhân cả chữ số hàng chục nhé!"
        : "Con mới nhân hàng đơn vị. Con nhân cả chữ số hàng chục nhé!",
    );
  const carried = [
    mistake(
      "CARRY",
      result - carry * 10,
      // The carried digit left out, or added to tens that are not multiplied.
      tens * digit === tens + carry
        ? "Ở hàng chục, con nhân trước rồi cộng thêm số nhớ nhé!"
        : "Con quên cộng số nhớ vào hàng chục rồi.",
    ),
    mistake("CARRY", result - carry * 10 + 10, `Con mới cộng thêm 1. Vì ${first} nên con phải nhớ ${carry}.`),
    mistake(
      "SWAP",
      (tens * digit + ((ones * digit) % 10)) * 10 + carry,
      `Con viết nhầm: ${first} thì viết chữ số hàng đơn vị, nhớ chữ số hàng chục.`,
    ),
    notMultiplied((tens + carry) * 10 + (result % 10)),
  ];
  return [
    ...(carry === 0 ? [] : carried),
    notMultiplied(tens * 10 + (result % 10)),
    mistake("OP", number + digit, "Con đã làm phép cộng. Đây là phép nhân."),
    mistake("OP", number - digit, "Con đã làm phép trừ. Đây là phép nhân."),
  ];
}

/** "Con tính theo cột: 27 × 3 = ?", filled in digit by digit. */
function buildProductQuestion(rng: Rng, of: readonly Product[]): Question {
  const product = rng.pick(of);
  const { number, digit, result, tens, carry } = product;
  const expression = `${number} × ${digit}`;
  const [first = "", ...more] = productSteps(number, digit);
  return columnQuestion(rng, {
    prompt: rng.pick([
      `Con tính theo cột: ${expression} = ?`,
      `Con điền kết quả của phép nhân ${expression}.`,
      `Tích của ${number} và ${digit} là bao nhiêu? Con tính theo cột.`,
    ]),
    operation: "×",
    numbers: [number, digit, result],
    distractors: mistakesOf(product),
    hints: [
      {
        say: `Con nhân ${digit} với từng chữ số của ${number}, từ phải sang trái.`,
        figures: [productColumn(number, digit, 0)],
      },
      {
        say: `Hàng đơn vị: ${first}. Hàng chục: con tính ${digit} × ${tens}${carry === 0 ? "" : `, rồi thêm ${carry}`}.`,
        figures: [productColumn(number, digit, 1)],
      },
    ],
    explanation: {
      say: `${[first, ...more].join("; ")}. Vậy ${expression} = ${result}.`,
      figures: [productColumn(number, digit, 2)],
    },
    praise: "column",
    answer: wholeValue(result).line,
    identity: `product ${number} ${digit}`,
  });
}

/** A square of the sheet: of the number, of the digit below it or of the result. */
interface Hidden {
  readonly row: 0 | 1 | 2;
  readonly column: 0 | 1;
}

/** Those of the factors come more often; of the result, only where something is carried into. */
const hiding: readonly Hidden[] = [
  ...[0, 1].flatMap((): Hidden[] => [
    { row: 0, column: 0 },
    { row: 0, column: 1 },
    { row: 1, column: 0 },
  ]),
  { row: 2, column: 1 },
];

const upTo9 = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** What to ask oneself of the column that has the hidden digit. */
function think({ digit, result, ones, tens, carry }: Product, { row, column }: Hidden): string {
  const memory = carry === 0 ? "" : `, thêm ${carry} đã nhớ`;
  if (row === 2) return `Cột chục: ${digit} × ${tens}${memory} thì được bao nhiêu?`;
  if (column === 1) return `Cột chục: ${digit} nhân mấy${memory} thì được ${Math.floor(result / 10)}?`;
  const known = row === 0 ? digit : ones;
  return `Cột đơn vị: ${known} nhân mấy thì được số có chữ số hàng đơn vị là ${result % 10}? Con thử cả cột chục nữa.`;
}

/** Wrong digits in a single square. */
function mistakesInSquare(product: Product, { row, column }: Hidden): Distractor<number>[] {
  const { digit, result, ones, tens } = product;
  const forgotten = "Con chưa tính số nhớ ở cột chục.";
  if (row === 2) return [mistake("CARRY", tens * digit, forgotten)];
  if (column === 1) return [mistake("CARRY", Math.floor(result / 10) / digit, forgotten)];
  const [known, hidden] = row === 0 ? [digit, ones] : [ones, digit];
  return upTo9
    .filter((each) => each !== hidden && (each * known) % 10 === result % 10)
    .map((each) => mistake("PARTIAL", each, "Cột đơn vị thì hợp, nhưng cột chục chưa đúng. Con nhân thử lại nhé!"));
}

function sheet({ number, digit, result }: Product, hidden: Hidden): ColumnFigure {
  const rows = [number, digit, result].map((each, row) =>
    squaresOf(each, 2).map((square, column) => {
      if (row === hidden.row && column === hidden.column) return "?";
      return square === null ? null : String(square);
    }),
  );
  const alt = "Phép nhân đặt theo cột, có một chữ số bị che.";
  return { type: "column", operation: "×", rows, hasResult: true, carries: [], marked: hidden.column, alt };
}

/** How the hidden digit is found, without taking it for known: worked back in the tens, tried in the ones. */
function sayHidden(product: Product, { row, column }: Hidden): string {
  const { number, digit, result, ones, tens, carry } = product;
  if (row === 2) return `${productSteps(number, digit).join("; ")}.`;
  const inOnes = `${digit} × ${ones} = ${digit * ones}, viết ${result % 10}, nhớ ${carry}`;
  const inTens = Math.floor(result / 10);
  if (column === 1)
    return `Cột đơn vị: ${inOnes}. Cột chục: ${inTens} − ${carry} = ${inTens - carry}; ${inTens - carry} : ${digit} = ${tens}.`;
  const tried = row === 0 ? ones : digit;
  return `Con thử chữ số ${tried}: ${inOnes}; ${digit} × ${tens} = ${digit * tens}, thêm ${carry} là ${inTens}. Cả hai cột đều đúng.`;
}

/** One digit of the number, of the digit below it or of the result is hidden. */
function buildHiddenDigitQuestion(rng: Rng): Question {
  const product = rng.pick(withCarry);
  const hidden = rng.pick(hiding);
  const { number, digit, result } = product;
  const equation = `${number} × ${digit} = ${result}`;
  const found = squaresOf([number, digit, result][hidden.row] ?? 0, 2)[hidden.column];
  return columnQuestion(rng, {
    prompt: rng.pick([
      "Con tìm chữ số bị che trong phép nhân.",
      "Vết mực che mất một chữ số của phép nhân. Con điền lại chữ số đó.",
    ]),
    operation: "×",
    numbers: [number, digit, result],
    blanks: [hidden],
    distractors: mistakesInSquare(product, hidden),
    hints: [
      {
        say: "Con nhân từ phải sang trái, đến cột có ô trống thì nghĩ xem cần chữ số nào.",
        figures: [sheet(product, hidden)],
      },
      think(product, hidden),
    ],
    explanation: {
      say: `${sayHidden(product, hidden)} Chữ số bị che là ${found}. Vậy ${equation}.`,
      figures: [productColumn(number, digit, 2)],
    },
    // A digit of the result is worked out as ever, not backwards.
    praise: hidden.row === 2 ? "column" : "digit",
    answer: equation,
    identity: `hidden ${hidden.row}${hidden.column} ${number} ${digit}`,
  });
}

/** Two digits times one in columns (curriculum, c3-column-multiply): without a carry; with one; a hidden digit. */
export const columnMultiply = defineNumberSkill({
  id: "c3-column-multiply",
  classId: "3",
  title: "Đặt tính nhân với số có một chữ số",
  generate: byDifficulty({
    1: [(rng) => buildProductQuestion(rng, withoutCarry)],
    2: [(rng) => buildProductQuestion(rng, withCarry)],
    3: [buildHiddenDigitQuestion],
  }),
});
