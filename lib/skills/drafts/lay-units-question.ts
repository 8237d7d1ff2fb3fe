import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { LayUnitsView } from "#lib/questions/kinds/lay-units/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft } from "./draft.ts";

interface LayUnitsDraft extends QuestionDraft {
  readonly view: LayUnitsView;
  readonly tooFew: string;
  readonly tooMany: string;
  readonly miscounted: string;
}

/** A question that is answered by laying units along a thing and writing how many there are. */
export function layUnitsQuestion(rng: Rng, draft: LayUnitsDraft): Question {
  const { view, tooFew, tooMany, miscounted } = draft;
  return {
    kind: "lay-units",
    ...draftedFields(rng, draft),
    view,
    key: {
      length: view.length,
      tooFew: toLine(tooFew),
      tooMany: toLine(tooMany),
      miscounted: toLine(miscounted),
    },
    answer: toLine(String(view.length)),
  };
}
