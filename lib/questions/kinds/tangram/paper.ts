import type { Figure } from "#lib/questions/figure.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperKeyText } from "#lib/text/paper-key-text.ts";
import { paperText } from "#lib/text/paper-text.ts";
import { tangramText as text } from "#lib/text/tangram-text.ts";
import { laidCorners, sizeOf } from "./cover.ts";
import type { TangramKey, TangramView } from "./grading.ts";
import { outlineFigure, toUnits, unit } from "./outline-figure.ts";
import { tellOutline } from "./tell-outline.ts";

/** Millimetres of a unit: a square of the grid has 9, in the pieces as in what they cover. */
const printed = 9 / unit;

/** Room around a piece, so that its rim is not cut. */
const rim = 6;

function pieceFigure(corners: readonly Point[], alt: string): Figure {
  const { width, height } = sizeOf(corners);
  const moved = toUnits(corners).map(({ x, y }) => ({ x: x + rim, y: y + rim }));
  return {
    type: "shapes",
    width: width * unit + 2 * rim,
    height: height * unit + 2 * rim,
    parts: [{ form: "polygon", corners: moved, paint: "blue", look: "full" }],
    labels: [],
    printed,
    alt,
  };
}

/** The middle of a piece, where its number stands. */
function middleOf(corners: readonly Point[]): Point {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
}

/** The outline with its pieces laid into it, each with its number. */
function drawLaid(view: TangramView, { laid }: TangramKey): Figure {
  const pieces = view.pieces.flatMap((piece, place) => {
    const at = laid[place] ?? null;
    return at === null ? [] : [{ corners: laidCorners(piece, at), label: String(place + 1) }];
  });
  const seams = pieces.flatMap(({ corners }) =>
    corners.map((from, place) => ({ from, to: corners[(place + 1) % corners.length] ?? from })),
  );
  return {
    ...outlineFigure(view, seams, text.lined),
    labels: pieces.flatMap(({ corners, label }) => toUnits([middleOf(corners)]).map((point) => ({ ...point, label }))),
    printed,
  };
}

/** Numbers of the pieces that stay in the tray. */
const sparesOf = ({ laid }: TangramKey) => laid.flatMap((at, place) => (at === null ? [place + 1] : []));

function instructionOf({ lines, canTurn }: TangramView): string {
  const { tangram, tangramTurned, tangramParts } = paperText.instructions;
  if (lines.length > 0) return tangramParts;
  return canTurn ? tangramTurned : tangram;
}

/** The outline is divided with the pencil into the pieces that are drawn beside it; where it is divided already, each part gets the number of its piece. */
export const tangramPaper: PaperForm<TangramView, TangramKey> = {
  instruction: instructionOf,
  blocks: (view) => [
    {
      type: "figure",
      figure: { ...outlineFigure(view, view.lines, text.outline(tellOutline(view.outline))), printed },
    },
    {
      type: "pictures",
      figures: view.pieces.map(({ corners, name }) => pieceFigure(corners, name)),
      marks: "numbers",
    },
  ],
  answer: (_view, key) => paperKeyText.laidPieces(sparesOf(key)),
  drawing: drawLaid,
  how: (_view, _key, explanation) => paperKeyText.otherCover(explanation),
};
