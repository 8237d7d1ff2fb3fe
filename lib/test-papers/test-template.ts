import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";

/** What a template keeps of a paper: all but its lessons and its number. */
export interface TestSettings {
  /** What writeMatrix wrote. */
  readonly matrix: string;
  readonly minutes: number;
  readonly writingMinutes: number;
  /** Empty where the line is left to be filled in. */
  readonly school: string;
  readonly hasDictation: boolean;
  readonly codes: number;
}

/** A test paper's settings under the name a teacher gave them. */
export interface TestTemplate {
  readonly id: string;
  readonly name: string;
  readonly settings: TestSettings;
}

/** A template as it is saved; it replaces the one of the same name, class and subject. */
export interface NewTestTemplate {
  readonly name: string;
  readonly classId: ClassId;
  readonly subject: Subject;
  readonly settings: TestSettings;
}

/** Too-fast: more was asked for than a person does. Too-many: there are as many as there may be. */
export type SaveTemplateProblem = "refused" | "signed-out" | "too-fast" | "too-many" | "backend-away";
/** Gone: there is no such template of theirs. */
export type DeleteTemplateProblem = "refused" | "signed-out" | "too-fast" | "gone" | "backend-away";
