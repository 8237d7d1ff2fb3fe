import type { Point } from "#lib/questions/figures/shape-part.ts";

/** A smooth curve through points; it closes without a corner where the last point is the first again. */
export function curvePath(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return "";
  const isClosed = points.length > 2 && Math.hypot(first.x - last.x, first.y - last.y) < 0.5;
  const before = isClosed ? points.at(-2) : first;
  const after = isClosed ? points[1] : last;
  const at = (place: number) => points[place] ?? (place < 0 ? before : after) ?? last;
  const bends = points.slice(1).map((end, place) => {
    const [back, start, next] = [at(place - 1), at(place), at(place + 2)];
    const out = `${start.x + (end.x - back.x) / 6} ${start.y + (end.y - back.y) / 6}`;
    const into = `${end.x - (next.x - start.x) / 6} ${end.y - (next.y - start.y) / 6}`;
    return `C${out} ${into} ${end.x} ${end.y}`;
  });
  return `M${first.x} ${first.y}${bends.join("")}${isClosed ? "Z" : ""}`;
}
