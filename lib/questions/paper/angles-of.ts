import type { Figure } from "#lib/questions/figure.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";

/** A part of a drawing in its own units. */
export interface Field extends Point {
  readonly width: number;
  readonly height: number;
}

interface Angles {
  /** The shortest arm, in the units of the drawing. */
  readonly arm: number;
  /** Around all lines, without their names. */
  readonly field: Field;
  readonly isNamed: boolean;
}

interface Line {
  readonly from: Point;
  readonly to: Point;
}

type LineMark = Extract<DiagramMark, { form: "line" }>;

const lengthOf = ({ from, to }: Line) => Math.hypot(to.x - from.x, to.y - from.y);

const isSame = (one: Point, other: Point) => one.x === other.x && one.y === other.y;

function fieldAround(points: readonly Point[]): Field {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** So far a line without ends goes on past its points. */
const past = 20;

function endsOf(line: LineMark): readonly Point[] {
  const { from, to, ends } = line;
  const share = ends === "through" ? past / lengthOf(line) : 0;
  const by = { x: (to.x - from.x) * share, y: (to.y - from.y) * share };
  return [
    { x: from.x - by.x, y: from.y - by.y },
    { x: to.x + by.x, y: to.y + by.y },
  ];
}

function pointsOf(mark: DiagramMark): readonly Point[] {
  if (mark.form === "line") return endsOf(mark);
  if (mark.form !== "protractor") return [];
  const { x, y, radius } = mark;
  return [
    { x: x - radius, y: y - radius },
    { x: x + radius, y },
  ];
}

/** What a drawing is made of that is about angles and nothing else. */
const ofAngles: ReadonlySet<string> = new Set(["line", "point", "arc", "right-angle", "protractor"]);

/** The arms: lines that begin at one point, or the halves of two that cross; none where lines are drawn for something else. */
function armsOf(lines: readonly LineMark[]): readonly number[] {
  const meet = lines.some((one, place) => lines.slice(place + 1).some((other) => isSame(one.from, other.from)));
  if (meet) return lines.map(lengthOf);
  const isPair = lines.length === 2 && lines.every(({ ends }) => ends === "through");
  return isPair ? lines.map((line) => lengthOf(line) / 2) : [];
}

function anglesOfDiagram({ marks }: DiagramFigure): Angles | null {
  const lines = marks.filter((mark) => mark.form === "line");
  const arms = armsOf(lines);
  if (arms.length === 0 || !marks.every(({ form }) => ofAngles.has(form))) return null;
  const isNamed = marks.some((mark) => mark.form === "point" && mark.name !== null);
  return { arm: Math.min(...arms), field: fieldAround(marks.flatMap(pointsOf)), isNamed };
}

function anglesOfShapes({ parts }: ShapesFigure): Angles | null {
  const [only, ...others] = parts;
  if (only?.form !== "lines" || others.length > 0 || only.lines.length !== 2) return null;
  const [first, second] = only.lines;
  if (first === undefined || second === undefined) return null;
  const isMet = [first.from, first.to].some((end) => isSame(end, second.from) || isSame(end, second.to));
  const points = only.lines.flatMap(({ from, to }) => [from, to]);
  return isMet ? { arm: Math.min(...only.lines.map(lengthOf)), field: fieldAround(points), isNamed: false } : null;
}

/** The angles a figure is about, as they are drawn; null where it is about something else. */
export function anglesOf(figure: Figure): Angles | null {
  if (figure.type === "diagram") return anglesOfDiagram(figure);
  return figure.type === "shapes" ? anglesOfShapes(figure) : null;
}
