import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import type { PublicQuestion, Solution } from "#lib/questions/question.ts";
import { mostRunQuestions } from "./points.ts";

/** How many questions a set may have. */
export const setSizes = { least: 5, usual: 10, most: mostRunQuestions } as const;

/** How an address says for which subject a set is made. */
export const setSubjects = { maths: "toan", vietnamese: "tieng-viet" } as const satisfies Record<Subject, string>;

/** A set as a grown-up sees it before it goes out. */
export interface SetView {
  /** What stands in its address. */
  readonly sealed: string;
  readonly title: string;
  readonly classId: ClassId;
  readonly subject: Subject;
  /** The numbers of its first and last lesson. */
  readonly from: number;
  readonly to: number;
  /** How long a pupil of the class is likely to need. */
  readonly minutes: number;
  readonly skillIds: readonly string[];
  readonly questions: readonly {
    /** Tells it from the others of the set. */
    readonly id: string;
    readonly question: PublicQuestion;
    readonly solution: Solution;
    readonly skillTitle: string;
  }[];
}

/** A lesson sets can be made of, with the skills that can be asked by its end. */
export interface LessonToAsk {
  readonly no: number;
  readonly title: string;
  readonly skills: readonly { readonly id: string; readonly title: string }[];
}
