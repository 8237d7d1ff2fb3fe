import type { QuestionBody } from "#lib/questions/question-body.ts";
import { carryText as text } from "#lib/text/carry-text.ts";
import { hopsThroughTen } from "./hops-through-ten.ts";
import { sumFigure } from "./sum-figure.ts";

/** Hints and explanation of given + … = total (or … + given = total) over a ten, `total` being more than 20. */
export function carryMissingHelp(
  given: number,
  total: number,
  isFirst: boolean,
): Pick<QuestionBody, "hints" | "explanation"> {
  const ten = Math.ceil(given / 10) * 10;
  const lengths = total > ten ? [ten - given, null] : [null];
  const box = sumFigure(isFirst ? [null, given] : [given, null], total);
  const line = hopsThroughTen({ operation: "+", start: given, lengths, landing: total, isLandingShown: true });
  return {
    hints: [
      { ...(total > ten ? text.hintToTen(given, ten) : text.hintCount(given, ten)), figures: [line, box] },
      ...(total > ten ? [{ ...text.hintFromTen(total), figures: null }] : []),
    ],
    explanation: { ...text.explainMissing(given, total, isFirst), figures: [line, box] },
  };
}
