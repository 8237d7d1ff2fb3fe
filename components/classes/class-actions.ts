import type { ClassChange, ClassProblem, NewClass } from "#lib/classes/class-view.ts";
import type { Result } from "#lib/core/result.ts";

/** #lib/actions/make-class.ts */
export type SendClass = (made: NewClass) => Promise<Result<null, ClassProblem>>;

/** #lib/actions/change-class.ts */
export type SendChange = (id: string, change: ClassChange) => Promise<Result<null, ClassProblem>>;

/** Sends a change of the class that is shown; `done` is said where it went well. */
export type Send = (change: ClassChange, done: string) => Promise<Result<null, ClassProblem>>;
