import type { Rng } from "#lib/core/rng.ts";
import type { PourView } from "#lib/questions/kinds/pour/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureLine } from "#lib/text/measure-line.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface PourDraft extends QuestionDraft {
  readonly view: PourView;
  /** What is in the vessel in the end. */
  readonly litres: number;
  readonly tooLittle: Words;
  readonly tooMuch: Words;
}

/** A question that is answered by pouring water into a vessel with marks, or out of it. */
export function pourQuestion(rng: Rng, draft: PourDraft): Question {
  const { view, litres, tooLittle, tooMuch } = draft;
  return {
    kind: "pour",
    ...draftedFields(rng, draft),
    view,
    key: { litres, tooLittle: wordsAsLine(tooLittle), tooMuch: wordsAsLine(tooMuch) },
    answer: measureLine(`${litres} l`),
  };
}
