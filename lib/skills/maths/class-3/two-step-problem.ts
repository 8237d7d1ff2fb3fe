import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import type { Distractor } from "#lib/skills/drafts/draft.ts";

/** A story that takes two sums. */
export interface TwoStepProblem {
  readonly prompt: string;
  /** The unit or the counting word of the answer. */
  readonly name: string;
  readonly answer: number;
  /** "Ngăn dưới: 15 + 7 = 22 (quyển)" */
  readonly steps: readonly [string, string];
  /** What is found first, and the sum that finds it: "ngăn dưới có bao nhiêu quyển", "15 + 7". */
  readonly first: string;
  readonly firstSum: string;
  readonly distractors: readonly Distractor<number>[];
  readonly figure: BarModelFigure | null;
  readonly identity: string;
}
