import type { Rng } from "#lib/core/rng.ts";

const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * A whole number of so many digits that, multiplied by a digit, carries out of exactly the given columns, counted from
 * the ones; its last column carries out only where there is no other way.
 */
export function pickFactor(rng: Rng, columns: number, digit: number, carrying: readonly number[]): number {
  let number = 0;
  let carried = 0;
  for (let column = 0; column < columns; column += 1) {
    const isLast = column === columns - 1;
    const fitting = all.filter((each) => {
      const isCarrying = each * digit + carried > 9;
      return isCarrying === carrying.includes(column) && (!isLast || each > 0);
    });
    const chosen = fitting.length === 0 ? 1 : rng.pick(fitting);
    number += chosen * 10 ** column;
    carried = Math.floor((chosen * digit + carried) / 10);
  }
  return number;
}
