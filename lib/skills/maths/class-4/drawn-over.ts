import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

/** A part of a drawing from one place to another. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** The drawing of a question with what is seen in it drawn over it. */
export function drawnOver(figure: DiagramFigure, marks: readonly DiagramMark[], alt: string): DiagramFigure {
  return { ...figure, marks: [...figure.marks, ...marks], alt };
}

/** A side or a line that stands out. */
export function thick({ from, to }: Segment): DiagramMark {
  return { form: "line", from, to, look: "thick", ends: "plain" };
}

/** The side of a shape that begins at a corner. */
export function sideAt(corners: readonly Point[], at: number): Segment {
  const [from, to] = [corners[at], corners[(at + 1) % corners.length]];
  if (from === undefined || to === undefined) throw new Error("A shape without corners");
  return { from, to };
}

/** The small square in a corner of a shape. */
export function rightAngleAt(corners: readonly Point[], at: number): DiagramMark {
  const { from, to } = sideAt(corners, at);
  return { form: "right-angle", at: from, towards: [corners.at(at - 1) ?? to, to] };
}

/** The bow of a corner of a shape. */
export function bowAt(corners: readonly Point[], at: number, radius: number): DiagramMark {
  const { from, to } = sideAt(corners, at);
  const before = corners.at(at - 1) ?? to;
  const turnOf = (end: Point) => (Math.atan2(from.y - end.y, end.x - from.x) * 180) / Math.PI;
  const [first, second] = [turnOf(before), turnOf(to)];
  const isOrdered = (((second - first) % 360) + 360) % 360 < 180;
  return { form: "arc", ...from, radius, from: isOrdered ? first : second, to: isOrdered ? second : first };
}

interface NamedShape {
  readonly figure: DiagramFigure;
  readonly corners: readonly Point[];
  /** One for each corner. */
  readonly letters: readonly string[];
}

/** Two segments of a shape, by their names: "AB"; where they share a corner, the right angle in it. */
export function sidesDrawn({ figure, corners, letters }: NamedShape, names: readonly [string, string]): DiagramFigure {
  const cornerOf = (letter: string) => corners[letters.indexOf(letter)] ?? { x: 0, y: 0 };
  const segmentOf = ([from = "", to = ""]: string) => thick({ from: cornerOf(from), to: cornerOf(to) });
  const shared = Array.from(names[0]).find((letter) => names[1].includes(letter));
  const rights = shared === undefined ? [] : [rightAngleAt(corners, letters.indexOf(shared))];
  const alt = `Hình ${letters.join("")}: hai đoạn thẳng ${names.join(" và ")} tô đậm.`;
  return drawnOver(figure, [...names.map(segmentOf), ...rights], alt);
}

/** Whether the corners of a shape follow one another anticlockwise, as they do after it was turned over. */
export function isTurnedOver(corners: readonly Point[]): boolean {
  const twice = corners.reduce((sum, { x, y }, at) => {
    const next = corners[(at + 1) % corners.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return twice < 0;
}

/** The corners of the shape on a drawing. */
function outlineOf({ marks }: DiagramFigure): readonly Point[] {
  const outline = marks.find((mark) => mark.form === "area");
  if (outline?.form !== "area") throw new Error("A drawing without a shape");
  return outline.corners;
}

/** A shape with four sides, equal ones crossed by as many strokes. */
export function equalSides(figure: DiagramFigure, isRhombus: boolean, alt: string): DiagramFigure {
  const corners = outlineOf(figure);
  const ticks = corners.map((_, at): DiagramMark => {
    return { form: "ticks", ...sideAt(corners, at), count: isRhombus || at % 2 === 0 ? 1 : 2 };
  });
  return drawnOver(figure, ticks, alt);
}

/** A shape with what its sides measure outside it, from the first corner on; null for nothing. */
export function measuredSides(figure: DiagramFigure, texts: readonly (string | null)[], alt: string): DiagramFigure {
  const corners = outlineOf(figure);
  const side = isTurnedOver(corners) ? -1 : 1;
  const lengths = texts.flatMap((text, at): DiagramMark[] =>
    text === null ? [] : [{ form: "length", ...sideAt(corners, at), text, side, hasArrows: false }],
  );
  return drawnOver(figure, lengths, alt);
}

/** A shape with words in its middle. */
export function writtenInside(figure: DiagramFigure, text: string, alt: string): DiagramFigure {
  const corners = outlineOf(figure);
  const middle = (places: readonly number[]) => places.reduce((sum, place) => sum + place, 0) / places.length;
  const at = { x: middle(corners.map(({ x }) => x)), y: middle(corners.map(({ y }) => y)) };
  return drawnOver(figure, [{ form: "label", ...at, text }], alt);
}
