import type { Exact } from "./exact.ts";

/** The multiple of `size` that lies nearest; half way the larger one. */
export function roundHalfUp({ top, bottom }: Exact, size: bigint): bigint {
  const whole = bottom * size;
  const below = top / whole;
  return (top % whole) * 2n >= whole ? (below + 1n) * size : below * size;
}
