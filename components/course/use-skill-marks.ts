import { useSyncExternalStore } from "react";
import type { ClassId } from "#lib/core/class-id.ts";
import { skillMarks } from "./skill-marks.ts";

/** The marks on the skills of a class, none before they are known; see DueReview, which asks for them. */
export function useSkillMarks(classId: ClassId) {
  return useSyncExternalStore(skillMarks.subscribe, () => skillMarks.get(classId), skillMarks.none);
}
