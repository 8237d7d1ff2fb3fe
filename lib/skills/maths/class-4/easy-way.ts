import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { groupedQuestion, inOrder, layApart } from "#lib/skills/families/grouped-numbers.ts";
import type { Pair } from "#lib/skills/families/rewritten.ts";
import { sharedQuestion } from "#lib/skills/families/shared-factor.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

const roundHundred = {
  name: "số tròn trăm",
  hint: "Con xem chữ số hàng đơn vị: hai chữ số nào cộng lại được 10? Rồi con xem tổng của hai số đó có tròn trăm không.",
} as const;

const slips = [
  ["OFF100", 100],
  ["OFF10", 10],
] as const;

/** Two numbers that come to a round hundred, neither of them a round ten. */
function pickHundreds(rng: Rng): Pair {
  const sum = rng.int(2, 9) * 100;
  const first = rng.int(11, sum - 11);
  return first % 10 === 0 || first * 2 === sum ? pickHundreds(rng) : [first, sum - first];
}

/** Whether two numbers of different pairs, or of none, come to a round ten: they would do as well. */
const isNearRound = (one: number, other: number) => (one + other) % 10 === 0;

/** "247 + 385 + 53" */
function buildThreeQuestion(rng: Rng): Question {
  const pair = pickHundreds(rng);
  const rest = rng.int(105, 899);
  if (rest % 10 === 0 || pair.some((each) => each === rest || isNearRound(each, rest))) return buildThreeQuestion(rng);
  const numbers = layApart(rng, [...pair, rest], [pair]);
  return groupedQuestion(rng, { sign: "+", numbers, pairs: [inOrder(numbers, pair)], round: roundHundred, slips });
}

/** "164 + 285 + 36 + 115" */
function buildFourQuestion(rng: Rng): Question {
  const [one, other] = [pickHundreds(rng), pickHundreds(rng)];
  if (one.some((each) => other.some((next) => each === next || isNearRound(each, next)))) return buildFourQuestion(rng);
  const numbers = layApart(rng, [...one, ...other], [one, other]);
  const [front, back] = one.includes(numbers[0] ?? 0) ? [one, other] : [other, one];
  const pairs = [inOrder(numbers, front), inOrder(numbers, back)] as const;
  return groupedQuestion(rng, { sign: "+", numbers, pairs, round: roundHundred, slips });
}

const roundProduct = {
  name: "10, 100 hay 1\u00a0000",
  hint: "Con tìm hai thừa số có tích là 10, 100 hoặc 1\u00a0000.",
} as const;

/** Each with the largest number it is multiplied with here. */
const factors = [
  { pair: [2, 5], most: 299 },
  { pair: [4, 25], most: 199 },
  { pair: [8, 125], most: 99 },
] as const satisfies readonly { readonly pair: Pair; readonly most: number }[];

/** "25 × 37 × 4": the third number makes no round ten with either of them. */
function buildProductQuestion(rng: Rng): Question {
  const { pair, most } = rng.pick(factors);
  const rest = rng.int(1, Math.floor(most / 10)) * 10 + rng.pick([1, 3, 7, 9]);
  const numbers = layApart(rng, [...pair, rest], [pair]);
  return groupedQuestion(rng, { sign: "×", numbers, pairs: [inOrder(numbers, pair)], round: roundProduct, slips: [] });
}

function pickFactor(rng: Rng): number {
  const factor = rng.int(13, 98);
  return factor % 10 === 0 ? pickFactor(rng) : factor;
}

/** "37 × 64 + 37 × 36" */
function buildSumQuestion(rng: Rng): Question {
  const [factor, sum] = [pickFactor(rng), rng.pick([10, 100])];
  const a = rng.int(2, sum - 2);
  const b = sum - a;
  const isPlain = a !== b && a % 10 !== 0 && a !== factor && b !== factor;
  return isPlain ? sharedQuestion(rng, { factor, sign: "+", a, b }) : buildSumQuestion(rng);
}

/** "45 × 12 − 45 × 2" */
function buildDifferenceQuestion(rng: Rng): Question {
  const [factor, b] = [pickFactor(rng), rng.int(2, 19)];
  const a = b + rng.pick([10, 100]);
  const isPlain = b % 10 !== 0 && a !== factor && b !== factor;
  return isPlain ? sharedQuestion(rng, { factor, sign: "−", a, b }) : buildDifferenceQuestion(rng);
}

/** "37 × 99 + 37", "37 + 37 × 99", "37 × 101 − 37" */
function buildHiddenQuestion(rng: Rng): Question {
  const factor = pickFactor(rng);
  if (rng.pick([true, false])) return sharedQuestion(rng, { factor, sign: "−", a: rng.pick([11, 101]), b: 1 });
  const [a, b] = rng.pick([
    [9, 1],
    [99, 1],
    [1, 99],
  ] as const);
  return a === factor ? buildHiddenQuestion(rng) : sharedQuestion(rng, { factor, sign: "+", a, b });
}

/** Convenient ways (curriculum, c4-easy-way): round sums; round products; a factor in common, also a hidden 1. */
export const easyWay = defineNumberSkill({
  id: "c4-easy-way",
  classId: "4",
  title: "Tính bằng cách thuận tiện",
  generate: byDifficulty({
    1: [buildThreeQuestion, buildFourQuestion],
    2: [buildProductQuestion],
    3: [buildSumQuestion, buildDifferenceQuestion, buildHiddenQuestion],
  }),
});
