import type { Rng } from "#lib/core/rng.ts";
import { handwriting } from "#lib/questions/figures/handwriting.ts";
import { pixelOf } from "#lib/questions/handwriting/frame.ts";
import type { TraceView } from "#lib/questions/kinds/trace/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface TraceDraft extends Omit<QuestionDraft, "figures" | "hints" | "explanation" | "praise"> {
  readonly view: TraceView;
  /** The strokes in their order, in words. */
  readonly order: Words;
  /** Said while the pen moves. */
  readonly look: Words;
  readonly answer: Words;
  readonly explanation: Words;
}

/** How far a hand may leave the line: a quarter of the height of “a”, more of what is higher and thus smaller on a screen. */
const leastReach = 25;
const mostReach = 36;
const fingerPixels = 22;

function reachOf(view: TraceView): number {
  const heights = view.strokes.flatMap(({ curve }) => curve.filter((_, place) => place % 2 === 1));
  const quarter = (Math.max(...heights) - Math.min(...heights)) / 4;
  return Math.round(Math.max(leastReach, Math.min(quarter, mostReach, fingerPixels * pixelOf(view))));
}

/** A question that is answered by tracing letters stroke by stroke. */
export function traceQuestion(rng: Rng, draft: TraceDraft): Question {
  const { view, order, look, explanation } = draft;
  return {
    kind: "trace",
    ...draftedFields(rng, {
      ...draft,
      hints: [order, { say: look, figures: [handwriting(view, "moving")] }],
      explanation: { say: explanation, figures: [handwriting(view, "numbered")] },
      praise: "trace",
    }),
    view,
    key: { curves: view.strokes.map(({ curve }) => curve), reach: reachOf(view) },
    answer: wordsAsLine(draft.answer),
  };
}
