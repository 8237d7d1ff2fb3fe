import { type ActivityRef, isSingle } from "./activity-ref.ts";
import type { RunMode } from "./points.ts";

/**
 * Address of the page that plays exactly this. `basePath` is the activity's own page
 * ("/course-detail/110", "/game/addition/10"); without a level it picks one for the pupil. A path's nodes are challenges, played at
 * play/{level} (spec section 2, "Back navigation"). A review, the new lesson and a set have one page each.
 */
export function activityHref(basePath: string, ref: ActivityRef, mode: RunMode): string {
  if (isSingle(ref)) return basePath;
  const step = ref.kind === "skill" ? ref.difficulty : ref.level;
  const isPlay = mode === "practice" || ref.kind === "path";
  return `${basePath}/${isPlay ? "play" : "challenge"}/${step}`;
}
