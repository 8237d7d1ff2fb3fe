import { type DrawGoal, found, type Judgement } from "./goal.ts";
import { type GridSegment, isSamePoint, squareOf } from "./grid.ts";
import { judgeHeight, judgeLines } from "./judge-lines.ts";
import { judgeCircle, judgeRectangle, judgeSegment } from "./judge-shapes.ts";

/** A stroke as a segment; null for what is none. */
function toSegment(stroke: readonly number[]): GridSegment | null {
  if (stroke.length !== 4) return null;
  const [left = 0, top = 0, right = 0, bottom = 0] = stroke;
  const segment = { from: { x: left, y: top }, to: { x: right, y: bottom } };
  return Number.isInteger(left + top + right + bottom) && squareOf(segment) > 0 ? segment : null;
}

/** The strokes as segments; null where one is none, or one stands there twice. */
export function readStrokes(strokes: readonly (readonly number[])[]): readonly GridSegment[] | null {
  const segments = strokes.map(toSegment).filter((segment) => segment !== null);
  const isTwice = segments.some(({ from, to }, place) =>
    segments
      .slice(place + 1)
      .some(
        (other) =>
          (isSamePoint(other.from, from) && isSamePoint(other.to, to)) ||
          (isSamePoint(other.from, to) && isSamePoint(other.to, from)),
      ),
  );
  return isTwice || segments.length < strokes.length || segments.length === 0 ? null : segments;
}

/** What is wrong with a drawing, judged by what it has to be and not by one that is right. */
export function judge(goal: DrawGoal, strokes: readonly (readonly number[])[]): Judgement {
  const segments = readStrokes(strokes);
  if (segments === null) return found("unclear");
  switch (goal.type) {
    case "lines":
      return judgeLines(goal, segments);
    case "height":
      return judgeHeight(goal, segments);
    case "segment":
      return judgeSegment(goal, segments);
    case "rectangle":
      return judgeRectangle(goal, segments);
    case "circle":
      return judgeCircle(goal, segments);
    default:
      return goal satisfies never;
  }
}
