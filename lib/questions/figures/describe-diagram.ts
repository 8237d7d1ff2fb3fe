import { measure } from "#lib/core/measure.ts";
import { addToAlt } from "#lib/questions/figures/describe.ts";
import { describeGrid, nameAt } from "#lib/questions/figures/describe-grid.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { diagramDescriptionText } from "#lib/text/diagram-description-text.ts";

const text = diagramDescriptionText;

interface Drawing {
  readonly marks: readonly DiagramMark[];
  readonly alt: string;
}

interface Part {
  readonly from: Point;
  readonly to: Point;
}

/** Both ends by their names, where they have one. */
function nameOf(marks: readonly DiagramMark[], { from, to }: Part): string | null {
  const [start, end] = [nameAt(marks, from), nameAt(marks, to)];
  return start === null || end === null ? null : `${start}${end}`;
}

/** What is written beside parts whose ends have names: "đoạn AB dài 3 cm, đoạn BC chưa biết". */
function describeLengths(marks: readonly DiagramMark[]): string {
  const what = marks.some(({ form }) => form === "area") ? text.measured.side : text.measured.part;
  const told = marks.flatMap((mark) => {
    const name = mark.form === "length" ? nameOf(marks, mark) : null;
    return mark.form === "length" && name !== null ? [text.length(`${what} ${name}`, mark.text)] : [];
  });
  return told.join(", ");
}

const near = 1;

/** Whether a point lies on a part, away from its ends. */
function isWithin({ x, y }: Point, { from, to }: Part): boolean {
  const [before, after] = [Math.hypot(x - from.x, y - from.y), Math.hypot(to.x - x, to.y - y)];
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  return before > near && after > near && before + after - whole < near;
}

/**
 * The lines from one drawn point to another and the points they go through, by their names: neither their kind nor the
 * order in which they are drawn says which is asked for.
 */
function describeLines(marks: readonly DiagramMark[]): string {
  const points = marks.flatMap((mark) => (mark.form === "point" && mark.isDrawn ? [mark] : []));
  const told = marks.flatMap((mark) => {
    if (mark.form !== "line" || mark.look !== "solid") return [];
    const name = nameOf(points, mark);
    const within = points.flatMap((point) => (point.name !== null && isWithin(point, mark) ? [point.name] : []));
    if (name === null) return [];
    return within.length === 0 ? [name] : [text.through(name, within.join(", "))];
  });
  return told.length === 0 ? "" : text.lines(told.toSorted());
}

const [numberedEvery, markEvery, halfTurn] = [30, 10, 180];

/** At a number of the protractor, or one or two of its long marks past it. */
function markOf(degrees: number): string {
  const number = degrees - (degrees % numberedEvery);
  const past = (degrees - number) / markEvery;
  return past === 0 ? text.mark(number) : text.past(number, past);
}

/** Where the sides of an angle lie on the protractor. */
function describeSides(marks: readonly DiagramMark[], middle: Point): string {
  const sides = marks.flatMap((mark) => {
    const name = mark.form === "line" ? nameOf(marks, mark) : null;
    if (mark.form !== "line" || name === null) return [];
    const turn = Math.atan2(middle.y - mark.to.y, mark.to.x - middle.x);
    return [text.side(name, markOf(Math.round((turn * halfTurn) / Math.PI)))];
  });
  const scale = text.scale(measure(String(numberedEvery), "°"), measure(String(markEvery), "°"));
  return `${scale}; ${sides.join(", ")}`;
}

function drawn({ marks, alt }: Drawing): string {
  const hasNumbers = /\d/u.test(alt);
  const protractor = marks.find(({ form }) => form === "protractor");
  if (protractor?.form === "protractor") return describeSides(marks, protractor);
  const grid = marks.find((mark) => mark.form === "grid");
  if (hasNumbers) return "";
  if (grid !== undefined) return describeGrid(grid, marks);
  return describeLengths(marks) || describeLines(marks);
}

/**
 * What a drawing is, and what is counted and read in it where its `alt` has no number yet: measures, lines, squares, marks.
 * What a shape is called, which angle is right and which lines are parallel is to be seen and stays untold.
 */
export function describeDiagram(figure: Drawing): string {
  return addToAlt(figure.alt, drawn(figure));
}
