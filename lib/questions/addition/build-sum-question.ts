import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { additionText as text } from "#lib/text/addition-text.ts";
import { additionHelp } from "./addition-help.ts";
import { additionMistakes } from "./addition-mistakes.ts";
import { answerNumber } from "./answer-number.ts";
import { blocksFigure } from "./blocks-figure.ts";
import { frameFigure } from "./frame-figure.ts";
import type { Setting } from "./setting.ts";
import { sumFigure } from "./sum-figure.ts";

function besideSum({ a, b, pictures, beside }: Setting): Figure[] {
  if (beside === "blocks") {
    return [blocksFigure([a, b])];
  }
  const groups = [
    { picture: pictures[0], count: a },
    { picture: pictures[1], count: b },
  ];
  return beside === "frame" ? [frameFigure(groups, [], a + b)] : [];
}

/** "6 + 3 bằng mấy?" */
export function buildSumQuestion(setting: Setting): Question {
  const { a, b, range, pictures, rng } = setting;
  const hasTensAndOnes = a + b > 20 && (a % 10 > 0 || b % 10 > 0);
  const body = {
    prompt: text.promptSum(a, b, range),
    figures: [...besideSum(setting), sumFigure([a, b], null)],
    ...additionHelp(a, b, pictures),
    praise: rng.pick(hasTensAndOnes ? text.praisePlaces : text.praiseSum),
    identity: `${a}+${b}`,
  };
  return answerNumber(setting, body, a + b, additionMistakes(a, b));
}
