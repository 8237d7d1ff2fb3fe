import type { Difficulty } from "#lib/skills/define-skill.ts";

/** A first try at a question of a skill. */
export interface FirstTry {
  readonly difficulty: Difficulty;
  readonly isRight: boolean;
}
