import { blockPoint } from "#lib/core/block-point.ts";
import type { Point, ShapePart } from "#lib/questions/figures/shape-part.ts";

/** Points as far out as a part reaches. */
function rimOf(part: ShapePart): readonly Point[] {
  const around = (x: number, y: number, dx: number, dy: number) => [
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ];
  switch (part.form) {
    case "oval":
      return around(part.x, part.y, part.rx, part.ry);
    case "polygon":
      return part.corners;
    case "lines":
      return part.lines.flatMap(({ from, to }) => [from, to]);
    case "block":
      return [0, part.width].flatMap((right) =>
        [0, part.depth].flatMap((left) => [0, part.height].map((up) => blockPoint(part, right, left, up))),
      );
    case "cylinder":
      return around(part.x, part.y, part.radius, part.height / 2 + part.radius / 2);
    case "ball":
      return around(part.x, part.y, part.radius, part.radius);
    case "thing":
    case "coin":
    case "die":
    case "card":
    case "gap":
      return around(part.x, part.y, part.size / 2, part.size / 2);
    case "frame":
      return [part, { x: part.x + part.width, y: part.y + part.height }];
  }
}

/** What is wrong with one part of a drawing on a field of that size. */
export function shapeFaults(part: ShapePart, width: number, height: number): string[] {
  const rim = rimOf(part);
  const isInside = rim.every(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height);
  const [xs, ys] = [rim.map(({ x }) => x), rim.map(({ y }) => y)];
  const isThere = Math.max(...xs) - Math.min(...xs) > 5 || Math.max(...ys) - Math.min(...ys) > 5;
  const isNumber = [...xs, ...ys].every(Number.isFinite);
  const isClosed = part.form !== "polygon" || part.corners.length >= 3;
  return isInside && isThere && isNumber && isClosed ? [] : [`a ${part.form} leaves the drawing or cannot be seen`];
}
