import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";

export type Operation = "+" | "−" | "×" | ":";

/** Three numbers with two operations, of which one is done first. */
interface Shape {
  readonly numbers: readonly [number, number, number];
  readonly operations: readonly [Operation, Operation];
  readonly isSecondFirst: boolean;
  readonly hasBrackets: boolean;
}

/** An expression, its value, and what comes out where it is worked out wrongly. */
export interface Expression {
  readonly text: string;
  readonly value: number;
  /** The two sums, one after the other: "5 × 4 = 20", "20 + 20 = 40". */
  readonly steps: readonly [string, string];
  /** The result of the first step, and of the other operation done first. */
  readonly middle: number;
  readonly mistaken: number;
  /** What comes out with a wrong operation; it may be no whole number. */
  readonly others: readonly number[];
  /** The same expression without its brackets, worth `mistaken`; null where it has none. */
  readonly bare: string | null;
}

export function work(first: number, operation: Operation, second: number): number {
  return { "+": first + second, "−": first - second, "×": first * second, ":": first / second }[operation];
}

const opposite = { "+": "−", "−": "+", "×": "+", ":": "−" } as const;

function built({ numbers, operations, isSecondFirst, hasBrackets }: Shape): Expression {
  const [a, b, c] = numbers;
  const [one, two] = operations;
  const [x, y, z] = [groupNumber(a), groupNumber(b), groupNumber(c)];
  const bare = `${x} ${one} ${y} ${two} ${z}`;
  const rightFirst = work(a, one, work(b, two, c));
  const leftFirst = work(work(a, one, b), two, c);
  const middle = isSecondFirst ? work(b, two, c) : work(a, one, b);
  const value = isSecondFirst ? rightFirst : leftFirst;
  const inner = isSecondFirst ? `${y} ${two} ${z}` : `${x} ${one} ${y}`;
  const bracketed = isSecondFirst ? `${x} ${one} (${inner})` : `(${inner}) ${two} ${z}`;
  const told = groupNumber(middle);
  const last = isSecondFirst ? `${x} ${one} ${told}` : `${told} ${two} ${z}`;
  return {
    text: hasBrackets ? bracketed : bare,
    value,
    steps: [`${inner} = ${told}`, `${last} = ${groupNumber(value)}`],
    middle,
    mistaken: isSecondFirst ? leftFirst : rightFirst,
    others: isSecondFirst
      ? [work(a, opposite[one], middle), work(a, one, work(b, opposite[two], c))]
      : [work(middle, opposite[two], c), work(work(a, opposite[one], b), two, c)],
    bare: hasBrackets ? bare : null,
  };
}

const plain = { isSecondFirst: false, hasBrackets: false } as const;
const second = { isSecondFirst: true, hasBrackets: false } as const;
const firstBracket = { isSecondFirst: false, hasBrackets: true } as const;
const secondBracket = { isSecondFirst: true, hasBrackets: true } as const;

type Maker = (rng: Rng) => Shape;

/** A factor, a quotient and a number to add or to take away. */
const pickParts = (rng: Rng) => ({ k: rng.int(3, 9), n: rng.int(3, 9), more: rng.int(11, 95) });

const makers: Readonly<Record<Difficulty, readonly Maker[]>> = {
  1: [
    (rng) => {
      const [b, c] = [rng.int(11, 90), rng.int(11, 90)];
      return { numbers: [rng.int(b + c + 5, 300), b, c], operations: ["−", "+"], ...plain };
    },
    (rng) => {
      const [a, b] = [rng.int(25, 250), rng.int(25, 250)];
      return { numbers: [a, b, rng.int(11, a + b - 10)], operations: ["+", "−"], ...plain };
    },
    (rng) => {
      const [b, c] = [rng.int(11, 90), rng.int(11, 90)];
      return { numbers: [rng.int(b + c + 5, 300), b, c], operations: ["−", "−"], ...plain };
    },
    (rng) => {
      const { k, n } = pickParts(rng);
      return { numbers: [k * n, n, rng.int(2, 9)], operations: [":", "×"], ...plain };
    },
    (rng) => {
      const { k, n } = pickParts(rng);
      const c = rng.pick([2, 3]);
      return { numbers: [k * c, n, c], operations: ["×", ":"], ...plain };
    },
  ],
  2: [
    (rng) => {
      const { k, n, more } = pickParts(rng);
      return { numbers: [more, n, k], operations: ["+", "×"], ...second };
    },
    (rng) => {
      const { k, n, more } = pickParts(rng);
      return { numbers: [k * n + more, n, k], operations: ["−", "×"], ...second };
    },
    (rng) => {
      const { k, n, more } = pickParts(rng);
      return { numbers: [more, k * n, n], operations: ["+", ":"], ...second };
    },
    (rng) => {
      const { k, n, more } = pickParts(rng);
      return { numbers: [k * n + more, k * n, n], operations: ["−", ":"], ...second };
    },
    (rng) => {
      const { k, n, more } = pickParts(rng);
      return { numbers: [k, n, more], operations: ["×", "+"], ...plain };
    },
    (rng) => {
      const { k, n } = pickParts(rng);
      return { numbers: [k * n, n, rng.int(1, k - 1)], operations: [":", "−"], ...plain };
    },
  ],
  3: [
    (rng) => {
      const { k, n } = pickParts(rng);
      return { numbers: [rng.int(11, 40), n, k], operations: ["+", "×"], ...firstBracket };
    },
    (rng) => {
      const { k, n, more } = pickParts(rng);
      return { numbers: [n * k + more, more, k], operations: ["−", ":"], ...firstBracket };
    },
    (rng) => {
      const { k, n } = pickParts(rng);
      return { numbers: [k, rng.int(11, 40), n], operations: ["×", "+"], ...secondBracket };
    },
    (rng) => {
      const [b, c] = [rng.int(11, 90), rng.int(11, 90)];
      return { numbers: [rng.int(b + c + 5, 300), b, c], operations: ["−", "+"], ...secondBracket };
    },
    (rng) => {
      const { k, n } = pickParts(rng);
      const b = rng.int(n + 2, 40);
      return { numbers: [k, b, n], operations: ["×", "−"], ...secondBracket };
    },
    (rng) => {
      const [b, c] = [rng.int(31, 90), rng.int(11, 30)];
      return { numbers: [rng.int(b + 5, 300), b, c], operations: ["−", "−"], ...secondBracket };
    },
  ],
};

/** An expression of two operations: of one kind; × or : beside + or −; with brackets. All results are whole. */
export function pickExpression(difficulty: Difficulty, rng: Rng): Expression {
  return built(rng.pick(makers[difficulty])(rng));
}
