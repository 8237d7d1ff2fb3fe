import { blocksFigure } from "#lib/questions/addition/blocks-figure.ts";
import { frameFigure } from "#lib/questions/addition/frame-figure.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { takenBlocks } from "#lib/questions/subtraction/taken-blocks.ts";
import { takenFrame } from "#lib/questions/subtraction/taken-frame.ts";
import { termsText as text } from "#lib/text/terms-text.ts";
import { answerWithNumber } from "./answer-with-number.ts";
import type { Setting } from "./setting.ts";
import { termsSumFigure } from "./terms-sum-figure.ts";

/** What is put together, or taken away, to count: in ten frames up to 20, as rods and cubes above; nothing carries. */
function countedFigure({ operation, a, b, largest }: Setting): Figure {
  if (largest > 20) return operation === "+" ? blocksFigure([a, b]) : takenBlocks(a, b);
  if (operation === "−") return takenFrame("apple", a, b, []);
  const groups = [
    { picture: "apple", count: a },
    { picture: "mango", count: b },
  ] as const;
  return frameFigure(groups, [], a + b);
}

/** "Hai số hạng là 23 và 45. Tổng là bao nhiêu?"; of a difference likewise. */
export function buildResultQuestion(setting: Setting): Question {
  const { operation, a, b, result, largest, rng } = setting;
  const box = termsSumFigure(operation, a, b, null);
  const other = operation === "+" ? Math.abs(a - b) : a + b;
  const body = {
    prompt: text.promptResult(operation, a, b),
    figures: [],
    hints: [
      { ...text.hintCalculate(operation), figures: [box] },
      {
        ...(largest > 20 ? text.hintPlaces(operation) : text.hintCount(operation)),
        figures: [countedFigure(setting)],
      },
    ],
    explanation: { ...text.explainResult(operation, a, b, result), figures: [box] },
    praise: rng.pick(text.praiseResult),
    identity: `result ${a}${operation}${b}`,
  };
  return answerWithNumber(setting, body, result, [
    { value: other, feedback: text.mistakeOperation(operation) },
    ...(largest > 20 ? [{ value: result - 10, feedback: text.mistakeCarry }] : []),
    ...(largest > 20 ? [{ value: result + 10, feedback: text.mistakeCarry }] : []),
    { value: result + 1, feedback: text.mistakeOnes },
    { value: result - 1, feedback: text.mistakeOnes },
  ]);
}
