import type { Difficulty } from "#lib/skills/define-skill.ts";
import type { FirstTry } from "./first-try.ts";

/** Why the next question has the difficulty it has. */
export type StepReason = "start" | "stay" | "three-right" | "three-missed" | "too-many-missed";

export interface DifficultyStep {
  readonly difficulty: Difficulty;
  readonly reason: StepReason;
}

/** A step is made after so many first tries alike (design rules, "Learning" 1). */
const inARow = 3;
/** So many of the last first tries say how it goes; fewer than `fewest` say nothing yet. */
const window = 10;
const fewest = 4;
/** The middle of 75-85 % right, and its lower end (design rules, "Learning" 1). */
const aim = 0.8;
const least = 0.75;

function shareRight(tries: readonly FirstTry[]): number {
  return tries.filter(({ isRight }) => isRight).length / tries.length;
}

function move(difficulty: Difficulty, by: 1 | -1): Difficulty {
  if (by === 1) return difficulty === 1 ? 2 : 3;
  return difficulty === 3 ? 2 : 1;
}

/** Whether the harder questions went badly when they were last tried; untried ones are worth a try. */
function wentBadly(tries: readonly FirstTry[], difficulty: Difficulty): boolean {
  const there = tries.filter((each) => each.difficulty === difficulty).slice(-fewest);
  return there.length === fewest && shareRight(there) < least;
}

/**
 * The difficulty of a skill's next question, from the first tries so far, oldest first: harder after three right in a
 * row, easier after three missed in a row or after a miss that leaves fewer than 75 % of the last ten right, so that
 * 75 to 85 % are right in the long run (design rules, "Learning" 1). `start` is where a pupil begins who has no tries yet.
 */
export function chooseDifficulty(tries: readonly FirstTry[], start: Difficulty): DifficultyStep {
  const last = tries.at(-1);
  if (last === undefined) return { difficulty: start, reason: "start" };
  const { difficulty } = last;
  const changedAt = tries.findLastIndex((each) => each.difficulty !== difficulty) + 1;
  const here = tries.slice(changedAt);
  const row = here.slice(-inARow);
  const lately = tries.slice(-window);
  if (row.length === inARow && row.every(({ isRight }) => !isRight)) {
    return { difficulty: move(difficulty, -1), reason: difficulty === 1 ? "stay" : "three-missed" };
  }
  if (difficulty > 1 && !last.isRight && lately.length >= fewest && shareRight(lately) < least) {
    return { difficulty: move(difficulty, -1), reason: "too-many-missed" };
  }
  const isReady = row.length === inARow && row.every(({ isRight }) => isRight) && shareRight(lately) >= aim;
  if (difficulty < 3 && isReady && !wentBadly(tries, move(difficulty, 1))) {
    return { difficulty: move(difficulty, 1), reason: "three-right" };
  }
  return { difficulty, reason: "stay" };
}
