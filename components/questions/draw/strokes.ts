import type { DrawView, Stroke } from "#lib/questions/kinds/draw/grading.ts";
import { isSameLine, isSamePoint } from "#lib/questions/kinds/draw/grid.ts";
import { readStrokes } from "#lib/questions/kinds/draw/judge.ts";

/** Whether two strokes look the same once they are drawn. */
function isAlike(tool: DrawView["tool"], one: Stroke, other: Stroke): boolean {
  const [[first] = [], [second] = []] = [readStrokes([one]) ?? [], readStrokes([other]) ?? []];
  if (first === undefined || second === undefined) return true;
  if (tool === "line") return isSameLine(first, second);
  const isBackwards = isSamePoint(first.from, second.to) && isSamePoint(first.to, second.from);
  return isBackwards || (isSamePoint(first.from, second.from) && isSamePoint(first.to, second.to));
}

/** The strokes with one more: it takes the place of one that looks the same, or of the last one where there are enough. */
export function laid({ tool, most }: DrawView, strokes: readonly Stroke[], stroke: Stroke): readonly Stroke[] {
  const others = strokes.filter((other) => !isAlike(tool, other, stroke));
  return [...others.slice(0, most - 1), stroke];
}
