import { gradeResponse } from "#lib/questions/grade-response.ts";
import type { Question } from "#lib/questions/question.ts";

export interface AnswerCount {
  readonly rightFirst: number;
  readonly rightSecond: number;
}

/**
 * Marks a practice run. `answers[i]` are the responses to question i in the order they were given,
 * as they came from the browser; the first counts as the first try, the second as the second,
 * more are not looked at. Returns null when the list does not fit the questions or a response is unreadable.
 */
export function scoreAnswers(
  questions: readonly Question[],
  answers: readonly (readonly unknown[])[],
): AnswerCount | null {
  if (answers.length !== questions.length) return null;
  let rightFirst = 0;
  let rightSecond = 0;
  for (const [place, question] of questions.entries()) {
    const marks = (answers[place] ?? []).slice(0, 2).map((response) => gradeResponse(question, response));
    if (marks.length === 0 || marks.includes("unreadable")) return null;
    if (marks[0] === "right") rightFirst += 1;
    else if (marks[1] === "right") rightSecond += 1;
  }
  return { rightFirst, rightSecond };
}
