import type { Figure } from "#lib/questions/figure.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import { tangramText as text } from "#lib/text/tangram-text.ts";
import { sizeOf } from "./cover.ts";
import type { TangramKey, TangramView } from "./grading.ts";
import { outlineFigure, toUnits, unit } from "./outline-figure.ts";
import { tellOutline } from "./tell-outline.ts";

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
    alt,
  };
}

/** The outline is divided with the pencil into the pieces that are drawn beside it; where it is divided already, each part gets the number of its piece. */
export const tangramPaper: PaperForm<TangramView, TangramKey> = {
  instruction: ({ lines }) => paperText.instructions[lines.length === 0 ? "tangram" : "tangramParts"],
  blocks: (view) => [
    { type: "figure", figure: outlineFigure(view, view.lines, text.outline(tellOutline(view.outline))) },
    {
      type: "pictures",
      figures: view.pieces.map(({ corners, name }) => pieceFigure(corners, name)),
      marks: "numbers",
    },
  ],
};
