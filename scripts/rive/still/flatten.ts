import type { Matrix } from "#scripts/rive/matrix.ts";
import { multiply } from "#scripts/rive/multiply.ts";
import type { Item, Point, Pose, Shape } from "#scripts/rive/scene.ts";
import { transformShape } from "#scripts/rive/transform-shape.ts";

/** What differs from how the groups rest, by the group's name. */
export type Differences = Readonly<Record<string, Partial<Pose>>>;

/** Moves, turns and scales about the pivot, as a node of a .riv file does. */
function poseMatrix(pivot: Point, { x, y, rotation, scaleX, scaleY }: Pose): Matrix {
  const [sin, cos] = [Math.sin(rotation), Math.cos(rotation)];
  const [a, b, c, d] = [cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY];
  return { a, b, c, d, e: pivot.x + x - a * pivot.x - c * pivot.y, f: pivot.y + y - b * pivot.x - d * pivot.y };
}

/** The shapes that are seen, where they are seen, in paint order. */
export function flatten(items: readonly Item[], differences: Differences, outer: Matrix): Shape[] {
  return items.flatMap((item) => {
    if (item.kind === "shape") return [transformShape(item, outer)];
    const pose = { ...item.rest, ...differences[item.name] };
    if (pose.opacity === 0) return [];
    return flatten(item.children, differences, multiply(outer, poseMatrix(item.pivot, pose)));
  });
}
