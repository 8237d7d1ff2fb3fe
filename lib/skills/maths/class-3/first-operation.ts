import type { Rng } from "#lib/core/rng.ts";
import { type Operation, work } from "./pick-expression.ts";

type Pair = readonly [number, number];

/** Two operations of which one comes first: by its brackets, by its sign, or because it stands on the left. */
export interface Shape {
  readonly signs: readonly [Operation, Operation];
  readonly first: "left" | "right";
  readonly hasBrackets: boolean;
}

/** Three numbers with two operations, worked out in both orders. */
export interface Expression {
  readonly shape: Shape;
  readonly numbers: readonly [number, number, number];
  /** "70 − 6 × 8", "(24 − 6) × 3" */
  readonly text: string;
  /** The same without brackets. */
  readonly bare: string;
  /** What comes first: its numbers, its sign, and what it comes to. */
  readonly pair: Pair;
  readonly sign: Operation;
  readonly middle: number;
  /** The numbers of the other operation as they stand there. */
  readonly otherPair: Pair;
  readonly lastSign: Operation;
  /** The number that is left for the second step. */
  readonly rest: number;
  readonly value: number;
  /** What comes out when the other operation is worked first; it may be no whole number. */
  readonly otherValue: number;
  /** "6 × 8 = 48; 70 − 48 = 22" */
  readonly steps: string;
}

/** Two numbers with a whole result from 2 up. */
function pickPair(rng: Rng, sign: Operation): Pair {
  const [a, b] = [rng.int(2, 9), rng.int(2, 9)];
  if (sign === "×") return [a, b];
  if (sign === ":") return [a * b, b];
  const [one, other] = [rng.int(4, 90), rng.int(2, 60)];
  return sign === "+" ? [one, other] : [one + other, other];
}

/** Two numbers that come to a divisor of one digit: others are not divided by in class 3. */
function pickDivisor(rng: Rng, sign: Operation): Pair {
  const [made, part] = [rng.int(5, 9), rng.int(2, 40)];
  return sign === "+" ? [made - 2 - (part % (made - 3)), 2 + (part % (made - 3))] : [made + part, part];
}

/** What is worked on with the number that was found first, on its right. */
function pickBehind(rng: Rng, sign: Operation, middle: number): number {
  if (sign === "−") return rng.int(1, Math.max(1, middle - 2));
  if (sign === "+") return rng.int(3, 90);
  const divisors = [2, 3, 4, 5, 6, 7, 8, 9].filter((each) => sign === "×" || middle % each === 0);
  return divisors.length === 0 ? 1 : rng.pick(divisors);
}

/** The same on its left. */
function pickBefore(rng: Rng, sign: Operation, middle: number): number {
  if (sign === "−") return middle + rng.int(2, 80);
  return sign === "+" ? rng.int(3, 90) : rng.int(2, 9) * (sign === ":" ? middle : 1);
}

function write([a, b, c]: readonly [number, number, number], { signs: [one, other], first, hasBrackets }: Shape) {
  const bare = `${a} ${one} ${b} ${other} ${c}`;
  const bracketed = first === "left" ? `(${a} ${one} ${b}) ${other} ${c}` : `${a} ${one} (${b} ${other} ${c})`;
  return { bare, text: hasBrackets ? bracketed : bare };
}

/** What comes out when the other operation is worked first. */
function otherWay({ shape, numbers: [a, b, c] }: Pick<Expression, "shape" | "numbers">): number {
  const [one, other] = shape.signs;
  return shape.first === "left" ? work(a, one, work(b, other, c)) : work(work(a, one, b), other, c);
}

/** An expression whose order counts: what is worked in another order comes to something else, or cannot be worked. */
export function pickExpressionOf(rng: Rng, shapes: readonly Shape[], most: number): Expression {
  const shape = rng.pick(shapes);
  const isLeft = shape.first === "left";
  const [sign, lastSign] = isLeft ? shape.signs : [shape.signs[1], shape.signs[0]];
  const pair = (!isLeft && lastSign === ":" ? pickDivisor : pickPair)(rng, sign);
  const middle = work(pair[0], sign, pair[1]);
  const rest = (isLeft ? pickBehind : pickBefore)(rng, lastSign, middle);
  const value = isLeft ? work(middle, lastSign, rest) : work(rest, lastSign, middle);
  const numbers = isLeft ? ([...pair, rest] as const) : ([rest, ...pair] as const);
  const all = [...numbers, middle, value];
  const otherValue = otherWay({ shape, numbers });
  const isFit =
    all.every((each) => Number.isInteger(each) && each >= 2 && each <= most) &&
    new Set(numbers).size === 3 &&
    otherValue !== value;
  if (!isFit) return pickExpressionOf(rng, shapes, most);
  const second = isLeft ? `${middle} ${lastSign} ${rest}` : `${rest} ${lastSign} ${middle}`;
  return {
    ...{ shape, numbers, pair, sign, middle, lastSign, rest, value, otherValue },
    ...write(numbers, shape),
    otherPair: isLeft ? [numbers[1], numbers[2]] : [numbers[0], numbers[1]],
    steps: `${pair[0]} ${sign} ${pair[1]} = ${middle}; ${second} = ${value}`,
  };
}
