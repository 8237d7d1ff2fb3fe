"use server";

import { refresh } from "next/cache";
import { assignmentChangeSchema } from "#lib/classes/assignment-schemas.ts";
import type { AssignmentProblem } from "#lib/classes/assignment-view.ts";
import { classIdSchema } from "#lib/classes/class-schemas.ts";
import { isPlainValue } from "#lib/core/is-plain-value.ts";
import type { Result } from "#lib/core/result.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { changeAssignment as change } from "#lib/server/assignments.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";

/** Changes or takes back what was given to a class of the grown-up who is signed in; the page shows then how it is. */
export async function changeAssignment(
  classId: unknown,
  id: unknown,
  input: unknown,
): Promise<Result<null, AssignmentProblem>> {
  const areIds = classIdSchema.safeParse(classId).success && classIdSchema.safeParse(id).success;
  if (!areIds || !isPlainValue(input)) return { ok: false, reason: "refused" };
  const parsed = assignmentChangeSchema.safeParse(input);
  if (!parsed.success) return { ok: false, reason: "refused" };
  if (!(await takeAllowance("change-class"))) return { ok: false, reason: "too-fast" };
  const changed = await asGrownUp("change assignment", ({ id: teacherId }) =>
    change(teacherId, String(classId), String(id), parsed.data),
  );
  if (!changed.ok) return changed;
  refresh();
  return changed.value === "changed" ? { ok: true, value: null } : { ok: false, reason: changed.value };
}
