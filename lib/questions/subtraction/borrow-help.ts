import { hopsThroughTen } from "#lib/questions/addition/hops-through-ten.ts";
import { columnHelp } from "#lib/questions/column/column-help.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { QuestionBody } from "#lib/questions/question-body.ts";
import { carryText as text } from "#lib/text/carry-text.ts";
import { differenceFigure } from "./difference-figure.ts";
import { takenFrame } from "./taken-frame.ts";

type Helps = Pick<QuestionBody, "hints" | "explanation">;

/** 13 − 6 or 52 − 7: down to the ten first, then the rest. */
function throughTenHelp(a: number, b: number, picture: PictureName): Helps {
  const box = differenceFigure(a, b, null);
  const ones = a % 10;
  const line = (lengths: readonly number[], landing: number) =>
    hopsThroughTen({ operation: "−", start: a, lengths, landing, isLandingShown: landing === a - ones });
  const first: Figure = a > 20 ? line([ones], a - ones) : takenFrame(picture, a, ones, []);
  const whole: Figure = a > 20 ? line([ones, b - ones], a - b) : takenFrame(picture, a, b, []);
  return {
    hints: [
      { ...text.hintThroughTen, figures: null },
      { ...text.hintTenReached(a), figures: [first, box] },
    ],
    explanation: { ...text.explainThroughTen(a, b), figures: [whole, box] },
  };
}

/** Hints and explanation of a difference that takes a ten apart, below 100: by way of the ten where that is shorter, else in a column. */
export function borrowHelp(a: number, b: number, picture: PictureName): Helps {
  return b > 9 || a % 10 === 0 ? columnHelp("−", a, b) : throughTenHelp(a, b, picture);
}
