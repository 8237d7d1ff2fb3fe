import { numberAsLine } from "#lib/core/number-as-line.ts";
import { numberChoices } from "#lib/questions/kinds/choice/number-choices.ts";
import { numberBox } from "#lib/questions/kinds/number/number-box.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import type { QuestionBody } from "#lib/questions/question-body.ts";
import type { Setting } from "./setting.ts";

/** A question answered with a number, typed or chosen. */
export function answerWithNumber(
  { largest, rng }: Setting,
  body: Omit<QuestionBody, "answer">,
  right: number,
  mistakes: readonly Mistake[],
): Question {
  const answer = numberAsLine(right);
  const known = mistakes.filter(({ value }) => value >= 0 && value !== right);
  return rng.int(0, 1) === 1
    ? { kind: "number", ...body, answer, ...numberBox(right, known, largest) }
    : { kind: "choice", ...body, answer, ...numberChoices(rng, right, known, largest) };
}
