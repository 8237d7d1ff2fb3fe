import type { ClassId } from "#lib/core/class-id.ts";
import type { PublicQuestion, Solution } from "#lib/questions/question.ts";

/** What was given to a class, as its teacher sees it in a list. */
export interface Assignment {
  readonly id: string;
  /** By which pupils open it: /bai/{code}. */
  readonly code: string;
  readonly title: string;
  readonly questions: number;
  readonly minutes: number;
  /** The seats it was given to; null for the whole class. */
  readonly seats: readonly number[] | null;
  /** Whether each pupil gets questions of their own. */
  readonly isVaried: boolean;
  readonly isRepeatable: boolean;
  /** First and last day, in Việt Nam: "2026-11-28". */
  readonly opensOn: string;
  readonly closesOn: string;
  readonly isWithdrawn: boolean;
  /** To how many seats it was given, how many pupils have done it, and how many of these late. */
  readonly given: number;
  readonly done: number;
  readonly late: number;
  /** Share of first answers that were right, in percent; null while nobody has done it. */
  readonly share: number | null;
}

/** What one pupil did, by the first try. */
export interface AssignmentResult {
  /** Of the seat. */
  readonly number: number;
  /** ISO 8601 */
  readonly finishedAt: string;
  readonly seconds: number;
  /** For each question whether the first answer was right. */
  readonly rights: readonly boolean[];
  readonly tries: number;
  /** The most right first answers of any try. */
  readonly best: number;
  readonly isLate: boolean;
}

/** A wrong answer that was given to a question. */
export interface WrongAnswer {
  /** As it is read; null for what cannot be told in words. */
  readonly text: string | null;
  /** How many pupils gave it. */
  readonly count: number;
  /** What it means, in words that stand behind "6 em"; null where no mistake is known by name. */
  readonly mistake: string | null;
}

/** One question of an assignment with what was answered. */
export interface QuestionReport {
  /** From 0, as in the set. */
  readonly place: number;
  readonly skillId: string;
  readonly skillTitle: string;
  /** What was asked; null where each pupil had a question of their own. */
  readonly asked: { readonly question: PublicQuestion; readonly solution: Solution } | null;
  readonly right: number;
  readonly answered: number;
  /** The commonest first; none where each pupil had a question of their own. */
  readonly wrong: readonly WrongAnswer[];
}

/** What came of an assignment. */
export interface AssignmentReport {
  readonly assignment: Assignment;
  /** Its set as an address has it; null where a skill of it is no longer there. */
  readonly sealed: string | null;
  /** By number. */
  readonly results: readonly AssignmentResult[];
  /** In the order of the set. Empty where one of its questions is no longer there. */
  readonly reports: readonly QuestionReport[];
}

/** What a teacher gives. */
export interface NewAssignment {
  /** The set, as its address has it. */
  readonly sealed: string;
  readonly title: string;
  readonly seats: readonly number[] | null;
  readonly isVaried: boolean;
  readonly isRepeatable: boolean;
  readonly opensOn: string;
  readonly closesOn: string;
}

export type AssignmentChange =
  | { readonly kind: "change"; readonly title: string; readonly closesOn: string }
  | { readonly kind: "withdraw" };

/** Too-much: a day would hold more than twice the minutes that are good for a child. Too-few: there are not enough questions. */
export type AssignmentProblem =
  | "refused"
  | "signed-out"
  | "too-fast"
  | "too-many"
  | "gone"
  | "backend-away"
  | "too-much"
  | "too-few";

/** Pupils who make the same mistake in the same skill. */
export interface MistakeGroup {
  readonly skillId: string;
  readonly skillTitle: string;
  /** The mistake's name; "" where it has none. */
  readonly code: string;
  /** The mistake in words that stand behind "6 em". */
  readonly words: string;
  /** Of the seats, those who made it most often first. */
  readonly numbers: readonly number[];
  /** The last wrong answer. */
  readonly sample: { readonly prompt: string; readonly given: string | null; readonly right: string };
}

/** An assignment as its pupil finds it. */
export interface OpenAssignment {
  readonly code: string;
  readonly className: string;
  readonly classId: ClassId;
  readonly title: string;
  readonly questions: number;
  readonly minutes: number;
  readonly closesOn: string;
  readonly isDone: boolean;
}
