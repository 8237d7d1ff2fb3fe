import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import { helpFigure } from "#lib/questions/sign/help-figure.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { signKey } from "#lib/questions/sign/sign-key.ts";
import { compareText as text } from "#lib/text/compare-text.ts";
import { cardFigure } from "./card-figure.ts";
import { explainNumbers } from "./explain-numbers.ts";
import type { Setting } from "./setting.ts";

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
