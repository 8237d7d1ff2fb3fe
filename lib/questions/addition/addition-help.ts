import type { Line } from "#lib/core/line.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { TenFrameFigure } from "#lib/questions/figures/ten-frame.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Help } from "#lib/questions/question.ts";
import { additionText as text } from "#lib/text/addition-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { blocksFigure } from "./blocks-figure.ts";
import { carriesOne } from "./carries-one.ts";
import { carryHelp } from "./carry-help.ts";
import { frameFigure } from "./frame-figure.ts";
import { sumFigure } from "./sum-figure.ts";

export interface AdditionHelp {
  readonly hints: readonly Help[];
  readonly explanation: Help;
}

function help(line: Line, figures: readonly Figure[] | null): Help {
  return { text: line.text, spoken: line.spoken, figures };
}

/** The cells of the second group carry the numbers counted on; the hint leaves the last one open. */
function countedOn(start: number, count: number, isOpen: boolean): TenFrameFigure["labels"] {
  return Array.from({ length: count }, (_, step) => ({
    place: start + step,
    label: isOpen && step === count - 1 ? "?" : String(start + step + 1),
  }));
}

function zeroHelp(a: number, b: number): AdditionHelp {
  return {
    hints: [help(text.hintZero, null), help(text.hintAddZero, null)],
    explanation: help(text.explainZero(a, b), null),
  };
}

function countOnHelp(a: number, b: number, pictures: readonly [PictureName, PictureName]): AdditionHelp {
  const [large, small] = a >= b ? [a, b] : [b, a];
  const [largePicture, smallPicture] = a >= b ? pictures : [pictures[1], pictures[0]];
  const groups = [
    { picture: largePicture, count: large },
    { picture: smallPicture, count: small },
  ];
  const shownSteps = Array.from({ length: Math.min(small - 1, 3) }, (_, step) => large + step + 1);
  const figures = (isOpen: boolean): Figure[] => [
    frameFigure(groups, countedOn(large, small, isOpen), a + b),
    sumFigure([a, b], null),
  ];
  return {
    hints: [
      help(a === b ? text.hintEqual : text.hintLarger, null),
      help(
        text.hintCountOn(large, pictureText[largePicture], small, pictureText[smallPicture], shownSteps),
        figures(true),
      ),
    ],
    explanation: help(text.explainCountOn(a, b), figures(false)),
  };
}

/** Which of the ways to add in tens and ones fits the two numbers: their lines from the idea to the explanation. */
function placesLines(a: number, b: number): readonly [Line, Line, Line] {
  const areTens = a % 10 === 0 && b % 10 === 0;
  const hasTens = a % 10 === 0 || b % 10 === 0;
  const hasOnes = a < 10 || b < 10;
  if (areTens) {
    return [text.hintTens, text.hintTensSum(a, b), text.explainTens(a, b)];
  }
  if (hasTens && hasOnes) {
    const named = text.hintTensAndOnesNamed(Math.floor((a + b) / 10), (a + b) % 10);
    return [text.hintTensAndOnes, named, text.explainTensAndOnes(a, b)];
  }
  if (hasTens) {
    return [text.hintTensKeepOnes, text.hintTensSum(a, b), text.explainTensKeepOnes(a, b)];
  }
  if (hasOnes) {
    return [text.hintOnes, text.hintOnesSum(a, b), text.explainOnes(a, b)];
  }
  return [text.hintPlaces, text.hintTensAfterOnes(a, b), text.explainPlaces(a, b)];
}

function placesHelp(a: number, b: number): AdditionHelp {
  const [idea, step, explanation] = placesLines(a, b);
  const figures: Figure[] = [blocksFigure([a, b]), sumFigure([a, b], null)];
  return { hints: [help(idea, null), help(step, figures)], explanation: help(explanation, figures) };
}

/**
 * Hints and explanation of a + b. Without carrying as class 1 learns it: counting on from the larger number on a ten
 * frame up to 20, tens and ones above (curriculum, c1-add-within-10 to c1-add-2digit-2digit). With carrying as class 2
 * does (c2-add-over-10, c2-add-carry-100).
 */
export function additionHelp(a: number, b: number, pictures: readonly [PictureName, PictureName]): AdditionHelp {
  if (carriesOne(a, b)) {
    return carryHelp(a, b, pictures);
  }
  if (a === 0 || b === 0) {
    return zeroHelp(a, b);
  }
  return a + b <= 20 && Math.min(a, b) < 10 ? countOnHelp(a, b, pictures) : placesHelp(a, b);
}
