import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { fillGaps, type GapsView } from "#lib/questions/kinds/gaps/grading.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface GapsDraft extends QuestionDraft {
  /** As it is written, "…" for each gap; phrases parted by "; " stand on a line each. */
  readonly text: string;
  /** The word of each gap; one that is there twice lies there as often as it is needed. */
  readonly answers: readonly string[];
  /** Words that belong into no gap. */
  readonly others: readonly string[];
  /** The explanation, from how the filled text reads. */
  readonly explain: (filled: string) => string;
  /** Said to a word that does not belong into a gap, counted from 0. */
  readonly wrong: (tile: string, gap: number) => Words;
  readonly mistake: MistakeCode;
}

/** A question in which words are put into the gaps of a text. */
export function gapsQuestion(rng: Rng, draft: Omit<GapsDraft, "explanation">): Question {
  const { text, answers, others, wrong, mistake } = draft;
  const tiles = rng.shuffle([...new Set([...answers, ...others])]);
  const gaps = answers.map(() => ({ bare: null, written: tiles }));
  const view: GapsView = { text, gaps, tiles, isReused: new Set(answers).size < answers.length };
  const right = answers.map((answer) => tiles.indexOf(answer));
  const filled = fillGaps(view, right);
  return {
    kind: "gaps",
    ...draftedFields(rng, { ...draft, explanation: draft.explain(filled) }),
    view,
    key: {
      tiles: right,
      wrong: [],
      others: answers.map((_, gap) => tiles.map((tile) => wordsAsLine(wrong(tile, gap)))),
      mistake,
    },
    answer: toLine(filled),
  };
}
