import type { Solution } from "#lib/questions/question.ts";

/** What the server says to one answer of a challenge; only now does the solution leave it. */
export interface AnswerVerdict {
  readonly right: boolean;
  readonly solution: Solution;
}
