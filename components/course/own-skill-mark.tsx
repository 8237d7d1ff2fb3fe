"use client";

import type { ClassId } from "#lib/core/class-id.ts";
import { SkillMark } from "./skill-mark.tsx";
import { useSkillMarks } from "./use-skill-marks.ts";

/** How far this browser's pupil is in a skill; nothing while it is new. */
export function OwnSkillMark({ classId, skillId }: { readonly classId: ClassId; readonly skillId: string }) {
  const state = useSkillMarks(classId).states[skillId];
  return state === undefined ? null : <SkillMark state={state} />;
}
