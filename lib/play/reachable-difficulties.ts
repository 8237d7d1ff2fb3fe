import type { Difficulty } from "#lib/skills/define-skill.ts";
import { chooseDifficulty } from "./choose-difficulty.ts";
import type { FirstTry } from "./first-try.ts";

/**
 * The difficulties a pupil may come to at each of `count` places, whatever is answered; the first of each place is the
 * one of the place before, or the lowest. `before` are the tries from earlier runs.
 */
export function reachableDifficulties(before: readonly FirstTry[], start: Difficulty, count: number): Difficulty[][] {
  const reached = Array.from({ length: count }, () => new Set<Difficulty>());
  const follow = (tries: readonly FirstTry[], place: number) => {
    const { difficulty } = chooseDifficulty(tries, start);
    reached[place]?.add(difficulty);
    if (place + 1 >= count) return;
    for (const isRight of [true, false]) follow([...tries, { difficulty, isRight }], place + 1);
  };
  if (count > 0) follow(before, 0);
  return reached.map((difficulties) => [...difficulties].sort((a, b) => a - b));
}
