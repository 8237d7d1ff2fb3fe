import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import { helpFigure } from "#lib/questions/sign/help-figure.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { signKey } from "#lib/questions/sign/sign-key.ts";
import { compareText as text } from "#lib/text/compare-text.ts";
import { cardFigure } from "./card-figure.ts";

import type { Setting } from "./setting.ts";

/** Why `told` ("47 < 74") is true: by the order of counting up to 20, by tens and ones above. */
function explainNumbers(left: number, right: number, told: string): Line {
  if (left === right) return text.explainSame(told);
  if (Math.max(left, right) <= 20) return text.explainBefore(left, right, told);
  const [leftTens, rightTens] = [Math.floor(left / 10), Math.floor(right / 10)];
  return leftTens === rightTens
    ? text.explainOnes(leftTens, left % 10, right % 10, told)
    : text.explainTens(leftTens, rightTens, told);
}

/** What the pupil overlooked who turned the sign round. */
function turned(left: number, right: number): Line {
  if (Math.max(left, right) <= 20) return text.mistakeTurnedNumbers;
  return Math.floor(left / 10) === Math.floor(right / 10) ? text.mistakeOnes : text.mistakeTens;
}

/** "47 … 74": a sign between two numbers. */
export function buildNumbersQuestion({ level, left, right, rng }: Setting): Question {
  const told = `${left} ${signBetween(left, right)} ${right}`;
  const isLarge = level.range === 100;
  return {
    kind: "sign",
    prompt: text.promptNumbers,
    figures: [],
    view: { sides: [cardFigure(String(left)), cardFigure(String(right))] },
    key: signKey(signBetween(left, right), turned(left, right), text.mistakeNotEqual),
    hints: [
      { ...(isLarge ? text.hintTens : text.hintCountOrder), figures: null },
      {
        ...(isLarge ? text.hintRods : text.hintFrames),
        figures: [helpFigure([left], level.range), helpFigure([right], level.range)],
      },
    ],
    explanation: { ...explainNumbers(left, right, told), figures: null },
    praise: rng.pick(text.praiseSign),
    answer: toLine(told),
    identity: `numbers ${left} ${right}`,
  };
}
