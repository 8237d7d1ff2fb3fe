import type { Rng } from "#lib/core/rng.ts";
import { arrangeChoices } from "#lib/questions/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Value } from "#lib/questions/values/value.ts";
import { pickSlips } from "./pick-slips.ts";
import { type Pose, posed, wordsAsLine } from "./pose.ts";
import type { Slip } from "./slip.ts";

interface ChoicePose extends Pose {
  readonly answer: Value;
  /**
   * Wrong answers, the most telling first. One that is worth as much as the answer or as one before it is passed over,
   * so it may be given wherever its mistake happens to lead. Give more than are needed, some larger and some smaller
   * than the answer: of numbers they are picked so that the right one stands in no fixed place of their order.
   */
  readonly slips: readonly Slip[];
  /** 4; 3 only where there are no more answers to the question at all (curriculum, rule 2). */
  readonly choices?: 3 | 4;
}

/** A question with four answers to pick from. Throws an Error when too few slips differ from the answer and each other. */
export function poseChoice(rng: Rng, pose: ChoicePose): Question {
  const { answer, slips, choices = 4 } = pose;
  const different = new Map(slips.toReversed().map((slip) => [slip.value.worth, slip]));
  different.delete(answer.worth);
  const usable = slips.filter((slip) => different.get(slip.value.worth) === slip);
  const wrong = pickSlips(rng, answer, usable, choices - 1);
  if (wrong.length < choices - 1) {
    throw new Error(`Only ${wrong.length} wrong answers to "${wordsAsLine(pose.prompt).text}"`);
  }
  const arranged = wrong.map(({ value, feedback, code }) => ({
    line: value.line,
    feedback: feedback === undefined ? null : wordsAsLine(feedback),
    code,
  }));
  return {
    kind: "choice",
    ...posed(rng, pose),
    ...arrangeChoices(rng, answer.line, arranged),
    answer: answer.line,
  };
}
