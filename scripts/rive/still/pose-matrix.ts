import type { Matrix } from "#scripts/rive/matrix.ts";
import type { Point, Pose } from "#scripts/rive/scene.ts";

/** Moves, turns and scales about the pivot, as a node of a .riv file does. */
export function poseMatrix(pivot: Point, { x, y, rotation, scaleX, scaleY }: Pose): Matrix {
  const [sin, cos] = [Math.sin(rotation), Math.cos(rotation)];
  const [a, b, c, d] = [cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY];
  return { a, b, c, d, e: pivot.x + x - a * pivot.x - c * pivot.y, f: pivot.y + y - b * pivot.x - d * pivot.y };
}
