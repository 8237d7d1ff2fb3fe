import { answerNumber } from "#lib/questions/addition/answer-number.ts";
import { hopsThroughTen } from "#lib/questions/addition/hops-through-ten.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import type { SumFigure } from "#lib/questions/figures/sum.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import { additionText } from "#lib/text/addition-text.ts";
import { carryText } from "#lib/text/carry-text.ts";
import { subtractionText as text } from "#lib/text/subtraction-text.ts";
import { backLine } from "./back-line.ts";
import { borrowsOne } from "./borrows-one.ts";
import { differenceFigure } from "./difference-figure.ts";

function mistakesOf(start: number, count: number): Mistake[] {
  const landing = start - count;
  const ten: Mistake = { code: "PARTIAL", value: start - (start % 10), feedback: carryText.mistakeHopTen };
  return [
    ...(borrowsOne(start, count) ? [ten] : []),
    { code: "DATUM", value: start, feedback: text.mistakeHopStart },
    { code: "COUNT-ENDS", value: landing + 1, feedback: text.mistakeHopStartCounted(start) },
    { code: "OFF1", value: landing - 1, feedback: text.mistakeHopTooFar },
    { code: "OP", value: start + count, feedback: text.mistakeHopOn },
    { code: "DATUM", value: count, feedback: text.mistakeHopCount },
  ];
}

function buildInOneHopQuestion({ a, b }: Setting) {
  const box = differenceFigure(a, b, null);
  const figures = [backLine(a, b, true), box];
  const shown = Array.from({ length: Math.min(b - 1, 3) }, (_, step) => a - step - 1);
  return {
    prompt: text.promptHops(a, b),
    figures: [backLine(a, b, false), box],
    hints: [
      { ...text.hintHops, figures: null },
      { ...text.hintHopBack(a, shown), figures },
    ],
    explanation: { ...text.explainHops(a, b), figures },
  };
}

function buildThroughTenQuestion({ a, b }: Setting) {
  const ones = a % 10;
  const line = hopsThroughTen({
    operation: "−",
    start: a,
    lengths: [ones, b - ones],
    landing: a - b,
    isLandingShown: false,
  });
  const parts = [a, "−", ones, "−", b - ones, "="].map(String);
  const sum: SumFigure = { type: "sum", parts: [...parts, null], alt: additionText.sumAlt([...parts, null], a) };
  const figures = [line, sum];
  return {
    prompt: text.promptHopsThroughTen(a, ones, b - ones),
    figures,
    hints: [
      { ...carryText.hintHopTen, figures: null },
      { ...carryText.hintHopOn(a - ones), figures },
    ],
    explanation: { ...carryText.explainHops("−", a, b), figures },
  };
}

/**
 * "Từ 9 nhảy lùi 4 bước thì đến số nào?" on the line 0-10 or 10-20; where that goes past a ten, in two hops with a stop
 * there. Up to 20, or `b` has one digit and `a` is no whole ten.
 */
export function buildHopsBackQuestion(setting: Setting): Question {
  const { a, b, rng } = setting;
  const body = {
    ...(borrowsOne(a, b) ? buildThroughTenQuestion(setting) : buildInOneHopQuestion(setting)),
    praise: rng.pick(text.praiseHops),
    identity: `hops ${a}-${b}`,
  };
  return answerNumber(setting, body, a - b, mistakesOf(a, b));
}
