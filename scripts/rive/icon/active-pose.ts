import type { Pose } from "#scripts/rive/scene.ts";
import { iconMotions } from "./icon-motions.ts";
import type { IconName } from "./icon-names.ts";

/** How the groups of an icon stand when it has become active and its motion is over. */
export function activePose(icon: IconName): Record<string, Partial<Pose>> {
  const poses: Record<string, Partial<Pose>> = {};
  for (const { group, property, keys } of iconMotions[icon].tracks) {
    const last = keys.at(-1)?.value;
    if (last !== undefined) poses[group] = { ...poses[group], [property]: last };
  }
  return poses;
}
