import type { Matrix } from "#scripts/rive/matrix.ts";
import { multiply } from "#scripts/rive/multiply.ts";
import type { Item, Pose, Shape } from "#scripts/rive/scene.ts";
import { transformShape } from "#scripts/rive/transform-shape.ts";
import { poseMatrix } from "./pose-matrix.ts";

/** What differs from how the groups rest, by the group's name. */
export type Differences = Readonly<Record<string, Partial<Pose>>>;

/** The shapes that are seen, where they are seen, in paint order. */
export function flatten(items: readonly Item[], differences: Differences, outer: Matrix): Shape[] {
  return items.flatMap((item) => {
    if (item.kind === "shape") return [transformShape(item, outer)];
    const pose = { ...item.rest, ...differences[item.name] };
    if (pose.opacity === 0) return [];
    return flatten(item.children, differences, multiply(outer, poseMatrix(item.pivot, pose)));
  });
}
