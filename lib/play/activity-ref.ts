import type { Difficulty } from "#lib/skills/define-skill.ts";

/** What a run practises: a skill at a difficulty, or a level (counted from 1) of a game's track. */
export type ActivityRef =
  | { readonly kind: "skill"; readonly id: string; readonly difficulty: Difficulty }
  | { readonly kind: "game"; readonly levelName: string; readonly level: number };
