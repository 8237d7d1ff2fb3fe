import type { Rng } from "#lib/core/rng.ts";
import type { Blocks, PlaceValueView } from "#lib/questions/kinds/place-value/grading.ts";
import { buildKey } from "#lib/questions/place-value/build-key.ts";
import type { Question } from "#lib/questions/question.ts";
import { placeValueText } from "#lib/text/place-value-text.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface BlocksDraft extends QuestionDraft {
  readonly view: PlaceValueView;
  /** What lies there in the end; no place has ten or more. */
  readonly right: Blocks;
  /** The number, or how many there are of each place: "2 trăm 3 chục". */
  readonly answer: Words;
}

/** A question that is answered by laying plates, rods and cubes on their mats. */
export function blocksQuestion(rng: Rng, draft: BlocksDraft): Question {
  const { view, right, answer } = draft;
  const rods = view.canSwapTens === true ? { tensNotSwapped: placeValueText.mistakeRodsNotSwapped } : {};
  return {
    kind: "place-value",
    ...draftedFields(rng, draft),
    view,
    key: { ...buildKey(right), ...rods },
    answer: wordsAsLine(answer),
  };
}
