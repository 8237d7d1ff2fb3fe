import { found, type Goal, type Judgement } from "./goal.ts";
import {
  cornersOf,
  type GridPoint,
  type GridSegment,
  isParallel,
  isSamePoint,
  isUpright,
  joinUp,
  squareOf,
  wholeLength,
} from "./grid.ts";

export function judgeSegment({ length }: Goal<"segment">, segments: readonly GridSegment[]): Judgement {
  const [segment, ...others] = joinUp(segments);
  if (segment === undefined || others.length > 0) return found("extra");
  const drawn = wholeLength(segment);
  return found(squareOf(segment) === length * length ? null : "length", drawn === null ? null : [drawn]);
}

/** The corners and two sides of a rectangle that stands there; what keeps it from being one. */
function readRectangle(sides: readonly GridSegment[]) {
  if (sides.length > 4) return "extra";
  const corners = cornersOf(sides);
  const [first] = sides;
  if (corners === null || first === undefined || sides.length < 4) return "open";
  const across = sides.find((side) => isUpright(side, first));
  const isSquare = sides.every((side) => isParallel(side, first) || isUpright(side, first));
  return across === undefined || !isSquare ? "no right angles" : { corners, sides: [first, across] };
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function isAround(corners: readonly GridPoint[], { x, y }: GridPoint): boolean {
  const sum = { x: total(corners.map((corner) => corner.x)), y: total(corners.map((corner) => corner.y)) };
  return isSamePoint(sum, { x: x * corners.length, y: y * corners.length });
}

export function judgeRectangle(goal: Goal<"rectangle">, segments: readonly GridSegment[]): Judgement {
  const { given, squares, corner, middle } = goal;
  const drawn = readRectangle(joinUp([...given, ...segments]));
  if (typeof drawn === "string") return found(drawn);
  const both = drawn.sides.map(squareOf).toSorted((one, other) => one - other);
  const sizes = both.map(Math.sqrt);
  if (String(both) !== String(squares)) return found("sides", sizes.every(Number.isInteger) ? sizes : null);
  const isThere = corner === null || drawn.corners.some((each) => isSamePoint(each, corner));
  return found(isThere && (middle === null || isAround(drawn.corners, middle)) ? null : "place");
}

export function judgeCircle({ middle, radius }: Goal<"circle">, circles: readonly GridSegment[]): Judgement {
  const [circle, ...others] = circles;
  if (circle === undefined || others.length > 0) return found("extra");
  if (!isSamePoint(circle.from, middle)) return found("place");
  const drawn = wholeLength(circle);
  return found(squareOf(circle) === radius * radius ? null : "length", drawn === null ? null : [drawn]);
}
