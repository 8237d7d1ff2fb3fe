import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";

interface Rectangle {
  /** The two sides in numbers of one unit: the drawing keeps their proportion as far as a phone's card allows. */
  readonly length: number;
  readonly width: number;
  /** Written along the lower and the right side; null for none. */
  readonly lengthText: string | null;
  readonly widthText: string | null;
  readonly alt: string;
}

const field = { width: 320, height: 180 };
const most = { length: 220, width: 116 };
/** A side shorter than this leaves no room for its measure. */
const least = 44;

/** A rectangle with measured sides, longer side lying; right angles are marked. */
export function rectangleDiagram({ length, width, lengthText, widthText, alt }: Rectangle): DiagramFigure {
  const scale = Math.min(most.length / length, most.width / width);
  const [across, down] = [Math.max(least, length * scale), Math.max(least, width * scale)];
  const [left, top] = [(field.width - across) / 2 - 12, (field.height - down) / 2 - 10];
  const corner = (x: number, y: number) => ({ x: left + x * across, y: top + y * down });
  const [upperLeft, upperRight, lowerRight, lowerLeft] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
  const marks: DiagramMark[] = [
    { form: "area", corners: [upperLeft, upperRight, lowerRight, lowerLeft], tone: "first" },
    { form: "right-angle", at: lowerLeft, towards: [upperLeft, lowerRight] },
  ];
  if (lengthText !== null) {
    marks.push({ form: "length", from: lowerLeft, to: lowerRight, text: lengthText, side: -1, hasArrows: false });
  }
  if (widthText !== null) {
    marks.push({ form: "length", from: lowerRight, to: upperRight, text: widthText, side: -1, hasArrows: false });
  }
  return { type: "diagram", ...field, marks, alt };
}
