import { chooseDifficulty } from "./choose-difficulty.ts";
import type { FirstTry } from "./first-try.ts";
import { nearestDifficulty } from "./nearest-difficulty.ts";

/**
 * The one of a place's questions that is asked after these first tries. A place with one question asks that one; one that
 * lacks the chosen difficulty, because it is not taught yet, asks the nearest easier one.
 */
export function pickQuestion<Asked extends { readonly difficulty: FirstTry["difficulty"] | null }>(
  place: readonly [Asked, ...Asked[]],
  tries: readonly FirstTry[],
): Asked {
  const [first] = place;
  if (place.length === 1 || first.difficulty === null) return first;
  const there = place.map(({ difficulty }) => difficulty).filter((difficulty) => difficulty !== null);
  const difficulty = nearestDifficulty(chooseDifficulty(tries, first.difficulty).difficulty, there);
  return place.find((asked) => asked.difficulty === difficulty) ?? first;
}
