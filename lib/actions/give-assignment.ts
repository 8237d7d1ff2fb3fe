"use server";

import { refresh } from "next/cache";
import { newAssignmentSchema } from "#lib/classes/assignment-schemas.ts";
import type { AssignmentProblem } from "#lib/classes/assignment-view.ts";
import { classIdSchema } from "#lib/classes/class-schemas.ts";
import { isPlainValue } from "#lib/core/is-plain-value.ts";
import type { Result } from "#lib/core/result.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { createAssignment } from "#lib/server/assignments.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";

/** Gives a set of questions to a class of the grown-up who is signed in; the value is the code by which pupils open it. */
export async function giveAssignment(id: unknown, input: unknown): Promise<Result<string, AssignmentProblem>> {
  if (!classIdSchema.safeParse(id).success || !isPlainValue(input)) return { ok: false, reason: "refused" };
  const parsed = newAssignmentSchema.safeParse(input);
  if (!parsed.success) return { ok: false, reason: "refused" };
  if (!(await takeAllowance("give-assignment"))) return { ok: false, reason: "too-fast" };
  const given = await asGrownUp("give assignment", ({ id: teacherId }) =>
    createAssignment(teacherId, String(id), parsed.data, Date.now()),
  );
  if (given.ok && given.value.ok) refresh();
  return given.ok ? given.value : given;
}
