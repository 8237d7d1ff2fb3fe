import type { ClassId } from "#lib/core/class-id.ts";

/** Classes 1 and 2: pictures first, with giraffe and hills; the others are text first (rules.md, 16). */
export function isYoung(classId: ClassId): boolean {
  return classId === "1" || classId === "2";
}
