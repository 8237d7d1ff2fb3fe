/** An exact number for checking, with numbers of any size. */
export interface Exact {
  readonly top: bigint;
  readonly bottom: bigint;
}

function divisorOf(a: bigint, b: bigint): bigint {
  if (b !== 0n) return divisorOf(b, a % b);
  return a < 0n ? -a : a;
}

export function exact(top: bigint | number, bottom: bigint | number = 1n): Exact {
  const [above, below] = [BigInt(top), BigInt(bottom)];
  if (below === 0n) throw new RangeError("Nothing is divided by 0");
  const divisor = divisorOf(above, below) * (below < 0n ? -1n : 1n);
  return { top: above / divisor, bottom: below / divisor };
}

export const plus = (a: Exact, b: Exact) => exact(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const minus = (a: Exact, b: Exact) => exact(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom);
export const times = (a: Exact, b: Exact) => exact(a.top * b.top, a.bottom * b.bottom);
export const over = (a: Exact, b: Exact) => exact(a.top * b.bottom, a.bottom * b.top);

/** Below 0, 0 or above 0, as a is less than, equal to or greater than b. */
export function compareExact(a: Exact, b: Exact): number {
  const difference = a.top * b.bottom - b.top * a.bottom;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}
