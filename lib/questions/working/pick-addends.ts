import type { Rng } from "#lib/core/rng.ts";

/** A digit pair whose sum, with what was carried, is ten or more, or stays below ten. */
function pickPair(rng: Rng, carried: number, isCarrying: boolean, isLeading: boolean): readonly [number, number] {
  const least = isLeading ? 1 : 0;
  if (isCarrying) {
    const first = rng.int(Math.max(1, 1 - carried), 9);
    return [first, rng.int(10 - carried - first, 9)];
  }
  const first = rng.int(least, 9 - carried - least);
  return [first, rng.int(least, 9 - carried - first)];
}

const numberOf = (digits: readonly number[]) => digits.reduceRight((sum, digit) => sum * 10 + digit, 0);

/**
 * Two whole numbers of so many digits whose sum has as many and carries out of exactly the given columns, counted from
 * the ones. Taken away from their sum, the second borrows in the same columns.
 */
export function pickAddends(rng: Rng, columns: number, carrying: readonly number[]): readonly [number, number] {
  const pairs: (readonly [number, number])[] = [];
  let carried = 0;
  for (let column = 0; column < columns; column += 1) {
    const isCarrying = carrying.includes(column);
    pairs.push(pickPair(rng, carried, isCarrying, column === columns - 1));
    carried = isCarrying ? 1 : 0;
  }
  return [numberOf(pairs.map(([first]) => first)), numberOf(pairs.map(([, second]) => second))];
}
