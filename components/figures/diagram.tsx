import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Box } from "./diagram/crosses.ts";
import { labelBoxes } from "./diagram/label-boxes.ts";
import { Mark } from "./diagram/mark.tsx";
import { FigureSvg } from "./figure-svg.tsx";
import { gapAnswer } from "./gap-answer.ts";

/** So much of the sheet is left around words at its edge. */
const rim = 2;

/** The field of a drawing, made larger where words would be cut off. */
export function sheetOf(width: number, height: number, boxes: readonly Box[]) {
  const left = Math.min(0, ...boxes.map((box) => box.x - box.width / 2 - rim));
  const right = Math.max(width, ...boxes.map((box) => box.x + box.width / 2 + rim));
  const top = Math.min(0, ...boxes.map((box) => box.y - box.height / 2 - rim));
  const bottom = Math.max(height, ...boxes.map((box) => box.y + box.height / 2 + rim));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

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
