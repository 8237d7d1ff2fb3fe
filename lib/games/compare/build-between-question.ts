import { numberAsLine } from "#lib/core/number-as-line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import { compareText as text } from "#lib/text/compare-text.ts";
import type { CompareLevel } from "./levels.ts";
import { tensLine } from "./tens-line.ts";

const widest = 4;
const farthest = 3;

/** "Số nào lớn hơn 5 và bé hơn 8?": one of four numbers lies between, the ends themselves do not. */
export function buildBetweenQuestion({ from, to }: CompareLevel, rng: Rng): Question {
  const low = rng.int(from, to - 2);
  const high = Math.min(to, low + rng.int(2, widest));
  const right = rng.int(low + 1, high - 1);
  const steps = Array.from({ length: farthest + 1 }, (_, step) => step);
  const below = steps.map((step) => ({ value: low - step, feedback: text.mistakeTooSmall(low) }));
  const above = steps.map((step) => ({ value: high + step, feedback: text.mistakeTooLarge(high) }));
  const wrong = rng
    .shuffle([...below, ...above].filter(({ value }) => value >= from && value <= to))
    .slice(0, 3)
    .map(({ value, feedback }) => ({ line: numberAsLine(value), feedback }));
  return {
    kind: "choice",
    prompt: text.promptBetween(low, high),
    figures: [],
    ...arrangeChoices(rng, numberAsLine(right), wrong),
    hints: [
      { ...text.hintBetween(low, high), figures: null },
      { ...text.hintBetweenLine(low, high), figures: [tensLine([low, high], right)] },
    ],
    explanation: { ...text.explainBetween(low, right, high), figures: [tensLine([low, right, high], low)] },
    praise: rng.pick(text.praiseExtreme),
    answer: numberAsLine(right),
    identity: `between ${low} ${high} ${right}`,
  };
}
