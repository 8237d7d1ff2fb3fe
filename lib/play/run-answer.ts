import type { Response } from "#lib/questions/question.ts";

/**
 * What a pupil did with one question of a run, in the order of the run. The server marks it again
 * and believes nothing else (product.md, "Honest scores").
 */
export interface RunAnswer {
  /** Practice: one or two responses in the order they were given; challenge: one. */
  readonly responses: readonly Response[];
  /** True when the pupil asked for a hint before the first response. */
  readonly hintOpened: boolean;
}
