import type { PaperForm } from "#lib/questions/paper-form.ts";
import { foundInRows, paperText } from "#lib/text/paper-text.ts";
import type { PickShapesKey, PickShapesView } from "./grading.ts";

/** The field a tile is drawn into. */
const side = 100;

export const pickShapesPaper: PaperForm<PickShapesView, PickShapesKey> = {
  instruction: paperText.instructions.pictures,
  blocks: ({ tiles }) => [
    {
      type: "pictures",
      figures: tiles.map(({ part, name }) => ({
        type: "shapes",
        width: side,
        height: side,
        parts: [part],
        labels: [],
        alt: name,
      })),
      marks: "numbers",
    },
  ],
  // "Có 3 hình vuông: hàng 1 màu tím; hàng 2 màu vàng, xanh lá."
  how: (_view, { picked }, explanation) =>
    explanation.replace(foundInRows, `: ${picked.map((place) => place + 1).join("; ")}.`),
  answer: (_view, { picked }) => picked.map((place) => place + 1).join("; "),
};
