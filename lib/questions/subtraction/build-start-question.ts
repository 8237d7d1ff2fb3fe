import { answerNumber } from "#lib/questions/addition/answer-number.ts";
import { blocksFigure } from "#lib/questions/addition/blocks-figure.ts";
import { frameFigure } from "#lib/questions/addition/frame-figure.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import { subtractionText as text } from "#lib/text/subtraction-text.ts";
import { differenceFigure } from "./difference-figure.ts";

function mistakesOf(start: number, taken: number): Mistake[] {
  const left = start - taken;
  return [
    { code: "OP", value: Math.abs(left - taken), feedback: text.mistakeStartIsMore },
    { code: "DATUM", value: left, feedback: text.mistakeStartIsMore },
    { code: "DATUM", value: taken, feedback: text.mistakeStartIsMore },
    { code: "OFF1", value: start - 1, feedback: text.mistakePart },
    { code: "OFF1", value: start + 1, feedback: text.mistakePart },
    { code: "OFF10", value: start - 10, feedback: text.mistakePart },
  ];
}

/** "Mấy trừ 4 thì bằng 5?" */
export function buildStartQuestion(setting: Setting): Question {
  const { a, b, range, pictures, rng } = setting;
  const left = a - b;
  const box = differenceFigure(null, b, left);
  const groups = [
    { picture: pictures[0], count: left },
    { picture: pictures[1], count: b },
  ];
  const both: Figure = a <= 20 ? frameFigure(groups, [], a) : blocksFigure([left, b]);
  const body = {
    prompt: text.promptStart(b, left, range),
    figures: [box],
    hints: [
      { ...text.hintStart, figures: null },
      { ...text.hintStartFrame, figures: [both, box] },
    ],
    explanation: { ...text.explainMissing(a, b), figures: [both, box] },
    praise: rng.pick(text.praiseMissing),
    identity: `?-${b}=${left}`,
  };
  return answerNumber(setting, body, a, mistakesOf(a, b));
}
