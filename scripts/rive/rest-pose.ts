import type { Pose } from "./scene.ts";

/** A group that stands as it is drawn. */
export const restPose: Pose = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1, opacity: 1 };
