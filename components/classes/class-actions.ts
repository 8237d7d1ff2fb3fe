import type { AssignmentChange, AssignmentProblem, NewAssignment } from "#lib/classes/assignment-view.ts";
import type { ClassChange, ClassProblem, NewClass } from "#lib/classes/class-view.ts";
import type { Result } from "#lib/core/result.ts";

/** #lib/actions/make-class.ts */
export type SendClass = (made: NewClass) => Promise<Result<null, ClassProblem>>;

/** #lib/actions/change-class.ts */
export type SendChange = (id: string, change: ClassChange) => Promise<Result<null, ClassProblem>>;

/** Sends a change of the class that is shown; `done` is said where it went well. */
export type Send = (change: ClassChange, done: string) => Promise<Result<null, ClassProblem>>;

/** #lib/actions/give-assignment.ts; the value is the code of what was given. */
export type SendAssignment = (id: string, made: NewAssignment) => Promise<Result<string, AssignmentProblem>>;

/** #lib/actions/give-remedy.ts; the value is the code of what was given. */
export type SendRemedy = (
  id: string,
  asked: { readonly skillId: string; readonly code: string; readonly numbers: readonly number[] },
) => Promise<Result<string, AssignmentProblem>>;

/** #lib/actions/change-assignment.ts */
export type SendAssignmentChange = (
  classId: string,
  id: string,
  change: AssignmentChange,
) => Promise<Result<null, AssignmentProblem>>;
