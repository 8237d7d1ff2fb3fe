import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { signQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { blocks } from "./blocks.ts";

/** A number, or a sum or a difference that is worked out before it is compared. */
interface Side {
  readonly a: number;
  readonly sign: "+" | "−" | null;
  readonly b: number;
}

const number = (a: number): Side => ({ a, sign: null, b: 0 });
const write = ({ a, sign, b }: Side) => (sign === null ? `${a}` : `${a} ${sign} ${b}`);
const resultOf = ({ a, sign, b }: Side) => (sign === "−" ? a - b : a + b);
const tensOf = (value: number) => Math.floor(value / 10);
const onesOf = (value: number) => value % 10;

/** A sum without a carry; `leastTens` is what the second number has of tens. */
function pickSum(rng: Rng, leastTens: 0 | 1): Side {
  const tens = rng.int(1, 9 - leastTens);
  const ones = rng.int(1, 8);
  const moreTens = leastTens === 0 ? 0 : rng.int(1, 9 - tens);
  return { a: tens * 10 + ones, sign: "+", b: moreTens * 10 + rng.int(1, 9 - ones) };
}

/** A difference of two numbers of two digits in which nothing is borrowed. */
function pickDifference(rng: Rng): Side {
  const tens = rng.int(2, 9);
  const ones = rng.int(1, 9);
  return { a: tens * 10 + ones, sign: "−", b: rng.int(1, tens - 1) * 10 + rng.int(0, ones) };
}

/** A difference that comes to so much. */
function differenceTo(rng: Rng, result: number): Side {
  const tens = rng.int(1, 9 - tensOf(result));
  const ones = rng.int(0, 9 - onesOf(result));
  return { a: result + tens * 10 + ones, sign: "−", b: tens * 10 + ones };
}

/** A number with other tens: near enough that a slip in the sum turns the sign. */
function withOtherTens(rng: Rng, result: number): number {
  const tens = rng.pick([tensOf(result) - 1, tensOf(result) + 1].filter((each) => each >= 1 && each <= 9));
  return tens * 10 + (tens > tensOf(result) ? rng.int(0, 3) : rng.int(6, 9));
}

/** A number with the same tens; now and then the very result. */
function withSameTens(rng: Rng, result: number): number {
  if (rng.int(0, 3) === 0) return result;
  const other = rng.int(1, 9);
  return tensOf(result) * 10 + ((onesOf(result) + other) % 10);
}

const smallerTens = (sum: Side): Side => (sum.a >= 20 ? { ...sum, a: sum.a - 10 } : { ...sum, b: sum.b - 10 });

function pickSides(rng: Rng, difficulty: 1 | 2 | 3): readonly [Side, Side] {
  if (difficulty === 1) {
    const sum = pickSum(rng, 0);
    return [sum, number(withOtherTens(rng, resultOf(sum)))];
  }
  if (difficulty === 2) {
    const worked = rng.int(0, 1) === 0 ? pickSum(rng, 1) : pickDifference(rng);
    const result = resultOf(worked);
    return [worked, number(rng.int(0, 1) === 0 ? withSameTens(rng, result) : withOtherTens(rng, result))];
  }
  const isEqual = rng.int(0, 3) === 0;
  const sum = pickSum(rng, 1);
  const result = resultOf(sum);
  // No difference of two numbers of two digits comes to 90 or more.
  if (isEqual)
    return tensOf(result) === 9 ? [smallerTens(sum), differenceTo(rng, result - 10)] : [sum, differenceTo(rng, result)];
  // Near one another, or the sign would be seen without working anything out.
  const near = [result - 1, result + 1, result - 10, result + 10].filter((each) => each >= 10 && each < 90);
  return [sum, differenceTo(rng, rng.pick(near))];
}

/** What is compared as rods and cubes; what is taken away is crossed out. */
function draw({ a, sign, b }: Side): Figure {
  if (sign === null) return blocks(a);
  if (sign === "+") return blocks(a, b);
  return { ...blocks(a), crossed: { tens: tensOf(b), ones: onesOf(b) } };
}

function reason(left: number, right: number): string {
  const compared = `${left} ${signBetween(left, right)} ${right}`;
  if (left === right) return `Hai bên bằng nhau: ${compared}`;
  const isSame = tensOf(left) === tensOf(right);
  if (isSame) return `Số chục bằng nhau, con so sánh số đơn vị: ${compared}`;
  return `${tensOf(left)} chục ${left < right ? "bé" : "lớn"} hơn ${tensOf(right)} chục nên ${compared}`;
}

const prompts = [
  "Con tính rồi điền dấu thích hợp nhé!",
  "Con tính trước, rồi so sánh hai bên nhé!",
  "Dấu nào điền vào giữa hai bên?",
];

function ask(rng: Rng, sides: readonly [Side, Side]): Question {
  const [left, right] = rng.int(0, 1) === 0 ? sides : [sides[1], sides[0]];
  const worked = [left, right].filter(({ sign }) => sign !== null);
  const sums = worked.map(write).join(" và ");
  const [here, there] = [resultOf(left), resultOf(right)];
  const sign = signBetween(here, there);
  const solved = worked.map((side) => `${write(side)} = ${resultOf(side)}`).join(", ");
  const told = `${write(left)} ${sign} ${write(right)}`;
  return signQuestion(rng, {
    prompt: rng.pick(prompts),
    sides: [write(left), write(right)],
    sign,
    answer: told,
    turned: "Con xem lại kết quả và chiều của dấu: mũi nhọn chỉ về số bé hơn.",
    notEqual: `Hai bên chưa bằng nhau. Con tính lại ${sums} nhé!`,
    hints: [
      `Con tính ${sums} trước, rồi mới so sánh.`,
      {
        say: "Con so sánh số chục trước. Bằng nhau thì xem số đơn vị.",
        figures: [draw(left), draw(right)],
      },
    ],
    explanation: `${solved}. ${reason(here, there)}. Vậy ${told}.`,
    praise: "compare",
    identity: `sign ${write(left)} ${write(right)}`,
  });
}

/** Comparing what sums come to (curriculum, c1-compare-sums-100): with a number of other tens, of the same tens, a sum with a difference. */
export const compareSums100 = defineNumberSkill({
  id: "c1-compare-sums-100",
  classId: "1",
  title: "So sánh kết quả phép tính trong phạm vi 100",
  generate: (difficulty, rng) => ask(rng, pickSides(rng, difficulty)),
});
