import type { Rng } from "#lib/core/rng.ts";
import { drawUnlike } from "./draw-unlike.ts";
import type { CompareLevel } from "./levels.ts";

/** So many different numbers of a level, mixed; two of them are worth comparing by its rule. */
export function drawSeveral(level: CompareLevel, many: number, rng: Rng): number[] {
  const numbers = new Set<number>(drawUnlike(level, rng));
  while (numbers.size < many) {
    numbers.add(rng.int(level.from, level.to));
  }
  return rng.shuffle([...numbers]);
}
