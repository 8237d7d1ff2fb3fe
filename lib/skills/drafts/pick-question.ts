import type { Rng } from "#lib/core/rng.ts";
import type { ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { Question } from "#lib/questions/question.ts";
import { shapeText } from "#lib/text/shape-text.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

/** One tile of a picture; `wrong` is said where it is picked and does not belong, null where it does. */
export interface Tile {
  readonly part: ShapePart;
  /** What it is called aloud. */
  readonly name: string;
  readonly wrong: Words | null;
}

interface PickDraft extends Omit<QuestionDraft, "praise"> {
  /** Six or nine, in reading order; at least two belong. */
  readonly tiles: readonly Tile[];
  /** Said when only a part of them was found. */
  readonly missed: Words;
  /** What is counted in the answer: "quả bóng". */
  readonly counted: string;
}

/** A question in which all tiles that fit are picked; the answer is how many they are. */
export function pickQuestion(rng: Rng, { tiles, missed, counted, ...draft }: PickDraft): Question {
  const picked = [...tiles.keys()].filter((place) => tiles[place]?.wrong === null);
  return {
    kind: "pick-shapes",
    ...draftedFields(rng, { ...draft, praise: "find" }),
    view: { tiles: tiles.map(({ part, name }, place) => ({ part, name: shapeText.inPlace(place + 1, name) })) },
    key: {
      picked,
      missed: wordsAsLine(missed),
      feedback: tiles.map(({ wrong }) => (wrong === null ? null : wordsAsLine(wrong))),
    },
    answer: wordsAsLine(`${picked.length} ${counted}`),
  };
}
