import { columnHelp } from "#lib/questions/column/column-help.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { QuestionBody } from "#lib/questions/question-body.ts";
import { carryText as text } from "#lib/text/carry-text.ts";
import { blocksFigure } from "./blocks-figure.ts";
import { frameFigure } from "./frame-figure.ts";
import { sumFigure } from "./sum-figure.ts";

type Helps = Pick<QuestionBody, "hints" | "explanation">;
type Pictures = readonly [PictureName, PictureName];

/** The two numbers in one pair of frames: what fills up the first is numbered. */
function tenFrames(large: number, small: number, pictures: Pictures, isNumbered: boolean): Figure {
  const groups = [
    { picture: pictures[0], count: large },
    { picture: pictures[1], count: small },
  ];
  const labels = Array.from({ length: isNumbered ? 10 - large : 0 }, (_, step) => ({
    place: large + step,
    label: String(large + step + 1),
  }));
  return frameFigure(groups, labels, large + small);
}

/** 8 + 7 or 47 + 6: the smaller number is split so that the larger one reaches the next ten. */
function makeTenHelp(a: number, b: number, pictures: Pictures): Helps {
  const [large, small] = a >= b ? [a, b] : [b, a];
  const [largePicture, smallPicture] = a >= b ? pictures : [pictures[1], pictures[0]];
  const first = 10 - (large % 10);
  const rest = small - first;
  const sum = sumFigure([a, b], null);
  const drawn = (isNumbered: boolean) =>
    large < 10
      ? tenFrames(large, small, [largePicture, smallPicture], isNumbered)
      : blocksFigure(isNumbered ? [large + first, rest] : [large, small]);
  return {
    hints: [
      { ...text.hintMakeTen(a === b), figures: null },
      { ...text.hintMadeTen(large, first, rest), figures: [drawn(true), sum] },
    ],
    explanation: { ...text.explainMakeTen(a, b), figures: [drawn(large >= 10), sum] },
  };
}

/** 38 + 2: the ones make a ten of their own. */
function roundHelp(a: number, b: number): Helps {
  const [large, small] = a >= b ? [a, b] : [b, a];
  const figures = [blocksFigure([a, b]), sumFigure([a, b], null)];
  return {
    hints: [
      { ...text.hintRound(large % 10, small), figures },
      { ...text.hintRoundTens, figures: null },
    ],
    explanation: { ...text.explainRound(large, small, a, b), figures },
  };
}

/** Hints and explanation of a sum that goes over a ten, up to 99: two numbers of two digits in a column, else by way of the ten. */
export function carryHelp(a: number, b: number, pictures: Pictures): Helps {
  if (Math.min(a, b) > 9) {
    return columnHelp("+", a, b);
  }
  return (a + b) % 10 === 0 ? roundHelp(a, b) : makeTenHelp(a, b, pictures);
}
