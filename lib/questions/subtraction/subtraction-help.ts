import type { Line } from "#lib/core/line.ts";
import type { TenFrameFigure } from "#lib/questions/figures/ten-frame.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { QuestionBody } from "#lib/questions/question-body.ts";
import { subtractionText as text } from "#lib/text/subtraction-text.ts";
import { borrowHelp } from "./borrow-help.ts";
import { borrowsOne } from "./borrows-one.ts";
import { differenceFigure } from "./difference-figure.ts";
import { takenBlocks } from "./taken-blocks.ts";
import { takenFrame } from "./taken-frame.ts";

type Helps = Pick<QuestionBody, "hints" | "explanation">;

function zeroHelp(a: number, b: number): Helps {
  const [idea, step, explanation] =
    b === 0
      ? [text.hintZero, text.hintTakeZero, text.explainNothing(a)]
      : [text.hintSame, text.hintSameLeft, text.explainAll(a)];
  return {
    hints: [
      { ...idea, figures: null },
      { ...step, figures: null },
    ],
    explanation: { ...explanation, figures: null },
  };
}

/** What is left is numbered, above ten from 11 on; the last one is left open. */
function countedLeft(left: number): TenFrameFigure["labels"] {
  const first = left > 10 ? 10 : 0;
  const count = left === 10 ? 0 : left - first;
  return Array.from({ length: count }, (_, step) => ({
    place: first + step,
    label: step === count - 1 ? "?" : String(first + step + 1),
  }));
}

function countHelp(a: number, b: number, picture: PictureName): Helps {
  const left = a - b;
  const box = differenceFigure(a, b, null);
  const step = left > 10 ? text.hintCountOnTen : text.hintCountLeft;
  return {
    hints: [
      { ...text.hintTake, figures: [takenFrame(picture, a, b, []), box] },
      { ...step, figures: [takenFrame(picture, a, b, countedLeft(left)), box] },
    ],
    explanation: { ...text.explainTaken(a, b), figures: [takenFrame(picture, a, b, []), box] },
  };
}

/** Which of the ways to subtract in tens and ones fits the two numbers: the idea and the explanation. */
function placesLines(a: number, b: number): readonly [Line, Line] {
  if (a % 10 === 0 && b % 10 === 0) {
    return [text.hintTens, text.explainTens(a, b)];
  }
  if (b % 10 === 0) {
    return [text.hintTensKeepOnes, text.explainTensKeepOnes(a, b)];
  }
  return b < 10 ? [text.hintOnes, text.explainOnes(a, b)] : [text.hintPlaces, text.explainPlaces(a, b)];
}

function placesHelp(a: number, b: number): Helps {
  const [idea, explanation] = placesLines(a, b);
  const figures = [takenBlocks(a, b), differenceFigure(a, b, null)];
  return {
    hints: [
      { ...idea, figures: null },
      { ...text.hintBlocks, figures },
    ],
    explanation: { ...explanation, figures },
  };
}

/**
 * Hints and explanation of a − b. Without taking a ten apart as class 1 learns it: crossing out up to 20, tens and ones
 * above (curriculum, c1-subtract-within-10 to c1-subtract-within-100). With it as class 2 does (c2-subtract-over-10,
 * c2-subtract-borrow-100).
 */
export function subtractionHelp(a: number, b: number, picture: PictureName): Helps {
  if (b === 0 || a === b) {
    return zeroHelp(a, b);
  }
  if (borrowsOne(a, b)) {
    return borrowHelp(a, b, picture);
  }
  return a <= 20 ? countHelp(a, b, picture) : placesHelp(a, b);
}
