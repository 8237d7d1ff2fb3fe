"use server";

import { classIdSchema } from "#lib/classes/class-schemas.ts";
import type { Result } from "#lib/core/result.ts";
import type { MarksProblem } from "#lib/marks/marked-test.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { deleteClassTest as deleteIt } from "#lib/server/class-tests.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";

/** Deletes a test, with its points, from a class of the grown-up who is signed in. */
export async function deleteClassTest(classId: unknown, testId: unknown): Promise<Result<null, MarksProblem>> {
  const areIds = classIdSchema.safeParse(classId).success && classIdSchema.safeParse(testId).success;
  if (!areIds) return { ok: false, reason: "refused" };
  if (!(await takeAllowance("change-class"))) return { ok: false, reason: "too-fast" };
  const deleted = await asGrownUp("delete class test", ({ id }) => deleteIt(id, String(classId), String(testId)));
  if (!deleted.ok) return deleted;
  return deleted.value ? { ok: true, value: null } : { ok: false, reason: "gone" };
}
