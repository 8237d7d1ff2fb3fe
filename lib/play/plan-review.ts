import type { SkillStep } from "./activity-ref.ts";
import { chooseDifficulty } from "./choose-difficulty.ts";
import { mostReviewQuestions } from "./points.ts";
import type { SkillProgress } from "./skill-progress.ts";

/** Fewer questions than this are no run. */
const fewestQuestions = 6;

export interface DueSkill {
  readonly id: string;
  readonly progress: SkillProgress;
}

/**
 * What a review asks: the skills that have waited longest, two questions each, at least six and at most fifteen in all,
 * taking turns, each at the difficulty the pupil is at. Nothing is due: an empty list.
 */
export function planReview(due: readonly DueSkill[]): SkillStep[] {
  const waiting = due.toSorted((left, right) => left.progress.card.dueAt - right.progress.card.dueAt);
  const steps = waiting
    .slice(0, mostReviewQuestions)
    .map(({ id, progress }) => ({ id, difficulty: chooseDifficulty(progress.tries, 1).difficulty }));
  if (steps.length === 0) return [];
  const total = Math.min(mostReviewQuestions, Math.max(fewestQuestions, steps.length * 2));
  return Array.from({ length: total }, (_, place) => steps[place % steps.length]).filter((step) => step !== undefined);
}
