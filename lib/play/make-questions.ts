import type { Question } from "#lib/questions/question.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import type { ActivityRef } from "./activity-ref.ts";
import { makePlaces } from "./make-places.ts";

/**
 * The questions of a run of fixed difficulty, always the same for the same activity, seed and items; see makePlaces.
 */
export function makeQuestions(ref: ActivityRef, seed: string, items: readonly BankItem[] | null): Question[] {
  return makePlaces({ ref, seed, items, tries: null }).map(([{ question }]) => question);
}
