import type { ClassId } from "#lib/core/class-id.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";

export interface SkillStep {
  readonly id: string;
  readonly difficulty: Difficulty;
}

/** What questions are made of: a skill at a difficulty, a level (counted from 1) of a game's track, or skills that are due. */
export type PlayedRef =
  | ({ readonly kind: "skill" } & SkillStep)
  | { readonly kind: "game"; readonly levelName: string; readonly level: number }
  /** A skill as far as it is taught: at `difficulties` only, from `difficulty` on, so many questions. */
  | ({ readonly kind: "lesson"; readonly classId: ClassId } & SkillStep & {
        readonly difficulties: readonly Difficulty[];
        readonly count: number;
      })
  /** One skill for each question, in the order they are asked. */
  | { readonly kind: "review"; readonly classId: ClassId; readonly asked: readonly SkillStep[] }
  /** Questions somebody put together, see writeRecipe; `assignment` is the id of what a teacher gave with them. */
  | { readonly kind: "set"; readonly classId: ClassId; readonly recipe: string; readonly assignment?: string };

/** What a run practises: one of these by itself, or a node (counted from 1) of a path, which stands for one of them. */
export type ActivityRef = PlayedRef | { readonly kind: "path"; readonly levelName: string; readonly level: number };

type Single = Extract<ActivityRef, { kind: "review" | "lesson" | "set" }>;

/** Whether an activity has one page and neither steps nor a challenge: what it asks was chosen there. */
export function isSingle(ref: ActivityRef): ref is Single {
  return ref.kind === "review" || ref.kind === "lesson" || ref.kind === "set";
}
