import type { ClassId } from "#lib/core/class-id.ts";
import type { PublicQuestion, Solution } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import type { FirstTry } from "./first-try.ts";

export interface RunQuestion {
  readonly question: PublicQuestion;
  /** Practice: present from the start, so that feedback needs no network. Challenge: null. */
  readonly solution: Solution | null;
  /** Null for a game. */
  readonly difficulty: Difficulty | null;
  /** What is asked and how, without its numbers: known again when it comes back. Empty in a challenge and for a bank's item. */
  readonly idea: string;
  /** Only in a run of several skills: the one this question is of. */
  readonly skillTitle?: string;
}

/** One question, or one for each difficulty the pupil may have come to. */
export type RunPlace = readonly [RunQuestion, ...RunQuestion[]];

/** A run as the browser holds it: its questions and the ways out of them. */
export interface RunView {
  /** The signed run id; opaque here. */
  readonly runId: string;
  readonly mode: "practice" | "challenge";
  readonly title: string;
  readonly classId: ClassId;
  /** The page of the activity itself; opening it starts a fresh run. */
  readonly activityHref: string;
  /** Where "leave" and the result screen go back to, and what that button says ("Về lớp 1"). */
  readonly backHref: string;
  readonly backLabel: string;
  /** The animal that goes along: "animals/level-one/giraffe-1". */
  readonly animal: string;
  readonly places: readonly RunPlace[];
  /** The pupil's first tries before this run, where the difficulty follows the pupil. */
  readonly before: readonly FirstTry[];
}
