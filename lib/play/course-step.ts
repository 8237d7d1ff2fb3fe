import { type Difficulty, difficulties } from "#lib/skills/define-skill.ts";
import type { RunMode } from "./points.ts";

/**
 * Reads the segments after /course-detail/{id}: none, `play/2` or `challenge/3`. Without a mode the card decides,
 * without a difficulty the pupil's progress does. Null for anything that is not a page.
 */
export function parseCourseStep(
  segments: readonly string[],
): { readonly mode: RunMode | null; readonly difficulty: Difficulty | null } | null {
  if (segments.length === 0) return { mode: null, difficulty: null };
  const [way, step, ...rest] = segments;
  const difficulty = difficulties.find((candidate) => String(candidate) === step);
  if (difficulty === undefined || rest.length > 0) return null;
  if (way === "play") return { mode: "practice", difficulty };
  return way === "challenge" ? { mode: "challenge", difficulty } : null;
}
