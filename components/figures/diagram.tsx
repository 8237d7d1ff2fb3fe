import { type ReactNode, use } from "react";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Field } from "#lib/questions/paper/angles-of.ts";
import type { Space } from "#lib/questions/paper/figures.ts";
import type { Box } from "./diagram/crosses.ts";
import { diagramSize } from "./diagram/diagram-size.ts";
import { labelBoxes } from "./diagram/label-boxes.ts";
import { Mark } from "./diagram/mark.tsx";
import { FigureSvg } from "./figure-svg.tsx";
import { gapAnswer } from "./gap-answer.ts";
import { OnPaper } from "./on-paper.ts";

/** So much of the sheet is left around words at its edge. */
const rim = 2;

/** The field of a drawing, made larger where words would be cut off. */
export function sheetOf({ x, y, width, height }: Field, boxes: readonly Box[]) {
  const left = Math.min(x, ...boxes.map((box) => box.x - box.width / 2 - rim));
  const right = Math.max(x + width, ...boxes.map((box) => box.x + box.width / 2 + rim));
  const top = Math.min(y, ...boxes.map((box) => box.y - box.height / 2 - rim));
  const bottom = Math.max(y + height, ...boxes.map((box) => box.y + box.height / 2 + rim));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Millimetres of the words of a drawing in print, however large that is printed. */
const printedWords = 5.2;

function printedSize(space: Space, field: Field): number {
  const times = Math.min(space.width / field.width, space.height / field.height);
  return Math.min(diagramSize, printedWords / times);
}

interface DiagramProps {
  figure: DiagramFigure;
  answer?: string | null;
  /** Drawn on the same sheet, in its units. */
  children?: ReactNode;
}

/** A drawing as on the board. */
export function Diagram({ figure: { width, height, marks, alt }, answer = null, children }: DiagramProps) {
  const texts = marks.map((mark) => (mark.form === "label" || mark.form === "length" ? mark.text : null));
  const known = gapAnswer(texts, answer);
  const space = use(OnPaper);
  const field = space?.field ?? { x: 0, y: 0, width, height };
  const boxes = labelBoxes(marks, space === null ? diagramSize : printedSize(space, field));
  const boxOf = new Map(boxes.map((box) => [box.place, box]));
  return (
    <FigureSvg alt={alt} {...sheetOf(field, boxes)} growth={space?.field === undefined ? 2 : 4}>
      {marks
        .map((mark, place) => ({ mark, place }))
        .map(({ mark, place }) => (
          <Mark key={place} mark={mark} box={boxOf.get(place)} answer={known} />
        ))}
      {children}
    </FigureSvg>
  );
}
