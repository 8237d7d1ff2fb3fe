import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { ProtractorKey, ProtractorView } from "#lib/questions/kinds/protractor/grading.ts";
import type { ProtractorFault } from "#lib/questions/kinds/protractor/reading.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface ProtractorDraft extends QuestionDraft {
  readonly view: ProtractorView;
  readonly degrees: number;
  /** Where the sides point in the end. */
  readonly sides: ProtractorKey["sides"];
  readonly feedback: { readonly [Fault in ProtractorFault]: Words };
}

/** A question that is answered by reading a protractor, which may have to be laid first, or by turning a side along it. */
export function protractorQuestion(rng: Rng, draft: ProtractorDraft): Question {
  const { view, degrees, sides, feedback } = draft;
  return {
    kind: "protractor",
    ...draftedFields(rng, draft),
    view,
    key: {
      degrees,
      corner: view.corner,
      sides,
      isTurned: view.task === "turn",
      feedback: {
        centre: wordsAsLine(feedback.centre),
        line: wordsAsLine(feedback.line),
        outside: wordsAsLine(feedback.outside),
        ring: wordsAsLine(feedback.ring),
        near: wordsAsLine(feedback.near),
        mark: wordsAsLine(feedback.mark),
      },
    },
    answer: toLine(`${degrees}°`),
  };
}
