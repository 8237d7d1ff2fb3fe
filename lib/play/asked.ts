import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";

/** A question of a run, with the skill and the difficulty it was made for; both null for a game. */
export interface Asked {
  readonly question: Question;
  readonly skillId: string | null;
  readonly difficulty: Difficulty | null;
  /** The row of `questions` it was made of; null where a rule made it. */
  readonly itemId: string | null;
}

/**
 * What may be asked at one place of a run. Most places have one question; where the difficulty follows the pupil there
 * is one for each difficulty the pupil may have come to.
 */
export type AskedPlace = readonly [Asked, ...Asked[]];
