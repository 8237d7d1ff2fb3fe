import type { Point, ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const isSame = (a: Point, b: Point) => a.x === b.x && a.y === b.y;

/** Corners at which a walk around really bends; null where the line does not come back to its beginning. */
function walk(part: ShapePart): Point[] | null {
  if (part.form === "polygon") return [...part.corners];
  if (part.form !== "lines") return null;
  const starts = part.lines.map(({ from }) => from);
  const isClosed = part.lines.every(({ to }, place) => {
    const next = starts[(place + 1) % starts.length];
    return next !== undefined && isSame(to, next);
  });
  return isClosed ? starts : null;
}

/** By how many degrees the walk turns at a corner. */
function bend(corners: readonly Point[], place: number): number {
  const [before, at, after] = [-1, 0, 1].map((by) => corners[(place + by + corners.length) % corners.length]);
  if (before === undefined || at === undefined || after === undefined) return 0;
  const into = Math.atan2(at.y - before.y, at.x - before.x);
  const out = Math.atan2(after.y - at.y, after.x - at.x);
  const turned = Math.abs(((out - into) * 180) / Math.PI) % 360;
  return Math.min(turned, 360 - turned);
}

/** Four bends that are seen as corners: where there are more of them, smaller ones, a side is curved. */
function isQuadrilateral(part: ShapePart): boolean {
  const corners = walk(part);
  if (corners === null) return false;
  const bends = corners.map((_, place) => bend(corners, place)).filter((turned) => turned > 1);
  return bends.length === 4 && bends.every((turned) => turned > 30);
}

/** Walks around each tile and counts the corners. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "pick-shapes") return null;
  return `${seen.view.tiles.filter(({ part }) => isQuadrilateral(part)).length} hình tứ giác`;
};
