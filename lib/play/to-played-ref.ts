import type { ActivityRef, PlayedRef } from "./activity-ref.ts";
import { findPath } from "./paths.ts";

/** What the questions of a run are made of: a path's node is what it stands for; undefined for a node there is not. */
export function toPlayedRef(ref: ActivityRef): PlayedRef | undefined {
  return ref.kind === "path" ? findPath(ref.levelName)?.mapNodes[ref.level - 1] : ref;
}
