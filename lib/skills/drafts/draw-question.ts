import type { Rng } from "#lib/core/rng.ts";
import type { DrawGoal } from "#lib/questions/kinds/draw/goal.ts";
import type { DrawKey, DrawView, Stroke } from "#lib/questions/kinds/draw/grading.ts";
import { judge } from "#lib/questions/kinds/draw/judge.ts";
import { drawAnswer } from "#lib/questions/kinds/draw/sheet.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface DrawDraft extends Omit<QuestionDraft, "figures" | "explanation"> {
  readonly view: DrawView;
  readonly goal: DrawGoal;
  /** One of the drawings that are right. */
  readonly drawing: readonly Stroke[];
  /** What was to be drawn, in words. */
  readonly answer: Words;
  /**
   * Wrong drawings, the most telling first: all that are wrong in the same way get the same sentence; one that leaves the
   * sheet, or is right, is passed over.
   */
  readonly distractors: readonly Distractor<readonly Stroke[]>[];
  /** Wrong drawings whose sentence is about the very lengths that were drawn. */
  readonly measured?: readonly Distractor<readonly Stroke[]>[];
  /** Said of all else. */
  readonly wrong: Words;
  /** Words alone: what was drawn is seen with them. */
  readonly explanation: Words;
}

function isOnSheet({ columns, rows }: DrawView, [left = 0, top = 0, right = 0, bottom = 0]: Stroke): boolean {
  return [left, right].every((x) => x >= 0 && x <= columns) && [top, bottom].every((y) => y >= 0 && y <= rows);
}

/** A question that is answered by drawing on squared paper. */
export function drawQuestion(rng: Rng, draft: DrawDraft): Question {
  const { view, goal, drawing, measured = [], distractors } = draft;
  const all = [
    ...measured.map((each) => ({ ...each, isMeasured: true })),
    ...distractors.map((each) => ({ ...each, isMeasured: false })),
  ];
  const mistakes = all.flatMap(({ value, feedback, code, isMeasured }): DrawKey["mistakes"][number][] => {
    const { fault, sizes } = judge(goal, value);
    if (fault === null || fault === "unclear" || feedback === undefined) return [];
    if (!value.every((stroke) => isOnSheet(view, stroke)) || (isMeasured && sizes === null)) return [];
    return [{ fault, sizes: isMeasured ? sizes : null, drawing: value, feedback: wordsAsLine(feedback), code }];
  });
  const wayOf = ({ fault, sizes }: DrawKey["mistakes"][number]) => `${fault} ${sizes}`;
  const first = new Map(mistakes.toReversed().map((each) => [wayOf(each), each]));
  return {
    kind: "draw",
    ...draftedFields(rng, { ...draft, explanation: { say: draft.explanation, figures: [drawAnswer(view, drawing)] } }),
    view,
    key: {
      ...{ goal, drawing },
      mistakes: mistakes.filter((each) => first.get(wayOf(each)) === each),
      wrong: wordsAsLine(draft.wrong),
    },
    answer: wordsAsLine(draft.answer),
  };
}
