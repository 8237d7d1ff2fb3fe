import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import type { Question } from "#lib/questions/question.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import { termsText as text } from "#lib/text/terms-text.ts";
import { answerWithNumber } from "./answer-with-number.ts";
import type { Setting } from "./setting.ts";
import { termsSumFigure } from "./terms-sum-figure.ts";

/** A whole as a bar of two pieces, one known and one asked for. */
function missingBar(known: number, whole: number): BarModelFigure {
  const parts = [
    { size: known, label: String(known), look: "plain" },
    { size: whole - known, label: "?", look: "asked" },
  ] as const;
  return {
    type: "bar-model",
    bars: [{ name: null, parts, whole: String(whole) }],
    alt: descriptionText.bars,
  };
}

/** "Một số hạng là 23, tổng là 68. Số hạng kia là số nào?" */
export function buildTermQuestion(setting: Setting): Question {
  const { a: given, b: term, result: total, largest, rng } = setting;
  const box = termsSumFigure("+", given, null, total);
  const body = {
    prompt: text.promptTerm(given, total),
    figures: [],
    hints: [
      { ...text.hintTerm, figures: [box] },
      { ...text.hintTermHow, figures: [missingBar(given, total)] },
    ],
    explanation: { ...text.explainTerm(given, term, total), figures: [box] },
    praise: rng.pick(text.praiseResult),
    identity: `term ${given}+?=${total}`,
  };
  return answerWithNumber(setting, body, term, [
    { value: total + given, feedback: text.mistakeTermAdded },
    { value: given, feedback: text.mistakeGiven },
    ...(largest > 20 ? [{ value: term + 10, feedback: text.mistakeCarry }] : []),
    { value: term + 1, feedback: text.mistakeOnes },
    { value: term - 1, feedback: text.mistakeOnes },
  ]);
}
