import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { drawText as text } from "#lib/text/draw-text.ts";
import type { DrawView, GivenLine } from "./grading.ts";
import {
  type GridPoint,
  type GridSegment,
  isOnLine,
  isParallel,
  isSameLine,
  isUpright,
  joinUp,
  meetingOf,
  minus,
  plus,
  squareOf,
  wayOf,
  wholeLength,
} from "./grid.ts";

type Place = (point: GridPoint) => Point;

/** How far a side of the set square reaches, in squares. */
export const reach = 1.6;

function isOn({ columns, rows }: DrawView, { x, y }: GridPoint): boolean {
  return x >= 0 && x <= columns && y >= 0 && y <= rows;
}

/** Whether a segment ends at a point that is on the line of another one. */
const meets = (segment: GridSegment, line: GridSegment) => isOnLine(segment.from, line) || isOnLine(segment.to, line);

/** From a corner to the end of a segment that lies farther away. */
function farther(corner: GridPoint, { from, to }: GridSegment): GridPoint {
  const [one, other] = [minus(from, corner), minus(to, corner)];
  return Math.hypot(one.x, one.y) > Math.hypot(other.x, other.y) ? one : other;
}

interface LaidSquare {
  readonly corner: GridPoint;
  readonly stroke: GridSegment;
  readonly base: GridSegment;
  readonly at: Place;
  /** Whether its side is drawn although a stroke lies along it. */
  readonly isLaid?: boolean;
}

/** The corner of a set square where a stroke meets a line: it fits, or its dashed side shows where the stroke had to go. */
export function setSquare({ corner, stroke, base, at, isLaid = false }: LaidSquare): DiagramMark[] {
  const along = wayOf(base);
  const away = farther(corner, stroke);
  const isLeft = away.y * along.x - away.x * along.y > 0;
  const side = (isLeft ? reach : -reach) / Math.sqrt(squareOf(base));
  const end = at(plus(corner, { x: -along.y * side, y: along.x * side }));
  const towards = [at(plus(corner, farther(corner, base))), end] as const;
  const mark: DiagramMark = { form: "right-angle", at: at(corner), towards };
  const dashed: DiagramMark = { form: "line", from: at(corner), to: end, look: "dashed", ends: "plain" };
  return isUpright(stroke, base) && !isLaid ? [mark] : [dashed, mark];
}

/** Where a base goes on to a corner beyond its ends; nothing where it need not. */
function drawnOn({ isEndless, ...base }: GivenLine, corner: GridPoint, at: Place): DiagramMark[] {
  const [near = base.from] = [base.from, base.to].toSorted((one, other) => far(one, corner) - far(other, corner));
  const beyond = far(corner, base.from) + far(corner, base.to) - far(base.from, base.to);
  if (isEndless || beyond < 1e-6) return [];
  return [{ form: "line", from: at(near), to: at(corner), look: "dashed", ends: "plain" }];
}

const far = (one: GridPoint, other: GridPoint) => Math.hypot(one.x - other.x, one.y - other.y);

function setSquares(view: DrawView, strokes: readonly GridSegment[], at: Place): DiagramMark[] {
  const bases = view.lines.filter(({ isBase }) => isBase);
  return strokes.flatMap((stroke) =>
    bases.flatMap((base) => {
      const corner = meetingOf(stroke, base);
      const isMet = view.tool === "line" || meets(stroke, base);
      return corner === null || !isMet || !isOn(view, corner)
        ? []
        : [...drawnOn(base, corner, at), ...setSquare({ corner, stroke, base, at })];
    }),
  );
}

/** How many squares a line goes across and up on its way from one point to the other. */
export function stepMarks({ from, to }: GridSegment, at: Place, isCounted = true): DiagramMark[] {
  // The longer way first: beside a short one there is less room for the name of a point.
  const isWide = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y);
  const turn = isWide ? { x: to.x, y: from.y } : { x: from.x, y: to.y };
  const legs = [
    { from, to: turn },
    { from: turn, to },
  ].filter((leg) => squareOf(leg) > 0);
  if (legs.length < 2) return [];
  return legs.flatMap((leg): DiagramMark[] => {
    const ends = { from: at(leg.from), to: at(leg.to) };
    const text = String(wholeLength(leg) ?? "");
    return [
      { form: "line", ...ends, look: "dashed", ends: "plain" },
      ...(isCounted ? [{ form: "length", ...ends, text, side: 1, hasArrows: false } as const] : []),
    ];
  });
}

/** On which side of a segment its length stands: at the edge of the sheet on the side of the sheet. */
function sideFor({ columns, rows }: DrawView, { from, to }: GridSegment): 1 | -1 {
  const isAtEdge =
    (from.x === to.x && (from.x === 0 || from.x === columns)) || (from.y === to.y && (from.y === 0 || from.y === rows));
  const [x, y] = [(columns - from.x - to.x) / 2, (rows - from.y - to.y) / 2];
  return isAtEdge && (to.y - from.y) * x - (to.x - from.x) * y < 0 ? -1 : 1;
}

/** How long each side is. */
function lengthMarks(view: DrawView, segments: readonly GridSegment[], at: Place): DiagramMark[] {
  const { tool, proof } = view;
  const name = proof === "centimetres" ? text.centimetres : text.squares;
  return segments.flatMap((segment): DiagramMark[] => {
    const length = wholeLength(segment);
    if (length === null) return [];
    const ends = { from: at(segment.from), to: at(segment.to) };
    const radius: DiagramMark = { form: "line", ...ends, look: "dashed", ends: "plain" };
    return [
      ...(tool === "circle" ? [radius] : []),
      { form: "length", ...ends, text: name(length), side: sideFor(view, segment), hasArrows: false },
    ];
  });
}

/** Whether a line lies side by side with one that is given, through a named point beside that one. */
export function isBesideGiven({ lines, points }: DrawView, stroke: GridSegment): boolean {
  return lines.some(
    (line) => isParallel(line, stroke) && points.some((point) => isOnLine(point, stroke) && !isOnLine(point, line)),
  );
}

/** What is drawn over strokes for the eye to see whether they are right. */
export function proofsOf(view: DrawView, strokes: readonly GridSegment[], at: Place, isRight: boolean): DiagramMark[] {
  switch (view.proof) {
    case "right angles":
      return setSquares(view, strokes, at);
    case "steps": {
      // Of several lines so much would hide more than it shows.
      const bases = view.lines.filter(({ isBase }) => isBase);
      if (view.most > 1) return [];
      const others = strokes.filter((stroke) => !bases.some((base) => isSameLine(base, stroke)));
      return [
        ...bases.flatMap((base) => stepMarks(base, at)),
        ...others.flatMap((stroke) => stepMarks(stroke, at, !isRight)),
      ];
    }
    default:
      return lengthMarks(view, joinUp(view.tool === "circle" ? strokes : [...view.lines, ...strokes]), at);
  }
}
