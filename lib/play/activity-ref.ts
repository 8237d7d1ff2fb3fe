import type { Difficulty } from "#lib/skills/define-skill.ts";

/** What questions are made of: a skill at a difficulty, or a level (counted from 1) of a game's track. */
export type PlayedRef =
  | { readonly kind: "skill"; readonly id: string; readonly difficulty: Difficulty }
  | { readonly kind: "game"; readonly levelName: string; readonly level: number };

/** What a run practises: one of these by itself, or a stone (counted from 1) of a path, which stands for one of them. */
export type ActivityRef = PlayedRef | { readonly kind: "path"; readonly levelName: string; readonly level: number };
