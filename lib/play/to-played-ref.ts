import type { ActivityRef, PlayedRef } from "./activity-ref.ts";
import { findPath } from "./paths.ts";

/** What the questions of a run are made of: a path's stone is what it stands for; undefined for a stone there is not. */
export function toPlayedRef(ref: ActivityRef): PlayedRef | undefined {
  return ref.kind === "path" ? findPath(ref.levelName)?.stones[ref.level - 1] : ref;
}
