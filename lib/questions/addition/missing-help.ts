import type { Figure } from "#lib/questions/figure.ts";
import type { TenFrameFigure } from "#lib/questions/figures/ten-frame.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { additionText as text } from "#lib/text/addition-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { type AdditionHelp, additionHelp } from "./addition-help.ts";
import { blocksFigure } from "./blocks-figure.ts";
import { carriesOne } from "./carries-one.ts";
import { carryMissingHelp } from "./carry-missing-help.ts";
import { frameFigure } from "./frame-figure.ts";
import { sumFigure } from "./sum-figure.ts";
import { withBox } from "./with-box.ts";

/** What is there lies in the frame; each missing one has a cell with a question mark. */
function missingFrame(given: number, missing: number, pictures: readonly [PictureName, PictureName]): TenFrameFigure {
  const groups = [
    { picture: pictures[0], count: given },
    { picture: pictures[1], count: missing },
  ];
  const labels = Array.from({ length: missing }, (_, step) => ({ place: given + step, label: "?" }));
  // The frame's own text would count the missing ones for the pupil.
  const alt = text.missingFrameAlt(`${given} ${pictureText[pictures[0]].name}`);
  return { ...frameFigure(groups, labels, given + missing), alt };
}

/** What is missing is counted on behind what is there, and written into the box. */
function foundFigures(
  given: number,
  total: number,
  isFirst: boolean,
  pictures: readonly [PictureName, PictureName],
): readonly Figure[] {
  const missing = total - given;
  const groups = [
    { picture: pictures[0], count: given },
    { picture: pictures[1], count: missing },
  ];
  const labels = Array.from({ length: missing }, (_, step) => ({
    place: given + step,
    label: String(given + step + 1),
  }));
  return [frameFigure(groups, labels, total), sumFigure(isFirst ? [null, given] : [given, null], total)];
}

/** Hints and explanation of given + … = total (or … + given = total, where `isFirst`). */
export function missingHelp(
  given: number,
  total: number,
  isFirst: boolean,
  pictures: readonly [PictureName, PictureName],
): AdditionHelp {
  const missing = total - given;
  if (total <= 20) {
    return {
      hints: [
        { ...text.hintMissing(total), figures: null },
        { ...text.hintMissingFrame, figures: [missingFrame(given, missing, pictures)] },
      ],
      explanation: {
        ...text.explainMissing(given, missing, isFirst),
        figures: foundFigures(given, total, isFirst, pictures),
      },
    };
  }
  if (carriesOne(given, missing)) {
    return carryMissingHelp(given, total, isFirst);
  }
  const [idea, step] =
    missing % 10 === 0
      ? [text.hintMissingOnlyTens, text.hintMissingTens]
      : [text.hintMissingOnlyOnes, text.hintMissingOnes];
  const { explanation } = isFirst ? additionHelp(missing, given, pictures) : additionHelp(given, missing, pictures);
  const hints = [
    { ...idea, figures: null },
    { ...step, figures: [blocksFigure([given, total])] },
  ];
  const box = sumFigure(isFirst ? [null, given] : [given, null], total);
  return { hints, explanation: withBox(explanation, box) };
}
