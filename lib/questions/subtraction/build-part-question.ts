import { answerNumber } from "#lib/questions/addition/answer-number.ts";
import { frameFigure } from "#lib/questions/addition/frame-figure.ts";
import { missingHelp } from "#lib/questions/addition/missing-help.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { SumFigure } from "#lib/questions/figures/sum.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import { additionText } from "#lib/text/addition-text.ts";
import { subtractionText as text } from "#lib/text/subtraction-text.ts";

function mistakesOf(whole: number, part: number): Mistake[] {
  const other = whole - part;
  const step = whole % 10 === 0 && part % 10 === 0 ? 10 : 1;
  const code = step === 10 ? "OFF10" : "OFF1";
  return [
    { code: "DATUM", value: part, feedback: text.mistakePartGiven },
    { code: "DATUM", value: whole, feedback: text.mistakeWhole },
    { code: "OP", value: whole + part, feedback: text.mistakeWhole },
    { code, value: other - step, feedback: text.mistakePart },
    { code, value: other + step, feedback: text.mistakePart },
  ];
}

/** "9 gồm 5 và mấy?" with 9 = 5 + □; `a` is the whole, `b` the part that is asked for. */
export function buildPartQuestion(setting: Setting): Question {
  const { a: whole, b: asked, range, pictures, beside, rng } = setting;
  const part = whole - asked;
  const parts = [String(whole), "=", String(part), "+", null];
  const line: SumFigure = { type: "sum", parts, alt: additionText.sumAlt(parts, range) };
  const frame: Figure[] = beside === "frame" ? [frameFigure([{ picture: pictures[0], count: whole }], [], whole)] : [];
  const body = {
    prompt: text.promptPart(whole, part, range),
    figures: [...frame, line],
    hints: missingHelp(part, whole, false, pictures).hints,
    explanation: { ...text.explainPart(whole, part), figures: null },
    praise: rng.pick(text.praisePart),
    identity: `${whole}=${part}+?`,
  };
  return answerNumber(setting, body, asked, mistakesOf(whole, part));
}
