/**
 * How numbers are compared: a sign between groups, full ten frames, numbers, a sum and a number or two sums; cards
 * put in order; the largest or smallest of four; a number between two.
 */
export type CompareForm = "groups" | "frames" | "numbers" | "sum" | "sums" | "order" | "extreme" | "between";

/**
 * Which two numbers meet: any, near each other, with different tens (the smaller one with the larger ones), with the
 * same tens, or with the digits swapped.
 */
export type PairRule = "any" | "near" | "tens" | "ones" | "swapped";

export interface CompareLevel {
  readonly range: 10 | 20 | 100;
  readonly from: number;
  readonly to: number;
  readonly pairs: PairRule;
  /** How many cards are put in order. */
  readonly cards: 3 | 4;
  readonly forms: readonly CompareForm[];
}

function level(
  range: CompareLevel["range"],
  from: number,
  to: number,
  pairs: PairRule,
  cards: 3 | 4,
  forms: readonly CompareForm[],
): CompareLevel {
  return { range, from, to, pairs, cards, forms };
}

/** Levels by range; sums never carry (the class 1 rule). */
export const compareLevels = {
  10: [
    level(10, 1, 5, "any", 3, ["groups", "groups", "numbers"]),
    level(10, 1, 10, "any", 3, ["groups", "numbers", "extreme"]),
    level(10, 0, 10, "any", 3, ["groups", "numbers", "extreme", "order"]),
    level(10, 0, 10, "near", 3, ["numbers", "order", "extreme", "between"]),
    level(10, 1, 10, "near", 3, ["sum", "order", "between", "groups"]),
    level(10, 0, 10, "near", 4, ["sum", "order", "between", "extreme"]),
    level(10, 1, 10, "near", 4, ["sums", "sum", "order", "between"]),
  ],
  20: [
    level(20, 11, 20, "any", 3, ["frames", "numbers", "extreme"]),
    level(20, 0, 20, "any", 3, ["frames", "numbers", "extreme", "order"]),
    level(20, 11, 20, "near", 3, ["numbers", "frames", "order", "between"]),
    level(20, 11, 20, "near", 3, ["sum", "order", "extreme", "between"]),
    level(20, 0, 20, "near", 4, ["sum", "order", "between", "numbers"]),
    level(20, 11, 20, "near", 4, ["sums", "sum", "order", "between"]),
  ],
  100: [
    level(100, 10, 99, "tens", 3, ["numbers", "numbers", "extreme"]),
    level(100, 20, 99, "ones", 3, ["numbers", "order", "extreme"]),
    level(100, 12, 98, "swapped", 3, ["numbers", "order", "extreme", "between"]),
    level(100, 20, 99, "any", 4, ["sum", "numbers", "extreme", "between"]),
    level(100, 20, 99, "swapped", 4, ["sum", "order", "extreme", "between"]),
    level(100, 20, 99, "ones", 4, ["sums", "sum", "order", "between"]),
  ],
} as const satisfies Record<CompareLevel["range"], readonly CompareLevel[]>;
