import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";

interface Trapezoid {
  /** The two parallel sides and the height in numbers of one unit; the longer side lies below. */
  readonly long: number;
  readonly short: number;
  readonly height: number;
  /** How much of the room beside the short side lies to its left, from 0 (a right angle there) to 1. */
  readonly shift: number;
  readonly longText: string | null;
  readonly shortText: string | null;
  readonly heightText: string | null;
  /** Whether a second one, turned over, stands beside it: together they make a parallelogram. */
  readonly isDoubled?: boolean;
  readonly alt: string;
}

const field = { width: 320, height: 180 };
const ground = 148;
/** Room for a measure along a side; what is longer is drawn longer all the same. */
const least = 36;

/** A trapezoid with measured parallel sides; its height is dashed from the left end of the short side. */
export function trapezoidDiagram(trapezoid: Trapezoid): DiagramFigure {
  const { long, short, height, shift, longText, shortText, heightText, isDoubled = false, alt } = trapezoid;
  const reach = isDoubled ? long + short + (long - short) * shift : long;
  const scale = Math.min((isDoubled ? 270 : 200) / reach, 104 / height);
  const across = Math.max(long * scale, 90);
  // Neither so short that its measure has no room, nor so long that it looks parallel on all sides.
  const above = Math.min(Math.max((short / long) * across, least), across - 24);
  const up = Math.max(height * scale, least);
  const whole = isDoubled ? across + above + (across - above) * shift : across;
  const left = (field.width - whole) / 2;
  const from = left + (across - above) * shift;
  const [lowerLeft, lowerRight] = [
    { x: left, y: ground },
    { x: left + across, y: ground },
  ];
  const [upperLeft, upperRight, below] = [
    { x: from, y: ground - up },
    { x: from + above, y: ground - up },
    { x: from, y: ground },
  ];
  const [farBelow, farAbove] = [
    { x: lowerRight.x + above, y: ground },
    { x: upperRight.x + across, y: ground - up },
  ];
  const twin: DiagramMark[] = isDoubled
    ? [{ form: "area", corners: [lowerRight, farBelow, farAbove, upperRight], tone: "second" }]
    : [];
  const marks: DiagramMark[] = [
    ...twin,
    { form: "area", corners: [lowerLeft, lowerRight, upperRight, upperLeft], tone: "first" },
    { form: "line", from: upperLeft, to: below, look: "dashed", ends: "plain" },
    { form: "right-angle", at: below, towards: [upperLeft, lowerRight] },
  ];
  if (longText !== null) {
    marks.push({ form: "length", from: lowerLeft, to: lowerRight, text: longText, side: -1, hasArrows: false });
  }
  if (shortText !== null) {
    marks.push({ form: "length", from: upperRight, to: upperLeft, text: shortText, side: -1, hasArrows: false });
  }
  if (isDoubled && shortText !== null) {
    marks.push({ form: "length", from: lowerRight, to: farBelow, text: shortText, side: -1, hasArrows: false });
  }
  if (heightText !== null) {
    marks.push({ form: "length", from: upperLeft, to: below, text: heightText, side: 1, hasArrows: false });
  }
  return { type: "diagram", ...field, marks, alt };
}
