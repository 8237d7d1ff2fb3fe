import type { Rng } from "#lib/core/rng.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";

/** Two addends of `total` that never carry; above 10 the first one has tens. */
export function splitSum(total: number, rng: Rng): readonly [number, number] {
  const least = total > 10 ? 10 : 1;
  const { a, b } = drawPair(
    rng,
    { from: least, to: total - 1, by: 1 },
    { from: 1, to: total - least, by: 1 },
    (first, second) => first + second === total && ((first % 10) + (second % 10) <= 9 || total === 10),
  );
  return [a, b];
}
