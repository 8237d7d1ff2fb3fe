import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { Question } from "#lib/questions/question.ts";
import { helpFigure } from "#lib/questions/sign/help-figure.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { signKey } from "#lib/questions/sign/sign-key.ts";
import { compareText as text } from "#lib/text/compare-text.ts";
import { cardFigure } from "./card-figure.ts";
import type { Setting } from "./setting.ts";

interface Side {
  readonly parts: readonly number[];
  readonly written: string;
}

function side(parts: readonly number[]): Side {
  return { parts, written: parts.join(" + ") };
}

/** Two addends of `total` that never carry; above 10 the first one has tens. */
function splitSum(total: number, rng: Rng): readonly [number, number] {
  const least = total > 10 ? 10 : 1;
  const { a, b } = drawPair(
    rng,
    { from: least, to: total - 1, by: 1 },
    { from: 1, to: total - least, by: 1 },
    (first, second) => first + second === total && ((first % 10) + (second % 10) <= 9 || total === 10),
  );
  return [a, b];
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
