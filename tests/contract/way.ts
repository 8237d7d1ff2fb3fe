import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";

type Solver = (numbers: readonly number[], figures: readonly Figure[], question: Question) => string | null;

/**
 * A way of asking, recognised by its words alone, and how what the pupil sees is solved a second way: by counting,
 * walking, trying or drawing, never by the generator's own key. Gives what `answer.text` has to be.
 * `numbers` are the whole numbers of the prompt in their order.
 */
export type Way = readonly [wording: RegExp, solve: Solver];
