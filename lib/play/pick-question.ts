import { chooseDifficulty } from "./choose-difficulty.ts";
import type { FirstTry } from "./first-try.ts";

/**
 * The one of a place's questions that is asked after these first tries. A place with one question asks that one; so
 * does a place that lacks the chosen difficulty, which only a changed run can.
 */
export function pickQuestion<Asked extends { readonly difficulty: FirstTry["difficulty"] | null }>(
  place: readonly [Asked, ...Asked[]],
  tries: readonly FirstTry[],
): Asked {
  const [first] = place;
  if (place.length === 1 || first.difficulty === null) return first;
  const { difficulty } = chooseDifficulty(tries, first.difficulty);
  return place.find((asked) => asked.difficulty === difficulty) ?? first;
}
