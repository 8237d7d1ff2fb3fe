import type { Mistake } from "#lib/questions/mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import { additionText } from "#lib/text/addition-text.ts";
import { carryText as text } from "#lib/text/carry-text.ts";
import { answerNumber } from "./answer-number.ts";
import { hopsThroughTen } from "./hops-through-ten.ts";
import type { Setting } from "./setting.ts";
import { sumFigure } from "./sum-figure.ts";

function mistakesOf(start: number, ten: number, landing: number): Mistake[] {
  return [
    { code: "PARTIAL", value: ten, feedback: text.mistakeHopTen },
    { code: "COUNT-ENDS", value: landing - 1, feedback: additionText.mistakeHopStartCounted(start) },
    { code: "OFF1", value: landing + 1, feedback: additionText.mistakeHopTooFar },
    { code: "DATUM", value: start, feedback: additionText.mistakeHopStart(landing - start) },
  ];
}

/** "Từ 8 nhảy 2 bước, rồi 5 bước nữa thì đến số nào?" on a line of two tens; `b` has one digit and goes past the ten. */
export function buildHopsThroughTenQuestion(setting: Setting): Question {
  const { a, b, rng } = setting;
  const ten = a - (a % 10) + 10;
  const landing = a + b;
  const line = hopsThroughTen({
    operation: "+",
    start: a,
    lengths: [ten - a, landing - ten],
    landing,
    isLandingShown: false,
  });
  const figures = [line, sumFigure([a, ten - a, landing - ten], null)];
  const body = {
    prompt: text.promptHopsOn(a, ten - a, landing - ten),
    figures,
    hints: [
      { ...text.hintHopTen, figures: null },
      { ...text.hintHopOn(ten), figures },
    ],
    explanation: { ...text.explainHops("+", a, b), figures },
    praise: rng.pick(additionText.praiseHops),
    identity: `hops ${a}+${b}`,
  };
  return answerNumber(setting, body, landing, mistakesOf(a, ten, landing));
}
