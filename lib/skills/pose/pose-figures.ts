import type { Rng } from "#lib/core/rng.ts";
import { frameTogether } from "#lib/questions/diagrams/frame-together.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { arrangeFigures } from "#lib/questions/figure-choice/arrange-figures.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Pose, posed, type Words, wordsAsLine } from "./pose.ts";
import type { Slip } from "./slip.ts";

interface FiguresPose extends Pose {
  /** The right picture, and how it is named once it is known. */
  readonly right: Figure;
  readonly answer: Words;
  /** Two or three wrong pictures, all told differently. */
  readonly slips: readonly Slip<Figure>[];
}

/** A question with three or four pictures to pick from. Throws an Error when two of them are told the same. */
export function poseFigures(rng: Rng, pose: FiguresPose): Question {
  const [right = pose.right, ...others] = frameTogether([pose.right, ...pose.slips.map(({ value }) => value)]);
  const wrong = pose.slips.map(({ value, feedback, code }, place) => ({
    figure: others[place] ?? value,
    feedback: feedback === undefined ? null : wordsAsLine(feedback),
    code,
  }));
  return {
    kind: "figure-choice",
    ...posed(rng, pose),
    ...arrangeFigures(rng, right, wrong),
    answer: wordsAsLine(pose.answer),
  };
}
