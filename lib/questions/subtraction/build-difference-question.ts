import { answerNumber } from "#lib/questions/addition/answer-number.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { carryText } from "#lib/text/carry-text.ts";
import { subtractionText as text } from "#lib/text/subtraction-text.ts";
import { borrowsOne } from "./borrows-one.ts";
import { differenceFigure } from "./difference-figure.ts";
import { subtractionHelp } from "./subtraction-help.ts";
import { subtractionMistakes } from "./subtraction-mistakes.ts";
import { takenBlocks } from "./taken-blocks.ts";
import { takenFrame } from "./taken-frame.ts";

function besideDifference({ a, b, pictures, beside }: Setting): Figure[] {
  if (beside === "blocks") {
    return [takenBlocks(a, b)];
  }
  return beside === "frame" ? [takenFrame(pictures[0], a, b, [])] : [];
}

function praisesOf(a: number, b: number) {
  if (borrowsOne(a, b)) {
    return a > 20 ? carryText.praiseBorrow : carryText.praiseThroughTen;
  }
  return a > 20 && (a % 10 > 0 || b % 10 > 0) ? text.praisePlaces : text.praiseDifference;
}

/** "9 − 4 bằng mấy?"; blocks stand beside it only where no rod has to be taken apart. */
export function buildDifferenceQuestion(setting: Setting): Question {
  const { a, b, range, pictures, rng } = setting;
  const body = {
    prompt: text.promptDifference(a, b, range),
    figures: [...besideDifference(setting), differenceFigure(a, b, null)],
    ...subtractionHelp(a, b, pictures[0]),
    praise: rng.pick(praisesOf(a, b)),
    identity: `${a}-${b}`,
  };
  return answerNumber(setting, body, a - b, subtractionMistakes(a, b));
}
