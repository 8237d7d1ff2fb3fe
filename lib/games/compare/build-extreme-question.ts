import { numberAsLine } from "#lib/core/number-as-line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import { helpFigure } from "#lib/questions/sign/help-figure.ts";
import { compareText as text } from "#lib/text/compare-text.ts";
import { drawSeveral } from "./draw-several.ts";
import type { CompareLevel } from "./levels.ts";
import { tensLine } from "./tens-line.ts";

const offered = 4;

/** Above 20 two wrong ones stand as blocks, to begin comparing with; below, the others stand on the line. */
function hints(level: CompareLevel, best: number, others: readonly number[], isLargest: boolean, rng: Rng): Help[] {
  if (level.range === 100) {
    const [nearest = best, ...rest] = others;
    const pair = rng.shuffle([nearest, rng.pick(rest)]);
    return [
      { ...text.hintTens, figures: null },
      { ...text.hintTwo(isLargest), figures: [helpFigure(pair, 100)] },
    ];
  }
  return [
    { ...text.hintExtreme(isLargest), figures: null },
    { ...text.hintExtremeLine(isLargest), figures: [tensLine(others, best)] },
  ];
}

/** The largest or the smallest of four numbers. */
export function buildExtremeQuestion(level: CompareLevel, rng: Rng): Question {
  const isLargest = rng.int(0, 1) === 1;
  const drawn = drawSeveral(level, offered, rng);
  const sorted = drawn.toSorted((left, right) => (isLargest ? right - left : left - right));
  const [best = 0, ...others] = sorted;
  const wrong = others.map((value, place) => ({
    line: numberAsLine(value),
    feedback: place === others.length - 1 ? text.mistakeOtherEnd(isLargest) : text.mistakeNotYet(isLargest),
  }));
  return {
    kind: "choice",
    prompt: isLargest ? text.promptLargest : text.promptSmallest,
    figures: [],
    ...arrangeChoices(rng, numberAsLine(best), wrong),
    hints: hints(level, best, others, isLargest, rng),
    explanation: { ...text.explainExtreme(best, others[0] ?? best, isLargest), figures: null },
    praise: rng.pick(text.praiseExtreme),
    answer: numberAsLine(best),
    identity: `${isLargest ? "largest" : "smallest"} ${sorted.join(" ")}`,
  };
}
