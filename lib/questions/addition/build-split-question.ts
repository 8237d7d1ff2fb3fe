import type { SumFigure } from "#lib/questions/figures/sum.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import { additionText } from "#lib/text/addition-text.ts";
import { carryText as text } from "#lib/text/carry-text.ts";
import { answerNumber } from "./answer-number.ts";
import { frameFigure } from "./frame-figure.ts";
import type { Setting } from "./setting.ts";

function mistakesOf(split: number, first: number): Mistake[] {
  const rest = split - first;
  return [
    { code: "DATUM", value: first, feedback: text.mistakeSplitFirst },
    { code: "DATUM", value: split, feedback: text.mistakeSplitWhole },
    { code: "OFF1", value: rest - 1, feedback: text.mistakeSplit },
    { code: "OFF1", value: rest + 1, feedback: text.mistakeSplit },
  ];
}

/**
 * "Tính 8 + 7: tách 7 thành 2 và mấy?" or "Tính 13 − 6: tách 6 thành 3 và mấy?" with the line 8 + 7 = 8 + 2 + □. `a` is
 * the number that reaches the ten, `b` has one digit and goes past it.
 */
export function buildSplitQuestion(setting: Setting, operation: "+" | "−"): Question {
  const { a, b, pictures, rng } = setting;
  const first = operation === "+" ? 10 - (a % 10) : a % 10;
  const parts = [a, operation, b, "=", a, operation, first, operation, null].map((part) =>
    part === null ? null : String(part),
  );
  const line: SumFigure = { type: "sum", parts, alt: additionText.sumAlt(parts, b) };
  const frame = { ...frameFigure([{ picture: pictures[0], count: b }], [], b), crossed: first };
  const body = {
    prompt: text.promptSplit(operation, a, b, b, first),
    figures: [line],
    hints: [
      { ...text.hintSplitSame, figures: null },
      { ...text.hintSplitLeft, figures: [frame, line] },
    ],
    explanation: { ...text.explainSplit(operation, a, b, first), figures: [frame, line] },
    praise: rng.pick(text.praiseSplit),
    identity: `split ${a}${operation}${b}`,
  };
  return answerNumber({ ...setting, range: 10 }, body, b - first, mistakesOf(b, first));
}
