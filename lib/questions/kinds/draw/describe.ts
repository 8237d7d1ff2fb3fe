import { drawText as text } from "#lib/text/draw-text.ts";
import type { DrawView, Stroke } from "./grading.ts";
import { type GridPoint, type GridSegment, isSamePoint, wholeLength } from "./grid.ts";
import { readStrokes } from "./judge.ts";

/** Where a crossing is: by its name, or by how far from the left and the lower edge it lies. */
export function placeOf({ points, rows }: DrawView, at: GridPoint): string {
  const named = points.find((point) => isSamePoint(point, at));
  return named === undefined ? text.place(at.x, rows - at.y) : text.point(named.name);
}

/** What stands on the sheet before anything is drawn, for who does not see it. */
export function describeGiven(view: DrawView): string {
  const { columns, rows, points, lines, circle } = view;
  return text.given([
    text.sheet(columns, rows),
    ...points.map((point) => text.pointAt(point.name, text.place(point.x, rows - point.y))),
    ...lines.map(({ from, to, isEndless }) =>
      (isEndless ? text.line : text.segment)(placeOf(view, from), placeOf(view, to)),
    ),
    ...(circle === null ? [] : [text.circle(placeOf(view, circle), circle.radius)]),
  ]);
}

function describeStroke(view: DrawView, segment: GridSegment): string {
  const [from, to] = [placeOf(view, segment.from), placeOf(view, segment.to)];
  const length = wholeLength(segment);
  if (view.tool === "line") return text.line(from, to);
  if (view.tool === "circle") return length === null ? text.circleThrough(from, to) : text.circle(from, length);
  const told = text.segment(from, to);
  if (length === null || view.proof === "right angles") return told;
  return text.long(told, (view.proof === "centimetres" ? text.centimetres : text.squares)(length));
}

/** What was drawn, for who does not see it. */
export function describeStrokes(view: DrawView, strokes: readonly Stroke[]): string {
  const segments = readStrokes(strokes) ?? [];
  return segments.length === 0 ? text.nothing : text.list(segments.map((segment) => describeStroke(view, segment)));
}
