import type { BankItem } from "#lib/skills/define-skill.ts";
import type { ActivityRef } from "./activity-ref.ts";

/** Everything the questions of a run are made of: the same recipe gives the same questions. */
export interface RunRecipe {
  readonly ref: ActivityRef;
  readonly seed: string;
  /** The chosen items of a bank skill, one a place and null where a rule makes the question; null without any bank. */
  readonly items: readonly (BankItem | null)[] | null;
  /** The pupil's tries before the run (see written-tries.ts) where its difficulty follows the pupil; null where it is fixed. */
  readonly tries: string | null;
}
