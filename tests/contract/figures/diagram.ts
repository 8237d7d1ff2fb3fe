import { overlaps } from "#components/figures/diagram/crosses.ts";
import { labelBoxes } from "#components/figures/diagram/label-boxes.ts";
import { sheetOf } from "#components/figures/diagram.tsx";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

/** The places a mark reaches. */
function placesOf(mark: DiagramMark): readonly Point[] {
  switch (mark.form) {
    case "area":
      return mark.corners;
    case "circle":
      return [
        { x: mark.x - mark.radius, y: mark.y - mark.radius },
        { x: mark.x + mark.radius, y: mark.y + mark.radius },
      ];
    case "oval":
      return [
        { x: mark.x - mark.rx, y: mark.y - mark.ry },
        { x: mark.x + mark.rx, y: mark.y + mark.ry },
      ];
    case "line":
    case "ticks":
    case "length":
      return [mark.from, mark.to];
    case "curve":
      return mark.points;
    case "right-angle":
      return [mark.at];
    case "grid":
      return [
        { x: mark.x, y: mark.y },
        { x: mark.x + mark.columns * mark.size, y: mark.y + mark.rows * mark.size },
      ];
    case "protractor":
      return [
        { x: mark.x - mark.radius, y: mark.y - mark.radius },
        { x: mark.x + mark.radius, y: mark.y },
      ];
    case "picture":
      return [
        { x: mark.x - mark.size / 2, y: mark.y - mark.size / 2 },
        { x: mark.x + mark.size / 2, y: mark.y + mark.size / 2 },
      ];
    case "arc":
    case "point":
    case "label":
      return [mark];
  }
}

function textOf(mark: DiagramMark): string[] {
  if (mark.form === "label" || mark.form === "length") return [mark.text];
  return mark.form === "point" && mark.name !== null ? [mark.name] : [];
}

/** Words may touch by so much before they are hard to read. */
const overlap = 2;

/** The sheet grows a little for words at its edge; more would make everything too small. */
const widening = 24;

/** Words that lie on one another or far outside. */
function wordFaults(marks: readonly DiagramMark[], width: number, height: number): string[] {
  const boxes = labelBoxes(marks);
  const lies = boxes.some((first, place) => boxes.slice(place + 1).some((second) => overlaps(first, second, overlap)));
  const sheet = sheetOf({ x: 0, y: 0, width, height }, boxes);
  const isCut = sheet.width - width > widening || sheet.height - height > widening;
  return [
    ...(lies ? ["words of a drawing lie on one another"] : []),
    ...(isCut ? ["words leave a drawing"] : []),
    ...(boxes.some(({ text }) => text.trim() === "") ? ["an empty word in a drawing"] : []),
  ];
}

export const contract = figureContract("diagram", {
  faults({ width, height, marks }) {
    const isInside = marks
      .flatMap(placesOf)
      .every(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height && Number.isFinite(x + y));
    const isSized = width > 0 && width <= 320 && height > 0 && height <= 240 && marks.length > 0;
    return [...(isInside && isSized ? [] : ["a drawing that leaves its field"]), ...wordFaults(marks, width, height)];
  },
  texts: ({ marks }) => marks.flatMap(textOf),
});
