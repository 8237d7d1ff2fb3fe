import type { Difficulty } from "#lib/skills/define-skill.ts";
import type { ActivityRef } from "./activity-ref.ts";

/** The activity at the given step: a game's or a path's level, or a skill's difficulty 1 to 3. Throws a RangeError for another difficulty. */
export function toActivityRef(
  activity:
    | { readonly kind: "game" | "path"; readonly levelName: string }
    | { readonly kind: "skill"; readonly id: string },
  step: number,
): ActivityRef {
  if (activity.kind === "skill") return { kind: "skill", id: activity.id, difficulty: toDifficulty(step) };
  return { kind: activity.kind, levelName: activity.levelName, level: step };
}

function toDifficulty(step: number): Difficulty {
  if (step === 1 || step === 2 || step === 3) return step;
  throw new RangeError(`a skill has no difficulty ${step}`);
}
