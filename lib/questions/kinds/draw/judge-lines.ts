import { type DrawFault, found, type Goal, type Judgement, type WantedLine } from "./goal.ts";
import {
  type GridPoint,
  type GridSegment,
  isOnLine,
  isParallel,
  isSameLine,
  isSamePoint,
  isUpright,
  joinUp,
} from "./grid.ts";

function isWanted(line: GridSegment, { through, to, isUpright: isAcross }: WantedLine): boolean {
  return isOnLine(through, line) && (isAcross ? isUpright(line, to) : isParallel(line, to) && !isSameLine(line, to));
}

/** What is wrong with one line, by the wanted one that it comes nearest to. */
function faultOfLine(line: GridSegment, wanted: readonly WantedLine[]): DrawFault {
  if (wanted.some(({ to }) => isSameLine(line, to))) return "same line";
  const through = wanted.filter((each) => isOnLine(each.through, line));
  const [only] = wanted;
  if (through.length === 0) {
    const isTurned = wanted.some(({ to, isUpright: isAcross }) => (isAcross ? isUpright : isParallel)(line, to));
    return isTurned ? "beside" : "direction";
  }
  // With several lines every direction is that of some other one.
  if (wanted.length > 1 || only === undefined) return "direction";
  return (only.isUpright ? isParallel : isUpright)(line, only.to) ? "other relation" : "direction";
}

export function judgeLines({ wanted }: Goal<"lines">, lines: readonly GridSegment[]): Judgement {
  const wrong = lines.find((line) => !wanted.some((each) => isWanted(line, each)));
  if (wrong !== undefined) return found(faultOfLine(wrong, wanted));
  const isMissing = wanted.some((each) => !lines.some((line) => isWanted(line, each)));
  if (isMissing) return found("missing");
  return found(lines.length > wanted.length ? "extra" : null);
}

/** On which side of a line a point lies: its sign tells. */
function sideOf(point: GridPoint, { from, to }: GridSegment): number {
  return Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));
}

const isEndOf = (point: GridPoint, { from, to }: GridSegment) => isSamePoint(point, from) || isSamePoint(point, to);

function isMiddleOf(point: GridPoint, { from, to }: GridSegment): boolean {
  return isSamePoint({ x: from.x + to.x, y: from.y + to.y }, { x: point.x * 2, y: point.y * 2 });
}

/** The line through a point that is parallel to a base. */
function across(point: GridPoint, { from, to }: GridSegment): GridSegment {
  return { from: point, to: { x: point.x + to.x - from.x, y: point.y + to.y - from.y } };
}

/** A stroke that does not begin at the apex. */
function faultBesideApex(stroke: GridSegment, { apex, base }: Goal<"height">): DrawFault {
  if (isOnLine(apex, stroke)) {
    if (!isUpright(stroke, base)) return "direction";
    return sideOf(stroke.from, across(apex, base)) === sideOf(stroke.to, across(apex, base)) ? "short" : "past";
  }
  if ([stroke.from, stroke.to].some((end) => isEndOf(end, base))) return "from an end";
  return isUpright(stroke, base) ? "beside" : "direction";
}

/** A stroke from the apex that ends somewhere else than at the foot of the height. */
function faultFromApex(end: GridPoint, { apex, base }: Goal<"height">): DrawFault | null {
  const isOnBase = isOnLine(end, base);
  if (isUpright({ from: apex, to: end }, base)) {
    if (isOnBase) return null;
    return sideOf(apex, base) === sideOf(end, base) ? "short" : "past";
  }
  if (isOnBase && isEndOf(end, base)) return "side";
  return isOnBase && isMiddleOf(end, base) ? "median" : "direction";
}

export function judgeHeight(goal: Goal<"height">, segments: readonly GridSegment[]): Judgement {
  const { apex, base } = goal;
  // The base may be drawn on to where the height stands.
  const [stroke, ...others] = joinUp(segments).filter((segment) => !isSameLine(segment, base));
  if (stroke === undefined) return found("same line");
  if (others.length > 0) return found("extra");
  if (!isEndOf(apex, stroke)) return found(faultBesideApex(stroke, goal));
  return found(faultFromApex(isSamePoint(stroke.from, apex) ? stroke.to : stroke.from, goal));
}
