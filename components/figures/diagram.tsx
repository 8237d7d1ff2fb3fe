import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import { labelBoxes } from "./diagram/label-boxes.ts";
import { Mark } from "./diagram/mark.tsx";
import { sheetOf } from "./diagram/sheet-of.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { gapAnswer } from "./gap-answer.ts";

interface DiagramProps {
  figure: DiagramFigure;
  answer?: string | null;
}

/** A drawing as on the board. */
export function Diagram({ figure: { width, height, marks, alt }, answer = null }: DiagramProps) {
  const texts = marks.map((mark) => (mark.form === "label" || mark.form === "length" ? mark.text : null));
  const known = gapAnswer(texts, answer);
  const boxes = labelBoxes(marks);
  const boxOf = new Map(boxes.map((box) => [box.place, box]));
  return (
    <FigureSvg alt={alt} {...sheetOf(width, height, boxes)}>
      {marks
        .map((mark, place) => ({ mark, place }))
        .map(({ mark, place }) => (
          <Mark key={place} mark={mark} box={boxOf.get(place)} answer={known} />
        ))}
    </FigureSvg>
  );
}
