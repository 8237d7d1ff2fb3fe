import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { drawText as text } from "#lib/text/draw-text.ts";
import { describeGiven, describeStrokes } from "./describe.ts";
import type { DrawView, Stroke } from "./grading.ts";
import { type GridPoint, type GridSegment, isSamePoint, minus } from "./grid.ts";
import { readStrokes } from "./judge.ts";
import { proofsOf } from "./proofs.ts";

/** Around the squares, and the largest field a drawing may take. */
const edge = 12;
const largest = { width: 320, height: 240 } as const;

/** Where the crossings of a sheet lie on its field. */
export function layGrid({ columns, rows }: Pick<DrawView, "columns" | "rows">) {
  const size = Math.floor(Math.min((largest.width - 2 * edge) / columns, (largest.height - 2 * edge) / rows));
  return {
    ...{ size, edge, width: columns * size + 2 * edge, height: rows * size + 2 * edge },
    at: ({ x, y }: GridPoint): Point => ({ x: edge + x * size, y: edge + y * size }),
  };
}

/** The part of a straight line without ends that lies on the sheet. */
export function toEdges({ columns, rows }: Pick<DrawView, "columns" | "rows">, { from, to }: GridSegment): GridSegment {
  const way = minus(to, from);
  const shares = [
    { start: from.x, by: way.x, end: columns },
    { start: from.y, by: way.y, end: rows },
  ]
    .filter(({ by }) => by !== 0)
    .map(({ start, by, end }) => [-start / by, (end - start) / by].toSorted((one, other) => one - other));
  const least = Math.max(...shares.map(([share = 0]) => share));
  const most = Math.min(...shares.map(([, share = 0]) => share));
  const on = (share: number) => ({ x: from.x + way.x * share, y: from.y + way.y * share });
  return { from: on(least), to: on(most) };
}

const turns = [135, 45, 225, 315, 90, 270, 180, 0] as const;
const fullTurn = 360;

const turnOf = ({ x, y }: GridPoint) => (Math.atan2(-y, x) * 180) / Math.PI;

/** How far two directions are apart, in degrees. */
function apart(one: number, other: number): number {
  const turn = (((one - other) % fullTurn) + fullTurn) % fullTurn;
  return Math.min(turn, fullTurn - turn);
}

/** Ways along a line and across it: where what is drawn may lie. */
function waysOf({ from, to }: GridSegment): readonly GridPoint[] {
  const { x, y } = minus(to, from);
  return [
    { x, y },
    { x: -x, y: -y },
    { x: -y, y: x },
    { x: y, y: -x },
  ];
}

/** Ways along a line, and the steps from an end of it across and up. */
function stepsOf(to: GridPoint): readonly GridPoint[] {
  const legs = [
    { x: to.x, y: 0 },
    { x: 0, y: to.y },
  ].filter(({ x, y }) => x !== 0 || y !== 0);
  return [to, { x: -to.x, y: -to.y }, ...legs];
}

/** The side of a point on which its name keeps farthest from what is drawn or may be drawn there, and within the sheet. */
function nameAt({ columns, rows, lines, points, proof }: DrawView, point: GridPoint): number {
  const own = lines.filter(({ from, to }) => isSamePoint(point, from) || isSamePoint(point, to));
  const drawn = own.map(({ from, to }) => (isSamePoint(point, from) ? minus(to, from) : minus(from, to)));
  const isStepped = proof === "steps" && own.length === 1;
  const free = isStepped ? drawn.flatMap(stepsOf) : lines.flatMap(waysOf);
  const near = own.length > 1 ? drawn : free;
  const outside = [
    ...(point.x === 0 ? [{ x: -1, y: 0 }] : []),
    ...(point.x === columns ? [{ x: 1, y: 0 }] : []),
    ...(point.y === 0 ? [{ x: 0, y: -1 }] : []),
    ...(point.y === rows ? [{ x: 0, y: 1 }] : []),
  ];
  const taken = [...near, ...outside].map(turnOf);
  const middle = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
  // Of sides with as much room the one away from the other points.
  const away = isSamePoint(middle, point) ? 135 : turnOf(minus(point, middle));
  const room = (turn: number) =>
    Math.min(90, ...taken.map((other) => apart(turn, other))) - apart(turn, away) / fullTurn;
  return turns.toSorted((one, other) => room(other) - room(one))[0] ?? 135;
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function strokeMarks(view: DrawView, segments: readonly GridSegment[]): DiagramMark[] {
  const { at, size } = layGrid(view);
  return segments.map((segment): DiagramMark => {
    if (view.tool === "circle") {
      const { x, y } = minus(segment.to, segment.from);
      return { form: "circle", ...at(segment.from), radius: Math.hypot(x, y) * size, tone: "none" };
    }
    const { from, to } = view.tool === "line" ? toEdges(view, segment) : segment;
    return { form: "line", from: at(from), to: at(to), look: "thick", ends: "plain" };
  });
}

/** What stands on the sheet before anything is drawn. */
function givenMarks(view: DrawView): DiagramMark[] {
  const { columns, rows, points, lines, circle } = view;
  const { at, size } = layGrid(view);
  return [
    { form: "grid", x: edge, y: edge, size, columns, rows },
    ...(circle === null
      ? []
      : [{ form: "circle", ...at(circle), radius: circle.radius * size, tone: "none" } satisfies DiagramMark]),
    ...lines.map(({ isEndless, ...line }): DiagramMark => {
      const { from, to } = isEndless ? toEdges(view, line) : line;
      return { form: "line", from: at(from), to: at(to), look: "solid", ends: "plain" };
    }),
    ...points.map(
      ({ name, ...point }): DiagramMark => ({
        ...{ form: "point", ...at(point), name },
        nameAt: nameAt(view, point),
        isDrawn: true,
      }),
    ),
  ];
}

/** The sheet with what is given on it, and with marks over that. */
export function drawSheet(view: DrawView, marks: readonly DiagramMark[] = []): DiagramFigure {
  const { width, height } = layGrid(view);
  return { type: "diagram", width, height, marks: [...givenMarks(view), ...marks], alt: describeGiven(view) };
}

/** Millimetres of a square on paper: a centimetre where it stands for one. */
const printed = { squares: 7, centimetres: 10 } as const;

/** The sheet as it is printed, to be drawn on with a pencil or measured. */
export function drawPlan(view: DrawView, alt: string = describeGiven(view)): DiagramFigure {
  const figure = drawSheet(view);
  const size = printed[view.proof === "centimetres" ? "centimetres" : "squares"];
  const marks = figure.marks.map((mark) => (mark.form === "grid" ? { ...mark, printed: size } : mark));
  return { ...figure, marks, alt };
}

/** The sheet with a drawing and with what shows whether it is right. */
export function drawAnswer(view: DrawView, strokes: readonly Stroke[]): DiagramFigure {
  const segments = readStrokes(strokes) ?? [];
  const sheet = drawSheet(view, [...strokeMarks(view, segments), ...proofMarks(view, strokes, true)]);
  return { ...sheet, alt: text.drawn(sheet.alt, describeStrokes(view, strokes)) };
}

/** What is drawn over strokes for the eye to see whether they are right. */
export function proofMarks(view: DrawView, strokes: readonly Stroke[], isRight: boolean): DiagramMark[] {
  return proofsOf(view, readStrokes(strokes) ?? [], layGrid(view).at, isRight);
}
