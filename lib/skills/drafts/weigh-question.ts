import type { Rng } from "#lib/core/rng.ts";
import type { WeighView } from "#lib/questions/kinds/weigh/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { total } from "#lib/skills/total.ts";
import { measureLine } from "#lib/text/measure-line.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface WeighDraft extends QuestionDraft {
  readonly view: WeighView;
  readonly tooLight: Words;
  readonly tooHeavy: Words;
}

/** A question that is answered by putting weights on the free pan of a balance. */
export function weighQuestion(rng: Rng, draft: WeighDraft): Question {
  const { view, tooLight, tooHeavy } = draft;
  const kg = view.kg + total(view.beside ?? []) - total(view.held);
  return {
    kind: "weigh",
    ...draftedFields(rng, draft),
    view,
    key: { kg, tooLight: wordsAsLine(tooLight), tooHeavy: wordsAsLine(tooHeavy) },
    answer: measureLine(`${kg} kg`),
  };
}
