import type { Rng } from "#lib/core/rng.ts";
import { arrangeChoices } from "#lib/questions/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Value } from "#lib/questions/values/value.ts";
import type { Distractor } from "./distractor.ts";
import { draftedFields, type QuestionDraft, wordsAsLine } from "./draft.ts";
import { pickDistractors } from "./pick-distractors.ts";

interface ChoiceDraft extends QuestionDraft {
  readonly answer: Value;
  /**
   * Wrong answers, the most telling first. One that is worth as much as the answer or as one before it is passed over,
   * so it may be given wherever its mistake happens to lead. Give more than are needed, some larger and some smaller
   * than the answer: of numbers they are picked so that the right one stands in no fixed place of their order.
   */
  readonly distractors: readonly Distractor[];
  /** 4; 3 only where there are no more answers to the question at all (curriculum, rule 2). */
  readonly choices?: 3 | 4;
}

/** A question with four answers to pick from. Throws an Error when too few distractors differ from the answer and each other. */
export function choiceQuestion(rng: Rng, draft: ChoiceDraft): Question {
  const { answer, distractors, choices = 4 } = draft;
  const different = new Map(distractors.toReversed().map((distractor) => [distractor.value.worth, distractor]));
  different.delete(answer.worth);
  const usable = distractors.filter((distractor) => different.get(distractor.value.worth) === distractor);
  const wrong = pickDistractors(rng, answer, usable, choices - 1);
  if (wrong.length < choices - 1) {
    throw new Error(`Only ${wrong.length} wrong answers to "${wordsAsLine(draft.prompt).text}"`);
  }
  const arranged = wrong.map(({ value, feedback, code }) => ({
    line: value.line,
    feedback: feedback === undefined ? null : wordsAsLine(feedback),
    code,
  }));
  return {
    kind: "choice",
    ...draftedFields(rng, draft),
    ...arrangeChoices(rng, answer.line, arranged),
    answer: answer.line,
  };
}
