import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { groupedQuestion, inOrder, layApart } from "#lib/skills/families/grouped-numbers.ts";
import type { Pair } from "#lib/skills/families/rewritten.ts";
import { sharedQuestion } from "#lib/skills/families/shared-factor.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

const wholeSum = {
  name: "số tự nhiên",
  hint: "Con xem phần thập phân: hai số nào cộng lại được số tự nhiên?",
} as const;

const slips = [
  ["OFF10", 10],
  ["OFF1", 1],
] as const;

/** Numbers are picked as so many tenths, or hundredths. */
const places = { tenths: 10, hundredths: 100 } as const;

type Unit = keyof typeof places;

/** Two decimals that come to a whole number, written with as many places each. */
function pickWhole(rng: Rng, unit: Unit, most: number): Pair {
  const size = places[unit];
  const [sum, first] = [rng.int(5, most) * size, rng.int(11, 5 * size - 11)];
  const second = sum - first;
  return first % 10 === 0 || first === second ? pickWhole(rng, unit, most) : [first / size, second / size];
}

/** Whether two numbers of different pairs, or of none, come to a whole number: they would do as well. */
const isNearWhole = (one: number, other: number) => Math.round((one + other) * 100) % 100 === 0;

/** "4,7 + 8,6 + 5,3" */
function buildThreeQuestion(rng: Rng): Question {
  const pair = pickWhole(rng, rng.pick(["tenths", "tenths", "hundredths"]), 20);
  const rest = rng.int(11, 199) / 10;
  const isPlain = !Number.isInteger(rest) && pair.every((each) => each !== rest && !isNearWhole(each, rest));
  if (!isPlain) return buildThreeQuestion(rng);
  const numbers = layApart(rng, [...pair, rest], [pair]);
  return groupedQuestion(rng, { sign: "+", numbers, pairs: [inOrder(numbers, pair)], round: wholeSum, slips });
}

/** "6,4 + 2,8 + 3,6 + 7,2" */
function buildFourQuestion(rng: Rng): Question {
  const [one, other] = [pickWhole(rng, "tenths", 12), pickWhole(rng, "tenths", 12)];
  if (one.some((each) => other.some((next) => each === next || isNearWhole(each, next)))) return buildFourQuestion(rng);
  const numbers = layApart(rng, [...one, ...other], [one, other]);
  const [front, back] = one.includes(numbers[0] ?? 0) ? [one, other] : [other, one];
  const pairs = [inOrder(numbers, front), inOrder(numbers, back)] as const;
  return groupedQuestion(rng, { sign: "+", numbers, pairs, round: wholeSum, slips });
}

const roundProduct = {
  name: "1 hay 10",
  hint: "Con nhớ: 0,5 × 2 = 1; 0,25 × 4 = 1; 0,125 × 8 = 1; 1,25 × 8 = 10.",
} as const;

const factors = [
  [0.5, 2],
  [0.25, 4],
  [0.125, 8],
  [1.25, 8],
] as const satisfies readonly Pair[];

/** "0,25 × 7,3 × 4" */
function buildProductQuestion(rng: Rng): Question {
  const pair = rng.pick(factors);
  const rest = (rng.int(1, 49) * 10 + rng.pick([1, 3, 7, 9])) / 10;
  const numbers = layApart(rng, [...pair, rest], [pair]);
  return groupedQuestion(rng, { sign: "×", numbers, pairs: [inOrder(numbers, pair)], round: roundProduct, slips: [] });
}

/** So many tenths, never a whole number. */
function pickTenths(rng: Rng, least: number, most: number): number {
  const tenths = rng.int(least, most);
  return tenths % 10 === 0 ? pickTenths(rng, least, most) : tenths;
}

/** "3,6 × 2,8 + 6,4 × 2,8" */
function buildSumQuestion(rng: Rng): Question {
  const [factor, sum] = [pickTenths(rng, 12, 98), rng.pick([100, 100, 1000])];
  const a = pickTenths(rng, 11, sum - 11);
  const b = sum - a;
  const isPlain = a !== b && a !== factor && b !== factor;
  return isPlain
    ? sharedQuestion(rng, { factor: factor / 10, sign: "+", a: a / 10, b: b / 10 })
    : buildSumQuestion(rng);
}

/** "5,4 × 12,5 − 5,4 × 2,5" */
function buildDifferenceQuestion(rng: Rng): Question {
  const [factor, b] = [pickTenths(rng, 12, 98), pickTenths(rng, 11, 89)];
  const a = b + 100;
  return b === factor
    ? buildDifferenceQuestion(rng)
    : sharedQuestion(rng, { factor: factor / 10, sign: "−", a: a / 10, b: b / 10 });
}

/** "2,8 × 9 + 2,8", "2,8 + 2,8 × 99", "2,8 × 11 − 2,8" */
function buildHiddenQuestion(rng: Rng): Question {
  const factor = pickTenths(rng, 12, 98) / 10;
  const sums = [
    [9, 1],
    [99, 1],
    [1, 99],
  ] as const;
  if (rng.pick([true, false])) return sharedQuestion(rng, { factor, sign: "−", a: rng.pick([11, 101]), b: 1 });
  const [a, b] = rng.pick(sums);
  return sharedQuestion(rng, { factor, sign: "+", a, b });
}

/** Convenient ways with decimals (curriculum, c5-easy-way): whole sums; products of 1 or 10; a factor in common. */
export const easyDecimals = defineNumberSkill({
  id: "c5-easy-way",
  classId: "5",
  title: "Tính thuận tiện với số thập phân",
  generate: byDifficulty({
    1: [buildThreeQuestion, buildFourQuestion],
    2: [buildProductQuestion],
    3: [buildSumQuestion, buildDifferenceQuestion, buildHiddenQuestion],
  }),
});
