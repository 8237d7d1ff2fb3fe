import type { Rng } from "#lib/core/rng.ts";

/** The four operations. */
export type OperationSign = "+" | "−" | "×" | ":";

/** What the numbers of an operation are called, in their order, its result last. */
export const namesOf: Readonly<Record<OperationSign, readonly [string, string, string]>> = {
  "+": ["số hạng", "số hạng", "tổng"],
  "−": ["số bị trừ", "số trừ", "hiệu"],
  "×": ["thừa số", "thừa số", "tích"],
  ":": ["số bị chia", "số chia", "thương"],
};

/** A true operation; no two of its three numbers are the same, so that each has one name. */
export interface NamedOperation {
  readonly sign: OperationSign;
  readonly numbers: readonly [number, number, number];
}

function draw(rng: Rng, sign: OperationSign): readonly [number, number, number] {
  if (sign === "+" || sign === "−") {
    const [tens, ones] = [rng.int(1, 7), rng.int(1, 7)];
    const less = tens * 10 + ones;
    const b = rng.int(1, 9 - tens - 1) * 10 + rng.int(1, 9 - ones);
    return sign === "+" ? [less, b, less + b] : [less + b, b, less];
  }
  const table = rng.pick([2, 5]);
  const times = rng.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((each) => each !== table && each > 1));
  const product = table * times;
  return sign === "×" ? [table, times, product] : [product, table, times];
}

/** An operation of that sign: sums and differences to 100 without carrying, the tables of 2 and 5. */
export function pickOperation(rng: Rng, sign: OperationSign): NamedOperation {
  const numbers = draw(rng, sign);
  // 46 − 23 = 23 would name one number twice.
  if (new Set(numbers).size === 3) return { sign, numbers };
  return sign === "−" ? { sign, numbers: [58, 23, 35] } : { sign: "+", numbers: [23, 35, 58] };
}
