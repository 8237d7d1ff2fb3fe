import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import { helpFigure } from "#lib/questions/sign/help-figure.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { signKey } from "#lib/questions/sign/sign-key.ts";
import { compareText as text } from "#lib/text/compare-text.ts";
import { cardFigure } from "./card-figure.ts";
import type { Setting } from "./setting.ts";
import { splitSum } from "./split-sum.ts";

interface Side {
  readonly parts: readonly number[];
  readonly written: string;
}

function side(parts: readonly number[]): Side {
  return { parts, written: parts.join(" + ") };
}

/** "3 + 4 … 8", "8 … 3 + 4" or, where `isBoth`, "3 + 4 … 5 + 3". */
export function buildSumsQuestion({ level, left, right, rng }: Setting, isBoth: boolean): Question {
  const isSumLeft = rng.int(0, 1) === 1;
  const first = side(isBoth || isSumLeft ? splitSum(left, rng) : [left]);
  const second = side(isBoth || !isSumLeft ? splitSum(right, rng) : [right]);
  const told = `${first.written} ${signBetween(left, right)} ${second.written}`;
  const sums = [first, second].filter(({ parts }) => parts.length > 1);
  const worked = sums.map(({ parts, written }) => `${written} = ${parts.reduce((sum, part) => sum + part, 0)}`);
  const mistake = text.mistakeSum(sums[0]?.written ?? "");
  return {
    kind: "sign",
    prompt: text.promptSums,
    figures: [],
    view: { sides: [cardFigure(first.written), cardFigure(second.written)] },
    key: signKey(signBetween(left, right), mistake, mistake),
    hints: [
      { ...text.hintCalculate, figures: null },
      {
        ...text.hintSumParts,
        figures: [helpFigure(first.parts, level.range), helpFigure(second.parts, level.range)],
      },
    ],
    explanation: { ...text.explainSums(worked, told), figures: null },
    praise: rng.pick(text.praiseSign),
    answer: toLine(told),
    identity: `sums ${first.written} ${second.written}`,
  };
}
