import type { FirstTry } from "./first-try.ts";
import { type ReviewCard, scheduleReview } from "./schedule-review.ts";

/** How far a pupil is in a skill, from the first try on; a skill without a row is new. */
export const skillStates = ["learning", "good", "mastered"] as const;

export type SkillState = (typeof skillStates)[number];

/** How a skill stands where new ones and those that are due are shown too. */
export type ShownState = SkillState | "new" | "due";

/** What is kept of a pupil in one skill. */
export interface SkillProgress {
  /** The last first tries, oldest first, at most `keptTries`. */
  readonly tries: readonly FirstTry[];
  readonly state: SkillState;
  /** The day ("2026-11-21", Việt Nam's) on which 90 % of the last twenty were first right; null before. */
  readonly strongSince: string | null;
  readonly card: ReviewCard;
}

/** What a run brought in one skill. */
export interface SkillTries {
  readonly tries: readonly FirstTry[];
  /** Whether it was a run of several skills ("Ôn tập hôm nay"). */
  readonly isMixed: boolean;
  /** When the run ended: milliseconds, and the day in Việt Nam. */
  readonly at: number;
  readonly day: string;
}

const keptTries = 20;

/** A skill is good when 80 % of the last ten or more were right, strong when 90 % of the last twenty were. */
const good = { fewest: 10, share: 0.8 };
const strong = { fewest: keptTries, share: 0.9 };

function holds(tries: readonly FirstTry[], { fewest, share }: typeof good): boolean {
  return tries.length >= fewest && tries.filter(({ isRight }) => isRight).length >= tries.length * share;
}

function higher(one: SkillState, other: SkillState): SkillState {
  return skillStates.indexOf(one) > skillStates.indexOf(other) ? one : other;
}

function stateOf(tries: readonly FirstTry[], strongSince: string | null, run: SkillTries): SkillState {
  const wasStrongBefore = strongSince !== null && strongSince < run.day;
  const isRightAgain = run.isMixed && run.tries.every(({ isRight }) => isRight);
  if (wasStrongBefore && isRightAgain) return "mastered";
  return holds(tries, good) ? "good" : "learning";
}

/**
 * What is kept of a pupil in a skill after a run. Mastered: 90 % or more of the last twenty first tries right, and right
 * again in a mixed run on a later day; a state never goes down (issue "Maths for classes 1 to 5", design rules 4 and 6).
 */
export function learnSkill(before: SkillProgress | null, run: SkillTries): SkillProgress {
  const tries = [...(before?.tries ?? []), ...run.tries].slice(-keptTries);
  const strongSince = before?.strongSince ?? (holds(tries, strong) ? run.day : null);
  return {
    tries,
    strongSince,
    state: higher(before?.state ?? "learning", stateOf(tries, before?.strongSince ?? null, run)),
    card: scheduleReview(before?.card ?? null, run.tries, run.at),
  };
}

/** Right answers in a row that are still missing until a skill is strong. */
function answersToStrong({ tries, strongSince }: SkillProgress): number {
  if (strongSince !== null) return 0;
  const right = { difficulty: 1, isRight: true } as const;
  const missing = Array.from({ length: keptTries + 1 }, (_, count) => count);
  return (
    missing.find((count) =>
      holds([...tries, ...Array.from({ length: count }, () => right)].slice(-keptTries), strong),
    ) ?? keptTries
  );
}

const questionsOfRun = 10;
/** What the last step, the mixed run on a later day, is worth of the way. */
const lastStep = 0.15;

/** How near a skill is to being mastered if all goes well. */
export function nearness(progress: SkillProgress): { readonly runs: number; readonly share: number } {
  const answers = answersToStrong(progress);
  return {
    /** Runs of ten until the skill is strong, and one that is mixed. */
    runs: Math.ceil(answers / questionsOfRun) + 1,
    share: (1 - lastStep) * (1 - answers / keptTries),
  };
}
