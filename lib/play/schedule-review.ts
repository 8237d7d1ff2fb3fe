import { type Card, createEmptyCard, fsrs, type Grade, Rating } from "ts-fsrs";
import type { FirstTry } from "./first-try.ts";

/** When a skill is due again, and what the forgetting curve needs to say so the next time. Times in milliseconds. */
export interface ReviewCard {
  readonly dueAt: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  /** As ts-fsrs counts them: 0 new, 1 learning, 2 review, 3 relearning. */
  readonly phase: number;
  readonly scheduledDays: number;
  readonly reviewedAt: number;
}

/** Days, not minutes: a skill practised today is not due again before tomorrow. No chance: the same run, the same date. */
const scheduler = fsrs({ request_retention: 0.9, maximum_interval: 120, enable_fuzz: false, enable_short_term: false });

/** How well a skill was remembered, by the share of right first tries. */
function gradeOf(tries: readonly FirstTry[]): Grade {
  const share = tries.filter(({ isRight }) => isRight).length / tries.length;
  if (share === 1) return Rating.Easy;
  if (share >= 0.8) return Rating.Good;
  return share >= 0.5 ? Rating.Hard : Rating.Again;
}

function toCard(card: ReviewCard): Card {
  return {
    due: new Date(card.dueAt),
    stability: card.stability,
    difficulty: card.difficulty,
    elapsed_days: 0,
    scheduled_days: card.scheduledDays,
    learning_steps: 0,
    reps: card.reps,
    lapses: card.lapses,
    state: card.phase,
    last_review: new Date(card.reviewedAt),
  };
}

/** The card of a skill after a run in which these first tries were made; `at` is when it ended, in milliseconds. */
export function scheduleReview(before: ReviewCard | null, tries: readonly FirstTry[], at: number): ReviewCard {
  const now = new Date(before === null ? at : Math.max(at, before.reviewedAt));
  const { card } = scheduler.next(before === null ? createEmptyCard(now) : toCard(before), now, gradeOf(tries));
  return {
    dueAt: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    phase: card.state,
    scheduledDays: card.scheduled_days,
    reviewedAt: now.getTime(),
  };
}
