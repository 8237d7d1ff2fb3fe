import { numberAsLine } from "#lib/core/number-as-line.ts";
import { numberChoices } from "#lib/questions/kinds/choice/number-choices.ts";
import { numberBox } from "#lib/questions/kinds/number/number-box.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import type { QuestionBody } from "#lib/questions/question-body.ts";
import type { Setting } from "./setting.ts";

/** The largest number offered: ten while only ten is known, then the class's hundred. */
function largestChoice(range: number): number {
  return range <= 10 ? 10 : 100;
}

/** Completes a question whose answer is the number `right`, chosen or typed as the setting says. */
export function answerNumber(
  { range, isTyped, rng }: Setting,
  body: Omit<QuestionBody, "answer">,
  right: number,
  mistakes: readonly Mistake[],
): Question {
  const answer = numberAsLine(right);
  return isTyped
    ? { kind: "number", ...body, answer, ...numberBox(right, mistakes, range) }
    : { kind: "choice", ...body, answer, ...numberChoices(rng, right, mistakes, largestChoice(range)) };
}
